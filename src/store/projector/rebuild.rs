//! Rebuild: the live path run again from position 0 into new tables, compared, then switched.

use std::{
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use futures::future::join_all;
use serde::Serialize;

use super::{
    Projector,
    comparison::{Comparison, RowDigest},
};
use crate::{
    StoreError, StreamKey, all_partitions, locked,
    projection::Projections,
    projector::step::{Building, Step, Target},
};

/// What to rebuild and what to do with it.
#[derive(Debug, Clone, Default)]
pub struct Rebuild {
    /// By name; all where none is given.
    pub projections: Vec<String>,
    pub only: Option<StreamKey>,
    /// Compare only; discard the rebuilt tables.
    pub check: bool,
}

#[derive(Debug, Clone, Default, Serialize)]
pub struct Rebuilt {
    pub events: u64,
    #[serde(skip)]
    pub took: Duration,
    pub events_per_s: f64,
    pub comparisons: Vec<Comparison>,
}

impl Rebuilt {
    pub fn is_equal(&self) -> bool {
        self.comparisons.iter().all(Comparison::is_equal)
    }
}

/// Events of one partition and step while rebuilding.
const REBUILD_LIMIT: usize = 200;

/// Shares of the partitions that are worked on side by side where the database can.
const LANES: usize = 4;

impl Projector {
    /// Writes go on meanwhile. `progress` hears how many events are done. A rebuild that fails leaves nothing
    /// behind, as far as the database still allows it. A read model that is lost counts as an empty one.
    pub async fn rebuild(
        &self,
        request: &Rebuild,
        progress: impl FnMut(u64) + Send,
    ) -> Result<Rebuilt, StoreError> {
        let wanted = self.projections.subset(&request.projections).map_err(StoreError::Corrupt)?;
        let mut lost = self.store.lost(&wanted).await?;
        lost.retain(|lost| lost.rows);
        let reason = |name: &str| {
            let lost = lost.iter().find(|lost| lost.projection.as_deref() == Some(name))?;
            Some(lost.why.as_str())
        };
        if !request.check {
            let mut rebuilt = self.rebuild_all(&wanted, request, progress).await?;
            for table in rebuilt.comparisons.iter_mut().filter(|table| table.lost.is_some()) {
                table.lost = reason(&table.projection).map(str::to_owned).or(table.lost.take());
            }
            return Ok(rebuilt);
        }
        // Nothing is made only to be compared with nothing.
        let names: Vec<&str> = lost.iter().filter_map(|lost| lost.projection.as_deref()).collect();
        let mut rebuilt = self.rebuild_all(&wanted.without(&names), request, progress).await?;
        for projection in wanted.iter() {
            let Some(why) = reason(projection.name()) else { continue };
            let tables = projection.tables().iter();
            let tables = tables.filter(|table| request.only.is_none() || table.per_user());
            let lost =
                tables.map(|table| Comparison::lost(projection.name(), table, why, RowDigest::default()));
            rebuilt.comparisons.extend(lost);
        }
        Ok(rebuilt)
    }

    async fn rebuild_all(
        &self,
        projections: &Projections,
        request: &Rebuild,
        progress: impl FnMut(u64) + Send,
    ) -> Result<Rebuilt, StoreError> {
        let started = Instant::now();
        if projections.names().is_empty() {
            return Ok(Rebuilt::default());
        }
        let building = self.store.begin_generation(projections).await?;
        let rebuilt = self.build(projections, &building, request, progress, started).await;
        if let Err(failed) = &rebuilt
            && let Err(left) = self.store.discard_generation(&building).await
        {
            tracing::warn!(
                %failed,
                %left,
                "a rebuild failed and left its tables behind; a rebuild in 15 minutes or later drops them"
            );
        }
        rebuilt
    }

    async fn build(
        &self,
        projections: &Projections,
        building: &Building,
        request: &Rebuild,
        mut progress: impl FnMut(u64) + Send,
        started: Instant,
    ) -> Result<Rebuilt, StoreError> {
        let (partitions, limit) = match &request.only {
            Some(stream) => (vec![stream.partition()], REBUILD_LIMIT * 64),
            None => (all_partitions(), REBUILD_LIMIT),
        };
        let (target, only) = (Target::Building(building.clone()), request.only.clone());
        let whole = Step { partitions, limit, target, only };
        let events = AtomicU64::new(0);
        let heard = Mutex::new(&mut progress);
        let done = |done| {
            let events = events.fetch_add(done, Ordering::Relaxed) + done;
            (*locked(&heard))(events);
        };
        self.fill(projections, &whole, &done).await?;
        self.store.index_generation(projections, building).await?;
        // What was appended while the indexes were made: the live projectors would else stand still for all of it.
        self.fill(projections, &whole, &done).await?;
        let events = events.into_inner();
        let took = started.elapsed();
        let comparisons = self
            .store
            .finish_generation(projections, building, !request.check, request.only.as_ref())
            .await?;
        let events_per_s = events as f64 / took.as_secs_f64().max(1e-6);
        Ok(Rebuilt { events, took, events_per_s, comparisons })
    }

    /// Works in lanes until little is left. The rest is done while the live projectors stand still.
    async fn fill(
        &self,
        projections: &Projections,
        whole: &Step,
        done: &(impl Fn(u64) + Sync),
    ) -> Result<(), StoreError> {
        let stopping = AtomicBool::new(false);
        let share = whole.partitions.len().div_ceil(LANES);
        let lanes = whole.partitions.chunks(share).map(|partitions| {
            let step = Step { partitions: partitions.to_vec(), ..whole.clone() };
            self.fill_lane(projections, step, &stopping, done)
        });
        // Each comes to its own end: a step that is cut off may hold on to the tables for a while.
        join_all(lanes).await.into_iter().collect()
    }

    /// Until little is left, or another lane has failed.
    async fn fill_lane(
        &self,
        projections: &Projections,
        step: Step,
        stopping: &AtomicBool,
        done: &(impl Fn(u64) + Sync),
    ) -> Result<(), StoreError> {
        while !stopping.load(Ordering::Relaxed) {
            // A task of its own, since the lanes would else share one thread.
            let (store, projections, step) = (self.store.clone(), projections.clone(), step.clone());
            let stepped = tokio::spawn(async move { store.step(&projections, step).await });
            let stepped = stepped.await.unwrap_or_else(|failed| Err(StoreError::corrupt(failed)));
            let stepped = stepped.inspect_err(|_| stopping.store(true, Ordering::Relaxed))?;
            done(stepped.events as u64);
            if !stepped.more {
                break;
            }
        }
        Ok(())
    }
}
