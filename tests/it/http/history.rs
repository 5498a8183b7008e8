//! What auditors read: histories, timelines, exports.

use std::collections::BTreeSet;

use memledger_tests::{
    Backend,
    server::{Api, encoded},
};
use reqwest::Method;
use serde_json::{Value, json};

use super::{World, column, export, id, memories, memory, of_type, remember, rev, walk};

on_both!(
    a_history_tells_every_change,
    a_timeline_is_filtered,
    an_export_holds_everything,
    an_export_as_csv_keeps_its_cells_apart,
    an_export_as_csv_has_no_formulas,
);

/// One memory through seven changes, the second by an agent.
async fn seven_changes(world: &World) -> String {
    let admin = &world.admin;
    let agent = world.server.with_key(&["--role", "agent", "--agent", "planner"]).await;
    let made = remember(admin, "ana", json!({"content": "one", "run_id": "r1"})).await;
    let path = memory("ana", &id(&made));
    agent.patch(&path, &json!({"content": "two"})).await.is(200);
    admin.patch(&path, &json!({"pinned": true})).await.is(200);
    admin.delete(&format!("{path}?reason={}", encoded("no longer true"))).await.is(200);
    admin.send(Method::POST, &format!("{path}/restore"), None, &[]).await.is(200);
    admin.delete(&format!("{path}?mode=soft")).await.is(200);
    admin.send(Method::POST, &format!("{path}/restore"), None, &[]).await.is(200);
    id(&made)
}

async fn a_history_tells_every_change(backend: Backend) {
    let world = World::new(backend).await;
    let own = seven_changes(&world).await;
    remember(&world.admin, "ana", json!({"content": "of another memory"})).await;
    let path = format!("{}/history", memory("ana", &own));
    let history = world.admin.get(&path).await.is(200);
    let items = history.items();
    assert_eq!(column(items, "event"), ["RESTORE", "TTL", "RESTORE", "DELETE", "UPDATE", "UPDATE", "ADD"]);
    assert_eq!(column(items, "old"), ["null", "two", "null", "two", "two", "one", "null"]);
    assert_eq!(column(items, "new"), ["two", "null", "two", "null", "two", "two", "one"]);
    assert_eq!(column(items, "reason")[3], "no longer true");
    assert_eq!(column(items, "reason").iter().filter(|reason| **reason == "null").count(), 6);
    for (item, rev) in items.iter().zip((1_u64..=7).rev()) {
        assert_eq!(item["rev"], rev);
        assert_eq!(item["memory_id"], own);
        let actor = item["actor"].as_str().unwrap();
        if rev == 2 {
            assert_eq!(actor, "agent:planner");
        } else {
            assert!(actor.starts_with("admin:k_"), "{actor}");
        }
        assert_eq!(item["run_id"], if rev == 1 { json!("r1") } else { Value::Null });
        assert!(item["partition_id"].is_u64() && item["position"].is_u64());
        assert!(item["ts"].as_str().is_some_and(|ts| ts.ends_with('Z')));
    }
    assert!(items.windows(2).all(|pair| pair[0]["position"].as_u64() > pair[1]["position"].as_u64()));
    let alias = world.admin.get(&format!("/memory/{own}/history")).await.is(200);
    assert_eq!(alias.body, history.body);
    assert_eq!(walk(&world.admin, &path, 3).await, items);
}

async fn a_timeline_is_filtered(backend: Backend) {
    let world = World::new(backend).await;
    let own = seven_changes(&world).await;
    let first = id(&remember(&world.admin, "ana", json!({"content": "No milk"})).await);
    let second = id(&remember(&world.admin, "ana", json!({"content": "No cheese"})).await);
    let merge = json!({"source_ids": [first, second], "content": "No dairy", "reason": "the same"});
    world.admin.post(&format!("{}/merge", memories("ana")), &merge).await.is(201);
    remember(&world.admin, "bob", json!({"content": "of another user"})).await;

    let all = walk(&world.admin, "/api/users/ana/timeline", 500).await;
    let events = column(&all, "event");
    assert_eq!(events[..5], ["MERGE", "MERGE", "MERGE", "ADD", "ADD"]);
    assert_eq!(all.len(), 12);
    assert!(all.iter().all(|item| item["stream_type"] == "memory_book"));
    let reasons: Vec<_> = column(&all, "reason").into_iter().filter(|reason| *reason != "null").collect();
    assert_eq!(reasons, ["the same", "no longer true"]);
    assert_eq!(walk(&world.admin, "/api/users/ana/timeline", 5).await, all);

    let middle = all[4]["ts"].as_str().unwrap();
    let at = |item: &Value| item["ts"].as_str().unwrap().to_owned();
    let only = |passes: &dyn Fn(&Value) -> bool| -> Vec<Value> {
        all.iter().filter(|item| passes(item)).cloned().collect()
    };
    let of_own = |item: &Value| item["memory_id"] == own.as_str();
    let filters = [
        ("event=UPDATE".to_owned(), only(&|item| item["event"] == "UPDATE")),
        ("event=PURGE".to_owned(), Vec::new()),
        ("actor=agent:planner".to_owned(), only(&|item| item["actor"] == "agent:planner")),
        (format!("memory_id={own}"), only(&of_own)),
        (format!("memory_id={own}&event=ADD"), only(&|item| of_own(item) && item["event"] == "ADD")),
        (format!("from={middle}"), only(&|item| at(item).as_str() >= middle)),
        (format!("to={middle}"), only(&|item| at(item).as_str() <= middle)),
        (format!("from={middle}&to={middle}"), only(&|item| at(item) == middle)),
        // Seconds, milliseconds and a date.
        ("from=1000000000".to_owned(), all.clone()),
        ("to=1000000000000".to_owned(), Vec::new()),
        ("from=2020-01-01".to_owned(), all.clone()),
    ];
    for (filter, expected) in filters {
        let found = walk(&world.admin, &format!("/api/users/ana/timeline?{filter}"), 2).await;
        assert_eq!(found, expected, "{filter}");
    }
}

