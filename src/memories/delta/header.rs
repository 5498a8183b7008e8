//! The header alone, as a query tells it to its reader.

use memledger_aggregates::{UserId, memory_book::Kind};
use memledger_kernel::{Identity, LedgerError, book_stream};
use memledger_people::access::Scope;
use memledger_projections::{
    UserKey,
    changes::{
        Reader,
        header::{DEFAULT_LINES, Rendered},
    },
};

use super::{net::Reading, own_writes};
use crate::Memories;

/// What a reader is told, without the changes one by one.
#[derive(Debug)]
pub struct Header {
    /// The rev that it leads to: acknowledge this one.
    pub rev: u64,
    /// Whether there is something to acknowledge: the reader was not there yet.
    pub is_new: bool,
    /// Whether the reader looked for the first time, and so begins at `rev`.
    pub is_first: bool,
    pub header: Option<String>,
    /// The memories that it is about.
    pub memory_ids: Vec<String>,
}

/// What a query's header is about.
pub struct HeaderOf<'a> {
    pub user: &'a UserId,
    pub reader: &'a Reader,
    /// Memories that are within it now.
    pub scope: &'a Scope,
    /// The categories that the query asks for, or that its agent's allowlist names: they come first.
    pub preferred: Vec<String>,
    /// A kind of memories that it is not about; `rev` leads past them all the same.
    pub kind_left_out: Option<Kind>,
}

impl Memories {
    /// The header of what a reader has not acknowledged yet.
    pub async fn header_of(&self, identity: &Identity, asked: HeaderOf<'_>) -> Result<Header, LedgerError> {
        let HeaderOf { user, reader, scope, preferred, kind_left_out } = asked;
        let stream = book_stream(identity, user);
        let since = self.since(&stream, reader, (None, None)).await?;
        self.may_continue(identity, &UserKey::of(&stream), reader, since.owner.as_deref()).await?;
        let rev = since.reaches();
        let (since_rev, is_first) = (since.rev, since.is_first);
        let own = own_writes(identity, false);
        let reading = Reading {
            reach: scope,
            categories: &[],
            own,
            importance_min: None,
            kind_left_out,
            actors: &[],
            preferred,
        };
        let net = self.net(&UserKey::of(&stream), since, reading).await?;
        let Rendered { header, .. } = net.header(since_rev, &self.options.default_bank, DEFAULT_LINES);
        let memory_ids = net.memory_ids().map(str::to_owned).collect();
        Ok(Header { rev, is_new: is_first || rev > since_rev, is_first, header, memory_ids })
    }
}
