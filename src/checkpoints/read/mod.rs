//! Reading checkpoints: one, the newest, or a page of them.

mod filter;
mod list;
mod rows;

use std::collections::{HashMap, HashSet};

use memledger_aggregates::{ThreadId, Timestamp, UserId};
use memledger_kernel::{Identity, LedgerError, time::rfc3339};

use crate::{
    Checkpoints, blobs,
    blobs::Contents,
    cache::BlobKey,
    codec::unpack,
    facts::Facts,
    model::{ChannelBlob, CheckpointTuple, PendingWrite, TypedValue},
    names,
    thread_key::ThreadKey,
};
pub use list::{CheckpointsQuery, MAX_PAGE_BYTES};
use rows::ThreadRows;
pub use rows::{Selection, StoredCheckpoint, StoredWrite, WRITE_COLUMNS};

/// How often a read is tried again while others remove what it reads.
const ATTEMPTS: usize = 5;

impl Checkpoints {
    /// The checkpoint of that id, or the newest of the namespace.
    pub async fn get(
        &self,
        identity: &Identity,
        user: &UserId,
        thread: &ThreadId,
        ns: &str,
        checkpoint_id: Option<&str>,
    ) -> Result<CheckpointTuple, LedgerError> {
        self.people.may_read(identity, user)?;
        names::namespace(ns)?;
        let wanted = match checkpoint_id {
            None => Selection::Latest(ns.to_owned()),
            Some(id) => {
                names::checkpoint_id("checkpoint_id", id)?;
                Selection::These(vec![(ns.to_owned(), id.to_owned())])
            }
        };
        let thread = ThreadKey::new(identity, user, thread);
        let found = self.tuples(&thread, &wanted).await?.pop();
        self.records.note_answer(identity, Some(user));
        found.ok_or_else(|| {
            let which =
                checkpoint_id.map_or_else(|| "no checkpoint".to_owned(), |id| format!("no checkpoint {id}"));
            let of = if ns.is_empty() { String::new() } else { format!(" in namespace {ns:?}") };
            LedgerError::NotFound(format!("{which} of thread {}{of}", thread.thread_id))
        })
    }

    /// Those checkpoints of a thread that there are, in the order they are wanted in.
    pub(crate) async fn tuples(
        &self,
        thread: &ThreadKey,
        wanted: &Selection,
    ) -> Result<Vec<CheckpointTuple>, LedgerError> {
        for _ in 0..ATTEMPTS {
            let thought_without = match wanted {
                Selection::Latest(ns) => self.recent.without_blob(thread, ns),
                Selection::These(_) => Vec::new(),
            };
            let rows = ThreadRows::read(self.core.store.as_ref(), thread, wanted, thought_without).await?;
            let Some(generation) = &rows.generation else { return Ok(Vec::new()) };
            let named = rows.checkpoints.iter().flat_map(StoredCheckpoint::blob_keys);
            let keys: HashSet<_> = named.filter(|key| !rows.without_blob.contains(key)).collect();
            let contents = match keys.is_empty() {
                true => Contents::new(),
                false => blobs::read(self.core.store.as_ref(), &self.cache, thread, generation, keys).await?,
            };
            // What was stored with a checkpoint goes only with it.
            let is_whole = |stored: &StoredCheckpoint| {
                stored.blob_keys().filter(|key| contents.contains_key(key)).count() >= stored.blobs
            };
            if rows.checkpoints.iter().all(is_whole) {
                return answer(thread, wanted, rows, &contents);
            }
        }
        Err(LedgerError::Internal(format!(
            "blobs of thread {} are missing; run memledger verify",
            thread.thread_id
        )))
    }
}

fn answer(
    thread: &ThreadKey,
    wanted: &Selection,
    rows: ThreadRows,
    contents: &Contents,
) -> Result<Vec<CheckpointTuple>, LedgerError> {
    let mut writes: HashMap<(String, String), Vec<PendingWrite>> = HashMap::new();
    for stored in rows.writes {
        writes.entry((stored.ns.clone(), stored.checkpoint_id.clone())).or_default().push(stored.write()?);
    }
    let mut tuples = Vec::with_capacity(rows.checkpoints.len());
    for stored in rows.checkpoints {
        let writes = writes.remove(&(stored.ns.clone(), stored.checkpoint_id.clone())).unwrap_or_default();
        tuples.push(stored.tuple(thread, contents, writes)?);
    }
    if let Selection::These(order) = wanted {
        let places: HashMap<_, _> =
            order.iter().enumerate().map(|(at, (ns, id))| ((&**ns, &**id), at)).collect();
        tuples.sort_by_key(|tuple| places.get(&(&*tuple.ns, &*tuple.checkpoint_id)).copied());
    }
    Ok(tuples)
}

impl StoredCheckpoint {
    /// The versions that it names.
    pub fn blob_keys(&self) -> impl Iterator<Item = BlobKey> {
        self.facts.channel_versions.iter().map(|(channel, version)| BlobKey {
            ns: self.ns.clone(),
            channel: channel.clone(),
            version: version.clone(),
        })
    }

    fn tuple(
        self,
        thread: &ThreadKey,
        contents: &Contents,
        writes: Vec<PendingWrite>,
    ) -> Result<CheckpointTuple, LedgerError> {
        let blob = |key: BlobKey| {
            let content = contents.get(&key)?;
            let value = TypedValue { kind: content.kind.clone(), data: content.bytes.clone() };
            Some(ChannelBlob { channel: key.channel, version: key.version, value })
        };
        let blobs = self.blob_keys().filter_map(blob).collect();
        let unreadable = |wrong| LedgerError::Internal(format!("checkpoint {}: {wrong}", self.checkpoint_id));
        let data = unpack(&self.body, self.size).map_err(unreadable)?.into();
        let Facts { channel_versions, metadata, metadata_typed } = self.facts;
        Ok(CheckpointTuple {
            thread_id: thread.thread_id.clone(),
            ns: self.ns,
            checkpoint_id: self.checkpoint_id,
            parent_checkpoint_id: self.parent_id,
            checkpoint: TypedValue { kind: self.kind, data },
            metadata,
            metadata_typed,
            channel_versions,
            blobs,
            writes,
            created_at: rfc3339(Timestamp(self.created_at)),
        })
    }
}
