//! Given / when / then for what workflows save, and for its undoing.

use uuid::Uuid;

use super::{
    tests::{attributes, book, command, content, created, deleted, event, fold, id, source},
    *,
};
use crate::Timestamp;

fn seen(memory: &str, revision: u64) -> SeenMemory {
    SeenMemory { memory_id: id(memory), revision }
}

fn because(action: GuardedAction) -> PlannedAction {
    PlannedAction { action, reason: None }
}

fn delete(memory: &str, revision: u64) -> PlannedAction {
    because(GuardedAction::Delete { seen: seen(memory, revision) })
}

fn merge(product: &str, sources: &[(&str, u64)]) -> PlannedAction {
    because(GuardedAction::Merge {
        product: id(product),
        attributes: attributes(),
        content: content(77),
        sources: sources.iter().map(|(memory, revision)| seen(memory, *revision)).collect(),
    })
}

fn rewrite(memory: &str, revision: u64, text: u128) -> PlannedAction {
    because(GuardedAction::Retopic { seen: seen(memory, revision), content: content(text) })
}

fn update(memory: &str, revision: u64, text: u128) -> PlannedAction {
    let (set, content) = (AttributePatch::default(), Some(content(text)));
    because(GuardedAction::Update { seen: seen(memory, revision), set, content })
}

fn importance(importance: u8) -> AttributePatch {
    AttributePatch { importance: Some(importance), ..AttributePatch::default() }
}

fn relabel(memory: &str, revision: u64, set: AttributePatch) -> PlannedAction {
    because(GuardedAction::Relabel { seen: seen(memory, revision), set })
}

fn soft_delete(memory: &str, revision: u64) -> PlannedAction {
    because(GuardedAction::SoftDelete { seen: seen(memory, revision), purge_at: Timestamp(100) })
}

fn create(memory: &str, sources: &[(&str, u64)]) -> PlannedAction {
    because(GuardedAction::Create {
        memory_id: id(memory),
        attributes: attributes(),
        content: content(60),
        sources: sources.iter().map(|(memory, revision)| seen(memory, *revision)).collect(),
    })
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
    let plan = Plan(vec![delete("a", 1), rewrite("b", 1, 8)]);
    book()
        .given(three())
        .when(apply(plan))
        .then_expect_events(vec![deleted("a", 4, 1), updated("b", 5, 2, 2, 8)]);
}

#[test]
fn a_merge_makes_a_memory_and_archives_its_sources() {
    let rules = BookRules { max_memories: 4 };
    let plan = Plan(vec![merge("m", &[("a", 1), ("b", 1)])]);
    cqrs_es::test::TestFramework::<MemoryBook>::with(rules)
        .given(three())
        .when(apply(plan.clone()))
        .then_expect_events(vec![merged(4, &["a", "b"]), away("a", 5, 1), away("b", 6, 2)]);
    book().given(three()).when(apply(plan)).then_expect_error(MemoryBookRejection::BookFull { limit: 3 });
}

#[test]
fn a_reason_stands_with_the_memory_it_was_given_for() {
    let with_reason = PlannedAction { reason: Some(content(50)), ..delete("a", 1) };
    let plan = Plan(vec![with_reason, delete("b", 1)]);
    let mut first = deleted("a", 4, 1);
    first.reason = Some(content(50));
    book().given(three()).when(apply(plan)).then_expect_events(vec![first, deleted("b", 5, 2)]);
}

#[test]
fn what_changed_since_it_was_seen_is_left_alone() {
    let given = [three(), vec![updated("a", 4, 2, 1, 9)]].concat();
    let plan = Plan(vec![delete("a", 1), delete("c", 1), rewrite("b", 7, 8)]);
    book().given(given).when(apply(plan)).then_expect_events(vec![deleted("c", 5, 3)]);
}

#[test]
fn a_merge_with_one_source_changed_is_left_alone_whole() {
    let given = [three(), vec![updated("a", 4, 2, 1, 9)]].concat();
    let plan = Plan(vec![merge("m", &[("a", 1), ("b", 1), ("c", 1)])]);
    book().given(given).when(apply(plan)).then_expect_error(MemoryBookRejection::NothingToChange);
}

#[test]
fn pinned_ones_neither_go_nor_are_merged_but_may_be_rewritten() {
    let given = [three(), vec![pinned("a", 4, 1)]].concat();
    let plan = Plan(vec![delete("a", 2), delete("b", 1)]);
    book().given(given.clone()).when(apply(plan)).then_expect_events(vec![deleted("b", 5, 2)]);
    let plan = Plan(vec![merge("m", &[("a", 2), ("b", 1)])]);
    book().given(given.clone()).when(apply(plan)).then_expect_error(MemoryBookRejection::NothingToChange);
    let plan = Plan(vec![rewrite("a", 2, 8)]);
    book().given(given).when(apply(plan)).then_expect_events(vec![updated("a", 5, 3, 1, 8)]);
}

#[test]
fn everything_is_never_deleted() {
    let all = || ["a", "b", "c"].map(|memory| delete(memory, 1)).to_vec();
    book()
        .given(three())
        .when(apply(Plan(all())))
        .then_expect_error(MemoryBookRejection::WouldDeleteEverything { active: 3 });
    // Nor where what is left was archived before.
    let given = [three(), vec![deleted("c", 4, 3)]].concat();
    let plan = Plan(vec![delete("a", 1), delete("b", 1)]);
    book()
        .given(given)
        .when(apply(plan))
        .then_expect_error(MemoryBookRejection::WouldDeleteEverything { active: 2 });
}

