//! A limit of active memories, where a policy of the tenant sets one: room is made before memories are added.

use std::sync::{
    Arc, PoisonError, RwLock,
    atomic::{AtomicUsize, Ordering},
};

use async_trait::async_trait;
use memledger_aggregates::{
    TenantId, Timestamp, UserId,
    memory_book::{Action, MemoryBook, MemoryEvent, MemoryState},
};
use memledger_kernel::{
    LedgerError,
    executor::{Draft, PreparedCommand},
};
use memledger_store::NewContent;
use serde_json::Value;
use uuid::Uuid;

/// Archives memories of users who have as many as they may.
#[async_trait]
pub trait MakesRoom: Send + Sync {
    /// The most active memories that a user may have; none where no policy is in force.
    async fn limit(&self, tenant: &TenantId) -> Result<Option<usize>, LedgerError>;

    /// Makes room for that many more; false where that can't be, since too many may not go.
    async fn make_room(&self, tenant: &TenantId, user: &UserId, incoming: usize)
    -> Result<bool, LedgerError>;
}

/// Who makes room, once somebody does.
#[derive(Default)]
pub struct RoomMaker(RwLock<Option<Arc<dyn MakesRoom>>>);

impl RoomMaker {
    pub fn get(&self) -> Option<Arc<dyn MakesRoom>> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub fn set(&self, maker: Arc<dyn MakesRoom>) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = Some(maker);
    }
}

/// A command that is not taken while it would lead beyond the limit.
pub struct LimitedDraft<'a> {
    pub draft: &'a dyn Draft<MemoryBook>,
    pub limit: usize,
    /// Memories for which there was no room.
    missing: AtomicUsize,
}

impl<'a> LimitedDraft<'a> {
    pub fn new(draft: &'a dyn Draft<MemoryBook>, limit: usize) -> Self {
        Self { draft, limit, missing: AtomicUsize::new(0) }
    }

    /// For how many memories there was no room, if that is why the command was not taken.
    pub fn missing(&self) -> Option<usize> {
        Some(self.missing.load(Ordering::Relaxed)).filter(|missing| *missing > 0)
    }
}

#[async_trait]
impl Draft<MemoryBook> for LimitedDraft<'_> {
    async fn realise(
        &self,
        book: &MemoryBook,
        at: Timestamp,
    ) -> Result<PreparedCommand<MemoryBook>, LedgerError> {
        let prepared = self.draft.realise(book, at).await?;
        let incoming = adds(&prepared.command.action);
        let active = || book.iter().filter(|(_, record)| record.state == MemoryState::Active).count();
        // For more than the limit there is never room; the next run of the policy sees to it.
        let is_beyond = incoming > 0 && incoming <= self.limit && active() + incoming > self.limit;
        self.missing.store(if is_beyond { incoming } else { 0 }, Ordering::Relaxed);
        match is_beyond {
            true => {
                Err(LedgerError::Conflict("the user has as many memories as the limit allows".to_owned()))
            }
            false => Ok(prepared),
        }
    }

    async fn admit(&self, book: &MemoryBook, contents: &[NewContent]) -> Result<(), LedgerError> {
        self.draft.admit(book, contents).await
    }

    fn outcome(&self, book: &MemoryBook, events: &[MemoryEvent]) -> Value {
        self.draft.outcome(book, events)
    }

    fn kindred_content(&self, book: &MemoryBook) -> Option<Uuid> {
        self.draft.kindred_content(book)
    }
}

/// How many active memories a command adds at most; none where it takes as many away, and none of an undo, which brings back what
/// was there.
fn adds(action: &Action) -> usize {
    match action {
        Action::CreateMemory { .. } | Action::RestoreMemory { .. } => 1,
        Action::ImportMemories { items } => items.len(),
        Action::ApplyPlan { plan } => {
            let numbers = plan.0.iter().map(|planned| planned.action.changes_number_by());
            let (added, taken) = numbers.fold((0, 0), |(a, t), (more, less)| (a + more, t + less));
            added.saturating_sub(taken)
        }
        _ => 0,
    }
}