async fn an_export_holds_everything(backend: Backend) {
    let world = World::new(backend).await;
    let own = seven_changes(&world).await;
    remember(&world.admin, "ana", json!({"content": "a marker of its own", "topics": ["marked"]})).await;
    remember(&world.admin, "bob", json!({"content": "of another user"})).await;
    let answer = world.admin.get("/api/users/ana/export").await.is(200);
    assert_eq!(answer.header("content-type"), Some("application/x-ndjson"));
    assert!(!answer.text.contains("of another user"));
    let lines = export(&world.admin, "ana").await;
    let (memories, history, events) =
        (of_type(&lines, "memory"), of_type(&lines, "history"), of_type(&lines, "event"));
    assert_eq!(memories.len() + history.len() + events.len(), lines.len());
    let listed = walk(&world.admin, "/api/users/ana/memories?state=all", 500).await;
    assert_eq!(bare(memories), listed);
    let mut timeline = walk(&world.admin, "/api/users/ana/timeline", 500).await;
    timeline.reverse();
    assert_eq!(bare(history), timeline);
    let head = rev(&world.admin, "ana").await;
    for (event, number) in events.iter().zip(1..) {
        assert_eq!((&event["version"], &event["body"]["rev"]), (&json!(number), &json!(number)));
        let text = event.to_string();
        assert!(!text.contains("marker") && !text.contains("marked"), "personal text in {text}");
    }
    assert_eq!(events.len() as u64, head);
    assert!(events.iter().any(|event| event["body"]["memory_id"] == own.as_str()));
    assert_eq!(world.admin.get("/api/users/ana/export?format=jsonl").await.is(200).text, answer.text);
}

/// Lines without their type.
fn bare(lines: Vec<Value>) -> Vec<Value> {
    let strip = |mut line: Value| {
        line.as_object_mut().expect("a line is an object").remove("type");
        line
    };
    lines.into_iter().map(strip).collect()
}

async fn csv(api: &Api) -> String {
    let answer = api.get("/api/users/ana/export?format=csv").await.is(200);
    assert_eq!(answer.header("content-type"), Some("text/csv; charset=utf-8"));
    answer.text
}

/// Where a spreadsheet would take a text for a formula.
async fn an_export_as_csv_has_no_formulas(backend: Backend) {
    let world = World::new(backend).await;
    let texts = ["=HYPERLINK(1)", "+1", "-1", "@sum", "1+1"];
    for text in texts {
        remember(&world.admin, "ana", json!({"content": text})).await;
    }
    let table = csv(&world.admin).await;
    for text in &texts[..4] {
        assert!(table.contains(&format!(",'{text},")) && !table.contains(&format!(",{text},")), "{table}");
    }
    assert!(table.contains(",1+1,"), "{table}");
    let lines = export(&world.admin, "ana").await;
    let memories = lines.iter().filter(|line| line["type"] == "memory");
    let kept: BTreeSet<&str> = memories.filter_map(|line| line["content"].as_str()).collect();
    assert_eq!(kept, BTreeSet::from(texts));
    // Where to resume a feed is no matter of an export.
    let events: Vec<&Value> = lines.iter().filter(|line| line["type"] == "event").collect();
    assert_eq!(events.len(), texts.len());
    assert!(events.iter().all(|event| event.get("cursor").is_none()), "{events:?}");
}

async fn an_export_as_csv_keeps_its_cells_apart(backend: Backend) {
    let world = World::new(backend).await;
    let heading = "type,id,state,event,category,bank,importance,topics,content,old,actor,reason,rev,\
                   partition_id,position,time";
    assert_eq!(csv(&world.admin).await.trim_end(), heading);
    let own = seven_changes(&world).await;
    remember(&world.admin, "ana", json!({"content": "said \"a, b\"", "topics": ["x", "y"]})).await;
    let text = csv(&world.admin).await;
    assert!(text.contains(r#"x; y,"said ""a, b""","#), "{text}");
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some(heading));
    assert_eq!(lines.clone().filter(|line| line.starts_with(&format!("memory,{own},active,,"))).count(), 1);
    assert_eq!(lines.clone().filter(|line| line.starts_with(&format!("history,{own},"))).count(), 7);
    assert_eq!(lines.count(), export(&world.admin, "ana").await.len());
    remember(&world.admin, "ana", json!({"content": "two\nlines"})).await;
    assert!(csv(&world.admin).await.contains("\"two\nlines\""));
}
