//! What there is of a thread before a checkpoint is stored: one question.

use std::{
    collections::{BTreeMap, HashMap, HashSet},
    sync::Arc,
};

use memledger_kernel::LedgerError;
use memledger_store::{Dialect, Row, StoreError, Value};
use serde_json::json;

use super::EncodedBlob;
use crate::{
    Checkpoints,
    blobs::is_version,
    cache::BlobKey,
    facts::Facts,
    model::{ChannelBlob, NewCheckpoint},
    thread_key::{ThreadKey, of_thread, size},
};

/// What a save needs to know.
#[derive(Debug, Default)]
pub struct ThreadSnapshot {
    /// None if nothing is saved of the thread.
    pub generation: Option<Arc<str>>,
    /// Versions that the new checkpoint names, and that have a blob.
    there: HashSet<(String, String)>,
    /// The version before each new one in the order of texts.
    before: HashMap<String, String>,
    /// By channel and hash, the version of the same bytes with the shortest chain.
    alike: HashMap<(String, Vec<u8>), (i64, String)>,
    /// The versions of the parent's channels.
    of_parent: BTreeMap<String, String>,
}

impl ThreadSnapshot {
    /// What is known of a thread after a save of these versions.
    pub fn following(generation: Arc<str>, versions: BTreeMap<String, String>) -> Self {
        let there = versions.iter().map(|(channel, version)| (channel.clone(), version.clone())).collect();
        Self { generation: Some(generation), there, of_parent: versions, ..Self::default() }
    }

    pub fn is_there(&self, channel: &str, version: &str) -> bool {
        self.there.contains(&(channel.to_owned(), version.to_owned()))
    }

    /// The version that a new one of the channel is best built upon.
    pub fn base(&self, channel: &str, hash: &[u8]) -> Option<&str> {
        let alike = self.alike.get(&(channel.to_owned(), hash.to_vec())).map(|(_, version)| version);
        let base = alike.or_else(|| self.of_parent.get(channel)).or_else(|| self.before.get(channel));
        base.map(String::as_str)
    }

    /// How many of the versions that the checkpoint names have a blob once these are stored.
    pub fn blobs_named(&self, ns: &str, new: &NewCheckpoint, blobs: &[EncodedBlob]) -> usize {
        new.channel_versions.iter().filter(|(channel, version)| self.has(ns, blobs, channel, version)).count()
    }

    /// Whether that version has a blob once these are stored.
    pub fn has(&self, ns: &str, blobs: &[EncodedBlob], channel: &str, version: &str) -> bool {
        let is = |key: &BlobKey| key.ns == ns && key.channel == channel && key.version == version;
        self.is_there(channel, version) || blobs.iter().any(|blob| is(&blob.key))
    }
}

/// The first bytes of a hash as a number.
pub fn digest(hash: &[u8]) -> i64 {
    hash.iter().take(8).fold(0_i64, |number, byte| number << 8 | i64::from(*byte))
}

/// The thread's blobs. Many rows are of a channel, and one of a digest: an expression keeps the key from being used.
pub const BY_DIGEST: &str =
    "b.partition_id = $1 AND b.tenant_id || '' = $2 AND b.user_id = $3 AND b.thread_id = $4";

/// The parts of the answer are told apart by their first column: the thread, versions that are there, versions before the new
/// ones, versions with the same bytes, and what the parent says of itself.
fn sql(dialect: Dialect) -> String {
    let (named, new) = (dialect.rows("$6"), dialect.rows("$7"));
    let (of_t, of_o, of_c) = (of_thread("t"), of_thread("o"), of_thread("c"));
    let blob = |is_it: &str| dialect.look_up("thread_checkpoint_blobs", "b", is_it);
    let (b, is_named) = blob(&is_version("$5", "n.value ->> 0", "n.value ->> 1"));
    let of_digest = "b.ns = $5 AND b.channel = n.value ->> 0 AND b.digest = CAST(n.value ->> 2 AS bigint)";
    let (alike, is_alike) = blob(&format!("{BY_DIGEST} AND {of_digest}"));
    let blank = "CAST(NULL AS bytea)";
    format!(
        "SELECT 0, t.generation, '', 0, {blank} FROM checkpoint_threads t WHERE {of_t} \
         UNION ALL SELECT 1, b.channel, b.version, 0, {blank} FROM {named} n {b} WHERE {is_named} \
         UNION ALL SELECT 2, p.channel, p.version, 0, {blank} FROM (SELECT n.value ->> 0 AS channel, \
          (SELECT max(o.version) FROM thread_checkpoint_blobs o WHERE {of_o} AND o.ns = $5 \
            AND o.channel = n.value ->> 0 AND o.version < n.value ->> 1) AS version FROM {new} n) p \
          WHERE p.version IS NOT NULL \
         UNION ALL SELECT 3, b.channel, b.version, b.depth, b.hash FROM {new} n {alike} WHERE {is_alike} \
         UNION ALL SELECT 4, '', '', c.facts_size, c.facts FROM thread_checkpoints c \
          WHERE {of_c} AND c.ns = $5 AND c.checkpoint_id = $8"
    )
}

pub async fn look(
    checkpoints: &Checkpoints,
    thread: &ThreadKey,
    ns: &str,
    (new, hashes): (&NewCheckpoint, &[Vec<u8>]),
) -> Result<ThreadSnapshot, LedgerError> {
    let store = &checkpoints.core.store;
    let named = new.channel_versions.iter().map(|(channel, version)| json!([channel, version]));
    let of_blobs = new.blobs.iter().map(|blob| json!([blob.channel, blob.version]));
    let named: Vec<_> = named.chain(of_blobs).collect();
    let hashed = |(blob, hash): (&ChannelBlob, &Vec<u8>)| {
        json!([blob.channel, blob.version, digest(hash).to_string()])
    };
    let blobs: Vec<_> = new.blobs.iter().zip(hashes).map(hashed).collect();
    let parent = new.parent_checkpoint_id.as_deref().unwrap_or_default();
    let values: [Value; 4] =
        [ns.into(), json!(named).to_string().into(), json!(blobs).to_string().into(), parent.into()];
    let rows =
        store.query_partition(thread.user.partition_id, &sql(store.dialect()), thread.with(values)).await?;
    let mut snapshot = ThreadSnapshot::default();
    rows.iter().try_for_each(|row| take(&mut snapshot, row))?;
    Ok(snapshot)
}

fn take(snapshot: &mut ThreadSnapshot, row: &Row) -> Result<(), StoreError> {
    let (name, version) = (row[1].text()?.to_owned(), row[2].text()?.to_owned());
    match row[0].int()? {
        0 => snapshot.generation = Some(name.into()),
        1 => drop(snapshot.there.insert((name, version))),
        2 => drop(snapshot.before.insert(name, version)),
        3 => {
            let found = (row[3].int()?, version);
            let kept =
                snapshot.alike.entry((name, row[4].bytes()?.to_vec())).or_insert_with(|| found.clone());
            if found < *kept {
                *kept = found;
            }
        }
        _ => snapshot.of_parent = Facts::read(row[4].bytes()?, size(&row[3])?)?.channel_versions,
    }
    Ok(())
}
