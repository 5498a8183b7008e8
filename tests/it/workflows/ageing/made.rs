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
    days_pass, in_force,
    policies::{CELLO, active, tagged},
    run, set,
};
use crate::workflows::{World, all, call, on_both, operator, user};

on_both!(
    what_is_made_beside_its_originals_is_purged_with_them,
    a_summary_that_somebody_deleted_does_not_come_back_while_its_originals_stay,
    what_a_run_adds_finds_room_like_any_memory,
    an_optimisation_leaves_alone_what_was_made_of_others,
);

const POLICY: PolicyName = PolicyName::LongTermSummaries;

pub async fn state_of(world: &World, id: &str) -> String {
    all(&world.ledger, &user()).await[id].state.clone()
}

pub fn made(memories: &[Memory]) -> Memory {
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

async fn a_summary_that_somebody_deleted_does_not_come_back_while_its_originals_stay(backend: Backend) {
    let world = World::new(backend).await;
    tagged(&world, &CELLO, "cello").await;
    days_pass(&world, 8).await;
    set(&world, POLICY, json!({"enabled": true, "originals": "keep"})).await;
    run(&world, POLICY.as_str()).await;
    let id = MemoryId::new(&made(&active(&world).await).id).unwrap();
    for is_purged in [false, true] {
        if is_purged {
            let options = PurgeOptions { cascade: false, again: false };
            let call = UserCall::new(operator(), user());
            world.ledger.audit.purge_with(call, id.clone(), "asked".into(), options).await.unwrap();
        } else {
            world.ledger.memories.delete(call(), id.clone(), DeleteMode::Archive, None).await.unwrap();
        }
        let again = run(&world, POLICY.as_str()).await;
        assert_eq!(again.figures["selected"], 0, "{again:?}");
        assert!(active(&world).await.iter().all(|memory| memory.kind != "summary"), "purged: {is_purged}");
    }
    // What was said since is summarised.
    let more = ["The user owns two cello bows.", "The user's cello is from 1921."];
    tagged(&world, &more, "cello").await;
    days_pass(&world, 8).await;
    run(&world, POLICY.as_str()).await;
    assert_eq!(made(&active(&world).await).derived_from.len(), more.len());
    world.close().await;
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
    // It makes room for all that this process adds. By another name, so that no run is carried out twice at once.
    let runner = Runner::start(ALL, world.ledger.clone(), None, "b".into(), RunnerOptions::default());
    let done = run(&world, POLICY.as_str()).await;
    let left = active(&world).await;
    assert_eq!(done.figures["created"], 1, "{done:?}");
    assert_eq!(left.len(), 5, "{left:?}");
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
