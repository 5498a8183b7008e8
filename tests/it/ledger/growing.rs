//! Verify while the book that it reads goes on.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use memledger_ledger::{LedgerError, NewMemory, verify::Scope};
use memledger_store::partition_of;
use memledger_tests::Backend;
use tokio::task::JoinHandle;

use super::{TENANT, World, call};
use crate::http::on_both;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_reader_that_is_cut_off_is_no_fault() {
    let world = World::new(Backend::Postgres).await;
    world.create(&first(), "the first").await;
    let cut_off = format!("{} WHERE pg_cancel_backend(pg_backend_pid())", exaggerated(Backend::Postgres));
    for sql in ["DROP VIEW cqrs_events", &cut_off] {
        world.store.execute(sql, Vec::new()).await.unwrap();
    }
    let verified = world.ledger.audit.verify_scope(&Scope::default()).await;
    assert!(matches!(verified, Err(LedgerError::Unavailable(_))), "{verified:?}");
    world.store.execute("DROP VIEW cqrs_events", Vec::new()).await.unwrap();
    let report = world.verified().await;
    assert_eq!(report.faults.iter().map(|fault| fault.kind.as_str()).collect::<Vec<_>>(), ["second_reader"]);
    world.close().await;
}

on_both!(a_book_that_grows_is_read_alike, a_book_that_grows_and_is_read_otherwise_is_named);

/// A user of the first partition: the walk comes to the others before the book is read twice.
fn first() -> String {
    let mut names = (0..).map(|number| format!("user-{number}"));
    names.find(|name| partition_of(TENANT, name) == 0).unwrap()
}

/// Who makes one memory after the other until told to stop.
struct Writer {
    stop: Arc<AtomicBool>,
    task: JoinHandle<u64>,
}

impl Writer {
    fn start(world: &World, name: &str) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let (ledger, name, told) = (world.ledger.clone(), name.to_owned(), stop.clone());
        let task = tokio::spawn(async move {
            let mut made = 0;
            while !told.load(Ordering::Relaxed) {
                let new = NewMemory { content: "one more".to_owned(), ..NewMemory::default() };
                ledger.memories.create(call(&name), new).await.unwrap();
                made += 1;
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
            made
        });
        Self { stop, task }
    }

    /// Answers how many it made.
    async fn stop(self) -> u64 {
        self.stop.store(true, Ordering::Relaxed);
        self.task.await.unwrap()
    }
}

/// The second reader's view of the log, in which every memory is more important than it is.
fn exaggerated(backend: Backend) -> String {
    let (json, object) = match backend {
        Backend::Sqlite => ("", "json_object"),
        Backend::Postgres => ("::json", "json_build_object"),
    };
    format!(
        "CREATE VIEW cqrs_events AS SELECT partition_id, tenant_id, stream_id, \
         stream_type AS aggregate_type, tenant_id || '/' || stream_id AS aggregate_id, version AS sequence, \
         event_type, CAST(schema_version AS TEXT) AS event_version, \
         replace(body, '\"importance\":2', '\"importance\":3'){json} AS payload, \
         {object}('actor', actor) AS metadata FROM events"
    )
}

async fn a_book_that_grows_is_read_alike(backend: Backend) {
    let world = World::new(backend).await;
    let name = first();
    world.create(&name, "the first").await;
    let writer = Writer::start(&world, &name);
    let mut events = 0;
    for _ in 0..2 {
        let report = world.verified().await;
        assert!(report.ok, "{:?}", report.faults);
        assert_eq!((report.books, report.second_reader_books), (1, 1));
        assert!(report.events >= events, "{} events after {events}", report.events);
        events = report.events;
    }
    let made = writer.stop().await;
    assert_eq!(world.verified().await.events, made + 1);
    world.close().await;
}

async fn a_book_that_grows_and_is_read_otherwise_is_named(backend: Backend) {
    let world = World::new(backend).await;
    let name = first();
    world.create(&name, "the first").await;
    assert!(world.verified().await.ok);
    for sql in ["DROP VIEW cqrs_events", &exaggerated(backend)] {
        world.store.execute(sql, Vec::new()).await.unwrap();
    }
    let writer = Writer::start(&world, &name);
    let report = world.verified().await;
    assert!(writer.stop().await > 0);
    let named = report.faults.iter().map(|fault| (fault.kind.as_str(), fault.user_id.as_deref()));
    assert_eq!(named.collect::<Vec<_>>(), [("second_reader", Some(name.as_str()))]);
    assert_eq!((report.books, report.second_reader_books), (1, 0));
    world.close().await;
}
