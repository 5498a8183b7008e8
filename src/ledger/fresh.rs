//! Reads see every write acknowledged before them, or say that they can't yet.

use std::time::Instant;

use memledger_observability::names;
use memledger_projections::Person;
use memledger_store::StreamKey;

use crate::{Ledger, LedgerError};

impl Ledger {
    /// Waits, within bounds, until the read models have reached the head of the stream's partition.
    pub(crate) async fn fresh(
        &self,
        stream: &StreamKey,
        read_models: &[&str],
    ) -> Result<Person, LedgerError> {
        let started = Instant::now();
        let deadline = tokio::time::Instant::now() + self.options.read_wait;
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
            if standing.applied >= standing.head {
                metrics::histogram!(names::READ_WAIT_SECONDS).record(started.elapsed().as_secs_f64());
                return Ok(Person::of(stream));
            }
            self.projector.wake(stream.partition());
            let again = tokio::time::Instant::now() + std::time::Duration::from_millis(20);
            if tokio::time::timeout_at(again.min(deadline), moved).await.is_err()
                && tokio::time::Instant::now() >= deadline
            {
                return Err(LedgerError::Unavailable(format!(
                    "the read models are {} events behind; try again in a moment",
                    standing.head - standing.applied
                )));
            }
        }
    }
}
