//! Given / when / then for how much a book holds.

use uuid::Uuid;

use super::{
    attributes::AttributePatch,
    tests::{book, command, content, create, created, event, id},
    *,
};
use crate::Timestamp;

#[test]
fn a_full_book_refuses_another_memory_and_a_purge_makes_room() {
    let full = vec![created("a", 1), created("b", 2), created("c", 3)];
    book()
        .given(full.clone())
        .when(command(create("d", 4)))
        .then_expect_error(MemoryBookRejection::BookFull { limit: 3 });
    let purged =
        event("a", 4, 2, Change::Purged { from: MemoryState::Active, erased: vec![Uuid::from_u128(1)] });
    let mut expected = created("d", 5);
    if let Change::Created { content: c, .. } = &mut expected.change {
        *c = content(4);
    }
    book()
        .given([full, vec![purged]].concat())
        .when(command(create("d", 4)))
        .then_expect_events(vec![expected]);
}

#[test]
fn a_book_full_of_texts_refuses_another_one_and_a_purge_makes_room() {
    let updated = |n: u64| {
        let (content, previous) = (Some(content(n.into())), Uuid::from_u128(u128::from(n) - 1));
        let (set, was) = (AttributePatch::default(), AttributePatch::default());
        let change = Change::Updated { set, was, content, previous_content_id: previous, updated_at: None };
        event("a", n, n, change)
    };
    let full: Vec<MemoryEvent> = std::iter::once(created("a", 1)).chain((2..=30).map(updated)).collect();
    let text = |id: &str| {
        let (content, set) = (Some(content(99)), AttributePatch::default());
        command(Action::UpdateMemory { memory_id: self::id(id), set, content })
    };
    let refused = MemoryBookRejection::TextsFull { limit: 30 };
    book().given(full.clone()).when(text("a")).then_expect_error(refused.clone());
    book().given(full.clone()).when(command(create("b", 2))).then_expect_error(refused);
    // Less can always be said, and other labels cost no text.
    let delete = command(Action::DeleteMemory { memory_id: id("a") });
    let gone = event("a", 31, 31, Change::Deleted { content_id: Uuid::from_u128(30) });
    book().given(full.clone()).when(delete).then_expect_events(vec![gone]);
    // Reasons of deletions may have brought more than allowed by then.
    let deleted = event("a", 31, 31, Change::Deleted { content_id: Uuid::from_u128(30) });
    let over = MemoryEvent { reason: Some(content(31)), ..deleted };
    let over = [full.clone(), vec![over, created("b", 32)]].concat();
    let kept = Action::PinMemory { memory_id: id("b"), pinned: true };
    let pinned = event("b", 33, 2, Change::Pinned { pinned: true, content_id: Uuid::from_u128(32) });
    book().given(over.clone()).when(command(kept)).then_expect_events(vec![pinned]);
    let restore = command(Action::RestoreMemory { memory_id: id("a"), now: Timestamp(9) });
    book().given(over).when(restore).then_expect_error(MemoryBookRejection::TextsFull { limit: 30 });
    let purged = event("a", 31, 31, Change::Purged { from: MemoryState::Active, erased: Vec::new() });
    let mut book = MemoryBook::default();
    [full, vec![purged]].concat().iter().for_each(|event| book.fold(event));
    assert_eq!(book.texts(), 0);
}
