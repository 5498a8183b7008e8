//! The header alone, as a query tells it to its thread.

use memledger_aggregates::{ThreadId, UserId};
use memledger_projections::{
    UserKey,
    changes::{
        delta::DeltaEvent,
        header::{MAX_BULLETS, render},
    },
    memories::{self, Leading},
};
use memledger_store::StreamKey;

use super::merged::bullet;
use crate::{Identity, Ledger, LedgerError, access::Scope};

/// What a thread is told, without the changes one by one.
#[derive(Debug)]
pub(crate) struct Header {
    /// The rev that it leads to: acknowledge this one.
    pub rev: u64,
    pub since_rev: u64,
    pub header: Option<String>,
}

/// Most threads come back after fewer changes. One that is new may have a user's whole log before it.
const FEW: usize = 100;

impl Ledger {
    /// The header of what a thread has not acknowledged yet, of the memories that are within a scope now.
    pub(crate) async fn header_within(
        &self,
        identity: &Identity,
        user: &UserId,
        thread: &ThreadId,
        scope: &Scope,
    ) -> Result<Header, LedgerError> {
        let stream = Self::stream(identity, user);
        let limit = self.options.delta_limit;
        let few = limit.min(FEW);
        let mut since = self.since(&stream, thread, None, few).await?;
        let mut rev = since.reaches(few);
        if since.changes.len() >= few {
            if since.rev == 0
                && let Some(header) = self.first_header(&stream, scope).await?
            {
                return Ok(header);
            }
            if few < limit {
                since = self.since(&stream, thread, None, limit).await?;
                rev = since.reaches(limit);
            }
        }
        let since_rev = since.rev;
        let net = self.net(&UserKey::of(&stream), since, scope).await?;
        let (header, _) = net.header(since_rev, &self.options.default_bank);
        Ok(Header { rev, since_rev, header })
    }

    /// The same for a thread that was told nothing yet, without a look at each change: to it every active memory is new.
    /// None where that does not tell all that a header would: how many memories a merge combined.
    async fn first_header(&self, stream: &StreamKey, scope: &Scope) -> Result<Option<Header>, LedgerError> {
        let query = memories::leading(&UserKey::of(stream), scope.names(), MAX_BULLETS, self.store.dialect());
        let (_, rows) = self.fresh_rows(stream, &["changes", "memories", "user_stats"], &query).await?;
        let Leading { head, active, memories } = Leading::read(&rows)?;
        if memories.is_empty() || memories.iter().any(|memory| !memory.record.derived_from.is_empty()) {
            return Ok(None);
        }
        let behind = active.saturating_sub(memories.len());
        let bullets = memories.iter().map(|memory| bullet(memory, DeltaEvent::Created, memory.record.rev, 0));
        let (header, _) = render(0, bullets.collect(), behind);
        Ok(Some(Header { rev: head, since_rev: 0, header }))
    }
}
