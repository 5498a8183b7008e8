//! A run undone as a whole, whatever was done since.

use std::collections::BTreeSet;

use memledger_aggregates::memory_book::AttributePatch;
use memledger_ledger::{
    DeleteMode, MemoryPatch, NewMemory, StateFilter,
    runs::{
        SaveAction, SaveCreate, SaveDelete, SaveLabels, SaveMerge, SavePlan, SaveSoftDelete, SaveTopics,
        SaveUpdate, Saved, SeenMemory,
    },
};
use memledger_tests::Backend;

use super::*;

on_both!(
    a_plan_of_all_actions_is_saved_and_undone_as_one,
    a_run_is_undone_as_a_whole,
    taking_back_twice_changes_nothing,
    what_was_edited_since_is_kept_and_named,
    a_run_can_be_undone_after_another_one,
    runs_that_changed_the_same_are_undone_one_by_one,
    what_a_later_run_left_is_kept,
    what_a_run_saved_and_did_not_note_can_be_undone,
);

fn texts(
    picture: &BTreeMap<(String, Vec<String>, String), usize>,
    state: &str,
) -> Vec<(String, Vec<String>)> {
    let of_state = picture.keys().filter(|(.., is)| is == state);
    of_state.map(|(text, topics, _)| (text.clone(), topics.clone())).collect()
}

async fn a_run_is_undone_as_a_whole(backend: Backend) {
    let world = World::with_memories(backend).await;
    let before = picture(&world.ledger).await;
    let run = world.optimise().await;
    let restored = world.ledger.runs.restore_run(&operator(), &run.run.run_id).await.unwrap().answer;
    let undone = restored.undone;
    assert_eq!((undone.restored, undone.archived, undone.rewritten, undone.kept.len()), (7, 2, 1, 0));
    let after = picture(&world.ledger).await;
    assert_eq!(texts(&after, "active"), texts(&before, "active"));
    assert_eq!(texts(&after, "archived").len(), 2, "{after:?}");
    let details = world.ledger.runs.run(&operator(), &run.run.run_id).await.unwrap();
    assert_eq!(details.restored_by.as_deref(), Some("admin:cli"));
    assert_eq!(details.restored_figures["restored"], 7);
    world.is_sound().await;
    world.close().await;
}

async fn taking_back_twice_changes_nothing(backend: Backend) {
    let world = World::with_memories(backend).await;
    let run = world.optimise().await;
    let first = world.ledger.runs.restore_run(&operator(), &run.run.run_id).await.unwrap().answer;
    let before = picture(&world.ledger).await;
    let rev = world.memory("junk one").await.rev;
    let second = world.ledger.runs.restore_run(&operator(), &run.run.run_id).await.unwrap().answer;
    assert_eq!(first.undone, second.undone);
    assert_eq!(picture(&world.ledger).await, before);
    assert_eq!(world.memory("junk one").await.rev, rev);
    world.close().await;
}

async fn what_was_edited_since_is_kept_and_named(backend: Backend) {
    let world = World::with_memories(backend).await;
    let run = world.optimise().await;
    let id = |memory: Memory| MemoryId::new(&memory.id).unwrap();
    let cat = id(world.memory("same cat: has a cat / same cat: has a cat called Mia").await);
    let patch = MemoryPatch { content: Some("has two cats".into()), ..MemoryPatch::default() };
    world.ledger.memories.update(call(), cat.clone(), patch).await.unwrap();
    let junk = id(world.memory("junk one").await);
    world.ledger.memories.restore(call(), junk.clone()).await.unwrap();
    world.ledger.memories.delete(call(), junk.clone(), DeleteMode::Soft, None).await.unwrap();
    let restored = world.ledger.runs.restore_run(&operator(), &run.run.run_id).await.unwrap().answer.undone;
    let kept: Vec<&str> = restored.kept.iter().map(|kept| kept.memory_id.as_str()).collect();
    assert_eq!(kept.len(), 2, "{restored:?}");
    assert!(kept.contains(&cat.as_str()) && kept.contains(&junk.as_str()), "{restored:?}");
    assert!(restored.kept.iter().all(|kept| kept.why == "changed"));
    assert_eq!(world.memory("has two cats").await.state, "active");
    assert_eq!(world.memory("junk one").await.state, "soft_deleted");
    assert_eq!(world.memory("junk two").await.state, "active");
    assert_eq!(world.memory("same cat: has a cat").await.state, "active");
    world.is_sound().await;
    world.close().await;
}

