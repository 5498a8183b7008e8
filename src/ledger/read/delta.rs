//! The delta header: what changed since the rev a thread last saw.

mod header;
mod merged;
mod net;

use memledger_aggregates::{ThreadId, UserId};
use memledger_projections::{
    UserKey,
    changes::{self, Since},
};
use memledger_store::{StreamKey, Value, projector::Standing};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{Identity, Ledger, LedgerError, access::Scope, time::now};

pub(crate) use header::Header;

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

impl Ledger {
    /// The net effect of all changes since a rev; since what the thread acknowledged where none is given.
    pub async fn delta(
        &self,
        identity: &Identity,
        user: &UserId,
        thread: &ThreadId,
        since_rev: Option<u64>,
    ) -> Result<Delta, LedgerError> {
        identity.may_read(user)?;
        let reach = self.access_rules().reach(identity)?;
        self.delta_within(identity, user, thread, since_rev, &reach).await
    }

    /// The same of the memories that are within a scope now. The others' changes are not told, but `rev`
    /// leads past them all the same.
    async fn delta_within(
        &self,
        identity: &Identity,
        user: &UserId,
        thread: &ThreadId,
        since_rev: Option<u64>,
        scope: &Scope,
    ) -> Result<Delta, LedgerError> {
        let stream = Self::stream(identity, user);
        let limit = self.options.delta_limit;
        let since = self.since(&stream, thread, since_rev, limit).await?;
        let (since_rev, head, rev) = (since.rev, since.head, since.reaches(limit));
        if since_rev > head {
            let message = format!("{since_rev} lies in the future; the newest rev is {head}");
            return Err(LedgerError::invalid("since_rev", message));
        }
        let net = self.net(&UserKey::of(&stream), since, scope).await?;
        let (header, omitted) = net.header(since_rev, &self.options.default_bank);
        Ok(Delta { rev, since_rev, header, changes: net.changes(), omitted, more: rev < head })
    }

    async fn since(
        &self,
        stream: &StreamKey,
        thread: &ThreadId,
        since_rev: Option<u64>,
        limit: usize,
    ) -> Result<Since, LedgerError> {
        let user_key = UserKey::of(stream);
        let query = changes::since(&user_key, thread.as_str(), since_rev, limit, self.store.dialect());
        let (_, rows) = self.fresh_rows(stream, &["changes", "memories"], &query).await?;
        Ok(Since::read(rows)?)
    }

    /// Notes what a thread has seen; never moves back. Answers what is noted now.
    ///
    /// A reader's place is no change to a memory, so it is kept beside the log and not in it.
    pub async fn acknowledge(
        &self,
        identity: &Identity,
        user: &UserId,
        thread: &ThreadId,
        rev: u64,
    ) -> Result<u64, LedgerError> {
        identity.may_write(user)?;
        // Who sees nothing has seen nothing.
        self.access_rules().reach(identity)?;
        let stream = Self::stream(identity, user);
        let (_, head) = self.newest(&stream).await?;
        if rev > head {
            let message = format!("{rev} lies in the future; the newest rev is {head}");
            return Err(LedgerError::invalid("rev", message));
        }
        let sql = "INSERT INTO thread_acks (partition_id, tenant_id, user_id, thread_id, rev, acked_at) \
                   VALUES ($1, $2, $3, $4, $5, $6) \
                   ON CONFLICT (partition_id, tenant_id, user_id, thread_id) DO UPDATE \
                   SET rev = excluded.rev, acked_at = excluded.acked_at WHERE thread_acks.rev < excluded.rev";
        let key = ack_key(&UserKey::of(&stream), thread);
        let mut parameters = key.clone();
        parameters.extend([rev.into(), now().0.into()]);
        if self.store.execute(sql, parameters).await? > 0 {
            return Ok(rev);
        }
        // As far or further already.
        let sql = "SELECT rev FROM thread_acks WHERE partition_id = $1 AND tenant_id = $2 AND user_id = $3 \
                   AND thread_id = $4";
        Ok(changes::rev(&self.store.query(sql, key).await?)?)
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

fn ack_key(user_key: &UserKey, thread: &ThreadId) -> Vec<Value> {
    vec![
        user_key.partition_id.into(),
        user_key.tenant_id.as_str().into(),
        user_key.user_id.as_str().into(),
        thread.as_str().into(),
    ]
}
