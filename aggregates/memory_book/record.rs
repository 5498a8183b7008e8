//! One memory as its events leave it: the single fold behind decisions, read models and time travel.

use std::{fmt, sync::Arc};

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::{
    attributes::{AttributePatch, Attributes},
    events::{Change, MemoryEvent, Source},
};
use crate::{MemoryId, Timestamp};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MemoryState {
    Active,
    /// Deleted or optimised away, restorable.
    Archived,
    /// Archived into another memory, restorable.
    Merged,
    /// Restorable until `purge_at`.
    SoftDeleted,
    /// Content destroyed, the fact of it kept.
    Purged,
}

impl MemoryState {
    pub const ALL: [Self; 5] = [Self::Active, Self::Archived, Self::Merged, Self::SoftDeleted, Self::Purged];

    pub fn as_str(self) -> &'static str {
        match self {
            Self::Active => "active",
            Self::Archived => "archived",
            Self::Merged => "merged",
            Self::SoftDeleted => "soft_deleted",
            Self::Purged => "purged",
        }
    }

    /// The state of that name, if there is one.
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.as_str() == name)
    }
}

impl fmt::Display for MemoryState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// One memory, all but its text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MemoryRecord {
    pub state: MemoryState,
    /// Changes of this memory so far.
    pub revision: u64,
    /// The book's rev when it last changed.
    pub rev: u64,
    /// Shared by all that have the same, where the book came from a snapshot.
    pub attributes: Arc<Attributes>,
    /// The text it has now; none once purged.
    pub content_id: Option<Uuid>,
    /// Every content that a purge must destroy: all revisions and reasons.
    pub contents: Vec<Uuid>,
    pub merged_into: Option<MemoryId>,
    /// What it was made from, sources of later merges included.
    pub derived_from: Vec<Source>,
    pub purge_at: Option<Timestamp>,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
    /// When it was decided to make it; imports and merges may say that it was created before.
    pub recorded_at: Timestamp,
}

impl MemoryRecord {
    /// The memory after the event; none where an event of an unknown memory comes that is not its first.
    pub fn fold(current: Option<Self>, event: &MemoryEvent) -> Option<Self> {
        let mut record = match (current, &event.change) {
            (Some(record), _) => record,
            (
                None,
                Change::Created { attributes, .. } | Change::Merged { attributes: Some(attributes), .. },
            ) => Self::first(attributes.clone(), event.at),
            (None, _) => return None,
        };
        record.apply(event);
        Some(record)
    }

    fn first(attributes: Attributes, at: Timestamp) -> Self {
        Self {
            state: MemoryState::Active,
            revision: 0,
            rev: 0,
            attributes: Arc::new(attributes),
            content_id: None,
            contents: Vec::new(),
            merged_into: None,
            derived_from: Vec::new(),
            purge_at: None,
            created_at: at,
            updated_at: at,
            recorded_at: at,
        }
    }

    fn apply(&mut self, event: &MemoryEvent) {
        if event.is_about_a_link() {
            return;
        }
        self.revision = event.revision;
        self.rev = event.rev;
        self.updated_at = event.at;
        self.contents.extend(event.content_refs().map(|content| content.content_id));
        match &event.change {
            Change::Created { content, created_at, updated_at, derived_from, .. } => {
                self.content_id = Some(content.content_id);
                self.derived_from.clone_from(derived_from);
                self.created_at = created_at.unwrap_or(event.at);
                self.updated_at = updated_at.or(*created_at).unwrap_or(event.at);
            }
            Change::Updated { set, content, updated_at, .. } => {
                self.updated_at = updated_at.unwrap_or(event.at);
                self.relabel(set);
                if let Some(content) = content {
                    self.content_id = Some(content.content_id);
                }
            }
            Change::Pinned { pinned, .. } => Arc::make_mut(&mut self.attributes).pinned = *pinned,
            Change::Reclassified { set, .. } => self.relabel(set),
            Change::Merged { content, created_at, derived_from, updated_at, .. } => {
                self.created_at = created_at.unwrap_or(self.created_at);
                self.updated_at = updated_at.unwrap_or(event.at);
                self.content_id = Some(content.content_id);
                self.derived_from.extend(derived_from.iter().cloned());
            }
            Change::MergedAway { into, .. } => {
                self.state = MemoryState::Merged;
                self.merged_into = Some(into.clone());
            }
            Change::Deleted { .. } => self.state = MemoryState::Archived,
            Change::SoftDeleted { purge_at, .. } => {
                self.state = MemoryState::SoftDeleted;
                self.purge_at = Some(*purge_at);
            }
            Change::Restored { .. } => {
                self.state = MemoryState::Active;
                self.merged_into = None;
                self.purge_at = None;
            }
            Change::Purged { .. } => {
                self.state = MemoryState::Purged;
                self.content_id = None;
                self.contents = event.reason.iter().map(|reason| reason.content_id).collect();
                self.purge_at = None;
            }
            Change::Linked { .. } | Change::Unlinked { .. } => {}
        }
    }

    /// Leaves shared ones shared where nothing differs.
    fn relabel(&mut self, set: &AttributePatch) {
        if !set.is_empty() {
            set.put_into(Arc::make_mut(&mut self.attributes));
        }
    }
}
