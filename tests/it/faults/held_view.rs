//! Who looks at read models while a rebuild switches them, on PostgreSQL: queries, and a session of somebody else's that
//! has not ended its transaction.

use std::{
    sync::atomic::{AtomicBool, AtomicUsize, Ordering},
    time::{Duration, Instant},
};

use futures::future::{join, join_all};

use memledger_tests::{Backend, server::cli};
use serde_json::json;
use sqlx::{Connection, PgConnection};

use crate::http::{World, active, column, remember};

/// Longer than the switch waits for a lock, and than a rebuild of so little takes.
const LIMIT: Duration = Duration::from_secs(60);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rebuild_gives_up_where_its_view_is_held_and_holds_nobody_up() {
    let World { admin, server, database } = World::new(Backend::Postgres).await;
    remember(&admin, "ana", json!({"content": "before"})).await;
    assert_eq!(column(&active(&admin, "ana").await, "content"), ["before"]);
    let mut session = PgConnection::connect(&database.url).await.unwrap();
    sqlx::raw_sql("BEGIN; SELECT count(*) FROM memories").execute(&mut session).await.unwrap();

    let replay = ["replay", "--database", database.url.as_str()];
    let ran = tokio::time::timeout(LIMIT, cli(&replay)).await.expect("it does not wait for ever").is(1);
    assert!(ran.stderr.contains("lock timeout"), "{}", ran.stderr);
    remember(&admin, "ana", json!({"content": "after"})).await;
    assert_eq!(column(&active(&admin, "ana").await, "content"), ["after", "before"]);

    session.close().await.unwrap();
    cli(&replay).await.is(0);
    assert_eq!(column(&active(&admin, "ana").await, "content"), ["after", "before"]);
    server.stop().await;
}

/// A query looks at several views at once, and so waits for one while it has another.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rebuilds_and_queries_do_not_end_each_other() {
    const AT_ONCE: usize = 4;
    let World { admin, server, database } = World::new(Backend::Postgres).await;
    for n in 0..20 {
        remember(&admin, "ana", json!({"content": format!("Ana likes tea of kind {n}")})).await;
    }
    let (ended, answered, started) = (AtomicBool::new(false), AtomicUsize::new(0), Instant::now());
    let replay = ["replay", "--database", database.url.as_str()];
    let asks = join_all((0..AT_ONCE).map(async |n| {
        let filters = json!({"user_id": "ana"});
        let asked = json!({"query": "which tea?", "filters": filters, "thread_id": format!("t{n}")});
        while !ended.load(Ordering::Relaxed) {
            let (asked_at, mut answer) = (Instant::now(), admin.post("/api/memory/query", &asked).await);
            // On a busy machine a switch may take its 5 s, and an append, here of what a thread was told, gives up its
            // lock after 2.5 s. It may be asked again, and a query that PostgreSQL ended to resolve a deadlock may not.
            while answer.status == 503 && asked_at.elapsed() < LIMIT / 2 {
                assert!(!answer.body.to_string().contains("deadlock"), "{}", answer.body);
                answer = admin.post("/api/memory/query", &asked).await;
            }
            answer.is(200);
            answered.fetch_add(1, Ordering::Relaxed);
        }
    }));
    // A switch that does not get its locks for 5 s leaves everything as it was, and may be tried again.
    let gave_up = |told: &str| {
        assert!(!told.contains("deadlock"), "{told}");
        told.contains("lock timeout") && started.elapsed() < LIMIT
    };
    let rebuilds = async {
        for _ in 0..6 {
            let mut ran = cli(&replay).await;
            while ran.code == 1 && gave_up(&ran.stderr) {
                ran = cli(&replay).await;
            }
            ran.is(0);
            let mut answer = admin.post("/api/admin/ledger/rebuild", &json!({})).await;
            while answer.status == 503 && gave_up(&answer.body.to_string()) {
                answer = admin.post("/api/admin/ledger/rebuild", &json!({})).await;
            }
            answer.is(200);
        }
        ended.store(true, Ordering::Relaxed);
    };
    join(asks, rebuilds).await;
    assert!(answered.load(Ordering::Relaxed) > AT_ONCE, "queries went on meanwhile");
    server.stop().await;
}
