//! The memory book's state: every memory of one user without its text.

use std::collections::BTreeMap;

use super::{
    events::{Change, MemoryEvent},
    links::Links,
    record::{MemoryRecord, MemoryState},
    rejection::MemoryBookRejection,
};
use crate::MemoryId;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct MemoryBook {
    /// Changes to memories so far; gap-free.
    pub(super) rev: u64,
    pub(super) memories: BTreeMap<MemoryId, MemoryRecord>,
    /// Memories not purged, counted so that the limit costs nothing to check.
    pub(super) kept: usize,
    /// Texts of all of them that no purge destroyed, former ones and reasons too.
    pub(super) texts: usize,
    pub(super) links: Links,
}

impl MemoryBook {
    pub fn rev(&self) -> u64 {
        self.rev
    }

    /// Memories in any state but purged.
    pub fn kept(&self) -> usize {
        self.kept
    }

    /// Texts that are kept: those of all revisions, and reasons.
    pub fn texts(&self) -> usize {
        self.texts
    }

    pub fn get(&self, id: &MemoryId) -> Option<&MemoryRecord> {
        self.memories.get(id)
    }

    pub fn links(&self) -> &Links {
        &self.links
    }

    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&MemoryId, &MemoryRecord)> {
        self.memories.iter()
    }

    pub(super) fn require(&self, id: &MemoryId) -> Result<&MemoryRecord, MemoryBookRejection> {
        let record = self.get(id).ok_or_else(|| MemoryBookRejection::MemoryNotFound(id.clone()))?;
        if record.state == MemoryState::Purged {
            return Err(MemoryBookRejection::AlreadyPurged(id.clone()));
        }
        Ok(record)
    }

    pub(super) fn require_active(
        &self,
        id: &MemoryId,
        action: &'static str,
    ) -> Result<&MemoryRecord, MemoryBookRejection> {
        let record = self.require(id)?;
        if record.state != MemoryState::Active {
            return Err(MemoryBookRejection::NotActive { id: id.clone(), state: record.state, action });
        }
        Ok(record)
    }

    /// Takes an event in. An event of a memory that never began is left out; `verify` names it.
    pub fn fold(&mut self, event: &MemoryEvent) {
        self.rev = event.rev;
        self.links.fold(event);
        let before = self.memories.remove(&event.memory_id);
        let existed = before.is_some();
        self.texts -= before.as_ref().map_or(0, |record| record.contents.len());
        let was_kept = before.as_ref().is_none_or(|record| record.state != MemoryState::Purged);
        if let Some(record) = MemoryRecord::fold(before, event) {
            self.texts += record.contents.len();
            self.memories.insert(event.memory_id.clone(), record);
            if !existed {
                self.kept += 1;
            }
            if matches!(event.change, Change::Purged { .. }) && was_kept {
                self.kept = self.kept.saturating_sub(1);
            }
        }
    }
}
