//! What it costs to tell a thread what changed: the net changes, the header, and the whole question asked of
//! a ledger on a SQLite file.
#![allow(clippy::expect_used, reason = "a figure of what did not work would be worse than none")]

mod inputs;

use std::sync::Arc;

use divan::{Bencher, black_box, counter::ItemsCount};
use memledger_aggregates::{TenantId, ThreadId, UserId, memory_book::Action};
use memledger_ledger::{Delta, DeltaQuery, Identity, Ledger, LedgerError, LedgerOptions};
use memledger_projections::{
    UserKey,
    changes::{
        ChangeRow, after_rev,
        delta::{NetChange, net},
        header::{Bullet, DEFAULT_LINES, What, render},
    },
};
use memledger_sqlite::{SqliteOptions, SqliteStore};
use memledger_store::{EventStore, projector::ProjectorOptions};
use tempfile::TempDir;
use tokio::runtime::Runtime;

use inputs::Life;

/// Changes since the rev that the thread acknowledged.
const SPANS: [usize; 2] = [10, 1_000];
/// Memories that the thread knows of, each one change.
const KNOWN: usize = 100;
const SINCE: u64 = KNOWN as u64;

fn main() {
    divan::main();
}

/// Of ten changes five are about new memories that stay and two about one that goes at once; three rewrite
/// memories that the thread knows.
fn change(number: usize) -> Action {
    let first = KNOWN + number / 10 * 10;
    match number % 10 {
        0..=3 => inputs::create(KNOWN + number),
        4 => inputs::rewrite(first, KNOWN + number),
        5..=7 => inputs::rewrite(number % KNOWN, KNOWN + number),
        8 => inputs::delete(first + 1),
        _ => inputs::rate(first + 2),
    }
}

/// Net changes of so many: three new memories of ten changes, and each known one once however often it was
/// rewritten.
fn told(changes: usize) -> usize {
    changes / 10 * 3 + changes.min(KNOWN) / 10 * 3
}

/// A ledger of one user and a thread that has seen the first memories.
struct World {
    runtime: Runtime,
    store: Arc<dyn EventStore>,
    ledger: Arc<Ledger>,
    identity: Identity,
    user: UserId,
    thread: ThreadId,
    _folder: TempDir,
}

impl World {
    fn with(changes: usize) -> Self {
        let mut life = Life::default();
        (0..KNOWN).for_each(|number| life.go_on(inputs::create(number)));
        (0..changes).for_each(|number| life.go_on(change(number)));
        let identity = Identity::operator(TenantId::new(inputs::TENANT).expect("it can be an id"));
        let user = UserId::new(inputs::USER).expect("it can be an id");
        let thread = ThreadId::new("thread-1").expect("it can be an id");
        let folder = TempDir::new().expect("a temporary folder can be made");
        let runtime = Runtime::new().expect("the runtime starts");
        let (store, ledger) = runtime.block_on(async {
            let path = folder.path().join("ledger.db");
            let store = SqliteStore::open(path, SqliteOptions::default()).await;
            let store: Arc<dyn EventStore> = Arc::new(store.expect("the SQLite file opens"));
            store.append(inputs::append(&life.events)).await.expect("the events are stored");
            let options = (LedgerOptions::default(), ProjectorOptions::default());
            let ledger = Ledger::open(store.clone(), options.0, options.1).await.expect("the ledger opens");
            ledger.core.catch_up().await.expect("the read models catch up");
            let seen = ledger.memories.acknowledge(&identity, &user, &thread, None, (SINCE, false)).await;
            assert_eq!(seen.expect("a rev can be acknowledged"), SINCE);
            (store, ledger)
        });
        Self { runtime, store, ledger, identity, user, thread, _folder: folder }
    }

    fn rows(&self) -> Vec<ChangeRow> {
        let user = UserKey::of(&inputs::stream());
        let rows = after_rev(self.store.as_ref(), &user, SINCE, 10_000);
        self.runtime.block_on(rows).expect("the changes can be read")
    }

    fn delta(&self) -> Result<Delta, LedgerError> {
        self.runtime.block_on(self.ledger.memories.delta(
            &self.identity,
            &self.user,
            &self.thread,
            DeltaQuery::default(),
        ))
    }
}

impl Drop for World {
    fn drop(&mut self) {
        self.runtime.block_on(self.ledger.close());
    }
}

#[divan::bench(args = SPANS, min_time = 0.5)]
fn net_changes(bencher: Bencher, changes: usize) {
    let rows = World::with(changes).rows();
    assert_eq!((rows.len(), net(&rows).len()), (changes, told(changes)));
    bencher.counter(ItemsCount::new(changes)).bench_local(|| net(black_box(&rows)));
}

fn bullet(change: NetChange) -> Bullet {
    let importance = 1 + (change.rev % 5) as u8;
    let what = What::Change {
        event: change.event,
        text: change.content_id.map(inputs::text),
        old: change.content_before.map(inputs::text),
        topic: Some("daily life".to_owned()),
        importance,
        combined: change.combined,
    };
    Bullet { what, rev: change.rev, label: "profile".to_owned(), weight: f64::from(importance) }
}

#[divan::bench(args = SPANS, min_time = 0.5)]
fn header(bencher: Bencher, changes: usize) {
    let bullets: Vec<Bullet> = net(&World::with(changes).rows()).into_iter().map(bullet).collect();
    let rendered = render(SINCE, bullets.clone(), &[], DEFAULT_LINES);
    assert_eq!(rendered.header.map(|header| header.lines().count()), Some(1 + DEFAULT_LINES));
    assert_eq!(rendered.omitted, told(changes) - DEFAULT_LINES);
    bencher
        .with_inputs(|| bullets.clone())
        .bench_local_values(|bullets| render(SINCE, black_box(bullets), &[], DEFAULT_LINES));
}

/// From the question to its answer: the acknowledged rev, the changes, the memories and their texts.
#[divan::bench(args = SPANS, min_time = 1.0)]
fn question(bencher: Bencher, changes: usize) {
    let world = World::with(changes);
    let delta = world.delta().expect("the ledger answers");
    assert_eq!((delta.since_rev, delta.rev), (SINCE, SINCE + changes as u64));
    assert_eq!((delta.changes.len(), delta.omitted), (told(changes), told(changes) - DEFAULT_LINES));
    assert!(delta.changes.iter().all(|change| change.text.is_some()), "every text is still there");
    bencher.bench_local(|| world.delta());
}
