//! What becomes of the originals of long-term summaries: they are purged in time, never early, and only while their summary stands.

use std::time::Duration;

use memledger_ledger::{
    DeleteMode, MemoryPatch, StateFilter, runs::ageing::PolicyName, time::shift_clock, words::MemoryId,
};
use memledger_tests::Backend;
use memledger_workflows::{ALL, Options, Runner, RunnerOptions};
use serde_json::json;

use super::{
    DAY_US, accepted, days_pass,
    made::{made, state_of},
    policies::{CELLO, active, tagged},
    run, served, set,
};
use crate::workflows::{World, call, memories, on_both};

on_both!(
    originals_that_are_to_be_deleted_go_while_their_summary_stands,
    no_original_goes_while_purging_is_off_or_by_a_clock_that_jumps,
);

const POLICY: PolicyName = PolicyName::LongTermSummaries;

/// On a machine that is busy with others, a server takes longer.
async fn all_are_purged(world: &World, many: usize) {
    for _ in 0..30 {
        if memories(&world.ledger, StateFilter::Purged).await.len() == many {
            return;
        }
        served(world).await;
    }
    panic!("they are not purged");
}

async fn originals_that_are_to_be_deleted_go_while_their_summary_stands(backend: Backend) {
    for fate in ["kept", "deleted", "rewritten"] {
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
        let id = MemoryId::new(&summary.id).unwrap();
        match fate {
            "deleted" => {
                world.ledger.memories.delete(call(), id, DeleteMode::Archive, None).await.unwrap();
            }
            "rewritten" => {
                let content = Some("The user has a cello.".to_owned());
                let patch = MemoryPatch { content, ..MemoryPatch::default() };
                world.ledger.memories.update(call(), id, patch).await.unwrap();
            }
            _ => {}
        }
        days_pass(&world, 1).await;
        served(&world).await;
        if fate == "kept" {
            all_are_purged(&world, originals.len()).await;
        }
        for id in &originals {
            let expected = if fate == "kept" { "purged" } else { "merged" };
            assert_eq!(state_of(&world, id).await, expected, "the summary was {fate}");
        }
        world.is_sound().await;
        world.close().await;
    }
}

async fn no_original_goes_while_purging_is_off_or_by_a_clock_that_jumps(backend: Backend) {
    let world = World::new(backend).await;
    tagged(&world, &CELLO, "cello").await;
    days_pass(&world, 8).await;
    set(&world, POLICY, json!({"enabled": true, "originals": "ttl", "keep_original_days": 10})).await;
    assert_eq!(run(&world, POLICY.as_str()).await.figures["merged_away"], 4);
    let purged = async || memories(&world.ledger, StateFilter::Purged).await.len();
    for jump in [365, -365, -365, 730, -365] {
        shift_clock(jump * DAY_US);
        served(&world).await;
        days_pass(&world, 1).await;
        served(&world).await;
        assert_eq!(purged().await, 0, "{jump}");
    }
    days_pass(&world, 12).await;
    let (fast, work) = (Duration::from_millis(20), Options { purge: false, ..Options::default() });
    let options = RunnerOptions { look: fast, sweep: fast, work: work.into(), ..RunnerOptions::default() };
    let runner = Runner::start(ALL, world.ledger.clone(), None, "a".into(), options);
    tokio::time::sleep(Duration::from_millis(600)).await;
    runner.stop().await;
    assert_eq!(purged().await, 0, "the operator has turned purging off");
    all_are_purged(&world, 4).await;
    world.is_sound().await;
    world.close().await;
}
