//! The append: one statement for a group of commands, each with its receipt, events and contents.

use sqlx::{PgConnection, Row as _};
use uuid::Uuid;

use super::error;
use crate::{Append, Appended, Conflict, StoreError, envelope::halves_of};

/// Every part hangs on `placed`, so a command whose previous version is not there stores nothing. The
/// counter rows are locked in ascending order, which keeps two groups from waiting for each other.
/// A version or command id that another writer took raises a unique violation and undoes the whole group.
const APPEND: &str = "
WITH asked AS (
    SELECT * FROM unnest($1::int[], $2::int[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::bigint[])
        AS a(command, partition_id, tenant_id, stream_type, stream_id, expected, size)
), due AS MATERIALIZED (
    SELECT a.* FROM asked a
     WHERE a.expected = coalesce((SELECT e.version FROM events e
                                   WHERE e.partition_id = a.partition_id AND e.tenant_id = a.tenant_id
                                     AND e.stream_type = a.stream_type AND e.stream_id = a.stream_id
                                   ORDER BY e.version DESC LIMIT 1), 0)
), locked AS MATERIALIZED (
    SELECT p.partition_id FROM partitions p
     WHERE p.partition_id IN (SELECT partition_id FROM due)
     ORDER BY p.partition_id FOR UPDATE
), bumped AS (
    UPDATE partitions p SET next_position = p.next_position + n.size
      FROM (SELECT d.partition_id, sum(d.size)::bigint AS size
              FROM due d JOIN locked USING (partition_id) GROUP BY d.partition_id) n
     WHERE p.partition_id = n.partition_id
    RETURNING p.partition_id, p.next_position - n.size AS base
), placed AS MATERIALIZED (
    SELECT d.*, b.base + (sum(d.size) OVER (PARTITION BY d.partition_id ORDER BY d.command))::bigint - d.size
               AS first
      FROM due d JOIN bumped b USING (partition_id)
), stored_events AS (
    INSERT INTO events (partition_id, position, tenant_id, stream_type, stream_id, version, event_id,
                        event_type, schema_version, body, leaf_hash, actor, command_id, correlation_id,
                        causation_id, recorded_at)
    SELECT p.partition_id, p.first + e.offset_in, p.tenant_id, p.stream_type, p.stream_id,
           p.expected + 1 + e.offset_in, e.event_id, e.event_type, e.schema_version, e.body,
           sha256('\\x00'::bytea || convert_to(e.before || (p.first + e.offset_in)::text || e.after, 'UTF8')),
           e.actor, e.command_id, e.correlation_id, e.causation_id, e.recorded_at
      FROM unnest($8::int[], $9::bigint[], $10::uuid[], $11::text[], $12::int[], $13::text[], $14::text[],
                  $15::text[], $16::text[], $17::text[], $18::text[], $19::text[], $20::bigint[])
        AS e(command, offset_in, event_id, event_type, schema_version, body, before, after, actor,
             command_id, correlation_id, causation_id, recorded_at)
      JOIN placed p USING (command)
), stored_contents AS (
    INSERT INTO contents (partition_id, content_id, tenant_id, stream_type, stream_id, key, body)
    SELECT p.partition_id, c.content_id, p.tenant_id, p.stream_type, p.stream_id, c.key, c.body
      FROM unnest($21::int[], $22::uuid[], $23::bytea[], $24::text[]) AS c(command, content_id, key, body)
      JOIN placed p USING (command)
), erased AS (
    DELETE FROM contents c USING unnest($25::int[], $26::uuid[]) AS x(command, content_id)
      JOIN placed p USING (command)
     WHERE c.partition_id = p.partition_id AND c.content_id = x.content_id AND c.tenant_id = p.tenant_id
), stored_receipts AS (
    INSERT INTO commands (partition_id, tenant_id, scope, command_id, request_hash, key_content_id, outcome,
                          first_position, last_position, recorded_at)
    SELECT p.partition_id, p.tenant_id, r.scope, r.command_id, r.request_hash, r.key_content_id, r.outcome,
           p.first, p.first + p.size - 1, r.recorded_at
      FROM unnest($27::int[], $28::text[], $29::text[], $30::bytea[], $31::uuid[], $32::text[], $33::bigint[])
        AS r(command, scope, command_id, request_hash, key_content_id, outcome, recorded_at)
      JOIN placed p USING (command)
)
SELECT command, first FROM placed ORDER BY command";

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
    asked: Asked<'a>,
    events: Events<'a>,
    contents: Contents<'a>,
    receipts: Receipts<'a>,
}

impl<'a> Columns<'a> {
    fn add(&mut self, command: i32, append: &'a Append) -> Result<(), StoreError> {
        let partition_id = append.stream.partition();
        self.asked.command.push(command);
        self.asked.partition_id.push(partition_id);
        self.asked.tenant_id.push(&append.stream.tenant_id);
        self.asked.stream_type.push(&append.stream.stream_type);
        self.asked.stream_id.push(&append.stream.stream_id);
        self.asked.expected.push(append.expected_version);
        self.asked.size.push(append.events.len() as i64);
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

/// Stores the group in one round trip and one commit; answers each command's place, or that its stream
/// is not where it thought. An error means that nothing at all was stored.
pub async fn append_group(
    connection: &mut PgConnection,
    group: &[&Append],
) -> Result<Vec<Result<Appended, StoreError>>, StoreError> {
    let mut columns = Columns::default();
    for (append, command) in group.iter().zip(0..) {
        columns.add(command, append)?;
    }
    let Columns { asked, events, contents, receipts } = columns;
    let rows = sqlx::query(APPEND)
        .bind(asked.command)
        .bind(asked.partition_id)
        .bind(asked.tenant_id)
        .bind(asked.stream_type)
        .bind(asked.stream_id)
        .bind(asked.expected)
        .bind(asked.size)
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
    let mut placed = std::collections::HashMap::new();
    for row in rows {
        let command: i32 = row.try_get(0).map_err(error)?;
        let first: i64 = row.try_get(1).map_err(error)?;
        placed.insert(command, first);
    }
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
