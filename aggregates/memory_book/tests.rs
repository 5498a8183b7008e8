//! Given / when / then for every rule of the memory book.

use cqrs_es::{Aggregate, event_sink::EventSink, test::TestFramework};
use uuid::Uuid;

use super::{
    attributes::{AttributePatch, Attributes, DEFAULT_IMPORTANCE, Kind},
    *,
};
use crate::{MemoryId, Timestamp};

pub(super) type Book = TestFramework<MemoryBook>;

pub(super) fn id(name: &str) -> MemoryId {
    MemoryId::new(name).unwrap()
}

pub(super) fn content(n: u128) -> ContentRef {
    ContentRef { content_id: Uuid::from_u128(n), commitment: format!("{n:064x}") }
}

pub(super) fn attributes() -> Attributes {
    Attributes {
        kind: Kind::Semantic,
        category: None,
        bank: "General".into(),
        importance: DEFAULT_IMPORTANCE,
        pinned: false,
        thread_id: None,
        agent_id: None,
        run_id: None,
        actor_id: None,
        role: None,
    }
}

pub(super) fn command(action: Action) -> MemoryCommand {
    MemoryCommand { at: Timestamp(9), by_run: None, reason: None, expected_revision: None, action }
}

pub(super) fn event(memory: &str, rev: u64, revision: u64, change: Change) -> MemoryEvent {
    MemoryEvent { memory_id: id(memory), rev, revision, at: Timestamp(9), change, reason: None, by_run: None }
}

pub(super) fn created(memory: &str, rev: u64) -> MemoryEvent {
    let change = Change::Created {
        attributes: attributes(),
        content: content(u128::from(rev)),
        created_at: None,
        updated_at: None,
        derived_from: Vec::new(),
    };
    event(memory, rev, 1, change)
}

pub(super) fn deleted(memory: &str, rev: u64, of: u128) -> MemoryEvent {
    event(memory, rev, 2, Change::Deleted { content_id: Uuid::from_u128(of) })
}

pub(super) fn book() -> Book {
    TestFramework::with(BookRules { max_memories: 3 })
}

pub(super) fn create(memory: &str, n: u128) -> Action {
    Action::CreateMemory { memory_id: id(memory), attributes: attributes(), content: content(n) }
}

fn merge_into_new(sources: &[&str]) -> Action {
    Action::MergeMemories {
        target: MergeTarget::New { memory_id: id("m"), attributes: attributes() },
        source_ids: sources.iter().map(|s| id(s)).collect(),
        content: content(77),
    }
}

pub(super) fn source(memory: &str, revision: u64) -> Source {
    Source { memory_id: id(memory), revision }
}

pub(super) fn merged_new(rev: u64) -> MemoryEvent {
    let change = Change::Merged {
        attributes: Some(attributes()),
        content: content(77),
        created_at: Some(Timestamp(9)),
        previous_content_id: None,
        derived_from: vec![source("a", 1), source("b", 1)],
        updated_at: Some(Timestamp(9)),
    };
    event("m", rev, 1, change)
}

fn merged_away(memory: &str, rev: u64, of: u128) -> MemoryEvent {
    event(memory, rev, 2, Change::MergedAway { into: id("m"), content_id: Uuid::from_u128(of) })
}

pub(super) fn fold(events: &[MemoryEvent]) -> MemoryBook {
    let mut book = MemoryBook::default();
    events.iter().for_each(|event| book.apply(event.clone()));
    book
}

#[test]
fn create_makes_a_memory_at_revision_one() {
    book().given_no_previous_events().when(command(create("a", 1))).then_expect_events(vec![created("a", 1)]);
}

#[test]
fn create_with_a_known_id_is_refused() {
    book()
        .given(vec![created("a", 1)])
        .when(command(create("a", 2)))
        .then_expect_error(MemoryBookRejection::MemoryExists(id("a")));
}

/// Given memory `a` alone, just created.
fn then_memory_a_changes(action: Action, change: Change) {
    book()
        .given(vec![created("a", 1)])
        .when(command(action))
        .then_expect_events(vec![event("a", 2, 2, change)]);
}

#[test]
fn update_says_what_was_and_what_is() {
    let set = AttributePatch { importance: Some(5), bank: Some("General".into()), ..Default::default() };
    let update = Action::UpdateMemory { memory_id: id("a"), set, content: Some(content(8)) };
    let change = Change::Updated {
        set: AttributePatch { importance: Some(5), ..Default::default() },
        was: AttributePatch { importance: Some(2), ..Default::default() },
        content: Some(content(8)),
        previous_content_id: Uuid::from_u128(1),
        updated_at: None,
    };
    then_memory_a_changes(update, change);
}

