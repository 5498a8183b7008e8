//! The worker that keeps read models up with the log, and the rebuild that runs the same path from 0.

pub mod generations;
pub mod rebuild;
mod standing;
pub mod status;
pub mod step;

use std::{
    collections::BTreeSet,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::Duration,
};

use memledger_observability::names;
use tokio::{sync::Notify, task::JoinHandle};

use crate::{
    EventStore, StoreError, Value,
    port::all_partitions,
    projection::Projections,
    projector::step::{Step, Target},
};
pub use standing::{Position, Query, Standing};

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
    worker: Mutex<Option<JoinHandle<()>>>,
}

/// How often the pause after a failure is doubled: a full disk must not be asked, and logged, many times a
/// second, and yet be found free again soon.
const DOUBLINGS: u32 = 3;

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
            worker: Mutex::default(),
        });
        let worker = tokio::spawn(projector.clone().run());
        if let Ok(mut slot) = projector.worker.lock() {
            *slot = Some(worker);
        }
        projector
    }

    pub fn projections(&self) -> &Projections {
        &self.projections
    }

    /// Tells the worker that a partition has something new.
    pub fn wake(&self, partition_id: i32) {
        if let Ok(mut dirty) = self.dirty.lock() {
            dirty.insert(partition_id);
        }
        self.wake.notify_one();
        if self.gathered.fetch_add(1, Ordering::Relaxed) == self.options.batch / 2 {
            self.hurry_up();
        }
    }

    /// The same, and that a reader waits for it.
    pub fn hurry(&self, partition_id: i32) {
        self.wake(partition_id);
        self.hurry_up();
    }

    fn hurry_up(&self) {
        self.hurried.store(true, Ordering::Relaxed);
        self.hurry.notify_one();
    }

    /// Resolves at the next step; take it before looking, so that none is missed.
    pub fn moved(&self) -> tokio::sync::futures::Notified<'_> {
        self.moved.notified()
    }

    /// Why read models are not moving, where the worker knows.
    pub fn trouble(&self) -> Option<String> {
        self.trouble.lock().ok().and_then(|trouble| trouble.clone())
    }

    /// Ends the worker after the step under way.
    pub async fn stop(&self) {
        self.stopping.store(true, Ordering::Relaxed);
        self.wake.notify_one();
        self.hurry.notify_one();
        let worker = self.worker.lock().ok().and_then(|mut worker| worker.take());
        if let Some(worker) = worker {
            worker.await.ok();
        }
    }

    async fn run(self: Arc<Self>) {
        let mut failures = 0;
        while !self.stopping.load(Ordering::Relaxed) {
            self.linger().await;
            self.gathered.store(0, Ordering::Relaxed);
            let dirty = self.dirty.lock().map(|mut dirty| std::mem::take(&mut *dirty)).unwrap_or_default();
            let worked = if dirty.is_empty() { self.poll().await } else { self.work(dirty).await };
            failures = if worked.is_ok() { 0 } else { failures + 1 };
            if let Ok(mut trouble) = self.trouble.lock() {
                *trouble = worked.as_ref().err().map(StoreError::to_string);
            }
            match worked {
                Ok(true) => {}
                Ok(false) => {
                    tokio::time::timeout(self.options.poll, self.wake.notified()).await.ok();
                }
                Err(failed) => {
                    tracing::warn!(%failed, "the projector could not work; it tries again");
                    tokio::time::sleep(self.options.poll * (1_u32 << DOUBLINGS.min(failures))).await;
                }
            }
        }
    }

    /// Lets events gather, unless a reader waits or there are none.
    async fn linger(&self) {
        let idle = self.dirty.lock().map_or(true, |dirty| dirty.is_empty());
        if !idle && !self.hurried.swap(false, Ordering::Relaxed) && !self.stopping.load(Ordering::Relaxed) {
            tokio::time::timeout(self.options.linger, self.hurry.notified()).await.ok();
            self.hurried.store(false, Ordering::Relaxed);
        }
    }

    /// Partitions where a read model that this program can step is behind the log.
    async fn behind(&self) -> Result<Vec<crate::Row>, StoreError> {
        let mut parameters: Vec<Value> = Vec::new();
        let mut ours = Vec::new();
        for projection in self.projections.iter() {
            parameters.extend([projection.name().into(), projection.version().into()]);
            let at = parameters.len();
            ours.push(format!("(r.projection = ${} AND r.version = ${at})", at - 1));
        }
        let sql = format!(
            "SELECT DISTINCT p.partition_id FROM partitions p \
             JOIN checkpoints c ON c.partition_id = p.partition_id \
             JOIN projections r ON r.projection = c.projection AND r.generation = c.generation \
             WHERE c.position < p.next_position - 1 AND ({})",
            ours.join(" OR ")
        );
        self.store.query(&sql, parameters).await
    }

    /// Looks for partitions behind; answers whether there is work now.
    async fn poll(&self) -> Result<bool, StoreError> {
        let behind = self.behind().await?;
        let mut dirty =
            self.dirty.lock().map_err(|_| StoreError::Unavailable("the projector failed".into()))?;
        for row in behind {
            dirty.insert(i32::try_from(row[0].int()?).map_err(StoreError::corrupt)?);
        }
        // A partition that another process holds is looked at again after the poll, not at once.
        Ok(false)
    }

    async fn work(&self, dirty: BTreeSet<i32>) -> Result<bool, StoreError> {
        let limit = (self.options.batch / dirty.len().max(1)).max(20);
        let step =
            Step { partitions: dirty.iter().copied().collect(), limit, target: Target::Live, only: None };
        let done = self.store.step(&self.projections, step).await;
        let again = done.as_ref().map_or(true, |done| done.more);
        if again && let Ok(mut waiting) = self.dirty.lock() {
            waiting.extend(dirty);
        }
        let done = done?;
        if done.events > 0 {
            for projection in self.projections.names() {
                metrics::counter!(names::PROJECTED_TOTAL, "projection" => projection)
                    .increment(done.events as u64);
            }
            if done.parked > 0 {
                tracing::error!(parked = done.parked, "events could not be applied and are parked");
            }
            self.moved.notify_waiters();
        }
        Ok(true)
    }

    /// Works until no read model is behind; for programs that end after their work.
    pub async fn catch_up(&self) -> Result<(), StoreError> {
        loop {
            if self.behind().await?.is_empty() {
                return Ok(());
            }
            let step = Step {
                partitions: all_partitions(),
                limit: (self.options.batch / 16).max(20),
                target: Target::Live,
                only: None,
            };
            let done = self.store.step(&self.projections, step).await?;
            if done.events == 0 {
                // Another process holds what is left.
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        }
    }
}
