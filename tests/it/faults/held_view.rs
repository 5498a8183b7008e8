//! A session of somebody else's that has looked at a read model, and not ended its transaction, on PostgreSQL.

use std::time::Duration;

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
