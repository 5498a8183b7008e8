//! What no policy selects: not a byte of it changes, however often all policies run, and whatever else they do.

use std::collections::BTreeMap;

use memledger_ledger::{DeleteMode, Memory, NewMemory, runs::ageing::PolicyName};
use memledger_tests::Backend;
use serde_json::json;

use crate::workflows::{
    World,
    ageing::{days_pass, in_force, remember, run, set},
    all, call, on_both, user,
};

on_both!(fifty_rounds_change_no_byte_of_what_no_policy_selects);

const ROUNDS: usize = 50;

/// Each memory in all of its fields.
fn bytes(memories: impl IntoIterator<Item = (String, Memory)>) -> BTreeMap<String, String> {
    memories.into_iter().map(|(id, memory)| (id, serde_json::to_string(&memory).unwrap())).collect()
}

/// Memories of each sort and state that stay as they are.
async fn with_stable_set(backend: Backend) -> World {
    let world = World::new(backend).await;
    for text in ["The user is called Ana.", "Once asked for a plumber.", "Once asked for a plumber!"] {
        remember(&world, text, 1, true).await;
    }
    // No rule can say these later.
    for text in ["The user flies to Porto next week.", "He moves tomorrow.", "Is that the user's canoe?"] {
        remember(&world, text, 4, false).await;
    }
    for text in ["The user owns a canoe.", "The user plays the cello.", "The user speaks Welsh."] {
        world.create(text, &["life"]).await;
    }
    let archived = remember(&world, "The user once lived in Gera.", 2, false).await;
    world.ledger.memories.delete(call(), archived, DeleteMode::Archive, None).await.unwrap();
    for policy in [PolicyName::Ttl, PolicyName::Pruning] {
        let more = if policy == PolicyName::Ttl { json!({"idle_days": 20}) } else { json!({}) };
        in_force(&world, policy, more).await;
    }
    for policy in [PolicyName::ClusterSummaries, PolicyName::LongTermSummaries, PolicyName::Consolidation] {
        set(&world, policy, json!({"enabled": true})).await;
    }
    set(&world, PolicyName::Insights, json!({"enabled": true})).await;
    // Until there is nothing more to do.
    for _ in 0..3 {
        days_pass(&world, 10).await;
        round(&world).await;
    }
    world
}

/// Runs of all policies by hand; how much they did.
async fn round(world: &World) -> i64 {
    let mut selected = 0;
    for policy in PolicyName::ALL {
        selected += run(world, policy.as_str()).await.figures["selected"];
    }
    selected
}

async fn fifty_rounds_change_no_byte_of_what_no_policy_selects(backend: Backend) {
    let world = with_stable_set(backend).await;
    let stable = bytes(all(&world.ledger, &user()).await);
    let states: Vec<String> = all(&world.ledger, &user()).await.into_values().map(|one| one.state).collect();
    for state in ["active", "archived", "merged"] {
        assert!(states.iter().any(|one| one == state), "{states:?}");
    }
    for _ in 0..ROUNDS / 2 {
        days_pass(&world, 1).await;
        assert_eq!(round(&world).await, 0);
        assert_eq!(bytes(all(&world.ledger, &user()).await), stable);
    }
    // The same while others come and go.
    let mut selected = 0;
    for at in 0..ROUNDS / 2 {
        for text in [format!("The user read book {at}."), format!("User read book {at}")] {
            let new = NewMemory { content: text, topics: vec!["books".into()], ..NewMemory::default() };
            world.ledger.memories.create(call(), new).await.unwrap();
        }
        remember(&world, &format!("Once asked for taxi {at}."), 1, false).await;
        days_pass(&world, 1).await;
        selected += round(&world).await;
        let mut left = bytes(all(&world.ledger, &user()).await);
        left.retain(|id, _| stable.contains_key(id));
        assert_eq!(left, stable);
    }
    assert!(selected > 10, "the policies had work: {selected}");
    world.is_sound().await;
    world.close().await;
}
