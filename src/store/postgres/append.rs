//! The append: one statement for a group of commands, each with its receipt, events and contents. Many events
//! are copied instead.

use std::collections::HashMap;

use sqlx::{
    PgConnection, Postgres, Row as _,
    postgres::{PgArguments, PgRow},
    query::Query,
};
use uuid::Uuid;

use super::{
    bulk, error,
    placing::{APPEND, PLACE},
};
use crate::{Append, Appended, Conflict, StoreError, envelope::halves_of};

#[derive(Default)]
struct Asked<'a> {
    command: Vec<i32>,
    partition_id: Vec<i32>,
    tenant_id: Vec<&'a str>,
    stream_type: Vec<&'a str>,
    stream_id: Vec<&'a str>,
    expected: Vec<i64>,
    size: Vec<i64>,
}

impl<'a> Asked<'a> {
    fn of(group: &[&'a Append]) -> Self {
        let mut asked = Self::default();
        for (append, command) in group.iter().zip(0..) {
            asked.command.push(command);
            asked.partition_id.push(append.stream.partition());
            asked.tenant_id.push(&append.stream.tenant_id);
            asked.stream_type.push(&append.stream.stream_type);
            asked.stream_id.push(&append.stream.stream_id);
            asked.expected.push(append.expected_version);
            asked.size.push(append.events.len() as i64);
        }
        asked
    }

    fn bind(self, sql: &'static str) -> Query<'a, Postgres, PgArguments> {
        sqlx::query(sql)
            .bind(self.command)
            .bind(self.partition_id)
            .bind(self.tenant_id)
            .bind(self.stream_type)
            .bind(self.stream_id)
            .bind(self.expected)
            .bind(self.size)
    }
}

#[derive(Default)]
struct Events<'a> {
    command: Vec<i32>,
    offset: Vec<i64>,
    event_id: Vec<Uuid>,
    event_type: Vec<&'a str>,
    schema_version: Vec<i32>,
    body: Vec<&'a str>,
    before: Vec<String>,
    after: Vec<String>,
    actor: Vec<&'a str>,
    command_id: Vec<&'a str>,
    correlation_id: Vec<&'a str>,
    causation_id: Vec<Option<&'a str>>,
    recorded_at: Vec<i64>,
}

#[derive(Default)]
struct Contents<'a> {
    command: Vec<i32>,
    content_id: Vec<Uuid>,
    key: Vec<&'a [u8]>,
    body: Vec<&'a str>,
    erase_command: Vec<i32>,
    erase_id: Vec<Uuid>,
}

#[derive(Default)]
struct Receipts<'a> {
    command: Vec<i32>,
    scope: Vec<&'a str>,
    command_id: Vec<&'a str>,
    request_hash: Vec<&'a [u8]>,
    key_content_id: Vec<Option<Uuid>>,
    outcome: Vec<&'a str>,
    recorded_at: Vec<i64>,
}

/// Columns of a whole group, one array a column.
#[derive(Default)]
struct Columns<'a> {
    events: Events<'a>,
    contents: Contents<'a>,
    receipts: Receipts<'a>,
}

impl<'a> Columns<'a> {
    fn add(&mut self, command: i32, append: &'a Append) -> Result<(), StoreError> {
        for (event, offset) in append.events.iter().zip(0..) {
            let halves = halves_of(append, event, offset)?;
            let events = &mut self.events;
            events.command.push(command);
            events.offset.push(offset);
            events.event_id.push(event.event_id);
            events.event_type.push(&event.event_type);
            events.schema_version.push(event.schema_version);
            events.body.push(&event.body);
            events.before.push(halves.before);
            events.after.push(halves.after);
            events.actor.push(&append.actor);
            events.command_id.push(&append.command_id);
            events.correlation_id.push(&append.correlation_id);
            events.causation_id.push(append.causation_id.as_deref());
            events.recorded_at.push(append.recorded_at);
        }
        self.add_texts(command, append);
        Ok(())
    }

    fn add_texts(&mut self, command: i32, append: &'a Append) {
        for content in &append.contents {
            self.contents.command.push(command);
            self.contents.content_id.push(content.content_id);
            self.contents.key.push(&content.key);
            self.contents.body.push(&content.body);
        }
        for id in &append.erase {
            self.contents.erase_command.push(command);
            self.contents.erase_id.push(*id);
        }
        if let Some(receipt) = &append.receipt {
            self.receipts.command.push(command);
            self.receipts.scope.push(&receipt.scope);
            self.receipts.command_id.push(&receipt.command_id);
            self.receipts.request_hash.push(&receipt.request_hash);
            self.receipts.key_content_id.push(receipt.key_content_id);
            self.receipts.outcome.push(&receipt.outcome);
            self.receipts.recorded_at.push(append.recorded_at);
        }
    }
}

/// Stores the group in one commit, and a small one in one round trip; answers each command's place, or that
/// its stream is not where it thought. An error means that nothing at all was stored.
pub async fn append_group(
    connection: &mut PgConnection,
    group: &[&Append],
) -> Result<Vec<Result<Appended, StoreError>>, StoreError> {
    let placed = if bulk::is_worth_while(group) {
        bulk::append(connection, group).await?
    } else {
        append_at_once(connection, group).await?
    };
    let answer = |(append, command): (&&Append, i32)| {
        let first = placed.get(&command).ok_or(StoreError::Conflict(Conflict::Version))?;
        let size = append.events.len() as i64;
        Ok(Appended {
            partition_id: append.stream.partition(),
            first_position: *first,
            last_position: first + size - 1,
            version: append.expected_version + size,
        })
    };
    Ok(group.iter().zip(0..).map(answer).collect())
}

async fn append_at_once(connection: &mut PgConnection, group: &[&Append]) -> Result<Placed, StoreError> {
    let mut columns = Columns::default();
    for (append, command) in group.iter().zip(0..) {
        columns.add(command, append)?;
    }
    let Columns { events, contents, receipts } = columns;
    let rows = Asked::of(group)
        .bind(APPEND)
        .bind(events.command)
        .bind(events.offset)
        .bind(events.event_id)
        .bind(events.event_type)
        .bind(events.schema_version)
        .bind(events.body)
        .bind(events.before)
        .bind(events.after)
        .bind(events.actor)
        .bind(events.command_id)
        .bind(events.correlation_id)
        .bind(events.causation_id)
        .bind(events.recorded_at)
        .bind(contents.command)
        .bind(contents.content_id)
        .bind(contents.key)
        .bind(contents.body)
        .bind(contents.erase_command)
        .bind(contents.erase_id)
        .bind(receipts.command)
        .bind(receipts.scope)
        .bind(receipts.command_id)
        .bind(receipts.request_hash)
        .bind(receipts.key_content_id)
        .bind(receipts.outcome)
        .bind(receipts.recorded_at)
        .fetch_all(connection)
        .await
        .map_err(error)?;
    placed(&rows)
}

/// Gives the commands of a group their places; the rows must follow in the same transaction.
pub async fn place(connection: &mut PgConnection, group: &[&Append]) -> Result<Placed, StoreError> {
    let rows = Asked::of(group).bind(PLACE).fetch_all(connection).await.map_err(error)?;
    placed(&rows)
}

/// The first position of each command that was placed, by its number in the group.
pub type Placed = HashMap<i32, i64>;

fn placed(rows: &[PgRow]) -> Result<Placed, StoreError> {
    rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect::<Result<_, _>>().map_err(error)
}
