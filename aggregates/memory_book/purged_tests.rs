//! A purge of what was purged before.

use uuid::Uuid;

use super::{
    tests::{book, command, content, created, event, id},
    *,
};

#[test]
fn purging_again_destroys_the_reason_of_before_and_counts_once() {
    let mut purged =
        event("a", 2, 2, Change::Purged { from: MemoryState::Active, erased: vec![Uuid::from_u128(1)] });
    purged.reason = Some(content(20));
    let again = Change::Purged { from: MemoryState::Purged, erased: vec![Uuid::from_u128(20)] };
    let action = Action::PurgeMemory { memory_id: id("a"), cascade: false, again: true };
    let given = vec![created("a", 1), purged, created("b", 3)];
    book().given(given.clone()).when(command(action)).then_expect_events(vec![event(
        "a",
        4,
        3,
        again.clone(),
    )]);
    let mut folded = MemoryBook::default();
    given.iter().for_each(|event| folded.fold(event));
    assert_eq!(folded.kept(), 1);
    folded.fold(&event("a", 4, 3, again));
    assert_eq!(folded.kept(), 1, "it was none of them any more");
}
