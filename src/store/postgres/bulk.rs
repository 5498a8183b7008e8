//! The append of many events, as imports make them: placed by one statement, then copied, in one transaction.
//! Its further round trips cost less than the rows would in a statement.

use memledger_store::{
    Append, NewContent, NewEvent, StoreError,
    backend::columns::{CONTENT_COLUMNS, EVENT_COLUMNS, each},
    envelope::{halves_of, leaf_hash},
};
use sqlx::{Connection, PgConnection};

use super::{
    append::{AssignedPositions, end, place},
    copy::copy,
    error,
};

/// Fewer events are stored sooner in one round trip.
const EVENTS: usize = 100;

/// Whether the group has many events, and nothing but events and contents.
pub fn is_worth_while(group: &[&Append]) -> bool {
    group.iter().all(|append| append.receipt.is_none() && append.erase.is_empty())
        && group.iter().map(|append| append.events.len()).sum::<usize>() >= EVENTS
}

/// As the one statement does it: a command whose previous version is not there stores nothing.
pub async fn append(
    connection: &mut PgConnection,
    group: &[&Append],
) -> Result<AssignedPositions, StoreError> {
    let mut transaction = connection.begin().await.map_err(error)?;
    let stored = store(&mut transaction, group).await;
    end(transaction, stored).await
}

async fn store(connection: &mut PgConnection, group: &[&Append]) -> Result<AssignedPositions, StoreError> {
    let placed = place(connection, group).await?;
    let mut events = Vec::new();
    let mut contents = Vec::new();
    for (append, command) in group.iter().zip(1..) {
        if let Some(first) = placed.first.get(&command) {
            events.extend(append.events.iter().zip(0..).map(|(event, at)| (*append, event, *first, at)));
            contents.extend(append.contents.iter().map(|content| (*append, content)));
        }
    }
    copy(connection, "events", &each(EVENT_COLUMNS), &events, |fields, &(append, event, first, offset)| {
        let halves = halves_of(append, event, offset)?;
        let NewEvent { event_id, event_type, schema_version, body } = event;
        fields.integer(append.stream.partition())?;
        fields.bigint(first + offset)?;
        fields.text(&append.stream.tenant_id)?;
        fields.text(&append.stream.stream_type)?;
        fields.text(&append.stream.stream_id)?;
        fields.bigint(append.expected_version + 1 + offset)?;
        fields.bytes(event_id.as_bytes())?;
        fields.text(event_type)?;
        fields.integer(*schema_version)?;
        fields.text(body)?;
        fields.bytes(&leaf_hash(&halves, first + offset))?;
        fields.text(&append.actor)?;
        fields.text(&append.command_id)?;
        fields.text(&append.correlation_id)?;
        match &append.causation_id {
            Some(causation_id) => fields.text(causation_id)?,
            None => fields.null(),
        }
        fields.bigint(append.recorded_at)
    })
    .await?;
    copy(connection, "contents", &each(CONTENT_COLUMNS), &contents, |fields, &(append, content)| {
        let NewContent { content_id, key, body } = content;
        fields.integer(append.stream.partition())?;
        fields.bytes(content_id.as_bytes())?;
        fields.text(&append.stream.tenant_id)?;
        fields.text(&append.stream.stream_type)?;
        fields.text(&append.stream.stream_id)?;
        fields.bytes(key)?;
        fields.text(body)
    })
    .await?;
    Ok(placed)
}
