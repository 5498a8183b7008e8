//! A database that keeps a write waiting: its caller is told before clients that wait 5 s give up.

use std::time::{Duration, Instant};

use memledger_tests::Backend;
use serde_json::json;
use sqlx::{Connection, PgConnection};

use super::locked::Holder;
use crate::http::{World, memories, on_both};

on_both!(a_write_that_waits_too_long_is_told_so_in_time);

/// Between what is waited, and what clients wait.
const IN_TIME: Duration = Duration::from_millis(4_000);

async fn a_write_that_waits_too_long_is_told_so_in_time(backend: Backend) {
    let world = World::new(backend).await;
    let write = async || world.admin.post(&memories("ana"), &json!({"content": "a note"})).await;
    write().await.is(201);
    let began;
    match backend {
        Backend::Sqlite => {
            let holder = Holder::take(&world.database, "IMMEDIATE").await;
            began = Instant::now();
            write().await.is_problem(503, "unavailable", None);
            holder.release();
        }
        Backend::Postgres => {
            let mut session = PgConnection::connect(&world.database.url).await.unwrap();
            for sql in ["BEGIN", "SELECT count(*) FROM (SELECT 1 FROM partitions FOR UPDATE) held"] {
                sqlx::query(sql).execute(&mut session).await.unwrap();
            }
            began = Instant::now();
            write().await.is_problem(503, "unavailable", None);
            session.close().await.unwrap();
        }
    }
    assert!(began.elapsed() < IN_TIME, "told after {:?}", began.elapsed());
    write().await.is(201);
}
