//! Connections to PostgreSQL: the one used last is used next, as long as it works.

use std::time::{Duration, Instant};

use memledger_postgres::{PostgresOptions, PostgresStore};
use memledger_store::{EventStore, StoreError};
use memledger_tests::{Backend, TestDatabase, open_store};
use sqlx::{Connection, PgConnection};

/// For longer than this a connection is not taken to work unasked.
const TESTED_FOR: Duration = Duration::from_secs(1);

/// The session that answers.
async fn session(store: &dyn EventStore) -> i64 {
    let rows = store.query("SELECT pg_backend_pid()::bigint", Vec::new()).await.expect("it is answered");
    rows[0][0].int().expect("a session has a number")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_next_question_goes_to_the_session_that_answered_last() {
    let database = TestDatabase::new(Backend::Postgres).await;
    let store = open_store(&database).await;
    let first = session(store.as_ref()).await;
    for _ in 0..5 {
        assert_eq!(session(store.as_ref()).await, first);
    }
    tokio::time::sleep(TESTED_FOR + Duration::from_millis(100)).await;
    assert_eq!(session(store.as_ref()).await, first, "it still works");
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_session_that_ended_while_nobody_asked_is_passed_over() {
    let database = TestDatabase::new(Backend::Postgres).await;
    let store = open_store(&database).await;
    let first = session(store.as_ref()).await;
    let mut other = PgConnection::connect(&database.url).await.unwrap();
    let ended: bool = sqlx::query_scalar("SELECT pg_terminate_backend($1::int)")
        .bind(i32::try_from(first).unwrap())
        .fetch_one(&mut other)
        .await
        .unwrap();
    assert!(ended);
    tokio::time::sleep(TESTED_FOR + Duration::from_millis(100)).await;
    assert_ne!(session(store.as_ref()).await, first);
    other.close().await.unwrap();
    store.close().await;
}

/// What no waiting helps is told at once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_is_not_there_is_not_waited_for() {
    let database = TestDatabase::new(Backend::Postgres).await;
    let options = PostgresOptions { acquire_timeout: Duration::from_secs(60), ..PostgresOptions::default() };
    let began = Instant::now();
    let refused = PostgresStore::open(&format!("{}_not_there", database.url), options).await.map(drop);
    assert!(
        matches!(&refused, Err(StoreError::Unavailable(why) | StoreError::Corrupt(why)) if why.contains("not_there")),
        "{refused:?}"
    );
    assert!(began.elapsed() < Duration::from_secs(30), "{:?}", began.elapsed());
}
