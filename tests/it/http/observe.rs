//! What machines and people read of the server itself: health, metrics, the description of its routes.

use std::collections::BTreeSet;

use memledger_tests::Backend;
use serde_json::{Value, json};

use super::{
    World, id, memory, remember,
    routes::{Target, operations},
};

on_both!(
    the_server_is_well,
    metrics_count_what_happened,
    a_method_that_nobody_knows_makes_no_series,
    every_route_answers_as_documented,
    the_document_names_every_route_of_the_contract,
);

async fn the_server_is_well(backend: Backend) {
    let world = World::new(backend).await;
    let anyone = world.admin.anonymous();
    anyone.get("/healthz").await.is(200);
    anyone.get("/readyz").await.is(200);
    let page = anyone.get("/docs").await.is(200);
    assert!(page.header("content-type").is_some_and(|it| it.starts_with("text/html")), "{:?}", page.headers);
    assert!(page.text.contains("<html"), "{}", page.text);
    assert_eq!(anyone.get("/docs/").await.is(200).text, page.text);
    let document = anyone.get("/openapi.json").await.is(200);
    assert_eq!(document.header("content-type"), Some("application/json"));
    assert_eq!(document.header("cache-control"), Some("no-cache"));
    let projections = world.admin.get("/api/admin/ledger/projections").await.is(200).body;
    let names: BTreeSet<&str> = projections["projections"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it["projection"].as_str().unwrap())
        .collect();
    let known = [
        "changes",
        "daily_metrics",
        "extractions",
        "memories",
        "relations",
        "runs",
        "threads",
        "user_context",
        "user_stats",
    ];
    assert_eq!(names, BTreeSet::from(known));
    assert_eq!(projections["parked"], json!([]));
}

/// The value of the one line that has all of these parts.
fn value(metrics: &str, parts: &[&str]) -> f64 {
    let lines: Vec<&str> = metrics
        .lines()
        .filter(|line| !line.starts_with('#') && parts.iter().all(|part| line.contains(part)))
        .collect();
    assert_eq!(lines.len(), 1, "{parts:?} in {metrics}");
    lines[0].rsplit(' ').next().unwrap().parse().unwrap()
}

async fn metrics_count_what_happened(backend: Backend) {
    let world = World::new(backend).await;
    let made = remember(&world.admin, "ana", json!({"content": "one"})).await;
    remember(&world.admin, "ana", json!({"content": "two"})).await;
    let path = memory("ana", &id(&made));
    world.admin.get(&path).await.is(200);
    world.admin.delete(&path).await.is(200);
    world.admin.delete(&path).await.is(409);
    world.admin.get(&path).await.is(200);
    let answer = world.admin.get("/metrics").await.is(200);
    assert!(answer.header("content-type").is_some_and(|it| it.starts_with("text/plain")));
    for name in [
        "memledger_append_seconds",
        "memledger_append_group_size",
        "memledger_commands_total",
        "memledger_projection_lag_events",
        "memledger_projected_events_total",
        "memledger_parked_events",
        "memledger_read_wait_seconds",
        "memledger_http_request_seconds",
        "memledger_database_up",
        "memledger_resident_books",
    ] {
        assert!(answer.text.contains(&format!("# TYPE {name} ")), "{name} is missing in {}", answer.text);
    }
    let count = |parts: &[&str]| value(&answer.text, parts);
    let commands = "memledger_commands_total{";
    assert_eq!(count(&[commands, "action=\"create\"", "outcome=\"accepted\""]), 2.0);
    assert_eq!(count(&[commands, "action=\"delete\"", "outcome=\"accepted\""]), 1.0);
    assert_eq!(count(&[commands, "action=\"delete\"", "outcome=\"state_conflict\""]), 1.0);
    assert_eq!(count(&["memledger_projection_lag_events{", "projection=\"memories\""]), 0.0);
    assert_eq!(count(&["memledger_parked_events{", "projection=\"changes\""]), 0.0);
    assert_eq!(count(&["memledger_database_up"]), 1.0);
    let route = "route=\"/api/users/{user_id}/memories\"";
    let requests = ["memledger_http_request_seconds_count{", "method=\"POST\"", "status=\"201\"", route];
    assert_eq!(count(&requests), 2.0);
    assert!(!answer.text.contains(&id(&made)), "an id would make a new series for each memory");
}

/// Anybody may send one, and a series is for good.
async fn a_method_that_nobody_knows_makes_no_series(backend: Backend) {
    let world = World::new(backend).await;
    let anyone = world.admin.anonymous();
    let long = "Z".repeat(10_000);
    for method in ["MADEUP", "get", "TRACE", "MADEUPTOO", &long] {
        for path in ["/healthz", "/api/users/ana/memories", "/nowhere"] {
            let method = reqwest::Method::from_bytes(method.as_bytes()).unwrap();
            let answer = anyone.send(method.clone(), path, None, &[]).await;
            assert!([401, 404, 405].contains(&answer.status), "{method} {path}: {}", answer.text);
        }
    }
    let answer = world.admin.get("/metrics").await.is(200);
    for made_up in ["MADEUP", "\"get\"", "ZZZZ"] {
        assert!(!answer.text.contains(made_up), "{made_up} in {}", answer.text);
    }
    let count = "memledger_http_request_seconds_count{";
    let others = [count, "method=\"other\"", "route=\"none\"", "status=\"404\""];
    assert_eq!(value(&answer.text, &others), 4.0);
    assert_eq!(value(&answer.text, &[count, "method=\"TRACE\"", "status=\"404\""]), 1.0);
}

