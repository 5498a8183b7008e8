//! Memories that grow past the threshold start a run by themselves, once a while and where they may.

use std::time::{Duration, Instant};

use memledger_tests::{Backend, server::Api};
use serde_json::{Value, json};

use super::{PATIENCE, config::set, ended, runs_of, workflows, working, working_on};
use crate::http::{World, remember, routes::WORKFLOW};

on_both!(
    memories_that_grow_past_the_threshold_start_a_run,
    within_the_cooldown_none_starts,
    a_workflow_that_is_off_starts_none,
    a_start_finds_who_has_grown_before_it,
);

/// Facts that have nothing in common, so that a run keeps them all.
const FACTS: [&str; 8] = [
    "Keeps bees",
    "Plays the cello in an amateur orchestra",
    "Works as a nurse at Santo António hospital",
    "Is lactose intolerant",
    "Grew up in Graz",
    "Owns a kayak",
    "Speaks Danish",
    "Has two daughters",
];

async fn grow(api: &Api, user: &str, facts: std::ops::Range<usize>) {
    for fact in &FACTS[facts] {
        remember(api, user, json!({"content": fact})).await;
    }
}

/// The user's runs, the newest first, once there are so many and all have ended.
async fn runs(api: &Api, user: &str, count: usize) -> Vec<Value> {
    let deadline = Instant::now() + PATIENCE;
    loop {
        let runs = runs_of(api, user).await;
        assert!(runs.len() <= count, "{runs:#?}");
        if runs.len() == count {
            for run in &runs {
                let run = ended(api, run["run_id"].as_str().unwrap()).await;
                assert_eq!(run["status"], "completed", "{run:#}");
            }
            return runs;
        }
        assert!(Instant::now() < deadline, "{user} has {} runs, not {count}", runs.len());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

async fn stats(api: &Api, user: &str) -> Value {
    let page = api.get(&workflows("/users-stats")).await.is(200);
    let users = page.body["users"].as_array().unwrap();
    users.iter().find(|it| it["user_id"] == user).unwrap_or_else(|| panic!("no {user} in {users:?}")).clone()
}

async fn memories_that_grow_past_the_threshold_start_a_run(backend: Backend) {
    let world = working(backend).await;
    let api = &world.admin;
    set(api, json!({"threshold": 3})).await.is(200);
    grow(api, "ana", 0..2).await;
    grow(api, "bob", 0..3).await;
    let run = runs(api, "bob", 1).await.remove(0);
    assert_eq!((&run["trigger"], &run["user_id"]), (&json!("growth"), &json!("bob")));
    assert_eq!(run["requested_by"], format!("workflow:{WORKFLOW}"));
    // She was looked at before bob had a run, and has not grown enough.
    runs(api, "ana", 0).await;
    assert_eq!(stats(api, "ana").await["should_trigger"], false);
    grow(api, "ana", 2..3).await;
    runs(api, "ana", 1).await;
}

async fn within_the_cooldown_none_starts(backend: Backend) {
    let world = working(backend).await;
    let api = &world.admin;
    set(api, json!({"threshold": 3})).await.is(200);
    grow(api, "ana", 0..3).await;
    runs(api, "ana", 1).await;
    grow(api, "ana", 3..6).await;
    // By the time that another one's run has ended, everybody who changed before was looked at.
    grow(api, "bob", 0..3).await;
    runs(api, "bob", 1).await;
    runs(api, "ana", 1).await;
    let ana = stats(api, "ana").await;
    assert_eq!((&ana["growth"], &ana["should_trigger"]), (&json!(3), &json!(false)), "{ana}");
    set(api, json!({"cooldown_hours": 0})).await.is(200);
    grow(api, "ana", 6..7).await;
    runs(api, "ana", 2).await;
    assert_eq!(stats(api, "ana").await["growth"], 0);
}

async fn a_workflow_that_is_off_starts_none(backend: Backend) {
    let world = working(backend).await;
    let api = &world.admin;
    let other = world.server.with_key(&["--role", "admin", "--tenant", "other"]).await;
    set(api, json!({"threshold": 3, "enabled": false})).await.is(200);
    set(&other, json!({"threshold": 3})).await.is(200);
    grow(api, "ana", 0..4).await;
    // What another tenant has set is its own, and its run shows that everybody was looked at.
    grow(&other, "ana", 0..3).await;
    let theirs = runs(&other, "ana", 1).await;
    runs(api, "ana", 0).await;
    assert_eq!(stats(api, "ana").await["should_trigger"], false);
    set(api, json!({"enabled": true})).await.is(200);
    grow(api, "ana", 4..5).await;
    let ours = runs(api, "ana", 1).await;
    assert_ne!(ours[0]["run_id"], theirs[0]["run_id"]);
    runs(&other, "ana", 1).await;
}

async fn a_start_finds_who_has_grown_before_it(backend: Backend) {
    let world = World::new(backend).await;
    set(&world.admin, json!({"threshold": 3})).await.is(200);
    grow(&world.admin, "ana", 0..3).await;
    assert_eq!(stats(&world.admin, "ana").await["should_trigger"], true);
    world.server.stop().await;
    let world = working_on(world.database).await;
    runs(&world.admin, "ana", 1).await;
}
