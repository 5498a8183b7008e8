//! Given / when / then for what workflows save, and for its undoing.

use uuid::Uuid;

use super::{
    tests::{attributes, book, command, content, created, deleted, event, fold, id},
    *,
};
use crate::Timestamp;

fn seen(memory: &str, revision: u64) -> SeenMemory {
    SeenMemory { memory_id: id(memory), revision }
}

fn delete(memory: &str, revision: u64) -> PlannedDelete {
    PlannedDelete { seen: seen(memory, revision), reason: None }
}

fn merge(product: &str, sources: &[(&str, u64)]) -> PlannedMerge {
    PlannedMerge {
        product: id(product),
        attributes: attributes(),
        content: content(77),
        sources: sources.iter().map(|(memory, revision)| seen(memory, *revision)).collect(),
        reason: None,
    }
}

fn rewrite(memory: &str, revision: u64, text: u128) -> PlannedRewrite {
    PlannedRewrite { seen: seen(memory, revision), content: content(text) }
}

fn apply(plan: Plan) -> MemoryCommand {
    command(Action::ApplyPlan { plan })
}

fn three() -> Vec<MemoryEvent> {
    vec![created("a", 1), created("b", 2), created("c", 3)]
}

fn merged(rev: u64, sources: &[&str]) -> MemoryEvent {
    let change = Change::Merged {
        attributes: Some(attributes()),
        content: content(77),
        created_at: Some(Timestamp(9)),
        previous_content_id: None,
        derived_from: sources.iter().map(|s| Source { memory_id: id(s), revision: 1 }).collect(),
        updated_at: Some(Timestamp(9)),
    };
    event("m", rev, 1, change)
}

fn away(memory: &str, rev: u64, of: u128) -> MemoryEvent {
    event(memory, rev, 2, Change::MergedAway { into: id("m"), content_id: Uuid::from_u128(of) })
}

fn updated(memory: &str, rev: u64, revision: u64, was: u128, text: u128) -> MemoryEvent {
    let change = Change::Updated {
        content: Some(content(text)),
        previous_content_id: Uuid::from_u128(was),
        set: AttributePatch::default(),
        updated_at: Some(Timestamp(9)),
        was: AttributePatch::default(),
    };
    event(memory, rev, revision, change)
}

fn pinned(memory: &str, rev: u64, of: u128) -> MemoryEvent {
    event(memory, rev, 2, Change::Pinned { pinned: true, content_id: Uuid::from_u128(of) })
}

#[test]
fn a_plan_is_one_decision() {
    let plan = Plan { deletes: vec![delete("a", 1)], rewrites: vec![rewrite("b", 1, 8)], ..Plan::default() };
    book()
        .given(three())
        .when(apply(plan))
        .then_expect_events(vec![deleted("a", 4, 1), updated("b", 5, 2, 2, 8)]);
}

#[test]
fn a_merge_makes_a_memory_and_archives_its_sources() {
    let rules = BookRules { max_memories: 4 };
    let plan = Plan { merges: vec![merge("m", &[("a", 1), ("b", 1)])], ..Plan::default() };
    cqrs_es::test::TestFramework::<MemoryBook>::with(rules)
        .given(three())
        .when(apply(plan.clone()))
        .then_expect_events(vec![merged(4, &["a", "b"]), away("a", 5, 1), away("b", 6, 2)]);
    book().given(three()).when(apply(plan)).then_expect_error(MemoryBookRejection::BookFull { limit: 3 });
}

#[test]
fn a_reason_stands_with_the_memory_it_was_given_for() {
    let with_reason = PlannedDelete { reason: Some(content(50)), ..delete("a", 1) };
    let plan = Plan { deletes: vec![with_reason, delete("b", 1)], ..Plan::default() };
    let mut first = deleted("a", 4, 1);
    first.reason = Some(content(50));
    book().given(three()).when(apply(plan)).then_expect_events(vec![first, deleted("b", 5, 2)]);
}

#[test]
fn what_changed_since_it_was_seen_is_left_alone() {
    let given = [three(), vec![updated("a", 4, 2, 1, 9)]].concat();
    let plan = Plan {
        deletes: vec![delete("a", 1), delete("c", 1)],
        rewrites: vec![rewrite("b", 7, 8)],
        ..Plan::default()
    };
    book().given(given).when(apply(plan)).then_expect_events(vec![deleted("c", 5, 3)]);
}

#[test]
fn a_merge_with_one_source_changed_is_left_alone_whole() {
    let given = [three(), vec![updated("a", 4, 2, 1, 9)]].concat();
    let plan = Plan { merges: vec![merge("m", &[("a", 1), ("b", 1), ("c", 1)])], ..Plan::default() };
    book().given(given).when(apply(plan)).then_expect_error(MemoryBookRejection::NothingToChange);
}

