//! The memory book's state: every memory of one user without its text.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{
    events::{Change, MemoryEvent},
    links::Links,
    record::{MemoryRecord, MemoryState},
    rejection::MemoryBookRejection,
};
use crate::{MemoryId, Timestamp};

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
    pub(super) extracted: DayCount,
}

/// Memories that extractions wrote on the last day on which one did.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct DayCount {
    /// Days since the epoch, in UTC.
    day: i64,
    writes: u32,
}

impl DayCount {
    pub(super) fn is_none(&self) -> bool {
        self.writes == 0
    }
}

/// What the runs of extractions are named by, with the extraction's id behind it.
pub const EXTRACTION_RUN: &str = "extraction:";

const DAY_US: i64 = 24 * 60 * 60 * 1_000_000;

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

    /// How many memories extractions created or updated on the day of that time, in UTC.
    pub fn extracted_on_day_of(&self, at: Timestamp) -> u32 {
        if self.extracted.day == at.0.div_euclid(DAY_US) { self.extracted.writes } else { 0 }
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
        self.count_extracted(event);
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

    fn count_extracted(&mut self, event: &MemoryEvent) {
        let is_extracted = event.by_run.as_deref().is_some_and(|run| run.starts_with(EXTRACTION_RUN));
        if is_extracted && matches!(event.change, Change::Created { .. } | Change::Updated { .. }) {
            let day = event.at.0.div_euclid(DAY_US);
            let before = self.extracted_on_day_of(event.at);
            self.extracted = DayCount { day, writes: before + 1 };
        }
    }
}
