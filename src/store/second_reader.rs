//! The log through postgres-es or sqlite-es: a reader that shares no code with ours.

use std::time::Duration;

use cqrs_es::{
    Aggregate,
    persist::{PersistedEventRepository, PersistenceError, SerializedEvent},
};
use postgres_es::PostgresEventRepository;
use sqlite_es::SqliteEventRepository;

use crate::{StoreError, StreamKey, postgres, table::quoted};

/// Loads aggregates from the 7-column view of the log.
pub enum SecondReader {
    /// With how long a book may take.
    Postgres(sqlx::PgPool, Duration),
    Sqlite(sqlx::SqlitePool),
}

impl SecondReader {
    /// The aggregate and its version as the other library reads them.
    pub async fn load<A: Aggregate>(&self, stream: &StreamKey) -> Result<(A, i64), StoreError> {
        let id = format!("{}/{}", stream.tenant_id, stream.stream_id);
        let source = one_stream(stream);
        let events = match self {
            Self::Postgres(pool, limit) => {
                let repository = PostgresEventRepository::new(pool.clone()).with_tables(&source, "snapshots");
                let events = tokio::time::timeout(*limit, repository.get_events::<A>(&id)).await;
                events.map_err(|_| StoreError::Unavailable("the second reader was not answered".into()))?
            }
            Self::Sqlite(pool) => {
                let repository = SqliteEventRepository::new(pool.clone()).with_tables(&source, "snapshots");
                repository.get_events::<A>(&id).await
            }
        }
        .map_err(|failed| self.error(failed))?;
        fold(events)
    }

    /// The other libraries call most of what a database answers unknown.
    fn error(&self, failed: PersistenceError) -> StoreError {
        let unknown = match failed {
            PersistenceError::ConnectionError(failed) => return StoreError::unavailable(failed),
            PersistenceError::UnknownError(unknown) => unknown,
            other => return StoreError::corrupt(other),
        };
        match (unknown.downcast::<sqlx::Error>(), self) {
            // The view that it reads is none of those that a rebuild switches.
            (Ok(failed), Self::Postgres(..)) if is_missing_table(&failed) => StoreError::corrupt(failed),
            (Ok(failed), Self::Postgres(..)) => postgres::error(*failed),
            (Ok(failed), Self::Sqlite(_)) if is_damage(&failed) => StoreError::corrupt(failed),
            (Ok(failed), Self::Sqlite(_)) => StoreError::unavailable(failed),
            (Err(other), _) => StoreError::corrupt(other),
        }
    }

    pub async fn close(&self) {
        match self {
            Self::Postgres(pool, _) => pool.close().await,
            Self::Sqlite(pool) => pool.close().await,
        }
    }
}

/// The view narrowed to one stream, since the id it exposes is made of two columns and has no index.
fn one_stream(stream: &StreamKey) -> String {
    format!(
        "(SELECT * FROM cqrs_events WHERE partition_id = {} AND tenant_id = {} AND aggregate_type = {} \
         AND stream_id = {}) AS one_stream",
        stream.partition(),
        quoted(&stream.tenant_id),
        quoted(&stream.stream_type),
        quoted(&stream.stream_id)
    )
}

fn fold<A: Aggregate>(events: Vec<SerializedEvent>) -> Result<(A, i64), StoreError> {
    let mut aggregate = A::default();
    let mut version = 0;
    for event in events {
        version = i64::try_from(event.sequence).map_err(StoreError::corrupt)?;
        aggregate.apply(serde_json::from_value(event.payload).map_err(StoreError::corrupt)?);
    }
    Ok((aggregate, version))
}

fn is_missing_table(failed: &sqlx::Error) -> bool {
    failed.as_database_error().and_then(|answered| answered.code()).as_deref() == Some("42P01")
}

/// Whether SQLite has named the file damaged (its codes 1, 11 and 26) or a row could not be read, as against a lock, a
/// full disk or a file that is gone.
fn is_damage(failed: &sqlx::Error) -> bool {
    match failed {
        sqlx::Error::Database(answered) => {
            let code = answered.code().and_then(|code| code.parse::<u32>().ok());
            code.is_none_or(|code| [1, 11, 26].contains(&(code & 0xff)))
        }
        sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) | sqlx::Error::ColumnNotFound(_) => true,
        _ => false,
    }
}
