//! What messages would become, over HTTP. Nothing is written by asking.

mod background;
mod killed;
mod model;

use memledger_tests::Backend;
use serde_json::{Value, json};

use crate::http::{World, export, id, remember};

on_both!(
    a_preview_tells_each_candidate_and_writes_nothing,
    a_new_value_takes_the_place_of_no_text_that_says_more,
    a_preview_refuses_what_it_can_not_read,
);

const PREVIEW: &str = "/api/users/ana/extractions/preview";

fn message(role: &str, content: &str) -> Value {
    json!({"role": role, "content": content, "at": "2026-03-02T09:00:00Z"})
}

async fn a_preview_tells_each_candidate_and_writes_nothing(backend: Backend) {
    let world = World::new(backend).await;
    let agent = world.server.with_key(&["--role", "agent", "--agent", "planner"]).await;
    let asked = json!({"messages": [message("user", "I live in Weimar."), message("assistant", "I live in the cloud.")]});
    let found = agent.post(PREVIEW, &asked).await.is(200).body;
    let [first] = &found["candidates"].as_array().expect("candidates are listed")[..] else {
        panic!("{found}")
    };
    assert_eq!((&first["outcome"], &first["memory_id"]), (&json!("created"), &Value::Null));
    assert_eq!((&first["source"]["seq"], &first["source"]["speaker"]), (&json!(0), &json!("user")));

    // Once it is remembered the same is a duplicate of it, and another town its new value.
    let kept = id(&remember(&agent, "ana", json!({"content": first["text"]})).await);
    let before = export(&world.admin, "ana").await;
    for (said, outcome) in [("I live in Weimar.", "duplicate"), ("I have moved to Jena.", "updated")] {
        let found = agent.post(PREVIEW, &json!({"messages": [message("user", said)]})).await.is(200).body;
        let one = &found["candidates"][0];
        assert_eq!((&one["outcome"], &one["memory_id"]), (&json!(outcome), &json!(kept)), "{found}");
    }
    let health = json!({"messages": [message("user", "I have diabetes.")]});
    assert_eq!(agent.post(PREVIEW, &health).await.is(200).body["candidates"][0]["outcome"], "needs_consent");
    assert_eq!(export(&world.admin, "ana").await, before);
    world.server.stop().await;
}

async fn a_new_value_takes_the_place_of_no_text_that_says_more(backend: Backend) {
    let world = World::new(backend).await;
    for (user, kind, content, expected) in [
        ("ana", "semantic", "The user lives in Weimar.", "updated"),
        ("bea", "semantic", "The user lives in Weimar and owns a boat.", "created"),
        ("kim", "summary", "The user lives in Weimar.", "created"),
    ] {
        let made = json!({"content": content, "kind": kind});
        remember(&world.admin, user, made).await;
        let asked = json!({"messages": [message("user", "I have moved to Jena.")]});
        let path = format!("/api/users/{user}/extractions/preview");
        let found = world.admin.post(&path, &asked).await.is(200).body;
        assert_eq!(found["candidates"][0]["outcome"], json!(expected), "{content}: {found}");
    }
    world.server.stop().await;
}

async fn a_preview_refuses_what_it_can_not_read(backend: Backend) {
    let world = World::new(backend).await;
    let none = json!({"messages": []});
    world.admin.post(PREVIEW, &none).await.is_problem(400, "invalid_request", Some("messages"));
    let long = json!({"messages": [message("user", &"I like tea. ".repeat(30_000))]});
    world.admin.post(PREVIEW, &long).await.is_problem(400, "invalid_request", Some("messages"));
    let wrong = json!({"messages": [{"role": "friend", "content": "I like tea."}]});
    world.admin.post(PREVIEW, &wrong).await.is_problem(400, "invalid_request", Some("messages[0].role"));
    world.server.stop().await;
}
