//! Reads see every write acknowledged before them, or say that they can't yet.

use std::{
    collections::HashMap,
    future::Future,
    time::{Duration, Instant},
};

use memledger_names::{
    self as names,
    waits::{self, Waits},
};
use memledger_projections::UserKey;
use memledger_store::{
    Row, StreamKey,
    projector::{Query, ReadModelProgress},
};

use crate::{Core, LedgerError, turns};

/// How long to wait before looking again where no step was heard of; another process may have made it.
const LOOK_AGAIN: Duration = Duration::from_millis(20);

impl Core {
    /// Waits, within bounds, until the read models have reached what is now the head of the stream's partition.
    pub async fn fresh(&self, stream: &StreamKey, read_models: &[&str]) -> Result<UserKey, LedgerError> {
        self.until_fresh(stream, &[], read_models, None).await?;
        Ok(UserKey::of(stream))
    }

    /// The same with the user's streams of the types `beside`: none of their events may be parked either.
    pub async fn fresh_beside(
        &self,
        stream: &StreamKey,
        beside: &[&str],
        read_models: &[&str],
    ) -> Result<(), LedgerError> {
        self.until_fresh(stream, beside, read_models, None).await?;
        Ok(())
    }

    /// What [`Self::fresh`] waits for, with what a query of those read models answers then, in no order, and
    /// where they stand.
    pub async fn fresh_rows(
        &self,
        stream: &StreamKey,
        read_models: &[&str],
        query: &Query,
    ) -> Result<(ReadModelProgress, Vec<Row>), LedgerError> {
        self.until_fresh(stream, &[], read_models, Some(query)).await
    }

    /// Both: with the rows, and with the user's streams of the types `beside`.
    pub async fn fresh_rows_beside(
        &self,
        stream: &StreamKey,
        beside: &[&str],
        read_models: &[&str],
        query: &Query,
    ) -> Result<(ReadModelProgress, Vec<Row>), LedgerError> {
        self.until_fresh(stream, beside, read_models, Some(query)).await
    }

    async fn until_fresh(
        &self,
        stream: &StreamKey,
        beside: &[&str],
        read_models: &[&str],
        query: Option<&Query>,
    ) -> Result<(ReadModelProgress, Vec<Row>), LedgerError> {
        let started = Instant::now();
        let mut goal = None;
        loop {
            let moved = self.projector.moved();
            tokio::pin!(moved);
            // Listening begins before looking, so that a step in between is not missed.
            moved.as_mut().enable();
            let (standing, rows) = match query {
                // One round trip. Where it was too early, what came with it is thrown away.
                Some(query) => self.projector.standing_with(stream, beside, read_models, query).await?,
                None => (self.projector.standing_beside(stream, beside, read_models).await?, Vec::new()),
            };
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
                caught_up(started.elapsed());
                return Ok((standing, rows));
            }
            self.projector.hurry(stream.partition());
            self.wait(started, goal - standing.applied, moved).await?;
        }
    }

    /// The same for every partition, for reads over all users of a tenant. One user's parked events don't keep
    /// the others from being read.
    pub async fn fresh_everywhere(&self, read_model: &str) -> Result<(), LedgerError> {
        let started = Instant::now();
        let mut goals: HashMap<i32, i64> = HashMap::new();
        loop {
            let moved = self.projector.moved();
            tokio::pin!(moved);
            moved.as_mut().enable();
            let positions = self.projector.positions(read_model).await?;
            let lags = positions.iter().map(|at| {
                // What others append while this waits need not be waited for.
                let goal = *goals.entry(at.partition_id).or_insert(at.head);
                (at.partition_id, goal - at.applied)
            });
            let lags: Vec<(i32, i64)> = lags.filter(|(_, lag)| *lag > 0).collect();
            if lags.is_empty() {
                caught_up(started.elapsed());
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
        turns::paused(tokio::time::timeout(LOOK_AGAIN, moved)).await.ok();
        Ok(())
    }
}

/// Notes how long a read has waited.
fn caught_up(read: Duration) {
    metrics::histogram!(names::READ_WAIT_SECONDS).record(read.as_secs_f64());
    waits::note(Waits { read, ..Waits::default() });
}
