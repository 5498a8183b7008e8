//! Memories that are purged while a run works with their texts.

use std::sync::Arc;

use memledger_ledger::runs::{SaveAction, SaveDelete, SavePlan};
use memledger_store::Value;
use memledger_tests::Backend;
use tokio::sync::Notify;

use super::{
    concurrent::Pausing,
    model::{DECISIONS, TOPICS},
    *,
};

on_both!(
    a_text_that_is_purged_while_models_read_it_is_kept_nowhere,
    a_run_asks_nobody_any_more_once_it_was_ended,
    a_run_that_nobody_has_taken_up_outlives_a_purge,
    a_run_that_failed_saves_nothing_more,
    an_event_that_can_not_be_read_keeps_no_text_from_being_destroyed,
);

const SECRET: &str = "same tea: likes green tea";

async fn purge(world: &World) {
    let secret = MemoryId::new(&world.memory(SECRET).await.id).unwrap();
    world.ledger.audit.purge(call(), secret, "asked to".into()).await.unwrap();
}

/// How many texts hold what was purged, whoever keeps them.
async fn kept(world: &World) -> i64 {
    let store = open_store(&world.database).await;
    let sql = "SELECT count(*) FROM contents WHERE body LIKE $1";
    let rows = store.query(sql, vec![Value::from(format!("%{SECRET}%"))]).await.unwrap();
    store.close().await;
    rows[0][0].int().unwrap()
}

async fn a_text_that_is_purged_while_models_read_it_is_kept_nowhere(backend: Backend) {
    // Before there is any answer, and after the first of them.
    for pause in [DECISIONS, TOPICS] {
        let world = World::with_memories(backend).await;
        let run = world.request().await;
        let (begun, purged) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
        let model = Arc::new(Pausing::at(pause, begun.clone(), purged.clone()));
        let execution = execution(world.ledger.clone(), Some(model), "a");
        let key = run.clone();
        let working = tokio::spawn(async move { finish(&execution, &key).await });
        begun.notified().await;
        assert!(kept(&world).await > 0);
        purge(&world).await;
        purged.notify_one();
        let details = working.await.unwrap();
        assert_eq!(
            (details.run.status.as_str(), details.run.error.as_deref()),
            ("failed", Some("answers_erased"))
        );
        assert_eq!(kept(&world).await, 0, "{pause}");
        assert_eq!(world.memory("junk one").await.state, "active", "it saved all the same");
        // The next one works with what is left.
        assert_eq!(world.optimise().await.run.status, "completed");
        world.is_sound().await;
        world.close().await;
    }
}

/// Its model would never answer, so that nothing but the end of the run ends the work.
async fn a_run_asks_nobody_any_more_once_it_was_ended(backend: Backend) {
    for purged in [true, false] {
        let world = World::with_memories(backend).await;
        let run = world.request().await;
        let begun = Arc::new(Notify::new());
        let model = Arc::new(Pausing::at(DECISIONS, begun.clone(), Arc::default()));
        let execution = execution(world.ledger.clone(), Some(model), "a");
        let key = run.clone();
        let working = tokio::spawn(async move { execution.run(&key).await });
        begun.notified().await;
        if purged {
            purge(&world).await;
        } else {
            world.ledger.runs.cancel_run(&operator(), &run.run_id).await.unwrap();
        }
        let worked = tokio::time::timeout(Duration::from_secs(20), working).await;
        let worked = worked.expect("the work ends with the run").unwrap();
        assert!(matches!(worked, Err(Trouble::Stopped(_))), "{worked:?}");
        let details = world.ledger.runs.run(&operator(), &run.run_id).await.unwrap();
        assert_eq!(details.run.status, if purged { "failed" } else { "cancelled" });
        world.is_sound().await;
        world.close().await;
    }
}

async fn a_run_that_nobody_has_taken_up_outlives_a_purge(backend: Backend) {
    let world = World::with_memories(backend).await;
    let run = world.request().await;
    purge(&world).await;
    let details = world.finish(&run).await;
    assert_eq!(details.run.status, "completed");
    assert_eq!(kept(&world).await, 0);
    world.close().await;
}

async fn a_run_that_failed_saves_nothing_more(backend: Backend) {
    let world = World::with_memories(backend).await;
    let run = world.request().await;
    let attempt = world.ledger.runs.claim_run(&run, "a").await.unwrap();
    world.ledger.runs.fail_run(&run, attempt, None, "gave_up", None).await.unwrap();
    let junk = world.memory("junk one").await;
    let seen = memledger_ledger::runs::SeenMemory {
        memory_id: MemoryId::new(&junk.id).unwrap(),
        revision: junk.revision,
    };
    let deletes = vec![SaveAction::Delete(SaveDelete { seen, reason: "junk".into() })];
    let plan = SavePlan(deletes);
    let refused = world.ledger.runs.save_run(&run, plan).await.unwrap_err();
    assert!(matches!(refused, memledger_ledger::LedgerError::State(_)), "{refused}");
    assert_eq!(world.memory("junk one").await.state, "active");
    world.close().await;
}

async fn an_event_that_can_not_be_read_keeps_no_text_from_being_destroyed(backend: Backend) {
    let world = World::with_memories(backend).await;
    world.optimise().await;
    let reasons = async || {
        let store = open_store(&world.database).await;
        let sql = "SELECT count(*) FROM contents WHERE body LIKE $1";
        let rows = store.query(sql, vec![Value::from("%as scripted%")]).await.unwrap();
        // The book is held in memory, and whoever reads its log meets this.
        let sql = "UPDATE events SET body = '{}' WHERE stream_type = 'memory_book' AND version = 1";
        assert_eq!(store.execute(sql, Vec::new()).await.unwrap(), 1);
        store.close().await;
        rows[0][0].int().unwrap()
    };
    assert!(reasons().await > 0);
    let kept = MemoryId::new(&world.memories(StateFilter::Active).await[0].id).unwrap();
    world.ledger.audit.purge(call(), kept, "asked to".into()).await.unwrap();
    assert_eq!(reasons().await, 0);
    world.close().await;
}
