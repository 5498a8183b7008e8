//! A part: whatever keeps something of a person. It must say how it forgets, exports and verifies, and purge, export and
//! verify go over all parts, so that nothing new can be left out of them.

use async_trait::async_trait;
use memledger_aggregates::{MemoryId, TenantId, Timestamp, UserId};
use memledger_store::{StoredEvent, StreamKey};

use crate::{Core, Identity, LedgerError, export::ExportLines};

#[async_trait]
pub trait Part: Send + Sync {
    /// As messages name it.
    fn name(&self) -> &'static str;

    /// Destroys what this part keeps of these memories, copies and quotations included. A purge calls it twice: before
    /// it destroys the memories' own texts, when a failure still refuses the purge, and after it, for what was added
    /// meanwhile.
    async fn forget(&self, memories: &ForgottenMemories<'_>) -> Result<(), LedgerError>;

    /// Sends what this part keeps of a user.
    async fn export(&self, request: &ExportRequest<'_>, lines: &ExportLines) -> Result<(), LedgerError>;

    /// What is wrong with this part's own tables. Texts that events commit to are verified with the log, for all parts.
    async fn verify(&self, _scope: &PartScope<'_>) -> Result<Vec<PartFault>, LedgerError> {
        Ok(Vec::new())
    }
}

/// Memories that are purged.
#[derive(Debug, Clone, Copy)]
pub struct ForgottenMemories<'a> {
    /// Who purges them.
    pub identity: &'a Identity,
    pub user: &'a UserId,
    /// The user's memory book.
    pub book: &'a StreamKey,
    pub memories: &'a [MemoryId],
}

/// Whose export it is, for whom, and of which moment.
#[derive(Debug, Clone, Copy)]
pub struct ExportRequest<'a> {
    pub identity: &'a Identity,
    pub user: &'a UserId,
    pub book: &'a StreamKey,
    /// Whether a moment in the past was asked for.
    pub is_past: bool,
    /// The book's rev at the moment.
    pub rev: u64,
    /// What lies behind either is not in the export.
    pub position: i64,
    pub time: Timestamp,
}

/// Events read at once.
const EVENTS: usize = 500;

impl ExportRequest<'_> {
    /// The events of a stream after that version that are of the moment of the export, a page of them; none at their end.
    pub async fn events(
        &self,
        core: &Core,
        stream: &StreamKey,
        version: i64,
    ) -> Result<Option<Vec<StoredEvent>>, LedgerError> {
        let mut events = core.store.read_stream(stream, version, EVENTS).await?;
        events.retain(|event| event.position <= self.position && event.recorded_at <= self.time.0);
        Ok((!events.is_empty()).then_some(events))
    }
}

/// What is verified: everything, one tenant, or one user of it.
#[derive(Debug, Clone, Copy, Default)]
pub struct PartScope<'a> {
    pub tenant: Option<&'a TenantId>,
    pub user: Option<&'a UserId>,
}

/// A row that is not as it must be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PartFault {
    pub tenant_id: String,
    pub user_id: String,
    pub table: &'static str,
    /// `column=value, …`
    pub key: String,
    pub message: String,
}
