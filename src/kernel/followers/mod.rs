//! Background tasks that go over the log behind what others write.
//!
//! [`Follow`] says what is done with the next events. The [`Follower`] is the [task](crate::worker) around it: it reads
//! the events batch by batch, keeps in the database how far it has come, and reads that anew when another database has
//! taken the place of the one before. A process that ends misses nothing; after it, a part may be followed twice, so
//! that what is done with an event must change nothing the second time.
//!
//! ```no_run
//! # use std::{sync::Arc, time::Duration};
//! # use async_trait::async_trait;
//! # use memledger_kernel::{LedgerError, followers::*, worker::{Schedule, Worker}};
//! # use memledger_store::{EventStore, StoredEvent, projector::Projector};
//! struct Summaries;
//!
//! #[async_trait]
//! impl Follow for Summaries {
//!     async fn follow(&self, events: &[StoredEvent], turn: &Turn<'_>) -> Result<Followed, LedgerError> {
//!         // One process asks the model; the others wait and go on from where it has come to.
//!         let summarised = turn.alone(async { /* ask the model about `events`, append a command */ }).await?;
//!         Ok(if summarised.is_some() { Followed::Done } else { Followed::Elsewhere })
//!     }
//! }
//!
//! # fn start(store: Arc<dyn EventStore>, projector: Arc<Projector>) -> Worker {
//! let second = Duration::from_secs(1);
//! let schedule = Schedule {
//!     longest_pause: 60 * second,
//!     woken_by: Some(projector),
//!     ..Schedule::every("summaries", second)
//! };
//! let batch = Batch { events: 500, partitions: 1 };
//! Worker::start(schedule, Follower::new("summaries", store, batch, Arc::new(Summaries)).behind("memories"))
//! # }
//! ```

mod places;
mod reading;
mod turn;

use std::{
    collections::BTreeMap,
    sync::Arc,
    time::{Duration, Instant},
};

use async_trait::async_trait;
use memledger_store::{EventStore, StoredEvent};

use crate::{
    LedgerError,
    worker::{Next, StopSignal, Task},
};
pub use places::Places;
use reading::Reading;
use turn::FollowerLease;
pub use turn::Turn;

/// How often it is kept how far the log was followed, and how long to leave a batch to another process.
const KEEP: Duration = Duration::from_secs(1);

/// What is done with the events of the log.
#[async_trait]
pub trait Follow: Send + Sync + 'static {
    /// Does what the next events ask for: those of a partition are in order, one partition after the other.
    async fn follow(&self, events: &[StoredEvent], turn: &Turn<'_>) -> Result<Followed, LedgerError>;

    /// The places from which it goes on were read: at first, and after a takeover of the database.
    fn begin(&self, _places: &Places) {}

    /// Where the log ends, before each round and after each batch; false if nothing needs to be followed any more.
    fn progress(&self, _places: &Places, _ends: &BTreeMap<i32, i64>) -> bool {
        true
    }

    /// How long to make way for others after so much work.
    fn rest(&self, _worked: Duration) -> Duration {
        Duration::ZERO
    }
}

/// What was done with a batch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Followed {
    /// All: its events do not come again.
    Done,
    /// Something that it needs is not there yet: its events come again when the read models have moved, or after the
    /// interval.
    NotYet,
    /// Another process is at work on it: its events come again after a while, unless that process has done them.
    Elsewhere,
}

/// Events that are followed together.
#[derive(Debug, Clone, Copy)]
pub struct Batch {
    /// Most of them. Each partition has its share, so that nobody's backlog keeps others waiting.
    pub events: usize,
    /// Most partitions that they are from.
    pub partitions: usize,
}

/// Follows the log under a name, which its places and its lease have in the database.
pub struct Follower<F> {
    reading: Reading,
    lease: FollowerLease,
    follow: Arc<F>,
    places: Option<Places>,
}

impl<F: Follow> Follower<F> {
    /// Follows up to the end of the log.
    pub fn new(name: impl Into<String>, store: Arc<dyn EventStore>, batch: Batch, follow: Arc<F>) -> Self {
        let lease = FollowerLease::new(name.into(), store.clone());
        Self { reading: Reading { store, batch, behind: None }, lease, follow, places: None }
    }

    /// Follows no further than that read model has come.
    pub fn behind(mut self, read_model: &'static str) -> Self {
        self.reading.behind = Some(read_model);
        self
    }

    /// Its places in the log of the database that there is now.
    async fn find_places(&mut self) -> Result<(), LedgerError> {
        let store = self.reading.store.as_ref();
        if self.places.as_ref().is_none_or(|places| !places.are_of(store)) {
            let read = Places::read(store, self.lease.name.clone()).await?;
            self.follow.begin(self.places.insert(read));
        }
        Ok(())
    }

    /// Follows each partition that has something new one batch further.
    async fn step(&mut self, stop: &StopSignal) -> Result<Next, LedgerError> {
        self.find_places().await?;
        let Self { reading, lease, follow, places: Some(places) } = self else { return Ok(Next::Again) };
        let (store, started) = (reading.store.as_ref(), Instant::now());
        let ends = reading.ends().await?;
        if !follow.progress(places, &ends) {
            return Ok(Next::End);
        }
        stop.sleep(follow.rest(started.elapsed())).await;
        let new = ends.iter().map(|(id, end)| (*id, *end)).filter(|(id, end)| places.of(*id) < *end);
        let new: Vec<(i32, i64)> = new.collect();
        let mut next = Next::Wait;
        for partitions in new.chunks(reading.batch.partitions.max(1)) {
            if stop.is_requested() {
                break;
            }
            let started = Instant::now();
            let events = reading.events(partitions, places).await?;
            if events.is_empty() {
                continue;
            }
            let followed = follow.follow(&events, &Turn { lease, stop }).await;
            match followed {
                Ok(Followed::Done) => {
                    events.iter().for_each(|event| places.reach(event.partition_id, event.position));
                    if !follow.progress(places, &ends) {
                        return Ok(Next::End);
                    }
                    next = Next::Again;
                }
                Ok(Followed::Elsewhere) => {
                    places.catch_up(store).await?;
                    return Ok(Next::Pause(KEEP));
                }
                Ok(Followed::NotYet) | Err(_) => {}
            }
            // A round of all partitions may take long.
            places.keep_now_and_then(store, KEEP).await;
            stop.sleep(follow.rest(started.elapsed())).await;
            followed?;
        }
        places.keep_now_and_then(store, KEEP).await;
        Ok(next)
    }
}

#[async_trait]
impl<F: Follow> Task for Follower<F> {
    async fn round(&mut self, stop: &StopSignal) -> Result<Next, LedgerError> {
        let next = self.step(stop).await;
        if next.is_err() {
            // What it failed at may go well in another process.
            self.end().await;
        }
        next
    }

    async fn end(&mut self) {
        // Before the lease, since whoever takes that goes on from there.
        if let Some(places) = &mut self.places {
            places.keep(self.reading.store.as_ref()).await;
        }
        self.lease.release().await;
    }
}
