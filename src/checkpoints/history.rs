//! What a channel was made of since its last stored value, for channels that agents store as what was written to them.

use std::collections::{BTreeMap, HashMap, HashSet};

use memledger_aggregates::{ThreadId, UserId};
use memledger_kernel::{Identity, LedgerError};
use memledger_store::{StoreError, Value};
use serde_json::json;

use crate::{
    Checkpoints, blobs,
    cache::BlobKey,
    facts::Facts,
    model::{AncestorWrite, ChannelHistory, EMPTY, TypedValue},
    names::{self, MAX_CHANNEL, is_name},
    read::{StoredWrite, WRITE_COLUMNS},
    thread_key::{ThreadKey, of_thread, size},
};

/// Ancestors read at once.
const ANCESTORS: usize = 500;
/// Most ancestors of a history.
const MAX_ANCESTORS: usize = 50_000;
/// Most channels asked for at once.
const CHANNELS: usize = 1_000;

struct Ancestor {
    checkpoint_id: String,
    parent_id: Option<String>,
    versions: BTreeMap<String, String>,
}

/// How far the search for a channel's last value has come.
#[derive(Default)]
struct Walk {
    /// The ancestors whose writes count, the nearest first.
    ancestors: Vec<String>,
    seed: Option<BlobKey>,
}

impl Checkpoints {
    /// The history of these channels before a checkpoint: of each, the value of the nearest ancestor that has one, and the
    /// writes from that ancestor on.
    pub async fn history(
        &self,
        identity: &Identity,
        user: &UserId,
        thread: &ThreadId,
        (ns, checkpoint_id): (&str, &str),
        channels: &[String],
    ) -> Result<BTreeMap<String, ChannelHistory>, LedgerError> {
        self.people.may_read(identity, user)?;
        names::namespace(ns)?;
        names::checkpoint_id("checkpoint_id", checkpoint_id)?;
        if channels.len() > CHANNELS {
            let message = format!("has {} entries, {CHANNELS} are allowed", channels.len());
            return Err(LedgerError::invalid("channels", message));
        }
        for (at, channel) in channels.iter().enumerate() {
            is_name(&format!("channels[{at}]"), channel, MAX_CHANNEL)?;
        }
        let thread = ThreadKey::new(identity, user, thread);
        let mut walks: BTreeMap<&str, Walk> =
            channels.iter().map(|channel| (&**channel, Walk::default())).collect();
        let Some(target) = self.ancestors(&thread, ns, checkpoint_id, 0).await?.pop() else {
            return Err(LedgerError::NotFound(format!(
                "no checkpoint {checkpoint_id} of thread {}",
                thread.thread_id
            )));
        };
        self.walk(&thread, ns, target.parent_id, &mut walks).await?;
        let history = self.collected(&thread, ns, walks).await?;
        self.records.note_answer(identity, Some(user));
        Ok(history)
    }

    /// The checkpoint and up to so many ancestors, the nearest first.
    async fn ancestors(
        &self,
        thread: &ThreadKey,
        ns: &str,
        checkpoint_id: &str,
        many: usize,
    ) -> Result<Vec<Ancestor>, LedgerError> {
        let of_thread = of_thread("c");
        let checkpoint = |id: &str| {
            let is_it = format!("{of_thread} AND c.ns = $5 AND c.checkpoint_id = {id}");
            self.core.store.dialect().look_up("thread_checkpoints", "c", &is_it)
        };
        let (parent, is_parent) = checkpoint("l.parent_id");
        let (whole, is_it) = checkpoint("l.checkpoint_id");
        let sql = format!(
            "WITH RECURSIVE line (checkpoint_id, parent_id, step) AS (\
               SELECT c.checkpoint_id, c.parent_id, 0 FROM thread_checkpoints c \
                WHERE {of_thread} AND c.ns = $5 AND c.checkpoint_id = $6 \
               UNION ALL \
               SELECT c.checkpoint_id, c.parent_id, l.step + 1 FROM line l {parent} \
                WHERE {is_parent} AND l.step < {many}) \
             SELECT l.step, c.checkpoint_id, c.parent_id, c.facts_size, c.facts \
              FROM line l {whole} WHERE {is_it} ORDER BY l.step"
        );
        let values = thread.with([ns.into(), checkpoint_id.into()]);
        let rows = self.core.store.query_partition(thread.user.partition_id, &sql, values).await?;
        let ancestor = |row: &memledger_store::Row| -> Result<Ancestor, StoreError> {
            Ok(Ancestor {
                checkpoint_id: row[1].text()?.to_owned(),
                parent_id: row[2].maybe(|id| Ok(id.text()?.to_owned()))?,
                versions: Facts::read(row[4].bytes()?, size(&row[3])?)?.channel_versions,
            })
        };
        rows.iter().map(ancestor).collect::<Result<_, _>>().map_err(Into::into)
    }

