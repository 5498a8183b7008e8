//! What auditors read: histories, timelines, exports.

use std::collections::{BTreeMap, BTreeSet};

use memledger_tests::{
    Backend,
    server::{Api, encoded},
};
use reqwest::Method;
use serde_json::{Value, json};

use super::{
    World, column, export, id, memories, memory, of_type, remember, rev, walk, whole_export, without_requests,
};

on_both!(
    a_history_tells_every_change,
    a_timeline_is_filtered,
    an_export_holds_everything,
    an_export_as_csv_keeps_its_cells_apart,
    an_export_as_csv_has_no_formulas,
    an_export_as_csv_holds_what_the_other_form_does,
    an_export_of_a_moment_is_what_was_known_then,
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
    let lines = whole_export(&world.admin, "ana").await;
    let (memories, history, events) =
        (of_type(&lines, "memory"), of_type(&lines, "history"), of_type(&lines, "event"));
    let (operations, accesses) = (of_type(&lines, "operation"), of_type(&lines, "access"));
    let counted = memories.len() + history.len() + events.len() + operations.len() + accesses.len();
    assert_eq!(counted, lines.len());
    let listed = walk(&world.admin, "/api/operations?user_id=ana", 500).await;
    assert!(!operations.is_empty());
    assert_eq!(bare(operations), listed);
    let listed = walk(&world.admin, "/api/users/ana/memories?state=all", 500).await;
    assert_eq!(bare(memories), listed);
    let mut timeline = walk(&world.admin, "/api/users/ana/timeline", 500).await;
    timeline.reverse();
    // States of now, which the history of another moment knows nothing of.
    for item in &mut timeline {
        let sources = item["detail"].get_mut("derived_from").and_then(Value::as_array_mut);
        for source in sources.into_iter().flatten() {
            source.as_object_mut().unwrap().remove("state_now");
        }
        item["detail"].as_object_mut().unwrap().remove("state_now");
    }
    assert_eq!(bare(history), timeline);
    let head = rev(&world.admin, "ana").await;
    for (event, number) in events.iter().zip(1..) {
        assert_eq!((&event["version"], &event["body"]["rev"]), (&json!(number), &json!(number)));
        let text = event.to_string();
        assert!(!text.contains("marker") && !text.contains("marked"), "personal text in {text}");
    }
    assert_eq!(events.len() as u64, head);
    assert!(events.iter().any(|event| event["body"]["memory_id"] == own.as_str()));
    let again = world.admin.get("/api/users/ana/export?format=jsonl").await.is(200).text;
    assert_eq!(without_requests(&again), without_requests(&answer.text));
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
    let texts = ["=HYPERLINK(1)", "+1", "-1", "@sum", "1+1", "0;=cmd", "0;\u{ff1d}cmd", "\u{ff0b}1"];
    for text in texts {
        remember(&world.admin, "ana", json!({"content": text})).await;
    }
    let table = csv(&world.admin).await;
    for text in &texts[..4] {
        assert!(table.contains(&format!(",'{text},")) && !table.contains(&format!(",{text},")), "{table}");
    }
    assert!(table.contains(",1+1,"), "{table}");
    // However else a spreadsheet divides the line, and whatever sign it takes for another.
    for safe in [",0;'=cmd,", ",0;'\u{ff1d}cmd,", ",'\u{ff0b}1,"] {
        assert!(table.contains(safe), "{safe} is not in {table}");
    }
    let lines = whole_export(&world.admin, "ana").await;
    let memories = lines.iter().filter(|line| line["type"] == "memory");
    let kept: BTreeSet<&str> = memories.filter_map(|line| line["content"].as_str()).collect();
    assert_eq!(kept, BTreeSet::from(texts));
    // Where to resume a feed is no matter of an export.
    let events: Vec<&Value> = lines.iter().filter(|line| line["type"] == "event").collect();
    assert_eq!(events.len(), texts.len());
    assert!(events.iter().all(|event| event.get("cursor").is_none()), "{events:?}");
}

/// The cells of a line by the names of their columns; none of them holds a line's end.
pub fn by_column(table: &str) -> Vec<BTreeMap<String, String>> {
    let mut reader = ::csv::Reader::from_reader(table.as_bytes());
    reader.deserialize().map(|row| row.expect("a row has a cell for each column")).collect()
}

