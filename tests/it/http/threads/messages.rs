//! Messages: kept as they were said, whole batches or none.

use memledger_tests::{Backend, eventually, server::is_sound};
use reqwest::Method;
use serde_json::{Value, json};

use super::{THREAD, path, say};
use crate::http::{World, export};

on_both!(
    a_conversation_comes_back_as_it_was_said,
    a_batch_is_kept_whole_or_not_at_all,
    a_repeated_batch_is_answered_as_before,
    what_no_thread_can_hold_is_refused_by_its_field,
    concurrent_batches_are_numbered_without_a_gap,
    an_export_the_feed_and_the_timeline_hold_a_thread,
);

async fn a_conversation_comes_back_as_it_was_said(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let call = json!({"id": "c1", "type": "function", "function": {"name": "weather", "arguments": "{\"at\": \"Weimar\"}"}});
    let image = json!({"type": "image_url", "image_url": {"url": "https://example.com/a.png"}});
    let messages = json!([
        {"role": "system", "content": "Be brief.\u{0}\r\n  Keep   spaces. "},
        {"role": "user", "content": [{"type": "text", "text": "Rain?"}, image], "name": "Ana", "at": "2026-01-02T03:04:05Z"},
        {"role": "assistant", "content": null, "tool_calls": [call]},
        {"role": "tool", "tool_call_id": "c1", "content": "yes", "metadata": {"took": 1.5}},
        {"role": "assistant", "content": "Yes."},
    ]);
    let body = json!({"messages": messages, "agent_id": "weather-bot"});
    let said = admin.post(&path("messages"), &body).await.is(201);
    assert!(said.header("Ledger-Position").is_some());
    let roles: Vec<&Value> = (0..5).map(|at| &said.body["messages"][at]["role"]).collect();
    assert_eq!(roles, ["system", "user", "assistant", "tool", "assistant"]);
    let listed = admin.get(&path("messages")).await.is(200);
    let [system, user, calls, result, _] = listed.items() else { panic!("{}", listed.text) };
    assert_eq!(system["content"], "Be brief.\u{0}\r\n  Keep   spaces. ");
    assert_eq!(
        (&user["content"], &user["name"], &user["at"]),
        (&json!("Rain?"), &json!("Ana"), &json!("2026-01-02T03:04:05.000000Z"))
    );
    assert_eq!(user["metadata"]["parts"], json!([image]), "what is no text is kept as metadata");
    assert_eq!((&calls["tool_calls"], &calls["content"]), (&json!([call]), &json!("")));
    assert_eq!((&result["tool_call_id"], &result["metadata"]), (&json!("c1"), &json!({"took": 1.5})));
    assert!(listed.items().iter().all(|message| message["agent_id"] == "weather-bot"));
    let threads = admin.get("/api/users/ana/threads").await.is(200);
    assert_eq!(
        (&threads.items()[0]["thread_id"], &threads.items()[0]["messages"]),
        (&json!("t1"), &json!(5))
    );
    assert_eq!(admin.get(THREAD).await.is(200).body["messages"], 5);
    admin.get("/api/users/ana/threads/t2").await.is_problem(404, "not_found", None);
    admin.get("/api/users/ana/threads/t2/messages").await.is_problem(404, "not_found", None);
    is_sound(&world.database.url).await;
}

async fn a_batch_is_kept_whole_or_not_at_all(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let orphan = json!({"messages": [
        {"role": "user", "content": "hello"},
        {"role": "tool", "content": "42", "tool_call_id": "nobody"},
    ]});
    admin.post(&path("messages"), &orphan).await.is_problem(
        400,
        "invalid_request",
        Some("messages[1].tool_call_id"),
    );
    admin.get(THREAD).await.is_problem(404, "not_found", None);
    // Pages lead through all of them.
    let many: Vec<Value> = (0..64).map(|at| json!({"role": "user", "content": format!("{at}")})).collect();
    for _ in 0..3 {
        admin.post(&path("messages"), &json!({ "messages": many })).await.is(201);
    }
    let (mut seen, mut page) = (Vec::new(), String::new());
    loop {
        let listed = admin.get(&format!("{}?limit=50{page}", path("messages"))).await.is(200);
        seen.extend(listed.items().iter().filter_map(|message| message["seq"].as_u64()));
        let Some(cursor) = listed.body["next_cursor"].as_str() else { break };
        page = format!("&cursor={cursor}");
    }
    assert_eq!(seen, (0..192).collect::<Vec<u64>>());
    let behind = admin.get(&format!("{}?after_seq=190", path("messages"))).await.is(200);
    assert_eq!(behind.items().len(), 1);
}

