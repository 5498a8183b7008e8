//! Followers of the log, in one process and in two.

use std::{
    collections::BTreeSet,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::Duration,
};

use async_trait::async_trait;
use memledger_ledger::{
    LedgerError,
    followers::{Batch, Follow, Followed, Follower, Turn},
    worker::{Schedule, Worker},
};
use memledger_store::{EventStore, StoredEvent};
use memledger_tests::{Backend, eventually, open_store};

use super::World;
use crate::http::on_both;

on_both!(
    a_follower_resumes_where_it_was,
    a_batch_that_failed_or_must_wait_comes_again,
    a_follower_stays_behind_its_read_model,
    of_two_processes_one_works_and_the_other_resumes_from_its_place,
);

const NAME: &str = "test";
const LOOK: Duration = Duration::from_millis(20);
const NAMES: [&str; 5] = ["ana", "bruno", "cem", "dana", "emre"];

/// Remembers what it followed, if the lease is its process's.
#[derive(Default)]
struct Recording {
    events: Mutex<Vec<(i32, i64)>>,
    fails: AtomicBool,
    waits: AtomicBool,
    refused: AtomicUsize,
}

impl Recording {
    fn events(&self) -> Vec<(i32, i64)> {
        self.events.lock().unwrap().clone()
    }

    fn start(self: &Arc<Self>, store: &Arc<dyn EventStore>, read_model: Option<&'static str>) -> Worker {
        let batch = Batch { events: 3, partitions: 2 };
        let follower = Follower::new(NAME, store.clone(), batch, self.clone());
        let follower = match read_model {
            Some(read_model) => follower.behind(read_model),
            None => follower,
        };
        Worker::start(Schedule::every(NAME, LOOK), follower)
    }
}

#[async_trait]
impl Follow for Recording {
    async fn follow(&self, events: &[StoredEvent], turn: &Turn<'_>) -> Result<Followed, LedgerError> {
        if self.fails.load(Ordering::Relaxed) {
            self.refused.fetch_add(1, Ordering::Relaxed);
            return Err(LedgerError::Unavailable("by design".into()));
        }
        if self.waits.load(Ordering::Relaxed) {
            self.refused.fetch_add(1, Ordering::Relaxed);
            return Ok(Followed::NotYet);
        }
        let recorded = turn.alone(async {
            let places = events.iter().map(|event| (event.partition_id, event.position));
            self.events.lock().unwrap().extend(places);
        });
        Ok(if recorded.await?.is_some() { Followed::Done } else { Followed::Elsewhere })
    }
}

/// Where the log's events lie.
async fn log(store: &dyn EventStore) -> BTreeSet<(i32, i64)> {
    let heads = store.heads().await.unwrap();
    heads.iter().flat_map(|head| (1..=head.position).map(|position| (head.partition_id, position))).collect()
}

/// Whether these are all events of the log, each once.
fn is_all_once(log: &BTreeSet<(i32, i64)>, followed: &[(i32, i64)]) -> bool {
    followed.len() == log.len() && followed.iter().all(|one| log.contains(one))
}

async fn write(world: &World, content: &str) {
    for name in NAMES {
        for at in 0..4 {
            world.create(name, &format!("{content} {at}")).await;
        }
    }
}

async fn a_follower_resumes_where_it_was(backend: Backend) {
    let world = World::new(backend).await;
    write(&world, "before").await;
    let recording = Arc::new(Recording::default());
    let first = recording.start(&world.store, None);
    let all = log(world.store.as_ref()).await;
    eventually("all is followed", async || recording.events().len() >= all.len()).await;
    first.stop().await;
    write(&world, "after").await;
    let second = recording.start(&world.store, None);
    let all = log(world.store.as_ref()).await;
    eventually("the rest is followed", async || recording.events().len() >= all.len()).await;
    second.stop().await;
    let events = recording.events();
    assert!(is_all_once(&all, &events), "{events:?}");
    for partition in all.iter().map(|(partition, _)| partition) {
        let positions: Vec<i64> =
            events.iter().filter(|(id, _)| id == partition).map(|(_, at)| *at).collect();
        assert!(positions.is_sorted(), "{positions:?}");
    }
    world.close().await;
}

async fn a_batch_that_failed_or_must_wait_comes_again(backend: Backend) {
    let world = World::new(backend).await;
    write(&world, "once").await;
    let recording = Arc::new(Recording::default());
    recording.fails.store(true, Ordering::Relaxed);
    let worker = recording.start(&world.store, None);
    eventually("it failed twice", async || recording.refused.load(Ordering::Relaxed) >= 2).await;
    recording.waits.store(true, Ordering::Relaxed);
    recording.fails.store(false, Ordering::Relaxed);
    let failures = recording.refused.load(Ordering::Relaxed);
    eventually("it waited twice", async || recording.refused.load(Ordering::Relaxed) >= failures + 3).await;
    assert!(recording.events().is_empty());
    recording.waits.store(false, Ordering::Relaxed);
    let all = log(world.store.as_ref()).await;
    eventually("all is followed", async || recording.events().len() >= all.len()).await;
    worker.stop().await;
    assert!(is_all_once(&all, &recording.events()));
    world.close().await;
}

async fn a_follower_stays_behind_its_read_model(backend: Backend) {
    let world = World::new(backend).await;
    write(&world, "known").await;
    let (behind_none, behind_memories) = (Arc::new(Recording::default()), Arc::new(Recording::default()));
    let unknown = behind_none.start(&world.store, Some("of_no_name"));
    tokio::time::sleep(LOOK * 5).await;
    unknown.stop().await;
    assert!(behind_none.events().is_empty(), "it has come nowhere");
    let worker = behind_memories.start(&world.store, Some("memories"));
    let all = log(world.store.as_ref()).await;
    eventually("all is followed", async || behind_memories.events().len() >= all.len()).await;
    worker.stop().await;
    assert!(is_all_once(&all, &behind_memories.events()));
    world.close().await;
}

async fn of_two_processes_one_works_and_the_other_resumes_from_its_place(backend: Backend) {
    let world = World::new(backend).await;
    let other_store = open_store(&world._database).await;
    write(&world, "before").await;
    let (one, other) = (Arc::new(Recording::default()), Arc::new(Recording::default()));
    let first = one.start(&world.store, None);
    eventually("the first has the lease", async || !one.events().is_empty()).await;
    let second = other.start(&other_store, None);
    write(&world, "meanwhile").await;
    let all = log(world.store.as_ref()).await;
    eventually("all is followed", async || one.events().len() >= all.len()).await;
    assert!(other.events().is_empty(), "the second left it to the first");
    first.stop().await;
    write(&world, "after").await;
    let all = log(world.store.as_ref()).await;
    let both = || [one.events(), other.events()].concat();
    eventually("the second goes on", async || both().len() >= all.len()).await;
    second.stop().await;
    assert!(is_all_once(&all, &both()), "{:?}", both());
    assert!(!other.events().is_empty());
    other_store.close().await;
    world.close().await;
}
