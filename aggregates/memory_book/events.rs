//! What can happen to a memory. Events hold ids, labels and commitments, never personal text.

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::{
    attributes::{AttributePatch, Attributes},
    record::MemoryState,
};
use crate::{MemoryId, Timestamp};

/// The schema every event is written in today; older ones are upcast when read.
pub const SCHEMA_VERSION: i32 = 1;

/// Names of all events of the memory book, as stored.
pub const EVENT_TYPES: [&str; 12] = [
    "MemoryCreated",
    "MemoryUpdated",
    "MemoryPinned",
    "MemoryReclassified",
    "MemoriesMerged",
    "MemoryMergedAway",
    "MemoryDeleted",
    "MemorySoftDeleted",
    "MemoryRestored",
    "MemoryPurged",
    "MemoryLinked",
    "MemoryUnlinked",
];

/// Where a personal text lies and the keyed commitment to its bytes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ContentRef {
    /// HMAC-SHA-256 of the content's bytes under the key in its row, in hexadecimal.
    pub commitment: String,
    pub content_id: Uuid,
}

/// A memory that another one was made from, as it was then.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Source {
    pub memory_id: MemoryId,
    pub revision: u64,
}

/// One change to one memory. The fields of all that an event is made of are declared in canonical order, that
/// of their names, so that plain JSON of it is canonical.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct MemoryEvent {
    /// When it was decided.
    pub at: Timestamp,
    /// The workflow run or import that did it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by_run: Option<String>,
    pub change: Change,
    pub memory_id: MemoryId,
    /// Why, in somebody's words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<ContentRef>,
    /// The book's change revision after this event.
    pub rev: u64,
    /// The memory's own revision after this event.
    pub revision: u64,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Change {
    Created {
        attributes: Attributes,
        content: ContentRef,
        /// Only where it is not the event's time: for imported memories, and for summaries whose originals are kept.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        created_at: Option<Timestamp>,
        /// What it was made of, where that stays as it was: the memories that an insight is about, or a summary.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        derived_from: Vec<Source>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        updated_at: Option<Timestamp>,
    },
    Updated {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        content: Option<ContentRef>,
        previous_content_id: Uuid,
        set: AttributePatch,
        /// Set if the change leaves what the memory says, and so its age, as it was: other topics by a run.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        updated_at: Option<Timestamp>,
        was: AttributePatch,
    },
    Pinned {
        content_id: Uuid,
        pinned: bool,
    },
    Reclassified {
        content_id: Uuid,
        set: AttributePatch,
        was: AttributePatch,
    },
    /// On the product: it now holds what the sources said.
    Merged {
        /// Set where the merge made a new memory, absent where it went into an existing one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        attributes: Option<Attributes>,
        content: ContentRef,
        /// Of the oldest memory in it. Absent in events of earlier programs, whose products began with the merge.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        created_at: Option<Timestamp>,
        derived_from: Vec<Source>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        previous_content_id: Option<Uuid>,
        /// Of the memory in it that changed last; absent as above.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        updated_at: Option<Timestamp>,
    },
    /// On each source: archived into the product.
    MergedAway {
        content_id: Uuid,
        into: MemoryId,
    },
    Deleted {
        content_id: Uuid,
    },
    SoftDeleted {
        content_id: Uuid,
        purge_at: Timestamp,
    },
    Restored {
        content_id: Uuid,
        from: MemoryState,
    },
    Purged {
        /// Every content destroyed with this event: all revisions and reasons.
        erased: Vec<Uuid>,
        from: MemoryState,
    },
    /// An edge to another memory of the book, new or of another strength. It leaves the memory itself as it was.
    Linked {
        /// A caller said so; else it was worked out from the texts.
        by_hand: bool,
        /// In thousandths.
        strength: u16,
        to: MemoryId,
    },
    /// The end of an edge.
    Unlinked {
        by_hand: bool,
        to: MemoryId,
    },
}

impl Change {
    pub fn event_type(&self) -> &'static str {
        match self {
            Self::Created { .. } => "MemoryCreated",
            Self::Updated { .. } => "MemoryUpdated",
            Self::Pinned { .. } => "MemoryPinned",
            Self::Reclassified { .. } => "MemoryReclassified",
            Self::Merged { .. } => "MemoriesMerged",
            Self::MergedAway { .. } => "MemoryMergedAway",
            Self::Deleted { .. } => "MemoryDeleted",
            Self::SoftDeleted { .. } => "MemorySoftDeleted",
            Self::Restored { .. } => "MemoryRestored",
            Self::Purged { .. } => "MemoryPurged",
            Self::Linked { .. } => "MemoryLinked",
            Self::Unlinked { .. } => "MemoryUnlinked",
        }
    }
}

impl MemoryEvent {
    /// Whether the memory itself is left as it was.
    pub fn is_about_a_link(&self) -> bool {
        matches!(self.change, Change::Linked { .. } | Change::Unlinked { .. })
    }

    /// The contents this event brought in, with their commitments.
    pub fn content_refs(&self) -> impl Iterator<Item = &ContentRef> {
        let own = match &self.change {
            Change::Created { content, .. } | Change::Merged { content, .. } => Some(content),
            Change::Updated { content, .. } => content.as_ref(),
            _ => None,
        };
        own.into_iter().chain(self.reason.as_ref())
    }

    /// The contents this event destroyed.
    pub fn erased(&self) -> &[Uuid] {
        match &self.change {
            Change::Purged { erased, .. } => erased,
            _ => &[],
        }
    }
}
