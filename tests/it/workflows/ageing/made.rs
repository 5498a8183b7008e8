//! What policies make of memories, and what becomes of it when those go.

use memledger_ledger::{
    DeleteMode, Memory, PurgeOptions, UserCall, runs::ageing::PolicyName, words::MemoryId,
};
use memledger_tests::Backend;
use serde_json::json;

use super::{
    accepted, days_pass,
    policies::{CELLO, active, tagged},
    run, served, set,
};
use crate::workflows::{World, all, call, on_both, operator, user};

on_both!(
    what_is_made_beside_its_originals_is_purged_with_them,
    originals_that_are_to_be_deleted_go_while_their_summary_stands,
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
    assert_eq!(held, [summary.id.clone()], "it is told what still holds the text");
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
