//! Destroying a memory's contents, and everything that quotes them.

use memledger_aggregates::{
    MemoryId, UserId,
    memory_book::{MemoryBook, MemoryState, Reason},
};
use memledger_kernel::{Identity, LedgerError, UserCall, book_stream, part::ForgottenMemories};
use memledger_memories::commands::{Answer, Purge, fingerprint};
use serde::Serialize;
use utoipa::ToSchema;

use crate::Audit;

/// What a purge reaches beyond the one memory's contents.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct PurgeOptions {
    /// Also all that was made from the memory, in one append.
    pub cascade: bool,
    /// Also if it was purged before: the reason that was given then.
    pub again: bool,
}

/// The answer to a purge.
#[derive(Debug, Clone)]
pub struct Purged {
    pub answer: Answer,
    /// The memories that still hold what it said, since they were made from it.
    pub still_held_by: Option<Vec<Derived>>,
}

/// A memory that was made from another one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Derived {
    pub id: String,
    /// active, archived, merged or soft_deleted.
    pub state: String,
}

impl Audit {
    /// Destroys a memory's contents, old revisions included, and nothing else's. Irreversible.
    pub async fn purge(
        &self,
        call: UserCall,
        memory_id: MemoryId,
        reason: String,
    ) -> Result<Answer, LedgerError> {
        Ok(self.purge_with(call, memory_id, reason, PurgeOptions::default()).await?.answer)
    }

    /// The same, and what the options name.
    pub async fn purge_with(
        &self,
        call: UserCall,
        memory_id: MemoryId,
        reason: String,
        options: PurgeOptions,
    ) -> Result<Purged, LedgerError> {
        let PurgeOptions { cascade, again } = options;
        call.identity.may_read(&call.user)?;
        call.identity.may_administer()?;
        let (identity, user) = (call.identity.clone(), call.user.clone());
        let fingerprint = match (cascade, again) {
            (true, false) => fingerprint(&call, "purge", &(&memory_id, &reason, "cascade"))?,
            (false, false) => fingerprint(&call, "purge", &(&memory_id, &reason))?,
            (_, true) => fingerprint(&call, "purge", &(&memory_id, &reason, options))?,
        };
        let request = Purge { memory_id: memory_id.clone(), cascade, again };
        let stream = book_stream(&identity, &user);
        let derived = |book: &MemoryBook| -> Vec<Derived> {
            let of =
                |id: &MemoryId| Some(Derived { id: id.to_string(), state: book.get(id)?.state.to_string() });
            book.derived_from(&memory_id).into_iter().filter_map(of).collect()
        };
        let taken_along = |book: &MemoryBook| -> Vec<MemoryId> {
            book.derived_from(&memory_id).into_iter().cloned().collect()
        };
        let taken_along =
            if cascade { self.core.books.look(&stream, taken_along).await? } else { Vec::new() };
        let _purge = self.core.projector.purge();
        // A purge that will be refused erases nothing.
        Reason::new(&reason)?;
        let memories: Vec<MemoryId> = [memory_id.clone()].into_iter().chain(taken_along).collect();
        let forgotten =
            ForgottenMemories { identity: &identity, user: &user, book: &stream, memories: &memories };
        if self.can_be_purged(&identity, &user, &memory_id, call.expected_revision, again).await? {
            for part in self.parts().iter() {
                part.forget(&forgotten).await?;
            }
        }
        let answer = self.memories.write(call, request, Some(reason), fingerprint, memory_id.clone()).await?;
        // The purge stands whatever becomes of the rest, so the caller must not be told that it failed. A run may have
        // begun before the purge stood.
        for part in self.parts().iter() {
            if let Err(later) = part.forget(&forgotten).await {
                tracing::warn!(%later, part = part.name(), "a part still keeps data of a purged memory");
            }
        }
        self.core.scrub().await;
        let still_held_by = match self.core.books.look(&stream, derived).await {
            Ok(held) => Some(held),
            Err(later) => {
                tracing::warn!(%later, "which memories still hold a purged text could not be read");
                None
            }
        };
        Ok(Purged { answer, still_held_by })
    }

    async fn can_be_purged(
        &self,
        identity: &Identity,
        user: &UserId,
        memory_id: &MemoryId,
        revision: Option<u64>,
        again: bool,
    ) -> Result<bool, LedgerError> {
        let can_be = |book: &MemoryBook| {
            let record = book.get(memory_id).filter(|record| again || record.state != MemoryState::Purged);
            record.is_some_and(|record| revision.is_none_or(|revision| revision == record.revision))
        };
        self.core.books.look(&book_stream(identity, user), can_be).await
    }
}
