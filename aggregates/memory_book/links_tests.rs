//! Given / when / then for edges: one a pair, a caller's word above what was worked out.

use super::{
    tests::{Book, book, command, created, deleted, event, id},
    *,
};

fn linked(from: &str, rev: u64, to: &str, strength: u16, by_hand: bool) -> MemoryEvent {
    event(from, rev, 1, Change::Linked { by_hand, strength, to: id(to) })
}

fn unlinked(from: &str, rev: u64, to: &str, by_hand: bool) -> MemoryEvent {
    event(from, rev, 1, Change::Unlinked { by_hand, to: id(to) })
}

fn link(from: &str, to: &str, strength: u16) -> MemoryCommand {
    command(Action::LinkMemories { from: id(from), to: id(to), strength })
}

fn unlink(from: &str, to: &str) -> MemoryCommand {
    command(Action::UnlinkMemories { from: id(from), to: id(to) })
}

fn neighbours(of: &str, near: &[(&str, u16)]) -> MemoryCommand {
    let near = near.iter().map(|(to, strength)| (id(to), *strength)).collect();
    command(Action::LinkNeighbours { items: vec![Neighbours { memory_id: id(of), near, most: 2 }] })
}

fn roomy() -> Book {
    cqrs_es::test::TestFramework::with(BookRules { max_memories: 9 })
}

/// The memories a, b and c, and what happened to them after.
fn given(after: Vec<MemoryEvent>) -> Vec<MemoryEvent> {
    [vec![created("a", 1), created("b", 2), created("c", 3)], after].concat()
}

#[test]
fn an_edge_takes_a_rev_and_leaves_the_memories_as_they_were() {
    book()
        .given(given(vec![]))
        .when(link("a", "b", 800))
        .then_expect_events(vec![linked("a", 4, "b", 800, true)]);
    let mut after = MemoryBook::default();
    given(vec![]).iter().for_each(|event| after.fold(event));
    let before = after.get(&id("a")).cloned();
    after.fold(&linked("a", 4, "b", 800, true));
    assert_eq!((after.get(&id("a")).cloned(), after.rev()), (before, 4));
}

#[test]
fn a_pair_has_one_edge_whichever_side_names_it() {
    let edge = || vec![linked("a", 4, "b", 800, true)];
    let again = MemoryBookRejection::NothingToChange;
    book().given(given(edge())).when(link("a", "b", 800)).then_expect_error(again.clone());
    book().given(given(edge())).when(link("b", "a", 800)).then_expect_error(again);
    let stronger = vec![linked("a", 5, "b", 900, true)];
    book().given(given(edge())).when(link("b", "a", 900)).then_expect_events(stronger);
    book().given(given(edge())).when(unlink("b", "a")).then_expect_events(vec![unlinked("a", 5, "b", true)]);
}

#[test]
fn edges_made_by_hand_are_limited_and_a_purge_makes_room() {
    let four = vec![created("a", 1), created("b", 2), created("c", 3), created("d", 4)];
    let removed = vec![linked("a", 5, "b", 800, true), unlinked("a", 6, "b", true)];
    let worked_out = linked("a", 7, "c", 700, false);
    let edges = [removed, vec![worked_out, linked("b", 8, "c", 800, true)]].concat();
    let given = [four, edges, vec![linked("b", 9, "d", 800, true)]].concat();
    let full = MemoryBookRejection::LinksFull { limit: 3 };
    book().given(given.clone()).when(link("c", "d", 800)).then_expect_error(full.clone());
    // What was worked out is not counted until a caller says it.
    book().given(given.clone()).when(link("a", "c", 800)).then_expect_error(full);
    let stronger = vec![linked("b", 10, "c", 900, true)];
    book().given(given.clone()).when(link("c", "b", 900)).then_expect_events(stronger);
    let again = vec![linked("a", 10, "b", 800, true)];
    book().given(given.clone()).when(link("a", "b", 800)).then_expect_events(again);
    let purged = Change::Purged { from: MemoryState::Active, erased: Vec::new() };
    let purged = [given, vec![event("d", 10, 2, purged)]].concat();
    book().given(purged).when(link("a", "c", 800)).then_expect_events(vec![linked("a", 11, "c", 800, true)]);
}

#[test]
fn what_is_no_edge_is_refused() {
    let not_linked = MemoryBookRejection::NotLinked { from: id("a"), to: id("b") };
    book().given(given(vec![])).when(unlink("a", "b")).then_expect_error(not_linked.clone());
    let removed = vec![linked("a", 4, "b", 800, true), unlinked("a", 5, "b", true)];
    book().given(given(removed)).when(unlink("a", "b")).then_expect_error(not_linked);
    let missing = MemoryBookRejection::MemoryNotFound(id("x"));
    book().given(given(vec![])).when(link("a", "x", 800)).then_expect_error(missing);
    let archived =
        MemoryBookRejection::NotActive { id: id("b"), state: MemoryState::Archived, action: "linked" };
    book().given(given(vec![deleted("b", 4, 2)])).when(link("a", "b", 800)).then_expect_error(archived);
    for (from, to, strength, field) in
        [("a", "a", 800, "to_id"), ("a", "b", 0, "strength"), ("a", "b", 1_001, "strength")]
    {
        let refused = book().given(given(vec![])).when(link(from, to, strength)).inspect_result();
        let of_field =
            matches!(&refused, Err(MemoryBookRejection::Invalid { field: named, .. }) if named == field);
        assert!(of_field, "{from} {to} {strength}: {refused:?}");
    }
}

