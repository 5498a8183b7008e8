//! Making and removing edges.

use async_trait::async_trait;
use memledger_aggregates::{
    MemoryId,
    memory_book::{Action, MemoryBook, MemoryState, Neighbours},
};
use memledger_kernel::LedgerError;
use memledger_people::access::Scope;

use crate::commands::{
    MemoryDraft,
    request::{BookRequest, BookState},
};

/// How removing an edge is named.
pub const UNLINK: &str = "unlink";

pub struct Link {
    pub from: MemoryId,
    pub to: MemoryId,
    /// In thousandths.
    pub strength: u16,
}

pub struct Unlink {
    pub from: MemoryId,
    pub to: MemoryId,
}

/// Edges that were worked out from texts.
pub struct LinkNeighbours {
    pub items: Vec<Neighbours>,
}

#[async_trait]
impl BookRequest for Link {
    fn name(&self) -> &'static str {
        "link"
    }

    fn memory_id(&self) -> Option<&MemoryId> {
        Some(&self.from)
    }

    fn is_about_text(&self) -> bool {
        false
    }

    fn check_reach(&self, draft: &MemoryDraft, book: &MemoryBook) -> Result<(), LedgerError> {
        check_pair(book, &draft.reach, &self.from, &self.to)
    }

    async fn action(&self, _: &MemoryDraft, _: &mut BookState<'_>) -> Result<Action, LedgerError> {
        let (from, to, strength) = (self.from.clone(), self.to.clone(), self.strength);
        Ok(Action::LinkMemories { from, to, strength })
    }
}

#[async_trait]
impl BookRequest for Unlink {
    fn name(&self) -> &'static str {
        UNLINK
    }

    fn memory_id(&self) -> Option<&MemoryId> {
        Some(&self.from)
    }

    fn is_about_text(&self) -> bool {
        false
    }

    fn check_reach(&self, draft: &MemoryDraft, book: &MemoryBook) -> Result<(), LedgerError> {
        check_pair(book, &draft.reach, &self.from, &self.to)
    }

    async fn action(&self, _: &MemoryDraft, _: &mut BookState<'_>) -> Result<Action, LedgerError> {
        Ok(Action::UnlinkMemories { from: self.from.clone(), to: self.to.clone() })
    }
}

#[async_trait]
impl BookRequest for LinkNeighbours {
    fn name(&self) -> &'static str {
        "link"
    }

    fn memory_id(&self) -> Option<&MemoryId> {
        None
    }

    /// They come from the ledger itself.
    fn check_reach(&self, _: &MemoryDraft, _: &MemoryBook) -> Result<(), LedgerError> {
        Ok(())
    }

    async fn action(&self, _: &MemoryDraft, _: &mut BookState<'_>) -> Result<Action, LedgerError> {
        Ok(Action::LinkNeighbours { items: self.items.clone() })
    }
}

/// A memory that is out of reach is one that is not there. Both are looked at in the order in which the book's
/// rules do, and what these refuse before is left to them, or the difference would tell that it is there.
pub fn check_pair(
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
