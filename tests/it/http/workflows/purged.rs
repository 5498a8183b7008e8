//! What a purge destroys of runs, and what one that is refused leaves.

use memledger_tests::{
    Backend,
    server::{Answer, Api, is_sound},
};
use serde_json::{Value, json};

use super::{JUNK, of_run, optimised, text, workflows, working};
use crate::http::{active, id, memory};

on_both!(a_purge_destroys_what_a_run_decided, a_refused_purge_destroys_nothing_of_a_run);

async fn purge(api: &Api, id: &str) -> Answer {
    api.post(&format!("{}/purge", memory("ana", id)), &json!({"reason": "asked"})).await
}

/// A run with all that is told of it.
async fn told(api: &Api, run: &Value) -> Value {
    api.get(&workflows(&format!("/runs/{}", text(&run["run_id"])))).await.is(200).body
}

async fn a_purge_destroys_what_a_run_decided(backend: Backend) {
    let world = working(backend).await;
    let api = &world.admin;
    let run = optimised(api, "ana").await;
    let decided = run["decisions"].as_array().unwrap().iter().find(|it| it["action"] == "delete").unwrap();
    purge(api, text(&decided["memory_id"])).await.is(200);
    let after = told(api, &run).await;
    assert_eq!(after["answers_erased"], true, "{after:#}");
    for (field, nothing) in [("decisions", json!([])), ("merges", json!([])), ("topics", json!({}))] {
        assert_eq!(after[field], nothing, "{field}");
    }
    // What it came to is known all the same, and the rest of it can be undone.
    for field in ["status", "before_count", "after_count", "steps", "figures"] {
        assert_eq!(after[field], run[field], "{field}");
    }
    let report = workflows(&format!("/runs/{}/report", text(&run["run_id"])));
    assert!(api.get(&report).await.is(200).text.contains("Memories: 8 → "));
    let restored = of_run(api, text(&run["run_id"]), "/restore").await.is(200).body;
    assert_eq!(restored["kept"], json!([{"memory_id": decided["memory_id"], "why": "purged"}]));
    let left = active(api, "ana").await;
    assert_eq!(left.len(), 7);
    let junk = left.iter().filter(|memory| JUNK.contains(&text(&memory["content"]))).count();
    assert_eq!(junk, JUNK.len() - 1, "{left:#?}");
    is_sound(&world.database.url).await;
}

async fn a_refused_purge_destroys_nothing_of_a_run(backend: Backend) {
    let world = working(backend).await;
    let api = &world.admin;
    optimised(api, "ana").await;
    purge(api, &id(&active(api, "ana").await[0])).await.is(200);
    // A second run, whose answers no purge has reached.
    let run = super::ended(api, &super::request(api, "ana").await).await;
    assert_eq!((&run["status"], &run["answers_erased"]), (&json!("completed"), &json!(false)), "{run:#}");
    let purged = api.get("/api/users/ana/memories?state=purged").await.is(200);
    purge(api, &id(&purged.items()[0])).await.is_problem(409, "state_conflict", None);
    purge(api, "no-such-memory").await.is_problem(404, "not_found", None);
    let path = format!("{}/purge", memory("ana", &id(&active(api, "ana").await[0])));
    api.post(&path, &json!({"reason": ""})).await.is_problem(400, "invalid_request", Some("reason"));
    assert_eq!(told(api, &run).await, run);
}
