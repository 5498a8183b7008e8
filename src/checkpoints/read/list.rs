//! Pages of checkpoints, the newest first.

use memledger_aggregates::{ThreadId, UserId};
use memledger_kernel::{Identity, LedgerError, Page, cursor, user_key};
use memledger_projections::{Conditions, UserKey};
use memledger_store::Row;
use serde_json::{Map, Value};

use super::{Selection, filter::contains};
use crate::{
    Checkpoints,
    facts::Facts,
    model::CheckpointTuple,
    names::{self, checkpoint_id},
    thread_key::{ThreadKey, size},
};

/// A page ends behind so many bytes of channels and writes.
pub const MAX_PAGE_BYTES: usize = 4 << 20;
/// Checkpoints whose metadata is compared for one page, at most.
const MAX_COMPARED: usize = 10_000;
/// Keys read at once.
const KEYS: usize = 500;
/// Checkpoints whose channels are read at once, at most.
const AT_ONCE: usize = 16;

const LIST: &str = "checkpoints";

/// Which checkpoints of a user are wanted.
#[derive(Debug, Clone, Default)]
pub struct CheckpointsQuery {
    /// Of all threads if absent.
    pub thread: Option<ThreadId>,
    /// Of all namespaces if absent.
    pub ns: Option<String>,
    pub checkpoint_id: Option<String>,
    /// What the metadata must contain.
    pub filter: Map<String, Value>,
    /// Only those with a smaller id.
    pub before: Option<String>,
    /// Whether they come with their writes.
    pub writes: bool,
    pub limit: usize,
    pub cursor: Option<String>,
}

/// Where a checkpoint is in the list: its id, thread and namespace.
type Place = (String, String, String);

impl Checkpoints {
    /// The checkpoints of a user, the newest first. A page may have fewer than the limit.
    pub async fn list(
        &self,
        identity: &Identity,
        user: &UserId,
        query: CheckpointsQuery,
    ) -> Result<Page<CheckpointTuple>, LedgerError> {
        self.people.may_read(identity, user)?;
        if let Some(ns) = &query.ns {
            names::namespace(ns)?;
        }
        for (field, id) in [("checkpoint_id", &query.checkpoint_id), ("before", &query.before)] {
            id.as_deref().map_or(Ok(()), |id| checkpoint_id(field, id))?;
        }
        let user_key = user_key(identity, user);
        let (places, mut next) = self.places(&user_key, &query).await?;
        let mut items: Vec<CheckpointTuple> = Vec::with_capacity(places.len());
        let (mut bytes, mut read) = (0, 0);
        while read < places.len() {
            if bytes > MAX_PAGE_BYTES {
                next = places.get(read - 1).cloned();
                break;
            }
            // What follows of the same thread is read together.
            let of_thread = |place: &&Place| place.1 == places[read].1;
            // As many as fit into a page, if they are as large as those before; at first one.
            let fit = MAX_PAGE_BYTES.checked_div(bytes.checked_div(items.len()).unwrap_or(MAX_PAGE_BYTES));
            let fit = fit.unwrap_or(AT_ONCE).clamp(1, AT_ONCE);
            let some: Vec<&Place> = places[read..].iter().take_while(of_thread).take(fit).collect();
            let thread = ThreadKey { user: user_key.clone(), thread_id: places[read].1.clone() };
            let wanted = some.iter().map(|(id, _, ns)| (ns.clone(), id.clone())).collect();
            read += some.len();
            for mut tuple in self.tuples(&thread, &Selection::These(wanted)).await? {
                if !query.writes {
                    tuple.writes.clear();
                }
                bytes += bytes_of(&tuple);
                items.push(tuple);
            }
        }
        self.records.note_answer(identity, Some(user));
        Ok(Page { items, next_cursor: next.map(|place| cursor::encode(LIST, &place)) })
    }

    /// The places of a page, and the last one if there may be more behind it.
    async fn places(
        &self,
        user: &UserKey,
        query: &CheckpointsQuery,
    ) -> Result<(Vec<Place>, Option<Place>), LedgerError> {
        let mut after: Option<Place> =
            query.cursor.as_deref().map(|text| cursor::decode(LIST, text)).transpose()?;
        let (mut places, mut compared) = (Vec::new(), 0);
        loop {
            let rows = self.keys(user, query, after.as_ref()).await?;
            let is_last = rows.len() < KEYS;
            for row in &rows {
                let text = |at: usize| row[at].text().map(str::to_owned);
                let place = (text(0)?, text(1)?, text(2)?);
                compared += 1;
                after = Some(place.clone());
                let facts = Facts::read(row[4].bytes()?, size(&row[3])?)?;
                if !contains(facts.metadata.get(), &query.filter) {
                    continue;
                }
                if places.len() == query.limit {
                    let last = places.last().cloned();
                    return Ok((places, last));
                }
                places.push(place);
            }
            if is_last {
                return Ok((places, None));
            }
            if compared >= MAX_COMPARED {
                return Ok((places, after));
            }
        }
    }

    async fn keys(
        &self,
        user: &UserKey,
        query: &CheckpointsQuery,
        after: Option<&Place>,
    ) -> Result<Vec<Row>, LedgerError> {
        let mut conditions = Conditions::of_user("c", user);
        conditions.add_some("c.thread_id = ?", query.thread.as_ref().map(ThreadId::as_str));
        conditions.add_some("c.ns = ?", query.ns.as_deref());
        conditions.add_some("c.checkpoint_id = ?", query.checkpoint_id.as_deref());
        conditions.add_some("c.checkpoint_id < ?", query.before.as_deref());
        if let Some((id, thread, ns)) = after {
            let [id, thread, ns] = [id, thread, ns].map(|text| conditions.parameter(text.as_str()));
            conditions.raw(format!("(c.checkpoint_id, c.thread_id, c.ns) < ({id}, {thread}, {ns})"));
        }
        let sql = format!(
            "SELECT c.checkpoint_id, c.thread_id, c.ns, c.facts_size, c.facts FROM thread_checkpoints c WHERE {} \
             ORDER BY c.checkpoint_id DESC, c.thread_id DESC, c.ns DESC LIMIT {KEYS}",
            conditions.sql()
        );
        let rows = self.core.store.query_partition(user.partition_id, &sql, conditions.values).await?;
        Ok(rows)
    }
}

fn bytes_of(tuple: &CheckpointTuple) -> usize {
    let blobs: usize = tuple.blobs.iter().map(|blob| blob.value.data.len()).sum();
    let writes: usize = tuple.writes.iter().map(|write| write.value.data.len()).sum();
    tuple.checkpoint.data.len() + blobs + writes
}
