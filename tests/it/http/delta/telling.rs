//! What a header says of each change, and what of the changes may be asked for.

use memledger_tests::Backend;
use reqwest::Method;
use serde_json::{Value, json};

use super::{act, column, delta, thread};
use crate::http::{World, id, memory, remember, rev};

on_both!(
    an_update_shows_what_it_replaced,
    other_labels_are_counted,
    each_change_says_who_and_why,
    a_header_has_as_many_lines_as_asked_for,
    only_what_is_asked_for_is_told,
    a_filter_tells_a_merge_as_one,
    what_is_gone_was_what_the_reader_knew,
    a_span_ends_where_it_is_told_to,
);

async fn an_update_shows_what_it_replaced(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let report = json!({"content": "Report due 12 February", "category": "tasks"});
    let report = memory("ana", &id(&remember(admin, "ana", report).await));
    let patch = async |content: &str| {
        act(admin, Method::PATCH, report.clone(), Some(json!({"content": content}))).await;
    };
    let line = async |since: u64| {
        let told = delta(admin, since).await;
        told["header"].as_str().unwrap().lines().last().unwrap().to_owned()
    };
    patch("Report due 15 January").await;
    patch("Report due 19 January").await;
    // From what the reader knew, whatever came in between.
    assert_eq!(line(1).await, "- ↑updated: [tasks] Report due 12 February → Report due 19 January");
    assert_eq!(line(2).await, "- ↑updated: [tasks] Report due 15 January → Report due 19 January");
    let long = "Report due in spring, ".repeat(6);
    patch(&long).await;
    assert_eq!(line(3).await, format!("- ↑updated: [tasks] {}", long.trim()));
    // A destroyed text is not told as the old one either.
    act(admin, Method::POST, format!("{report}/purge"), Some(json!({"reason": "r"}))).await;
    assert_eq!(line(1).await, "- −deleted: [tasks] (erased)");
}

async fn other_labels_are_counted(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let mut ids = Vec::new();
    for content in ["Likes tea", "Plays chess", "Ships in May"] {
        let body = json!({"content": content, "category": "notes", "topics": ["one"]});
        ids.push(id(&remember(admin, "ana", body).await));
    }
    let labels = [
        json!({"importance": 5, "topics": ["two"]}),
        json!({"category": "hobbies", "pinned": true}),
        // The same words.
        json!({"content": "ships  in May."}),
    ];
    for (id, body) in ids.iter().zip(labels) {
        act(admin, Method::PATCH, memory("ana", id), Some(body)).await;
    }
    let told = delta(admin, 3).await;
    assert_eq!(told["header"], "Memory updates since rev 3:\n- ↑updated: Labels of 3 memories");
    assert_eq!(told["omitted"], 3);
    assert_eq!(told["omitted_by_category"], json!({"notes": 2, "hobbies": 1}));
    let changes = told["changes"].as_array().unwrap();
    let changed: Vec<&Value> = changes.iter().map(|change| &change["changed"]).collect();
    let expected = [json!(["topics", "importance"]), json!(["category", "pinned"]), json!(["content"])];
    assert_eq!(changed, expected.iter().collect::<Vec<_>>());
    assert_eq!((&changes[0]["old"], &changes[0]["new"]), (&json!("Likes tea"), &json!("Likes tea")));

    remember(admin, "ana", json!({"content": "Works from Lisbon", "importance": 1})).await;
    let header = "Memory updates since rev 3:\n- +created: [General] Works from Lisbon (imp=1) (+3 more)";
    assert_eq!(delta(admin, 3).await["header"], header);
}

async fn each_change_says_who_and_why(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let planner = world.server.with_key(&["--role", "agent", "--agent", "planner", "--user", "ana"]).await;
    let kept = id(&remember(&planner, "ana", json!({"content": "No nuts", "importance": 5})).await);
    let gone = id(&remember(&planner, "ana", json!({"content": "Lives in Porto"})).await);
    let path = format!("{}?reason=She%20moved", memory("ana", &gone));
    act(admin, Method::DELETE, path, None).await;
    act(&planner, Method::PATCH, memory("ana", &kept), Some(json!({"content": "No nuts, no sesame"}))).await;
    let told = delta(admin, 2).await;
    let [deleted, updated] = told["changes"].as_array().unwrap().as_slice() else { panic!("{told}") };
    let all = |change: &Value| {
        json!([change["old"], change["new"], change["changed"], change["actor"], change["reason"]])
    };
    let actor = deleted["actor"].as_str().unwrap();
    assert!(actor.starts_with("admin:"), "{actor}");
    assert_eq!(all(deleted), json!(["Lives in Porto", null, [], actor, "She moved"]));
    assert_eq!(all(updated), json!(["No nuts", "No nuts, no sesame", ["content"], "agent:planner", null]));
    assert_eq!((&deleted["importance"], &updated["importance"]), (&json!(2), &json!(5)));
    assert_eq!((&deleted["run_id"], &deleted["text"]), (&Value::Null, &json!("Lives in Porto")));
    let created = &delta(admin, 0).await["changes"][0];
    assert_eq!(all(created), json!([null, "No nuts, no sesame", [], "agent:planner", null]));
}

