//! What a group of appends stores, one array a column, as its statement takes it.

use std::collections::{BTreeSet, HashMap};

use memledger_store::{Append, StoreError, envelope::halves_of};
use sqlx::{Postgres, postgres::PgArguments, query::Query};
use uuid::Uuid;

/// The statement with what is bound so far.
pub type BoundQuery<'a> = Query<'a, Postgres, PgArguments>;

/// The commands of a group, numbered from 1 as arrays are.
#[derive(Default)]
pub struct CommandColumns<'a> {
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

impl<'a> CommandColumns<'a> {
    pub fn of(group: &[&'a Append]) -> Self {
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

    pub fn bind(self, sql: &'static str) -> BoundQuery<'a> {
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

impl<'a> Events<'a> {
    fn bind(self, query: BoundQuery<'a>) -> BoundQuery<'a> {
        query
            .bind(self.command)
            .bind(self.streams.partition_id)
            .bind(self.streams.tenant_id)
            .bind(self.streams.stream_type)
            .bind(self.streams.stream_id)
            .bind(self.version)
            .bind(self.offset)
            .bind(self.event_id)
            .bind(self.event_type)
            .bind(self.schema_version)
            .bind(self.body)
            .bind(self.before)
            .bind(self.after)
            .bind(self.actor)
            .bind(self.command_id)
            .bind(self.correlation_id)
            .bind(self.causation_id)
            .bind(self.recorded_at)
    }
}

#[derive(Default)]
struct Contents<'a> {
    command: Vec<i32>,
    streams: Streams<'a>,
    content_id: Vec<Uuid>,
    key: Vec<&'a [u8]>,
    body: Vec<&'a str>,
}

impl<'a> Contents<'a> {
    fn bind(self, query: BoundQuery<'a>) -> BoundQuery<'a> {
        query
            .bind(self.command)
            .bind(self.streams.partition_id)
            .bind(self.streams.tenant_id)
            .bind(self.streams.stream_type)
            .bind(self.streams.stream_id)
            .bind(self.content_id)
            .bind(self.key)
            .bind(self.body)
    }
}

#[derive(Default)]
struct Erased<'a> {
    command: Vec<i32>,
    streams: Streams<'a>,
    content_id: Vec<Uuid>,
}

impl<'a> Erased<'a> {
    fn bind(self, query: BoundQuery<'a>) -> BoundQuery<'a> {
        query
            .bind(self.command)
            .bind(self.streams.partition_id)
            .bind(self.streams.tenant_id)
            .bind(self.content_id)
    }
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

impl<'a> Receipts<'a> {
    fn bind(self, query: BoundQuery<'a>) -> BoundQuery<'a> {
        query
            .bind(self.command)
            .bind(self.streams.partition_id)
            .bind(self.streams.tenant_id)
            .bind(self.size)
            .bind(self.scope)
            .bind(self.command_id)
            .bind(self.request_hash)
            .bind(self.key_content_id)
            .bind(self.outcome)
            .bind(self.recorded_at)
    }
}

/// Columns of a whole group, one array a column.
#[derive(Default)]
pub struct Columns<'a> {
    events: Events<'a>,
    contents: Contents<'a>,
    erased: Erased<'a>,
    receipts: Receipts<'a>,
}

impl<'a> Columns<'a> {
    pub fn of(group: &[&'a Append]) -> Result<Self, StoreError> {
        let mut columns = Self::default();
        for (append, command) in group.iter().zip(1..) {
            columns.add(command, append)?;
        }
        Ok(columns)
    }

    pub fn erases(&self) -> bool {
        !self.erased.command.is_empty()
    }

    pub fn has_receipts(&self) -> bool {
        !self.receipts.command.is_empty()
    }

    /// Behind the [`CommandColumns`], as far as the statement goes: receipts where there are any or texts are erased, and what
    /// is erased where something is.
    pub fn bind(self, query: BoundQuery<'a>) -> BoundQuery<'a> {
        let (erases, has_receipts) = (self.erases(), self.has_receipts());
        let Self { events, contents, erased, receipts } = self;
        let mut query = contents.bind(events.bind(query));
        if has_receipts || erases {
            query = receipts.bind(query);
        }
        if erases {
            query = erased.bind(query);
        }
        query
    }

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
