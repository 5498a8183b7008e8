//! mem0's memories: `{"results": [{id, memory, user_id, metadata, created_at, updated_at}]}`, a list, or one a line,
//! as its Python and TypeScript clients, its open-source servers and its platform write them.

use memledger_aggregates::{DAY_US, Timestamp, memory_book::MemoryState};
use memledger_kernel::time;
use serde_json::{Map, Value};

use super::{
    Parsed,
    fields::Fields,
    report::{Note, Remarks},
};
use crate::commands::NewMemory;

/// Fields of documents that hold the memories.
pub const LISTS: [&str; 1] = ["results"];

const FOR_EVER: u32 = 2255;

const KEPT: [&str; 8] = [
    "app_id",
    "attributed_to",
    "expiration_date",
    "feedback",
    "immutable",
    "memory_type",
    "owner",
    "structured_attributes",
];

pub fn memory(item: Value, now: Timestamp, remarks: &mut Remarks) -> Result<Option<Parsed>, String> {
    let mut item = Fields::of(item)?;
    let mut metadata = item.metadata("metadata")?;
    let content = item.text("memory")?.ok_or("memory: is missing")?;
    item.keep(&KEPT, &mut metadata, remarks);
    let state = match is_expired(metadata.get("expiration_date"), now)? {
        true => {
            remarks.note(Note::Expired);
            MemoryState::Archived
        }
        false => MemoryState::Active,
    };
    let category = metadata.get("category").and_then(Value::as_str).map(str::to_owned);
    let parsed = Parsed {
        id: item.text("id")?,
        user_id: item.text("user_id")?.or_else(|| user_in(&metadata)),
        new: NewMemory {
            content,
            category,
            topics: item.topics("categories", remarks)?,
            agent_id: item.text("agent_id")?,
            run_id: item.text("run_id")?,
            actor_id: item.text("actor_id")?,
            role: item.text("role")?,
            metadata,
            ..NewMemory::default()
        },
        created_at: item.instant("created_at")?,
        updated_at: item.instant("updated_at")?,
        state,
    };
    item.ignore_the_rest("", remarks);
    Ok(Some(parsed))
}

/// Some versions of the TypeScript client leave the user in the metadata.
fn user_in(metadata: &Map<String, Value>) -> Option<String> {
    let user = metadata.get("user_id").or_else(|| metadata.get("userId"))?;
    user.as_str().map(str::to_owned)
}

/// A day is over at its end in UTC; any other time when it is reached.
fn is_expired(date: Option<&Value>, now: Timestamp) -> Result<bool, String> {
    let Some(date) = date.filter(|date| !date.is_null()) else { return Ok(false) };
    let Some(text) = date.as_str() else { return Err(format!("expiration_date: {date} is not a date")) };
    // Later than any time that the ledger keeps: for ever.
    if text.get(..4).and_then(|year| year.parse::<u32>().ok()).is_some_and(|year| year >= FOR_EVER) {
        return Ok(false);
    }
    let at = time::parse_without_offset("expiration_date", text).map_err(|e| e.to_string())?;
    let is_day = !text.contains(':');
    Ok(now.0 >= at.0.saturating_add(if is_day { DAY_US } else { 0 }))
}
