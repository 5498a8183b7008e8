//! What is asked wrongly of runs is refused, and what a run's state forbids.

use memledger_tests::Backend;
use reqwest::Method;
use serde_json::json;
use uuid::Uuid;

use super::{of_run, request, runs_of, start, workflows};
use crate::http::{World, active, column, remember, routes::WORKFLOW};

on_both!(what_is_wrong_with_a_request_is_named, a_user_has_one_run_under_way, a_cancelled_run_is_over,);

async fn what_is_wrong_with_a_request_is_named(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    remember(api, "ana", json!({"content": "Keeps bees"})).await;
    let ask = async |query: &str| {
        let path = workflows(&format!("/{query}"));
        api.send(Method::POST, &path, None, &[]).await
    };
    for (query, field) in [
        (format!("{WORKFLOW}/run"), "target_user_id"),
        (format!("{WORKFLOW}/run?target_user_id="), "target_user_id"),
        (format!("{WORKFLOW}/run?target_user_id={}", "x".repeat(129)), "target_user_id"),
        (format!("{WORKFLOW}/run?target_user_id=ana&colour=red"), "colour"),
    ] {
        ask(&query).await.is_problem(400, "invalid_request", Some(field));
    }
    for query in [
        "no-such-workflow/run?target_user_id=ana".to_owned(),
        format!("{WORKFLOW}/run?target_user_id=nobody"),
    ] {
        ask(&query).await.is_problem(404, "not_found", None);
    }
    for (query, field) in [
        ("runs?status=asleep", "status"),
        ("runs?user=", "user"),
        ("runs?limit=0", "limit"),
        ("runs?limit=501", "limit"),
        ("runs?cursor=none", "cursor"),
        ("runs?colour=red", "colour"),
        ("users-stats?limit=x", "limit"),
        ("users-stats?cursor=none", "cursor"),
    ] {
        api.get(&workflows(&format!("/{query}"))).await.is_problem(400, "invalid_request", Some(field));
    }
    for run in [Uuid::new_v4().to_string(), "no-such-run".to_owned(), "%27%3B--".to_owned()] {
        for path in ["", "/report"] {
            let path = workflows(&format!("/runs/{run}{path}"));
            api.get(&path).await.is_problem(404, "not_found", None);
        }
        for what in ["/restore", "/cancel"] {
            of_run(api, &run, what).await.is_problem(404, "not_found", None);
        }
    }
    assert!(api.get(&workflows("/runs")).await.is(200).items().is_empty(), "a refused request began a run");
}

async fn a_user_has_one_run_under_way(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    for user in ["ana", "bob"] {
        remember(api, user, json!({"content": "Keeps bees"})).await;
    }
    let run = request(api, "ana").await;
    let second = start(api, "ana").await;
    second.is_problem(409, "state_conflict", None);
    assert!(second.text.contains(&run), "it does not say which: {}", second.text);
    // Of many at once, one begins.
    let asked = futures::future::join_all((0..8).map(|_| start(api, "bob"))).await;
    let begun: Vec<_> = asked.into_iter().filter(|answer| answer.status == 202).collect();
    assert_eq!(begun.len(), 1);
    assert_eq!(column(&runs_of(api, "bob").await, "run_id"), [begun[0].body["run_id"].as_str().unwrap()]);
    // What it has not done can't be read or undone.
    api.get(&workflows(&format!("/runs/{run}/report"))).await.is_problem(409, "state_conflict", None);
    of_run(api, &run, "/restore").await.is_problem(409, "state_conflict", None);
    assert_eq!(runs_of(api, "ana").await.len(), 1);
}

async fn a_cancelled_run_is_over(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    remember(api, "ana", json!({"content": "test memory please ignore"})).await;
    let before = active(api, "ana").await;
    let run = request(api, "ana").await;
    let cancelled = of_run(api, &run, "/cancel").await.is(200).body;
    assert_eq!(cancelled, json!({"run_id": run, "status": "cancelled"}));
    assert_eq!(of_run(api, &run, "/cancel").await.is(200).body, cancelled);
    of_run(api, &run, "/restore").await.is_problem(409, "state_conflict", None);
    let told = &runs_of(api, "ana").await[0];
    assert_eq!((&told["status"], &told["before_count"]), (&json!("cancelled"), &json!(null)), "{told}");
    assert_ne!(request(api, "ana").await, run, "the way is not free for another one");
    assert_eq!(active(api, "ana").await, before);
}
