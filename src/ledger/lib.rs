//! The one door to the ledger: its parts, wired together, the same for every face.
//!
//! Each part is a crate with its own use cases, access checks and types: [`People`], [`Checkpoints`], [`Memories`], [`Recall`], [`Runs`],
//! [`Audit`], on top of the [`Records`] and the [`Core`].

#[doc(hidden)]
pub mod fuzzing;
mod options;
mod plain;

use std::sync::Arc;

use memledger_audit::Events;
use memledger_intelligence::{Embedder, Hashed};
use memledger_store::{
    EventStore,
    projection::Projections,
    projector::{Projector, ProjectorOptions, rebuild::Rebuild, status},
};

pub use memledger_audit::{
    Audit,
    feed::{FeedCursor, FeedItem, FeedPage},
    gauges,
    growth::{GrowthDay, LedgerGrowth, MemoryCounts},
    purge::{Derived, PurgeOptions, Purged},
    rebuild::{RebuildAnswer, RebuiltTable},
    standing::ProjectionView,
    verify,
};
pub use memledger_checkpoints::{self as checkpoints, Checkpoints};
pub use memledger_extraction::{self as extraction, Extraction};
pub use memledger_kernel::{
    Call, Core, Done, Identity, LedgerError, MEMORY_BOOK, Page, Role, UserCall, Via, WORKFLOW_RUN, busy,
    call, export,
    export::{ExportFormat, ExportLine},
    followers, identity, part, time, turns, worker,
};
pub use memledger_memories::{
    self as memories, Memories,
    commands::{Answer, DeleteMode, FactPatch, MemoryPatch, MergeRequest, NewMemory},
    delta::{DEFAULT_LINES, Delta, DeltaChange, DeltaQuery, MAX_LINES},
    facts,
    facts::{Fact, MemoryBank},
    import,
    known::KnownCategories,
    list::{AsOf, Facets, ListQuery, Sort, StateFilter},
    relations,
    relations::{Relation, RelationOptions, RelationsQuery},
    timeline::TimelineQuery,
    views,
    views::Memory,
};
pub use memledger_offline::words::visible;
pub use memledger_people::{People, access, accounts, keys};
pub use memledger_recall::{
    self as recall, Recall, RecallFilters, RecallOptions, RecallQuery, Recalled, RecalledItem, Scores,
};
pub use memledger_records::{Records, access_log, operations};
pub use memledger_runs::{self as runs, Runs};
pub use memledger_threads::{self as threads, Threads};
pub use memledger_user_context::{self as user_context, UserContexts};
pub use options::LedgerOptions;
pub use plain::plain;
pub use status::{ParkedEvent, ProjectionStatus};

/// The words of the aggregates that the faces speak too.
pub mod words {
    pub use memledger_aggregates::{
        InvalidId, MemoryId, TenantId, ThreadId, Timestamp, UserId,
        memory_book::{AttributePatch, Kind, MemoryState, patch},
        thread::MessageRole,
    };
}

/// The read models of a ledger.
pub fn read_models() -> Projections {
    memledger_projections::all()
}

/// What opening a ledger does with read models whose tables are missing or another's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opening {
    /// Makes them anew from the log.
    Restoring,
    /// Leaves them, for commands that report them or make them anew themselves.
    AsItIs,
}

/// Everything the faces can ask of the ledger, by part.
pub struct Ledger {
    pub core: Arc<Core>,
    pub records: Arc<Records>,
    pub people: Arc<People>,
    pub checkpoints: Arc<Checkpoints>,
    pub memories: Arc<Memories>,
    pub threads: Arc<Threads>,
    pub user_contexts: Arc<UserContexts>,
    pub extraction: Arc<Extraction>,
    pub recall: Arc<Recall>,
    pub runs: Arc<Runs>,
    pub audit: Arc<Audit>,
    turns: Arc<turns::Turns>,
    options: LedgerOptions,
}

impl Ledger {
    /// Opens with the offline embedder.
    pub async fn open(
        store: Arc<dyn EventStore>,
        options: LedgerOptions,
        projector: ProjectorOptions,
    ) -> Result<Arc<Self>, LedgerError> {
        let offline: Arc<dyn Embedder> = Arc::new(Hashed::default());
        Self::open_with(store, options, projector, offline).await
    }

    /// Registers the read models, rebuilds those that are lost or of an older version and starts the projector.
    pub async fn open_with(
        store: Arc<dyn EventStore>,
        options: LedgerOptions,
        projector: ProjectorOptions,
        embedders: impl Into<recall::Embedders>,
    ) -> Result<Arc<Self>, LedgerError> {
        Self::open_as(store, options, projector, embedders, Opening::Restoring).await
    }

