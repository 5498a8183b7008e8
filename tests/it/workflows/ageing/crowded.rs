//! Policies that are on together: what one makes leaves the others room to do their part.

use memledger_ledger::{StateFilter, runs::ageing::PolicyName};
use memledger_tests::Backend;
use serde_json::json;

use super::{days_pass, in_force, remember, run, set};
use crate::workflows::{World, memories, on_both};

on_both!(summaries_leave_room_for_what_is_new,);

const LIMIT: usize = 12;

async fn summaries_leave_room_for_what_is_new(backend: Backend) {
    let world = World::new(backend).await;
    remember(&world, "The user is called Ana.", 5, true).await;
    in_force(&world, PolicyName::Pruning, json!({"max_total_memories": LIMIT, "batch_size": 2})).await;
    set(&world, PolicyName::LongTermSummaries, json!({"enabled": true, "min_age_days": 1})).await;
    for day in 0..20 {
        let written =
            [format!("The user met Kim on day {day}."), format!("The user has page {day} to read.")];
        for text in &written {
            remember(&world, text, 3, false).await;
        }
        run(&world, "long-term-summaries").await;
        run(&world, "pruning").await;
        let active = memories(&world.ledger, StateFilter::Active).await;
        assert!(active.len() <= LIMIT, "day {day}: {} active memories", active.len());
        for text in &written {
            let is_there = active.iter().any(|memory| memory.content.as_ref() == Some(text));
            assert!(is_there, "day {day}: {text:?} is archived already");
        }
        assert!(active.iter().any(|memory| memory.pinned));
        days_pass(&world, 1).await;
    }
    world.is_sound().await;
    world.close().await;
}
