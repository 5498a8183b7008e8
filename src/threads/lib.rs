//! Threads: the conversations of a user. Every message is kept, a summary slides over the last ones, and the context is
//! what an agent reads at the start of a turn.
//!
//! A write goes `messages/` (what was sent, checked, its texts set apart) ► the kernel's executor ► `summaries/`, which are
//! made in the background.

mod config;
mod context;
mod export;
mod extraction;
#[cfg(test)]
mod facts_tests;
pub mod messages;
pub mod summaries;
mod threads;

use std::{sync::Arc, time::Duration};

use cqrs_es::Aggregate;
use memledger_aggregates::{ThreadId, UserId, settings::Settings, thread::Thread};
use memledger_checkpoints::Checkpoints;
use memledger_intelligence::LanguageModel;
use memledger_kernel::{Core, Identity, LedgerError, book_stream, executor::Executor, part::Part};
use memledger_memories::Memories;
use memledger_people::People;
use memledger_records::Records;
use memledger_store::{StreamKey, WITHIN};

pub use config::{SummaryChange, SummaryConfig};
pub use context::{Context, ContextQuery, Pinned, Summary};
pub use extraction::{EXTRACTION_ACTOR, ExtractionEnd, MessagesToExtract, RequestedExtractions, SeqRange};
pub use messages::{Appended, AppendedMessage, Extract, MessageView, NewMessages, Said, SentMessage};
pub use summaries::{Summariser, SummaryView};
pub use threads::{ThreadPurge, ThreadView};

/// The type of the streams that hold threads.
pub const THREAD: &str = Thread::TYPE;
/// The read model of threads.
const READ_MODEL: &str = "threads";

/// The threads of one ledger.
pub struct Threads {
    core: Arc<Core>,
    records: Arc<Records>,
    people: Arc<People>,
    memories: Arc<Memories>,
    checkpoints: Arc<Checkpoints>,
    threads: Executor<Thread>,
    settings: Executor<Settings>,
    summariser: Summariser,
    requested: RequestedExtractions,
}

impl Threads {
    pub fn new(
        core: Arc<Core>,
        records: Arc<Records>,
        people: Arc<People>,
        memories: Arc<Memories>,
        checkpoints: Arc<Checkpoints>,
        summary_lease: Duration,
    ) -> Arc<Self> {
        let (store, projector, options) = (&core.store, &core.projector, core.options.executor);
        let threads = Executor::new(store.clone(), projector.clone(), Default::default(), options);
        let settings = Executor::new(store.clone(), projector.clone(), Default::default(), options);
        Arc::new_cyclic(|this| {
            let summariser = Summariser::new(this.clone(), summary_lease);
            let requested = RequestedExtractions::default();
            Self { core, records, people, memories, checkpoints, threads, settings, summariser, requested }
        })
    }

    /// The rev of the user's memories, which answers to writes name. Messages don't change it.
    async fn rev(&self, identity: &Identity, user: &UserId) -> Result<Option<u64>, LedgerError> {
        self.core.books.look(&book_stream(identity, user), |book| Some(book.rev())).await
    }

    /// What of this crate keeps something of a person.
    pub fn parts(self: &Arc<Self>) -> Vec<Arc<dyn Part>> {
        vec![self.clone()]
    }

    /// Summaries are written by that model from now on, if none was named before.
    pub fn use_model(&self, model: Arc<dyn LanguageModel>) {
        self.summariser.use_model(model);
    }

    /// Ends the summaries under way.
    pub async fn stop(&self) {
        self.summariser.stop().await;
    }
}

/// The stream of a user's thread.
pub fn thread_stream(identity: &Identity, user: &UserId, thread: &ThreadId) -> StreamKey {
    StreamKey {
        tenant_id: identity.tenant.to_string(),
        stream_type: THREAD.to_owned(),
        stream_id: format!("{user}{WITHIN}{thread}"),
    }
}
