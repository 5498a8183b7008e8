//! What the receipts of commands to memories must say, worked out from the events of the command.

use serde_json::{Value, json};
use uuid::Uuid;

use super::{Change, MemoryEvent};
use crate::{ReceiptClaim, Verdict};

/// The figures that a workflow's save and its undoing keep. Each event of them counts under one.
const FIGURES_OF_RUNS: [&str; 8] = [
    "created",
    "deleted",
    "soft_deleted",
    "merged_groups",
    "merged_away",
    "rewritten",
    "restored",
    "archived",
];

/// Compares a receipt with the first and the last event of its command.
pub fn check(receipt: &ReceiptClaim, first: &MemoryEvent, last: &MemoryEvent) -> Verdict {
    if receipt.by_run {
        return check_run(receipt, last.rev);
    }
    check_outcome(receipt, first, last)?;
    check_key(receipt, first)
}

/// Compares the receipt of a command that changed nothing with the event that the book ended with.
pub fn check_idle(receipt: &ReceiptClaim, last: Option<(i64, &MemoryEvent)>) -> Verdict {
    let Some((position, last)) = last else {
        let is_of_an_empty_book = receipt.outcome["rev"] == 0;
        return if is_of_an_empty_book { Ok(()) } else { Err("it is before the first event".into()) };
    };
    if receipt.by_run {
        return check_run(receipt, last.rev);
    }
    let (action, memory) = (&receipt.outcome["action"], &receipt.outcome["memory_id"]);
    let expected = json!({
        "action": action, "memory_id": memory, "rev": last.rev, "created": 0, "position": position,
    });
    receipt.must_say(&expected, "the log says")
}

/// A run's command changes many memories: its figures add up to its events, which end at `rev`.
fn check_run(receipt: &ReceiptClaim, rev: u64) -> Verdict {
    let ReceiptClaim { outcome, events, .. } = receipt;
    if outcome.get("last_rev").or_else(|| outcome.get("rev")) != Some(&json!(rev)) {
        return Err(format!("its outcome is {outcome}, its events end at rev {rev}"));
    }
    let begins = i64::try_from(rev).unwrap_or(i64::MAX).saturating_add(1).saturating_sub(*events);
    let figures = FIGURES_OF_RUNS.iter().filter_map(|figure| outcome[*figure].as_i64());
    let counted = figures.fold(0, i64::saturating_add);
    if counted == *events && outcome.get("first_rev").is_none_or(|first| *first == json!(begins)) {
        return Ok(());
    }
    Err(format!("its outcome is {outcome}, its events are {events} from rev {begins} on"))
}

/// What the answer to a repeated command is rendered from.
fn check_outcome(receipt: &ReceiptClaim, first: &MemoryEvent, last: &MemoryEvent) -> Verdict {
    let outcome = receipt.outcome;
    let created = |event: &MemoryEvent| i64::from(matches!(event.change, Change::Created { .. }));
    // The events between the ends are not looked at, so their number bounds how many were created.
    let most = receipt.events - 1 + created(first);
    let said = outcome["created"].as_i64().unwrap_or_default();
    let actions = actions_of(&first.change);
    let action = actions.iter().find(|action| outcome["action"] == **action).unwrap_or(&actions[0]);
    let mut expected =
        json!({ "action": action, "memory_id": first.memory_id, "rev": last.rev, "created": said });
    if *action == "create_batch" {
        let made = made_by_batch(receipt, first, last);
        expected["memory_ids"] = made.unwrap_or_else(|| json!([first.memory_id, "…", last.memory_id]));
    }
    if !(created(first)..=most).contains(&said) {
        return Err(format!("its outcome is {outcome}, its events say {expected}"));
    }
    receipt.must_say(&expected, "its events say")
}

/// The memories that a batch says it made, if they can be those of its events.
fn made_by_batch(receipt: &ReceiptClaim, first: &MemoryEvent, last: &MemoryEvent) -> Option<Value> {
    let said = receipt.outcome["memory_ids"].as_array()?;
    let all = said.len() as i64 == receipt.events && receipt.outcome["created"] == receipt.events;
    let ends = said.first()? == first.memory_id.as_str() && said.last()? == last.memory_id.as_str();
    (all && ends).then(|| json!(said))
}

/// The hash of the request is made under the key of a text that the command brought or spoke of.
fn check_key(receipt: &ReceiptClaim, first: &MemoryEvent) -> Verdict {
    let brought: Vec<Uuid> = first.content_refs().map(|content| content.content_id).collect();
    let spoken_of = match &first.change {
        Change::Updated { previous_content_id: id, .. }
        | Change::Pinned { content_id: id, .. }
        | Change::Reclassified { content_id: id, .. }
        | Change::MergedAway { content_id: id, .. }
        | Change::Deleted { content_id: id }
        | Change::SoftDeleted { content_id: id, .. }
        | Change::Restored { content_id: id, .. } => Some(*id),
        Change::Created { .. }
        | Change::Merged { .. }
        | Change::Purged { .. }
        | Change::Linked { .. }
        | Change::Unlinked { .. } => None,
    };
    let fits = match receipt.key_content_id {
        None => brought.is_empty(),
        Some(key) => brought.contains(&key) || spoken_of == Some(key) || first.erased().contains(&key),
    };
    if fits { Ok(()) } else { Err("its key is not that of a text it brought or named".into()) }
}

/// What a command can have been whose first event is such a change, the most common first.
fn actions_of(change: &Change) -> &'static [&'static str] {
    match change {
        Change::Created { .. } => &["create", "put", "create_batch"],
        Change::Updated { .. } | Change::Pinned { .. } | Change::Reclassified { .. } => &["update", "put"],
        Change::Merged { .. } | Change::MergedAway { .. } => &["merge"],
        Change::Deleted { .. } => &["delete"],
        Change::SoftDeleted { .. } => &["soft_delete"],
        Change::Restored { .. } => &["restore"],
        Change::Purged { .. } => &["purge"],
        Change::Linked { .. } => &["link"],
        Change::Unlinked { .. } => &["unlink"],
    }
}
