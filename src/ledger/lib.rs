//! The one door to the ledger: use cases, access rules and errors, the same for every face.
//!
//! A write goes `memories.rs` (what was asked) ► `drafts.rs` (texts set apart) ► the kernel's executor (decide, append,
//! answer). A read waits in `fresh.rs` until its read models have reached the log's head.

pub mod access;
pub mod access_log;
pub mod accounts;
mod batch;
mod by_key;
mod drafts;
mod epoch;
mod fresh;
#[doc(hidden)]
pub mod fuzzing;
pub mod gauges;
pub mod import;
pub mod keys;
mod maintenance;
mod memories;
pub mod operations;
mod options;
mod parts;
mod plain;
mod purge;
mod read;
mod readiness;
mod reasons;
mod rebuilt;
pub mod recall;
pub mod relations;
mod replays;
mod room;
pub mod runs;
pub mod verify;
pub mod views;

use std::sync::{Arc, Mutex, OnceLock, PoisonError, RwLock};

use cqrs_es::Aggregate;
use memledger_aggregates::{UserId, memory_book::MemoryBook, settings::Settings, workflow_run::WorkflowRuns};
use memledger_intelligence::{Embedder, Hashed};
use memledger_kernel::{cursor, executor, lease, texts};
use memledger_store::{
    EventStore, StreamKey,
    projection::Projections,
    projector::{Projector, ProjectorOptions, rebuild::Rebuild, rebuild::Rebuilt, status},
};

pub use memledger_kernel::export::{ExportFormat, ExportLine};
pub use memledger_kernel::{
    Call, Done, Identity, LedgerError, Role, UserCall, Via, busy, call, export, followers, identity, part,
    time, turns, worker,
};
pub use memledger_offline::words::visible;
pub use memories::{Answer, DeleteMode, MemoryPatch, MergeRequest, NewMemory};
pub use options::LedgerOptions;
pub use plain::plain;
pub use purge::{Derived, PurgeOptions, Purged};
pub use read::{
    delta::{DEFAULT_LINES, Delta, DeltaChange, DeltaQuery, MAX_LINES},
    feed::{FeedCursor, FeedItem, FeedPage},
    growth::{GrowthDay, LedgerGrowth, MemoryCounts},
    known::KnownCategories,
    list::{AsOf, Facets, ListQuery, Sort, StateFilter},
    standing::ProjectionView,
    timeline::TimelineQuery,
};
pub use rebuilt::{RebuildAnswer, RebuiltTable};
pub use recall::{RecallFilters, RecallOptions, RecallQuery, Recalled, RecalledItem, Scores};
pub use relations::{Relation, RelationAnswer, RelationOptions, RelationsQuery};
pub use status::{ParkedEvent, ProjectionStatus};
pub use views::Memory;

/// The words of the aggregates that the faces speak too.
pub mod words {
    pub use memledger_aggregates::{
        InvalidId, MemoryId, TenantId, ThreadId, Timestamp, UserId,
        memory_book::{AttributePatch, Kind, patch},
    };
}

/// The type of the streams that hold memory books.
pub const MEMORY_BOOK: &str = MemoryBook::TYPE;
/// The type of the streams that hold a user's workflow runs.
pub const WORKFLOW_RUN: &str = WorkflowRuns::TYPE;

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

/// Everything the faces can ask of the ledger.
pub struct Ledger {
    store: Arc<dyn EventStore>,
    projector: Arc<Projector>,
    books: Arc<executor::Executor<MemoryBook>>,
    commands: busy::Commands,
    runs: executor::Executor<WorkflowRuns>,
    settings: executor::Executor<Settings>,
    keys: keys::KeyCache,
    key_history: keys::KeyHistory,
    /// The admin of a server that only reads, whose key is stored nowhere.
    guest: OnceLock<(keys::Hash, Identity)>,
    accounts: accounts::Accounts,
    /// One verify or rebuild at a time: each works through the whole log.
    maintenance: maintenance::Maintenance,
    embedders: recall::embedders::Working,
    residents: recall::resident::Residents,
    operations: Arc<operations::Recorder>,
    access_log: Arc<access_log::AccessLog>,
    turns: Arc<turns::Turns>,
    room: Arc<room::Room>,
    breakdowns: read::growth::Breakdowns,
    older_events: read::standing::OlderEvents,
    past_books: read::past::PastBooks,
    linking: Mutex<Option<worker::Worker>>,
    access: RwLock<Arc<access::AccessRules>>,
    judge: OnceLock<recall::RelevanceJudge>,
    added_parts: RwLock<Vec<Arc<dyn part::Part>>>,
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

