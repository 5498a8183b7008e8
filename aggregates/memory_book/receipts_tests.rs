//! Receipts against the events of their command: each is right as it was written, and wrong once a figure of it changes.

use serde_json::{Value, json};

use super::{
    Change, MemoryEvent,
    receipts::check,
    tests::{created, deleted},
};
use crate::ReceiptClaim;

fn verdict(outcome: &Value, events: &[MemoryEvent]) -> Result<(), String> {
    let (first, last) = (&events[0], &events[events.len() - 1]);
    let key_content_id = first.content_refs().next().map(|content| content.content_id);
    let claim = ReceiptClaim { outcome, events: events.len() as i64, by_run: false, key_content_id };
    check(&claim, first, last)
}

#[test]
fn a_put_that_makes_a_memory_and_one_that_changes_it_say_put() {
    let made = [created("a", 1)];
    for action in ["create", "put"] {
        let outcome = json!({"action": action, "memory_id": "a", "rev": 1, "created": 1});
        assert_eq!(verdict(&outcome, &made), Ok(()));
    }
    let wrong = json!({"action": "update", "memory_id": "a", "rev": 1, "created": 1});
    assert!(verdict(&wrong, &made).unwrap_err().contains("\"create\""));
    let Change::Created { content, .. } = made[0].change.clone() else { panic!("it was created") };
    let set = crate::memory_book::AttributePatch::default();
    let change = Change::Updated {
        content: Some(content.clone()),
        previous_content_id: content.content_id,
        set: set.clone(),
        updated_at: None,
        was: set,
    };
    let changed = [MemoryEvent { rev: 2, revision: 2, change, ..made[0].clone() }];
    let outcome = json!({"action": "put", "memory_id": "a", "rev": 2, "created": 0});
    assert_eq!(verdict(&outcome, &changed), Ok(()));
}

#[test]
fn a_batch_names_the_memories_that_its_events_made() {
    let events = [created("a", 1), created("b", 2), created("c", 3)];
    let outcome = json!({
        "action": "create_batch", "memory_id": "a", "rev": 3, "created": 3, "memory_ids": ["a", "b", "c"],
    });
    assert_eq!(verdict(&outcome, &events), Ok(()));
    for (field, value) in [
        ("memory_ids", json!(["a", "c"])),
        ("memory_ids", json!(["b", "a", "c"])),
        ("memory_ids", json!(null)),
        ("created", json!(2)),
        ("action", json!("create")),
        ("rev", json!(4)),
    ] {
        let mut wrong = outcome.clone();
        wrong[field] = value;
        assert!(verdict(&wrong, &events).is_err(), "{wrong}");
    }
}

#[test]
fn a_deletion_is_no_creation() {
    let events = [deleted("a", 2, 2)];
    let outcome = |action: &str| json!({"action": action, "memory_id": "a", "rev": 2, "created": 0});
    let claim = |outcome: &Value| verdict(outcome, &events);
    assert!(claim(&outcome("create")).is_err());
}
