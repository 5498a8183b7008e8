//! mem0's `get_all` answer: `{"results": [{id, memory, user_id, metadata, created_at, updated_at}]}`.

use memledger_aggregates::memory_book::MemoryState;
use serde_json::Value;

use super::{Lines, Parsed, instant, metadata, text, turns};
use crate::NewMemory;

/// The answer as a whole, or its items one a line. An item's number is its place in the list.
pub fn memories(document: &[u8], by_user: bool) -> Lines<'_> {
    if let Some(items) = serde_json::from_slice(document).ok().and_then(items) {
        return numbered(items, by_user);
    }
    if let Some(wrong) = broken_list(document) {
        return Box::new(std::iter::once((wrong.line().max(1), Err(format!("is no JSON: {wrong}")))));
    }
    match std::str::from_utf8(document) {
        // A byte that is none spoils all of an answer; of items one a line, that line.
        Err(wrong)
            if serde_json::from_str(&String::from_utf8_lossy(document)).ok().and_then(items).is_some() =>
        {
            let line = 1 + document[..wrong.valid_up_to()].iter().filter(|byte| **byte == b'\n').count();
            Box::new(std::iter::once((line, Err(format!("is not UTF-8: {wrong}")))))
        }
        _ => super::lines(document, memory, by_user),
    }
}

/// Why a list is none: its lines would else be taken for items, each of them bad in its own way.
fn broken_list(document: &[u8]) -> Option<serde_json::Error> {
    let text = std::str::from_utf8(document).ok()?;
    let is_list = text.trim_start().starts_with('[');
    is_list.then(|| serde_json::from_str::<Value>(text).err()).flatten()
}

/// The items of an answer as a whole.
fn items(document: Value) -> Option<Vec<Value>> {
    let results = match document {
        Value::Object(mut answer) => answer.remove("results")?,
        list => list,
    };
    match results {
        Value::Array(items) => Some(items),
        _ => None,
    }
}

fn numbered<'a>(items: Vec<Value>, by_user: bool) -> Lines<'a> {
    let mut items: Vec<(Value, usize)> = items.into_iter().zip(1..).collect();
    if by_user {
        turns::end(&mut items, |(item, _)| turns::owner(item));
    }
    Box::new(items.into_iter().map(|(item, number)| (number, memory(item))))
}

fn memory(item: Value) -> Result<Option<Parsed>, String> {
    let item = item.as_object().ok_or("is no JSON object")?;
    let metadata = metadata(item.get("metadata"))?;
    let content = text("memory", item.get("memory"))?.ok_or("memory: is missing")?;
    Ok(Some(Parsed {
        id: text("id", item.get("id"))?,
        user_id: text("user_id", item.get("user_id"))?,
        new: NewMemory {
            content,
            category: metadata.get("category").and_then(Value::as_str).map(str::to_owned),
            topics: super::topics(item.get("categories"))?,
            agent_id: text("agent_id", item.get("agent_id"))?,
            run_id: text("run_id", item.get("run_id"))?,
            actor_id: text("actor_id", item.get("actor_id"))?,
            role: text("role", item.get("role"))?,
            metadata,
            ..NewMemory::default()
        },
        created_at: instant("created_at", item.get("created_at"))?,
        updated_at: instant("updated_at", item.get("updated_at"))?,
        state: MemoryState::Active,
    }))
}
