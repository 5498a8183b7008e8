//! The last save of a thread in this process: one that continues it need not ask what is there.

use std::{
    collections::BTreeMap,
    num::NonZeroUsize,
    sync::{Arc, Mutex},
};

use lru::LruCache;
use memledger_store::locked;

use super::{EncodedBlob, lookup::ThreadSnapshot};
use crate::{model::NewCheckpoint, thread_key::ThreadKey};

/// Threads whose last save is known.
const THREADS: NonZeroUsize = NonZeroUsize::new(4_096).unwrap();
/// Checkpoints of more channels are not kept here.
const MAX_CHANNELS: usize = 64;

/// A checkpoint as it was saved.
#[derive(Debug, Clone)]
struct Saved {
    generation: Arc<str>,
    checkpoint_id: String,
    /// The versions that it names and that have a blob.
    versions: BTreeMap<String, String>,
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
            saved.versions.get(channel) == Some(version) || is_sent(channel, version)
        };
        let follows = new.parent_checkpoint_id.as_ref() == Some(&saved.checkpoint_id)
            && new.channel_versions.iter().all(is_known);
        follows.then(|| ThreadSnapshot::following(saved.generation.clone(), saved.versions.clone()))
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
        if new.channel_versions.len() > MAX_CHANNELS {
            locked(&self.0).pop(&key);
            return;
        }
        let named = new.channel_versions.iter().filter(|(channel, version)| has_blob(channel, version));
        let versions = named.map(|(channel, version)| (channel.clone(), version.clone())).collect();
        let saved =
            Saved { generation: generation.clone(), checkpoint_id: new.checkpoint_id.clone(), versions };
        locked(&self.0).put(key, saved);
    }
}

/// Whether each blob is little more than what differs from the version before it. Else the same bytes may be there under
/// another version, which only a look tells.
pub fn are_small_changes(blobs: &[EncodedBlob]) -> bool {
    blobs.iter().all(|blob| blob.base.is_some() && blob.body.len() <= blob.content.bytes.len() / 4)
}
