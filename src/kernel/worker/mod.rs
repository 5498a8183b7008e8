//! Background tasks of a process: what is done again and again behind the requests.
//!
//! A [`Task`] says what one round does and what comes after it. The [`Worker`] does the rest: it spawns the task, wakes
//! it by a signal or after an interval, logs a failure and backs off, reports a panic, and ends it cleanly.
//!
//! ```
//! # use std::{sync::Arc, time::Duration};
//! # use memledger_kernel::{LedgerError, worker::{Next, Schedule, Worker}};
//! # struct Keys;
//! # impl Keys { async fn note_expired(&self) -> Result<(), LedgerError> { Ok(()) } }
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() {
//! # let keys = Arc::new(Keys);
//! let minute = Duration::from_secs(60);
//! let schedule = Schedule { longest_pause: 10 * minute, ..Schedule::every("expired keys", minute) };
//! let worker = Worker::start(schedule, move || {
//!     let keys = keys.clone();
//!     async move { keys.note_expired().await.map(|()| Next::Wait) }
//! });
//! // …
//! worker.stop().await;
//! # }
//! ```
//!
//! A task that goes over the log is a [follower](crate::followers).

mod schedule;
mod stop;
#[cfg(test)]
mod tests;

use std::{sync::Mutex, time::Duration};

use async_trait::async_trait;
use memledger_store::locked;
use tokio::{sync::watch, task::JoinHandle};

use crate::LedgerError;
pub use schedule::{Schedule, Wake};
pub use stop::StopSignal;

/// What a worker does.
#[async_trait]
pub trait Task: Send + 'static {
    /// Does what is due. A round that may take long looks at the signal on its way.
    async fn round(&mut self, stop: &StopSignal) -> Result<Next, LedgerError>;

    /// After the last round, unless that one panicked.
    async fn end(&mut self) {}
}

/// A closure is the task of which each call is a round.
#[async_trait]
impl<F, R> Task for F
where
    F: FnMut() -> R + Send + 'static,
    R: Future<Output = Result<Next, LedgerError>> + Send,
{
    async fn round(&mut self, _stop: &StopSignal) -> Result<Next, LedgerError> {
        self().await
    }
}

/// When the next round comes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Next {
    /// At once: there may be more to do.
    Again,
    /// If the worker is woken, or after its interval.
    Wait,
    /// After that time, whatever wakes the worker.
    Pause(Duration),
    /// Never: the work is done for good.
    End,
}

/// A task at work. Dropped without a stop, it ends after the round under way.
pub struct Worker {
    stop: watch::Sender<bool>,
    running: Mutex<Option<JoinHandle<()>>>,
}

impl Worker {
    pub fn start(schedule: Schedule, task: impl Task) -> Self {
        let (stop, requested) = watch::channel(false);
        let name = schedule.name.clone();
        // Its own task, so that its panic is seen by this one.
        let working = tokio::spawn(schedule.run(task, StopSignal(requested)));
        let running = tokio::spawn(async move {
            if let Err(failed) = working.await
                && failed.is_panic()
            {
                tracing::error!(worker = name, %failed, "a background task panicked and ended");
            }
        });
        Self { stop, running: Mutex::new(Some(running)) }
    }

    /// Ends the task and waits for its end.
    pub async fn stop(&self) {
        self.stop.send_replace(true);
        let running = locked(&self.running).take();
        if let Some(running) = running {
            // Its only error is that the runtime is ending, and the task with it.
            running.await.ok();
        }
    }

    /// Whether the task works no more: it was stopped, had no more to do, or panicked.
    pub fn has_ended(&self) -> bool {
        locked(&self.running).as_ref().is_none_or(JoinHandle::is_finished)
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.stop.send_replace(true);
    }
}