    /// Goes from parent to parent until every channel has its last value.
    async fn walk(
        &self,
        thread: &ThreadKey,
        ns: &str,
        mut next: Option<String>,
        walks: &mut BTreeMap<&str, Walk>,
    ) -> Result<(), LedgerError> {
        let mut seen: HashSet<String> = HashSet::new();
        while let Some(id) = next.take() {
            let ancestors = self.ancestors(thread, ns, &id, ANCESTORS - 1).await?;
            let kinds = self.kinds(thread, ns, &ancestors, walks).await?;
            for ancestor in ancestors {
                if !seen.insert(ancestor.checkpoint_id.clone()) || seen.len() > MAX_ANCESTORS {
                    return Ok(());
                }
                for (channel, walk) in walks.iter_mut().filter(|(_, walk)| walk.seed.is_none()) {
                    walk.ancestors.push(ancestor.checkpoint_id.clone());
                    let key = ancestor.versions.get(*channel).map(|version| key(ns, channel, version));
                    walk.seed = key.filter(|key| kinds.contains(key));
                }
                next = ancestor.parent_id;
            }
            if walks.values().all(|walk| walk.seed.is_some()) {
                return Ok(());
            }
        }
        Ok(())
    }

    /// The versions of the channels that have a value, of those that the ancestors name.
    async fn kinds(
        &self,
        thread: &ThreadKey,
        ns: &str,
        ancestors: &[Ancestor],
        walks: &BTreeMap<&str, Walk>,
    ) -> Result<HashSet<BlobKey>, LedgerError> {
        let of_ancestor = |ancestor: &Ancestor| -> Vec<BlobKey> {
            let wanted = walks.iter().filter(|(_, walk)| walk.seed.is_none());
            let key = |(channel, _): (&&str, _)| Some(key(ns, channel, ancestor.versions.get(*channel)?));
            wanted.filter_map(key).collect()
        };
        let keys: HashSet<BlobKey> = ancestors.iter().flat_map(of_ancestor).collect();
        let dialect = self.core.store.dialect();
        let is_it = blobs::is_version("n.value ->> 0", "n.value ->> 1", "n.value ->> 2");
        let (blob, is_it) = dialect.look_up("thread_checkpoint_blobs", "b", &is_it);
        let rows = dialect.rows("$5");
        let sql =
            format!("SELECT b.channel, b.version FROM {rows} n {blob} WHERE {is_it} AND b.kind <> '{EMPTY}'");
        let values = thread.with([blobs::rows_of(&keys)]);
        let rows = self.core.store.query_partition(thread.user.partition_id, &sql, values).await?;
        let found = |row: &memledger_store::Row| Ok(key(ns, row[0].text()?, row[1].text()?));
        rows.iter().map(found).collect::<Result<_, StoreError>>().map_err(Into::into)
    }

    /// The values and writes of the walks.
    async fn collected(
        &self,
        thread: &ThreadKey,
        ns: &str,
        walks: BTreeMap<&str, Walk>,
    ) -> Result<BTreeMap<String, ChannelHistory>, LedgerError> {
        let seeds: Vec<BlobKey> = walks.values().filter_map(|walk| walk.seed.clone()).collect();
        let store = self.core.store.as_ref();
        let mut values = match seeds.is_empty() {
            true => HashMap::new(),
            false => blobs::read_uncached(store, thread, seeds).await?,
        };
        let mut histories = BTreeMap::new();
        for (channel, walk) in walks {
            let seed = match walk.seed.and_then(|key| values.remove(&key)) {
                None => None,
                Some(content) => {
                    let content = content.map_err(LedgerError::Internal)?;
                    Some(TypedValue { kind: content.kind, data: content.bytes })
                }
            };
            let writes = self.writes_of(thread, ns, channel, &walk.ancestors).await?;
            histories.insert(channel.to_owned(), ChannelHistory { seed, writes });
        }
        Ok(histories)
    }

    /// The writes to a channel after these ancestors, the oldest first.
    async fn writes_of(
        &self,
        thread: &ThreadKey,
        ns: &str,
        channel: &str,
        ancestors: &[String],
    ) -> Result<Vec<AncestorWrite>, LedgerError> {
        if ancestors.is_empty() {
            return Ok(Vec::new());
        }
        let (dialect, of_thread) = (self.core.store.dialect(), of_thread("w"));
        let of_ancestor =
            format!("{of_thread} AND w.ns = $5 AND w.checkpoint_id = n.value ->> 0 AND w.channel = $6");
        let (write, is_it) = dialect.look_up("thread_checkpoint_writes", "w", &of_ancestor);
        let rows = dialect.rows("$7");
        let sql = format!("SELECT {WRITE_COLUMNS} FROM {rows} n {write} WHERE {is_it}");
        let listed: Vec<_> = ancestors.iter().map(|id| json!([id])).collect();
        let others: [Value; 3] = [ns.into(), channel.into(), json!(listed).to_string().into()];
        let rows =
            self.core.store.query_partition(thread.user.partition_id, &sql, thread.with(others)).await?;
        let places: HashMap<&str, usize> =
            ancestors.iter().rev().enumerate().map(|(at, id)| (&**id, at)).collect();
        let mut writes = Vec::with_capacity(rows.len());
        for row in &rows {
            let stored = StoredWrite::read(row)?;
            writes
                .push(AncestorWrite { checkpoint_id: stored.checkpoint_id.clone(), write: stored.write()? });
        }
        writes.sort_by(|one, other| {
            let place = |of: &AncestorWrite| places.get(&*of.checkpoint_id).copied();
            let task =
                |of: &AncestorWrite| (of.write.task_path.clone(), of.write.task_id.clone(), of.write.idx);
            (place(one), task(one)).cmp(&(place(other), task(other)))
        });
        Ok(writes)
    }
}

fn key(ns: &str, channel: &str, version: &str) -> BlobKey {
    BlobKey { ns: ns.to_owned(), channel: channel.to_owned(), version: version.to_owned() }
}
