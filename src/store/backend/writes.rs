//! Whether the last append was stored, for readiness: that a database answers does not mean that it takes writes.

use std::{
    future::Future,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use crate::StoreError;

/// How long a refusal is believed without another try.
const BELIEVED: Duration = Duration::from_secs(5);

/// How long a try may take.
const TRY: Duration = Duration::from_secs(1);

/// Changes nothing, and goes the way of every append.
pub const PROBE: &str = "UPDATE partitions SET epoch = epoch WHERE partition_id = 0";

/// The last append, where the database refused it.
#[derive(Default)]
pub struct LastWrite(Mutex<Option<(Instant, String)>>);

impl LastWrite {
    /// A conflict is the other writers', not the database's.
    pub fn note<T>(&self, outcome: Result<T, StoreError>) -> Result<T, StoreError> {
        let mut refused = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match &outcome {
            Ok(_) => *refused = None,
            Err(StoreError::Unavailable(why)) => *refused = Some((Instant::now(), why.clone())),
            Err(_) => {}
        }
        outcome
    }

    /// An error while writes are refused; an old refusal is believed after another try alone.
    pub async fn ready(
        &self,
        probe: impl Future<Output = Result<u64, StoreError>>,
    ) -> Result<(), StoreError> {
        let refused = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let Some((at, why)) = refused else { return Ok(()) };
        if at.elapsed() > BELIEVED
            && let Ok(Ok(_)) = tokio::time::timeout(TRY, probe).await
        {
            return self.note(Ok(()));
        }
        Err(StoreError::Unavailable(format!("writes are refused: {why}")))
    }
}
