//! When a worker works, and its loop.

use std::{sync::Arc, time::Duration};

use memledger_store::projector::Projector;
use tokio::sync::{Notify, futures::Notified};

use super::{Next, StopSignal, Task};

/// What may wake a worker before its interval has passed.
pub trait Wake: Send + Sync + 'static {
    /// Resolves when there is something to do. It is taken before a round, so that nothing said during it is missed.
    fn woken(&self) -> Notified<'_>;
}

impl Wake for Notify {
    fn woken(&self) -> Notified<'_> {
        self.notified()
    }
}

/// A worker that is woken by the read models' steps.
impl Wake for Projector {
    fn woken(&self) -> Notified<'_> {
        self.moved()
    }
}

/// When a worker works.
#[derive(Clone)]
pub struct Schedule {
    /// Names it in the logs.
    pub name: String,
    /// How long it waits if nothing wakes it; the first pause after a failure.
    pub interval: Duration,
    /// The pause is doubled after each failure in a row, up to this.
    pub longest_pause: Duration,
    pub woken_by: Option<Arc<dyn Wake>>,
    /// The first round comes after a wait, too.
    pub waits_first: bool,
    /// A stop drops the round under way at its next await point, instead of waiting for its end.
    pub drops_round: bool,
}

impl Schedule {
    /// A round in each interval, also after a failure.
    pub fn every(name: impl Into<String>, interval: Duration) -> Self {
        let (longest_pause, name) = (interval, name.into());
        Self { name, interval, longest_pause, woken_by: None, waits_first: false, drops_round: false }
    }

    async fn woken(woken_by: Option<Notified<'_>>) {
        match woken_by {
            Some(woken) => woken.await,
            None => std::future::pending().await,
        }
    }

    /// Works until it is stopped or the task has no more to do.
    pub(super) async fn run(self, mut task: impl Task, stop: StopSignal) {
        let woken = || self.woken_by.as_ref().map(|wake| wake.woken());
        let (mut pause, mut wake) = (self.interval, woken());
        let mut next = if self.waits_first { Next::Wait } else { Next::Again };
        loop {
            match next {
                Next::Again => {}
                Next::Wait => tokio::select! {
                    () = Self::woken(wake) => {}
                    () = stop.sleep(self.interval) => {}
                },
                Next::Pause(time) => stop.sleep(time).await,
                Next::End => break,
            }
            if stop.is_requested() {
                break;
            }
            wake = woken();
            let worked = tokio::select! {
                biased;
                worked = task.round(&stop) => worked,
                () = stop.requested(), if self.drops_round => break,
            };
            next = match worked {
                Ok(next) => {
                    pause = self.interval;
                    next
                }
                Err(failed) => {
                    tracing::warn!(
                        worker = self.name,
                        %failed,
                        pause_ms = pause.as_millis(),
                        "a background task failed; it is tried again"
                    );
                    let next = Next::Pause(pause);
                    pause = (pause * 2).min(self.longest_pause);
                    next
                }
            };
        }
        task.end().await;
    }
}
