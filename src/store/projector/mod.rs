//! The worker that keeps read models up with the log, and the rebuild that runs the same path from 0.

mod behind;
pub mod comparison;
pub mod generations;
pub mod lost;
pub mod rebuild;
mod standing;
pub mod status;
pub mod step;
mod together;
mod worker;

use std::{
    collections::BTreeSet,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::Duration,
};

use tokio::{sync::Notify, task::JoinHandle};

use crate::{EventStore, StoreError, locked, projection::Projections};
use lost::Lost;
pub use standing::{Position, Query, ReadModelProgress};
use together::Together;

/// How a projector works through the log.
#[derive(Debug, Clone)]
pub struct ProjectorOptions {
    /// How often to look for what other processes appended.
    pub poll: Duration,
    /// How long to let events gather before a step that no reader waits for: a step costs the same few
    /// statements for one event as for hundreds.
    pub linger: Duration,
    /// Most events of one step over all partitions.
    pub batch: usize,
}

impl Default for ProjectorOptions {
    fn default() -> Self {
        Self { poll: Duration::from_millis(200), linger: Duration::from_millis(100), batch: 2_000 }
    }
}

/// How long after a clean-up that failed the next one is tried.
const SCRUB_AGAIN: Duration = Duration::from_secs(5);

pub struct Projector {
    store: Arc<dyn EventStore>,
    projections: Projections,
    options: ProjectorOptions,
    /// Partitions known to have something new.
    dirty: Mutex<BTreeSet<i32>>,
    wake: Notify,
    /// Appends since the last step.
    gathered: AtomicUsize,
    /// Somebody waits for the next step.
    hurried: AtomicBool,
    hurry: Notify,
    moved: Notify,
    /// Why the last attempt to work failed, where it did.
    trouble: Mutex<Option<String>>,
    stopping: AtomicBool,
    /// Rows of texts were deleted, and nobody has cleaned up after them yet.
    leftovers: AtomicBool,
    /// Purges under way, which clean up after themselves.
    purges: AtomicUsize,
    /// Purges that come together are cleaned up after together.
    scrubs: Together,
    worker: Mutex<Option<JoinHandle<()>>>,
}

/// A purge under way.
pub struct Purge<'a>(&'a Projector);

impl Drop for Purge<'_> {
    fn drop(&mut self) {
        self.0.purges.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Projector {
    /// Starts the worker.
    pub fn start(
        store: Arc<dyn EventStore>,
        projections: Projections,
        options: ProjectorOptions,
    ) -> Arc<Self> {
        let projector = Arc::new(Self {
            store,
            projections,
            options,
            dirty: Mutex::default(),
            wake: Notify::new(),
            gathered: AtomicUsize::new(0),
            hurried: AtomicBool::new(false),
            hurry: Notify::new(),
            moved: Notify::new(),
            trouble: Mutex::default(),
            stopping: AtomicBool::new(false),
            leftovers: AtomicBool::new(false),
            purges: AtomicUsize::new(0),
            scrubs: Together::default(),
            worker: Mutex::default(),
        });
        let worker = tokio::spawn(projector.clone().run());
        *locked(&projector.worker) = Some(worker);
        projector
    }

    pub fn projections(&self) -> &Projections {
        &self.projections
    }

    /// Tells the worker that a partition has so many new events.
    pub fn wake(&self, partition_id: i32, events: usize) {
        locked(&self.dirty).insert(partition_id);
        self.wake.notify_one();
        let before = self.gathered.fetch_add(events, Ordering::Relaxed);
        let enough = self.options.batch / 2;
        if before <= enough && before + events > enough {
            self.hurry_up();
        }
    }

    /// The same, and that a reader waits for it.
    pub fn hurry(&self, partition_id: i32) {
        self.wake(partition_id, 1);
        self.hurry_up();
    }

    fn hurry_up(&self) {
        self.hurried.store(true, Ordering::Relaxed);
        // Kept for nobody: what is said while no events gather is in the flag.
        self.hurry.notify_waiters();
    }

    /// Resolves at the next step; take it before looking, so that none is missed.
    pub fn moved(&self) -> tokio::sync::futures::Notified<'_> {
        self.moved.notified()
    }

    /// While it lives, the worker leaves it to the purge to remove what deleted rows left in the files.
    pub fn purge(&self) -> Purge<'_> {
        self.purges.fetch_add(1, Ordering::Relaxed);
        Purge(self)
    }

    /// Has the database look at the tables again, after many events at once. That the last ones may not be applied
    /// yet makes no difference to it.
    pub async fn refresh_statistics(&self) -> Result<(), StoreError> {
        self.store.refresh_statistics(&self.projections).await
    }

    /// Removes what deleted rows left in the database's files. Where that fails, the worker tries again later.
    pub async fn scrub(self: &Arc<Self>) -> Result<(), StoreError> {
        self.leftovers.store(false, Ordering::Relaxed);
        let scrubbed = self.scrubs.run(async || self.store.scrub().await).await;
        if scrubbed.is_err() {
            // Somebody holds on to the tables, and each attempt makes others wait behind it.
            let later = Arc::downgrade(self);
            tokio::spawn(async move {
                tokio::time::sleep(SCRUB_AGAIN).await;
                if let Some(projector) = later.upgrade() {
                    projector.left_over();
                }
            });
        }
        scrubbed
    }

    /// Tells the worker that rows of texts were deleted.
    fn left_over(&self) {
        self.leftovers.store(true, Ordering::Relaxed);
        self.wake.notify_one();
    }

    /// Why read models are not moving, where the worker knows.
    pub fn trouble(&self) -> Option<String> {
        locked(&self.trouble).clone()
    }

    /// What the read models lack that they are read through or written to.
    pub async fn lost(&self) -> Result<Vec<Lost>, StoreError> {
        self.store.lost(&self.projections).await
    }

    /// Ends the worker after the step under way.
    pub async fn stop(&self) {
        self.stopping.store(true, Ordering::Relaxed);
        self.wake.notify_one();
        self.hurry.notify_waiters();
        let worker = locked(&self.worker).take();
        if let Some(worker) = worker {
            worker.await.ok();
        }
    }
}
