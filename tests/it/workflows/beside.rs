//! The look at users whose memories have grown, beside the work on runs and beside those who write.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::Instant,
};

use memledger_ledger::runs::{RunsQuery, WorkflowChange};
use memledger_tests::Backend;
use memledger_workflows::engine::{Runner, RunnerOptions};
use sqlx::{Connection, PgConnection};

use super::*;

/// Far below what one look at a user takes here.
const SOON: Duration = Duration::from_secs(20);

/// A read model that stands still keeps whoever looks at users waiting, and nobody else.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn users_that_are_looked_at_keep_no_run_and_no_stop_waiting() {
    let world = World::with_memories(Backend::Postgres).await;
    let runner = Runner::start(
        memledger_workflows::ALL,
        world.ledger.clone(),
        Some(world.model.clone()),
        "a".to_owned(),
        RunnerOptions::default(),
    );
    // From then on it is told who is changed.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let mut session = PgConnection::connect(&world.database.url).await.unwrap();
    sqlx::raw_sql("BEGIN; SELECT 1 FROM checkpoints WHERE projection = 'user_stats' FOR UPDATE")
        .execute(&mut session)
        .await
        .unwrap();
    world.create("one more that nobody counts", &[]).await;
    // Long enough for it to have begun with its look.
    tokio::time::sleep(Duration::from_secs(3)).await;

    let run = world.request().await;
    let since = Instant::now();
    runner.begin(run.clone());
    while !taken_up(&mut session, &run).await {
        assert!(since.elapsed() < SOON, "the run waits for users that are looked at");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let since = Instant::now();
    runner.stop().await;
    assert!(since.elapsed() < SOON, "stopped after {:?}", since.elapsed());
    session.close().await.unwrap();
    world.close().await;
}

async fn taken_up(session: &mut PgConnection, run: &RunKey) -> bool {
    let sql =
        "SELECT count(*) FROM events WHERE event_type = 'RunClaimed' AND body::text LIKE '%' || $1 || '%'";
    let claims: i64 = sqlx::query_scalar(sql).bind(&run.run_id).fetch_one(session).await.unwrap();
    claims > 0
}

/// Longer than it takes to see that a run was requested and that no other was.
const LOOK: Duration = Duration::from_secs(6);

on_both!(runs_begin_one_by_one_while_others_write);

async fn runs_begin_one_by_one_while_others_write(backend: Backend) {
    let world = World::new(backend).await;
    let change = WorkflowChange { threshold: Some(10), ..WorkflowChange::default() };
    world.ledger.runs.set_workflow_config(&operator(), memory_optimization::NAME, change).await.unwrap();
    let options = RunnerOptions { look: LOOK, ..RunnerOptions::default() };
    let runner = Runner::start(
        memledger_workflows::ALL,
        world.ledger.clone(),
        Some(world.model.clone()),
        "a".to_owned(),
        options,
    );
    // From then on it is told who is changed.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let stop = Arc::new(AtomicBool::new(false));
    let others = write_until(world.ledger.clone(), stop.clone());
    for who in ["ann", "bob", "cid"] {
        for n in 0..10 {
            remember(&world.ledger, who, n).await;
        }
    }
    let since = Instant::now();
    while requested(&world.ledger).await == 0 {
        assert!(since.elapsed() < Duration::from_secs(60), "no run is requested while others write");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(requested(&world.ledger).await, 1, "another one is under way beside those who write");
    stop.store(true, Ordering::Relaxed);
    others.await.unwrap();
    // The three, and the one who was written to all the time.
    let since = Instant::now();
    while requested(&world.ledger).await < 4 {
        assert!(since.elapsed() < Duration::from_secs(120), "some never come to their run");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    runner.stop().await;
    world.is_sound().await;
    world.close().await;
}

async fn remember(ledger: &Ledger, who: &str, n: usize) {
    let call = UserCall::new(operator(), UserId::new(who).unwrap());
    let content = format!("keep number {n} of {who}");
    ledger.memories.create(call, NewMemory { content, ..NewMemory::default() }).await.unwrap();
}

/// Far more than a hundred commands a second: most change nothing.
fn write_until(ledger: Arc<Ledger>, stop: Arc<AtomicBool>) -> tokio::task::JoinHandle<()> {
    tokio::spawn(async move {
        let mut n = 0;
        while !stop.load(Ordering::Relaxed) {
            remember(&ledger, "busy", n % 200).await;
            n += 1;
        }
    })
}

async fn requested(ledger: &Ledger) -> usize {
    let query = RunsQuery { status: None, user: None, workflow: None, limit: 100, cursor: None };
    ledger.runs.runs(&operator(), query).await.unwrap().items.len()
}
