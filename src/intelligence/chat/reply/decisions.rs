//! Decisions: one for each memory that was asked about.

use std::collections::{HashMap, HashSet};

use serde::Deserialize;
use unicode_normalization::UnicodeNormalization;

use super::{INVENTED_IDS, WRONG_ENUM, Wrong, all_there, typed};
use crate::{DecidedAction, Decision, MemoryText};

/// Longest reason that is kept, in characters.
const MOST_REASON_CHARS: usize = 500;

#[derive(Deserialize)]
struct Reply {
    decisions: Vec<Item>,
}

#[derive(Deserialize)]
struct Item {
    memory_id: String,
    /// Read as any text, so that a wrong word is told apart from a wrong shape.
    action: String,
    merge_target: Option<String>,
    reason: String,
}

/// One decision for each memory of the batch, in its order. `known` are the ids of all memories that one may
/// be merged into.
pub fn decisions(text: &str, batch: &[MemoryText], known: &HashSet<&str>) -> Result<Vec<Decision>, Wrong> {
    let items = typed::<Reply>(text)?.decisions;
    let places: HashMap<&str, usize> =
        batch.iter().enumerate().map(|(place, memory)| (memory.id.as_str(), place)).collect();
    let mut decided: Vec<Option<Decision>> = vec![None; batch.len()];
    for (at, item) in items.into_iter().enumerate() {
        let Some(place) = places.get(item.memory_id.as_str()).copied() else {
            let what = format!("decisions[{at}] is about a memory that was not asked about");
            return Err(Wrong::new(INVENTED_IDS, what));
        };
        if decided[place].is_some() {
            let what = format!("decisions[{at}] is about a memory that was decided on before");
            return Err(Wrong::new(INVENTED_IDS, what));
        }
        decided[place] = Some(decision(at, item, &batch[place], known)?);
    }
    let decided: Vec<Decision> = decided.into_iter().flatten().collect();
    all_there(decided.len(), batch.len())?;
    Ok(decided)
}

fn decision(at: usize, item: Item, memory: &MemoryText, known: &HashSet<&str>) -> Result<Decision, Wrong> {
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
    let may_be = |target: &String| *target != memory.id && known.contains(target.as_str());
    let merge_target = match action {
        DecidedAction::Merge => {
            let invented = || {
                let what = format!("decisions[{at}].merge_target is no other memory of this person");
                Wrong::new(INVENTED_IDS, what)
            };
            Some(item.merge_target.filter(may_be).ok_or_else(invented)?)
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
