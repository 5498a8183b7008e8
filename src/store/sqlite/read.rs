//! Reading the log, contents, receipts and read models.

use std::{
    path::Path,
    sync::{Condvar, Mutex},
};

use memledger_store::{
    Content, PartitionHead, Receipt, ReceiptKey, Row, Snapshot, StoreError, StoredEvent, StreamKey, Value,
    backend::columns::EVENT_COLUMNS, guarded,
};
use rusqlite::{Connection, OptionalExtension, params, types::ValueRef};
use uuid::Uuid;

use super::{SqliteOptions, connect, error, parameters::bound};

/// Connections that read; a reader waits while all are in use.
pub struct Readers {
    idle: Mutex<Vec<Connection>>,
    freed: Condvar,
}

impl Readers {
    pub fn open(path: &Path, options: &SqliteOptions) -> Result<Self, StoreError> {
        let idle = (0..options.readers.max(1))
            .map(|_| connect(path, options, true))
            .collect::<Result<Vec<_>, _>>()?;
        Ok(Self { idle: Mutex::new(idle), freed: Condvar::new() })
    }

    pub fn with<T>(&self, work: impl FnOnce(&Connection) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let poisoned = || StoreError::Unavailable("a reader failed".into());
        let mut idle = self.idle.lock().map_err(|_| poisoned())?;
        let connection = loop {
            match idle.pop() {
                Some(connection) => break connection,
                None => idle = self.freed.wait(idle).map_err(|_| poisoned())?,
            }
        };
        drop(idle);
        let outcome = guarded(StoreError::Corrupt, || work(&connection));
        self.idle.lock().map_err(|_| poisoned())?.push(connection);
        self.freed.notify_one();
        outcome
    }
}

/// Parameters are `$1` in the shared SQL and `?1` here.
pub fn dialect(sql: &str) -> String {
    sql.replace('$', "?")
}

pub fn event(row: &rusqlite::Row<'_>) -> rusqlite::Result<StoredEvent> {
    Ok(StoredEvent {
        partition_id: row.get(0)?,
        position: row.get(1)?,
        tenant_id: row.get(2)?,
        stream_type: row.get(3)?,
        stream_id: row.get(4)?,
        version: row.get(5)?,
        event_id: uuid(row, 6)?,
        event_type: row.get(7)?,
        schema_version: row.get(8)?,
        body: row.get(9)?,
        leaf_hash: row.get(10)?,
        actor: row.get(11)?,
        command_id: row.get(12)?,
        correlation_id: row.get(13)?,
        causation_id: row.get(14)?,
        recorded_at: row.get(15)?,
    })
}

fn uuid(row: &rusqlite::Row<'_>, at: usize) -> rusqlite::Result<Uuid> {
    let bytes: Vec<u8> = row.get(at)?;
    Uuid::from_slice(&bytes)
        .map_err(|e| rusqlite::Error::FromSqlConversionFailure(at, rusqlite::types::Type::Blob, Box::new(e)))
}

