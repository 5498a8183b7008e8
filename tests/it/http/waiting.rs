//! A read that can't see every acknowledged write says so; it never answers something stale.

use std::time::{Duration, Instant};

use memledger_store::{Append, NewEvent, StreamKey};
use memledger_tests::{
    Backend, TestDatabase,
    server::{ADMIN_KEY, Server},
};
use serde_json::json;
use sqlx::{Connection, PgConnection};
use uuid::Uuid;

use super::{World, memories, remember};

on_both!(
    a_user_whose_event_is_parked_is_not_answered_stale,
    a_parked_event_of_a_run_is_not_left_out_of_a_timeline,
);

/// Every checkpoint held by somebody else, as by a projector that hangs.
pub async fn hold_checkpoints(database: &TestDatabase) -> PgConnection {
    let mut holder = PgConnection::connect(&database.url).await.unwrap();
    sqlx::raw_sql("BEGIN; SELECT * FROM checkpoints FOR UPDATE").execute(&mut holder).await.unwrap();
    holder
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_read_behind_its_writes_is_503_and_not_stale() {
    let database = TestDatabase::new(Backend::Postgres).await;
    let server = Server::start_with(&database.url, &[], &[("MEMLEDGER_MEMORY_READ_WAIT_MS", "300")]).await;
    let api = server.api(ADMIN_KEY);
    remember(&api, "ana", json!({"content": "before"})).await;
    let before = api.get(&memories("ana")).await.is(200);
    assert_eq!(before.items().len(), 1);
    let holder = hold_checkpoints(&database).await;
    // Writes do not wait for read models.
    remember(&api, "ana", json!({"content": "after"})).await;
    let asked = Instant::now();
    for path in ["memories", "timeline", "archive", "threads/t/delta", "export"] {
        let answer = api.get(&format!("/api/users/ana/{path}")).await;
        answer.is_problem(503, "unavailable", None);
        assert!(answer.header("retry-after").is_some());
    }
    for path in ["users", "facts?user_id=ana", "memory-banks?user_id=ana"] {
        api.get(&format!("/api/{path}")).await.is_problem(503, "unavailable", None);
    }
    let query = json!({"query": "after", "filters": {"user_id": "ana"}});
    api.post("/api/memory/query", &query).await.is_problem(503, "unavailable", None);
    assert!(asked.elapsed() >= Duration::from_millis(9 * 300), "it did not wait");
    holder.close().await.unwrap();
    let seen = api.get(&memories("ana")).await.is(200);
    assert_eq!(seen.items().len(), 2);
    let found = api.post("/api/memory/query", &query).await.is(200);
    let text = found.items()[0]["text"].as_str().unwrap_or_default();
    assert!(text.starts_with("[General] after ("), "{text}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_has_a_time_limit_and_a_place() {
    let database = TestDatabase::new(Backend::Postgres).await;
    let patient = [("MEMLEDGER_HTTP_REQUEST_TIMEOUT_MS", "300"), ("MEMLEDGER_HTTP_CONCURRENCY", "1")];
    let server = Server::start_with(&database.url, &[], &patient).await;
    let api = server.api(ADMIN_KEY);
    let agent = server.with_key(&["--role", "agent", "--agent", "a"]).await;
    remember(&api, "ana", json!({"content": "x"})).await;
    agent.get(&memories("ana")).await.is(200);
    let _holder = hold_checkpoints(&database).await;
    remember(&api, "ana", json!({"content": "y"})).await;
    let path = memories("ana");
    let (slow, second) = tokio::join!(agent.get(&path), async {
        tokio::time::sleep(Duration::from_millis(100)).await;
        (agent.get(&path).await, api.get("/readyz").await, api.get("/api/users").await)
    });
    slow.is_problem(503, "unavailable", None);
    assert!(slow.text.contains("no answer within"), "{}", slow.text);
    let (second, ready, admins) = second;
    second.is_problem(503, "unavailable", None);
    assert!(second.text.contains("under way"), "{}", second.text);
    // Whoever watches the process or administers it has places of their own.
    ready.is(200);
    assert!(!admins.text.contains("under way"), "{}", admins.text);
    api.get("/healthz").await.is(200);
}

/// An event as a newer program would write it, which this one can't read.
pub fn from_the_future(stream_type: &str, user: &str, version: i64) -> Append {
    Append {
        stream: StreamKey {
            tenant_id: "default".into(),
            stream_type: stream_type.into(),
            stream_id: user.into(),
        },
        expected_version: version - 1,
        takeovers: 0,
        events: vec![NewEvent {
            event_id: Uuid::new_v4(),
            event_type: "MemoryDreamt".into(),
            schema_version: 99,
            body: "{}".into(),
        }],
        contents: Vec::new(),
        erase: Vec::new(),
        receipt: None,
        actor: "admin:future".into(),
        command_id: "c".into(),
        correlation_id: "c".into(),
        causation_id: None,
        recorded_at: 1,
    }
}

async fn a_user_whose_event_is_parked_is_not_answered_stale(backend: Backend) {
    let world = World::new(backend).await;
    remember(&world.admin, "ana", json!({"content": "x"})).await;
    remember(&world.admin, "bob", json!({"content": "y"})).await;
    let store = memledger_tests::open_store(&world.database).await;
    let appended = store.append(from_the_future("memory_book", "ana", 2)).await.unwrap();
    store.close().await;
    let answer = world.admin.get(&memories("ana")).await;
    answer.is_problem(503, "unavailable", None);
    assert!(answer.text.contains("/api/admin/ledger/projections"), "{}", answer.text);
    let query = |user: &str| json!({"query": "x or y", "filters": {"user_id": user}});
    world.admin.post("/api/memory/query", &query("ana")).await.is_problem(503, "unavailable", None);
    let refused = world.admin.post(&memories("ana"), &json!({"content": "z"})).await;
    refused.is_problem(503, "unavailable", None);
    assert_eq!(world.admin.get(&memories("bob")).await.is(200).items().len(), 1);
    let found = world.admin.post("/api/memory/query", &query("bob")).await.is(200);
    assert_eq!(found.items().len(), 1);
    let standing = world.admin.get("/api/admin/ledger/projections").await.is(200).body;
    let parked = standing["parked"].as_array().unwrap();
    assert_eq!(parked.len(), 9, "one in each read model: {standing}");
    for event in parked {
        let place = json!([event["partition_id"], event["position"], event["stream_id"]]);
        assert_eq!(place, json!([appended.partition_id, appended.first_position, "ana"]));
        assert!(event["error"].as_str().unwrap().contains("schema 99"), "{event}");
    }
    let retried = world.admin.post("/api/admin/ledger/projections/retry", &json!({})).await.is(200);
    assert_eq!(retried.body["left"], 9);
    let report = world.admin.get("/api/admin/ledger/verify").await.is(200).body;
    let kinds: Vec<&str> =
        report["faults"].as_array().unwrap().iter().map(|fault| fault["kind"].as_str().unwrap()).collect();
    assert!(kinds.contains(&"unreadable_event") && kinds.contains(&"parked"), "{kinds:?}");
}

async fn a_parked_event_of_a_run_is_not_left_out_of_a_timeline(backend: Backend) {
    let world = World::new(backend).await;
    for user in ["ana", "bob"] {
        remember(&world.admin, user, json!({"content": "x"})).await;
    }
    let store = memledger_tests::open_store(&world.database).await;
    store.append(from_the_future("workflow_run", "ana", 1)).await.unwrap();
    store.close().await;
    for query in ["", "?event=RUN_COMPLETED"] {
        let answer = world.admin.get(&format!("/api/users/ana/timeline{query}")).await;
        answer.is_problem(503, "unavailable", None);
        assert!(answer.text.contains("/api/admin/ledger/projections"), "{}", answer.text);
    }
    // What does not tell of runs does not wait for them.
    for path in ["/api/users/ana/timeline?event=ADD", "/api/users/ana/memories", "/api/users/bob/timeline"] {
        assert_eq!(world.admin.get(path).await.is(200).items().len(), 1, "{path}");
    }
}
