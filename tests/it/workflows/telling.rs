//! A run as those hear of it who read what changed.

use memledger_aggregates::ThreadId;
use memledger_ledger::{Delta, DeltaQuery, MemoryPatch, import::Source};
use memledger_tests::Backend;

use super::*;

on_both!(
    a_run_is_one_line_of_a_header,
    what_others_changed_too_has_a_line_of_its_own,
    no_run_begins_within_an_import,
);

async fn told(world: &World, since: u64) -> Delta {
    let thread = ThreadId::new("t1").unwrap();
    world.ledger.memories.delta(&operator(), &user(), &thread, DeltaQuery::since(since)).await.unwrap()
}

async fn a_run_is_one_line_of_a_header(backend: Backend) {
    let world = World::with_memories(backend).await;
    let before = told(&world, 0).await.rev;
    let (were, run) = (world.memories(StateFilter::Active).await.len(), world.optimise().await);
    let (are, run_id) = (world.memories(StateFilter::Active).await.len(), run.run.run_id);
    let delta = told(&world, before).await;
    let line = format!("- ⟳run: Run memory-optimization: {were} → {are}, undoable as {run_id}");
    assert_eq!(delta.header.unwrap(), format!("Memory updates since rev {before}:\n{line}"));
    assert_eq!(delta.omitted, 0);
    assert!(delta.changes.len() > 3);
    for change in &delta.changes {
        let by = (change.actor.as_str(), change.run_id.as_deref());
        assert_eq!(by, ("workflow:memory-optimization", Some(run_id.as_str())));
    }

    let after = delta.rev;
    world.ledger.runs.restore_run(&operator(), &run_id).await.unwrap();
    let header = told(&world, after).await.header.unwrap();
    let line = "\n- ⟳run: Run memory-optimization undone: ";
    assert!(header.contains(line) && header.lines().count() == 2, "{header}");
    world.close().await;
}

async fn what_others_changed_too_has_a_line_of_its_own(backend: Backend) {
    let world = World::with_memories(backend).await;
    let before = told(&world, 0).await.rev;
    world.optimise().await;
    let one = world.memories(StateFilter::Active).await.remove(0);
    let patch = MemoryPatch { content: Some("Something else".to_owned()), ..MemoryPatch::default() };
    let id = MemoryId::new(&one.id).unwrap();
    world.ledger.memories.update(call(), id, patch).await.unwrap();
    world.create("Plays the cello", &[]).await;
    let header = told(&world, before).await.header.unwrap();
    assert_eq!(header.lines().count(), 4, "{header}");
    assert!(
        header.contains("⟳run") && header.contains("Something else") && header.contains("cello"),
        "{header}"
    );
    world.close().await;
}

/// More of an import may be on its way while its last batch is young.
async fn no_run_begins_within_an_import(backend: Backend) {
    let world = World::new(backend).await;
    let line = |n: usize| {
        format!("{}\n", serde_json::json!({"id": format!("m{n}"), "content": format!("Fact {n}")}))
    };
    let file: String = (0..150).map(line).collect();
    let imported =
        world.ledger.memories.import(&operator(), Source::Jsonl, &file, Some(&user()), |_| {}).await;
    assert_eq!(imported.unwrap().created, 150);
    let begins = async || {
        let (tenant, steps) = (operator().tenant, vec!["group".to_owned()]);
        world.ledger.runs.trigger_run(&tenant, &user(), memory_optimization::NAME, steps).await.unwrap()
    };
    assert_eq!(begins().await, None);
    world.create("Said meanwhile", &[]).await;
    assert_eq!(begins().await, None, "what else is written ends no import");
    tokio::time::sleep(std::time::Duration::from_secs(10)).await;
    assert!(begins().await.is_some(), "the import is over");
    world.close().await;
}