#[test]
fn an_update_of_attributes_leaves_the_text() {
    let set =
        AttributePatch { pinned: Some(true), category: Some(Some("work".into())), ..Default::default() };
    let update = Action::UpdateMemory { memory_id: id("a"), set: set.clone(), content: None };
    let change = Change::Updated {
        set,
        was: AttributePatch { pinned: Some(false), category: Some(None), ..Default::default() },
        content: None,
        previous_content_id: Uuid::from_u128(1),
        updated_at: None,
    };
    then_memory_a_changes(update, change);
}

#[test]
fn an_update_of_the_text_leaves_the_attributes() {
    let set = AttributePatch::default();
    let update = Action::UpdateMemory { memory_id: id("a"), set, content: Some(content(8)) };
    let change = Change::Updated {
        set: AttributePatch::default(),
        was: AttributePatch::default(),
        content: Some(content(8)),
        previous_content_id: Uuid::from_u128(1),
        updated_at: None,
    };
    then_memory_a_changes(update, change);
}

#[test]
fn an_update_that_changes_nothing_is_refused() {
    let set = AttributePatch { importance: Some(2), ..Default::default() };
    let update = Action::UpdateMemory { memory_id: id("a"), set, content: None };
    book()
        .given(vec![created("a", 1)])
        .when(command(update))
        .then_expect_error(MemoryBookRejection::NothingToChange);
}

#[test]
fn only_an_active_memory_can_be_updated_pinned_reclassified_deleted_or_merged() {
    let set = AttributePatch { category: Some(Some("work".into())), ..Default::default() };
    let content_change = Some(content(5));
    let refused = [
        (Action::UpdateMemory { memory_id: id("a"), set: set.clone(), content: content_change }, "updated"),
        (Action::PinMemory { memory_id: id("a"), pinned: true }, "pinned"),
        (Action::ReclassifyMemory { memory_id: id("a"), set }, "reclassified"),
        (Action::DeleteMemory { memory_id: id("a") }, "deleted"),
        (Action::SoftDeleteMemory { memory_id: id("a"), purge_at: Timestamp(1) }, "soft-deleted"),
        (merge_into_new(&["a", "b"]), "merged"),
    ];
    for (action, verb) in refused {
        book()
            .given(vec![created("a", 1), created("b", 2), deleted("a", 3, 1)])
            .when(command(action))
            .then_expect_error(MemoryBookRejection::NotActive {
                id: id("a"),
                state: MemoryState::Archived,
                action: verb,
            });
    }
}

#[test]
fn an_unknown_memory_is_not_found() {
    book()
        .given_no_previous_events()
        .when(command(Action::DeleteMemory { memory_id: id("x") }))
        .then_expect_error(MemoryBookRejection::MemoryNotFound(id("x")));
}

#[test]
fn pin_and_reclassify_are_their_own_events() {
    book()
        .given(vec![created("a", 1)])
        .when(command(Action::PinMemory { memory_id: id("a"), pinned: true }))
        .then_expect_events(vec![event(
            "a",
            2,
            2,
            Change::Pinned { pinned: true, content_id: Uuid::from_u128(1) },
        )]);
    let set = AttributePatch { category: Some(Some("work".into())), ..Default::default() };
    let change = Change::Reclassified {
        set: set.clone(),
        was: AttributePatch { category: Some(None), ..Default::default() },
        content_id: Uuid::from_u128(1),
    };
    book()
        .given(vec![created("a", 1)])
        .when(command(Action::ReclassifyMemory { memory_id: id("a"), set }))
        .then_expect_events(vec![event("a", 2, 2, change)]);
}

#[test]
fn pinning_what_is_pinned_is_refused() {
    book()
        .given(vec![created("a", 1)])
        .when(command(Action::PinMemory { memory_id: id("a"), pinned: false }))
        .then_expect_error(MemoryBookRejection::NothingToChange);
}

#[test]
fn merge_makes_the_product_and_archives_each_source() {
    book()
        .given(vec![created("a", 1), created("b", 2)])
        .when(command(merge_into_new(&["a", "b"])))
        .then_expect_events(vec![merged_new(3), merged_away("a", 4, 1), merged_away("b", 5, 2)]);
}

#[test]
fn merge_into_one_of_its_sources_keeps_that_one() {
    let merge = Action::MergeMemories {
        target: MergeTarget::Existing(id("a")),
        source_ids: vec![id("a"), id("b")],
        content: content(77),
    };
    let change = Change::Merged {
        attributes: None,
        content: content(77),
        created_at: Some(Timestamp(9)),
        previous_content_id: Some(Uuid::from_u128(1)),
        derived_from: vec![source("a", 1), source("b", 1)],
        updated_at: Some(Timestamp(9)),
    };
    let away = event("b", 4, 2, Change::MergedAway { into: id("a"), content_id: Uuid::from_u128(2) });
    book()
        .given(vec![created("a", 1), created("b", 2)])
        .when(command(merge))
        .then_expect_events(vec![event("a", 3, 2, change), away]);
}