    /// The same, with lost read models as the opening says.
    pub async fn open_as(
        store: Arc<dyn EventStore>,
        options: LedgerOptions,
        projector: ProjectorOptions,
        embedders: impl Into<recall::Embedders>,
        opening: Opening,
    ) -> Result<Arc<Self>, LedgerError> {
        options.soft_delete_us()?;
        let projections = read_models();
        let mut behind = store.register(&projections).await?;
        if opening == Opening::AsItIs {
            let lost = store.lost(&projections).await?;
            behind.retain(|name| lost.iter().all(|lost| lost.projection.as_deref() != Some(name)));
        }
        let projector = Projector::start(store.clone(), projections, projector);
        if !behind.is_empty() {
            tracing::info!(?behind, "read models that are lost or of an older version are rebuilt");
            let names = behind.iter().map(|name| (*name).to_owned()).collect();
            let request = Rebuild { projections: names, ..Rebuild::default() };
            projector.rebuild(&request, |_| {}).await?;
        }
        let embedders = recall::embedders::Working::start(&store, &projector, embedders.into()).await?;
        let access_log = Arc::new(access_log::AccessLog::new(
            store.clone(),
            options.accesses_keep_days,
            options.accesses_max_bytes,
        ));
        let operations =
            operations::Recorder::start(store.clone(), options.operations_keep_days, access_log.clone());
        let rules = options.rules.clone();
        let books =
            Arc::new(executor::Executor::new(store.clone(), projector.clone(), rules, options.executor()));
        let of_runs = Default::default();
        let runs = executor::Executor::new(store.clone(), projector.clone(), of_runs, options.executor());
        let room = Arc::new(room::Room::new(store.clone(), options.max_bytes_per_user));
        let key_history = keys::KeyHistory::new(store.clone(), projector.clone(), options.executor());
        let of_settings = Default::default();
        let settings =
            executor::Executor::new(store.clone(), projector.clone(), of_settings, options.executor());
        let accounts = accounts::Accounts::new(
            store.clone(),
            projector.clone(),
            options.executor(),
            options.common_passwords.clone(),
        );
        Ok(Arc::new(Self {
            store,
            projector,
            books,
            commands: busy::Commands::default(),
            runs,
            settings,
            keys: keys::KeyCache::default(),
            key_history,
            guest: OnceLock::new(),
            accounts,
            maintenance: maintenance::Maintenance::default(),
            embedders,
            residents: recall::resident::Residents::new(options.recall.resident_bytes),
            operations,
            access_log,
            turns: turns::Turns::new(reading(options.reading_per_credential)),
            room,
            breakdowns: read::growth::Breakdowns::default(),
            older_events: read::standing::OlderEvents::default(),
            past_books: read::past::PastBooks::default(),
            linking: Mutex::default(),
            access: RwLock::new(Arc::new(access::AccessRules::built_in())),
            judge: OnceLock::new(),
            added_parts: RwLock::default(),
            options,
        }))
    }

    /// Works relations out from texts from now on, unless the options say not to. For programs that stay: it
    /// follows the log behind what others write.
    pub fn link_in_background(&self) {
        let mut linking = self.linking.lock().unwrap_or_else(PoisonError::into_inner);
        if self.options.relations.enabled && linking.is_none() {
            let (store, projector, books) = (self.store.clone(), self.projector.clone(), self.books.clone());
            let recall::embedders::Space { texts, embedding } = self.embedders.current();
            *linking = Some(relations::linking::Linking::start(
                store,
                projector,
                books,
                texts.clone(),
                embedding.clone(),
                self.commands.clone(),
                self.options.relations,
            ));
        }
    }

    /// What takes a turn of its credential at reading; see [`turns::take`].
    pub fn turns(&self) -> &Arc<turns::Turns> {
        &self.turns
    }

