//! Reads see every write acknowledged before them, or say that they can't yet.

use std::{
    future::Future,
    time::{Duration, Instant},
};

use memledger_observability::names;
use memledger_projections::Person;
use memledger_store::{PartitionHead, StreamKey};

use crate::{Ledger, LedgerError};

/// How long to wait before looking again where no step was heard of; another process may have made it.
const LOOK_AGAIN: Duration = Duration::from_millis(20);

impl Ledger {
    /// Waits, within bounds, until the read models have reached what is now the head of the stream's partition.
    pub(crate) async fn fresh(
        &self,
        stream: &StreamKey,
        read_models: &[&str],
    ) -> Result<Person, LedgerError> {
        let started = Instant::now();
        let mut goal = None;
        loop {
            let moved = self.projector.moved();
            tokio::pin!(moved);
            // Listening begins before looking, so that a step in between is not missed.
            moved.as_mut().enable();
            let standing = self.projector.standing(stream, read_models).await?;
            if standing.parked > 0 {
                return Err(LedgerError::Unavailable(format!(
                    "{} events of this user could not be applied to {}; an operator finds them under \
                     /api/admin/ledger/projections",
                    standing.parked,
                    read_models.join(" and ")
                )));
            }
            // What others append while this waits need not be waited for.
            let goal = *goal.get_or_insert(standing.head);
            if standing.applied >= goal {
                metrics::histogram!(names::READ_WAIT_SECONDS).record(started.elapsed().as_secs_f64());
                return Ok(Person::of(stream));
            }
            self.projector.hurry(stream.partition());
            self.wait(started, goal - standing.applied, moved).await?;
        }
    }

    /// The same for every partition, for reads over all users of a tenant.
    pub(crate) async fn fresh_everywhere(&self, read_model: &str) -> Result<(), LedgerError> {
        let started = Instant::now();
        let heads = self.store.heads().await?;
        loop {
            let moved = self.projector.moved();
            tokio::pin!(moved);
            moved.as_mut().enable();
            let positions = self.projector.positions(read_model).await?;
            let behind = |head: &PartitionHead| {
                let applied = positions.iter().find(|(partition, _)| *partition == head.partition_id);
                head.position - applied.map_or(0, |(_, position)| *position)
            };
            let lags = heads.iter().map(|head| (head.partition_id, behind(head)));
            let lags: Vec<(i32, i64)> = lags.filter(|(_, lag)| *lag > 0).collect();
            if lags.is_empty() {
                metrics::histogram!(names::READ_WAIT_SECONDS).record(started.elapsed().as_secs_f64());
                return Ok(());
            }
            lags.iter().for_each(|(partition, _)| self.projector.hurry(*partition));
            self.wait(started, lags.iter().map(|(_, lag)| lag).sum(), moved).await?;
        }
    }

    /// Waits for a step or a moment; 503 where the patience is used up.
    async fn wait(
        &self,
        started: Instant,
        behind: i64,
        moved: impl Future<Output = ()>,
    ) -> Result<(), LedgerError> {
        if started.elapsed() >= self.options.read_wait {
            let why = self.projector.trouble().map(|why| format!(" ({why})")).unwrap_or_default();
            return Err(LedgerError::Unavailable(format!(
                "the read models are {behind} events behind{why}; try again in a moment"
            )));
        }
        tokio::time::timeout(LOOK_AGAIN, moved).await.ok();
        Ok(())
    }
}
