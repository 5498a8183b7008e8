//! Messages become memories. What a person states of themselves is found, judged against what is remembered, and written; each
//! message gets one outcome, and each fact that was found gets one, with its reason.
//!
//! a thread's event that asks for it ► `worker.rs` ► `pipeline.rs`: `extractor.rs` (rules in `candidates.rs`, or `model.rs`,
//! behind `guard.rs`) ► `writing.rs` with `remembered.rs`, `judging.rs`, `likeness.rs` and `vectors.rs` (one commit a turn) ► `consent.rs` ► the thread's event that says what
//! became of it

mod candidates;
mod claimed;
#[cfg(test)]
mod claimed_tests;
mod config;
mod consent;
mod export;
mod extractor;
mod guard;
#[cfg(test)]
mod histories_tests;
mod judging;
#[cfg(test)]
mod judging_tests;
mod likeness;
#[cfg(test)]
mod likeness_tests;
#[doc(hidden)]
pub mod measuring;
mod model;
mod pipeline;
mod plan;
mod preview;
mod remembered;
pub mod restated;
mod restatements;
mod texts;
mod turn;
mod vectors;
mod view;
mod worker;
mod writing;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, OnceLock},
    time::Duration,
};

use memledger_aggregates::{TenantId, settings::Settings};
use memledger_intelligence::{Embedder, LanguageModel};
use memledger_kernel::{Core, executor::Executor, part::Part};
use memledger_memories::Memories;
use memledger_people::People;
use memledger_records::Records;
use memledger_threads::Threads;
use memledger_user_context::UserContexts;
use tokio::time::Instant;

pub use candidates::{Candidate, CandidateSource, Outcome};
pub use config::ExtractionChange;
pub use memledger_aggregates::settings::{
    ErrorGuard, ErrorGuardConfig, ExtractionConfig, ExtractorKind, GuardState,
};
pub use preview::{MAX_BYTES, MAX_MESSAGES, Preview};
pub use turn::Turn;
pub use view::{ExtractedCandidate, ExtractedSource, ExtractionView, ExtractionsQuery};
pub use worker::extract;

/// The rules that find candidates; another number finds others.
pub const EXTRACTOR: &str = "offline-1";
/// The read model of extractions.
const READ_MODEL: &str = "extractions";

/// The extraction of one ledger.
pub struct Extraction {
    core: Arc<Core>,
    people: Arc<People>,
    memories: Arc<Memories>,
    records: Arc<Records>,
    threads: Arc<Threads>,
    user_contexts: Arc<UserContexts>,
    settings: Executor<Settings>,
    model: OnceLock<Arc<dyn LanguageModel>>,
    embedder: OnceLock<Arc<dyn Embedder>>,
    /// When it failed, if it failed the last time.
    embedder_failed: Mutex<Option<Instant>>,
    /// How long an attempt keeps others from its messages.
    lease: Duration,
    /// Whether tenants want their messages extracted, and by what, as it was known lately.
    known: Mutex<HashMap<TenantId, (Instant, bool, ExtractorKind)>>,
}

impl Extraction {
    pub fn new(
        core: Arc<Core>,
        records: Arc<Records>,
        people: Arc<People>,
        memories: Arc<Memories>,
        threads: Arc<Threads>,
        user_contexts: Arc<UserContexts>,
        lease: Duration,
    ) -> Arc<Self> {
        let options = core.options.executor;
        let settings = Executor::new(core.store.clone(), core.projector.clone(), Default::default(), options);
        let (model, embedder) = (OnceLock::new(), OnceLock::new());
        let (embedder_failed, known) = (Mutex::default(), Mutex::default());
        Arc::new(Self {
            core,
            people,
            memories,
            records,
            threads,
            user_contexts,
            settings,
            model,
            embedder,
            embedder_failed,
            lease,
            known,
        })
    }

    /// What of this crate keeps something of a person.
    pub fn parts(self: &Arc<Self>) -> Vec<Arc<dyn Part>> {
        vec![self.clone()]
    }

    /// Messages are read by that model from now on where a tenant wants one, if none was named before.
    pub fn use_model(&self, model: Arc<dyn LanguageModel>) {
        self.model.get_or_init(|| model);
    }

    /// Restatements are nominated by that embedder from now on, if none was named before; by the offline one if none is.
    pub fn use_embedder(&self, embedder: Arc<dyn Embedder>) {
        self.embedder.get_or_init(|| embedder);
    }
}
