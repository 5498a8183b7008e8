//! What there is of a thread, without the contents.

use std::{collections::BTreeMap, sync::Arc};

use memledger_kernel::LedgerError;
use memledger_store::{EventStore, Row, StoreError};
use serde_json::{Map, Value};

use super::plan::{BlobEntry, CheckpointEntry, ThreadIndex};
use crate::{
    cache::BlobKey,
    facts::Facts,
    model::EMPTY,
    thread_key::{ThreadKey, of_thread, size},
};

/// A thread at one moment.
#[derive(Debug)]
pub struct ThreadSnapshot {
    pub generation: Arc<str>,
    pub saves: i64,
    pub index: ThreadIndex,
}

impl ThreadSnapshot {
    /// None if the thread has no checkpoints.
    pub async fn read(store: &dyn EventStore, thread: &ThreadKey) -> Result<Option<Self>, LedgerError> {
        let (of_t, of_c, of_b) = (of_thread("t"), of_thread("c"), of_thread("b"));
        let blank = "CAST(NULL AS bytea)";
        let sql = format!(
            "SELECT 0, t.generation, '', '', '', '', t.saves, 0, {blank} FROM checkpoint_threads t WHERE {of_t} \
             UNION ALL SELECT 1, c.ns, c.checkpoint_id, '', c.parent_id, '', c.created_at, c.facts_size, c.facts \
              FROM thread_checkpoints c WHERE {of_c} \
             UNION ALL SELECT 2, b.ns, b.channel, b.version, b.base, b.kind, b.depth, 0, {blank} \
              FROM thread_checkpoint_blobs b WHERE {of_b}"
        );
        let rows = store.query_partition(thread.user.partition_id, &sql, thread.values()).await?;
        let mut found = None;
        let mut index = ThreadIndex::default();
        for row in &rows {
            match row[0].int()? {
                0 => found = Some((row[1].text()?.into(), row[6].int()?)),
                1 => index.checkpoints.push(checkpoint(row)?),
                _ => {
                    let (key, entry) = blob(row)?;
                    index.blobs.insert(key, entry);
                }
            }
        }
        Ok(found.map(|(generation, saves)| Self { generation, saves, index }))
    }
}

fn checkpoint(row: &Row) -> Result<CheckpointEntry, StoreError> {
    let Facts { channel_versions, metadata, .. } = Facts::read(row[8].bytes()?, size(&row[7])?)?;
    Ok(CheckpointEntry {
        ns: row[1].text()?.to_owned(),
        checkpoint_id: row[2].text()?.to_owned(),
        parent_id: row[4].maybe(|id| Ok(id.text()?.to_owned()))?,
        delta_channels: delta_channels(metadata.get(), &channel_versions),
        versions: channel_versions,
        created_at: row[6].int()?,
    })
}

/// LangGraph counts in the metadata what each of its delta channels wrote since its last blob. Its JavaScript edition only
/// says that there are some.
fn delta_channels(metadata: &str, versions: &BTreeMap<String, String>) -> Vec<String> {
    if !metadata.contains("counters_since_delta_snapshot") && !metadata.contains("delta_writes_versioned") {
        return Vec::new();
    }
    let Ok(metadata) = serde_json::from_str::<Map<String, Value>>(metadata) else { return Vec::new() };
    if metadata.contains_key("delta_writes_versioned") {
        return versions.keys().cloned().collect();
    }
    let counters = metadata.get("counters_since_delta_snapshot").and_then(Value::as_object);
    counters.map(|counters| counters.keys().cloned().collect()).unwrap_or_default()
}

fn blob(row: &Row) -> Result<(BlobKey, BlobEntry), StoreError> {
    let key = BlobKey {
        ns: row[1].text()?.to_owned(),
        channel: row[2].text()?.to_owned(),
        version: row[3].text()?.to_owned(),
    };
    let entry = BlobEntry {
        base: row[4].maybe(|base| Ok(base.text()?.to_owned()))?,
        is_empty: row[5].text()? == EMPTY,
        depth: u32::try_from(row[6].int()?).map_err(StoreError::corrupt)?,
    };
    Ok((key, entry))
}
