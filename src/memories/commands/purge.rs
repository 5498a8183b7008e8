//! Destroying a memory's texts in its book. What quotes them elsewhere, the parts forget.

use async_trait::async_trait;
use memledger_aggregates::{
    MemoryId,
    memory_book::{Action, MemoryBook},
};
use memledger_kernel::{LedgerError, UserCall};
use memledger_records::operations::{Op, Operation};

use super::{
    MemoryDraft,
    request::{BookRequest, BookState, named_operation},
};

pub struct Purge {
    pub memory_id: MemoryId,
    /// Also all that was made from the memory.
    pub cascade: bool,
    /// Also if it was purged before.
    pub again: bool,
}

#[async_trait]
impl BookRequest for Purge {
    fn name(&self) -> &'static str {
        "purge"
    }

    fn memory_id(&self) -> Option<&MemoryId> {
        Some(&self.memory_id)
    }

    fn check_reach(&self, draft: &MemoryDraft, book: &MemoryBook) -> Result<(), LedgerError> {
        draft.found(book, &self.memory_id).map(drop)
    }

    async fn action(&self, _: &MemoryDraft, _: &mut BookState<'_>) -> Result<Action, LedgerError> {
        let Self { memory_id, cascade, again } = self;
        Ok(Action::PurgeMemory { memory_id: memory_id.clone(), cascade: *cascade, again: *again })
    }

    fn operation(&self, call: &UserCall, memory_id: &MemoryId) -> Operation {
        named_operation(call, Op::Delete, memory_id)
    }
}
