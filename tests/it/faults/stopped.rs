//! A process that is stopped while it holds locks: its host still answers for it, so PostgreSQL would wait for ever.

use std::time::Duration;

use memledger_tests::{
    Backend, TestDatabase, eventually,
    server::{Server, is_sound},
};
use sqlx::{Connection, PgConnection};
use tokio::time::sleep;

use super::{Load, USERS, each_counts_once, recovered};
use crate::http::memories;

const CLIENTS: usize = 16;

/// Longer than a transaction of a process that runs is idle.
const LOOK: Duration = Duration::from_millis(250);

/// How long it runs in between.
const RUNS: Duration = Duration::from_millis(23);

/// Sessions that wait within a transaction for a client that says nothing.
const HELD: &str = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() \
                    AND state = 'idle in transaction' AND state_change < now() - interval '200 ms'";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_waits_long_for_what_a_stopped_server_holds() {
    let database = TestDatabase::new(Backend::Postgres).await;
    let (stopped, other) = (Server::start(&database.url).await, Server::start(&database.url).await);
    let mut watcher = PgConnection::connect(&database.url).await.unwrap();
    let load = Load::start(&stopped.admin(), CLIENTS);
    load.goes_on(CLIENTS * 5).await;

    let mut attempts = 0;
    loop {
        stopped.signal("-STOP");
        sleep(LOOK).await;
        let held: i64 = sqlx::query_scalar(HELD).fetch_one(&mut watcher).await.unwrap();
        if held > 0 {
            break;
        }
        attempts += 1;
        assert!(attempts < 400, "it is never stopped within a transaction");
        stopped.signal("-CONT");
        sleep(RUNS).await;
    }
    let api = other.admin();
    eventually("no session waits for the stopped process", async || {
        sqlx::query_scalar::<_, i64>(HELD).fetch_one(&mut watcher).await.unwrap() == 0
    })
    .await;
    for user in 0..USERS {
        api.get(&memories(&format!("user{user}"))).await.is(200);
    }

    stopped.signal("-CONT");
    recovered(&stopped.admin()).await;
    load.goes_on(CLIENTS * 5).await;
    let notes = load.settle().await;
    each_counts_once(&api, &notes).await;
    stopped.stop().await;
    other.stop().await;
    is_sound(&database.url).await;
}
