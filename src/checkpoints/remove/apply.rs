//! A removal, in one statement.

use std::collections::{BTreeSet, HashMap};

use memledger_kernel::LedgerError;
use memledger_store::{Statement, StoreError, Value};
use serde_json::json;
use sha2::{Digest, Sha256};

use super::{
    ATTEMPTS, StoreOrLedger, ThreadSnapshot,
    plan::{Place, Removal},
};
use crate::{
    Checkpoints, blobs,
    cache::{BlobKey, Content},
    save::{EncodedBlob, encoded, new_generation, rebased},
    thread_key::{OF_THREAD, ThreadKey, of_thread},
};

/// Every table of checkpoints.
pub const TABLES: [&str; 3] = ["thread_checkpoints", "thread_checkpoint_blobs", "thread_checkpoint_writes"];

fn places(places: &[Place]) -> Value {
    json!(places).to_string().into()
}

impl Checkpoints {
    /// Stores what stays as it is built from then on, and removes the rest, if the thread is still as it was seen.
    pub(super) async fn apply(
        &self,
        thread: &ThreadKey,
        snapshot: &ThreadSnapshot,
        removal: Removal,
    ) -> Result<(), StoreOrLedger> {
        let rebased_blobs = self.rebase(thread, snapshot, &removal).await?;
        let generation = new_generation();
        let guard =
            thread.with([(&*snapshot.generation).into(), snapshot.saves.into(), (&*generation).into()]);
        let sql = format!(
            "UPDATE checkpoint_threads SET generation = $7 WHERE {OF_THREAD} AND generation = $5 AND saves = $6"
        );
        let mut together = vec![Statement::new(sql, guard).changing(1)];
        together.extend(rebased_blobs.iter().map(|blob| rebased(thread, blob)));
        let rows = self.core.store.dialect().rows("$5");
        let listed = |columns: &str, values: &str| {
            format!("WHERE {OF_THREAD} AND ({columns}) IN (SELECT {values} FROM {rows} n)")
        };
        let of_places = listed("ns, checkpoint_id", "n.value ->> 0, n.value ->> 1");
        for table in ["thread_checkpoints", "thread_checkpoint_writes"] {
            let gone = thread.with([places(&removal.checkpoints)]);
            together.push(Statement::new(format!("DELETE FROM {table} {of_places}"), gone));
        }
        if !removal.blobs.is_empty() {
            let of_blobs = listed("ns, channel, version", "n.value ->> 0, n.value ->> 1, n.value ->> 2");
            let gone = thread.with([blobs::rows_of(&removal.blobs)]);
            together.push(Statement::new(format!("DELETE FROM thread_checkpoint_blobs {of_blobs}"), gone));
        }
        if !removal.orphans.is_empty() {
            let sql = format!("UPDATE thread_checkpoints SET parent_id = NULL {of_places}");
            together.push(Statement::new(sql, thread.with([places(&removal.orphans)])));
        }
        self.core.store.execute_together(together).await.map_err(StoreOrLedger::Store)?;
        Ok(())
    }