fn all<T>(
    connection: &Connection,
    sql: &str,
    parameters: impl rusqlite::Params,
    read: impl FnMut(&rusqlite::Row<'_>) -> rusqlite::Result<T>,
) -> Result<Vec<T>, StoreError> {
    let mut statement = connection.prepare_cached(sql).map_err(error)?;
    let rows = statement.query_map(parameters, read).map_err(error)?;
    rows.collect::<Result<_, _>>().map_err(error)
}

fn limit(limit: usize) -> i64 {
    i64::try_from(limit).unwrap_or(i64::MAX)
}

pub fn stream(
    connection: &Connection,
    stream: &StreamKey,
    after: i64,
    most: usize,
) -> Result<Vec<StoredEvent>, StoreError> {
    let sql = format!(
        "SELECT {EVENT_COLUMNS} FROM events WHERE partition_id = ?1 AND tenant_id = ?2 AND stream_type = ?3 \
         AND stream_id = ?4 AND version > ?5 ORDER BY version LIMIT ?6"
    );
    let parameters = params![
        stream.partition(),
        stream.tenant_id,
        stream.stream_type,
        stream.stream_id,
        after,
        limit(most)
    ];
    all(connection, &sql, parameters, event)
}

pub fn partition(
    connection: &Connection,
    partition_id: i32,
    after: i64,
    cap: i64,
    most: usize,
    tenant: Option<&str>,
) -> Result<Vec<StoredEvent>, StoreError> {
    let narrowed = if tenant.is_some() { "AND tenant_id = ?5" } else { "AND ?5 IS NULL" };
    let sql = format!(
        "SELECT {EVENT_COLUMNS} FROM events WHERE partition_id = ?1 AND position > ?2 AND position <= ?3 \
         {narrowed} ORDER BY position LIMIT ?4"
    );
    all(connection, &sql, params![partition_id, after, cap, limit(most), tenant], event)
}

pub fn heads(connection: &Connection) -> Result<Vec<PartitionHead>, StoreError> {
    let sql = "SELECT partition_id, next_position - 1, epoch FROM partitions ORDER BY partition_id";
    all(connection, sql, [], |row| {
        Ok(PartitionHead { partition_id: row.get(0)?, position: row.get(1)?, epoch: row.get(2)? })
    })
}

pub fn contents(
    connection: &Connection,
    partition_id: i32,
    ids: &[Uuid],
) -> Result<Vec<Content>, StoreError> {
    let mut statement = connection
        .prepare_cached("SELECT key, body FROM contents WHERE partition_id = ?1 AND content_id = ?2")
        .map_err(error)?;
    let mut found = Vec::with_capacity(ids.len());
    for id in ids {
        let content = statement
            .query_row(params![partition_id, id.as_bytes().as_slice()], |row| {
                Ok(Content { content_id: *id, key: row.get(0)?, body: row.get(1)? })
            })
            .optional()
            .map_err(error)?;
        found.extend(content);
    }
    Ok(found)
}

pub fn receipt(connection: &Connection, key: &ReceiptKey) -> Result<Option<Receipt>, StoreError> {
    let sql = "SELECT request_hash, key_content_id, outcome, first_position, last_position FROM commands \
               WHERE partition_id = ?1 AND tenant_id = ?2 AND scope = ?3 AND command_id = ?4";
    let parameters = params![key.partition_id, key.tenant_id, key.scope, key.command_id];
    let found = all(connection, sql, parameters, |row| {
        let key_content: Option<Vec<u8>> = row.get(1)?;
        Ok(Receipt {
            request_hash: row.get(0)?,
            key_content_id: key_content.map(|_| uuid(row, 1)).transpose()?,
            outcome: row.get(2)?,
            first_position: row.get(3)?,
            last_position: row.get(4)?,
        })
    })?;
    Ok(found.into_iter().next())
}

pub fn load_snapshot(connection: &Connection, stream: &StreamKey) -> Result<Option<Snapshot>, StoreError> {
    let sql = "SELECT version, schema, body FROM snapshots \
               WHERE partition_id = ?1 AND tenant_id = ?2 AND stream_type = ?3 AND stream_id = ?4";
    let parameters = params![stream.partition(), stream.tenant_id, stream.stream_type, stream.stream_id];
    let found = all(connection, sql, parameters, |row| {
        Ok(Snapshot { version: row.get(0)?, schema: row.get(1)?, body: row.get(2)? })
    })?;
    Ok(found.into_iter().next())
}

pub fn save_snapshot(
    connection: &Connection,
    stream: &StreamKey,
    snapshot: &Snapshot,
) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO snapshots (partition_id, tenant_id, stream_type, stream_id, version, schema, body) \
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) \
             ON CONFLICT (partition_id, tenant_id, stream_type, stream_id) DO UPDATE \
             SET version = excluded.version, schema = excluded.schema, body = excluded.body",
        )
        .and_then(|mut statement| {
            statement.execute(params![
                stream.partition(),
                stream.tenant_id,
                stream.stream_type,
                stream.stream_id,
                snapshot.version,
                snapshot.schema,
                snapshot.body
            ])
        })
        .map_err(error)?;
    Ok(())
}

pub fn values(row: &rusqlite::Row<'_>, columns: usize) -> rusqlite::Result<Row> {
    (0..columns)
        .map(|at| {
            Ok(match row.get_ref(at)? {
                ValueRef::Null => Value::Null,
                ValueRef::Integer(n) => Value::Int(n),
                ValueRef::Real(real) => Value::from(real.to_string()),
                ValueRef::Text(text) => Value::from(&*String::from_utf8_lossy(text)),
                ValueRef::Blob(bytes) => Value::Bytes(bytes.to_vec()),
            })
        })
        .collect()
}

pub fn query(connection: &Connection, sql: &str, parameters: &[Value]) -> Result<Vec<Row>, StoreError> {
    let mut statement = connection.prepare_cached(sql).map_err(error)?;
    let columns = statement.column_count();
    let rows = statement.query_map(bound(parameters), |row| values(row, columns)).map_err(error)?;
    rows.collect::<Result<_, _>>().map_err(error)
}

pub fn execute(connection: &Connection, sql: &str, parameters: &[Value]) -> Result<u64, StoreError> {
    let changed = connection
        .prepare_cached(sql)
        .and_then(|mut statement| statement.execute(bound(parameters)))
        .map_err(error)?;
    Ok(changed as u64)
}
