//! Decisions: one for each memory that was asked about. A memory on which nothing usable was decided is kept.

use std::collections::HashMap;

use memledger_intelligence::{
    ReplyFault,
    reply::{self, MISSING_IDS},
};
use memledger_offline::{DecidedAction, MemoryText};
use serde_json::Value;
use unicode_normalization::UnicodeNormalization;

use super::names::Names;
use crate::engine::Decision;

/// Longest reason that is kept, in characters.
const MOST_REASON_CHARS: usize = 500;

/// Decisions on a whole batch, and how many of them are the model's.
pub struct Decided {
    pub decisions: Vec<Decision>,
    pub usable: usize,
}

/// One decision for each memory of the batch, in its order, where the model decided on at least half of them. `names`
/// are of all memories that one may be merged into.
pub fn decisions(text: &str, batch: &[MemoryText], names: &Names<'_>) -> Result<Vec<Decision>, ReplyFault> {
    let Decided { decisions, usable } = decided(text, batch, names)?;
    if usable * 2 < batch.len() || usable == 0 {
        return Err(ReplyFault::new(MISSING_IDS, format!("{usable} of {} were decided", batch.len())));
    }
    Ok(decisions)
}

/// The same, however few the model decided on.
pub fn decided(text: &str, batch: &[MemoryText], names: &Names<'_>) -> Result<Decided, ReplyFault> {
    let items = reply::items(text, "decisions")?;
    let mut given: HashMap<&str, Vec<&Value>> = HashMap::new();
    for item in &items {
        if let Some(id) = named(item, "memory_id", names).or_else(|| named(item, "id", names)) {
            given.entry(id).or_default().push(item);
        }
    }
    let mut usable = 0;
    let decisions = batch.iter().map(|memory| {
        let items = given.get(memory.id.as_str()).map(Vec::as_slice).unwrap_or_default();
        let read = match one_of(items, memory, names) {
            Ok(decision) => {
                usable += 1;
                decision
            }
            Err(why) => kept(memory, format!("kept, since the model {why}")),
        };
        if memory.pinned && read.action != DecidedAction::Keep {
            return kept(
                memory,
                format!("pinned, so it is kept, although the model proposed {}", read.action.as_str()),
            );
        }
        read
    });
    let decisions = decisions.collect();
    Ok(Decided { decisions, usable })
}

/// What the items on one memory agree on.
fn one_of(items: &[&Value], memory: &MemoryText, names: &Names<'_>) -> Result<Decision, &'static str> {
    let Some((first, others)) = items.split_first() else { return Err("decided nothing about it") };
    let decision = decision(first, memory, names)?;
    for other in others {
        let other = self::decision(other, memory, names)?;
        if (other.action, &other.merge_target) != (decision.action, &decision.merge_target) {
            return Err("decided on it twice, differently");
        }
    }
    Ok(decision)
}

fn decision(item: &Value, memory: &MemoryText, names: &Names<'_>) -> Result<Decision, &'static str> {
    let action = match reply::text(item, "action").unwrap_or_default().to_lowercase().as_str() {
        "delete" => DecidedAction::Delete,
        "keep" => DecidedAction::Keep,
        "merge" => DecidedAction::Merge,
        _ => return Err("named an action other than delete, keep and merge"),
    };
    let merge_target = match action {
        // A pinned one is merged into none, so its target does not matter.
        DecidedAction::Merge if !memory.pinned => {
            let target = named(item, "merge_target", names).filter(|target| *target != memory.id);
            Some(target.ok_or("would merge it into no other memory of this user")?.to_owned())
        }
        _ => None,
    };
    let reason = reason(item.get("reason").and_then(Value::as_str).unwrap_or_default());
    Ok(Decision { memory_id: memory.id.clone(), action, merge_target, reason, rule: None })
}

/// The id of the memory that an item names, by its number, also without quotes, or by its id.
fn named<'a>(item: &Value, field: &str, names: &Names<'a>) -> Option<&'a str> {
    match item.get(field)? {
        Value::Number(number) => names.meant(&number.to_string()),
        _ => names.meant(reply::text(item, field)?),
    }
}

fn kept(memory: &MemoryText, reason: String) -> Decision {
    Decision {
        memory_id: memory.id.clone(),
        action: DecidedAction::Keep,
        merge_target: None,
        reason,
        rule: None,
    }
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
