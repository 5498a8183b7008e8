//! The log read as sqlite-es would read it, column by column: that library is bound to a version of SQLite with known faults, and
//! a program has one.

use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use cqrs_es::persist::SerializedEvent;
use memledger_store::{
    SecondReader, StoreError, StreamKey,
    backend::view::{AGGREGATE_TYPE, aggregate_id, bodies, one_stream},
    locked,
};
use rusqlite::Connection;
use serde_json::Value;

use crate::{blocking, error};

/// Loads aggregates from the 7-column view of the log. None once it is closed.
pub struct ViewReader(Arc<Mutex<Option<Connection>>>);

impl ViewReader {
    /// Of a connection of its own.
    pub fn new(connection: Connection) -> Self {
        Self(Arc::new(Mutex::new(Some(connection))))
    }
}

#[async_trait]
impl SecondReader for ViewReader {
    async fn read(&self, stream: &StreamKey) -> Result<Vec<(Value, i64)>, StoreError> {
        let (connection, source, id) = (self.0.clone(), one_stream(stream), aggregate_id(stream));
        bodies(blocking(move || read(&connection, &source, &id)).await?)
    }

    async fn close(&self) {
        drop(locked(&self.0).take());
    }
}

/// The rows of the view as the library would hand them over.
fn read(
    connection: &Mutex<Option<Connection>>,
    source: &str,
    aggregate_id: &str,
) -> Result<Vec<SerializedEvent>, StoreError> {
    let connection = locked(connection);
    let connection =
        connection.as_ref().ok_or_else(|| StoreError::Unavailable("the second reader is closed".into()))?;
    let sql = format!(
        "SELECT aggregate_type, aggregate_id, sequence, event_type, event_version, payload, metadata FROM {source} \
         WHERE aggregate_type = ?1 AND aggregate_id = ?2 ORDER BY sequence"
    );
    // The view is none of the read models that may be missing for a while. One that went since is noticed at the first row.
    let missing_or = |failed: rusqlite::Error| match failed {
        missing if missing.to_string().starts_with("no such table") => StoreError::corrupt(missing),
        other => error(other),
    };
    let mut statement = connection.prepare(&sql).map_err(missing_or)?;
    let mut rows = statement.query([AGGREGATE_TYPE, aggregate_id]).map_err(error)?;
    let mut events = Vec::new();
    while let Some(row) = rows.next().map_err(missing_or)? {
        let text = |at: usize| row.get::<_, String>(at).map_err(error);
        let json = |at: usize| serde_json::from_str(&text(at)?).map_err(StoreError::corrupt);
        let sequence = row.get::<_, i64>(2).map_err(error)?;
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