#[test]
fn what_lies_near_is_linked_once_and_unlinked_where_it_lies_near_no_more() {
    let near = || neighbours("a", &[("b", 700), ("c", 650)]);
    let edges = || vec![linked("a", 4, "b", 700, false), linked("a", 5, "c", 650, false)];
    book().given(given(vec![])).when(near()).then_expect_events(edges());
    book().given(given(edges())).when(near()).then_expect_events(vec![]);
    let moved = vec![unlinked("a", 6, "b", false), linked("a", 7, "c", 900, false)];
    book().given(given(edges())).when(neighbours("a", &[("c", 900)])).then_expect_events(moved);
    // From the other side too, and in the direction that it was made.
    let from_c = vec![unlinked("a", 6, "c", false)];
    book().given(given(edges())).when(neighbours("c", &[])).then_expect_events(from_c);
    // From the other side it is the same pair.
    book().given(given(edges())).when(neighbours("b", &[("a", 700)])).then_expect_events(vec![]);
    // One that was archived meanwhile is passed over.
    let gone = given(vec![deleted("b", 4, 2)]);
    book().given(gone).when(near()).then_expect_events(vec![linked("a", 5, "c", 650, false)]);
}

#[test]
fn edges_are_made_to_the_nearest_alone_and_kept_to_all_that_are_near() {
    let near = [("b", 900), ("c", 800), ("d", 700)];
    let all = |after: Vec<MemoryEvent>| [given(vec![]), vec![created("d", 4)], after].concat();
    let nearest = vec![linked("a", 5, "b", 900, false), linked("a", 6, "c", 800, false)];
    roomy().given(all(vec![])).when(neighbours("a", &near)).then_expect_events(nearest);
    let farther = vec![linked("d", 5, "a", 650, false)];
    let kept = vec![
        linked("a", 6, "b", 900, false),
        linked("a", 7, "c", 800, false),
        linked("d", 8, "a", 700, false),
    ];
    roomy().given(all(farther)).when(neighbours("a", &near)).then_expect_events(kept);
}

#[test]
fn what_was_ended_is_made_again_among_the_nearest_alone() {
    let ended = || {
        let edges = vec![linked("a", 5, "d", 700, false), unlinked("a", 6, "d", false)];
        [given(vec![]), vec![created("d", 4)], edges].concat()
    };
    let others = vec![linked("a", 7, "b", 900, false), linked("a", 8, "c", 800, false)];
    let third = [("b", 900), ("c", 800), ("d", 700)];
    roomy().given(ended()).when(neighbours("a", &third)).then_expect_events(others);
    let again = vec![linked("a", 7, "d", 950, false), linked("a", 8, "b", 900, false)];
    let first = [("d", 950), ("b", 900), ("c", 800)];
    roomy().given(ended()).when(neighbours("a", &first)).then_expect_events(again);
    // It is not ended twice.
    roomy().given(ended()).when(neighbours("a", &[])).then_expect_events(vec![]);
}

#[test]
fn a_callers_word_stands_above_what_is_worked_out() {
    let by_hand = given(vec![linked("a", 4, "b", 300, true)]);
    book().given(by_hand.clone()).when(neighbours("a", &[("b", 900)])).then_expect_events(vec![]);
    book().given(by_hand).when(neighbours("a", &[])).then_expect_events(vec![]);
    let removed = given(vec![linked("a", 4, "b", 700, false), unlinked("a", 5, "b", true)]);
    book().given(removed.clone()).when(neighbours("b", &[("a", 900)])).then_expect_events(vec![]);
    book().given(removed).when(link("a", "b", 500)).then_expect_events(vec![linked("a", 6, "b", 500, true)]);
}

#[test]
fn a_purge_ends_a_memorys_edges_and_snapshots_keep_the_others() {
    let mut book = MemoryBook::default();
    let edges = vec![
        linked("a", 4, "b", 700, false),
        linked("c", 5, "a", 600, false),
        linked("b", 6, "c", 500, true),
    ];
    given(edges).iter().for_each(|event| book.fold(event));
    book.fold(&event("a", 7, 2, Change::Purged { erased: vec![], from: MemoryState::Active }));
    let strength =
        |one: &str, other: &str| book.links().get(&id(one), &id(other)).map(|(_, _, link)| link.strength);
    assert_eq!((strength("a", "b"), strength("a", "c"), strength("c", "b")), (None, None, Some(500)));
    let snapshot = serde_json::to_string(&book).unwrap();
    assert_eq!(serde_json::from_str::<MemoryBook>(&snapshot).unwrap(), book);
}
