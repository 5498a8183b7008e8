//! Of several values the one that was said last outlives all policies, whichever memory says it.

use memledger_ledger::{DeleteMode, MemoryPatch, MergeRequest, runs::ageing::PolicyName, words::MemoryId};
use memledger_tests::Backend;
use serde_json::json;

use super::{days_pass, policies::active, remember, run, set};
use crate::workflows::{World, call, on_both};

on_both!(
    what_was_said_last_outlives_what_was_only_noted_later,
    a_value_that_a_pinned_memory_has_replaced_is_in_no_summary,
    an_insight_that_somebody_deleted_does_not_come_back,
);

const POLICY: PolicyName = PolicyName::LongTermSummaries;

/// The newer of two values may be the text of the older memory: that was corrected, or somebody merged others into a text of their
/// own.
async fn what_was_said_last_outlives_what_was_only_noted_later(backend: Backend) {
    const LAST: &str = "The user's favourite band is Mizopa.";
    for is_merged in [false, true] {
        let world = World::new(backend).await;
        let first = remember(&world, "The user's favourite band is Tovale.", 3, false).await;
        let other = remember(&world, "The user's favourite band is Sonel.", 3, false).await;
        days_pass(&world, 2).await;
        remember(&world, "The user's favourite band is Garo.", 3, false).await;
        days_pass(&world, 2).await;
        if is_merged {
            let (source_ids, content) = (vec![first, other], LAST.to_owned());
            let merge = MergeRequest { source_ids, content, topics: None, target_id: None, reason: None };
            world.ledger.memories.merge(call(), merge).await.unwrap();
        } else {
            let patch = MemoryPatch { content: Some(LAST.to_owned()), ..MemoryPatch::default() };
            world.ledger.memories.update(call(), first, patch).await.unwrap();
        }
        days_pass(&world, 9).await;
        for policy in [PolicyName::Consolidation, PolicyName::ClusterSummaries, POLICY] {
            let settings = match policy {
                PolicyName::Consolidation => json!({"enabled": true, "recent_hours": 8760}),
                _ => json!({"enabled": true}),
            };
            set(&world, policy, settings).await;
            run(&world, policy.as_str()).await;
            let texts = active(&world).await;
            let is_said = texts
                .iter()
                .any(|memory| memory.content.as_deref().is_some_and(|text| text.contains("Mizopa")));
            assert!(is_said, "{policy}, merged: {is_merged}: {texts:#?}");
        }
        world.close().await;
    }
}

async fn a_value_that_a_pinned_memory_has_replaced_is_in_no_summary(backend: Backend) {
    const OUTDATED: &str = "The user's favourite band is Tovale.";
    let world = World::new(backend).await;
    for text in [OUTDATED, "The user keeps bees.", "The user plays the harp.", "The user owns a canoe."] {
        world.create(text, &["life"]).await;
    }
    days_pass(&world, 2).await;
    let last = remember(&world, "The user's favourite band is Mizopa.", 5, true).await;
    days_pass(&world, 9).await;
    for policy in [PolicyName::ClusterSummaries, POLICY] {
        set(&world, policy, json!({"enabled": true})).await;
        run(&world, policy.as_str()).await;
    }
    let texts = async || -> Vec<String> {
        active(&world).await.into_iter().filter_map(|memory| memory.content).collect()
    };
    let (summary, outdated) = ("bees", OUTDATED.to_owned());
    let found = texts().await;
    assert_eq!(found.len(), 3, "{found:?}");
    assert!(found.contains(&outdated) && found.iter().any(|text| text.contains(summary)), "{found:?}");
    // Without the newer one, it is what was said last.
    world.ledger.memories.delete(call(), last, DeleteMode::Archive, None).await.unwrap();
    world.create("The user speaks Welsh.", &["life"]).await;
    days_pass(&world, 9).await;
    run(&world, POLICY.as_str()).await;
    let found = texts().await;
    assert!(found.len() == 2 && found.iter().any(|text| text.contains("Tovale")), "{found:?}");
    world.is_sound().await;
    world.close().await;
}

async fn an_insight_that_somebody_deleted_does_not_come_back(backend: Backend) {
    let world = World::new(backend).await;
    for at in 0..12 {
        world.create(&format!("The user read novel {at}."), &["novels"]).await;
        days_pass(&world, 7).await;
    }
    for at in 0..9 {
        world.create(&format!("The user went climbing, tour {at}."), &["climbing"]).await;
        days_pass(&world, 1).await;
    }
    set(&world, PolicyName::Insights, json!({"enabled": true})).await;
    assert_eq!(run(&world, "insights").await.figures["created"], 1);
    let insight = active(&world).await.into_iter().find(|memory| memory.kind == "insight").unwrap();
    let id = MemoryId::new(&insight.id).unwrap();
    for mode in [DeleteMode::Archive, DeleteMode::Soft] {
        world.ledger.memories.delete(call(), id.clone(), mode, None).await.unwrap();
        days_pass(&world, 2).await;
        let again = run(&world, "insights").await;
        assert_eq!(again.figures["selected"], 0, "{mode:?}: {again:?}");
        world.ledger.memories.restore(call(), id.clone()).await.unwrap();
    }
    world.is_sound().await;
    world.close().await;
}
