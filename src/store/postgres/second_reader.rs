//! The log read by postgres-es, a library that shares no code with ours.

use std::time::Duration;

use async_trait::async_trait;
use cqrs_es::{
    Aggregate, DomainEvent,
    event_sink::EventSink,
    persist::{PersistedEventRepository, PersistenceError},
};
use memledger_store::{
    SecondReader, StoreError, StreamKey,
    backend::view::{AGGREGATE_TYPE, aggregate_id, bodies, one_stream},
};
use postgres_es::PostgresEventRepository;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sqlx::PgPool;

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
    const TYPE: &'static str = AGGREGATE_TYPE;
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
pub struct ViewReader {
    pub pool: PgPool,
    /// How long a book may take.
    pub limit: Duration,
}

#[async_trait]
impl SecondReader for ViewReader {
    async fn read(&self, stream: &StreamKey) -> Result<Vec<(Value, i64)>, StoreError> {
        let (source, id) = (one_stream(stream), aggregate_id(stream));
        let repository = PostgresEventRepository::new(self.pool.clone()).with_tables(&source, "snapshots");
        let events = tokio::time::timeout(self.limit, repository.get_events::<AnyStream>(&id)).await;
        let events =
            events.map_err(|_| StoreError::Unavailable("the second reader did not answer".into()))?;
        bodies(events.map_err(error)?)
    }

    async fn close(&self) {
        self.pool.close().await;
    }
}

/// The library calls most of what a database answers unknown.
fn error(failed: PersistenceError) -> StoreError {
    let unknown = match failed {
        PersistenceError::ConnectionError(failed) => return StoreError::unavailable(failed),
        PersistenceError::UnknownError(unknown) => unknown,
        other => return StoreError::corrupt(other),
    };
    match unknown.downcast::<sqlx::Error>() {
        // The view that it reads is none of those that a rebuild switches.
        Ok(failed) if is_missing_table(&failed) => StoreError::corrupt(failed),
        Ok(failed) => crate::error(*failed),
        Err(other) => StoreError::corrupt(other),
    }
}

fn is_missing_table(failed: &sqlx::Error) -> bool {
    failed.as_database_error().and_then(|answered| answered.code()).as_deref() == Some("42P01")
}
