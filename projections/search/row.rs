//! From an event and its text to a row.

use memledger_aggregates::memory_book::{Change, MemoryContent, MemoryEvent};
use memledger_store::{Row, StoredEvent, Value, projection::Recorded};
use uuid::Uuid;

use super::Analyzer;
use crate::UserKey;

pub fn key(recorded: &Recorded) -> Vec<Value> {
    let event = &recorded.event;
    let memory_id = crate::memory(recorded).map(|event| event.memory_id.as_str()).unwrap_or_default();
    vec![
        event.partition_id.into(),
        event.tenant_id.as_str().into(),
        event.stream_id.as_str().into(),
        memory_id.into(),
    ]
}

/// The text that the memory has from this event on, where the event changes it.
pub fn content_of(event: &MemoryEvent) -> Option<Uuid> {
    match &event.change {
        Change::Created { content, .. } | Change::Merged { content, .. } => Some(content.content_id),
        Change::Updated { content, .. } => content.as_ref().map(|content| content.content_id),
        _ => None,
    }
}

/// A text that was destroyed since leaves a row without words, which the event of its purge takes away.
pub fn row(recorded: &Recorded, content_id: Uuid, analyzer: &dyn Analyzer) -> Result<Row, String> {
    let mut row = key(recorded);
    let mut words = Vec::new();
    let mut embedded = None;
    if let Some(body) = &recorded.content {
        let content: MemoryContent = serde_json::from_str(body).map_err(|e| e.to_string())?;
        words.extend(analyzer.words(&content.content));
        words.extend(content.topics.iter().flat_map(|topic| analyzer.words(topic)));
        embedded = analyzer.embed_now(&content.content);
    }
    row.extend([content_id.into(), own_word(&recorded.event).into(), words.join(" ").into()]);
    row.extend(match embedded {
        Some(made) => [made.embedder.into(), Value::Bytes(made.bits), Value::Bytes(made.vector)],
        None => [Value::Null, Value::Null, Value::Null],
    });
    Ok(row)
}

fn own_word(event: &StoredEvent) -> String {
    UserKey::of(&event.stream()).word()
}

/// The components that the bytes stand for, up to a factor.
pub fn dequantised(bytes: &[u8]) -> impl Iterator<Item = f32> {
    bytes.iter().map(|byte| f32::from(i8::from_ne_bytes([*byte])))
}
