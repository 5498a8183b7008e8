//! What a delta tells of merges, and of changes that come to nothing.

use memledger_tests::{Backend, server::Api};
use reqwest::Method;
use serde_json::{Value, json};

use super::{act, column, delta};
use crate::http::{World, id, memories, memory, remember};

on_both!(
    a_rev_within_a_merge_leads_to_what_it_became,
    a_rev_within_a_merge_whose_product_is_merged_again_counts_all_that_went,
    merges_of_merges_are_told_as_one,
    what_is_merged_twice_counts_once,
    a_product_that_was_restored_stands_for_itself,
    a_change_that_is_taken_back_is_not_told,
);

async fn three(api: &Api) -> Vec<String> {
    let mut ids = Vec::new();
    for content in ["one", "two", "three"] {
        ids.push(id(&remember(api, "ana", json!({"content": content})).await));
    }
    ids
}

async fn merge(api: &Api, sources: [&str; 2], content: &str, target: Option<&str>) -> Value {
    let body = json!({"source_ids": sources, "content": content, "target_id": target});
    api.post(&format!("{}/merge", memories("ana")), &body).await.is(201).body
}

/// The rev of a merge is its product's, and those of its sources follow.
async fn a_rev_within_a_merge_leads_to_what_it_became(backend: Backend) {
    let world = World::new(backend).await;
    let ids = three(&world.admin).await;
    let product = merge(&world.admin, [&ids[0], &ids[1]], "both", None).await;
    assert_eq!(product["rev"], 4);
    let told = delta(&world.admin, 4).await;
    let changes = told["changes"].as_array().unwrap();
    assert_eq!(column(changes, "event"), ["merged", "merged"]);
    assert_eq!(changes[0]["meta"]["merged_into"], product["id"]);
    assert_eq!(told["header"], "Memory updates since rev 4:\n- ↔merged: Combined 2 notes about both");
    let told = delta(&world.admin, 5).await;
    assert_eq!(told["header"], "Memory updates since rev 5:\n- ↔merged: Combined 1 note about both");
    // A product that is gone by now took what it was made from with it.
    act(&world.admin, Method::DELETE, memory("ana", &id(&product)), None).await;
    let told = delta(&world.admin, 4).await;
    assert_eq!(column(told["changes"].as_array().unwrap(), "event"), ["deleted"; 3], "{told}");
}

async fn a_rev_within_a_merge_whose_product_is_merged_again_counts_all_that_went(backend: Backend) {
    let world = World::new(backend).await;
    let ids = three(&world.admin).await;
    let first = merge(&world.admin, [&ids[0], &ids[1]], "one and two", None).await;
    assert_eq!(first["rev"], 4);
    let last = id(&merge(&world.admin, [&id(&first), &ids[2]], "all three", None).await);
    let told = delta(&world.admin, 4).await;
    assert_eq!(told["header"], "Memory updates since rev 4:\n- ↔merged: Combined 4 notes about all three");
    let changes = told["changes"].as_array().unwrap();
    let product = changes.iter().find(|change| change["memory_id"] == last).expect("it is told");
    let from = json!([id(&first), ids[2], ids[0], ids[1]]);
    assert_eq!(product["meta"]["merged_from"], from, "{told}");
}

async fn merges_of_merges_are_told_as_one(backend: Backend) {
    let world = World::new(backend).await;
    let ids = three(&world.admin).await;
    let first = id(&merge(&world.admin, [&ids[0], &ids[1]], "one and two", None).await);
    let last = id(&merge(&world.admin, [&first, &ids[2]], "all three", None).await);
    let told = delta(&world.admin, 3).await;
    assert_eq!(told["header"], "Memory updates since rev 3:\n- ↔merged: Combined 3 notes about all three");
    let changes = told["changes"].as_array().unwrap();
    assert_eq!(column(changes, "event"), ["merged"; 4], "{told}");
    let (product, sources) = (&changes[2], [&changes[0], &changes[1], &changes[3]]);
    assert_eq!((&product["memory_id"], &product["meta"]["merged_from"]), (&json!(last), &json!(ids)));
    for (source, id) in sources.into_iter().zip(&ids) {
        assert_eq!((&source["memory_id"], &source["meta"]["merged_into"]), (&json!(id), &json!(last)));
    }
}

async fn what_is_merged_twice_counts_once(backend: Backend) {
    let world = World::new(backend).await;
    let ids = three(&world.admin).await;
    let target = Some(ids[0].as_str());
    merge(&world.admin, [&ids[0], &ids[1]], "one and two", target).await;
    act(&world.admin, Method::POST, format!("{}/restore", memory("ana", &ids[1])), None).await;
    merge(&world.admin, [&ids[0], &ids[1]], "one and two again", target).await;
    merge(&world.admin, [&ids[0], &ids[2]], "all three", target).await;
    let told = delta(&world.admin, 3).await;
    assert_eq!(told["header"], "Memory updates since rev 3:\n- ↔merged: Combined 3 notes about all three");
    let product = told["changes"].as_array().unwrap().iter().find(|change| change["memory_id"] == ids[0]);
    assert_eq!(product.unwrap()["meta"]["merged_from"], json!(ids[1..]));
    let memory = world.admin.get(&memory("ana", &ids[0])).await.is(200).body;
    assert_eq!(memory["merged_from"], json!(ids[1..]));
}

async fn a_product_that_was_restored_stands_for_itself(backend: Backend) {
    let world = World::new(backend).await;
    let ids = three(&world.admin).await;
    let first = id(&merge(&world.admin, [&ids[0], &ids[1]], "one and two", None).await);
    let last = id(&merge(&world.admin, [&first, &ids[2]], "all three", None).await);
    act(&world.admin, Method::POST, format!("{}/restore", memory("ana", &first)), None).await;
    let told = delta(&world.admin, 3).await;
    let changes = told["changes"].as_array().unwrap();
    let of = |id: &str| {
        changes.iter().find(|change| change["memory_id"] == id).expect("it is told")["meta"].clone()
    };
    assert_eq!(of(&last)["merged_from"], json!([first, ids[2]]), "{told}");
    assert_eq!(of(&first)["merged_from"], json!(ids[..2]), "{told}");
    let into: Vec<Value> = ids.iter().map(|id| of(id)["merged_into"].clone()).collect();
    assert_eq!(into, [json!(first), json!(first), json!(last)], "{told}");
}

async fn a_change_that_is_taken_back_is_not_told(backend: Backend) {
    let world = World::new(backend).await;
    let path = memory("ana", &three(&world.admin).await[0]);
    for body in [
        json!({"pinned": true, "category": "work"}),
        json!({"importance": 5}),
        json!({"pinned": false}),
        json!({"category": null, "importance": 2}),
    ] {
        act(&world.admin, Method::PATCH, path.clone(), Some(body)).await;
    }
    let told = delta(&world.admin, 3).await;
    assert_eq!((&told["header"], &told["changes"]), (&Value::Null, &json!([])), "{told}");
    let since = told["rev"].as_u64().unwrap() - 1;
    let told = delta(&world.admin, since).await;
    assert_eq!(column(told["changes"].as_array().unwrap(), "event"), ["updated"], "{told}");
}
