//! Which memories of a book a wish may speak of, for callers whom an allowlist binds.
//!
//! A memory out of reach is refused as one that is not there. What the rules of the book refuse before they
//! come to that memory is left to them, or the difference would tell that it is there.

use std::collections::HashSet;

use memledger_aggregates::{
    MemoryId,
    memory_book::{MemoryBook, MemoryRecord, MemoryState},
};

use super::{MemoryDraft, MemoryRequest};
use crate::{LedgerError, access::Scope};

impl MemoryDraft {
    pub(super) fn check_reach(&self, book: &MemoryBook) -> Result<(), LedgerError> {
        if self.reach == Scope::Every {
            return Ok(());
        }
        match &self.wish {
            // There is no memory yet, and its category was asked about when the request was read.
            MemoryRequest::Create { replaces, .. } => {
                replaces.as_ref().map_or(Ok(()), |replaced| self.found(book, replaced).map(drop))
            }
            MemoryRequest::Put { memory_id, .. }
            | MemoryRequest::Update { memory_id, .. }
            | MemoryRequest::Delete { memory_id }
            | MemoryRequest::SoftDelete { memory_id, .. }
            | MemoryRequest::Restore { memory_id }
            | MemoryRequest::Purge { memory_id, .. } => self.found(book, memory_id).map(drop),
            MemoryRequest::Merge { source_ids, target, .. } => {
                self.check_merge(book, source_ids, target.as_ref())
            }
            MemoryRequest::Link { from, to, .. } | MemoryRequest::Unlink { from, to } => {
                check_pair(book, &self.reach, from, to)
            }
            MemoryRequest::LinkNeighbours { .. } => Ok(()),
            MemoryRequest::Import { items } | MemoryRequest::CreateBatch { items } => {
                items.iter().try_for_each(|item| {
                    if self.reach.holds(item.attributes.category.as_deref()) {
                        return Ok(());
                    }
                    let id = &item.memory_id;
                    let message = format!("the category of memory {id} is not open to this key; omit it");
                    Err(self.not_allowed(message))
                })
            }
        }
    }

    fn not_allowed(&self, message: impl Into<String>) -> LedgerError {
        LedgerError::category_not_allowed(message, self.reach.names().unwrap_or_default())
    }

    /// The memory of that id, if there is one; an error where it is out of reach.
    fn found<'a>(
        &self,
        book: &'a MemoryBook,
        id: &MemoryId,
    ) -> Result<Option<&'a MemoryRecord>, LedgerError> {
        let found = book.get(id);
        match found {
            Some(record) if !self.reach.holds(record.attributes.category.as_deref()) => {
                Err(LedgerError::unknown_memory(id))
            }
            _ => Ok(found),
        }
    }

    /// Goes over the memories in the order in which the rules of a merge do.
    fn check_merge(
        &self,
        book: &MemoryBook,
        sources: &[MemoryId],
        target: Option<&MemoryId>,
    ) -> Result<(), LedgerError> {
        if let (Some(expected), Some(target)) = (self.expected_revision, target) {
            let guarded = self.found(book, target)?;
            if guarded.is_none_or(|it| it.state == MemoryState::Purged || it.revision != expected) {
                return Ok(());
            }
        }
        let distinct: HashSet<&MemoryId> = sources.iter().collect();
        if sources.len() < 2 || distinct.len() < sources.len() {
            return Ok(());
        }
        for id in sources.iter().chain(target) {
            let record = self.found(book, id)?;
            if record.is_none_or(|record| record.state != MemoryState::Active) {
                return Ok(());
            }
        }
        // Into one that is there, or into a new one of what they have in common.
        let category = || super::merged_attributes(book, sources, &self.default_bank).category;
        if target.is_some() || self.reach.holds(category().as_deref()) {
            return Ok(());
        }
        let message = "memories of several categories merge into one without a category, which is in no \
                       allowlist; merge those of one category, or name the one to merge into as target_id";
        Err(self.not_allowed(message))
    }
}

/// A memory that is out of reach is one that is not there. Both are looked at in the order in which the book's
/// rules do, and what these refuse before is left to them, or the difference would tell that it is there.
pub(crate) fn check_pair(
    book: &MemoryBook,
    reach: &Scope,
    from: &MemoryId,
    to: &MemoryId,
) -> Result<(), LedgerError> {
    for id in [from, to].into_iter().filter(|_| from != to) {
        match book.get(id) {
            Some(record) if !reach.holds(record.attributes.category.as_deref()) => {
                return Err(LedgerError::unknown_memory(id));
            }
            Some(record) if record.state == MemoryState::Active => {}
            _ => break,
        }
    }
    Ok(())
}
