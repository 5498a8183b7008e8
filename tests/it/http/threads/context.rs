//! The context of a turn: complete, in order, within its budget.

use memledger_tests::Backend;
use reqwest::Method;
use serde_json::{Value, json};

use super::{path, say, seqs, summarised, talk};
use crate::http::{World, remember};

on_both!(
    a_context_is_the_summary_and_every_message_after_it,
    without_a_summary_a_context_is_the_messages,
    a_budget_leaves_out_whole_groups_and_keeps_what_is_pinned,
    a_context_carries_the_delta_of_its_reader,
    a_context_of_the_past_is_that_which_was_read_then,
    procedures_are_in_no_context,
);

async fn a_context_is_the_summary_and_every_message_after_it(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    talk(admin, 3).await;
    summarised(admin, 5).await;
    say(admin, &[("user", "And the deposit?")]).await;
    let context = admin.get(&path("context")).await.is(200).body;
    assert_eq!((seqs(&context), &context["summary"]["end_seq"]), (vec![6], &json!(5)));
    let without = admin.get(&format!("{}?exclude_last=true", path("context"))).await.is(200).body;
    assert_eq!(seqs(&without), Vec::<u64>::new());
    assert!(context["memory_text"].as_str().unwrap().contains("free from May on"));
    assert_eq!((&context["truncated"], context["tokens"].as_u64() > Some(0)), (&json!(false), true));
}

async fn without_a_summary_a_context_is_the_messages(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let empty = admin.get(&path("context")).await.is(200).body;
    assert_eq!(
        (&empty["memory_text"], &empty["summary"], seqs(&empty)),
        (&Value::Null, &Value::Null, vec![])
    );
    talk(admin, 2).await;
    let context = admin.get(&path("context")).await.is(200).body;
    assert_eq!((seqs(&context), &context["summary"]), (vec![0, 1, 2, 3], &Value::Null));
}

async fn a_budget_leaves_out_whole_groups_and_keeps_what_is_pinned(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let config = "/api/admin/workflows/thread-summaries/config";
    admin.send(Method::PUT, config, Some(&json!({"enabled": false})), &[]).await.is(200);
    remember(admin, "ana", json!({"content": "Is allergic to nuts", "pinned": true})).await;
    let pinned =
        json!({"messages": [{"role": "user", "content": "My code is 4711", "metadata": {"pinned": true}}]});
    admin.post(&path("messages"), &pinned).await.is(201);
    say(admin, &[("assistant", "Noted")]).await;
    talk(admin, 9).await;
    let context = admin.get(&format!("{}?budget_tokens=80", path("context"))).await.is(200).body;
    let shown = seqs(&context);
    assert_eq!(shown, (20 - shown.len() as u64..20).collect::<Vec<_>>());
    assert!(shown.len() >= 2 && shown.len() < 18 && shown.len().is_multiple_of(2), "{context}");
    assert_eq!(context["truncated"], true);
    assert!(context["tokens"].as_u64() <= Some(80));
    let text = context["memory_text"].as_str().unwrap();
    assert!(text.contains("Is allergic to nuts") && text.contains("My code is 4711"), "{text}");
    let refused = admin.get(&format!("{}?budget_tokens=0", path("context"))).await;
    refused.is_problem(400, "invalid_request", Some("budget_tokens"));
}

async fn a_context_of_the_past_is_that_which_was_read_then(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    talk(admin, 3).await;
    let then = summarised(admin, 5).await;
    talk(admin, 1).await;
    summarised(admin, 7).await;
    let at = |seq: u64| format!("{}?at_seq={seq}", path("context"));
    let past = admin.get(&at(5)).await.is(200).body;
    for field in ["summary", "memory_text", "gap_messages", "tokens"] {
        assert_eq!(past[field], then[field], "{field}");
    }
    let earlier = admin.get(&at(2)).await.is(200).body;
    assert_eq!((seqs(&earlier), &earlier["summary"]), (vec![0, 1, 2], &Value::Null));
    admin.get(&at(8)).await.is_problem(404, "not_found", None);
}

async fn a_context_carries_the_delta_of_its_reader(backend: Backend) {
    let world = World::new(backend).await;
    let agent = world.server.with_key(&["--role", "agent", "--agent", "planner", "--user", "ana"]).await;
    say(&agent, &[("user", "hello")]).await;
    assert_eq!(agent.get(&path("context")).await.is(200).body["delta_header"], Value::Null);
    remember(&world.admin, "ana", json!({"content": "Moved to Weimar"})).await;
    let context = agent.get(&path("context")).await.is(200).body;
    let rev = context["rev"].as_u64().unwrap();
    assert!(context["delta_header"].as_str().unwrap().contains("Moved to Weimar"), "{context}");
    let again = agent.get(&path("context")).await.is(200).body;
    assert_eq!(again["delta_header"], context["delta_header"], "a lost answer loses nothing");
    let seen = agent.get(&format!("{}?seen_rev={rev}", path("context"))).await.is(200).body;
    assert_eq!(seen["delta_header"], Value::Null);
}

/// How something is done is told to those who ask for it.
async fn procedures_are_in_no_context(backend: Backend) {
    let world = World::new(backend).await;
    let agent = world.server.with_key(&["--role", "agent", "--agent", "planner", "--user", "ana"]).await;
    say(&agent, &[("user", "hello")]).await;
    agent.get(&path("context")).await.is(200);
    for (content, kind) in [("Warms the pot first", "procedural"), ("Drinks tea", "semantic")] {
        let body = json!({"content": content, "kind": kind, "pinned": true});
        remember(&world.admin, "ana", body).await;
    }
    say(&agent, &[("assistant", "hello")]).await;
    for context in [path("context"), format!("{}?at_seq=1", path("context"))] {
        let context = agent.get(&context).await.is(200);
        assert!(context.text.contains("Drinks tea"), "{}", context.text);
        assert!(!context.text.contains("Warms the pot"), "{}", context.text);
    }
    let context = agent.get(&path("context")).await.is(200).body;
    assert!(context["delta_header"].as_str().unwrap().contains("Drinks tea"), "{context}");
    let delta = agent.get(&format!("{}?since_rev=0", path("delta"))).await.is(200);
    assert!(delta.text.contains("Warms the pot"), "what changed is told in full: {}", delta.text);
}
