//! Runs under way, once and live, and the list of all runs.

use memledger_tests::{Backend, server::Api};
use serde_json::{Value, json};

use super::{PATIENCE, of_run, request, runs_of, workflows};
use crate::http::{World, column, remember, routes::WORKFLOW, walk};

on_both!(runs_under_way_are_told_once_and_live, runs_are_listed_by_user_status_and_workflow,);

/// Runs under way as they are told live.
struct Watch {
    response: reqwest::Response,
    buffer: String,
}

impl Watch {
    async fn open(api: &Api) -> Self {
        let response = api.open(&workflows("/active"), &[("Accept", "text/event-stream")]).await;
        assert_eq!(response.status(), 200);
        let content_type = response.headers()["content-type"].to_str().unwrap();
        assert!(content_type.starts_with("text/event-stream"), "{content_type}");
        Self { response, buffer: String::new() }
    }

    /// The runs of the next event.
    async fn next(&mut self) -> Vec<Value> {
        loop {
            if let Some((block, rest)) = self.buffer.split_once("\n\n") {
                let (block, rest) = (block.to_owned(), rest.to_owned());
                self.buffer = rest;
                let line = |name: &str| block.lines().find_map(|line| line.strip_prefix(name));
                // A comment keeps the connection alive and says nothing.
                let Some(data) = line("data: ") else { continue };
                assert_eq!(line("event: "), Some("active"), "{block}");
                let told: Value = serde_json::from_str(data).unwrap();
                return told["items"].as_array().unwrap().clone();
            }
            let chunk = tokio::time::timeout(PATIENCE, self.response.chunk()).await;
            let bytes = chunk.expect("an event comes in time").unwrap().expect("the stream goes on");
            self.buffer.push_str(std::str::from_utf8(&bytes).unwrap());
        }
    }
}

async fn runs_under_way_are_told_once_and_live(backend: Backend) {
    // Nobody works on runs here, so each stays as it is until it is cancelled.
    let world = World::new(backend).await;
    let api = &world.admin;
    remember(api, "ana", json!({"content": "Keeps bees"})).await;
    let mut watch = Watch::open(api).await;
    assert_eq!(watch.next().await, Vec::<Value>::new());
    let run = request(api, "ana").await;
    let told = watch.next().await;
    assert_eq!(api.get(&workflows("/active")).await.is(200).items(), told);
    let [told] = &told[..] else { panic!("{told:?} is not one run") };
    for (field, value) in [
        ("run_id", json!(run)),
        ("user_id", json!("ana")),
        ("workflow", json!(WORKFLOW)),
        ("status", json!("requested")),
        ("step", json!(1)),
        ("step_name", json!("fetch")),
        ("total_steps", json!(6)),
        ("progress", json!(0)),
        ("started_at", Value::Null),
        ("stats", json!({})),
    ] {
        assert_eq!(told.get(field), Some(&value), "{field} in {told}");
    }
    of_run(api, &run, "/cancel").await.is(200);
    assert_eq!(watch.next().await, Vec::<Value>::new());
    assert!(api.get(&workflows("/active")).await.is(200).items().is_empty());
}

async fn runs_are_listed_by_user_status_and_workflow(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    let mut newest_first = Vec::new();
    for user in ["ana", "bob", "carl"] {
        remember(api, user, json!({"content": "Keeps bees"})).await;
        for _ in 0..2 {
            let run = request(api, user).await;
            newest_first.insert(0, run.clone());
            if user != "carl" || newest_first.len() < 6 {
                of_run(api, &run, "/cancel").await.is(200);
            }
        }
    }
    for limit in [1, 2, 500] {
        assert_eq!(column(&walk(api, &workflows("/runs"), limit).await, "run_id"), newest_first);
    }
    let filtered = async |filter: &str| walk(api, &workflows(&format!("/runs?{filter}")), 1).await;
    assert_eq!(column(&runs_of(api, "bob").await, "run_id"), newest_first[2..4]);
    assert_eq!(column(&filtered("status=requested").await, "run_id"), newest_first[..1]);
    assert_eq!(column(&filtered("status=cancelled").await, "run_id"), newest_first[1..]);
    assert_eq!(column(&filtered("status=cancelled&user=carl").await, "run_id"), newest_first[1..2]);
    assert_eq!(column(&filtered(&format!("workflow={WORKFLOW}")).await, "run_id"), newest_first);
    for nothing in ["status=completed", "user=dora", "workflow=another"] {
        assert!(filtered(nothing).await.is_empty(), "{nothing}");
    }
    let stats = api.get(&workflows("/stats")).await.is(200);
    let counts: Vec<(&str, u64)> = stats
        .items()
        .iter()
        .map(|sum| (sum["status"].as_str().unwrap(), sum["runs"].as_u64().unwrap()))
        .collect();
    assert_eq!(counts, [("cancelled", 5), ("requested", 1)]);
}
