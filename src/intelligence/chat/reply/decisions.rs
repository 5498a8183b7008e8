//! Decisions: one for each memory that was asked about.

use std::collections::HashMap;

use serde::Deserialize;
use unicode_normalization::UnicodeNormalization;

use super::{INVENTED_IDS, WRONG_ENUM, Wrong, all_there, typed};
use crate::{DecidedAction, Decision, MemoryText, chat::names::Names};

/// Longest reason that is kept, in characters.
const MOST_REASON_CHARS: usize = 500;

#[derive(Deserialize)]
struct Reply {
    decisions: Vec<Item>,
}

#[derive(Deserialize)]
struct Item {
    memory_id: Name,
    /// Read as any text, so that a wrong word is told apart from a wrong shape.
    action: String,
    merge_target: Option<Name>,
    reason: String,
}

/// A memory's name: numbers are written without quotes too.
#[derive(Deserialize)]
#[serde(untagged)]
enum Name {
    Text(String),
    Number(u64),
}

impl Name {
    /// The id of the memory that it means.
    fn means<'a>(&self, names: &Names<'a>) -> Option<&'a str> {
        match self {
            Self::Text(given) => names.meant(given),
            Self::Number(given) => names.meant(&given.to_string()),
        }
    }
}

/// One decision for each memory of the batch, in its order. `names` are of all memories that one may be merged
/// into.
pub fn decisions(text: &str, batch: &[MemoryText], names: &Names<'_>) -> Result<Vec<Decision>, Wrong> {
    let items = typed::<Reply>(text)?.decisions;
    let places: HashMap<&str, usize> =
        batch.iter().enumerate().map(|(place, memory)| (memory.id.as_str(), place)).collect();
    let mut decided: Vec<Option<Decision>> = vec![None; batch.len()];
    for (at, item) in items.into_iter().enumerate() {
        let Some(place) = item.memory_id.means(names).and_then(|id| places.get(id)).copied() else {
            let what = format!("decisions[{at}] is about a memory that was not asked about");
            return Err(Wrong::new(INVENTED_IDS, what));
        };
        if decided[place].is_some() {
            let what = format!("decisions[{at}] is about a memory that was decided on before");
            return Err(Wrong::new(INVENTED_IDS, what));
        }
        decided[place] = Some(decision(at, item, &batch[place], names)?);
    }
    let decided: Vec<Decision> = decided.into_iter().flatten().collect();
    all_there(decided.len(), batch.len())?;
    Ok(decided)
}

fn decision(at: usize, item: Item, memory: &MemoryText, names: &Names<'_>) -> Result<Decision, Wrong> {
    let action = match item.action.as_str() {
        "delete" => DecidedAction::Delete,
        "keep" => DecidedAction::Keep,
        "merge" => DecidedAction::Merge,
        _ => {
            let what = format!("decisions[{at}].action is none of delete, keep and merge");
            return Err(Wrong::new(WRONG_ENUM, what));
        }
    };
    let memory_id = memory.id.clone();
    if memory.pinned && action != DecidedAction::Keep {
        let reason = format!("pinned, so it is kept where the model proposed {}", item.action);
        return Ok(Decision { memory_id, action: DecidedAction::Keep, merge_target: None, reason });
    }
    let target = item.merge_target.as_ref().and_then(|given| given.means(names));
    let merge_target = match action {
        DecidedAction::Merge => {
            let invented = || {
                let what = format!("decisions[{at}].merge_target is no other memory of this person");
                Wrong::new(INVENTED_IDS, what)
            };
            Some(target.filter(|id| *id != memory.id).ok_or_else(invented)?.to_owned())
        }
        DecidedAction::Delete | DecidedAction::Keep => None,
    };
    Ok(Decision { memory_id, action, merge_target, reason: reason(&item.reason) })
}

/// A reason that can be stored: in NFC, which may be longer, not empty, not too long and without control characters.
fn reason(given: &str) -> String {
    let plain: String = given.nfc().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let reason: String = plain.trim().chars().take(MOST_REASON_CHARS).collect();
    if reason.is_empty() { "the model gave no reason".into() } else { reason }
}

#[cfg(test)]
#[path = "decisions_tests.rs"]
mod tests;
