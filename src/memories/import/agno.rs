//! agno's memories: what its `to_dict` writes, rows of its databases, and the answer of its AgentOS.

use memledger_aggregates::memory_book::{MemoryState, content::MAX_INPUT_CHARS};
use serde::Deserialize;
use serde_json::Value;

use super::{
    Parsed,
    fields::{Fields, topics},
    report::{Note, Remarks},
};
use crate::commands::NewMemory;

/// Fields of documents that hold the memories: AgentOS has them in `data`.
pub const LISTS: [&str; 1] = ["data"];

const KEPT: [&str; 2] = ["team_id", "feedback"];

/// The columns of a row that tell a dump of a database.
#[derive(Deserialize)]
struct Columns {
    memory: Option<Value>,
    topics: Option<Value>,
}

/// Whether the file is a dump of a database that has no JSON type: every memory is JSON inside a text, and some row
/// has such topics. A row's own topics say it best; this is for rows that have none.
pub fn is_dump(rows: &[(&[u8], usize)]) -> bool {
    let mut has_topics = false;
    for (row, _) in rows {
        let Ok(Columns { memory: Some(memory), topics }) = serde_json::from_slice(row) else { continue };
        if json_in_text(&memory).is_none() {
            return false;
        }
        has_topics |= topics.as_ref().and_then(json_in_text).is_some();
    }
    has_topics
}

/// The string, list, object or null that a text holds as JSON.
fn json_in_text(value: &Value) -> Option<Value> {
    let text = value.as_str()?.trim();
    let is_json = text.starts_with(['"', '[', '{']) || text == "null";
    is_json.then(|| serde_json::from_str(text).ok()).flatten()
}

pub fn memory(row: Value, of_dump: bool, remarks: &mut Remarks) -> Result<Option<Parsed>, String> {
    let mut row = Fields::of(row)?;
    let mut memory = row.take("memory").ok_or("memory: is missing")?;
    let mut listed = row.take("topics");
    let topics_in_text = listed.as_ref().and_then(json_in_text).filter(|topics| !topics.is_string());
    if let Some(inner) = json_in_text(&memory) {
        let is_object = inner.get("memory").is_some_and(Value::is_string);
        if is_object || topics_in_text.is_some() || (listed.is_none() && of_dump) {
            (memory, listed) = (inner, topics_in_text.or(listed));
            remarks.note(Note::DatabaseTexts);
        }
    }
    let mut inner = match memory {
        Value::Object(_) => Fields::of(memory)?,
        Value::String(_) => Fields::of(serde_json::json!({ "memory": memory }))?,
        other => return Err(format!("memory: {other} is neither a text nor an object")),
    };
    let content = inner.text("memory")?.ok_or("memory: the object has no field memory")?;
    // If the row has no topics or input of its own, its memory object may.
    let listed = listed.filter(|topics| !topics.is_null()).or_else(|| inner.take("topics"));
    let input = row.text("input")?.map_or_else(|| inner.text("input"), |input| Ok(Some(input)))?;
    let id = [row.text("memory_id")?, row.text("id")?, inner.text("memory_id")?];
    let mut metadata = row.metadata("metadata")?;
    row.keep(&KEPT, &mut metadata, remarks);
    let parsed = Parsed {
        id: id.into_iter().flatten().next(),
        user_id: row.text("user_id")?,
        new: NewMemory {
            content,
            topics: topics(listed.as_ref(), remarks)?,
            agent_id: row.text("agent_id")?,
            input: input.map(|input| raw_input(&input, remarks)),
            metadata,
            ..NewMemory::default()
        },
        created_at: row.instant("created_at")?,
        updated_at: row.instant("updated_at")?,
        state: MemoryState::Active,
    };
    row.ignore_the_rest("", remarks);
    inner.ignore_the_rest("memory.", remarks);
    Ok(Some(parsed))
}

/// A raw input, cut if it is longer than what is kept.
fn raw_input(input: &str, remarks: &mut Remarks) -> String {
    let cut: String = input.chars().take(MAX_INPUT_CHARS).collect();
    if cut.len() < input.len() {
        remarks.note(Note::InputCut);
    }
    cut
}
