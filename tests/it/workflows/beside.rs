//! The look at users whose memories have grown, beside the work on runs, on PostgreSQL.

use std::time::Instant;

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
    let runner =
        Runner::start(world.ledger.clone(), world.model.clone(), "a".to_owned(), RunnerOptions::default());
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
