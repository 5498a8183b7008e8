//! What policies make of memories, and what becomes of it when those go.

use memledger_ledger::{
    DeleteMode, Memory, NewMemory, PurgeOptions, UserCall,
    runs::ageing::PolicyName,
    words::{Kind, MemoryId},
};
use memledger_tests::Backend;
use memledger_workflows::{ALL, Runner, RunnerOptions};
use serde_json::json;

use super::{
    accepted, days_pass, in_force,
    policies::{CELLO, active, tagged},
    run, served, set,
};
use crate::workflows::{World, all, call, on_both, operator, user};

on_both!(
    what_is_made_beside_its_originals_is_purged_with_them,
    originals_that_are_to_be_deleted_go_while_their_summary_stands,
    what_a_run_adds_finds_room_like_any_memory,
    an_optimisation_leaves_alone_what_was_made_of_others,
);

const POLICY: PolicyName = PolicyName::LongTermSummaries;

async fn state_of(world: &World, id: &str) -> String {
    all(&world.ledger, &user()).await[id].state.clone()
}

fn made(memories: &[Memory]) -> Memory {
    memories.iter().find(|memory| memory.kind == "summary").expect("there is a summary").clone()
}

async fn what_is_made_beside_its_originals_is_purged_with_them(backend: Backend) {
    let world = World::new(backend).await;
    tagged(&world, &CELLO, "cello").await;
    days_pass(&world, 8).await;
    set(&world, POLICY, json!({"enabled": true, "originals": "keep"})).await;
    run(&world, POLICY.as_str()).await;
    let summary = made(&active(&world).await);
    assert_eq!(summary.derived_from.len(), CELLO.len(), "{summary:?}");
    let original = world.memory(CELLO[3]).await;
    assert_eq!(original.state, "active");
    let id = MemoryId::new(&original.id).unwrap();
    let call = || UserCall::new(operator(), user());
    let options = PurgeOptions { cascade: false, again: false };
    let purged = world.ledger.audit.purge_with(call(), id.clone(), "asked".into(), options).await.unwrap();
    let held: Vec<String> = purged.still_held_by.unwrap().into_iter().map(|one| one.id).collect();
    assert_eq!(held, std::slice::from_ref(&summary.id), "it is told what still holds the text");
    let options = PurgeOptions { cascade: true, again: true };
    world.ledger.audit.purge_with(call(), id, "asked".into(), options).await.unwrap();
    assert_eq!(state_of(&world, &summary.id).await, "purged");
    assert_eq!(active(&world).await.len(), CELLO.len() - 1);
    world.is_sound().await;
    world.close().await;
}

async fn originals_that_are_to_be_deleted_go_while_their_summary_stands(backend: Backend) {
    for is_kept in [true, false] {
        let world = World::new(backend).await;
        tagged(&world, &CELLO, "cello").await;
        days_pass(&world, 8).await;
        set(&world, POLICY, json!({"enabled": true, "originals": "delete"})).await;
        let dry = run(&world, POLICY.as_str()).await;
        assert_eq!((dry.figures["dry_run"], active(&world).await.len()), (1, CELLO.len()), "{dry:?}");
        accepted(&world, &dry).await;
        let summary = made(&active(&world).await);
        let originals: Vec<String> = summary.merged_from.clone();
        assert_eq!(originals.len(), CELLO.len());
        if !is_kept {
            let id = MemoryId::new(&summary.id).unwrap();
            world.ledger.memories.delete(call(), id, DeleteMode::Archive, None).await.unwrap();
        }
        days_pass(&world, 1).await;
        served(&world).await;
        for id in &originals {
            let expected = if is_kept { "purged" } else { "merged" };
            assert_eq!(state_of(&world, id).await, expected, "summary stands: {is_kept}");
        }
        world.is_sound().await;
        world.close().await;
    }
}

async fn what_a_run_adds_finds_room_like_any_memory(backend: Backend) {
    let world = World::new(backend).await;
    // Of no summary, since it is not an original.
    let old = "The user reads more about canals.".to_owned();
    let new = NewMemory { content: old, kind: Some(Kind::Insight), ..NewMemory::default() };
    world.ledger.memories.create(call(), new).await.unwrap();
    tagged(&world, &CELLO, "cello").await;
    days_pass(&world, 8).await;
    in_force(&world, PolicyName::Pruning, json!({"max_total_memories": 5, "batch_size": 1})).await;
    set(&world, POLICY, json!({"enabled": true, "originals": "keep"})).await;
    // It makes room for all that this process adds.
    let runner = Runner::start(ALL, world.ledger.clone(), None, "a".into(), RunnerOptions::default());
    let done = run(&world, POLICY.as_str()).await;
    let left = active(&world).await;
    assert_eq!((done.figures["created"], left.len()), (1, 5), "{done:?}");
    assert!(
        left.iter().all(|memory| !memory.content.as_deref().unwrap().contains("canals")),
        "the oldest went"
    );
    runner.stop().await;
    world.is_sound().await;
    world.close().await;
}

async fn an_optimisation_leaves_alone_what_was_made_of_others(backend: Backend) {
    let world = World::new(backend).await;
    // By themselves these would go: they were asked for once.
    let texts =
        ["Asked to book a table for two", "Asked to send the report on the table", "Asked to compare tables"];
    tagged(&world, &texts, "tables").await;
    days_pass(&world, 8).await;
    set(&world, POLICY, json!({"enabled": true, "originals": "keep"})).await;
    run(&world, POLICY.as_str()).await;
    let summary = made(&active(&world).await);
    let done = run(&world, "memory-optimization").await;
    assert_eq!(done.run.status, "completed", "{done:?}");
    assert_eq!(
        world
            .ledger
            .memories
            .get(&operator(), &user(), &MemoryId::new(&summary.id).unwrap())
            .await
            .unwrap()
            .revision,
        1
    );
    world.is_sound().await;
    world.close().await;
}
