//! What nobody has used for long is forgotten, can be restored, and is destroyed in the end; and never early.

use std::time::Duration;

use memledger_ledger::{
    DeltaQuery, Identity, LedgerError, RecallFilters, RecallQuery, Role, StateFilter,
    runs::ageing::PolicyName,
    time::{now, rfc3339, shift_clock},
    words::ThreadId,
};
use memledger_tests::Backend;
use memledger_workflows::{Options, Runner, RunnerOptions, accept_run};
use serde_json::json;

use super::{DAY_US, accepted, days_pass, in_force, remember, run, set};
use crate::workflows::{World, all, memories, on_both, operator, user};

on_both!(
    the_first_run_reports_and_what_is_accepted_is_forgotten,
    a_run_that_forgot_is_undone_field_for_field,
    what_was_forgotten_is_purged_when_its_time_is_over,
    more_than_a_batch_is_purged_at_once,
    a_clock_that_jumps_makes_nothing_forgotten_or_purged,
);

async fn active(world: &World) -> Vec<String> {
    let mut texts: Vec<String> = memories(&world.ledger, StateFilter::Active)
        .await
        .into_iter()
        .filter_map(|one| one.content)
        .collect();
    texts.sort();
    texts
}

/// One of each sort, 61 days later.
async fn with_old_memories(backend: Backend) -> World {
    let world = World::new(backend).await;
    remember(&world, "Once asked for a plumber.", 2, false).await;
    remember(&world, "Has a sister in Jena.", 3, false).await;
    remember(&world, "Liked a film about bees.", 1, true).await;
    let used = remember(&world, "Parks in the yard.", 1, false).await;
    shift_clock(61 * DAY_US);
    let agent = Identity { role: Role::Agent, ..operator() };
    world.ledger.memories.get(&agent, &user(), &used).await.unwrap();
    world.ledger.records.operations.flush().await.unwrap();
    remember(&world, "Is back from Porto.", 1, false).await;
    world
}

async fn the_first_run_reports_and_what_is_accepted_is_forgotten(backend: Backend) {
    let world = with_old_memories(backend).await;
    let before = all(&world.ledger, &user()).await;
    set(&world, PolicyName::Ttl, json!({"enabled": true})).await;
    let dry = run(&world, "ttl").await;
    assert_eq!(
        (dry.figures["dry_run"], dry.figures["selected"], dry.run.status.as_str()),
        (1, 1, "completed")
    );
    assert_eq!(all(&world.ledger, &user()).await, before, "nothing was written");
    let report = memledger_workflows::of_run("ttl").report(&dry.run.run_id, &dry.figures).unwrap();
    assert!(report.contains("dry run") && report.contains("1 of 5"), "{report}");
    let rev = world.ledger.memories.head(&operator(), &user()).await.unwrap().0;
    let done = accepted(&world, &dry).await;
    assert_eq!((done.figures["dry_run"], done.figures["forgotten"]), (0, 1), "{done:?}");
    assert_eq!(
        active(&world).await,
        ["Has a sister in Jena.", "Is back from Porto.", "Liked a film about bees.", "Parks in the yard."]
    );
    let gone = world.memory("Once asked for a plumber.").await;
    assert_eq!(gone.state, "soft_deleted");
    let until = rfc3339(memledger_aggregates::Timestamp(now().0 + 30 * DAY_US));
    assert_eq!(gone.purge_at.unwrap()[..10], until[..10]);
    assert_eq!(world.newest_reason(&gone.id).await.unwrap(), "never used, created 61 days ago, importance 2");
    let query = RecallQuery::new("plumber", RecallFilters::of_user(user()));
    let recalled = world.ledger.recall.recall(&operator(), query).await.unwrap();
    assert!(!format!("{recalled:?}").contains("plumber."), "it is out of recall");
    let delta = DeltaQuery { since_rev: Some(rev), ..DeltaQuery::default() };
    let thread = ThreadId::new("t1").unwrap();
    let delta = world.ledger.memories.delta(&operator(), &user(), &thread, delta).await.unwrap();
    assert_eq!(delta.changes.iter().filter(|change| change.memory_id == gone.id).count(), 1, "{delta:?}");
    // Accepted is accepted, and there is nothing more to do.
    let again = run(&world, "ttl").await;
    assert_eq!((again.figures["dry_run"], again.figures["selected"]), (0, 0));
    let refused = accept_run(&world.ledger, operator().into(), &again.run.run_id).await;
    assert!(matches!(refused, Err(LedgerError::State(_))), "{refused:?}");
    world.is_sound().await;
    world.close().await;
}

