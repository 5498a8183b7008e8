//! The connections that appends are made on, kept from one group to the next.

use std::{
    sync::Mutex,
    time::{Duration, Instant},
};

use sqlx::{Connection, PgConnection, PgPool};

use super::{connections::answers, error};
use crate::StoreError;

/// The append is planned once a connection. An empty ledger has no statistics to plan by, so what goes wrong as it
/// grows is ruled out: all goes by index, row by row.
const PLANNED_ONCE: [&str; 3] =
    ["SET enable_bitmapscan = off", "SET enable_hashjoin = off", "SET enable_mergejoin = off"];

/// How long a connection that worked is taken to work. One that broke since then fails a request, with 503.
pub const TESTED_FOR: Duration = Duration::from_secs(1);

/// Idle ones, the one used last at the end. There are never more than lanes.
pub struct Lanes {
    pool: PgPool,
    /// How long a group may take, its connection included.
    pub answer_timeout: Duration,
    idle: Mutex<Vec<(PgConnection, Instant)>>,
}

impl Lanes {
    pub fn new(pool: PgPool, answer_timeout: Duration) -> Self {
        Self { pool, answer_timeout, idle: Mutex::default() }
    }

    fn pop(&self) -> Option<(PgConnection, Instant)> {
        self.idle.lock().ok().and_then(|mut idle| idle.pop())
    }

    /// A connection of a lane, or one out of the pool. It never goes back there, since it is set up for appends
    /// alone.
    pub async fn take(&self) -> Result<PgConnection, StoreError> {
        while let Some((mut connection, used)) = self.pop() {
            if used.elapsed() < TESTED_FOR || answers(&mut connection).await {
                return Ok(connection);
            }
        }
        let mut connection = self.pool.acquire().await.map_err(error)?.detach();
        for setting in PLANNED_ONCE {
            sqlx::query(setting).execute(&mut connection).await.map_err(error)?;
        }
        Ok(connection)
    }

    pub fn give_back(&self, connection: PgConnection) {
        if let Ok(mut idle) = self.idle.lock() {
            idle.push((connection, Instant::now()));
        }
    }

    pub async fn close(&self) {
        while let Some((connection, _)) = self.pop() {
            if let Err(failed) = connection.close().await {
                tracing::debug!(%failed, "a connection was closed by the other side already");
            }
        }
    }
}
