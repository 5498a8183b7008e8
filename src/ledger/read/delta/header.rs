//! The header alone, as a query tells it to its reader.

use memledger_aggregates::UserId;
use memledger_projections::{UserKey, changes::Reader};

use super::own_writes;
use crate::{Identity, Ledger, LedgerError, access::Scope};

/// What a reader is told, without the changes one by one.
#[derive(Debug)]
pub(crate) struct Header {
    /// The rev that it leads to: acknowledge this one.
    pub rev: u64,
    /// Whether there is something to acknowledge: the reader was not there yet.
    pub is_new: bool,
    pub header: Option<String>,
}

/// Most readers come back after fewer changes.
const FEW: usize = 100;

impl Ledger {
    /// The header of what a reader has not acknowledged yet, of the memories that are within a scope now.
    pub(crate) async fn header_within(
        &self,
        identity: &Identity,
        user: &UserId,
        reader: &Reader,
        scope: &Scope,
    ) -> Result<Header, LedgerError> {
        let stream = Self::stream(identity, user);
        let limit = self.options.delta_limit;
        let few = limit.min(FEW);
        let mut since = self.since(&stream, reader, None, few).await?;
        let mut rev = since.reaches(few);
        if since.changes.len() >= few && few < limit {
            since = self.since(&stream, reader, None, limit).await?;
            rev = since.reaches(limit);
        }
        let (since_rev, is_first) = (since.rev, since.is_first);
        let net = self.net(&UserKey::of(&stream), since, scope, own_writes(identity, false)).await?;
        let (header, _) = net.header(since_rev, &self.options.default_bank);
        Ok(Header { rev, is_new: is_first || rev > since_rev, header })
    }
}