async fn a_run_that_forgot_is_undone_field_for_field(backend: Backend) {
    let world = with_old_memories(backend).await;
    in_force(&world, PolicyName::Ttl, json!({"idle_days": 90, "importance_below": 6})).await;
    set(&world, PolicyName::Ttl, json!({"idle_days": 60})).await;
    let before = all(&world.ledger, &user()).await;
    let done = run(&world, "ttl").await;
    assert_eq!(done.figures["forgotten"], 2);
    world.ledger.runs.restore_run(operator(), &done.run.run_id).await.unwrap();
    let mut after = all(&world.ledger, &user()).await;
    for (id, memory) in &mut after {
        let was = &before[id];
        assert!(memory.revision >= was.revision);
        (memory.revision, memory.rev, memory.updated_at) = (was.revision, was.rev, was.updated_at.clone());
    }
    assert_eq!(after, before);
    world.is_sound().await;
    world.close().await;
}

async fn what_was_forgotten_is_purged_when_its_time_is_over(backend: Backend) {
    let world = with_old_memories(backend).await;
    in_force(&world, PolicyName::Ttl, json!({"purge_after_days": 10})).await;
    let id = world.memory("Once asked for a plumber.").await.id;
    let state = async || all(&world.ledger, &user()).await[&id].state.clone();
    let serve = async |purge: bool| {
        let work = Options { purge, ..Options::default() };
        let fast = Duration::from_millis(20);
        let options =
            RunnerOptions { look: fast, sweep: fast, work: work.into(), ..RunnerOptions::default() };
        let runner = Runner::start(memledger_workflows::ALL, world.ledger.clone(), None, "a".into(), options);
        tokio::time::sleep(Duration::from_millis(600)).await;
        runner.stop().await;
    };
    days_pass(&world, 9).await;
    serve(true).await;
    assert_eq!(state().await, "soft_deleted", "it can be restored for ten days");
    days_pass(&world, 3).await;
    serve(false).await;
    assert_eq!(state().await, "soft_deleted", "the operator has turned purging off");
    days_pass(&world, 1).await;
    serve(true).await;
    assert_eq!(state().await, "purged");
    let rev = world.ledger.memories.head(&operator(), &user()).await.unwrap().0;
    days_pass(&world, 1).await;
    serve(true).await;
    assert_eq!(world.ledger.memories.head(&operator(), &user()).await.unwrap().0, rev, "once");
    world.is_sound().await;
    world.close().await;
}

async fn more_than_a_batch_is_purged_at_once(backend: Backend) {
    const MANY: usize = 55;
    let world = World::new(backend).await;
    for at in 0..MANY {
        remember(&world, &format!("Once asked for recipe {at}."), 1, false).await;
    }
    days_pass(&world, 61).await;
    in_force(&world, PolicyName::Ttl, json!({"purge_after_days": 1})).await;
    days_pass(&world, 2).await;
    let fast = Duration::from_millis(20);
    let options = RunnerOptions { look: fast, sweep: fast, ..RunnerOptions::default() };
    let runner = Runner::start(memledger_workflows::ALL, world.ledger.clone(), None, "a".into(), options);
    let purged = async || memories(&world.ledger, StateFilter::Purged).await.len();
    let begun = std::time::Instant::now();
    while purged().await < MANY {
        assert!(begun.elapsed() < Duration::from_secs(60), "only {} are purged", purged().await);
        tokio::time::sleep(fast).await;
    }
    runner.stop().await;
    world.is_sound().await;
    world.close().await;
}

async fn a_clock_that_jumps_makes_nothing_forgotten_or_purged(backend: Backend) {
    let world = with_old_memories(backend).await;
    in_force(&world, PolicyName::Ttl, json!({"purge_after_days": 10})).await;
    let before = active(&world).await;
    let id = world.memory("Once asked for a plumber.").await.id;
    let ageing = async || world.ledger.runs.ageing_now(&operator().tenant).await.unwrap();
    let due = async || {
        let ageing = ageing().await;
        let due = world.ledger.runs.purge_due(&operator().tenant, &user(), &ageing, now(), 9).await.unwrap();
        due.into_iter().map(|seen| seen.memory_id.to_string()).collect::<Vec<_>>()
    };
    days_pass(&world, 1).await;
    for jump in [365, -365, -365, 365] {
        shift_clock(jump * DAY_US);
        assert_eq!(run(&world, "ttl").await.figures["selected"], 0, "{jump}");
        days_pass(&world, 2).await;
        assert_eq!(run(&world, "ttl").await.figures["selected"], 0, "{jump}");
        assert_eq!((active(&world).await, due().await), (before.clone(), vec![]), "{jump}");
    }
    // With the right time, what is really old goes.
    days_pass(&world, 12).await;
    assert_eq!(due().await, [id]);
    world.is_sound().await;
    world.close().await;
}
