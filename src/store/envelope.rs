//! The canonical envelope of an event and its leaf hash.
//!
//! The envelope is RFC 8785 canonical JSON: every column of `events` but `body` and `leaf_hash`, and
//! `body_sha256` for the body's bytes. `leaf_hash = SHA-256(0x00 || envelope)`, RFC 6962's leaf rule. The
//! position is known only inside the append, so the envelope is made in two halves around its digits.

use serde_json::{Map, Value};
use sha2::{Digest, Sha256};

use crate::{
    StoreError,
    port::{Append, NewEvent, StoredEvent},
};

/// The envelope without its position: `before` ends with `"position":`.
#[derive(Debug, Clone)]
pub struct Halves {
    pub before: String,
    pub after: String,
}

/// What of the envelope is known before the append.
struct Fields<'a> {
    actor: &'a str,
    body: &'a str,
    causation_id: Option<&'a str>,
    command_id: &'a str,
    correlation_id: &'a str,
    event_id: uuid::Uuid,
    event_type: &'a str,
    partition_id: i32,
    recorded_at: i64,
    schema_version: i32,
    stream_id: &'a str,
    stream_type: &'a str,
    tenant_id: &'a str,
    version: i64,
}

/// Writes both halves; keys stand in canonical order.
fn halves(fields: &Fields<'_>) -> Result<Halves, StoreError> {
    let mut first = Map::new();
    first.insert("actor".into(), fields.actor.into());
    first.insert("body_sha256".into(), hex::encode(Sha256::digest(fields.body.as_bytes())).into());
    first.insert("causation_id".into(), fields.causation_id.map_or(Value::Null, Into::into));
    first.insert("command_id".into(), fields.command_id.into());
    first.insert("correlation_id".into(), fields.correlation_id.into());
    first.insert("event_id".into(), fields.event_id.to_string().into());
    first.insert("event_type".into(), fields.event_type.into());
    first.insert("partition_id".into(), fields.partition_id.into());
    let mut second = Map::new();
    second.insert("recorded_at".into(), fields.recorded_at.into());
    second.insert("schema_version".into(), fields.schema_version.into());
    second.insert("stream_id".into(), fields.stream_id.into());
    second.insert("stream_type".into(), fields.stream_type.into());
    second.insert("tenant_id".into(), fields.tenant_id.into());
    second.insert("version".into(), fields.version.into());
    let mut before = canonical(&first)?;
    before.pop();
    before.push_str(",\"position\":");
    let after = canonical(&second)?.replacen('{', ",", 1);
    Ok(Halves { before, after })
}

/// The envelope of an event about to be appended, the `offset`th of its append.
pub fn halves_of(append: &Append, event: &NewEvent, offset: i64) -> Result<Halves, StoreError> {
    halves(&Fields {
        actor: &append.actor,
        body: &event.body,
        causation_id: append.causation_id.as_deref(),
        command_id: &append.command_id,
        correlation_id: &append.correlation_id,
        event_id: event.event_id,
        event_type: &event.event_type,
        partition_id: append.stream.partition(),
        recorded_at: append.recorded_at,
        schema_version: event.schema_version,
        stream_id: &append.stream.stream_id,
        stream_type: &append.stream.stream_type,
        tenant_id: &append.stream.tenant_id,
        version: append.expected_version + 1 + offset,
    })
}

/// RFC 8785 canonical JSON.
pub fn canonical(value: &impl serde::Serialize) -> Result<String, StoreError> {
    serde_json_canonicalizer::to_string(value).map_err(StoreError::corrupt)
}

/// SHA-256(0x00 || envelope at this position).
pub fn leaf_hash(halves: &Halves, position: i64) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update([0]);
    hash.update(halves.before.as_bytes());
    hash.update(position.to_string().as_bytes());
    hash.update(halves.after.as_bytes());
    hash.finalize().into()
}

/// The leaf hash a stored event must have.
pub fn expected_leaf_hash(event: &StoredEvent) -> Result<[u8; 32], StoreError> {
    let halves = halves(&Fields {
        actor: &event.actor,
        body: &event.body,
        causation_id: event.causation_id.as_deref(),
        command_id: &event.command_id,
        correlation_id: &event.correlation_id,
        event_id: event.event_id,
        event_type: &event.event_type,
        partition_id: event.partition_id,
        recorded_at: event.recorded_at,
        schema_version: event.schema_version,
        stream_id: &event.stream_id,
        stream_type: &event.stream_type,
        tenant_id: &event.tenant_id,
        version: event.version,
    })?;
    Ok(leaf_hash(&halves, event.position))
}
