//! Summaries: made in the background after each append that ends a group, one at a time for each thread.

pub mod lines;
mod list;
pub(crate) mod offline;
mod question;
mod run;
pub(crate) mod source;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, OnceLock, Weak},
    time::Duration,
};

use memledger_aggregates::{ThreadId, UserId};
use memledger_intelligence::LanguageModel;
use memledger_kernel::Identity;
use memledger_store::{StreamKey, locked};
use tokio::{sync::Semaphore, task::JoinSet};

use crate::{Threads, thread_stream};

pub use lines::SummaryLine;
pub use list::SummaryView;

/// How long to wait before looking again whether the summary that is under way has ended.
const LOOK_AGAIN: Duration = Duration::from_secs(1);
/// Summaries that a process makes at once.
const AT_ONCE: usize = 4;

/// What makes summaries in this process.
pub struct Summariser {
    threads: Weak<Threads>,
    /// How long a summary holds its place. One that was cut off gives way after that.
    lease: Duration,
    model: OnceLock<Arc<dyn LanguageModel>>,
    slots: Arc<Semaphore>,
    /// Threads that are looked at now or soon, each with whether it changed meanwhile.
    due: Mutex<HashMap<StreamKey, bool>>,
    /// None once it was stopped.
    tasks: Mutex<Option<JoinSet<()>>>,
}

impl Summariser {
    pub(crate) fn new(threads: Weak<Threads>, lease: Duration) -> Self {
        let slots = Arc::new(Semaphore::new(AT_ONCE));
        let tasks = Mutex::new(Some(JoinSet::new()));
        Self { threads, lease, model: OnceLock::new(), slots, due: Mutex::default(), tasks }
    }

    pub(crate) fn use_model(&self, model: Arc<dyn LanguageModel>) {
        // The first one stays.
        self.model.get_or_init(|| model);
    }

    pub(crate) fn model(&self) -> Option<&dyn LanguageModel> {
        self.model.get().map(Arc::as_ref)
    }

    /// Looks at a thread soon. One that is being looked at already is looked at once more.
    fn wake(&self, stream: StreamKey) {
        if let Some(again) = locked(&self.due).get_mut(&stream) {
            *again = true;
            return;
        }
        locked(&self.due).insert(stream.clone(), false);
        self.spawn(stream, |threads, stream| async move { threads.look_after(stream).await });
    }

    /// Has the summary that holds that place written, and what came meanwhile looked at.
    fn write_later(&self, stream: StreamKey, place: source::Place) {
        self.spawn(stream, |threads, stream| async move {
            let Ok(_slot) = threads.summariser.slots.clone().acquire_owned().await else { return };
            if let Err(failed) = threads.make_summary(&stream, place).await {
                tracing::warn!(%failed, "a thread could not be summarised; its next message tries again");
            }
            threads.summariser.wake(stream);
        });
    }

    fn spawn<F: Future<Output = ()> + Send + 'static>(
        &self,
        stream: StreamKey,
        work: impl FnOnce(Arc<Threads>, StreamKey) -> F,
    ) {
        let Some(threads) = self.threads.upgrade() else { return };
        let mut tasks = locked(&self.tasks);
        let Some(tasks) = tasks.as_mut() else { return };
        // Those that have ended are let go of.
        while tasks.try_join_next().is_some() {}
        tasks.spawn(work(threads, stream));
    }

    /// Whether a thread need not be looked at again; then it is let go of.
    fn is_done(&self, stream: &StreamKey) -> bool {
        let mut due = locked(&self.due);
        match due.get_mut(stream) {
            Some(again) if *again => {
                *again = false;
                false
            }
            _ => {
                due.remove(stream);
                true
            }
        }
    }

    /// Ends what is under way. A summary that is cut off is made after its lease.
    pub(crate) async fn stop(&self) {
        let tasks = locked(&self.tasks).take();
        if let Some(mut tasks) = tasks {
            tasks.shutdown().await;
        }
    }
}

impl Threads {
    /// Has a thread summarised in the background, if a summary is due.
    pub(crate) fn summarise_later(&self, identity: &Identity, user: &UserId, thread: &ThreadId) {
        if !self.core.is_read_only() {
            self.summariser.wake(thread_stream(identity, user, thread));
        }
    }

    /// Makes what is due of a thread until nothing is. While another summary holds the place, here or on another server, it
    /// waits for that one's end, or for the end of its lease.
    async fn look_after(&self, stream: StreamKey) {
        let _due = Due { summariser: &self.summariser, stream: &stream };
        loop {
            let Ok(slot) = self.summariser.slots.clone().acquire_owned().await else { return };
            let made = self.summarise_due(&stream).await;
            drop(slot);
            match made {
                Ok(Made::Summary) => {}
                Ok(Made::Waits) => tokio::time::sleep(LOOK_AGAIN).await,
                Ok(Made::Nothing) if self.summariser.is_done(&stream) => return,
                Ok(Made::Nothing) => {}
                Err(failed) => {
                    tracing::warn!(%failed, "a thread could not be summarised; its next message tries again");
                    if self.summariser.is_done(&stream) {
                        return;
                    }
                }
            }
        }
    }
}

/// What came of looking at a thread.
enum Made {
    Summary,
    /// Another summary is under way.
    Waits,
    Nothing,
}

/// Lets go of a thread even if looking at it panics: its next message looks again.
struct Due<'a> {
    summariser: &'a Summariser,
    stream: &'a StreamKey,
}

impl Drop for Due<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            locked(&self.summariser.due).remove(self.stream);
        }
    }
}
