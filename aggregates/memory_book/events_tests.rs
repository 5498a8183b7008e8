//! What each kind of event is called, brings in and destroys, and what a book of them weighs.

use cqrs_es::DomainEvent;
use uuid::Uuid;

use super::{
    AttributePatch, Change, ContentRef, EVENT_TYPES, MemoryBook, MemoryState,
    tests::{content, created, deleted, event, fold, id, merged_new},
};
use crate::{Stream, Timestamp};

const ONE: Uuid = Uuid::from_u128(1);
const TWO: Uuid = Uuid::from_u128(2);

fn updated(content: Option<ContentRef>) -> Change {
    let (set, was) = (AttributePatch::default(), AttributePatch::default());
    Change::Updated { content, previous_content_id: ONE, set, updated_at: None, was }
}

/// One change of each kind, in the order of `EVENT_TYPES`, and the content that it brings in.
fn every_change() -> [(Change, Option<u128>); 12] {
    let (set, was) = (AttributePatch::default(), AttributePatch::default());
    [
        (created("a", 1).change, Some(1)),
        (updated(Some(content(2))), Some(2)),
        (Change::Pinned { content_id: ONE, pinned: true }, None),
        (Change::Reclassified { content_id: ONE, set, was }, None),
        (merged_new(1).change, Some(77)),
        (Change::MergedAway { content_id: ONE, into: id("m") }, None),
        (Change::Deleted { content_id: ONE }, None),
        (Change::SoftDeleted { content_id: ONE, purge_at: Timestamp(50) }, None),
        (Change::Restored { content_id: ONE, from: MemoryState::Archived }, None),
        (Change::Purged { erased: vec![ONE, TWO], from: MemoryState::Active }, None),
        (Change::Linked { by_hand: true, strength: 800, to: id("b") }, None),
        (Change::Unlinked { by_hand: true, to: id("b") }, None),
    ]
}

#[test]
fn an_event_is_stored_by_the_name_of_its_change_in_schema_one() {
    for ((change, _), name) in every_change().into_iter().zip(EVENT_TYPES) {
        assert_eq!(change.event_type(), name);
        let stored = event("a", 1, 1, change);
        assert_eq!((stored.event_type().as_str(), stored.event_version().as_str()), (name, "1"));
    }
}

#[test]
fn an_event_brings_in_its_own_content_and_its_reason() {
    for (change, own) in every_change() {
        let name = change.event_type();
        let mut event = event("a", 1, 1, change);
        let mut expected: Vec<Uuid> = own.into_iter().map(Uuid::from_u128).collect();
        assert_eq!(MemoryBook::brought(&event), expected, "{name} without a reason");
        event.reason = Some(content(5));
        expected.push(Uuid::from_u128(5));
        assert_eq!(MemoryBook::brought(&event), expected, "{name} with a reason");
    }
}

#[test]
fn an_update_of_attributes_brings_no_content_in() {
    let update = event("a", 2, 2, updated(None));
    assert!(MemoryBook::brought(&update).is_empty());
}

#[test]
fn only_a_purge_destroys_contents() {
    for (change, _) in every_change() {
        let expected: &[Uuid] = match change {
            Change::Purged { .. } => &[ONE, TWO],
            _ => &[],
        };
        let event = event("a", 1, 1, change);
        assert_eq!(MemoryBook::erased(&event), expected, "{event:?}");
    }
}

#[test]
fn a_book_weighs_one_and_one_more_for_each_memory() {
    assert_eq!(fold(&[]).weight(), 1);
    assert_eq!(fold(&[created("a", 1), created("b", 2), deleted("a", 3, 1)]).weight(), 3);
}
