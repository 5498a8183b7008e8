//! What agents save of their own state, by thread: checkpoints with their channels, writes that are pending, and the latest
//! state of a supervisor. They are no events: tables next to the log hold them, compressed, each version of a channel once
//! and as what differs from another one.
//!
//! ```text
//! save ─► one look (thread, parent, same bytes) ─► encode upon a version that is there ─► one statement, if the thread's
//!         generation is still the same
//! removal ─► plan (pure): what goes, what must be built upon something else ─► one statement that changes the generation
//! ```

mod blobs;
mod cache;
pub mod codec;
mod copy;
mod facts;
mod forget;
mod history;
mod lines;
mod model;
mod names;
mod part;
mod read;
mod remove;
mod retention;
mod save;
mod state;
mod thread_key;
mod threads;
mod turn;
mod verify;
mod writes;

use std::sync::Arc;

use memledger_aggregates::settings::Settings;
use memledger_kernel::{Core, executor::Executor, part::Part};
use memledger_people::People;
use memledger_records::Records;

pub use memledger_aggregates::settings::CheckpointRetention;
pub use model::{
    AncestorWrite, Bytes, ChannelBlob, ChannelHistory, CheckpointTuple, EMPTY, NewCheckpoint, NewWrite,
    NewWrites, PendingWrite, ThreadState, TypedValue,
};
pub use read::{CheckpointsQuery, MAX_PAGE_BYTES};
pub use remove::PruneStrategy;
pub use retention::{RetentionChange, keep_retention};
pub use threads::SavedThread;

/// What the contents used last may take of the memory.
const CACHE_BYTES: usize = 64 << 20;

/// The checkpoints of one ledger.
pub struct Checkpoints {
    core: Arc<Core>,
    records: Arc<Records>,
    people: Arc<People>,
    cache: cache::ContentCache,
    recent: save::RecentSaves,
    turns: turn::Turns,
    settings: Executor<Settings>,
}

impl Checkpoints {
    pub fn new(core: Arc<Core>, records: Arc<Records>, people: Arc<People>) -> Self {
        let cache = cache::ContentCache::new(CACHE_BYTES);
        let (recent, turns) = (save::RecentSaves::default(), turn::Turns::default());
        let (store, projector) = (core.store.clone(), core.projector.clone());
        let settings = Executor::new(store, projector, Default::default(), core.options.executor);
        Self { core, records, people, cache, recent, turns, settings }
    }

    /// What of this crate keeps something of a person, in the order of an export.
    pub fn parts(self: &Arc<Self>) -> Vec<Arc<dyn Part>> {
        vec![self.clone()]
    }
}
