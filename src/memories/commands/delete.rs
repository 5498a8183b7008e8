//! Deleting a memory: into the archive, or so that it can be restored for a while.

use async_trait::async_trait;
use memledger_aggregates::{
    MemoryId, Timestamp,
    memory_book::{Action, MemoryBook},
};
use memledger_kernel::{LedgerError, UserCall};
use memledger_records::operations::{Op, Operation};

use super::{
    Answer, MemoryDraft, fingerprint,
    request::{BookRequest, BookState, named_operation},
};
use crate::Memories;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeleteMode {
    /// Restorable for ever.
    Archive,
    /// Restorable until `purge_at`.
    Soft,
}

pub struct Delete {
    pub memory_id: MemoryId,
}

pub struct SoftDelete {
    pub memory_id: MemoryId,
    pub keep_us: i64,
}

impl Memories {
    pub async fn delete(
        &self,
        call: UserCall,
        memory_id: MemoryId,
        mode: DeleteMode,
        reason: Option<String>,
    ) -> Result<Answer, LedgerError> {
        let soft = mode == DeleteMode::Soft;
        let fingerprint = fingerprint(&call, "delete", &(&memory_id, soft, &reason))?;
        let id = memory_id.clone();
        match mode {
            DeleteMode::Archive => self.write(call, Delete { memory_id }, reason, fingerprint, id).await,
            DeleteMode::Soft => {
                let request = SoftDelete { memory_id, keep_us: self.options.soft_delete_us()? };
                self.write(call, request, reason, fingerprint, id).await
            }
        }
    }
}

#[async_trait]
impl BookRequest for Delete {
    fn name(&self) -> &'static str {
        "delete"
    }

    fn may(&self, call: &UserCall) -> Result<(), LedgerError> {
        call.identity.may_amend(&call.user)
    }

    fn memory_id(&self) -> Option<&MemoryId> {
        Some(&self.memory_id)
    }

    fn check_reach(&self, draft: &MemoryDraft, book: &MemoryBook) -> Result<(), LedgerError> {
        draft.found(book, &self.memory_id).map(drop)
    }

    async fn action(&self, _: &MemoryDraft, _: &mut BookState<'_>) -> Result<Action, LedgerError> {
        Ok(Action::DeleteMemory { memory_id: self.memory_id.clone() })
    }

    fn operation(&self, call: &UserCall, memory_id: &MemoryId) -> Operation {
        named_operation(call, Op::Delete, memory_id)
    }
}

#[async_trait]
impl BookRequest for SoftDelete {
    fn name(&self) -> &'static str {
        "soft_delete"
    }

    fn may(&self, call: &UserCall) -> Result<(), LedgerError> {
        call.identity.may_amend(&call.user)
    }

    fn memory_id(&self) -> Option<&MemoryId> {
        Some(&self.memory_id)
    }

    fn check_reach(&self, draft: &MemoryDraft, book: &MemoryBook) -> Result<(), LedgerError> {
        draft.found(book, &self.memory_id).map(drop)
    }

    async fn action(&self, _: &MemoryDraft, at: &mut BookState<'_>) -> Result<Action, LedgerError> {
        let purge_at = Timestamp(at.time.0.saturating_add(self.keep_us));
        Ok(Action::SoftDeleteMemory { memory_id: self.memory_id.clone(), purge_at })
    }

    fn operation(&self, call: &UserCall, memory_id: &MemoryId) -> Operation {
        named_operation(call, Op::Delete, memory_id)
    }
}
