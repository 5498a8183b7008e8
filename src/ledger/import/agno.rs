//! agno's memory rows as JSON lines.

use memledger_aggregates::memory_book::{MemoryState, content::MAX_INPUT_CHARS};
use serde_json::Value;

use super::{Parsed, instant, text, topics};
use crate::NewMemory;

pub fn memory(line: Value) -> Result<Option<Parsed>, String> {
    let row = line.as_object().ok_or("is no JSON object")?;
    let content = match row.get("memory") {
        Some(Value::String(memory)) => memory.clone(),
        Some(Value::Object(memory)) => {
            let inner = text("memory.memory", memory.get("memory"))?;
            inner.ok_or("memory: the object has no field memory")?
        }
        Some(other) => return Err(format!("memory: {other} is neither a text nor an object")),
        None => return Err("memory: is missing".into()),
    };
    // Where the row has no topics of its own, its memory object may.
    let listed = match row.get("topics") {
        None | Some(Value::Null) => row.get("memory").and_then(|memory| memory.get("topics")),
        listed => listed,
    };
    Ok(Some(Parsed {
        id: text("memory_id", row.get("memory_id"))?,
        user_id: text("user_id", row.get("user_id"))?,
        new: NewMemory {
            content,
            topics: topics(listed)?,
            agent_id: text("agent_id", row.get("agent_id"))?,
            input: text("input", row.get("input"))?.map(|input| raw_input(&input)),
            ..NewMemory::default()
        },
        created_at: instant("created_at", row.get("created_at"))?,
        updated_at: instant("updated_at", row.get("updated_at"))?,
        state: MemoryState::Active,
    }))
}

/// A raw input, cut where it is longer than what is kept.
fn raw_input(input: &str) -> String {
    input.chars().filter(|c| *c != '\0').take(MAX_INPUT_CHARS).collect()
}