    /// The same, with lost read models as the opening says. An export has the lines of the parts in their order here.
    pub async fn open_as(
        store: Arc<dyn EventStore>,
        options: LedgerOptions,
        projector: ProjectorOptions,
        embedders: impl Into<recall::Embedders>,
        opening: Opening,
    ) -> Result<Arc<Self>, LedgerError> {
        options.memories().soft_delete_us()?;
        let projector = start_projector(&store, projector, opening).await?;
        let core = Arc::new(Core::new(store, projector, options.core()));
        let records = Arc::new(Records::start(core.clone(), options.records()));
        let people = Arc::new(People::new(core.clone(), records.clone(), options.people()));
        let checkpoints = Arc::new(Checkpoints::new(core.clone(), records.clone(), people.clone()));
        let memories =
            Arc::new(Memories::new(core.clone(), records.clone(), people.clone(), options.memories()));
        let threads = Threads::new(
            core.clone(),
            records.clone(),
            people.clone(),
            memories.clone(),
            checkpoints.clone(),
            options.summary_lease,
        );
        let contexts = UserContexts::new(core.clone(), records.clone(), people.clone(), threads.clone());
        let extraction = Extraction::new(
            core.clone(),
            records.clone(),
            people.clone(),
            memories.clone(),
            threads.clone(),
            contexts.clone(),
            options.extraction_lease,
        );
        let embedders: recall::Embedders = embedders.into();
        extraction.use_embedder(embedders.current.clone());
        let recall = start_recall(&core, &records, &people, &memories, embedders, &options).await?;
        let runs = Arc::new(Runs::new(core.clone(), records.clone(), memories.clone()));
        let parts = [
            memories.parts(),
            threads.parts(),
            contexts.parts(),
            extraction.parts(),
            recall.parts(),
            vec![Arc::new(Events(core.clone())) as Arc<dyn part::Part>],
            runs.parts(),
            checkpoints.parts(),
            records.parts(),
        ]
        .concat();
        let audit =
            Arc::new(Audit::new(core.clone(), records.clone(), people.clone(), memories.clone(), parts));
        let turns = turns::Turns::new(reading(options.reading_per_credential));
        Ok(Arc::new(Self {
            core,
            records,
            people,
            checkpoints,
            memories,
            threads,
            user_contexts: contexts,
            extraction,
            recall,
            runs,
            audit,
            turns,
            options,
        }))
    }

    /// What takes a turn of its credential at reading; see [`turns::take`].
    pub fn turns(&self) -> &Arc<turns::Turns> {
        &self.turns
    }

    pub fn options(&self) -> &LedgerOptions {
        &self.options
    }

    /// Finishes what is under way and closes the database.
    pub async fn close(&self) {
        self.records.operations.stop().await;
        self.threads.stop().await;
        self.recall.stop().await;
        self.core.projector.stop().await;
        self.core.store.close().await;
    }
}

/// Stops what was started before it if it fails.
async fn start_recall(
    core: &Arc<Core>,
    records: &Arc<Records>,
    people: &Arc<People>,
    memories: &Arc<Memories>,
    embedders: recall::Embedders,
    options: &LedgerOptions,
) -> Result<Arc<Recall>, LedgerError> {
    let (core, records, people) = (core.clone(), records.clone(), people.clone());
    let (noting, options) = (records.clone(), (options.recall.clone(), options.relations));
    match Recall::start(core, records, people, memories.clone(), embedders, options).await {
        Ok(recall) => Ok(Arc::new(recall)),
        Err(failed) => {
            noting.operations.stop().await;
            Err(failed)
        }
    }
}

/// Registers the read models and starts what keeps them; those that are lost or of an older version are rebuilt first.
async fn start_projector(
    store: &Arc<dyn EventStore>,
    options: ProjectorOptions,
    opening: Opening,
) -> Result<Arc<Projector>, LedgerError> {
    let projections = read_models();
    let mut behind = store.register(&projections).await?;
    if opening == Opening::AsItIs {
        let lost = store.lost(&projections).await?;
        behind.retain(|name| lost.iter().all(|lost| lost.projection.as_deref() != Some(name)));
    }
    let projector = Projector::start(store.clone(), projections, options);
    if !behind.is_empty() {
        tracing::info!(?behind, "rebuilding read models that are lost or of an older version");
        let names = behind.iter().map(|name| (*name).to_owned()).collect();
        let request = Rebuild { projections: names, ..Rebuild::default() };
        projector.rebuild(&request, |_| {}).await?;
    }
    Ok(projector)
}

/// More concurrent reads than the cores need would answer none of them sooner.
fn reading(most: usize) -> usize {
    match most {
        0 => std::thread::available_parallelism().map_or(1, usize::from).max(2) * 2,
        most => most,
    }
}
