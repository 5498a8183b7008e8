//! The connections that all but appends share, and how long the server may take over what it is asked on them.

use std::time::Duration;

use sqlx::{
    Connection, PgConnection, PgPool, Postgres,
    pool::PoolConnection,
    postgres::{PgConnectOptions, PgPoolOptions},
};
use tokio::time::timeout;

use super::{PostgresOptions, error, lanes, refusal};
use crate::StoreError;

/// How long a connection that was not in use may take to say that it still works.
const ANSWER_TO_PING: Duration = Duration::from_secs(1);

/// What is given up here must end there, too: a session that waits for a lock would else wait on, and take up one of
/// the server's places beside that of its successor. Servers on some systems can't look.
const LOOK_FOR_CLIENT: &str = "SET client_connection_check_interval = '2s'";

pub struct Connections {
    pub pool: PgPool,
    answer_timeout: Duration,
    work_timeout: Duration,
}

impl Connections {
    pub async fn open(connect: &PgConnectOptions, options: &PostgresOptions) -> Result<Self, StoreError> {
        let (_, others) = options.shares();
        let pool = PgPoolOptions::new()
            .max_connections(others)
            .acquire_timeout(options.acquire_timeout)
            // A test is a round trip of its own, and one that was in use a moment ago needs none.
            .test_before_acquire(false)
            .after_connect(|connection, _| {
                Box::pin(async move {
                    if let Err(refused) = sqlx::query(LOOK_FOR_CLIENT).execute(connection).await {
                        tracing::debug!(%refused, "the server does not look whether a waiting client is still there");
                    }
                    Ok(())
                })
            })
            .before_acquire(|connection, meta| {
                Box::pin(async move { Ok(meta.idle_for <= lanes::TESTED_FOR || answers(connection).await) })
            })
            .connect_with(connect.clone())
            .await;
        match pool {
            Ok(pool) => {
                let PostgresOptions { answer_timeout, work_timeout, .. } = *options;
                Ok(Self { pool, answer_timeout, work_timeout })
            }
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
    pub async fn work<T>(
        &self,
        work: impl AsyncFnOnce(&mut PgConnection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.ask_within(self.work_timeout, work).await
    }

    async fn ask_within<T>(
        &self,
        limit: Duration,
        work: impl AsyncFnOnce(&mut PgConnection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let connection = self.pool.acquire().await.map_err(error)?;
        let mut lent = Lent { connection, limit: self.answer_timeout };
        let answer = timeout(limit, work(&mut lent.connection)).await;
        if answer.is_err() {
            // It was waited for long enough.
            lent.limit = Duration::ZERO;
        }
        answer.unwrap_or_else(|_| Err(unanswered(limit)))
    }
}

/// A connection on its way back to the pool is asked whether it works, and keeps its place until it says so: not for
/// ever, however its work ended. (What sends it back stands outside of sqlx's documentation.)
struct Lent {
    connection: PoolConnection<Postgres>,
    limit: Duration,
}

impl Drop for Lent {
    fn drop(&mut self) {
        tokio::spawn(timeout(self.limit, self.connection.return_to_pool()));
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