#[test]
fn a_plan_names_a_memory_once() {
    let twice = MemoryBookRejection::invalid("plan", "names a twice");
    let plans = [
        Plan(vec![delete("a", 1), delete("a", 1)]),
        Plan(vec![delete("a", 1), rewrite("a", 1, 8)]),
        Plan(vec![merge("m", &[("a", 1), ("a", 1)])]),
    ];
    for plan in plans {
        book().given(three()).when(apply(plan)).then_expect_error(twice.clone());
    }
    let plan = Plan(vec![merge("m", &[("a", 1)])]);
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

fn retopicked(text: u128) -> RunEffectKind {
    let set = Box::default();
    RunEffectKind::Changed { content: Some(content(text)), set, kept_age: true }
}

fn undo_of_the_run() -> MemoryCommand {
    let change = |memory: &str, revision, done| RunEffect { memory_id: id(memory), revision, done };
    let changes = vec![
        change("b", 2, RunEffectKind::TakenAway),
        change("m", 1, RunEffectKind::Made),
        change("c", 2, RunEffectKind::TakenAway),
        change("d", 2, RunEffectKind::TakenAway),
        change("a", 2, retopicked(91)),
    ];
    command(Action::UndoRun { changes, now: Timestamp(9) })
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

fn roomy() -> cqrs_es::test::TestFramework<MemoryBook> {
    cqrs_es::test::TestFramework::with(BookRules { max_memories: 4 })
}

fn relabelled(rev: u64, revision: u64, set: u8, was: u8) -> MemoryEvent {
    let change = Change::Updated {
        content: None,
        previous_content_id: Uuid::from_u128(1),
        set: importance(set),
        updated_at: Some(Timestamp(9)),
        was: importance(was),
    };
    event("a", rev, revision, change)
}

fn soft_deleted(memory: &str, rev: u64, of: u128) -> MemoryEvent {
    let change = Change::SoftDeleted { content_id: Uuid::from_u128(of), purge_at: Timestamp(100) };
    event(memory, rev, 2, change)
}

fn made(memory: &str, rev: u64) -> MemoryEvent {
    let content = content(60);
    let change = Change::Created {
        attributes: attributes(),
        content,
        created_at: None,
        updated_at: None,
        derived_from: vec![source("a", 1), source("b", 1)],
    };
    event(memory, rev, 1, change)
}

#[test]
fn a_plan_makes_relabels_and_soft_deletes_memories() {
    let was = attributes().importance;
    let set = if was == 5 { 4 } else { 5 };
    let plan = Plan(vec![
        create("n", &[("a", 1), ("b", 1)]),
        relabel("a", 1, importance(set)),
        soft_delete("b", 1),
        // It is so already.
        relabel("c", 1, importance(was)),
    ]);
    let events = vec![made("n", 4), relabelled(5, 2, set, was), soft_deleted("b", 6, 2)];
    roomy().given(three()).when(apply(plan)).then_expect_events(events.clone());
    let change = |memory: &str, revision, done| RunEffect { memory_id: id(memory), revision, done };
    let changes = vec![
        change("n", 1, RunEffectKind::Made),
        change(
            "a",
            2,
            RunEffectKind::Changed { content: None, set: Box::new(importance(was)), kept_age: true },
        ),
        change("b", 2, RunEffectKind::TakenAway),
    ];
    let done = [
        relabelled(7, 3, was, set),
        restored("b", 8, MemoryState::SoftDeleted, 2),
        event("n", 9, 2, Change::Deleted { content_id: Uuid::from_u128(60) }),
    ];
    // Also where the book was written while the clock was ahead.
    for at in [9, i64::MAX].map(Timestamp) {
        let undo = Action::UndoRun { changes: changes.clone(), now: Timestamp(9) };
        let done = done.iter().cloned().map(|event| MemoryEvent { at, ..event });
        roomy()
            .given([three(), events.clone()].concat())
            .when(MemoryCommand { at, ..command(undo) })
            .then_expect_events(done.collect());
    }
}

#[test]
fn nothing_is_made_of_what_changed_since_it_was_seen() {
    let given = [three(), vec![updated("a", 4, 2, 1, 9)]].concat();
    let plan = Plan(vec![create("n", &[("a", 1), ("b", 1)])]);
    book().given(given).when(apply(plan)).then_expect_error(MemoryBookRejection::NothingToChange);
}

#[test]
fn what_a_pinned_memory_says_stays_and_its_labels_may_change() {
    let given = [three(), vec![pinned("a", 4, 1)]].concat();
    for left_alone in [update("a", 2, 8), soft_delete("a", 2)] {
        let plan = Plan(vec![left_alone]);
        book().given(given.clone()).when(apply(plan)).then_expect_error(MemoryBookRejection::NothingToChange);
    }
    let was = attributes().importance;
    let set = if was == 5 { 4 } else { 5 };
    let plan = Plan(vec![relabel("a", 2, importance(set))]);
    book().given(given.clone()).when(apply(plan)).then_expect_events(vec![relabelled(5, 3, set, was)]);
    let pins =
        Plan(vec![relabel("b", 1, AttributePatch { pinned: Some(true), ..AttributePatch::default() })]);
    let refused = MemoryBookRejection::invalid("plan", "pins or unpins b, which only people may do");
    book().given(given).when(apply(pins)).then_expect_error(refused);
}

#[test]
fn everything_may_be_forgotten_since_age_alone_decides_that() {
    let all = ["a", "b", "c"].map(|memory| soft_delete(memory, 1)).to_vec();
    let events = book().given(three()).when(apply(Plan(all))).inspect_result().unwrap();
    assert_eq!(events.len(), 3);
}
