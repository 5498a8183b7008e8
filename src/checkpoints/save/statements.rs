//! The statements of a save.

use memledger_aggregates::Timestamp;
use memledger_kernel::LedgerError;
use memledger_store::{Statement, Value};

use super::{
    EncodedBlob,
    lookup::{BY_DIGEST, digest},
};
use crate::{
    cache::BlobKey,
    codec::pack,
    facts::Facts,
    model::NewCheckpoint,
    thread_key::{OF_THREAD, ThreadKey},
};

/// Counts a save, if the thread is of the generation that was seen; makes the thread if none was.
pub fn touch(thread: &ThreadKey, seen: Option<&str>, generation: &str, at: Timestamp) -> Statement {
    let values = thread.with([generation.into(), at.0.into()]);
    let sql = match seen {
        Some(_) => {
            format!("UPDATE checkpoint_threads SET saves = saves + 1, saved_at = $6 WHERE {OF_THREAD} AND generation = $5")
        }
        None => "INSERT INTO checkpoint_threads (partition_id, tenant_id, user_id, thread_id, generation, saved_at, saves) \
                 VALUES ($1, $2, $3, $4, $5, $6, 1) ON CONFLICT DO NOTHING"
            .to_owned(),
    };
    Statement::new(sql, values).changing(1)
}

/// The same as long as none of these channels has bytes of that digest: what has them is built upon, after a look.
pub fn unless_there(mut touch: Statement, digests: &[(BlobKey, i64)]) -> Statement {
    for (key, digest) in digests {
        let [ns, channel, number] = [1, 2, 3].map(|behind| touch.parameters.len() + behind);
        touch.sql.push_str(&format!(
            " AND NOT EXISTS (SELECT 1 FROM thread_checkpoint_blobs b WHERE {BY_DIGEST} AND b.ns = ${ns} \
               AND b.channel = ${channel} AND b.digest = ${number})"
        ));
        touch.parameters.extend([key.ns.as_str().into(), key.channel.as_str().into(), (*digest).into()]);
    }
    touch
}

const BLOB_COLUMNS: &str = "partition_id, tenant_id, user_id, thread_id, ns, channel, version, base, kind, size, hash, digest, \
     depth, delta_bytes, whole_bytes, body";

/// What a blob has behind its thread, in the order of its columns.
fn blob_values(blob: &EncodedBlob) -> [Value; 12] {
    let (key, content) = (&blob.key, &blob.content);
    [
        key.ns.as_str().into(),
        key.channel.as_str().into(),
        key.version.as_str().into(),
        blob.base.as_deref().into(),
        content.kind.as_str().into(),
        (content.bytes.len() as u64).into(),
        Value::Bytes(blob.hash.clone()),
        digest(&blob.hash).into(),
        u64::from(content.link.depth).into(),
        content.link.delta_bytes.into(),
        content.link.whole_bytes.into(),
        Value::Bytes(blob.body.clone()),
    ]
}

/// Stores those that are not there yet; no statement if there are none.
pub fn insert_blobs(thread: &ThreadKey, blobs: &[EncodedBlob]) -> Option<Statement> {
    if blobs.is_empty() {
        return None;
    }
    let mut values = thread.values();
    let mut rows = Vec::with_capacity(blobs.len());
    for blob in blobs {
        let first = values.len() + 1;
        let of_blob = blob_values(blob);
        let names: Vec<String> = (first..first + of_blob.len()).map(|number| format!("${number}")).collect();
        rows.push(format!("($1, $2, $3, $4, {})", names.join(", ")));
        values.extend(of_blob);
    }
    let rows = rows.join(", ");
    let sql =
        format!("INSERT INTO thread_checkpoint_blobs ({BLOB_COLUMNS}) VALUES {rows} ON CONFLICT DO NOTHING");
    Some(Statement::new(sql, values))
}

/// Stores a blob that is there in another way.
const UPDATE_BLOB: &str = "UPDATE thread_checkpoint_blobs SET base = $8, depth = $9, delta_bytes = $10, whole_bytes = $11, \
     body = $12 WHERE partition_id = $1 AND tenant_id = $2 AND user_id = $3 AND thread_id = $4 AND ns = $5 \
     AND channel = $6 AND version = $7";

/// The blob built upon another one than before.
pub fn rebased(thread: &ThreadKey, blob: &EncodedBlob) -> Statement {
    let [ns, channel, version, base, _, _, _, _, depth, delta_bytes, whole_bytes, body] = blob_values(blob);
    let values = [ns, channel, version, base, depth, delta_bytes, whole_bytes, body];
    Statement::new(UPDATE_BLOB, thread.with(values)).changing(1)
}

pub fn put_checkpoint(
    thread: &ThreadKey,
    ns: &str,
    new: &NewCheckpoint,
    facts: &Facts,
    blobs_named: usize,
    at: Timestamp,
) -> Result<Statement, LedgerError> {
    let (facts, facts_size) = facts.stored()?;
    let checkpoint = &new.checkpoint;
    let values = thread.with([
        ns.into(),
        new.checkpoint_id.as_str().into(),
        new.parent_checkpoint_id.as_deref().into(),
        new.run_id.as_deref().into(),
        checkpoint.kind.as_str().into(),
        (checkpoint.data.len() as u64).into(),
        Value::Bytes(pack(&checkpoint.data)),
        (facts_size as u64).into(),
        Value::Bytes(facts),
        (blobs_named as u64).into(),
        at.0.into(),
    ]);
    let sql = "INSERT INTO thread_checkpoints (partition_id, tenant_id, user_id, thread_id, ns, checkpoint_id, parent_id, \
               run_id, kind, size, body, facts_size, facts, blobs, created_at) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) \
               ON CONFLICT (partition_id, tenant_id, user_id, thread_id, ns, checkpoint_id) DO UPDATE SET \
               parent_id = excluded.parent_id, run_id = excluded.run_id, kind = excluded.kind, size = excluded.size, \
               body = excluded.body, facts_size = excluded.facts_size, facts = excluded.facts, blobs = excluded.blobs";
    Ok(Statement::new(sql, values).changing(1))
}
