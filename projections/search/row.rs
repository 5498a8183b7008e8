//! From an event and its text to a row.

use memledger_aggregates::memory_book::{Change, MemoryContent, MemoryEvent};
use memledger_store::{Row, Value, projection::Recorded};
use uuid::Uuid;

use super::Analyzer;

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

/// The content that the memory had until this event, where the event puts another in its place.
pub fn content_before(event: &MemoryEvent) -> Option<Uuid> {
    match &event.change {
        Change::Updated { content: Some(_), previous_content_id, .. } => Some(*previous_content_id),
        Change::Merged { previous_content_id, .. } => *previous_content_id,
        _ => None,
    }
}

/// A text that was destroyed since leaves a row without words, which the event of its purge takes away.
pub fn row(
    recorded: &Recorded,
    content_id: Uuid,
    before: Option<&Row>,
    analyzer: &dyn Analyzer,
) -> Result<Row, String> {
    let mut row = key(recorded);
    let mut words = Vec::new();
    let mut embedded = [Value::Null, Value::Null, Value::Null];
    if let Some(body) = &recorded.content {
        let content: MemoryContent = serde_json::from_str(body).map_err(|e| e.to_string())?;
        let text = &content.content;
        words.extend(analyzer.words(text));
        words.extend(content.topics.iter().flat_map(|topic| analyzer.words(topic)));
        if let Some(kept) = before.and_then(|row| kept(recorded, text, row, analyzer.embedder())) {
            embedded = kept;
        } else if let Some(made) = analyzer.embed_now(text) {
            embedded = [made.embedder.into(), Value::Bytes(made.bits), Value::Bytes(made.vector)];
        }
    }
    row.extend([content_id.into(), words.join(" ").into()]);
    row.extend(embedded);
    Ok(row)
}

/// What the embedder in use made of the same text already: other topics or metadata make another content, but no
/// text to ask a model for again.
fn kept(recorded: &Recorded, text: &str, before: &Row, in_use: &str) -> Option<[Value; 3]> {
    let [_, _, _, _, content_id, _, embedder, bits, vector] = before.as_slice() else { return None };
    let of_content_before = *content_id == Value::from(content_before(crate::memory(recorded)?)?);
    if !of_content_before || *embedder != Value::from(in_use) {
        return None;
    }
    let old: MemoryContent = serde_json::from_str(recorded.content_before.as_ref()?).ok()?;
    (old.content == text).then(|| [embedder.clone(), bits.clone(), vector.clone()])
}

/// The components that the bytes stand for, up to a factor.
pub fn dequantised(bytes: &[u8]) -> impl Iterator<Item = f32> {
    bytes.iter().map(|byte| f32::from(i8::from_ne_bytes([*byte])))
}

#[cfg(test)]
#[path = "row_tests.rs"]
mod tests;
