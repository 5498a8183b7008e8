//! The append: one statement for a group of commands, each with its receipt, events and contents. Many events
//! are copied instead.

use std::collections::{BTreeSet, HashMap};

use sqlx::{
    Connection, PgConnection, Postgres, Row as _, Transaction,
    postgres::{PgArguments, PgRow},
    query::Query,
};
use uuid::Uuid;

use super::{
    bulk, error,
    placing::{APPEND, PLACE},
    residue,
};
use crate::{Append, Appended, Conflict, StoreError, envelope::halves_of};

/// The commands of a group, numbered from 1 as arrays are.
#[derive(Default)]
struct Asked<'a> {
    command: Vec<i32>,
    /// The place of its partition among the counters.
    counter: Vec<i32>,
    streams: Streams<'a>,
    expected: Vec<i64>,
    size: Vec<i64>,
    /// The partitions, each once and in order.
    counters: Vec<i32>,
}

/// Whose a row is.
#[derive(Default)]
struct Streams<'a> {
    partition_id: Vec<i32>,
    tenant_id: Vec<&'a str>,
    stream_type: Vec<&'a str>,
    stream_id: Vec<&'a str>,
}

impl<'a> Streams<'a> {
    fn add(&mut self, append: &'a Append) {
        self.partition_id.push(append.stream.partition());
        self.tenant_id.push(&append.stream.tenant_id);
        self.stream_type.push(&append.stream.stream_type);
        self.stream_id.push(&append.stream.stream_id);
    }
}

impl<'a> Asked<'a> {
    fn of(group: &[&'a Append]) -> Self {
        let partitions: BTreeSet<i32> = group.iter().map(|append| append.stream.partition()).collect();
        let places: HashMap<i32, i32> = partitions.iter().copied().zip(1..).collect();
        let mut asked = Self { counters: partitions.into_iter().collect(), ..Self::default() };
        for (append, command) in group.iter().zip(1..) {
            asked.command.push(command);
            asked.counter.push(places[&append.stream.partition()]);
            asked.streams.add(append);
            asked.expected.push(append.expected_version);
            asked.size.push(append.events.len() as i64);
        }
        asked
    }

    fn bind(self, sql: &'static str) -> Query<'a, Postgres, PgArguments> {
        sqlx::query(sql)
            .bind(self.command)
            .bind(self.counter)
            .bind(self.streams.partition_id)
            .bind(self.streams.tenant_id)
            .bind(self.streams.stream_type)
            .bind(self.streams.stream_id)
            .bind(self.expected)
            .bind(self.size)
            .bind(self.counters)
    }
}

#[derive(Default)]
struct Events<'a> {
    command: Vec<i32>,
    streams: Streams<'a>,
    version: Vec<i64>,
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
    streams: Streams<'a>,
    content_id: Vec<Uuid>,
    key: Vec<&'a [u8]>,
    body: Vec<&'a str>,
}

#[derive(Default)]
struct Erased<'a> {
    command: Vec<i32>,
    streams: Streams<'a>,
    content_id: Vec<Uuid>,
}

#[derive(Default)]
struct Receipts<'a> {
    command: Vec<i32>,
    streams: Streams<'a>,
    size: Vec<i64>,
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
    erased: Erased<'a>,
    receipts: Receipts<'a>,
}

impl<'a> Columns<'a> {
    fn add(&mut self, command: i32, append: &'a Append) -> Result<(), StoreError> {
        for (event, offset) in append.events.iter().zip(0..) {
            let halves = halves_of(append, event, offset)?;
            let events = &mut self.events;
            events.command.push(command);
            events.streams.add(append);
            events.version.push(append.expected_version + 1 + offset);
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
            self.contents.streams.add(append);
            self.contents.content_id.push(content.content_id);
            self.contents.key.push(&content.key);
            self.contents.body.push(&content.body);
        }
        for id in &append.erase {
            self.erased.command.push(command);
            self.erased.streams.add(append);
            self.erased.content_id.push(*id);
        }
        if let Some(receipt) = &append.receipt {
            self.receipts.command.push(command);
            self.receipts.streams.add(append);
            self.receipts.size.push(append.events.len() as i64);
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
    } else if group.iter().any(|append| !append.erase.is_empty()) {
        append_and_note(connection, group).await?
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
    Ok(group.iter().zip(1..).map(answer).collect())
}

/// For a group that erases texts, whose bytes are then still to be removed from the files.
async fn append_and_note(connection: &mut PgConnection, group: &[&Append]) -> Result<Placed, StoreError> {
    let mut transaction = connection.begin().await.map_err(error)?;
    let stored = match residue::note(&mut transaction).await {
        Ok(()) => append_at_once(&mut transaction, group).await,
        Err(failed) => Err(failed),
    };
    end(transaction, stored).await
}

/// Commits what was stored; what failed lets go at once of the counter rows that it holds.
pub async fn end<T>(
    transaction: Transaction<'_, Postgres>,
    stored: Result<T, StoreError>,
) -> Result<T, StoreError> {
    match stored {
        Ok(stored) => transaction.commit().await.map_err(error).map(|()| stored),
        Err(failed) => {
            transaction.rollback().await.map_err(error)?;
            Err(failed)
        }
    }
}

async fn append_at_once(connection: &mut PgConnection, group: &[&Append]) -> Result<Placed, StoreError> {
    let mut columns = Columns::default();
    for (append, command) in group.iter().zip(1..) {
        columns.add(command, append)?;
    }
    let Columns { events, contents, erased, receipts } = columns;
    let rows = Asked::of(group)
        .bind(APPEND)
        .bind(events.command)
        .bind(events.streams.partition_id)
        .bind(events.streams.tenant_id)
        .bind(events.streams.stream_type)
        .bind(events.streams.stream_id)
        .bind(events.version)
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
        .bind(contents.streams.partition_id)
        .bind(contents.streams.tenant_id)
        .bind(contents.streams.stream_type)
        .bind(contents.streams.stream_id)
        .bind(contents.content_id)
        .bind(contents.key)
        .bind(contents.body)
        .bind(erased.command)
        .bind(erased.streams.partition_id)
        .bind(erased.streams.tenant_id)
        .bind(erased.content_id)
        .bind(receipts.command)
        .bind(receipts.streams.partition_id)
        .bind(receipts.streams.tenant_id)
        .bind(receipts.size)
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

/// The first position of each command that was placed, by its number in the group, from 1.
pub type Placed = HashMap<i32, i64>;

fn placed(rows: &[PgRow]) -> Result<Placed, StoreError> {
    rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect::<Result<_, _>>().map_err(error)
}
