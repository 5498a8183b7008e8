//! The last save of a thread in this process: one that continues it need not ask what is there.

use std::{
    collections::BTreeMap,
    num::NonZeroUsize,
    sync::{Arc, Mutex},
};

use lru::LruCache;
use memledger_store::locked;

use super::{
    EncodedBlob,
    lookup::{ThreadSnapshot, digest},
};
use crate::{cache::BlobKey, model::NewCheckpoint, thread_key::ThreadKey};

/// Threads whose last save is known.
const THREADS: NonZeroUsize = NonZeroUsize::new(4_096).unwrap();
/// Checkpoints whose names take more bytes are not kept here.
const MAX_BYTES: usize = 8 * 1_024;
/// Smaller contents cost nothing worth looking for.
const SMALL: usize = 1_024;
/// A save with more large contents looks first.
const MOST_LARGE: usize = 8;

/// A checkpoint as it was saved.
#[derive(Debug, Clone)]
struct Saved {
    generation: Arc<str>,
    checkpoint_id: String,
    /// The versions that it names, each with whether it has a blob: a channel without a value has none.
    versions: BTreeMap<String, (String, bool)>,
}

/// By thread and namespace.
pub struct RecentSaves(Mutex<LruCache<(ThreadKey, String), Saved>>);

impl Default for RecentSaves {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(THREADS)))
    }
}

impl RecentSaves {
    /// What a look would find, if the checkpoint follows the last one that was saved here and every version that it names is
    /// that one's or comes with it. A generation that has changed since shows when it is stored.
    pub fn before(&self, thread: &ThreadKey, ns: &str, new: &NewCheckpoint) -> Option<ThreadSnapshot> {
        let mut saves = locked(&self.0);
        let saved = saves.get(&(thread.clone(), ns.to_owned()))?;
        let is_sent = |channel: &String, version: &String| {
            new.blobs.iter().any(|blob| blob.channel == *channel && blob.version == *version)
        };
        let is_known = |(channel, version): (&String, &String)| {
            saved.versions.get(channel).is_some_and(|(known, _)| known == version)
                || is_sent(channel, version)
        };
        let follows = new.parent_checkpoint_id.as_ref() == Some(&saved.checkpoint_id)
            && new.channel_versions.iter().all(is_known);
        let with_blob = saved.versions.iter().filter(|(_, (_, has_blob))| *has_blob);
        let versions = with_blob.map(|(channel, (version, _))| (channel.clone(), version.clone()));
        follows.then(|| ThreadSnapshot::following(saved.generation.clone(), versions.collect()))
    }

    /// Versions that the last save of that namespace named and that had no blob: those of channels without a value.
    pub fn without_blob(&self, thread: &ThreadKey, ns: &str) -> Vec<BlobKey> {
        let mut saves = locked(&self.0);
        let Some(saved) = saves.get(&(thread.clone(), ns.to_owned())) else { return Vec::new() };
        let without = saved.versions.iter().filter(|(_, (_, has_blob))| !has_blob);
        let key = |(channel, (version, _)): (&String, &(String, bool))| BlobKey {
            ns: ns.to_owned(),
            channel: channel.clone(),
            version: version.clone(),
        };
        without.map(key).collect()
    }

    /// Notes what was saved.
    pub fn note(
        &self,
        thread: &ThreadKey,
        ns: &str,
        new: &NewCheckpoint,
        generation: &Arc<str>,
        has_blob: impl Fn(&str, &str) -> bool,
    ) {
        let key = (thread.clone(), ns.to_owned());
        let bytes: usize =
            new.channel_versions.iter().map(|(channel, version)| channel.len() + version.len()).sum();
        if bytes > MAX_BYTES {
            locked(&self.0).pop(&key);
            return;
        }
        let noted = |(channel, version): (&String, &String)| {
            (channel.clone(), (version.clone(), has_blob(channel, version)))
        };
        let saved = Saved {
            generation: generation.clone(),
            checkpoint_id: new.checkpoint_id.clone(),
            versions: new.channel_versions.iter().map(noted).collect(),
        };
        locked(&self.0).put(key, saved);
    }

    /// Lets go of the threads that were destroyed.
    pub fn forget(&self, is_gone: impl Fn(&ThreadKey) -> bool) {
        let mut saves = locked(&self.0);
        let gone: Vec<_> =
            saves.iter().map(|(key, _)| key).filter(|(thread, _)| is_gone(thread)).cloned().collect();
        gone.iter().for_each(|key| drop(saves.pop(key)));
    }
}

/// The blobs whose bytes must not be in the thread yet if they are to be stored without a look: those that are neither
/// small nor little more than what differs from the version before. None if these are too many for one statement.
pub fn not_there_yet(blobs: &[EncodedBlob]) -> Option<Vec<(BlobKey, i64)>> {
    let is_small_change = |blob: &&EncodedBlob| {
        let size = blob.content.bytes.len();
        size <= SMALL || blob.base.is_some() && blob.body.len() <= size / 4
    };
    let large = blobs.iter().filter(|blob| !is_small_change(blob));
    let large: Vec<_> = large.map(|blob| (blob.key.clone(), digest(&blob.hash))).collect();
    (large.len() <= MOST_LARGE).then_some(large)
}
