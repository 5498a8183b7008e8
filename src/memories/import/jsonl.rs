//! This project's own lines: memories as the API shows them, one a line, or an export.

use memledger_aggregates::memory_book::{Kind, MemoryState};
use serde_json::{Map, Value};

use super::{
    Parsed,
    fields::{instant, is_empty, metadata, topics},
    report::Remarks,
};
use crate::commands::NewMemory;

/// Fields a line may have.
const FIELDS: [&str; 21] = [
    "type",
    "id",
    "user_id",
    "content",
    "kind",
    "category",
    "topics",
    "bank",
    "memory_bank",
    "importance",
    "pinned",
    "state",
    "thread_id",
    "agent_id",
    "run_id",
    "actor_id",
    "role",
    "metadata",
    "input",
    "created_at",
    "updated_at",
];

/// Fields that the ledger gives out itself. They are ignored, and reported if they say something.
const OF_THE_LEDGER: [&str; 11] = [
    "created_by",
    "recorded_at",
    "merged_into",
    "merged_from",
    "derived_from",
    "revision",
    "rev",
    "last_accessed_at",
    "retrievals",
    "purge_at",
    "tenant_id",
];

pub fn memory(line: Value, remarks: &mut Remarks) -> Result<Option<Parsed>, String> {
    let row = line.as_object().ok_or("is not a JSON object; each line must be one")?;
    match row.get("type").and_then(Value::as_str) {
        None | Some("memory") => {}
        // An export holds these next to the memories.
        Some("history" | "event" | "answer" | "operation" | "access") => return Ok(None),
        Some(other) => {
            let known = "memory, history, event, answer, operation, access";
            return Err(format!("type: {other:?} is none of {known}"));
        }
    }
    for (name, value) in row {
        let name = name.as_str();
        match OF_THE_LEDGER.contains(&name) {
            true if is_empty(value) => {}
            true => remarks.ignored.push(name.to_owned()),
            false if FIELDS.contains(&name) => {}
            false => return Err(format!("{}: is not a field of a memory", name.escape_debug())),
        }
    }
    let state = match text("state", row.get("state"))? {
        None => MemoryState::Active,
        Some(name) => MemoryState::parse(&name).ok_or_else(|| format!("state: {name:?} is unknown"))?,
    };
    if state == MemoryState::Purged {
        return Ok(None);
    }
    let kind = match text("kind", row.get("kind"))? {
        None => None,
        Some(name) => Some(Kind::parse(&name).ok_or_else(|| format!("kind: {name:?} is unknown"))?),
    };
    let pinned = match row.get("pinned") {
        None | Some(Value::Null) => false,
        Some(value) => value.as_bool().ok_or_else(|| format!("pinned: {value} is neither true nor false"))?,
    };
    let metadata = metadata(row.get("metadata"))?;
    Ok(Some(Parsed {
        id: text("id", row.get("id"))?,
        user_id: text("user_id", row.get("user_id"))?,
        new: NewMemory {
            content: text("content", row.get("content"))?.ok_or("content: is missing")?,
            kind,
            category: text("category", row.get("category"))?,
            topics: match row.get("topics") {
                Some(one @ Value::String(_)) => return Err(format!("topics: {one} is not a list")),
                listed => topics(listed, remarks)?,
            },
            bank: bank(row)?,
            importance: importance(row.get("importance"))?,
            pinned,
            thread_id: text("thread_id", row.get("thread_id"))?,
            agent_id: text("agent_id", row.get("agent_id"))?,
            run_id: text("run_id", row.get("run_id"))?,
            actor_id: text("actor_id", row.get("actor_id"))?,
            role: text("role", row.get("role"))?,
            metadata,
            input: text("input", row.get("input"))?,
            replaces: None,
        },
        created_at: instant("created_at", row.get("created_at"))?,
        updated_at: instant("updated_at", row.get("updated_at"))?,
        state,
    }))
}

/// The bank by either of its names.
fn bank(row: &Map<String, Value>) -> Result<Option<String>, String> {
    let (own, other) = (text("bank", row.get("bank"))?, text("memory_bank", row.get("memory_bank"))?);
    match (own, other) {
        (Some(own), Some(other)) if own != other => {
            Err(format!("memory_bank: {other:?} is not the bank {own:?}; give one of them"))
        }
        (own, other) => Ok(own.or(other)),
    }
}

fn importance(value: Option<&Value>) -> Result<Option<u8>, String> {
    let Some(value) = value.filter(|value| !value.is_null()) else { return Ok(None) };
    let number = value.as_u64().and_then(|n| u8::try_from(n).ok());
    number.map(Some).ok_or_else(|| format!("importance: {value} is not 1 to 5"))
}

/// A text field that may be absent, as create takes it.
fn text(field: &str, value: Option<&Value>) -> Result<Option<String>, String> {
    match value {
        Some(Value::Number(number)) => Err(format!("{field}: {number} is not a text")),
        value => super::fields::text(field, value),
    }
}