async fn an_export_as_csv_holds_what_the_other_form_does(backend: Backend) {
    let world = World::new(backend).await;
    let file = tempfile::NamedTempFile::new().unwrap();
    let row = json!({
        "memory_id": "a-1", "memory": "Likes tea", "input": "I do like my tea", "topics": ["food"],
        "user_id": "ana", "created_at": 1_733_414_400, "updated_at": 1_733_414_401,
    });
    std::fs::write(file.path(), row.to_string()).unwrap();
    world.server.cli(&["import", "--from", "agno", file.path().to_str().unwrap()]).await.is(0);
    let metadata = json!({"source": "chat"});
    let own = json!({"content": "Likes rain", "metadata": metadata, "pinned": true, "thread_id": "t1"});
    let own = id(&remember(&world.admin, "ana", own).await);
    world.admin.get(&format!("/api/users/ana/memories/{own}")).await.is(200);
    let lines = whole_export(&world.admin, "ana").await;
    let rows = by_column(&csv(&world.admin).await);
    // The other one was an access.
    assert_eq!(rows.len(), lines.len() + 1);
    let imported = rows.iter().find(|row| row["type"] == "memory" && row["id"] == "a-1").unwrap();
    assert_eq!(
        (imported["input"].as_str(), imported["created_at"].as_str()),
        ("I do like my tea", "2024-12-05T16:00:00.000000Z")
    );
    assert!(imported["recorded_at"].as_str() > "2026", "it is recorded when it came: {imported:?}");
    let listed = lines.iter().find(|line| line["type"] == "memory" && line["id"] == "a-1").unwrap();
    assert_eq!(
        (&listed["recorded_at"], &listed["input"]),
        (&json!(imported["recorded_at"]), &json!(imported["input"]))
    );
    let added = rows.iter().find(|row| row["type"] == "history" && row["id"] == "a-1").unwrap();
    assert_eq!(added["time"], imported["recorded_at"]);
    let written = rows.iter().find(|row| row["type"] == "memory" && row["id"] == own).unwrap();
    assert_eq!(written["created_at"], written["recorded_at"]);
    assert_eq!(serde_json::from_str::<Value>(&written["metadata"]).unwrap(), metadata);
    let detail: Value = serde_json::from_str(&written["detail"]).unwrap();
    assert_eq!((&detail["pinned"], &detail["thread_id"]), (&json!(true), &json!("t1")));
    let operations: Vec<_> = rows.iter().filter(|row| row["type"] == "operation").collect();
    let named: Vec<_> = operations.iter().map(|row| (row["event"].as_str(), row["id"].as_str())).collect();
    assert!(named.contains(&("create", own.as_str())), "{named:?}");
    assert_eq!(operations.len(), of_type(&lines, "operation").len());
    // A supervisor's export has no operations, as they are for auditors.
    let supervisor = world.server.with_key(&["--role", "supervisor", "--user", "ana"]).await;
    assert!(of_type(&whole_export(&supervisor, "ana").await, "operation").is_empty());
}

async fn an_export_of_a_moment_is_what_was_known_then(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    let first = id(&remember(api, "ana", json!({"content": "Drinks tea"})).await);
    let then = export(api, "ana").await;
    let at = of_type(&then, "history")[0]["ts"].as_str().unwrap().to_owned();
    api.send(
        Method::PATCH,
        &format!("/api/users/ana/memories/{first}"),
        Some(&json!({"content": "Drinks coffee"})),
        &[],
    )
    .await
    .is(200);
    remember(api, "ana", json!({"content": "Has a cat"})).await;
    let of_moment = async |query: &str| -> Vec<Value> {
        let told = api.get(&format!("/api/users/ana/export?{query}")).await.is(200).text;
        told.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    for query in ["as_of_rev=1".to_owned(), format!("as_of={at}")] {
        let lines = of_moment(&query).await;
        for name in ["memory", "history", "event"] {
            assert_eq!(of_type(&lines, name), of_type(&then, name), "{name} of {query}");
        }
        assert!(of_type(&lines, "operation").len() <= 1, "{query}: {lines:#?}");
        assert!(of_type(&lines, "access").is_empty(), "who read it later is not of then: {query}");
    }
    assert!(of_moment("as_of_rev=0").await.is_empty());
    assert_eq!(of_type(&of_moment("as_of_rev=3").await, "memory").len(), 2);
    for (wrong, field) in
        [("as_of_rev=4", "as_of_rev"), ("as_of=never", "as_of"), ("as_of=2025&as_of_rev=1", "as_of")]
    {
        api.get(&format!("/api/users/ana/export?{wrong}")).await.is_problem(
            400,
            "invalid_request",
            Some(field),
        );
    }
    let ran = world.server.cli(&["export", "--user", "ana", "--as-of-rev", "1"]).await.is(0);
    assert!(ran.stdout.contains("Drinks tea") && !ran.stdout.contains("coffee"), "{}", ran.stdout);
    world.server.cli(&["export", "--user", "ana", "--as-of-rev", "9"]).await.is(2);
}

async fn an_export_as_csv_keeps_its_cells_apart(backend: Backend) {
    let world = World::new(backend).await;
    let heading = "type,id,state,event,category,bank,importance,topics,content,old,actor,reason,rev,\
                   partition_id,position,time,created_at,recorded_at,input,metadata,detail";
    assert_eq!(csv(&world.admin).await.trim_end(), heading);
    let own = seven_changes(&world).await;
    remember(&world.admin, "ana", json!({"content": "said \"a, b\"", "topics": ["x", "y"]})).await;
    let text = csv(&world.admin).await;
    assert!(text.contains(r#"x; y,"said ""a, b""","#), "{text}");
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some(heading));
    assert_eq!(lines.clone().filter(|line| line.starts_with(&format!("memory,{own},active,,"))).count(), 1);
    assert_eq!(lines.clone().filter(|line| line.starts_with(&format!("history,{own},"))).count(), 7);
    // This one is an access of the next.
    assert_eq!(lines.count() + 1, whole_export(&world.admin, "ana").await.len());
    remember(&world.admin, "ana", json!({"content": "two\nlines"})).await;
    assert!(csv(&world.admin).await.contains("\"two\nlines\""));
}