async fn a_header_has_as_many_lines_as_asked_for(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    for number in 0..25 {
        let body = json!({"content": format!("note {number}"), "category": "notes"});
        remember(admin, "ana", body).await;
    }
    let asked = async |max_lines: &str| {
        admin.get(&format!("{}/delta?since=start&max_lines={max_lines}", thread("t"))).await
    };
    for lines in [1, 3, 6, 20] {
        let told = asked(&lines.to_string()).await.is(200).body;
        assert_eq!(told["header"].as_str().unwrap().lines().count(), 1 + lines);
        assert_eq!(told["omitted"], 25 - lines);
        assert_eq!(told["omitted_by_category"], json!({"notes": 25 - lines}));
        assert_eq!(told["changes"].as_array().unwrap().len(), 25);
    }
    assert_eq!(delta(admin, 0).await["omitted"], 22);
    for wrong in ["0", "21", "-1", "x", "300"] {
        asked(wrong).await.is_problem(400, "invalid_request", Some("max_lines"));
    }
}

async fn only_what_is_asked_for_is_told(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let planner = world.server.with_key(&["--role", "agent", "--agent", "planner", "--user", "ana"]).await;
    let writes = [
        (admin, json!({"content": "a", "category": "tasks", "importance": 1})),
        (&planner, json!({"content": "b", "category": "tasks", "importance": 3})),
        (&planner, json!({"content": "c", "category": "goals", "importance": 5})),
        (admin, json!({"content": "d", "importance": 4})),
    ];
    let mut ids = Vec::new();
    for (api, body) in writes {
        ids.push(id(&remember(api, "ana", body).await));
    }
    act(&planner, Method::PATCH, memory("ana", &ids[3]), Some(json!({"content": "e"}))).await;
    let texts = async |parameters: &str| {
        let told = admin.get(&format!("{}/delta?since=start&{parameters}", thread("t"))).await.is(200).body;
        assert_eq!(told["rev"], 5, "it leads past what is not told");
        assert_eq!(told["header"].is_null(), told["changes"] == json!([]));
        column(told["changes"].as_array().unwrap(), "text").join("")
    };
    assert_eq!(texts("importance_min=4").await, "ce");
    assert_eq!(texts("categories=goals").await, "c");
    assert_eq!(texts("categories=goals,tasks").await, "abc");
    assert_eq!(texts("actors=agent:planner").await, "bce");
    assert_eq!(texts("actors=agent:planner,agent:other&categories=tasks").await, "b");
    assert_eq!(texts("actors=agent:other").await, "");
    let wrong = [
        ("importance_min=0", "importance_min"),
        ("importance_min=6", "importance_min"),
        ("categories=", "categories"),
        ("categories=a,,b", "categories"),
        ("actors=,", "actors"),
        ("until_rev=x", "until_rev"),
    ];
    for (parameters, field) in wrong {
        let answer = admin.get(&format!("{}/delta?{parameters}", thread("t"))).await;
        answer.is_problem(400, "invalid_request", Some(field));
    }
}

async fn a_filter_tells_a_merge_as_one(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let mut ids = Vec::new();
    for (content, category) in [("Report is due", "tasks"), ("Ships in May", "goals")] {
        let body = json!({"content": content, "category": category, "importance": 3});
        ids.push(id(&remember(admin, "ana", body).await));
    }
    let merge = json!({"source_ids": ids, "target_id": ids[1], "content": "Report and ship in May"});
    admin.post("/api/users/ana/memories/merge", &merge).await.is(201);
    let told = async |parameters: &str| {
        admin.get(&format!("{}/delta?since_rev=2&{parameters}", thread("t"))).await.is(200).body
    };
    let of_tasks = told("categories=tasks").await;
    let change = &of_tasks["changes"][0];
    assert_eq!((&change["event"], &change["meta"]["merged_into"]), (&json!("merged"), &json!(ids[1])));
    assert!(of_tasks["header"].as_str().unwrap().contains("- ↔merged: Combined 1 note"), "{of_tasks}");
    assert!(told("importance_min=4").await["header"].is_null());
}

async fn what_is_gone_was_what_the_reader_knew(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let one = memory("ana", &id(&remember(admin, "ana", json!({"content": "Lives in Porto"})).await));
    act(admin, Method::PATCH, one.clone(), Some(json!({"content": "Lives in Faro", "importance": 4}))).await;
    act(admin, Method::DELETE, one, None).await;
    let told = delta(admin, 1).await;
    let change = &told["changes"][0];
    let all = json!([change["event"], change["old"], change["new"], change["text"], change["changed"]]);
    assert_eq!(all, json!(["deleted", "Lives in Porto", null, "Lives in Faro", []]));
}

async fn a_span_ends_where_it_is_told_to(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let one = memory("ana", &id(&remember(admin, "ana", json!({"content": "one"})).await));
    act(admin, Method::PATCH, one.clone(), Some(json!({"content": "two"}))).await;
    act(admin, Method::PATCH, one, Some(json!({"content": "three"}))).await;
    let until = async |parameters: &str| {
        let told = admin.get(&format!("{}/delta?{parameters}", thread("t"))).await.is(200).body;
        json!([told["rev"], told["more"], column(told["changes"].as_array().unwrap(), "text")])
    };
    assert_eq!(until("since_rev=0&until_rev=2").await, json!([2, false, ["two"]]));
    assert_eq!(until("since_rev=2&until_rev=3").await, json!([3, false, ["three"]]));
    assert_eq!(until("since_rev=2&until_rev=2").await, json!([2, false, []]));
    assert_eq!(until("since_rev=1&until_rev=99").await, json!([3, false, ["three"]]), "as far as there is");
    let path = format!("{}/delta?since_rev=2&until_rev=1", thread("t"));
    admin.get(&path).await.is_problem(400, "invalid_request", Some("until_rev"));
    // Of a reader that is further already, it asks for nothing.
    super::acknowledge(admin, "t", 3).await.is(200);
    assert_eq!(until("until_rev=1").await, json!([3, false, []]));
    assert_eq!(rev(admin, "ana").await, 3);
}
