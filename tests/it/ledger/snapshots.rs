//! Snapshots of books that leave memory for others.

use std::time::{Duration, Instant};

use memledger_ledger::LedgerOptions;
use memledger_store::{Snapshot, StreamKey, projector::ProjectorOptions};
use memledger_tests::Backend;

use super::{TENANT, World, patient};
use crate::http::on_both;

on_both!(a_book_that_leaves_memory_leaves_a_snapshot);

/// So many events of a book earn it a snapshot when it goes.
const EARN_ONE: usize = 32;
const PATIENCE: Duration = Duration::from_secs(60);

async fn snapshot(world: &World, name: &str) -> Option<Snapshot> {
    let stream =
        StreamKey { tenant_id: TENANT.into(), stream_type: "memory_book".into(), stream_id: name.into() };
    world.store.load_snapshot(&stream).await.unwrap()
}

async fn a_book_that_leaves_memory_leaves_a_snapshot(backend: Backend) {
    // Each of the books is too large to stay beside another, and none earns a snapshot while it stays.
    let options = LedgerOptions { resident_memories: 10, snapshot_every: i64::MAX, ..patient() };
    let world = World::with(backend, options, ProjectorOptions::default()).await;
    let books = [("bruno", EARN_ONE - 1), ("ana", EARN_ONE)];
    for (name, events) in books {
        world.import(name, events).await;
    }
    assert_eq!(snapshot(&world, "ana").await, None, "her book is still in memory");
    world.create("cem", "x").await;
    // It is written aside.
    let deadline = Instant::now() + PATIENCE;
    let left = loop {
        if let Some(left) = snapshot(&world, "ana").await {
            break left;
        }
        assert!(Instant::now() < deadline, "no snapshot of the book that left");
        tokio::time::sleep(Duration::from_millis(10)).await;
    };
    assert_eq!(left.version, EARN_ONE as i64);
    assert_eq!(snapshot(&world, "bruno").await, None, "so few events are soon read again");
    // They go on where they were, the one from its snapshot and the other from the log.
    for (name, events) in books {
        assert_eq!(world.create(name, "one more").await.rev, events as u64 + 1, "{name}");
    }
    let report = world.verified().await;
    assert!(report.ok, "{:?}", report.faults);
    assert_eq!((report.books, report.events), (3, 2 * EARN_ONE as u64 + 2));
    world.close().await;
}
