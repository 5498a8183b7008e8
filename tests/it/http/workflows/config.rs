//! When a workflow runs by itself: read, set in parts, and told as an event.

use memledger_tests::{
    Backend,
    server::{Answer, Api, is_sound},
};
use reqwest::Method;
use serde_json::{Value, json};

use super::workflows;
use crate::http::{World, remember, routes::WORKFLOW, walk};

on_both!(
    a_config_is_set_in_parts_and_told_with_its_actor,
    a_config_out_of_range_is_refused_by_its_field,
    what_it_is_by_default_can_be_asked_for_first,
);

pub async fn set(api: &Api, body: Value) -> Answer {
    api.send(Method::PUT, &workflows("/config"), Some(&body), &[]).await
}

async fn config(api: &Api) -> Value {
    api.get(&workflows("/config")).await.is(200).body
}

fn of(enabled: bool, threshold: u32, cooldown_hours: u32) -> Value {
    json!({"enabled": enabled, "threshold": threshold, "cooldown_hours": cooldown_hours})
}

/// What the feed tells of settings: who, and what they became.
async fn told(api: &Api) -> Vec<(String, Value)> {
    let page = api.get("/api/events?limit=500").await.is(200);
    let settings = page.items().iter().filter(|event| event["stream_type"] == "settings");
    let event = |event: &Value| {
        assert_eq!(event["event_type"], "WorkflowConfigured", "{event}");
        let change = &event["body"]["change"]["workflow_configured"];
        assert_eq!(change["name"], WORKFLOW, "{event}");
        (event["actor"].as_str().unwrap().to_owned(), change["set"].clone())
    };
    settings.map(event).collect()
}

async fn a_config_is_set_in_parts_and_told_with_its_actor(backend: Backend) {
    let world = World::new(backend).await;
    let operator = world.server.with_key(&["--role", "admin", "--agent", "operator"]).await;
    let other = world.server.with_key(&["--role", "admin", "--tenant", "other"]).await;
    let first = of(true, 100, 24);
    assert_eq!(config(&world.admin).await, first);
    let steps = [
        (json!({"threshold": 1}), of(true, 1, 24)),
        (json!({"enabled": false}), of(false, 1, 24)),
        (json!({"cooldown_hours": 0}), of(false, 1, 0)),
        (json!({"threshold": 1_000_000, "cooldown_hours": 8_760}), of(false, 1_000_000, 8_760)),
        (of(true, 3, 1), of(true, 3, 1)),
    ];
    for (body, expected) in &steps {
        assert_eq!(set(&operator, body.clone()).await.is(200).body, *expected, "{body}");
        assert_eq!(config(&world.admin).await, *expected);
    }
    // What changes nothing is no event.
    for nothing in [json!({}), json!({"enabled": true, "threshold": null}), of(true, 3, 1)] {
        assert_eq!(set(&world.admin, nothing).await.is(200).body, of(true, 3, 1));
    }
    let expected: Vec<(String, Value)> =
        steps.iter().map(|(_, set)| ("agent:operator".to_owned(), set.clone())).collect();
    assert_eq!(told(&world.admin).await, expected);
    let list = walk(&world.admin, "/api/users", 500).await;
    assert!(list.is_empty(), "settings are nobody's memories: {list:?}");
    // Another tenant has its own.
    assert_eq!(config(&other).await, first);
    assert!(told(&other).await.is_empty());
    let world = world.restarted().await;
    assert_eq!(config(&world.admin).await, of(true, 3, 1));
    let shown = world.admin.get(&workflows("")).await.is(200);
    let workflow = &shown.items()[0];
    assert_eq!((&workflow["name"], &workflow["config"]), (&json!(WORKFLOW), &of(true, 3, 1)));
    assert_eq!(workflow["steps"].as_array().map(Vec::len), Some(6));
}

async fn a_config_out_of_range_is_refused_by_its_field(backend: Backend) {
    let world = World::new(backend).await;
    for (body, field) in [
        (json!({"threshold": 0}), "threshold"),
        (json!({"threshold": 1_000_001}), "threshold"),
        (json!({"threshold": -1}), "threshold"),
        (json!({"threshold": 1.5}), "threshold"),
        (json!({"threshold": "3"}), "threshold"),
        (json!({"cooldown_hours": 8_761}), "cooldown_hours"),
        (json!({"cooldown_hours": -1}), "cooldown_hours"),
        (json!({"enabled": "yes"}), "enabled"),
        (json!({"enabled": false, "colour": "red"}), "colour"),
    ] {
        set(&world.admin, body).await.is_problem(400, "invalid_request", Some(field));
    }
    set(&world.admin, json!([])).await.is_problem(400, "invalid_request", None);
    assert_eq!(config(&world.admin).await, of(true, 100, 24));
    assert!(told(&world.admin).await.is_empty());
}

/// Its receipt stands before the first event of the settings.
async fn what_it_is_by_default_can_be_asked_for_first(backend: Backend) {
    let world = World::new(backend).await;
    remember(&world.admin, "ana", json!({"content": "Plays the cello"})).await;
    let (path, default) = (workflows("/config"), of(true, 100, 24));
    for _ in 0..2 {
        let key = [("Idempotency-Key", "as it is")];
        let answer = world.admin.send(Method::PUT, &path, Some(&default), &key).await;
        assert_eq!(answer.is(200).body, default);
    }
    assert!(told(&world.admin).await.is_empty());
    is_sound(&world.database.url).await;
}