async fn every_route_answers_as_documented(backend: Backend) {
    let world = World::new(backend).await;
    let nobody = world.server.api("no-such-key");
    for operation in operations(&world.admin).await {
        let target = Target::new(&world.admin, "ana", &operation, "x").await;
        let refused = operation.send(&nobody, &target).await;
        operation.documents(&refused);
        refused.is_problem(401, "unauthenticated", None);
        let answer = operation.send(&world.admin, &target).await;
        operation.documents(&answer);
        if operation.of_session() {
            // A key has no session, and the address is nobody's; the tests of sign-in show the rest.
            assert!(operation.fits_a_key(answer.status), "{operation:?}: {}", answer.text);
            continue;
        }
        if operation.of_run() {
            // There is no such run; what one answers that there is, the tests of workflows show.
            answer.is_problem(404, "not_found", None);
            continue;
        }
        if operation.of_consent() {
            // An admin does not decide for the person.
            answer.is_problem(403, "forbidden", None);
            continue;
        }
        assert!(answer.status < 300, "{operation:?} answers {}: {}", answer.status, answer.text);
        if operation.writes() && operation.of_user() && !operation.of_checkpoints() {
            assert!(answer.header("ledger-position").is_some() && answer.rev() > 0, "{operation:?}");
        }
        if operation.of_memory() {
            let missing = Target { memory: "no-such-memory".into(), ..target };
            let answer = operation.send(&world.admin, &missing).await;
            operation.documents(&answer);
            answer.is_problem(404, "not_found", None);
        }
    }
}

async fn the_document_names_every_route_of_the_contract(backend: Backend) {
    let world = World::new(backend).await;
    let document = world.admin.anonymous().get("/openapi.json").await.is(200).body;
    assert!(document["openapi"].as_str().is_some_and(|version| version.starts_with("3.")));
    assert!(document["components"]["securitySchemes"].is_object());
    let operations = operations(&world.admin).await;
    let ids: BTreeSet<&str> = operations.iter().map(|operation| operation.id.as_str()).collect();
    assert!(ids.len() == operations.len() && !ids.contains(""), "operation ids are not unique: {ids:?}");
    let routes: BTreeSet<String> =
        operations.iter().map(|operation| format!("{} {}", operation.method, operation.template)).collect();
    let user = "/api/users/{user_id}";
    for expected in [
        format!("POST {user}/memories"),
        format!("GET {user}/memories"),
        format!("GET {user}/memories/{{id}}"),
        format!("PATCH {user}/memories/{{id}}"),
        format!("DELETE {user}/memories/{{id}}"),
        format!("POST {user}/memories/{{id}}/restore"),
        format!("POST {user}/memories/{{id}}/purge"),
        format!("POST {user}/memories/merge"),
        format!("GET {user}/memories/{{id}}/history"),
        format!("GET {user}/archive"),
        format!("GET {user}/timeline"),
        format!("GET {user}/export"),
        format!("GET {user}/threads/{{thread_id}}/delta"),
        format!("POST {user}/threads/{{thread_id}}/ack"),
        "GET /memory/{id}/history".to_owned(),
        format!("POST {user}/relations"),
        format!("GET {user}/relations"),
        format!("DELETE {user}/relations"),
        "GET /api/facts".to_owned(),
        "POST /api/facts".to_owned(),
        "PUT /api/facts/{id}".to_owned(),
        "GET /api/memory-banks".to_owned(),
        "POST /api/memory/query".to_owned(),
        "GET /api/events".to_owned(),
        "GET /api/operations".to_owned(),
        "POST /api/auth/login".to_owned(),
        "GET /api/auth/session".to_owned(),
        "POST /api/auth/logout".to_owned(),
        "GET /api/auth/sessions".to_owned(),
        "DELETE /api/auth/sessions/{session_id}".to_owned(),
        "POST /api/auth/password".to_owned(),
        "GET /api/admin/accounts".to_owned(),
        "GET /api/admin/keys".to_owned(),
        "POST /api/admin/keys".to_owned(),
        "DELETE /api/admin/keys/{id}".to_owned(),
        "GET /api/admin/ledger/verify".to_owned(),
        "POST /api/admin/ledger/rebuild".to_owned(),
        "GET /api/admin/ledger/projections".to_owned(),
        "GET /api/admin/ledger/growth".to_owned(),
        "GET /api/admin/ledger/verifications".to_owned(),
        "GET /api/admin/workflows".to_owned(),
        "GET /api/admin/workflows/runs".to_owned(),
        "GET /api/admin/workflows/runs/{run_id}".to_owned(),
        "GET /api/admin/workflows/runs/{run_id}/report".to_owned(),
        "POST /api/admin/workflows/runs/{run_id}/restore".to_owned(),
        "POST /api/admin/workflows/runs/{run_id}/cancel".to_owned(),
        "POST /api/admin/workflows/{name}/run".to_owned(),
        "GET /api/admin/workflows/stats".to_owned(),
        "GET /api/admin/workflows/users-stats".to_owned(),
        "GET /api/admin/workflows/active".to_owned(),
        "GET /api/admin/workflows/config".to_owned(),
        "PUT /api/admin/workflows/config".to_owned(),
    ] {
        assert!(routes.contains(&expected), "{expected} is not documented");
    }
    for path in document["paths"].as_object().unwrap().values() {
        for described in path.as_object().unwrap().values() {
            let summary = described["summary"].as_str().unwrap_or_default();
            assert!(!summary.is_empty(), "{} has no summary", described["operationId"]);
            assert_ne!(described["responses"]["401"], Value::Null, "{}", described["operationId"]);
        }
    }
}
