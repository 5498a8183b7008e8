//! Requests about runs that come twice under one key: one effect and one answer, with where the ledger stands.

use memledger_tests::{
    Backend,
    server::{Answer, Api, encoded},
};
use reqwest::Method;
use serde_json::{Value, json};

use super::{collect, ended, optimised, workflows, working};
use crate::http::{World, rev, routes::WORKFLOW};

on_both!(
    a_request_for_a_run_that_is_repeated_is_one_run,
    a_restore_that_is_repeated_answers_the_same,
    a_cancel_that_is_repeated_answers_the_same,
    a_setting_that_is_repeated_is_one_change,
);

async fn send(api: &Api, method: Method, path: &str, body: Option<&Value>, key: &str) -> Answer {
    api.send(method, &workflows(path), body, &[("Idempotency-Key", key), ("Correlation-Id", "ticket-7")])
        .await
}

fn replayed(answer: &Answer) -> bool {
    answer.header("Idempotent-Replayed") == Some("true")
}

/// Where the ledger stands by an answer: a partition and a position in it.
fn position(answer: &Answer) -> (i64, i64) {
    let text = answer.header("Ledger-Position").expect("a write answers its position");
    let (partition, position) = text.split_once(':').expect("it has two parts");
    (partition.parse().unwrap(), position.parse().unwrap())
}

async fn a_request_for_a_run_that_is_repeated_is_one_run(backend: Backend) {
    let world = working(backend).await;
    collect(&world.admin, "ana").await;
    collect(&world.admin, "bo").await;
    let of = |user: &str| format!("/{WORKFLOW}/run?target_user_id={}", encoded(user));
    let ask = async |user: &str, key: &str| send(&world.admin, Method::POST, &of(user), None, key).await;
    let before = rev(&world.admin, "ana").await;
    let first = ask("ana", "tidy-1").await.is(202);
    assert_eq!((replayed(&first), first.header("Ledger-Rev")), (false, Some(before.to_string().as_str())));
    let run = first.body["run_id"].as_str().unwrap().to_owned();
    // While it is under way and after it has ended.
    let again = ask("ana", "tidy-1").await.is(202);
    assert_eq!((replayed(&again), &again.body, position(&again)), (true, &first.body, position(&first)));
    assert_eq!(ended(&world.admin, &run).await["status"], "completed");
    let late = ask("ana", "tidy-1").await.is(202);
    assert_eq!((replayed(&late), &late.body), (true, &first.body));
    // Somebody else's memories are another request, and another key another run.
    let other = ask("bo", "tidy-1").await.is(202);
    assert!(!replayed(&other) && other.body != first.body, "{}", other.text);
    let anew = ask("ana", "tidy-2").await.is(202);
    assert!(!replayed(&anew) && anew.body != first.body, "{}", anew.text);
    let feed = world.admin.get("/api/events?limit=500").await.is(200);
    let requested = feed.items().iter().filter(|event| event["event_type"] == "RunRequested");
    let with_ticket = requested.filter(|event| event["correlation_id"] == "ticket-7").count();
    assert_eq!(with_ticket, 3, "{}", feed.text);
}

async fn a_restore_that_is_repeated_answers_the_same(backend: Backend) {
    let world = working(backend).await;
    let first = optimised(&world.admin, "ana").await["run_id"].as_str().unwrap().to_owned();
    let restore = async |run: &str, key: &str| {
        send(&world.admin, Method::POST, &format!("/runs/{run}/restore"), None, key).await
    };
    let undone = restore(&first, "back-1").await.is(200);
    let now = rev(&world.admin, "ana").await.to_string();
    assert_eq!((replayed(&undone), undone.header("Ledger-Rev")), (false, Some(now.as_str())));
    let again = restore(&first, "back-1").await.is(200);
    assert_eq!((replayed(&again), &again.body, position(&again)), (true, &undone.body, position(&undone)));
    // The key of another run's restore changes nothing.
    let of = format!("/{WORKFLOW}/run?target_user_id=ana");
    let second = send(&world.admin, Method::POST, &of, None, "tidy").await.is(202).body["run_id"].clone();
    let second = second.as_str().unwrap().to_owned();
    assert_eq!(ended(&world.admin, &second).await["status"], "completed");
    let before = rev(&world.admin, "ana").await;
    let refused = restore(&second, "back-1").await.is(422);
    assert_eq!(refused.body["code"], "idempotency_mismatch");
    assert_eq!(rev(&world.admin, "ana").await, before);
    assert!(!replayed(&restore(&second, "back-2").await.is(200)));
}

async fn a_cancel_that_is_repeated_answers_the_same(backend: Backend) {
    // Nobody works on runs here.
    let world = World::new(backend).await;
    collect(&world.admin, "ana").await;
    let of = format!("/{WORKFLOW}/run?target_user_id=ana");
    let run = send(&world.admin, Method::POST, &of, None, "tidy").await.is(202).body["run_id"].clone();
    let path = format!("/runs/{}/cancel", run.as_str().unwrap());
    let cancelled = send(&world.admin, Method::POST, &path, None, "stop").await.is(200);
    let again = send(&world.admin, Method::POST, &path, None, "stop").await.is(200);
    assert_eq!((replayed(&cancelled), replayed(&again)), (false, true));
    assert_eq!((&again.body, position(&again)), (&cancelled.body, position(&cancelled)));
}

async fn a_setting_that_is_repeated_is_one_change(backend: Backend) {
    let world = World::new(backend).await;
    let set =
        async |body: Value, key: &str| send(&world.admin, Method::PUT, "/config", Some(&body), key).await;
    let first = set(json!({"threshold": 7}), "set-1").await.is(200);
    assert_eq!((replayed(&first), first.header("Ledger-Rev")), (false, None));
    set(json!({"threshold": 9}), "set-2").await.is(200);
    // Its own answer from then, and no change back.
    let again = set(json!({"threshold": 7}), "set-1").await.is(200);
    assert_eq!((replayed(&again), &again.body, position(&again)), (true, &first.body, position(&first)));
    assert_eq!(world.admin.get(&workflows("/config")).await.is(200).body["threshold"], 9);
    let refused = set(json!({"threshold": 8}), "set-1").await.is(422);
    assert_eq!(refused.body["code"], "idempotency_mismatch");
}
