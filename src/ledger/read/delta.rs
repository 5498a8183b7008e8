//! The delta header: what changed since the rev a reader last saw.

mod header;
mod merged;
mod net;
mod reader;

use memledger_aggregates::{ThreadId, UserId};
use memledger_projections::{
    UserKey,
    changes::{self, Reader, Since},
};
use memledger_store::{StreamKey, projector::Standing};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{Identity, Ledger, LedgerError, access::Scope};

pub(crate) use header::Header;
pub(crate) use reader::{own_writes, reader};

/// The net change of one memory.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct DeltaChange {
    pub rev: u64,
    /// created, updated, merged, deleted, soft_deleted or restored.
    pub event: String,
    pub memory_id: String,
    pub category: Option<String>,
    /// The text now, or the last one of what is gone; `null` where it was purged.
    pub text: Option<String>,
    #[schema(value_type = Object)]
    pub meta: serde_json::Value,
    pub ts: String,
}

#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Delta {
    /// The rev this delta leads to: acknowledge this one.
    pub rev: u64,
    pub since_rev: u64,
    /// At most 3 bullets; `null` where nothing changed.
    pub header: Option<String>,
    /// Every net change, oldest first.
    pub changes: Vec<DeltaChange>,
    /// Changes that the header leaves out.
    pub omitted: usize,
    /// Whether there is more after `rev`, because the span was too long for one answer.
    pub more: bool,
}

/// What of the changes is asked for.
#[derive(Debug, Clone, Default)]
pub struct DeltaQuery {
    /// What the reader acknowledged last where absent.
    pub since_rev: Option<u64>,
    /// What the reader has seen: it is acknowledged before anything else.
    pub seen_rev: Option<u64>,
    /// The reader's name; the asking agent's where absent.
    pub reader: Option<String>,
    /// Whether agents and supervisors are told what they wrote themselves.
    pub include_own: bool,
}

impl DeltaQuery {
    pub fn since(rev: u64) -> Self {
        Self { since_rev: Some(rev), ..Self::default() }
    }
}

impl Ledger {
    /// The net effect of all changes since a rev; since what the reader acknowledged where none is given. Who reads a
    /// thread for the first time begins there, and is told what changes from then on.
    pub async fn delta(
        &self,
        identity: &Identity,
        user: &UserId,
        thread: &ThreadId,
        asked: DeltaQuery,
    ) -> Result<Delta, LedgerError> {
        identity.may_read(user)?;
        let reach = self.access_rules().reach(identity)?;
        let reader = reader(identity, thread, None, asked.reader.as_deref())?;
        if let Some(seen) = asked.seen_rev {
            self.seen(identity, user, &reader, ("seen_rev", seen)).await?;
        }
        let own = own_writes(identity, asked.include_own);
        self.delta_within(identity, user, &reader, asked.since_rev, (&reach, own)).await
    }

    /// The same of the memories that are within a scope now, but for what an actor wrote. The others' changes are not
    /// told, but `rev` leads past them all the same.
    async fn delta_within(
        &self,
        identity: &Identity,
        user: &UserId,
        reader: &Reader,
        since_rev: Option<u64>,
        (scope, own): (&Scope, Option<String>),
    ) -> Result<Delta, LedgerError> {
        let stream = Self::stream(identity, user);
        let limit = self.options.delta_limit;
        let since = self.since(&stream, reader, since_rev, limit).await?;
        let (since_rev, head, rev) = (since.rev, since.head, since.reaches(limit));
        if since_rev > head {
            let message = format!("{since_rev} lies in the future; the newest rev is {head}");
            return Err(LedgerError::invalid("since_rev", message));
        }
        // Who may not write leaves no trace.
        if since.is_first && identity.may_write(user).is_ok() {
            self.seen(identity, user, reader, ("rev", head)).await?;
        }
        let net = self.net(&UserKey::of(&stream), since, scope, own).await?;
        let (header, omitted) = net.header(since_rev, &self.options.default_bank);
        Ok(Delta { rev, since_rev, header, changes: net.changes(), omitted, more: rev < head })
    }

    async fn since(
        &self,
        stream: &StreamKey,
        reader: &Reader,
        since_rev: Option<u64>,
        limit: usize,
    ) -> Result<Since, LedgerError> {
        let user_key = UserKey::of(stream);
        let query = changes::since(&user_key, reader, since_rev, limit, self.store.dialect());
        let (_, rows) = self.fresh_rows(stream, &["changes", "memories"], &query).await?;
        Ok(Since::read(rows)?)
    }

    /// The newest rev of a user and where its partition stands, for the answers to writes beside the log.
    pub async fn head(&self, identity: &Identity, user: &UserId) -> Result<(u64, i32, i64), LedgerError> {
        identity.may_read(user)?;
        let stream = Self::stream(identity, user);
        let (standing, rev) = self.newest(&stream).await?;
        Ok((rev, stream.partition(), standing.head))
    }

    pub(super) async fn newest(&self, stream: &StreamKey) -> Result<(Standing, u64), LedgerError> {
        let query = changes::head_rev(&UserKey::of(stream));
        let (standing, rows) = self.fresh_rows(stream, &["changes"], &query).await?;
        Ok((standing, changes::rev(&rows)?))
    }
}