#[test]
fn pinned_ones_neither_go_nor_are_merged_but_may_be_rewritten() {
    let given = [three(), vec![pinned("a", 4, 1)]].concat();
    let plan = Plan { deletes: vec![delete("a", 2), delete("b", 1)], ..Plan::default() };
    book().given(given.clone()).when(apply(plan)).then_expect_events(vec![deleted("b", 5, 2)]);
    let plan = Plan { merges: vec![merge("m", &[("a", 2), ("b", 1)])], ..Plan::default() };
    book().given(given.clone()).when(apply(plan)).then_expect_error(MemoryBookRejection::NothingToChange);
    let plan = Plan { rewrites: vec![rewrite("a", 2, 8)], ..Plan::default() };
    book().given(given).when(apply(plan)).then_expect_events(vec![updated("a", 5, 3, 1, 8)]);
}

#[test]
fn everything_is_never_deleted() {
    let all = || ["a", "b", "c"].map(|memory| delete(memory, 1)).to_vec();
    book()
        .given(three())
        .when(apply(Plan { deletes: all(), ..Plan::default() }))
        .then_expect_error(MemoryBookRejection::WouldDeleteEverything { active: 3 });
    // Nor where what is left was archived before.
    let given = [three(), vec![deleted("c", 4, 3)]].concat();
    let plan = Plan { deletes: vec![delete("a", 1), delete("b", 1)], ..Plan::default() };
    book()
        .given(given)
        .when(apply(plan))
        .then_expect_error(MemoryBookRejection::WouldDeleteEverything { active: 2 });
}

#[test]
fn a_plan_names_a_memory_once() {
    let twice = MemoryBookRejection::invalid("plan", "names a twice");
    let plans = [
        Plan { deletes: vec![delete("a", 1), delete("a", 1)], ..Plan::default() },
        Plan { deletes: vec![delete("a", 1)], rewrites: vec![rewrite("a", 1, 8)], ..Plan::default() },
        Plan { merges: vec![merge("m", &[("a", 1), ("a", 1)])], ..Plan::default() },
    ];
    for plan in plans {
        book().given(three()).when(apply(plan)).then_expect_error(twice.clone());
    }
    let plan = Plan { merges: vec![merge("m", &[("a", 1)])], ..Plan::default() };
    let few = MemoryBookRejection::invalid("plan", "merges fewer than 2 memories into m");
    book().given(three()).when(apply(plan)).then_expect_error(few);
}

/// A book of which `a` was rewritten, `b` deleted and `c` and `d` merged into `m`.
fn after_a_run() -> Vec<MemoryEvent> {
    vec![
        created("a", 1),
        created("b", 2),
        created("c", 3),
        created("d", 4),
        deleted("b", 5, 2),
        merged(6, &["c", "d"]),
        away("c", 7, 3),
        away("d", 8, 4),
        updated("a", 9, 2, 1, 90),
    ]
}

fn undo_of_the_run() -> MemoryCommand {
    let change = |memory: &str, revision, done| RunEffect { memory_id: id(memory), revision, done };
    let changes = vec![
        change("b", 2, RunEffectKind::TakenAway),
        change("m", 1, RunEffectKind::Made),
        change("c", 2, RunEffectKind::TakenAway),
        change("d", 2, RunEffectKind::TakenAway),
        change("a", 2, RunEffectKind::Rewritten { content: content(91) }),
    ];
    command(Action::UndoRun { changes })
}

fn restored(memory: &str, rev: u64, from: MemoryState, of: u128) -> MemoryEvent {
    event(memory, rev, 3, Change::Restored { from, content_id: Uuid::from_u128(of) })
}

fn undone() -> Vec<MemoryEvent> {
    vec![
        restored("b", 10, MemoryState::Archived, 2),
        restored("c", 11, MemoryState::Merged, 3),
        restored("d", 12, MemoryState::Merged, 4),
        updated("a", 13, 3, 90, 91),
        event("m", 14, 2, Change::Deleted { content_id: Uuid::from_u128(77) }),
    ]
}

#[test]
fn a_run_is_taken_back_as_a_whole() {
    book().given(after_a_run()).when(undo_of_the_run()).then_expect_events(undone());
}

#[test]
fn a_run_that_was_taken_back_can_be_taken_back_no_more() {
    book()
        .given([after_a_run(), undone()].concat())
        .when(undo_of_the_run())
        .then_expect_error(MemoryBookRejection::NothingToChange);
}

#[test]
fn what_was_changed_after_a_run_is_kept() {
    // The product was edited, a deleted one came back by hand, one was purged.
    let edits = vec![
        updated("m", 10, 2, 77, 78),
        restored("b", 11, MemoryState::Archived, 2),
        event("c", 12, 3, Change::Purged { from: MemoryState::Merged, erased: vec![Uuid::from_u128(3)] }),
    ];
    let expected = vec![restored("d", 13, MemoryState::Merged, 4), updated("a", 14, 3, 90, 91)];
    book().given([after_a_run(), edits].concat()).when(undo_of_the_run()).then_expect_events(expected);
}

#[test]
fn taking_back_gives_every_memory_its_state_from_before() {
    let before = fold(&after_a_run()[..4]);
    let after = fold(&[after_a_run(), undone()].concat());
    for memory in ["a", "b", "c", "d"] {
        let state = |book: &MemoryBook| book.get(&id(memory)).map(|record| record.state);
        assert_eq!(state(&after), state(&before), "{memory}");
    }
    assert_eq!(after.get(&id("m")).map(|record| record.state), Some(MemoryState::Archived));
}
