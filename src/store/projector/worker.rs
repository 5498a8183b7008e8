//! The worker's loop: which partitions are behind, a step over them, a pause where nothing moves.

use std::{
    collections::BTreeSet,
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use futures::future::join_all;
use memledger_observability::names;

use super::{
    Projector,
    step::{Step, StepDone, Target},
};
use crate::{Row, StoreError, Value, port::all_partitions};

/// How often the pause after a failure is doubled: a full disk must not be asked, and logged, many times a
/// second, and yet be found free again soon.
const DOUBLINGS: u32 = 3;

/// Steps side by side while there is a backlog: some work out rows while others are written down.
const LANES: usize = 4;

impl Projector {
    /// Works until it is told to stop.
    pub(super) async fn run(self: Arc<Self>) {
        match self.store.scrub_due().await {
            Ok(false) => {}
            Ok(true) => self.leftovers.store(true, Ordering::Relaxed),
            Err(failed) => tracing::warn!(%failed, "whether purged texts are to be cleaned up can't be read"),
        }
        let (mut failures, mut lanes) = (0, 1);
        while !self.stopping.load(Ordering::Relaxed) {
            self.linger().await;
            self.gathered.store(0, Ordering::Relaxed);
            let dirty = self.dirty.lock().map(|mut dirty| std::mem::take(&mut *dirty)).unwrap_or_default();
            let worked = if dirty.is_empty() {
                self.poll().await.map(|()| None)
            } else {
                self.work(dirty, lanes).await.map(Some)
            };
            failures = if worked.is_ok() { 0 } else { failures + 1 };
            if let Ok(mut trouble) = self.trouble.lock() {
                *trouble = worked.as_ref().err().map(StoreError::to_string);
            }
            self.clean_up().await;
            lanes = 1;
            match worked {
                Ok(Some(events)) if events >= self.options.batch / 4 => lanes = LANES,
                Ok(Some(_)) => {}
                Ok(None) => {
                    tokio::time::timeout(self.options.poll, self.wake.notified()).await.ok();
                }
                Err(failed) => {
                    tracing::warn!(%failed, "the projector could not work; it tries again");
                    tokio::time::sleep(self.options.poll * (1_u32 << DOUBLINGS.min(failures))).await;
                }
            }
        }
    }

    /// Removes what deleted texts left in the files, unless whoever deleted them does.
    async fn clean_up(self: &Arc<Self>) {
        let mine = self.leftovers.load(Ordering::Relaxed) && self.purges.load(Ordering::Relaxed) == 0;
        if mine && let Err(later) = self.scrub().await {
            tracing::warn!(%later, "the bytes of a purged text are still in the files; it is tried again");
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
    async fn behind(&self) -> Result<Vec<Row>, StoreError> {
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

    /// Looks for partitions behind. One that another process holds is looked at again after the poll, not at
    /// once.
    async fn poll(&self) -> Result<(), StoreError> {
        let behind = self.behind().await?;
        let mut dirty =
            self.dirty.lock().map_err(|_| StoreError::Unavailable("the projector failed".into()))?;
        for row in behind {
            dirty.insert(i32::try_from(row[0].int()?).map_err(StoreError::corrupt)?);
        }
        Ok(())
    }

    /// A step over the partitions, or one for each lane's share of them; answers how many events they took.
    async fn work(&self, dirty: BTreeSet<i32>, lanes: usize) -> Result<usize, StoreError> {
        let limit = (self.options.batch / dirty.len().max(1)).max(20);
        let dirty: Vec<i32> = dirty.into_iter().collect();
        let steps = dirty.chunks(dirty.len().div_ceil(lanes).max(1)).map(|share| {
            let step = Step { partitions: share.to_vec(), limit, target: Target::Live, only: None };
            let (store, projections) = (self.store.clone(), self.projections.clone());
            // A task of its own, since the lanes would else share one thread.
            let stepped = tokio::spawn(async move { store.step(&projections, step).await });
            async move { (share, stepped.await.unwrap_or_else(|failed| Err(StoreError::corrupt(failed)))) }
        });
        let mut events = 0;
        let mut failed = Ok(());
        for (share, stepped) in join_all(steps).await {
            let again = stepped.as_ref().map_or(true, |done| done.more);
            if again && let Ok(mut waiting) = self.dirty.lock() {
                waiting.extend(share);
            }
            match stepped {
                Ok(done) => {
                    events += done.events;
                    self.note(done);
                }
                Err(error) => failed = Err(error),
            }
        }
        if events > 0 {
            self.moved.notify_waiters();
        }
        failed.map(|()| events)
    }

    /// Counts what a step did.
    fn note(&self, done: StepDone) {
        if done.erased {
            self.leftovers.store(true, Ordering::Relaxed);
        }
        for (projection, events) in done.projected {
            metrics::counter!(names::PROJECTED_TOTAL, "projection" => projection).increment(events as u64);
        }
        if done.parked > 0 {
            tracing::error!(parked = done.parked, "events could not be applied and are parked");
        }
    }

    /// Works until no read model is behind; for programs that end after their work.
    pub async fn catch_up(self: &Arc<Self>) -> Result<(), StoreError> {
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
            if done.erased {
                self.scrub().await?;
            }
            if done.events == 0 {
                // Another process holds what is left.
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        }
    }
}