async fn a_repeated_batch_is_answered_as_before(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let body =
        json!({"messages": [{"role": "user", "content": "one"}, {"role": "assistant", "content": "two"}]});
    let headers = [("Idempotency-Key", "k1")];
    let first = admin.send(Method::POST, &path("messages"), Some(&body), &headers).await.is(201);
    say(admin, &[("user", "three")]).await;
    let again = admin.send(Method::POST, &path("messages"), Some(&body), &headers).await.is(201);
    assert!(again.is_replayed() && !first.is_replayed());
    assert_eq!(first.body, again.body);
    let other = json!({"messages": [{"role": "user", "content": "other"}]});
    let refused = admin.send(Method::POST, &path("messages"), Some(&other), &headers).await;
    refused.is_problem(422, "idempotency_mismatch", None);
    assert_eq!(admin.get(THREAD).await.is(200).body["messages"], 3);
    is_sound(&world.database.url).await;
}

async fn what_no_thread_can_hold_is_refused_by_its_field(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let hello = json!({"role": "user", "content": "x"});
    let large = json!({"role": "user", "content": "x".repeat(300_000)});
    for (messages, field) in [
        (json!([]), "messages"),
        (json!(vec![&hello; 65]), "messages"),
        (json!([large]), "messages"),
        (json!([{"role": "robot", "content": "x"}]), "messages[0].role"),
        (json!([hello, {"role": "user", "content": ""}]), "messages[1].content"),
        (json!([{"role": "user", "content": 7}]), "messages[0].content"),
        (json!([{"role": "user", "content": "x", "tool_calls": [{"id": "a"}]}]), "messages[0].tool_calls"),
        (json!([{"role": "assistant", "tool_calls": [{"name": "a"}]}]), "messages[0].tool_calls[0]"),
        (
            json!([{"role": "assistant", "tool_calls": [{"id": "a"}, {"id": "a"}]}]),
            "messages[0].tool_calls[1].id",
        ),
        (json!([{"role": "user", "content": "x", "tool_call_id": "a"}]), "messages[0].tool_call_id"),
        (json!([{"role": "user", "content": "x", "at": "yesterday"}]), "messages[0].at"),
        (
            json!([{"role": "user", "content": "x", "metadata": {"n": 9_007_199_254_740_993_i64}}]),
            "messages[0].metadata.n",
        ),
    ] {
        let refused = admin.post(&path("messages"), &json!({ "messages": messages })).await;
        refused.is_problem(400, "invalid_request", Some(field));
    }
    let extracting = admin.post(&path("messages"), &json!({"messages": [hello], "extract": "yes"})).await;
    extracting.is_problem(400, "invalid_request", Some("extract"));
    admin.get(THREAD).await.is_problem(404, "not_found", None);
}

async fn concurrent_batches_are_numbered_without_a_gap(backend: Backend) {
    let world = World::new(backend).await;
    let batches = (0..32).map(|at| {
        let api = world.server.admin();
        tokio::spawn(async move {
            say(&api, &[("user", &format!("q{at}")), ("assistant", &format!("a{at}"))]).await
        })
    });
    let mut firsts = Vec::new();
    for batch in batches.collect::<Vec<_>>() {
        firsts.push(batch.await.unwrap());
    }
    firsts.sort_unstable();
    assert_eq!(firsts, (0..32).map(|at| at * 2).collect::<Vec<u64>>());
    let listed = world.admin.get(&format!("{}?limit=500", path("messages"))).await.is(200);
    for pair in listed.items().chunks(2) {
        let number = |at: usize| pair[at]["content"].as_str().unwrap()[1..].to_owned();
        assert_eq!(number(0), number(1), "a batch stands together");
    }
}

async fn an_export_the_feed_and_the_timeline_hold_a_thread(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    say(admin, &[("user", "My gate is B2"), ("assistant", "Noted")]).await;
    let supervisor = world.server.with_key(&["--role", "supervisor", "--user", "ana"]).await;
    // Whose events a supervisor sees is asked of a read model, which follows the log.
    eventually("the feed of a supervisor has the messages", async || {
        let feed = supervisor.get("/api/events").await.is(200);
        feed.items().iter().filter(|event| event["event_type"] == "MessageAppended").count() == 2
    })
    .await;
    let lines = export(admin, "ana").await;
    let of_type = |kind: &str| lines.iter().filter(|line| line["type"] == kind).count();
    assert_eq!(of_type("message"), 2, "{lines:?}");
    assert!(lines.iter().any(|line| line["type"] == "event" && line["stream_type"] == "thread"));
    assert!(!lines.iter().any(|line| line["type"] == "event" && line.to_string().contains("B2")));
}
