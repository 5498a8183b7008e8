//! The delta header: what changed since the rev a reader last saw.

mod change;
mod header;
mod merged;
mod net;
mod owner;
mod query;
mod reader;
mod runs;

use std::collections::BTreeMap;

use memledger_aggregates::{ThreadId, UserId};
use memledger_kernel::{Identity, LedgerError, book_stream};
use memledger_projections::{
    UserKey,
    changes::{self, Reader, Since},
    user_stats,
};
use memledger_store::{StreamKey, projector::ReadModelProgress};
use serde::Serialize;
use utoipa::ToSchema;

use crate::Memories;

pub use change::DeltaChange;
pub use header::{Header, HeaderOf};
pub use memledger_projections::changes::header::{DEFAULT_LINES, MAX_LINES};
use net::Reading;
pub use query::DeltaQuery;
pub use reader::{own_writes, reader};

/// Changes that are read at once, with their texts.
const AT_ONCE: usize = 128;
/// Bytes of texts after which a delta ends.
const MOST_BYTES: usize = 1 << 20;

#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Delta {
    /// The rev this delta leads to: acknowledge this one.
    pub rev: u64,
    pub since_rev: u64,
    /// At most `max_lines` bullets, the most important first; `null` if nothing changed.
    pub header: Option<String>,
    /// Every net change, oldest first.
    pub changes: Vec<DeltaChange>,
    /// Changes that the header leaves out, those of labels alone among them.
    pub omitted: usize,
    /// The same by category, or by bank if there is none.
    pub omitted_by_category: BTreeMap<String, usize>,
    /// Whether the reader looked for the first time, and so begins at `rev`.
    #[serde(skip)]
    pub is_first_look: bool,
    /// Whether there are more changes after `rev`, because they are too many for one answer.
    pub more: bool,
}

impl Memories {
    /// The net effect of all changes since a rev; since what the reader acknowledged where none is given. What is out of the
    /// caller's reach is not told, but `rev` leads past it all the same. Who reads a thread for the first time begins there, and is told what changes from then on.
    pub async fn delta(
        &self,
        identity: &Identity,
        user: &UserId,
        thread: &ThreadId,
        asked: DeltaQuery,
    ) -> Result<Delta, LedgerError> {
        identity.may_read(user)?;
        asked.check()?;
        let rules = self.people.access_rules();
        let reach = rules.reach(identity)?;
        let categories = rules.within(identity, &asked.categories)?;
        let reader = reader(identity, thread, None, asked.reader.as_deref())?;
        if let Some(seen) = asked.seen_rev {
            self.seen(identity, user, &reader, ("seen_rev", seen)).await?;
        }
        let stream = book_stream(identity, user);
        let since = self.since(&stream, &reader, (asked.since_rev, asked.until_rev)).await?;
        if asked.since_rev.is_none() {
            self.may_continue(identity, &UserKey::of(&stream), &reader, since.owner.as_deref()).await?;
        }
        let (since_rev, head, rev) = (since.rev, since.head, since.reaches());
        let more = since.is_cut();
        let is_first_look = since.is_first;
        if since_rev > head {
            // Unless it is the rev of an edge, or what was acknowledged as one.
            let (_, newest) = self.newest(&stream).await?;
            if since_rev > newest {
                let message = format!("{since_rev} is in the future; the newest rev is {newest}");
                return Err(LedgerError::invalid("since_rev", message));
            }
        }
        // Who may not write leaves no trace.
        if since.is_first && identity.may_write(user).is_ok() {
            self.seen(identity, user, &reader, ("rev", head)).await?;
        }
        let reading = Reading {
            reach: &reach,
            categories: &categories,
            own: own_writes(identity, asked.include_own),
            importance_min: asked.importance_min,
            kind_left_out: None,
            actors: &asked.actors,
            preferred: rules.named_for(identity, None).to_vec(),
        };
        let user_key = UserKey::of(&stream);
        let net = self.net(&user_key, since, reading).await?;
        self.records.shown(identity, user, net.memory_ids());
        let rendered = net.header(since_rev, &self.options.default_bank, asked.max_lines);
        Ok(Delta {
            rev,
            since_rev,
            header: rendered.header,
            changes: self.changes(user_key.partition_id, &reach, net).await?,
            omitted: rendered.omitted,
            omitted_by_category: rendered.omitted_by_label,
            is_first_look,
            more,
        })
    }

    /// The changes of a span, as many as `memory.delta_limit`, and fewer where their texts are long. Most readers come back
    /// after few, which are one round trip.
    async fn since(
        &self,
        stream: &StreamKey,
        reader: &Reader,
        (since_rev, until_rev): (Option<u64>, Option<u64>),
    ) -> Result<Since, LedgerError> {
        let (user_key, dialect) = (UserKey::of(stream), self.core.store.dialect());
        let most = self.options.delta_limit;
        let limit = most.min(AT_ONCE);
        let query = changes::since(&user_key, reader, (since_rev, until_rev), limit, dialect);
        let (_, rows) = self.core.fresh_rows(stream, &["changes", "memories", "user_stats"], &query).await?;
        let mut since = Since::read(rows, until_rev, limit)?;
        while let Some(last) = since.changes.last().filter(|_| since.is_full) {
            let limit = (most - since.changes.len()).min(AT_ONCE);
            if limit == 0 || since.texts.values().map(String::len).sum::<usize>() >= MOST_BYTES {
                break;
            }
            let query = changes::since(&user_key, reader, (Some(last.rev), until_rev), limit, dialect);
            let rows = self.core.store.query(&query.sql, query.parameters).await?;
            since.go_on(Since::read(rows, until_rev, limit)?);
        }
        Ok(since)
    }

    /// The newest rev of a user and where its partition stands, for the answers to writes beside the log.
    pub async fn head(&self, identity: &Identity, user: &UserId) -> Result<(u64, i32, i64), LedgerError> {
        identity.may_read(user)?;
        let stream = book_stream(identity, user);
        let (standing, rev) = self.newest(&stream).await?;
        Ok((rev, stream.partition(), standing.head))
    }

    /// The newest rev, but for edges that were found and not asked for.
    pub async fn watched_rev(&self, stream: &StreamKey) -> Result<u64, LedgerError> {
        let query = user_stats::rev(&UserKey::of(stream));
        let (_, rows) = self.core.fresh_rows(stream, &["user_stats"], &query).await?;
        Ok(changes::rev(&rows)?)
    }

    pub async fn newest(&self, stream: &StreamKey) -> Result<(ReadModelProgress, u64), LedgerError> {
        let query = changes::head_rev(&UserKey::of(stream));
        let (standing, rows) = self.core.fresh_rows(stream, &["changes"], &query).await?;
        Ok((standing, changes::rev(&rows)?))
    }
}