async fn a_run_can_be_undone_after_another_one(backend: Backend) {
    let world = World::with_memories(backend).await;
    let before = texts(&picture(&world.ledger).await, "active");
    let first = world.optimise().await;
    world.create("junk three", &[]).await;
    let second = world.optimise().await;
    for run in [&second, &first] {
        let restored = world.ledger.runs.restore_run(&operator(), &run.run.run_id).await.unwrap().answer;
        assert!(restored.undone.kept.is_empty(), "{restored:?}");
    }
    let mut expected = before;
    expected.push(("junk three".into(), Vec::new()));
    expected.sort();
    assert_eq!(texts(&picture(&world.ledger).await, "active"), expected);
    assert_eq!(world.memories(StateFilter::All).await.len(), 12);
    world.is_sound().await;
    world.close().await;
}

fn seen(memory: &Memory) -> SeenMemory {
    SeenMemory { memory_id: MemoryId::new(&memory.id).unwrap(), revision: memory.revision }
}

/// A run that has saved this plan and ended.
async fn saving(world: &World, plan: SavePlan) -> (RunKey, Saved) {
    let run = world.request().await;
    let attempt = world.ledger.runs.claim_run(&run, "a").await.unwrap();
    let mut saved = Saved::default();
    for step in memory_optimization::DEFINITION.steps {
        world.ledger.runs.start_step(&run, attempt, step.name, step.cancellable).await.unwrap();
        if step.name == "save" {
            saved = world.ledger.runs.save_run(&run, plan.clone()).await.unwrap();
        }
        world.ledger.runs.complete_step(&run, attempt, step.name, BTreeMap::new()).await.unwrap();
    }
    world.ledger.runs.complete_run(&run, attempt, BTreeMap::new()).await.unwrap();
    (run, saved)
}

/// A run that has saved these deletions and ended.
async fn deleting(world: &World, memories: &[Memory]) -> RunKey {
    let delete = |memory| SaveAction::Delete(SaveDelete { seen: seen(memory), reason: "junk".into() });
    saving(world, SavePlan(memories.iter().map(delete).collect())).await.0
}

/// What any workflow may want of memories, in one append.
async fn a_plan_of_all_actions_is_saved_and_undone_as_one(backend: Backend) {
    let world = World::new(backend).await;
    for text in ["a", "b", "c", "d", "e", "f", "g"] {
        world.create(text, &["first"]).await;
    }
    let before = texts(&picture(&world.ledger).await, "active");
    let labels_before = world.memory("f").await.importance;
    let mut of = BTreeMap::new();
    for text in ["a", "b", "c", "d", "e", "f", "g"] {
        of.insert(text, seen(&world.memory(text).await));
    }
    let reason = "as planned".to_owned();
    let new = NewMemory { content: "about a and b".to_owned(), ..NewMemory::default() };
    let sources = vec![of["a"].clone(), of["b"].clone()];
    let text = MemoryPatch { content: Some("a, in other words".to_owned()), ..MemoryPatch::default() };
    let set = AttributePatch { importance: Some(5), ..AttributePatch::default() };
    let plan = SavePlan(vec![
        SaveAction::Create(SaveCreate { new, sources, reason: reason.clone() }),
        SaveAction::Update(SaveUpdate { seen: of["a"].clone(), patch: text, reason: reason.clone() }),
        SaveAction::Delete(SaveDelete { seen: of["b"].clone(), reason: reason.clone() }),
        SaveAction::SoftDelete(SaveSoftDelete {
            seen: of["c"].clone(),
            reason: reason.clone(),
            keep_days: None,
        }),
        SaveAction::Merge(SaveMerge {
            sources: vec![of["d"].clone(), of["e"].clone()],
            content: "d and e".to_owned(),
            topics: Vec::new(),
            reason: reason.clone(),
            product: None,
        }),
        SaveAction::Relabel(SaveLabels { seen: of["f"].clone(), set, reason }),
        SaveAction::Retopic(SaveTopics { seen: of["g"].clone(), topics: vec!["second".to_owned()] }),
    ]);
    let (run, saved) = saving(&world, plan).await;
    assert_eq!(
        (saved.created, saved.deleted, saved.soft_deleted, saved.rewritten),
        (1, 1, 1, 3),
        "{saved:?}"
    );
    assert_eq!((saved.merged_groups, saved.merged_away, saved.active), (1, 2, 5), "{saved:?}");
    assert_eq!(saved.last_rev + 1 - saved.first_rev, 9, "one append of nine events");
    assert_eq!(world.memory("f").await.importance, 5);
    assert_eq!(world.memory("g").await.topics, ["second"]);
    assert_eq!(world.memory("c").await.state, "soft_deleted");
    let active: Vec<String> =
        texts(&picture(&world.ledger).await, "active").into_iter().map(|(text, _)| text).collect();
    assert_eq!(active, ["a, in other words", "about a and b", "d and e", "f", "g"]);
    world.is_sound().await;

    let undone = world.ledger.runs.restore_run(&operator(), &run.run_id).await.unwrap().answer.undone;
    assert_eq!(
        (undone.restored, undone.archived, undone.rewritten, undone.kept.len()),
        (4, 2, 3, 0),
        "{undone:?}"
    );
    assert_eq!(texts(&picture(&world.ledger).await, "active"), before);
    assert_eq!(world.memory("f").await.importance, labels_before);
    world.is_sound().await;
    world.close().await;
}

