//! The append of one command inside a group's connection.

use memledger_names::waits::Waits;
use memledger_store::{
    Append, Appended, Conflict, StoreError, content_columns,
    envelope::{Halves, halves_of, leaf_hash},
    event_columns, receipt_columns,
};
use rusqlite::{Connection, OptionalExtension, params};

use super::{erasure, error};

const INSERT_EVENT: &str = concat!(
    "INSERT INTO events (",
    event_columns!(),
    ") VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)"
);
const INSERT_CONTENT: &str =
    concat!("INSERT INTO contents (", content_columns!(), ") VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)");
const INSERT_RECEIPT: &str = concat!(
    "INSERT INTO commands (",
    receipt_columns!(),
    ") VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)"
);

type Outcome = Result<Appended, StoreError>;

/// A command with all that can be worked out before its place in the log is known: the writer's thread is
/// what bounds the rate.
pub struct Ready {
    append: Append,
    partition_id: i32,
    halves: Vec<Halves>,
}

impl Ready {
    pub fn partition_id(&self) -> i32 {
        self.partition_id
    }

    pub fn new(append: Append) -> Result<Self, StoreError> {
        let halves = append.events.iter().zip(0..).map(|(event, offset)| halves_of(&append, event, offset));
        Ok(Self {
            halves: halves.collect::<Result<_, _>>()?,
            partition_id: append.stream.partition(),
            append,
        })
    }
}

/// Stores one command. The inner result is its own answer, and where it is refused nothing of it is
/// written; the outer error undoes the whole group.
pub fn store(connection: &Connection, ready: &Ready) -> Result<Outcome, StoreError> {
    let Ready { append, partition_id, .. } = ready;
    let partition_id = *partition_id;
    if let Some(receipt) = &append.receipt {
        let taken = connection
            .prepare_cached(include_str!("sql/receipt_taken.sql"))
            .and_then(|mut statement| {
                statement.exists(params![
                    partition_id,
                    append.stream.tenant_id,
                    receipt.scope,
                    receipt.command_id
                ])
            })
            .map_err(error)?;
        if taken {
            return Ok(Err(StoreError::Conflict(Conflict::CommandId)));
        }
    }
    if version(connection, append, partition_id)? != append.expected_version {
        return Ok(Err(StoreError::Conflict(Conflict::Version)));
    }
    let size = append.events.len() as i64;
    let first = positions(connection, partition_id, size)?;
    events(connection, ready, first)?;
    contents(connection, append, partition_id)?;
    receipt(connection, append, partition_id, first)?;
    Ok(Ok(Appended {
        waits: Waits::default(),
        partition_id,
        first_position: first,
        last_position: first + size - 1,
        version: append.expected_version + size,
    }))
}

/// Takes the next positions of a partition; answers the first. Two statements, since a `RETURNING` keeps its rows in
/// a table that is made for them and dropped again, which costs more than both.
fn positions(connection: &Connection, partition_id: i32, size: i64) -> Result<i64, StoreError> {
    let first: i64 = connection
        .prepare_cached(include_str!("sql/next_position.sql"))
        .and_then(|mut statement| statement.query_row(params![partition_id], |row| row.get(0)))
        .map_err(error)?;
    connection
        .prepare_cached(include_str!("sql/move_counter.sql"))
        .and_then(|mut statement| statement.execute(params![partition_id, first + size]))
        .map_err(error)?;
    Ok(first)
}

fn version(connection: &Connection, append: &Append, partition_id: i32) -> Result<i64, StoreError> {
    let version: Option<i64> = connection
        .prepare_cached(include_str!("sql/newest_version.sql"))
        .and_then(|mut statement| {
            let stream = &append.stream;
            statement
                .query_row(
                    params![partition_id, stream.tenant_id, stream.stream_type, stream.stream_id],
                    |row| row.get(0),
                )
                .optional()
        })
        .map_err(error)?;
    Ok(version.unwrap_or(0))
}

fn events(connection: &Connection, ready: &Ready, first: i64) -> Result<(), StoreError> {
    let Ready { append, partition_id, halves } = ready;
    let mut insert = connection.prepare_cached(INSERT_EVENT).map_err(error)?;
    for ((event, halves), offset) in append.events.iter().zip(halves).zip(0..) {
        let version = append.expected_version + 1 + offset;
        insert
            .execute(params![
                partition_id,
                first + offset,
                append.stream.tenant_id,
                append.stream.stream_type,
                append.stream.stream_id,
                version,
                event.event_id.as_bytes().as_slice(),
                event.event_type,
                event.schema_version,
                event.body,
                leaf_hash(halves, first + offset).as_slice(),
                append.actor,
                append.command_id,
                append.correlation_id,
                append.causation_id,
                append.recorded_at
            ])
            .map_err(error)?;
    }
    Ok(())
}

fn contents(connection: &Connection, append: &Append, partition_id: i32) -> Result<(), StoreError> {
    for content in &append.contents {
        connection
            .prepare_cached(INSERT_CONTENT)
            .and_then(|mut statement| {
                statement.execute(params![
                    partition_id,
                    content.content_id.as_bytes().as_slice(),
                    append.stream.tenant_id,
                    append.stream.stream_type,
                    append.stream.stream_id,
                    content.key.as_slice(),
                    content.body
                ])
            })
            .map_err(error)?;
    }
    for id in &append.erase {
        connection
            .prepare_cached(include_str!("sql/erase.sql"))
            .and_then(|mut statement| {
                statement.execute(params![partition_id, id.as_bytes().as_slice(), append.stream.tenant_id])
            })
            .map_err(error)?;
    }
    if !append.erase.is_empty() {
        // The vectors of these texts go with them.
        for table in ["contents", "vectors"] {
            erasure::note(connection, table)?;
        }
    }
    Ok(())
}

fn receipt(
    connection: &Connection,
    append: &Append,
    partition_id: i32,
    first: i64,
) -> Result<(), StoreError> {
    let Some(receipt) = &append.receipt else { return Ok(()) };
    connection
        .prepare_cached(INSERT_RECEIPT)
        .and_then(|mut statement| {
            statement.execute(params![
                partition_id,
                append.stream.tenant_id,
                receipt.scope,
                receipt.command_id,
                receipt.request_hash,
                receipt.key_content_id.map(|id| id.as_bytes().to_vec()),
                receipt.outcome,
                first,
                first + append.events.len() as i64 - 1,
                append.recorded_at
            ])
        })
        .map_err(error)?;
    Ok(())
}
