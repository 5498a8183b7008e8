//! Users with their runs, and how they have grown since.

use std::collections::BTreeSet;

use memledger_tests::Backend;
use serde_json::{Value, json};

use super::{optimised, text, workflows, working};
use crate::http::{active, remember};

on_both!(users_are_told_with_their_runs);

async fn users_are_told_with_their_runs(backend: Backend) {
    let world = working(backend).await;
    let api = &world.admin;
    let nobody = api.get(&workflows("/users-stats")).await.is(200).body;
    let none =
        json!({"success": true, "users": [], "total": 0, "growth_threshold": 100, "next_cursor": null});
    assert_eq!(nobody, none);
    let run = optimised(api, "ana").await;
    let left = active(api, "ana").await;
    let topics: BTreeSet<&str> =
        left.iter().flat_map(|memory| memory["topics"].as_array().unwrap()).map(text).collect();
    for content in ["Keeps bees", "Owns a kayak"] {
        remember(api, "ana", json!({"content": content})).await;
    }
    remember(api, "bob", json!({"content": "Grew up in Graz"})).await;
    let page = api.get(&workflows("/users-stats?limit=1")).await.is(200).body;
    let history = json!({
        "run_id": run["run_id"],
        "status": "completed",
        "started_at": run["started_at"],
        "completed_at": run["completed_at"],
        "before_count": run["before_count"],
        "after_count": left.len(),
        "reduction_percent": run["reduction_percent"],
    });
    let ana = json!({
        "user_id": "ana",
        "email": null,
        "memory_count": left.len() + 2,
        "topic_count": topics.len(),
        "last_optimization": run["completed_at"],
        "total_runs": 1,
        "post_optimization_count": left.len(),
        "growth": 2,
        "progress": 0.02,
        "should_trigger": false,
        "run_history": [history],
    });
    assert_eq!(page["users"], json!([ana]));
    assert_eq!(
        (&page["success"], &page["total"], &page["growth_threshold"]),
        (&json!(true), &json!(2), &json!(100))
    );
    let next = format!("/users-stats?limit=1&cursor={}", text(&page["next_cursor"]));
    let page = api.get(&workflows(&next)).await.is(200).body;
    let bob = &page["users"][0];
    assert_eq!((&bob["user_id"], &bob["growth"], &bob["total_runs"]), (&json!("bob"), &json!(1), &json!(0)));
    for absent in ["last_optimization", "post_optimization_count"] {
        assert_eq!(bob[absent], Value::Null, "{absent}");
    }
    assert_eq!((&bob["run_history"], &page["next_cursor"]), (&json!([]), &Value::Null));
}