    pub fn options(&self) -> &LedgerOptions {
        &self.options
    }

    /// Whether nothing is written, whoever asks for it.
    pub fn is_read_only(&self) -> bool {
        self.store.is_read_only()
    }

    /// `PostgreSQL` or `SQLite`.
    pub fn backend(&self) -> &'static str {
        self.store.backend()
    }

    /// Who may see which categories, as it is in force now.
    pub fn access_rules(&self) -> Arc<access::AccessRules> {
        self.access.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// From now on candidates of queries are judged so. The first judge stays.
    pub fn judge_relevance_by(&self, judge: recall::RelevanceJudge) {
        self.judge.get_or_init(|| judge);
    }

    /// Puts other rules in force, as a whole, for the requests that begin after it.
    pub fn set_access_rules(&self, rules: access::AccessRules) {
        *self.access.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(rules);
    }

    fn stream(identity: &Identity, user: &UserId) -> StreamKey {
        StreamKey {
            tenant_id: identity.tenant.to_string(),
            stream_type: MEMORY_BOOK.to_owned(),
            stream_id: user.to_string(),
        }
    }

    /// Works until every read model that can be has caught up; for programs that end after their work.
    pub async fn catch_up(&self) -> Result<(), LedgerError> {
        Ok(self.projector.catch_up().await?)
    }

    /// How far each read model is with the events of all tenants; for the operator of the process.
    pub async fn projections(&self) -> Result<Vec<ProjectionStatus>, LedgerError> {
        Ok(self.projector.status().await?)
    }

    /// What the read models could not apply, of the caller's tenant.
    pub async fn parked(&self, identity: &Identity) -> Result<Vec<ParkedEvent>, LedgerError> {
        identity.may_audit()?;
        Ok(self.projector.parked(Some(identity.tenant.as_str())).await?)
    }

    /// Applies parked events again; answers how many are left.
    pub async fn retry_parked(&self, identity: &Identity) -> Result<usize, LedgerError> {
        identity.may_operate()?;
        Ok(self.projector.retry(Some(identity.tenant.as_str())).await?)
    }

    /// Rebuilds read models from the log, beside the live ones.
    pub async fn rebuild(
        &self,
        identity: &Identity,
        projections: Vec<String>,
        user: Option<&UserId>,
        check: bool,
        progress: impl FnMut(u64) + Send,
    ) -> Result<Rebuilt, LedgerError> {
        identity.may_operate()?;
        let _turn = self.maintenance.turn().await?;
        if let Err(unknown) = self.projector.projections().subset(&projections) {
            return Err(LedgerError::invalid("projections", unknown));
        }
        let only = user.map(|user| Self::stream(identity, user));
        let request = Rebuild { projections, only, check };
        let rebuilt = self.projector.rebuild(&request, progress).await?;
        if !check && request.projections.is_empty() {
            self.drop_snapshots(request.only.as_ref()).await?;
        }
        Ok(rebuilt)
    }

    /// Snapshots are made from the log as well, and whoever needs one makes it anew.
    async fn drop_snapshots(&self, only: Option<&StreamKey>) -> Result<(), LedgerError> {
        let Some(StreamKey { tenant_id, stream_id, .. }) = only else {
            self.store.execute("DELETE FROM snapshots", Vec::new()).await?;
            return Ok(());
        };
        let sql = "DELETE FROM snapshots WHERE partition_id = $1 AND tenant_id = $2 AND stream_id = $3";
        let partition = memledger_store::partition_of(tenant_id, stream_id);
        let parameters = vec![partition.into(), tenant_id.as_str().into(), stream_id.as_str().into()];
        self.store.execute(sql, parameters).await?;
        Ok(())
    }

    /// Finishes what is under way and closes the database.
    pub async fn close(&self) {
        self.operations.stop().await;
        let linking = self.linking.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(linking) = linking {
            linking.stop().await;
        }
        self.embedders.stop().await;
        self.projector.stop().await;
        self.store.close().await;
    }
}

/// More concurrent reads than the cores need would answer none of them sooner.
fn reading(most: usize) -> usize {
    match most {
        0 => std::thread::available_parallelism().map_or(1, usize::from).max(2) * 2,
        most => most,
    }
}