#[test]
fn merge_of_one_memory_or_of_one_twice_is_refused() {
    for (sources, message) in
        [(vec!["a"], "must name at least 2 memories"), (vec!["a", "a"], "names a twice")]
    {
        book()
            .given(vec![created("a", 1)])
            .when(command(merge_into_new(&sources)))
            .then_expect_error(MemoryBookRejection::invalid("source_ids", message));
    }
}

#[test]
fn restore_works_after_delete_soft_delete_and_merge() {
    let one = Uuid::from_u128(1);
    let soft = event("a", 3, 2, Change::SoftDeleted { content_id: one, purge_at: Timestamp(50) });
    let merged = vec![created("a", 1), created("b", 2), merged_new(3), merged_away("a", 4, 1)];
    let cases = [
        (vec![created("a", 1), created("b", 2), deleted("a", 3, 1)], MemoryState::Archived),
        (vec![created("a", 1), created("b", 2), soft], MemoryState::SoftDeleted),
        (merged, MemoryState::Merged),
    ];
    for (given, from) in cases {
        let rev = given.len() as u64 + 1;
        book()
            .given(given)
            .when(command(Action::RestoreMemory { memory_id: id("a"), now: Timestamp(9) }))
            .then_expect_events(vec![event("a", rev, 3, Change::Restored { from, content_id: one })]);
    }
}

#[test]
fn a_soft_deleted_memory_can_not_be_restored_after_its_time() {
    let soft = |purge_at| {
        let change = Change::SoftDeleted { content_id: Uuid::from_u128(1), purge_at: Timestamp(purge_at) };
        vec![created("a", 1), event("a", 2, 2, change)]
    };
    let restore = || command(Action::RestoreMemory { memory_id: id("a"), now: Timestamp(9) });
    let purge_at = Timestamp(9);
    book()
        .given(soft(9))
        .when(restore())
        .then_expect_error(MemoryBookRejection::RestoreExpired { id: id("a"), purge_at });
    let content_id = Uuid::from_u128(1);
    let restored = Change::Restored { from: MemoryState::SoftDeleted, content_id };
    book().given(soft(10)).when(restore()).then_expect_events(vec![event("a", 3, 3, restored.clone())]);
    // The book was written while the clock was ahead: its time goes on from there, and what is restored when doesn't.
    let ahead = MemoryCommand { at: Timestamp(99), ..restore() };
    book()
        .given(soft(10))
        .when(ahead)
        .then_expect_events(vec![MemoryEvent { at: Timestamp(99), ..event("a", 3, 3, restored) }]);
}

#[test]
fn restoring_an_active_memory_is_refused() {
    book()
        .given(vec![created("a", 1)])
        .when(command(Action::RestoreMemory { memory_id: id("a"), now: Timestamp(9) }))
        .then_expect_error(MemoryBookRejection::AlreadyActive(id("a")));
}

#[test]
fn purge_names_every_content_of_the_memory_and_of_no_other() {
    let update = Change::Updated {
        set: AttributePatch::default(),
        was: AttributePatch::default(),
        content: Some(content(10)),
        previous_content_id: Uuid::from_u128(1),
        updated_at: None,
    };
    let mut delete = event("a", 4, 3, Change::Deleted { content_id: Uuid::from_u128(10) });
    delete.reason = Some(content(11));
    let given = vec![created("a", 1), created("b", 2), event("a", 3, 2, update), delete];
    let erased = vec![Uuid::from_u128(1), Uuid::from_u128(10), Uuid::from_u128(11)];
    book()
        .given(given)
        .when(command(Action::PurgeMemory { memory_id: id("a"), cascade: false, again: false }))
        .then_expect_events(vec![event("a", 5, 4, Change::Purged { from: MemoryState::Archived, erased })]);
}

#[test]
fn a_purged_memory_refuses_everything() {
    let purged =
        event("a", 2, 2, Change::Purged { from: MemoryState::Active, erased: vec![Uuid::from_u128(1)] });
    for action in [
        Action::RestoreMemory { memory_id: id("a"), now: Timestamp(9) },
        Action::PurgeMemory { memory_id: id("a"), cascade: false, again: false },
        Action::DeleteMemory { memory_id: id("a") },
    ] {
        book()
            .given(vec![created("a", 1), purged.clone()])
            .when(command(action))
            .then_expect_error(MemoryBookRejection::AlreadyPurged(id("a")));
    }
}