    /// The blobs that stay but were built upon one that goes, as they are stored from then on.
    async fn rebase(
        &self,
        thread: &ThreadKey,
        snapshot: &ThreadSnapshot,
        removal: &Removal,
    ) -> Result<Vec<EncodedBlob>, LedgerError> {
        if removal.rebased.is_empty() {
            return Ok(Vec::new());
        }
        let base_of = |key: &BlobKey, base: &Option<String>| {
            base.as_ref().map(|version| BlobKey { version: version.clone(), ..key.clone() })
        };
        let bases = removal.rebased.iter().filter_map(|(key, base)| base_of(key, base));
        let wanted = removal.rebased.iter().map(|(key, _)| key.clone()).chain(bases).collect();
        let store = self.core.store.as_ref();
        let contents = blobs::read(store, &self.cache, thread, &snapshot.generation, wanted).await?;
        let removal = removal.rebased.clone();
        let encoding = tokio::task::spawn_blocking(move || {
            let missing = |key: &BlobKey| {
                LedgerError::Internal(format!(
                    "version {} of channel {} is missing",
                    key.version, key.channel
                ))
            };
            let mut moved: HashMap<BlobKey, Content> = HashMap::new();
            let mut blobs = Vec::with_capacity(removal.len());
            for (key, base) in removal {
                let content = contents.get(&key).ok_or_else(|| missing(&key))?.clone();
                let base = base.map(|version| BlobKey { version, ..key.clone() });
                // One that was moved before has another place in its chain.
                let on = base.as_ref().and_then(|base| moved.get(base).or_else(|| contents.get(base)));
                let hash = Sha256::digest(&content.bytes).to_vec();
                let blob = encoded(
                    key.clone(),
                    hash,
                    content,
                    base.as_ref().map(|base| base.version.clone()).zip(on),
                );
                moved.insert(key, blob.content.clone());
                blobs.push(blob);
            }
            Ok(blobs)
        });
        encoding
            .await
            .map_err(|failed| LedgerError::Internal(format!("a channel could not be encoded: {failed}")))?
    }

    /// Removes all checkpoints, blobs and writes of a thread; answers how many checkpoints there were.
    pub(crate) async fn delete_all(&self, thread: &ThreadKey) -> Result<u64, LedgerError> {
        let _turn = self.turn(thread).await;
        self.delete_tables(thread, &TABLES, false).await
    }

    /// Removes all rows of a thread in these tables, within a turn. `for_good`: their bytes go from the files, too.
    pub(crate) async fn delete_tables(
        &self,
        thread: &ThreadKey,
        tables: &[&'static str],
        for_good: bool,
    ) -> Result<u64, LedgerError> {
        for _ in 0..ATTEMPTS {
            let of_thread = of_thread("t");
            let sql = format!("SELECT t.generation, t.saves FROM checkpoint_threads t WHERE {of_thread}");
            let rows =
                self.core.store.query_partition(thread.user.partition_id, &sql, thread.values()).await?;
            let mut together = Vec::new();
            if let Some(row) = rows.first() {
                // A save that is under way is waited for here, and makes this look again.
                let seen = thread.with([row[0].clone(), row[1].clone()]);
                let sql = format!(
                    "DELETE FROM checkpoint_threads WHERE {OF_THREAD} AND generation = $5 AND saves = $6"
                );
                together.push(Statement::new(sql, seen).changing(1));
            }
            let guards = together.len();
            for table in tables {
                let delete =
                    Statement::new(format!("DELETE FROM {table} WHERE {OF_THREAD}"), thread.values());
                together.push(if for_good { delete.erasing(table) } else { delete });
            }
            match self.core.store.execute_together(together).await {
                Err(StoreError::Conflict(_)) => continue,
                deleted => {
                    self.cache.forget(|of| of == thread);
                    self.recent.forget(|of| of == thread);
                    return Ok(deleted?.get(guards).copied().unwrap_or(0));
                }
            }
        }
        Err(LedgerError::contended("this thread's checkpoints", ATTEMPTS))
    }
}

/// Which of the places have pending writes.
pub async fn with_writes(
    checkpoints: &Checkpoints,
    thread: &ThreadKey,
) -> Result<BTreeSet<Place>, LedgerError> {
    let of_thread = of_thread("w");
    let sql =
        format!("SELECT DISTINCT w.ns, w.checkpoint_id FROM thread_checkpoint_writes w WHERE {of_thread}");
    let rows =
        checkpoints.core.store.query_partition(thread.user.partition_id, &sql, thread.values()).await?;
    let place = |row: &memledger_store::Row| Ok((row[0].text()?.to_owned(), row[1].text()?.to_owned()));
    rows.iter().map(place).collect::<Result<_, StoreError>>().map_err(Into::into)
}
