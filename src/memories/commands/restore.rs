//! Restoring a memory that was deleted.

use async_trait::async_trait;
use memledger_aggregates::{
    MemoryId,
    memory_book::{Action, MemoryBook},
};
use memledger_kernel::{LedgerError, UserCall, time};

use super::{
    Answer, MemoryDraft, fingerprint,
    request::{BookRequest, BookState},
};
use crate::Memories;

pub struct Restore {
    pub memory_id: MemoryId,
}

impl Memories {
    pub async fn restore(&self, call: UserCall, memory_id: MemoryId) -> Result<Answer, LedgerError> {
        let fingerprint = fingerprint(&call, "restore", &memory_id)?;
        let request = Restore { memory_id: memory_id.clone() };
        self.write(call, request, None, fingerprint, memory_id).await
    }
}

#[async_trait]
impl BookRequest for Restore {
    fn name(&self) -> &'static str {
        "restore"
    }

    fn memory_id(&self) -> Option<&MemoryId> {
        Some(&self.memory_id)
    }

    fn check_reach(&self, draft: &MemoryDraft, book: &MemoryBook) -> Result<(), LedgerError> {
        draft.found(book, &self.memory_id).map(drop)
    }

    async fn action(&self, _: &MemoryDraft, _: &mut BookState<'_>) -> Result<Action, LedgerError> {
        Ok(Action::RestoreMemory { memory_id: self.memory_id.clone(), now: time::now() })
    }
}