#[test]
fn a_purged_source_leaves_its_product_and_says_where_it_came_from() {
    let purged =
        event("a", 6, 3, Change::Purged { from: MemoryState::Merged, erased: vec![Uuid::from_u128(1)] });
    let book = fold(&[
        created("a", 1),
        created("b", 2),
        merged_new(3),
        merged_away("a", 4, 1),
        merged_away("b", 5, 2),
        purged,
    ]);
    let product = book.get(&id("m")).unwrap();
    assert_eq!(product.content_id, Some(Uuid::from_u128(77)));
    assert_eq!(product.derived_from, vec![source("a", 1), source("b", 1)]);
    assert_eq!(book.get(&id("a")).unwrap().state, MemoryState::Purged);
}

#[test]
fn an_expected_revision_guards_the_change() {
    let guarded = |expected| MemoryCommand {
        expected_revision: Some(expected),
        ..command(Action::DeleteMemory { memory_id: id("a") })
    };
    book()
        .given(vec![created("a", 1)])
        .when(guarded(2))
        .then_expect_error(MemoryBookRejection::RevisionMismatch { id: id("a"), expected: 2, actual: 1 });
    book().given(vec![created("a", 1)]).when(guarded(1)).then_expect_events(vec![deleted("a", 2, 1)]);
}

#[test]
fn import_passes_over_known_ids_and_archives_what_was_not_active() {
    let item = |name: &str, n: u128, state| ImportItem {
        memory_id: id(name),
        attributes: attributes(),
        content: content(n),
        created_at: Some(Timestamp(3)),
        updated_at: None,
        state,
    };
    let items = vec![
        item("a", 5, MemoryState::Active),
        item("b", 6, MemoryState::Archived),
        item("b", 7, MemoryState::Active),
    ];
    let change = Change::Created {
        attributes: attributes(),
        content: content(6),
        created_at: Some(Timestamp(3)),
        updated_at: None,
        derived_from: Vec::new(),
    };
    book()
        .given(vec![created("a", 1)])
        .when(command(Action::ImportMemories { items }))
        .then_expect_events(vec![event("b", 2, 1, change), deleted("b", 3, 6)]);
}

#[tokio::test]
async fn a_refused_command_leaves_the_book_as_it_was() {
    let mut book = fold(&[created("a", 1)]);
    let before = book.clone();
    let sink = EventSink::default();
    let refused = book.handle(command(merge_into_new(&["a", "x"])), &BookRules::default(), &sink).await;
    assert_eq!(refused, Err(MemoryBookRejection::MemoryNotFound(id("x"))));
    assert_eq!(book, before);
    assert!(sink.collect().await.is_empty());
}

#[test]
fn text_limits_name_the_field() {
    let raw = |content: &str| RawContent { content: content.into(), ..Default::default() };
    let field = |raw: RawContent| match MemoryContent::new(raw) {
        Err(MemoryBookRejection::Invalid { field, .. }) => field,
        other => panic!("accepted: {other:?}"),
    };
    assert_eq!(field(raw("  \n ")), "content");
    assert_eq!(field(raw(&"x".repeat(8_193))), "content");
    assert_eq!(field(raw("a\0b")), "content");
    assert_eq!(field(raw("a\u{7}b")), "content");
    let many = (0..17).map(|n| format!("t{n}")).collect();
    assert_eq!(field(RawContent { topics: many, ..raw("a") }), "topics");
    for broken in [" ", "a\u{2028}- b", "a\u{2029}b"] {
        let topics = vec!["ok".into(), broken.into()];
        assert_eq!(field(RawContent { topics, ..raw("a") }), "topics[1]", "{broken:?}");
    }
    let big = serde_json::json!({"k": "x".repeat(8_192)});
    assert_eq!(field(RawContent { metadata: big.as_object().unwrap().clone(), ..raw("a") }), "metadata");
    let exact = serde_json::json!({"k": [1, u64::MAX]});
    assert_eq!(
        field(RawContent { metadata: exact.as_object().unwrap().clone(), ..raw("a") }),
        "metadata.k[1]"
    );
}

#[test]
fn text_is_trimmed_and_normalised_and_counted_in_characters() {
    let raw = RawContent { content: " e\u{301}t\u{e9} ".into(), ..Default::default() };
    assert_eq!(MemoryContent::new(raw).unwrap().content, "\u{e9}t\u{e9}");
    let emoji = RawContent { content: "🦀".repeat(8_192), ..Default::default() };
    assert_eq!(MemoryContent::new(emoji).unwrap().content.chars().count(), 8_192);
}

#[test]
fn a_state_is_found_by_the_name_that_it_is_written_with() {
    let names = ["active", "archived", "merged", "soft_deleted", "purged"];
    for (state, name) in MemoryState::ALL.into_iter().zip(names) {
        assert_eq!((state.as_str(), state.to_string().as_str()), (name, name));
        assert_eq!(MemoryState::parse(name), Some(state));
        assert_eq!(serde_json::to_value(state).unwrap(), name);
    }
    assert_eq!(MemoryState::parse("xyzzy"), None);
}
