//! Roll-backs and purges: texts are gone for good, and with them what was made from them.

use base64::{Engine, engine::general_purpose::STANDARD};
use memledger_tests::{Backend, server::is_sound};
use reqwest::Method;
use serde_json::json;

use super::{THREAD, path, say, seqs, summarised, talk};
use crate::{
    erasure::{is_gone, is_there, marker},
    http::{World, export, id, memories, memory, remember},
};

on_both!(
    a_roll_back_takes_messages_and_summaries_along,
    a_purged_message_is_gone_from_the_summaries_too,
    a_purged_thread_leaves_no_byte_behind,
    a_purged_call_takes_its_results_out_of_the_context,
    only_an_admin_purges,
    a_person_who_asks_is_forgotten_by_what_the_runbook_says,
    threads_of_all_kinds_are_listed_page_by_page,
);

async fn a_roll_back_takes_messages_and_summaries_along(backend: Backend) {
    let world = World::new(backend).await;
    let (admin, secret) = (&world.admin, marker());
    talk(admin, 3).await;
    summarised(admin, 5).await;
    say(admin, &[("user", &format!("I said {secret}")), ("assistant", "Noted")]).await;
    let context = summarised(admin, 7).await;
    assert!(context["memory_text"].as_str().unwrap().contains(&secret));
    is_there(&world.database, &secret).await;
    let left = admin.delete(&format!("{}?from_seq=6", path("messages"))).await.is(200);
    assert_eq!(left.body["messages"], 6);
    let context = admin.get(&path("context")).await.is(200).body;
    assert_eq!((&context["summary"]["end_seq"], seqs(&context)), (&json!(5), vec![]));
    is_gone(&world.database, &secret).await;
    let statuses: Vec<String> = admin
        .get(&path("summaries"))
        .await
        .is(200)
        .items()
        .iter()
        .map(|summary| summary["status"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(statuses, ["withdrawn", "completed"]);
    assert_eq!(say(admin, &[("user", "Again")]).await, 6, "seqs go on without a gap");
    admin.delete(&format!("{}?from_seq=99", path("messages"))).await.is_problem(
        400,
        "invalid_request",
        Some("from_seq"),
    );
    admin.delete(&path("messages")).await.is_problem(400, "invalid_request", Some("from_seq"));
    is_sound(&world.database.url).await;
}

async fn a_purged_message_is_gone_from_the_summaries_too(backend: Backend) {
    let world = World::new(backend).await;
    let (admin, secret) = (&world.admin, marker());
    say(admin, &[("user", &format!("I said {secret}")), ("assistant", "Noted")]).await;
    talk(admin, 2).await;
    assert!(summarised(admin, 5).await["memory_text"].as_str().unwrap().contains(&secret));
    admin.post(&path("messages/0/purge"), &json!({"reason": "asked for it"})).await.is(200);
    is_gone(&world.database, &secret).await;
    let context = summarised(admin, 5).await;
    let text = context["memory_text"].as_str().unwrap();
    assert!(text.contains("free from May on") && !text.contains(&secret), "it is made anew: {text}");
    let listed = admin.get(&path("messages")).await.is(200);
    assert_eq!(
        (&listed.items()[0]["content"], listed.items().len()),
        (&json!(null), 6),
        "it keeps its place"
    );
    admin.post(&path("messages/9/purge"), &json!({"reason": "x"})).await.is_problem(404, "not_found", None);
    is_sound(&world.database.url).await;
}

async fn a_purged_thread_leaves_no_byte_behind(backend: Backend) {
    let world = World::new(backend).await;
    let (admin, secret) = (&world.admin, marker());
    say(admin, &[("user", &format!("I said {secret}")), ("assistant", &secret)]).await;
    talk(admin, 2).await;
    summarised(admin, 5).await;
    let state = json!({"checkpoint_data": {"said": secret}});
    admin.send(Method::PUT, &path("checkpoint"), Some(&state), &[]).await.is(200);
    let purged = admin.delete(&format!("{THREAD}?reason=asked")).await.is(200);
    assert_eq!(purged.body["messages"], 0);
    is_gone(&world.database, &secret).await;
    admin.get(THREAD).await.is_problem(404, "not_found", None);
    admin.get(&path("checkpoint")).await.is_problem(404, "not_found", None);
    admin.delete(THREAD).await.is_problem(404, "not_found", None);
    let lines = export(admin, "ana").await;
    assert!(!lines.iter().any(|line| line["type"] == "message"));
    assert!(
        lines.iter().any(|line| line["event_type"] == "ThreadPurged"),
        "that it was purged stays on record"
    );
    assert_eq!(say(admin, &[("user", "A new beginning")]).await, 0);
    let context = admin.get(&path("context")).await.is(200).body;
    assert_eq!(
        (seqs(&context), &context["summary"]),
        (vec![0], &json!(null)),
        "nothing of the old thread is left"
    );
    is_sound(&world.database.url).await;
}

async fn a_purged_call_takes_its_results_out_of_the_context(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let call = json!({"id": "c1", "type": "function", "function": {"name": "weather", "arguments": "{}"}});
    let said = json!({"messages": [
        {"role": "user", "content": "Rain?"},
        {"role": "assistant", "tool_calls": [call]},
        {"role": "tool", "tool_call_id": "c1", "content": "yes"},
        {"role": "assistant", "content": "Yes."},
    ]});
    admin.post(&path("messages"), &said).await.is(201);
    admin.post(&path("messages/1/purge"), &json!({"reason": "asked for it"})).await.is(200);
    assert_eq!(seqs(&admin.get(&path("context")).await.is(200).body), [0, 3], "no result without its call");
    assert_eq!(say(admin, &[("user", "And tomorrow?")]).await, 4);
    admin.post(&path("messages/0/purge"), &json!({"reason": "asked for it"})).await.is(200);
    assert_eq!(seqs(&admin.get(&path("context")).await.is(200).body), [3, 4]);
}

async fn only_an_admin_purges(backend: Backend) {
    let world = World::new(backend).await;
    let agent = world.server.with_key(&["--role", "agent", "--agent", "planner", "--user", "ana"]).await;
    say(&agent, &[("user", "hello")]).await;
    agent.delete(THREAD).await.is_problem(403, "forbidden", None);
    agent.post(&path("messages/0/purge"), &json!({"reason": "x"})).await.is_problem(403, "forbidden", None);
    agent.delete(&format!("{}?from_seq=0", path("messages"))).await.is(200);
    let auditor = world.server.with_key(&["--role", "auditor"]).await;
    let said = json!({"messages": [{"role": "user", "content": "x"}]});
    auditor.post(&path("messages"), &said).await.is_problem(403, "forbidden", None);
    let other = world.server.with_key(&["--role", "supervisor", "--user", "bob"]).await;
    other.send(Method::POST, &path("messages"), Some(&said), &[]).await.is_problem(404, "not_found", None);
    other.get(&path("context")).await.is_problem(404, "not_found", None);
}

/// The loops of docs/RUNBOOK.md, "An erasure is due".
async fn a_person_who_asks_is_forgotten_by_what_the_runbook_says(backend: Backend) {
    let world = World::new(backend).await;
    let (admin, secret) = (&world.admin, marker());
    for mode in [None, Some("archive"), Some("soft")] {
        let made = remember(admin, "ana", json!({"content": format!("{mode:?} {secret}")})).await;
        if let Some(mode) = mode {
            admin.delete(&format!("{}?mode={mode}", memory("ana", &id(&made)))).await.is(200);
        }
    }
    say(admin, &[("user", &format!("I said {secret}")), ("assistant", &secret)]).await;
    let put = async |path: &str, body| {
        let path = format!("/api/users/ana/threads/{path}");
        assert!(admin.send(Method::PUT, &path, Some(&body), &[]).await.status < 300);
    };
    let data = STANDARD.encode(&secret);
    let write = json!({"task_id": "t", "writes": [{"idx": 0, "channel": "x", "type": "json", "data": data}]});
    put("a%2Fstate/checkpoint", json!({"checkpoint_data": secret})).await;
    put(
        "a%20checkpoint/checkpoints/c1",
        json!({"checkpoint": {"type": "json", "data": data}, "metadata": {}}),
    )
    .await;
    put("writes/checkpoints/c1/writes", write).await;
    is_there(&world.database, &secret).await;
    let mut purged = 0;
    while let Some(found) = admin.get("/api/users/ana/threads?limit=1").await.is(200).items().first() {
        let id = found["thread_id"].as_str().unwrap().replace('/', "%2F").replace(' ', "%20");
        admin.delete(&format!("/api/users/ana/threads/{id}?reason=asked")).await.is(200);
        purged += 1;
    }
    assert_eq!(purged, 4);
    for state in ["active", "archived", "merged", "soft_deleted"] {
        while let Some(found) =
            admin.get(&format!("{}?state={state}&limit=1", memories("ana"))).await.is(200).items().first()
        {
            let purge = format!("{}/purge", memory("ana", found["id"].as_str().unwrap()));
            admin.post(&purge, &json!({"reason": "asked by the person"})).await.is(200);
        }
    }
    is_gone(&world.database, &secret).await;
    let known = ["access", "event", "history", "memory", "operation"];
    for line in export(admin, "ana").await {
        assert!(known.iter().any(|kind| line["type"] == *kind), "{line}");
        assert!(line["type"] != "memory" || line["state"] == "purged", "{line}");
    }
    is_sound(&world.database.url).await;
}

async fn threads_of_all_kinds_are_listed_page_by_page(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let mut expected = Vec::new();
    for n in 0..12 {
        let of = |end: &str| format!("/api/users/ana/threads/t{n:02}/{end}");
        let (state, said) =
            (json!({"checkpoint_data": n}), json!({"messages": [{"role": "user", "content": "x"}]}));
        if n % 3 != 0 {
            admin.send(Method::PUT, &of("checkpoint"), Some(&state), &[]).await.is(200);
        }
        if n % 3 != 1 {
            admin.post(&of("messages"), &said).await.is(201);
        }
        expected.insert(0, (format!("t{n:02}"), u64::from(n % 3 != 1)));
    }
    let (mut found, mut cursor) = (Vec::new(), String::new());
    loop {
        let page = admin.get(&format!("/api/users/ana/threads?limit=5{cursor}")).await.is(200);
        for thread in page.items() {
            let id = thread["thread_id"].as_str().unwrap().to_owned();
            let one = admin.get(&format!("/api/users/ana/threads/{id}")).await.is(200);
            assert_eq!(one.body, *thread);
            found.push((id, thread["messages"].as_u64().unwrap()));
        }
        let Some(next) = page.body["next_cursor"].as_str() else { break };
        cursor = format!("&cursor={next}");
    }
    assert_eq!(found, expected);
}
