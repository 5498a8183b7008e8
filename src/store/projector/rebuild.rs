//! Rebuild: the live path run again from position 0 into new tables, compared, then switched.

use std::time::{Duration, Instant};

use serde::Serialize;

use super::{Projector, step::Comparison};
use crate::{
    StoreError, StreamKey,
    port::all_partitions,
    projector::step::{Step, Target},
};

/// What to rebuild and what to do with it.
#[derive(Debug, Clone, Default)]
pub struct Rebuild {
    /// By name; all where none is given.
    pub projections: Vec<String>,
    pub only: Option<StreamKey>,
    /// Compare and throw away.
    pub check: bool,
}

#[derive(Debug, Clone, Serialize)]
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
const REBUILD_LIMIT: usize = 100;

impl Projector {
    /// Writes go on meanwhile. `progress` hears how many events are done.
    pub async fn rebuild(
        &self,
        request: &Rebuild,
        mut progress: impl FnMut(u64) + Send,
    ) -> Result<Rebuilt, StoreError> {
        let projections = self.projections.subset(&request.projections).map_err(StoreError::Corrupt)?;
        let started = Instant::now();
        let building = self.store.begin_generation(&projections).await?;
        let (partitions, limit) = match &request.only {
            Some(stream) => (vec![stream.partition()], REBUILD_LIMIT * 64),
            None => (all_partitions(), REBUILD_LIMIT),
        };
        let target = Target::Building(building.clone());
        let step = Step { partitions, limit, target, only: request.only.clone() };
        let mut events = 0;
        loop {
            let done = self.store.step(&projections, step.clone()).await?;
            events += done.events as u64;
            progress(events);
            // The rest is done while the live projectors stand still, so it must be little.
            if !done.more {
                break;
            }
        }
        let took = started.elapsed();
        let comparisons = self
            .store
            .finish_generation(&projections, &building, !request.check, request.only.as_ref())
            .await?;
        let events_per_s = events as f64 / took.as_secs_f64().max(1e-6);
        Ok(Rebuilt { events, took, events_per_s, comparisons })
    }
}
