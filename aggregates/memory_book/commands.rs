//! What can be asked of a memory book. Ids, times and commitments come with the command.

use super::{
    attributes::{AttributePatch, Attributes},
    decide_runs::{Plan, RunEffect},
    events::ContentRef,
    links::Neighbours,
    record::MemoryState,
};
use crate::{MemoryId, Timestamp};

#[derive(Debug, Clone)]
pub struct MemoryCommand {
    pub at: Timestamp,
    /// The workflow run or import that asks.
    pub by_run: Option<String>,
    pub reason: Option<ContentRef>,
    /// Guards a change to one memory: refused unless it is at this revision.
    pub expected_revision: Option<u64>,
    pub action: Action,
}

#[derive(Debug, Clone)]
pub enum Action {
    CreateMemory {
        memory_id: MemoryId,
        attributes: Attributes,
        content: ContentRef,
    },
    /// A new memory in the place of an active one, which is archived.
    ReplaceMemory {
        replaced: MemoryId,
        memory_id: MemoryId,
        attributes: Attributes,
        content: ContentRef,
    },
    /// Those whose id the book knows already are passed over, so that a second import adds nothing.
    ImportMemories {
        items: Vec<ImportItem>,
    },
    UpdateMemory {
        memory_id: MemoryId,
        set: AttributePatch,
        content: Option<ContentRef>,
    },
    PinMemory {
        memory_id: MemoryId,
        pinned: bool,
    },
    ReclassifyMemory {
        memory_id: MemoryId,
        set: AttributePatch,
    },
    MergeMemories {
        target: MergeTarget,
        source_ids: Vec<MemoryId>,
        content: ContentRef,
    },
    DeleteMemory {
        memory_id: MemoryId,
    },
    SoftDeleteMemory {
        memory_id: MemoryId,
        purge_at: Timestamp,
    },
    RestoreMemory {
        memory_id: MemoryId,
        /// What the clock says, which may be less than the time of the book's last event.
        now: Timestamp,
    },
    PurgeMemory {
        memory_id: MemoryId,
        /// Whether what was derived from it goes with it.
        cascade: bool,
        /// Also if it was purged before: the reason that was given then goes, too.
        again: bool,
    },
    /// Joins two active memories by an edge of that strength, in thousandths.
    LinkMemories {
        from: MemoryId,
        to: MemoryId,
        strength: u16,
    },
    UnlinkMemories {
        from: MemoryId,
        to: MemoryId,
    },
    /// Edges to what lies near each memory, as it was worked out; those worked out before that lie near no
    /// more are removed. What a caller said of a pair stands.
    LinkNeighbours {
        items: Vec<Neighbours>,
    },
    /// All that a workflow's run decided, at once.
    ApplyPlan {
        plan: Plan,
    },
    /// What a run did, undone.
    UndoRun {
        changes: Vec<RunEffect>,
        /// What the clock says, as for a restore.
        now: Timestamp,
    },
}

/// Where a merge puts its result.
#[derive(Debug, Clone)]
pub enum MergeTarget {
    New { memory_id: MemoryId, attributes: Attributes },
    Existing(MemoryId),
}

#[derive(Debug, Clone)]
pub struct ImportItem {
    pub memory_id: MemoryId,
    pub attributes: Attributes,
    pub content: ContentRef,
    pub created_at: Option<Timestamp>,
    pub updated_at: Option<Timestamp>,
    /// The state it had where it came from; anything but `active` is archived again after its creation.
    pub state: MemoryState,
}
