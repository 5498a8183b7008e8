//! What runs classify and do stands among the operations.

use std::collections::BTreeMap;

use memledger_tests::{Backend, server::Api};
use serde_json::{Value, json};

use super::{
    endpoint::{Asking, Wrong},
    of_run, optimised, text, working,
};
use crate::http::{
    remember, walk,
    workflows::{ended, request},
};

on_both!(
    what_a_run_did_is_told_of_each_memory,
    a_model_without_an_answer_is_told_of_each_batch,
    a_run_over_no_memory_is_skipped,
);

/// The operations of runs, or of their undoing: how often each op ended how.
async fn told(api: &Api, user: &str, node: &str) -> (Vec<Value>, BTreeMap<String, usize>) {
    let mut items = walk(api, &format!("/api/operations?user_id={user}&node={node}"), 500).await;
    items.retain(|item| item["op"] != "create");
    let mut counts = BTreeMap::new();
    for item in &items {
        *counts.entry(format!("{} {}", text(&item["op"]), text(&item["status"]))).or_default() += 1;
    }
    (items, counts)
}

fn counts(expected: &[(&str, &Value)]) -> BTreeMap<String, usize> {
    let count = |value: &Value| value.as_u64().expect("a count") as usize;
    expected.iter().map(|(what, value)| ((*what).to_owned(), count(value))).filter(|(_, n)| *n > 0).collect()
}

async fn what_a_run_did_is_told_of_each_memory(backend: Backend) {
    let world = working(backend).await;
    let api = &world.admin;
    let run = optimised(api, "ana").await;
    let (items, found) = told(api, "ana", "worker").await;
    let save = run["steps"].as_array().unwrap().iter().find(|step| step["name"] == "save").unwrap();
    let figure = |name: &str| save["figures"][name].clone();
    let expected = counts(&[
        ("classify ok", &json!(1)),
        ("delete ok", &figure("deleted")),
        ("merge ok", &figure("merged_groups")),
        ("update ok", &figure("rewritten")),
    ]);
    assert_eq!(found, expected, "{save:#}");
    assert!(found.contains_key("delete ok") && found.contains_key("merge ok"), "{found:?}");
    for item in &items {
        assert_eq!(item["actor"], "workflow:memory-optimization", "{item}");
        assert_eq!(item["memory_id"].is_null(), item["op"] == "classify", "{item}");
    }
    let restored = of_run(api, text(&run["run_id"]), "/restore").await.is(200).body;
    let (items, found) = told(api, "ana", "hotpath").await;
    let again = |name: &str| restored[name].as_u64().expect("a count");
    let expected = counts(&[
        ("delete ok", &restored["archived"]),
        ("update ok", &json!(again("restored") + again("rewritten"))),
    ]);
    assert_eq!(found, expected, "{restored}");
    assert!(items.iter().all(|item| text(&item["actor"]).starts_with("admin")), "{items:?}");
}

async fn a_model_without_an_answer_is_told_of_each_batch(backend: Backend) {
    let asking = Asking::new(backend).await;
    asking.endpoint.goes_wrong(&[Wrong::BadJson; 100]);
    assert_eq!(asking.ran("ana").await["status"], "failed");
    let (items, found) = told(&asking.server.admin(), "ana", "worker").await;
    assert_eq!(found, counts(&[("classify error", &json!(1))]));
    assert_eq!(items[0]["error"], "no_answer");
}

async fn a_run_over_no_memory_is_skipped(backend: Backend) {
    let world = working(backend).await;
    let api = &world.admin;
    let only = remember(api, "ana", json!({"content": "Plays the cello"})).await;
    api.delete(&crate::http::memory("ana", &crate::http::id(&only))).await.is(200);
    ended(api, &request(api, "ana").await).await;
    let (_, found) = told(api, "ana", "worker").await;
    assert_eq!(found, counts(&[("classify skipped", &json!(1))]));
}
