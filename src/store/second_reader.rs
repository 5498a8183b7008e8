//! The log through its view in the layout of postgres-es and sqlite-es: a reader that shares no code with ours. PostgreSQL's is
//! read by postgres-es. SQLite's is read here, column by column: sqlite-es is bound to a version of SQLite with known faults, and a
//! program has one.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use async_trait::async_trait;
use cqrs_es::{
    Aggregate, DomainEvent,
    event_sink::EventSink,
    persist::{PersistedEventRepository, PersistenceError, SerializedEvent},
};
use postgres_es::PostgresEventRepository;
use rusqlite::Connection;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{StoreError, StreamKey, port::SecondReader, postgres, sqlite, table::quoted};

/// Stands for the aggregate of any stream.
#[derive(Default, Serialize, Deserialize)]
struct AnyStream;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct AnyEvent(Value);

impl DomainEvent for AnyEvent {
    fn event_type(&self) -> String {
        String::new()
    }

    fn event_version(&self) -> String {
        String::new()
    }
}

impl Aggregate for AnyStream {
    const TYPE: &'static str = "stream";
    type Command = ();
    type Event = AnyEvent;
    type Error = StoreError;
    type Services = ();

    /// Only reading is asked of it.
    async fn handle(&mut self, (): (), (): &(), _sink: &EventSink<Self>) -> Result<(), StoreError> {
        Ok(())
    }

    fn apply(&mut self, _event: AnyEvent) {}
}

/// Loads aggregates from the 7-column view of the log.
pub(crate) enum ViewReader {
    /// With how long a book may take.
    Postgres(sqlx::PgPool, Duration),
    /// None once it is closed.
    Sqlite(Arc<Mutex<Option<Connection>>>),
}

impl ViewReader {
    /// Of a connection of its own.
    pub(crate) fn sqlite(connection: Connection) -> Self {
        Self::Sqlite(Arc::new(Mutex::new(Some(connection))))
    }
}

#[async_trait]
impl SecondReader for ViewReader {
    async fn read(&self, stream: &StreamKey) -> Result<Vec<(Value, i64)>, StoreError> {
        let source = one_stream(stream);
        let events = match self {
            Self::Postgres(pool, limit) => {
                let id = aggregate_id(stream);
                let repository = PostgresEventRepository::new(pool.clone()).with_tables(&source, "snapshots");
                let events = tokio::time::timeout(*limit, repository.get_events::<AnyStream>(&id)).await;
                let events =
                    events.map_err(|_| StoreError::Unavailable("the second reader did not answer".into()))?;
                events.map_err(error)?
            }
            Self::Sqlite(connection) => {
                let (connection, id) = (connection.clone(), aggregate_id(stream));
                let read = move || read(&connection, &source, AnyStream::TYPE, &id);
                tokio::task::spawn_blocking(read).await.map_err(StoreError::unavailable)??
            }
        };
        let read = |event: SerializedEvent| {
            let version = i64::try_from(event.sequence).map_err(StoreError::corrupt)?;
            Ok((event.payload, version))
        };
        events.into_iter().map(read).collect()
    }

    async fn close(&self) {
        match self {
            Self::Postgres(pool, _) => pool.close().await,
            Self::Sqlite(connection) => drop(held(connection).take()),
        }
    }
}

fn held(connection: &Mutex<Option<Connection>>) -> std::sync::MutexGuard<'_, Option<Connection>> {
    connection.lock().unwrap_or_else(PoisonError::into_inner)
}

/// As the view has it.
fn aggregate_id(stream: &StreamKey) -> String {
    format!("{}/{}", stream.tenant_id, stream.stream_id)
}

/// The rows of the view as the library for SQLite would hand them over.
fn read(
    connection: &Mutex<Option<Connection>>,
    source: &str,
    aggregate_type: &str,
    aggregate_id: &str,
) -> Result<Vec<SerializedEvent>, StoreError> {
    let connection = held(connection);
    let connection =
        connection.as_ref().ok_or_else(|| StoreError::Unavailable("the second reader is closed".into()))?;
    let sql = format!(
        "SELECT aggregate_type, aggregate_id, sequence, event_type, event_version, payload, metadata FROM {source} \
         WHERE aggregate_type = ?1 AND aggregate_id = ?2 ORDER BY sequence"
    );
    // The view is none of the read models that may be missing for a while. One that went since is noticed at the first row.
    let error = |failed: rusqlite::Error| match failed {
        missing if missing.to_string().starts_with("no such table") => StoreError::corrupt(missing),
        other => sqlite::error(other),
    };
    let mut statement = connection.prepare(&sql).map_err(error)?;
    let mut rows = statement.query([aggregate_type, aggregate_id]).map_err(sqlite::error)?;
    let mut events = Vec::new();
    while let Some(row) = rows.next().map_err(error)? {
        let text = |at: usize| row.get::<_, String>(at).map_err(sqlite::error);
        let json = |at: usize| serde_json::from_str(&text(at)?).map_err(StoreError::corrupt);
        let sequence = row.get::<_, i64>(2).map_err(sqlite::error)?;
        events.push(SerializedEvent {
            aggregate_id: text(1)?,
            sequence: usize::try_from(sequence).map_err(StoreError::corrupt)?,
            aggregate_type: text(0)?,
            event_type: text(3)?,
            event_version: text(4)?,
            payload: json(5)?,
            metadata: json(6)?,
        });
    }
    Ok(events)
}

/// The library for PostgreSQL calls most of what a database answers unknown.
fn error(failed: PersistenceError) -> StoreError {
    let unknown = match failed {
        PersistenceError::ConnectionError(failed) => return StoreError::unavailable(failed),
        PersistenceError::UnknownError(unknown) => unknown,
        other => return StoreError::corrupt(other),
    };
    match unknown.downcast::<sqlx::Error>() {
        // The view that it reads is none of those that a rebuild switches.
        Ok(failed) if is_missing_table(&failed) => StoreError::corrupt(failed),
        Ok(failed) => postgres::error(*failed),
        Err(other) => StoreError::corrupt(other),
    }
}

/// The view narrowed to one stream, since the id it exposes is made of two columns and has no index, and under one name for
/// all types: the library knows the type of an aggregate at compile time alone.
fn one_stream(stream: &StreamKey) -> String {
    format!(
        "(SELECT '{}' AS aggregate_type, aggregate_id, sequence, event_type, event_version, payload, metadata \
         FROM cqrs_events WHERE partition_id = {} AND tenant_id = {} AND aggregate_type = {} \
         AND stream_id = {}) AS one_stream",
        AnyStream::TYPE,
        stream.partition(),
        quoted(&stream.tenant_id),
        quoted(&stream.stream_type),
        quoted(&stream.stream_id)
    )
}

fn is_missing_table(failed: &sqlx::Error) -> bool {
    failed.as_database_error().and_then(|answered| answered.code()).as_deref() == Some("42P01")
}
