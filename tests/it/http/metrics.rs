//! Metrics that fire: every outcome's series is there before its first case, the database and its upkeep have gauges, and
//! who reads them reads nothing else. A slow request says where its time went.

use std::{
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

use memledger_tests::{
    Backend, TestDatabase, eventually,
    server::{Answer, Api, Server, cli},
};
use reqwest::Method;
use serde_json::{Value, json};
use sqlx::{Connection, PgConnection};

use super::{
    World, id, memories, memory, remember,
    routes::{KEYS, Target, operations},
};

on_both!(
    every_outcome_has_its_series_from_the_start,
    the_database_and_its_upkeep_have_gauges,
    an_event_that_waits_for_a_read_model_is_aged,
    runs_are_counted_by_their_outcome,
    a_key_of_the_role_metrics_reads_the_metrics_alone,
    a_slow_request_says_where_its_time_went,
);

/// Every series with its value; of histograms the buckets, too.
fn series(metrics: &Answer) -> BTreeMap<String, f64> {
    let lines = metrics.text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let split =
        |line: &str| line.rsplit_once(' ').map(|(name, value)| (name.to_owned(), value.parse().unwrap()));
    lines.filter_map(split).collect()
}

async fn scraped(api: &Api) -> BTreeMap<String, f64> {
    series(&api.get("/metrics").await.is(200))
}

async fn gauge(api: &Api, name: &str) -> f64 {
    let all = scraped(api).await;
    *all.get(name).unwrap_or_else(|| panic!("{name} is missing in {all:#?}"))
}

async fn every_outcome_has_its_series_from_the_start(backend: Backend) {
    let world = World::new(backend).await;
    let by_outcome = |all: BTreeMap<String, f64>| -> BTreeSet<String> {
        all.into_keys().filter(|name| name.contains("outcome=\"") || name.contains("what=\"")).collect()
    };
    let first = scraped(&world.admin).await;
    for born in [
        "memledger_commands_total{action=\"purge\",outcome=\"unavailable\"}",
        "memledger_sign_ins_total{outcome=\"limited\"}",
        "memledger_runs_total{outcome=\"failed\"}",
        "memledger_relevance_total{outcome=\"failed\"}",
        "memledger_embedding_failures_total{what=\"query\"}",
        "memledger_embedded_total",
        "memledger_operations_lost_total",
        "memledger_runs_active",
        "memledger_memories_pruned_total{strategy=\"least_relevant\"}",
        "memledger_memories_summarized_total",
        "memledger_llm_calls_skipped_total",
        "memledger_extraction_shortcuts_total",
        "memledger_error_guard_activations_total",
    ] {
        assert_eq!(first.get(born), Some(&0.0), "{born} is not there from the start");
    }
    // The event of the admin's key may be applied by then.
    assert!(first.contains_key("memledger_projected_events_total{projection=\"memories\"}"), "{first:#?}");
    let made = remember(&world.admin, "ana", json!({"content": "one"})).await;
    let path = memory("ana", &id(&made));
    world.admin.delete(&path).await.is(200);
    world.admin.delete(&path).await.is(409);
    world.admin.post(&memories("ana"), &json!({"content": ""})).await.is(400);
    world.admin.post(&format!("{path}/purge"), &json!({"reason": "asked"})).await.is(200);
    let wrong = json!({"email": "nobody@example.com", "password": "wrong wrong wrong"});
    world.admin.anonymous().post("/api/auth/login", &wrong).await.is(401);
    let later = scraped(&world.admin).await;
    assert_eq!(later["memledger_commands_total{action=\"delete\",outcome=\"state_conflict\"}"], 1.0);
    assert_eq!(later["memledger_sign_ins_total{outcome=\"refused\"}"], 1.0);
    assert_eq!(by_outcome(later), by_outcome(first), "a series came to be with its first case");
    let buckets = world.admin.get("/metrics").await.is(200).text;
    let five = "memledger_append_seconds_bucket{le=\"5\"}";
    assert!(buckets.contains(five), "{five} is no bucket of {buckets}");
}

async fn the_database_and_its_upkeep_have_gauges(backend: Backend) {
    let world = World::new(backend).await;
    remember(&world.admin, "ana", json!({"content": "one"})).await;
    let before = scraped(&world.admin).await;
    assert!(before["memledger_database_bytes"] > 10_000.0, "{before:#?}");
    assert!(before["memledger_wal_bytes"] > 0.0, "{before:#?}");
    for never in [
        "memledger_unscrubbed_purges",
        "memledger_last_verify_timestamp_seconds",
        "memledger_last_verify_faults",
        "memledger_last_backup_timestamp_seconds",
    ] {
        assert_eq!(before.get(never), Some(&0.0), "{never}");
    }
    let checked = world.server.cli(&["migrate", "--check", "--json"]).await.is(0).json();
    let (version, schema) = (env!("CARGO_PKG_VERSION"), &checked["schema"]);
    let info = [
        format!("memledger_build_info{{version=\"{version}\",schema=\"{schema}\"}}"),
        format!("memledger_build_info{{schema=\"{schema}\",version=\"{version}\"}}"),
    ];
    assert!(info.iter().any(|info| before.get(info) == Some(&1.0)), "{info:?} in {before:#?}");

    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_secs_f64();
    world.admin.get("/api/admin/ledger/verify").await.is(200);
    assert!((gauge(&world.admin, "memledger_last_verify_timestamp_seconds").await - now).abs() < 60.0);
    assert_eq!(gauge(&world.admin, "memledger_last_verify_faults").await, 0.0);
    world.database.run("UPDATE user_stats_g1 SET tenant_id = 'changed'").await;
    // Another process's verify is this one's, too.
    world.server.cli(&["verify", "--json"]).await;
    assert!(gauge(&world.admin, "memledger_last_verify_faults").await > 0.0);

    if backend == Backend::Sqlite {
        let folder = tempfile::tempdir().unwrap();
        let out = folder.path().join("backup.db");
        world.server.cli(&["backup", "--out", out.to_str().unwrap()]).await.is(0);
        assert!((gauge(&world.admin, "memledger_last_backup_timestamp_seconds").await - now).abs() < 60.0);
        world.database.run("DELETE FROM upkeep WHERE task = 'backup'").await;
    }
    world.server.cli(&["backup", "--record"]).await.is(0);
    assert!((gauge(&world.admin, "memledger_last_backup_timestamp_seconds").await - now).abs() < 60.0);
    world.server.cli(&["backup"]).await.is(2);

    let left = "INSERT INTO residue (table_name, deletions, cleaned) VALUES ('contents', 5, 2)";
    world.database.run("DELETE FROM residue").await;
    world.database.run(left).await;
    assert_eq!(gauge(&world.admin, "memledger_unscrubbed_purges").await, 3.0);
}

async fn an_event_that_waits_for_a_read_model_is_aged(backend: Backend) {
    const AGE: &str = "memledger_projection_oldest_unapplied_age_seconds";
    let world = World::new(backend).await;
    remember(&world.admin, "ana", json!({"content": "applied"})).await;
    world.admin.get(&memories("ana")).await.is(200);
    eventually("all is applied", async || gauge(&world.admin, AGE).await == 0.0).await;
    // The read model can't follow, and nothing is registered or made anew meanwhile.
    world.database.run("ALTER TABLE changes_g1 RENAME TO set_aside").await;
    remember(&world.admin, "ana", json!({"content": "not applied"})).await;
    eventually("its age grows", async || gauge(&world.admin, AGE).await > 1.0).await;
    assert!(gauge(&world.admin, "memledger_projection_lag_events{projection=\"changes\"}").await >= 1.0);
    world.database.run("ALTER TABLE set_aside RENAME TO changes_g1").await;
    eventually("all is applied again", async || gauge(&world.admin, AGE).await == 0.0).await;
}

async fn runs_are_counted_by_their_outcome(backend: Backend) {
    let database = TestDatabase::new(backend).await;
    let settings = [("MEMLEDGER_WORKFLOWS_ENABLED", "true"), ("MEMLEDGER_WORKFLOWS_LOOK_MS", "50")];
    let server = Server::start_with(&database.url, &[], &settings).await;
    let admin = server.admin();
    for content in ["Likes tea.", "Likes tea very much."] {
        remember(&admin, "ana", json!({"content": content})).await;
    }
    let path = "/api/admin/workflows/memory-optimization/run?target_user_id=ana";
    let run = admin.post(path, &json!({})).await.is(202).body["run_id"].as_str().unwrap().to_owned();
    let count =
        async |outcome: &str| gauge(&admin, &format!("memledger_runs_total{{outcome=\"{outcome}\"}}")).await;
    eventually("the run has ended", async || count("completed").await == 1.0).await;
    admin.post(&format!("/api/admin/workflows/runs/{run}/restore"), &json!({})).await.is(200);
    assert_eq!(count("undone").await, 1.0);
    assert_eq!((count("completed").await, count("failed").await, count("cancelled").await), (1.0, 0.0, 0.0));
}

async fn a_key_of_the_role_metrics_reads_the_metrics_alone(backend: Backend) {
    let world = World::new(backend).await;
    remember(&world.admin, "ana", json!({"content": "a secret of ana"})).await;
    let by_http =
        world.admin.post(KEYS, &json!({"role": "metrics", "agent": "prometheus"})).await.is(201).body;
    let keys = [
        world.server.api(by_http["key"].as_str().unwrap()),
        world.server.with_key(&["--role", "metrics"]).await,
    ];
    for watcher in &keys {
        let metrics = watcher.get("/metrics").await.is(200);
        assert!(metrics.text.contains("memledger_commands_total") && !metrics.text.contains("secret"));
        watcher.get("/healthz").await.is(200);
        watcher.get("/readyz").await.is(200);
        for operation in operations(&world.admin).await {
            if operation.id == "login" {
                continue;
            }
            let target = Target::new(&world.admin, "ana", &operation, "x").await;
            let refused = operation.send(watcher, &target).await;
            refused.is_problem(403, "forbidden", None);
            assert!(!refused.text.contains("secret"), "{operation:?}: {}", refused.text);
        }
        let call = json!({"jsonrpc": "2.0", "id": 1, "method": "tools/list"});
        watcher
            .send(Method::POST, "/mcp", Some(&call), &[("accept", "application/json, text/event-stream")])
            .await
            .is(403);
    }
    let refused = world.admin.post(KEYS, &json!({"role": "metrics", "users": ["ana"]})).await;
    refused.is_problem(400, "invalid_request", Some("users"));
    let words = ["keys", "create", "--role", "metrics", "--user", "ana", "--database", &world.database.url];
    cli(&words).await.is(2);
}

/// Keeps every write waiting until it is dropped.
pub enum Held {
    Sqlite(rusqlite::Connection),
    Postgres(PgConnection),
}

impl Held {
    pub async fn take(database: &TestDatabase) -> Self {
        match database.backend {
            Backend::Sqlite => {
                let connection = memledger_tests::sqlite(&database.url);
                connection.execute_batch("BEGIN IMMEDIATE").unwrap();
                Self::Sqlite(connection)
            }
            Backend::Postgres => {
                let mut connection = PgConnection::connect(&database.url).await.unwrap();
                let sql = "BEGIN; SELECT 1 FROM partitions FOR UPDATE";
                sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
                Self::Postgres(connection)
            }
        }
    }

    pub async fn release(self) {
        match self {
            Self::Sqlite(connection) => connection.close().unwrap(),
            Self::Postgres(connection) => connection.close().await.unwrap(),
        }
    }
}

async fn a_slow_request_says_where_its_time_went(backend: Backend) {
    let database = TestDatabase::new(backend).await;
    let slow = [("MEMLEDGER_LOG_SLOW_MS", "300"), ("MEMLEDGER_LOG_FORMAT", "json")];
    let server = Server::start_with(&database.url, &[], &slow).await;
    let admin = server.admin();
    remember(&admin, "ana", json!({"content": "quick"})).await;
    assert!(!server.logged().contains("a slow request"), "{}", server.logged());
    let held = Held::take(&database).await;
    let body = json!({"content": "slow"});
    let path = memories("ana");
    let headers = [("x-request-id", "asked-by-the-proxy-7")];
    let writing = admin.send(Method::POST, &path, Some(&body), &headers);
    let releasing = async {
        tokio::time::sleep(Duration::from_millis(900)).await;
        held.release().await;
    };
    let (answer, ()) = tokio::join!(writing, releasing);
    let answer = answer.is(201);
    assert_eq!(answer.header("x-request-id"), Some("asked-by-the-proxy-7"));
    let logged = server.logged();
    let line = logged.lines().find(|line| line.contains("a slow request")).expect("it is logged");
    let line: Value = serde_json::from_str(line).unwrap();
    let fields = if line["fields"].is_object() { &line["fields"] } else { &line };
    let number = |name: &str| {
        let value = &fields[name];
        value.as_f64().or_else(|| value.as_str()?.parse().ok()).unwrap_or_else(|| panic!("{name} in {line}"))
    };
    assert_eq!(fields["request_id"], "asked-by-the-proxy-7", "{line}");
    assert_eq!(fields["route"], "/api/users/{user_id}/memories", "{line}");
    // It waits for the lock itself, or behind a write of the server's own that does.
    assert!(number("lock_ms") + number("queue_ms") >= 500.0, "{line}");
    let parts: f64 = ["queue_ms", "lock_ms", "commit_ms", "sync_ms"].into_iter().map(number).sum();
    assert!(parts <= number("ms") + 4.0 && parts >= number("ms") * 0.7, "{line}");
    assert!(!logged.contains("\"slow\"") && !logged.contains("ana"), "no text and no user: {logged}");
    // Who gives none gets one.
    let made_up = admin.get(&path).await.is(200);
    assert!(made_up.header("x-request-id").is_some_and(|id| id.len() == 36), "{:?}", made_up.headers);
    let long = "x".repeat(200);
    let replaced = admin.send(Method::GET, &path, None, &[("x-request-id", &long)]).await.is(200);
    assert!(replaced.header("x-request-id").is_some_and(|id| id.len() == 36), "{:?}", replaced.headers);
}
