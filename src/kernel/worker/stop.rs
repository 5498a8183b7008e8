//! How a worker's task hears that it is to stop.

use std::time::Duration;

use tokio::sync::watch;

/// By which a task hears that its worker is to stop.
#[derive(Clone)]
pub struct StopSignal(pub(super) watch::Receiver<bool>);

impl StopSignal {
    pub fn is_requested(&self) -> bool {
        *self.0.borrow()
    }

    /// Resolves when a stop is requested; at once if it was before.
    pub async fn requested(&self) {
        // An error means that the worker is gone, which requests a stop first.
        self.0.clone().wait_for(|requested| *requested).await.ok();
    }

    /// Less long if a stop is requested. No time is none, while a timer would take its tick.
    pub async fn sleep(&self, time: Duration) {
        if !time.is_zero() {
            tokio::time::timeout(time, self.requested()).await.ok();
        }
    }
}
