//! What every part of the ledger stands on: the store, its read models, and the executors of what several parts write.

use std::{sync::Arc, time::Duration};

use cqrs_es::Aggregate;
use memledger_aggregates::{
    UserId,
    memory_book::{BookRules, MemoryBook},
    workflow_run::WorkflowRuns,
};
use memledger_projections::UserKey;
use memledger_store::{EventStore, StreamKey, projector::Projector};

use crate::{
    Identity, LedgerError,
    busy::Commands,
    executor::{Executor, ExecutorOptions},
};

/// The type of the streams that hold memory books.
pub const MEMORY_BOOK: &str = MemoryBook::TYPE;
/// The type of the streams that hold a user's workflow runs.
pub const WORKFLOW_RUN: &str = WorkflowRuns::TYPE;

/// What the configuration may set of the core.
#[derive(Debug, Clone)]
pub struct CoreOptions {
    pub rules: BookRules,
    pub executor: ExecutorOptions,
    /// How long a read waits for its read models before it answers 503.
    pub read_wait: Duration,
}

/// Shared by all parts of one ledger.
pub struct Core {
    pub store: Arc<dyn EventStore>,
    pub projector: Arc<Projector>,
    pub books: Arc<Executor<MemoryBook>>,
    pub runs: Executor<WorkflowRuns>,
    /// How many commands on memories callers gave to this process.
    pub commands: Commands,
    pub options: CoreOptions,
}

impl Core {
    pub fn new(store: Arc<dyn EventStore>, projector: Arc<Projector>, options: CoreOptions) -> Self {
        let rules = options.rules.clone();
        let books = Executor::new(store.clone(), projector.clone(), rules, options.executor);
        let runs = Executor::new(store.clone(), projector.clone(), Default::default(), options.executor);
        Self { store, projector, books: Arc::new(books), runs, commands: Commands::default(), options }
    }

    /// Removes the bytes of destroyed texts from the files. The texts are gone in any case, so a failure is no error to the
    /// caller; the files are cleaned up again later.
    pub async fn scrub(&self) {
        if let Err(later) = self.projector.scrub().await {
            tracing::warn!(%later, "the bytes of destroyed texts are still in the files; trying again");
        }
    }

    /// Whether nothing is written, whoever asks for it.
    pub fn is_read_only(&self) -> bool {
        self.store.is_read_only()
    }

    /// `PostgreSQL` or `SQLite`.
    pub fn backend(&self) -> &'static str {
        self.store.backend()
    }

    /// Works until every read model that can be has caught up; for programs that end after their work.
    pub async fn catch_up(&self) -> Result<(), LedgerError> {
        Ok(self.projector.catch_up().await?)
    }
}

/// The stream of a user's memory book.
pub fn book_stream(identity: &Identity, user: &UserId) -> StreamKey {
    StreamKey {
        tenant_id: identity.tenant.to_string(),
        stream_type: MEMORY_BOOK.to_owned(),
        stream_id: user.to_string(),
    }
}

/// The key of a user's rows.
pub fn user_key(identity: &Identity, user: &UserId) -> UserKey {
    UserKey::of(&book_stream(identity, user))
}
