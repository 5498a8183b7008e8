//! Storing a checkpoint: one look at what is there, unless it follows the last save, and one statement.

mod checks;
mod encoding;
mod lookup;
mod recent;
mod statements;

use std::sync::Arc;

use memledger_aggregates::{ThreadId, UserId};
use memledger_kernel::{Identity, LedgerError, time::now};
use memledger_store::StoreError;
use sha2::{Digest, Sha256};
use uuid::Uuid;

use crate::{Checkpoints, cache::BlobKey, facts::Facts, model::NewCheckpoint, names, thread_key::ThreadKey};
pub use checks::writes as check_writes;
pub use encoding::{EncodedBlob, encoded};
use lookup::ThreadSnapshot;
pub use recent::RecentSaves;
use statements::insert_blobs;
pub use statements::{rebased, touch};

/// How often a save is tried again after others removed what it is built upon, or made the thread first.
const ATTEMPTS: usize = 20;

/// A generation that no thread had before.
pub fn new_generation() -> Arc<str> {
    Uuid::new_v4().to_string().into()
}

impl Checkpoints {
    /// Stores a checkpoint and those of its blobs that are new. The same id again replaces the checkpoint; a blob that is
    /// there stays.
    pub async fn save(
        &self,
        identity: &Identity,
        user: &UserId,
        thread: &ThreadId,
        ns: &str,
        mut new: NewCheckpoint,
    ) -> Result<(), LedgerError> {
        self.people.may_write(identity, user)?;
        names::namespace(ns)?;
        checks::checkpoint(&new)?;
        new.run_id = new.run_id.or_else(|| checks::run_of(new.metadata.get()));
        let thread = ThreadKey::new(identity, user, thread);
        let _turn = self.turn(&thread).await;
        self.store_checkpoint(&thread, ns, &new).await?;
        self.records.note_answer(identity, Some(user));
        Ok(())
    }

    /// The same for what was checked before, within a turn.
    pub(crate) async fn store_checkpoint(
        &self,
        thread: &ThreadKey,
        ns: &str,
        new: &NewCheckpoint,
    ) -> Result<(), LedgerError> {
        let facts = Facts {
            channel_versions: new.channel_versions.clone(),
            metadata: new.metadata.clone(),
            metadata_typed: new.metadata_typed.clone(),
        };
        let hashes: Vec<Vec<u8>> =
            new.blobs.iter().map(|blob| Sha256::digest(&blob.value.data).to_vec()).collect();
        if let Some(snapshot) = self.recent.before(thread, ns, new) {
            let blobs = self.encode_blobs(thread, ns, (new, &hashes), &snapshot).await?;
            if let Some(unlike) = recent::not_there_yet(&blobs)
                && self.store_upon(thread, ns, (new, &facts), (&snapshot, blobs, &unlike)).await?
            {
                return Ok(());
            }
        }
        for _ in 0..ATTEMPTS {
            let snapshot = lookup::look(self, thread, ns, (new, &hashes)).await?;
            let blobs = self.encode_blobs(thread, ns, (new, &hashes), &snapshot).await?;
            if self.store_upon(thread, ns, (new, &facts), (&snapshot, blobs, &[])).await? {
                return Ok(());
            }
        }
        Err(LedgerError::contended("this thread's checkpoints", ATTEMPTS))
    }

    /// Stores it if the thread is as the snapshot has it, and has none of the bytes that must not be there; whether it was.
    async fn store_upon(
        &self,
        thread: &ThreadKey,
        ns: &str,
        (new, facts): (&NewCheckpoint, &Facts),
        (snapshot, blobs, unlike): (&ThreadSnapshot, Vec<EncodedBlob>, &[(BlobKey, i64)]),
    ) -> Result<bool, LedgerError> {
        let generation = snapshot.generation.clone().unwrap_or_else(new_generation);
        let touched = touch(thread, snapshot.generation.as_deref(), &generation, now());
        let mut together = vec![statements::unless_there(touched, unlike)];
        together.extend(insert_blobs(thread, &blobs));
        let named = snapshot.blobs_named(ns, new, &blobs);
        together.push(statements::put_checkpoint(thread, ns, new, facts, named, now())?);
        let changed = match self.core.store.execute_together(together).await {
            Err(StoreError::Conflict(_)) => return Ok(false),
            changed => changed?,
        };
        let has_blob = |channel: &str, version: &str| snapshot.has(ns, &blobs, channel, version);
        self.recent.note(thread, ns, new, &generation, has_blob);
        // If another save was first with a version, its bytes are the ones that count.
        if !blobs.is_empty() && changed.get(1) == Some(&(blobs.len() as u64)) {
            for blob in blobs {
                self.cache.put(thread, blob.key, &generation, blob.content);
            }
        }
        Ok(true)
    }
}