/// What a later run changed and its undoing left as it was has not been changed since.
async fn runs_that_changed_the_same_are_undone_one_by_one(backend: Backend) {
    let world = World::with_memories(backend).await;
    let mut expected = texts(&picture(&world.ledger).await, "active");
    let first = world.optimise().await.run.run_id;
    world.create("another", &[]).await;
    expected.push(("another".into(), Vec::new()));
    expected.sort();
    for _ in 0..2 {
        let mut others = world.memories(StateFilter::Active).await;
        others.retain(|memory| memory.content.as_deref() != Some("another"));
        let later = deleting(&world, &others).await;
        let undone = world.ledger.runs.restore_run(&operator(), &later.run_id).await.unwrap().answer.undone;
        assert_eq!(undone.restored, others.len());
    }
    let undone = world.ledger.runs.restore_run(&operator(), &first).await.unwrap().answer.undone;
    assert!(undone.kept.is_empty(), "{undone:?}");
    assert_eq!(texts(&picture(&world.ledger).await, "active"), expected);
    world.is_sound().await;
    world.close().await;
}

/// Neither what a later run left, nor what a person changed in between, is taken for untouched.
async fn what_a_later_run_left_is_kept(backend: Backend) {
    let world = World::with_memories(backend).await;
    let before = world.memories(StateFilter::All).await;
    let first = world.optimise().await.run.run_id;
    let made = |memory: &Memory| before.iter().all(|earlier| earlier.id != memory.id);
    let mut left = world.memories(StateFilter::Active).await;
    left.retain(made);
    assert_eq!(left.len(), 2, "what the run made");
    let (pinned, deleted) = (&left[0], &left[1]);
    world.create("another", &[]).await;
    let later = deleting(&world, std::slice::from_ref(pinned)).await;
    world.ledger.runs.restore_run(&operator(), &later.run_id).await.unwrap();
    let set = AttributePatch { pinned: Some(true), ..AttributePatch::default() };
    let patch = MemoryPatch { set, ..MemoryPatch::default() };
    world.ledger.memories.update(call(), MemoryId::new(&pinned.id).unwrap(), patch).await.unwrap();
    deleting(&world, std::slice::from_ref(deleted)).await;
    let undone = world.ledger.runs.restore_run(&operator(), &first).await.unwrap().answer.undone;
    let kept: BTreeSet<&str> = undone.kept.iter().map(|kept| kept.memory_id.as_str()).collect();
    assert_eq!(kept, BTreeSet::from([pinned.id.as_str(), deleted.id.as_str()]), "{undone:?}");
    world.is_sound().await;
    world.close().await;
}

/// Its process died after the save and before it could say so, and it was given up.
async fn what_a_run_saved_and_did_not_note_can_be_undone(backend: Backend) {
    let world = World::with_memories(backend).await;
    let before = picture(&world.ledger).await;
    let run = world.request().await;
    let attempt = world.ledger.runs.claim_run(&run, "a").await.unwrap();
    for step in memory_optimization::DEFINITION.steps {
        world.ledger.runs.start_step(&run, attempt, step.name, step.cancellable).await.unwrap();
        if step.name == "save" {
            let junk = world.memory("junk one").await;
            let deletes = vec![SaveAction::Delete(SaveDelete { seen: seen(&junk), reason: "junk".into() })];
            world.ledger.runs.save_run(&run, SavePlan(deletes)).await.unwrap();
            break;
        }
        world.ledger.runs.complete_step(&run, attempt, step.name, BTreeMap::new()).await.unwrap();
    }
    world.ledger.runs.fail_run(&run, attempt, None, "gave_up", None).await.unwrap();
    assert_eq!(world.memory("junk one").await.state, "archived");

    let restored = world.ledger.runs.restore_run(&operator(), &run.run_id).await.unwrap().answer;
    assert_eq!(restored.undone.restored, 1);
    assert_eq!(picture(&world.ledger).await, before);
    // One that failed before it saved anything has nothing to give back.
    let run = world.request().await;
    let attempt = world.ledger.runs.claim_run(&run, "a").await.unwrap();
    world.ledger.runs.fail_run(&run, attempt, None, "gave_up", None).await.unwrap();
    let refused = world.ledger.runs.restore_run(&operator(), &run.run_id).await.unwrap_err();
    assert!(refused.to_string().contains("nothing to undo"), "{refused}");
    world.is_sound().await;
    world.close().await;
}
