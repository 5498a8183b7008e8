//! What policies leave alone: what somebody took back, what other settings would do, what others may not see; and runs that are cut
//! off anywhere.

use std::time::Duration;

use memledger_aggregates::memory_book::AttributePatch;
use memledger_ledger::{
    LedgerError, MemoryPatch, NewMemory, StateFilter,
    access::{AccessRules, Allowlists},
    runs::{Trigger, ageing::PolicyName},
    time::shift_clock,
};
use memledger_tests::{Backend, TestDatabase, open_store};
use memledger_workflows::{accept_run, request_run};
use serde_json::json;

use super::{DAY_US, days_pass, in_force, remember, run, set};
use crate::workflows::{World, call, execution, finish, memories, on_both, open, operator};

on_both!(
    a_label_that_is_changed_makes_no_text_the_newer_one,
    what_was_restored_is_not_forgotten_again_at_once,
    a_report_of_other_settings_can_not_be_accepted,
    an_insight_is_seen_by_those_alone_who_see_what_it_was_counted_from,
    a_run_that_is_cut_off_anywhere_ends_the_same,
);

async fn what_was_restored_is_not_forgotten_again_at_once(backend: Backend) {
    let world = World::new(backend).await;
    let id = remember(&world, "Once asked for a plumber.", 2, false).await;
    remember(&world, "Once asked for a gardener.", 2, false).await;
    shift_clock(61 * DAY_US);
    in_force(&world, PolicyName::Ttl, json!({})).await;
    assert_eq!(memories(&world.ledger, StateFilter::Active).await.len(), 0, "be it the last memory");
    world.ledger.memories.restore(call(), id.clone()).await.unwrap();
    assert_eq!(run(&world, "ttl").await.figures["selected"], 0);
    days_pass(&world, 61).await;
    assert_eq!(run(&world, "ttl").await.figures["selected"], 1);
    world.is_sound().await;
    world.close().await;
}

async fn a_report_of_other_settings_can_not_be_accepted(backend: Backend) {
    let world = World::new(backend).await;
    remember(&world, "Once asked for a plumber.", 2, false).await;
    shift_clock(61 * DAY_US);
    set(&world, PolicyName::Ttl, json!({"enabled": true, "idle_days": 90})).await;
    let dry = run(&world, "ttl").await;
    set(&world, PolicyName::Ttl, json!({"idle_days": 1})).await;
    let refused = accept_run(&world.ledger, operator().into(), &dry.run.run_id).await;
    assert!(matches!(refused, Err(LedgerError::State(_))), "{refused:?}");
    assert_eq!(run(&world, "ttl").await.figures["dry_run"], 1, "nothing was accepted");
    assert_eq!(memories(&world.ledger, StateFilter::Active).await.len(), 1);
    world.is_sound().await;
    world.close().await;
}

async fn an_insight_is_seen_by_those_alone_who_see_what_it_was_counted_from(backend: Backend) {
    let database = TestDatabase::new(backend).await;
    let world =
        World { ledger: open(open_store(&database).await).await, model: Default::default(), database };
    let list = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
    let lists =
        [("nurse".to_owned(), list(&["health"])), ("host".to_owned(), list(&["relationship_dynamic"]))];
    let rules = AccessRules { allowlists: Allowlists::new(lists), ..AccessRules::built_in() };
    world.ledger.people.set_access_rules(rules);
    let say = async |content: String, topic: &str| {
        let (category, topics) = (Some("health".to_owned()), vec![topic.to_owned()]);
        let new = NewMemory { content, category, topics, ..NewMemory::default() };
        world.ledger.memories.create(call(), new).await.unwrap();
    };
    for at in 0..12 {
        say(format!("The user slept well in week {at}."), "sleep").await;
        days_pass(&world, 7).await;
    }
    for at in 0..9 {
        say(format!("The user had dialysis, session {at}."), "dialysis").await;
        days_pass(&world, 1).await;
    }
    set(&world, PolicyName::Insights, json!({"enabled": true})).await;
    let done = run(&world, "insights").await;
    assert_eq!(done.figures["created"], 1, "{done:?}");
    let all = memories(&world.ledger, StateFilter::Active).await;
    let insight = all.iter().find(|memory| memory.kind == "insight").unwrap();
    assert_eq!(insight.category.as_deref(), Some("health"), "{insight:?}");
    world.close().await;
}

async fn a_run_that_is_cut_off_anywhere_ends_the_same(backend: Backend) {
    for cut_ms in [1, 3, 6, 10, 15, 25, 40] {
        let world = World::new(backend).await;
        for at in 0..12 {
            remember(&world, &format!("The user once read book {at}."), 1 + (at % 4), false).await;
        }
        shift_clock(61 * DAY_US);
        in_force(&world, PolicyName::Ttl, json!({"idle_days": 90})).await;
        set(&world, PolicyName::Ttl, json!({"idle_days": 60})).await;
        let asked = request_run(&world.ledger, call(), "ttl", Trigger::Manual).await.unwrap().answer;
        let execution = execution(world.ledger.clone(), None, "a");
        for _ in 0..3 {
            let _cut_off = tokio::time::timeout(Duration::from_millis(cut_ms), execution.run(&asked)).await;
        }
        let done = finish(&execution, &asked).await;
        assert_eq!(
            (done.run.status.as_str(), done.figures["forgotten"]),
            ("completed", 6),
            "{cut_ms}: {done:?}"
        );
        assert_eq!(memories(&world.ledger, StateFilter::Active).await.len(), 6);
        world.is_sound().await;
        world.close().await;
    }
}

async fn a_label_that_is_changed_makes_no_text_the_newer_one(backend: Backend) {
    let world = World::new(backend).await;
    let id = remember(&world, "The user's favourite band is Korvo.", 3, false).await;
    let content = Some("The user's favourite band is Tessel.".to_owned());
    let patch = MemoryPatch { content, ..MemoryPatch::default() };
    world.ledger.memories.update(call(), id.clone(), patch).await.unwrap();
    days_pass(&world, 1).await;
    remember(&world, "The user's favourite band is Mulo.", 3, false).await;
    days_pass(&world, 1).await;
    let set_importance = AttributePatch { importance: Some(4), ..AttributePatch::default() };
    let patch = MemoryPatch { set: set_importance, ..MemoryPatch::default() };
    world.ledger.memories.update(call(), id, patch).await.unwrap();
    set(&world, PolicyName::Consolidation, json!({"enabled": true, "band_low": 500})).await;
    let done = run(&world, "consolidation").await;
    let active = memories(&world.ledger, StateFilter::Active).await;
    let is_there =
        active.iter().any(|memory| memory.content.as_deref() == Some("The user's favourite band is Mulo."));
    assert!(is_there && done.figures["noted"] == 1, "{active:?}");
    world.is_sound().await;
    world.close().await;
}
