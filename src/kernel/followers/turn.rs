//! What the work on a batch may need besides its events.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use memledger_store::{EventStore, StoreError};
use uuid::Uuid;

use crate::{lease::Lease, worker::StopSignal};

/// How long work is left to a process that took the lease and gives no sign of life.
const LEASE: Duration = Duration::from_secs(10);

/// The lease of a follower's name, as this process may have it.
pub struct FollowerLease {
    pub name: String,
    store: Arc<dyn EventStore>,
    /// This process, among those that follow under the same name.
    node: String,
    is_taken: AtomicBool,
    /// Another process had it at the last try.
    is_elsewhere: AtomicBool,
}

impl FollowerLease {
    pub fn new(name: String, store: Arc<dyn EventStore>) -> Self {
        let (is_taken, is_elsewhere) = Default::default();
        Self { name, store, node: Uuid::now_v7().to_string(), is_taken, is_elsewhere }
    }

    /// Of the whole log: no tenant has an empty name.
    fn lease(&self) -> Lease<'_> {
        Lease { partition_id: 0, tenant: "", name: &self.name, node: &self.node }
    }

    /// Takes or renews it. False if another process has it, and once more after that: it is first to be found out how
    /// far that process has come.
    async fn take(&self) -> Result<bool, StoreError> {
        // Before the answer: a stop may come in between, and to give back what was not taken does no harm.
        self.is_taken.store(true, Ordering::Relaxed);
        let is_taken = self.lease().take(self.store.as_ref(), LEASE).await?;
        self.is_taken.store(is_taken, Ordering::Relaxed);
        let was_elsewhere = self.is_elsewhere.swap(!is_taken, Ordering::Relaxed);
        Ok(is_taken && !was_elsewhere)
    }

    /// Renews it for as long as it can. If the database is away, a little work may be done twice.
    async fn renew(&self) {
        loop {
            tokio::time::sleep(LEASE / 3).await;
            if let Ok(false) = self.take().await {
                return;
            }
        }
    }

    /// Gives it back, if it was taken.
    pub async fn release(&self) {
        if self.is_taken.swap(false, Ordering::Relaxed)
            && let Err(failed) = self.lease().release(self.store.as_ref()).await
        {
            tracing::debug!(follower = self.name, %failed, "a lease was not given back; it ends by itself");
        }
    }
}

/// A follower's turn at a batch.
pub struct Turn<'a> {
    pub(super) lease: &'a FollowerLease,
    /// Whether the follower is to stop.
    pub stop: &'a StopSignal,
}

impl Turn<'_> {
    /// Does work that costs too much to be done twice while this process has the lease of the follower's name. None if
    /// another process has it, or took it over meanwhile: answer [`Followed::Elsewhere`](super::Followed::Elsewhere)
    /// then. The lease stays with this process until a failure or a stop, or until it gives no sign of life.
    pub async fn alone<T>(&self, work: impl Future<Output = T> + Send) -> Result<Option<T>, StoreError> {
        if !self.lease.take().await? {
            return Ok(None);
        }
        tokio::select! {
            done = work => Ok(Some(done)),
            () = self.lease.renew() => Ok(None),
        }
    }
}
