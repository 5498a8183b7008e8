//! A process that dies at any call to its database: no message that was acknowledged is lost, and summaries go on within a
//! lease.

use rand::{SeedableRng, rngs::StdRng};

use super::*;
use crate::{
    http::on_both,
    simulation::{faults::Faults, faulty_store::FaultyStore, tally::Tally},
};

on_both!(a_death_at_any_call_loses_no_message_and_stops_no_summary);

/// So short that a survivor need not wait long.
const LEASE: Duration = Duration::from_millis(600);
/// Beyond the lease: until a survivor looks again, and makes the summary on a machine that is busy.
const SLACK: Duration = Duration::from_secs(15);
/// Questions with their answers that are there before; no summary is due yet.
const BEFORE: usize = 2;
/// Those whose summaries are under way when it dies.
const DURING: usize = 3;

/// How many calls to the database apart the deaths lie.
fn stride(backend: Backend) -> u32 {
    match backend {
        _ if memledger_tests::all_is_wanted() => 1,
        Backend::Sqlite => 5,
        Backend::Postgres => 11,
    }
}

/// Turns in a process that dies after so many calls: those that were acknowledged, and whether it died.
async fn talked_until(fuse: u32, database: &TestDatabase) -> (usize, bool) {
    let faults = Arc::new(Faults::new(StdRng::seed_from_u64(1), 0.0, Tally::default()));
    let inner = open_store(database).await;
    let ledger = open(Arc::new(FaultyStore { inner: inner.clone(), faults: faults.clone() }), LEASE).await;
    let mut acknowledged = 0;
    faults.light_fuse(fuse);
    let talk = async {
        for turn in BEFORE..BEFORE + DURING {
            let seq = say(&ledger, turn).await;
            acknowledged += 1;
            summarised(&ledger, seq + 1, Duration::from_secs(60)).await;
        }
    };
    let died = tokio::select! {
        () = talk => false,
        () = faults.died() => true,
    };
    if died {
        faults.drained().await;
    } else {
        // It may close in peace.
        faults.light_fuse(0);
        ledger.close().await;
    }
    // What is left of the process goes with its calls, which never end.
    drop(ledger);
    inner.close().await;
    (acknowledged, died)
}

async fn survived(database: TestDatabase, acknowledged: usize) {
    let ledger = open(open_store(&database).await, LEASE).await;
    let all = ledger.threads.list_messages(&operator(), &user("ana"), &thread(), (None, 500, None)).await;
    let told = all.unwrap().items.len();
    assert!(told >= 2 * (BEFORE + acknowledged), "{told} messages, {acknowledged} turns were acknowledged");
    // Sent again under its key, each turn is there once, where it was.
    for turn in 0..=BEFORE + DURING {
        assert_eq!(say(&ledger, turn).await, 2 * u32::try_from(turn).unwrap());
    }
    let last = u32::try_from(2 * (BEFORE + DURING) + 1).unwrap();
    summarised(&ledger, last, LEASE + SLACK).await;
    let all = summaries(&ledger).await;
    chain(&all);
    let context =
        ledger.threads.context(&operator(), &user("ana"), &thread(), Default::default()).await.unwrap();
    assert_eq!((context.summary.unwrap().end_seq, context.gap_messages), (last, Vec::new()));
    let report = ledger.audit.verify_scope(&Scope::default()).await.unwrap();
    assert!(report.ok, "{:#?}", report.faults);
    ledger.close().await;
}

async fn a_death_at_any_call_loses_no_message_and_stops_no_summary(backend: Backend) {
    let original = TestDatabase::new(backend).await;
    let ledger = open(open_store(&original).await, LEASE).await;
    for turn in 0..BEFORE {
        say(&ledger, turn).await;
    }
    ledger.close().await;
    let mut deaths = 0;
    for fuse in (1..).step_by(stride(backend) as usize) {
        let database = original.copy().await;
        let (acknowledged, died) = talked_until(fuse, &database).await;
        survived(database, acknowledged).await;
        if !died {
            break;
        }
        deaths += 1;
    }
    assert!(deaths > 3, "it died {deaths} times only");
}
