//! The canonical envelope of an event and its leaf hash.
//!
//! The envelope is RFC 8785 canonical JSON: every column of `events` but `body` and `leaf_hash`, and
//! `body_sha256` for the body's bytes. `leaf_hash = SHA-256(0x00 || envelope)`, RFC 6962's leaf rule. The
//! position is known only inside the append, so the envelope is made in two halves around its digits.

use sha2::{Digest, Sha256};

use crate::{
    StoreError,
    record::{Append, NewEvent, StoredEvent},
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

/// Writes both halves, key by key in canonical order: a general canonicalizer takes ten times as long, and this
/// is done for every event. Strings are escaped alike by RFC 8785 and serde_json.
fn halves(fields: &Fields<'_>) -> Result<Halves, StoreError> {
    let mut before = Vec::with_capacity(384);
    put(&mut before, "{\"actor\":", &fields.actor)?;
    put(&mut before, ",\"body_sha256\":", &hex::encode(Sha256::digest(fields.body.as_bytes())))?;
    put(&mut before, ",\"causation_id\":", &fields.causation_id)?;
    put(&mut before, ",\"command_id\":", &fields.command_id)?;
    put(&mut before, ",\"correlation_id\":", &fields.correlation_id)?;
    put(&mut before, ",\"event_id\":", &fields.event_id)?;
    put(&mut before, ",\"event_type\":", &fields.event_type)?;
    put(&mut before, ",\"partition_id\":", &fields.partition_id)?;
    before.extend(b",\"position\":");
    let mut after = Vec::with_capacity(192);
    put(&mut after, ",\"recorded_at\":", &fields.recorded_at)?;
    put(&mut after, ",\"schema_version\":", &fields.schema_version)?;
    put(&mut after, ",\"stream_id\":", &fields.stream_id)?;
    put(&mut after, ",\"stream_type\":", &fields.stream_type)?;
    put(&mut after, ",\"tenant_id\":", &fields.tenant_id)?;
    put(&mut after, ",\"version\":", &fields.version)?;
    after.push(b'}');
    let text = |bytes| String::from_utf8(bytes).map_err(StoreError::corrupt);
    Ok(Halves { before: text(before)?, after: text(after)? })
}

fn put(json: &mut Vec<u8>, key: &str, value: &impl serde::Serialize) -> Result<(), StoreError> {
    json.extend(key.as_bytes());
    serde_json::to_writer(json, value).map_err(StoreError::corrupt)
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

/// Canonical JSON of a type whose fields are declared in canonical order and hold no fractions, so that plain
/// JSON is canonical. Debug builds, and so all tests, make sure.
pub fn canonical_as_declared(value: &impl serde::Serialize) -> Result<String, StoreError> {
    let json = serde_json::to_string(value).map_err(StoreError::corrupt)?;
    debug_assert_eq!(
        canonical(value).ok().as_ref(),
        Some(&json),
        "fields are not declared in canonical order"
    );
    Ok(json)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_envelope_is_canonical_whatever_stands_in_it() {
        let odd: String = (0..0x30)
            .chain([0x7f, 0x80, 0xd7ff, 0xe000, 0x2028, 0xffff, 0x1f600])
            .filter_map(char::from_u32)
            .collect();
        for (text, causation_id, number) in
            [("plain", None, 0), (odd.as_str(), Some(odd.as_str()), i64::MAX >> 11)]
        {
            let halves = halves(&Fields {
                actor: text,
                body: text,
                causation_id,
                command_id: text,
                correlation_id: text,
                event_id: uuid::Uuid::from_u128(7),
                event_type: text,
                partition_id: 63,
                recorded_at: -number,
                schema_version: 1,
                stream_id: text,
                stream_type: text,
                tenant_id: text,
                version: number,
            })
            .unwrap();
            let envelope = format!("{}{number}{}", halves.before, halves.after);
            let value: serde_json::Value = serde_json::from_str(&envelope).unwrap();
            assert_eq!(canonical(&value).unwrap(), envelope);
            assert_eq!(value["actor"], text);
            assert_eq!(value.as_object().unwrap().len(), 15);
        }
    }

    /// The hash was worked out by another program, from the canonical JSON below.
    #[test]
    fn a_leaf_hash_is_what_the_format_says() {
        let envelope = concat!(
            r#"{"actor":"agent:test","#,
            r#""body_sha256":"2bfd14f43d17fc7cea24e0917a8879b4b2f880b8baeec1b9d90fbaad655e71bd","#,
            r#""causation_id":null,"command_id":"c-1","correlation_id":"c-0","#,
            r#""event_id":"00000000-0000-0000-0000-000000000007","event_type":"Counted","partition_id":60,"#,
            r#""position":41,"recorded_at":1700000000000000,"schema_version":2,"stream_id":"ann","#,
            r#""stream_type":"tally","tenant_id":"acme","version":6}"#
        );
        let event = StoredEvent {
            partition_id: 60,
            position: 41,
            tenant_id: "acme".into(),
            stream_type: "tally".into(),
            stream_id: "ann".into(),
            version: 6,
            event_id: uuid::Uuid::from_u128(7),
            event_type: "Counted".into(),
            schema_version: 2,
            body: canonical_as_declared(&serde_json::json!({"n": 1})).unwrap(),
            leaf_hash: Vec::new(),
            actor: "agent:test".into(),
            command_id: "c-1".into(),
            correlation_id: "c-0".into(),
            causation_id: None,
            recorded_at: 1_700_000_000_000_000,
        };
        let hash = hex::encode(expected_leaf_hash(&event).unwrap());
        assert_eq!(hash, hex::encode(Sha256::digest(format!("\0{envelope}"))));
        assert_eq!(hash, "425841bd7bd04b1b9e83da368602afc2fc8d72cd6a77b10c740209ac471722fd");
    }
}
