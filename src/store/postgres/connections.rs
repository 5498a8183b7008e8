//! The connections that all but appends share, and how long the server may take over what it is asked on them.

use std::time::Duration;

use sqlx::{
    Connection, PgConnection, PgPool,
    postgres::{PgConnectOptions, PgPoolOptions},
};
use tokio::time::timeout;

use super::{PostgresOptions, error, lanes, refusal};
use crate::StoreError;

/// How long a connection that was not in use may take to say that it still works.
const ANSWER_TO_PING: Duration = Duration::from_secs(1);

pub struct Connections {
    pub pool: PgPool,
    answer_timeout: Duration,
}

impl Connections {
    pub async fn open(connect: &PgConnectOptions, options: &PostgresOptions) -> Result<Self, StoreError> {
        let (_, others) = options.shares();
        let pool = PgPoolOptions::new()
            .max_connections(others)
            .acquire_timeout(options.acquire_timeout)
            // A test is a round trip of its own, and one that was in use a moment ago needs none.
            .test_before_acquire(false)
            .before_acquire(|connection, meta| {
                Box::pin(async move { Ok(meta.idle_for <= lanes::TESTED_FOR || answers(connection).await) })
            })
            .connect_with(connect.clone())
            .await;
        match pool {
            Ok(pool) => Ok(Self { pool, answer_timeout: options.answer_timeout }),
            Err(failed) => Err(refusal(connect, options.acquire_timeout, failed).await),
        }
    }

    /// What the server answers. Where it takes too long the connection is given up: if its host vanished without a
    /// word, nothing would ever end the wait.
    pub async fn ask<T>(
        &self,
        work: impl AsyncFnOnce(&mut PgConnection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.ask_within(self.answer_timeout, work).await
    }

    /// The same for what may rightly take longer.
    pub async fn ask_within<T>(
        &self,
        limit: Duration,
        work: impl AsyncFnOnce(&mut PgConnection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut connection = self.pool.acquire().await.map_err(error)?;
        if let Ok(answer) = timeout(limit, work(&mut connection)).await {
            return answer;
        }
        // On its way back to the pool it would be asked whether it works, and keep its place until it says so.
        drop(connection.detach());
        Err(unanswered(limit))
    }
}

/// Whether the server is still there, on a connection that nothing is asked on.
pub async fn answers(connection: &mut PgConnection) -> bool {
    matches!(timeout(ANSWER_TO_PING, connection.ping()).await, Ok(Ok(())))
}

pub fn unanswered(limit: Duration) -> StoreError {
    StoreError::Unavailable(format!(
        "PostgreSQL did not answer within {} s, and the connection was given up",
        limit.as_secs_f64()
    ))
}
