//! The worker's loop: steps over the partitions that have something new, a pause where nothing moves.

use std::{
    collections::BTreeSet,
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use futures::future::join_all;
use memledger_names as names;
use tokio::task::JoinSet;

use super::{
    Projector,
    step::{Step, StepDone, Target},
};
use crate::{StoreError, locked};

/// What a round of steps did.
#[derive(Default)]
struct Round {
    events: usize,
    /// Whether a partition may have more.
    more: bool,
}

/// How often the pause after a failure is doubled: a full disk must not be asked, and logged, many times a
/// second, and yet be found free again soon.
const DOUBLINGS: u32 = 3;

/// Steps side by side while there is a backlog: some work out rows while others are written down.
const LANES: usize = 4;

/// Steps of each of those before all wait for the slowest: while a reader waits for none, since what he waits for may
/// be in a partition of no lane.
const STEPS_IN_A_ROW: usize = 8;

/// How long a clean-up under way may hold up the end.
const LAST_CLEAN_UP: Duration = Duration::from_secs(10);

impl Projector {
    /// Works until it is told to stop.
    pub(super) async fn run(self: Arc<Self>) {
        match self.store.scrub_due().await {
            Ok(false) => {}
            Ok(true) => self.leftovers.store(true, Ordering::Relaxed),
            Err(failed) => tracing::warn!(%failed, "pending clean-ups of purged texts can't be read"),
        }
        // Beside the steps, since what it waits for may take long.
        let mut cleaning = JoinSet::new();
        let (mut failures, mut lanes, mut more) = (0, 1, false);
        while !self.stopping.load(Ordering::Relaxed) {
            if more {
                self.hurried.store(false, Ordering::Relaxed);
            } else {
                self.linger().await;
            }
            let dirty = std::mem::take(&mut *locked(&self.dirty));
            let worked = if dirty.is_empty() {
                self.look().await.map(|_| None)
            } else {
                self.work(dirty, lanes).await.map(Some)
            };
            failures = if worked.is_ok() { 0 } else { failures + 1 };
            *locked(&self.trouble) = worked.as_ref().err().map(StoreError::to_string);
            while cleaning.try_join_next().is_some() {}
            if cleaning.is_empty() && self.is_to_clean_up() {
                cleaning.spawn(self.clone().clean_up_beside());
            }
            (lanes, more) = (1, false);
            match worked {
                Ok(Some(round)) => {
                    // Where it took nothing, another process does the work.
                    more = round.more && round.events > 0;
                    if round.events >= self.options.batch / 4 {
                        lanes = LANES;
                    }
                }
                Ok(None) => {
                    tokio::time::timeout(self.options.poll, self.wake.notified()).await.ok();
                }
                Err(failed) => {
                    tracing::warn!(%failed, "the projector could not work; trying again");
                    tokio::time::sleep(self.options.poll * (1_u32 << DOUBLINGS.min(failures))).await;
                }
            }
        }
        // What is cut off is done after the next start.
        tokio::time::timeout(LAST_CLEAN_UP, cleaning.join_next()).await.ok();
    }

    /// Whether deleted texts left something in the files, and whoever deleted them does not remove it.
    fn is_to_clean_up(&self) -> bool {
        self.leftovers.load(Ordering::Relaxed) && self.purges.load(Ordering::Relaxed) == 0
    }

    pub(super) async fn clean_up(self: &Arc<Self>) -> Result<(), StoreError> {
        if self.is_to_clean_up() { self.scrub().await } else { Ok(()) }
    }

    async fn clean_up_beside(self: Arc<Self>) {
        if let Err(later) = self.clean_up().await {
            tracing::warn!(%later, "the bytes of a purged text are still in the files; trying again");
        }
    }

    /// Lets events gather, unless a reader waits or there are none.
    async fn linger(&self) {
        let idle = locked(&self.dirty).is_empty();
        // Before the flags are looked at, so that nothing said after that is missed.
        let hurry = self.hurry.notified();
        if !idle && !self.hurried.swap(false, Ordering::Relaxed) && !self.stopping.load(Ordering::Relaxed) {
            tokio::time::timeout(self.options.linger, hurry).await.ok();
            self.hurried.store(false, Ordering::Relaxed);
        }
    }

    /// A step over the partitions, or some for each lane's share of them.
    async fn work(self: &Arc<Self>, dirty: BTreeSet<i32>, lanes: usize) -> Result<Round, StoreError> {
        let dirty: Vec<i32> = dirty.into_iter().collect();
        let steps = if lanes > 1 { STEPS_IN_A_ROW } else { 1 };
        let lanes = dirty.chunks(dirty.len().div_ceil(lanes).max(1)).map(|share| {
            let limit = (self.options.batch / share.len()).max(20);
            let step = Step { partitions: share.to_vec(), limit, target: Target::Live, only: None };
            // A task of its own, since the lanes would else share one thread.
            let lane = tokio::spawn(self.clone().lane(step, steps));
            async move { (share, lane.await.unwrap_or_else(|failed| Err(StoreError::corrupt(failed)))) }
        });
        let mut round = Round::default();
        let mut failed = Ok(());
        for (share, worked) in join_all(lanes).await {
            let more = worked.as_ref().map_or(true, |lane| lane.more);
            if more {
                locked(&self.dirty).extend(share);
            }
            match worked {
                Ok(lane) => {
                    round.events += lane.events;
                    round.more |= lane.more;
                }
                Err(error) => failed = Err(error),
            }
        }
        failed.map(|()| round)
    }

    /// Step after step over one share, while there is more.
    async fn lane(self: Arc<Self>, step: Step, steps: usize) -> Result<Round, StoreError> {
        let mut round = Round { events: 0, more: true };
        for _ in 0..steps {
            self.gathered.store(0, Ordering::Relaxed);
            let done = self.store.step(&self.projections, step.clone()).await?;
            let events = done.events;
            round.events += events;
            round.more = done.more;
            self.note(done);
            if events > 0 {
                self.moved.notify_waiters();
            }
            let wanted = self.hurried.load(Ordering::Relaxed) || self.stopping.load(Ordering::Relaxed);
            if !round.more || events == 0 || wanted {
                break;
            }
        }
        Ok(round)
    }

    /// Counts what a step did.
    pub(super) fn note(&self, done: StepDone) {
        if done.erased {
            self.leftovers.store(true, Ordering::Relaxed);
        }
        for (projection, events) in done.projected {
            metrics::counter!(names::PROJECTED_TOTAL, "projection" => projection).increment(events as u64);
        }
        if done.parked > 0 {
            tracing::error!(parked = done.parked, "events could not be applied and were parked");
        }
    }
}
