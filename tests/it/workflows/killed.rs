//! A process killed between and inside steps: the run is taken up again and ends as if nothing had been.

use memledger_tests::Backend;
use rand::{SeedableRng, rngs::StdRng};

use super::*;
use crate::simulation::{faults::Faults, faulty_store::FaultyStore, tally::Tally};

on_both!(a_killed_run_ends_as_one_that_was_not);

/// How many calls to the database apart the deaths lie; on PostgreSQL a new database takes longer.
fn stride(backend: Backend) -> u32 {
    match backend {
        _ if memledger_tests::all_is_wanted() => 2,
        Backend::Sqlite => 9,
        Backend::Postgres => 31,
    }
}

async fn a_killed_run_ends_as_one_that_was_not(backend: Backend) {
    let calm = World::with_memories(backend).await;
    assert_eq!(calm.optimise().await.run.status, "completed");
    let expected = picture(&calm.ledger).await;
    calm.close().await;
    let world = World::with_memories(backend).await;
    let run = world.request().await;
    let World { ledger, database: original, .. } = world;
    ledger.close().await;
    let (mut fuse, mut deaths) = (1, 0);
    loop {
        let database = original.copy().await;
        let died = killed_after(fuse, &database, &run).await;
        let world = World::over(database).await;
        let details = finish(&world.execution("survivor"), &run).await;
        assert_eq!(details.run.status, "completed", "fuse {fuse}: {details:#?}");
        assert_eq!(picture(&world.ledger).await, expected, "fuse {fuse}");
        world.is_sound().await;
        world.close().await;
        if !died {
            break;
        }
        deaths += 1;
        fuse += stride(backend);
    }
    assert!(deaths > 3, "it died {deaths} times only");
}

/// Works on the run in a process that dies after so many calls to the database; whether it died.
async fn killed_after(fuse: u32, database: &TestDatabase, run: &RunKey) -> bool {
    let faults = Arc::new(Faults::new(StdRng::seed_from_u64(1), 0.0, Tally::default()));
    let inner = open_store(database).await;
    let store = Arc::new(FaultyStore { inner: inner.clone(), faults: faults.clone() });
    let ledger = open(store).await;
    let mut execution = execution(ledger.clone(), Some(Arc::new(Scripted::default())), "doomed");
    // So that the survivor need not wait long.
    execution.lease = Duration::from_millis(200);
    faults.light_fuse(fuse);
    let died = tokio::select! {
        worked = execution.run(run) => {
            worked.unwrap();
            // It may close in peace.
            faults.light_fuse(0);
            false
        }
        () = faults.died() => true,
    };
    if died {
        faults.drained().await;
    } else {
        ledger.close().await;
    }
    // What is left of the process goes with its calls, which never end.
    drop(ledger);
    inner.close().await;
    died
}
