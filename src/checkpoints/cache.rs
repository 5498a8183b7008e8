//! Contents that were read or stored lately, so that the next save of a channel need not read what it is built upon.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lru::LruCache;

use crate::{codec::Link, model::Bytes, thread_key::ThreadKey};

/// One version of a channel.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct BlobKey {
    pub ns: String,
    pub channel: String,
    pub version: String,
}

/// A content with where it is in its chain.
#[derive(Debug, Clone)]
pub struct Content {
    pub kind: String,
    pub bytes: Bytes,
    pub link: Link,
}

/// What each takes besides its bytes, about.
const OVERHEAD: usize = 512;

struct CachedContents {
    lru: LruCache<(ThreadKey, BlobKey), (Arc<str>, Content)>,
    bytes: usize,
}

/// The contents used last.
pub struct ContentCache {
    kept: Mutex<CachedContents>,
    max_bytes: usize,
}

impl ContentCache {
    pub fn new(max_bytes: usize) -> Self {
        Self { kept: Mutex::new(CachedContents { lru: LruCache::unbounded(), bytes: 0 }), max_bytes }
    }

    fn kept(&self) -> MutexGuard<'_, CachedContents> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Of that generation of the thread; one of another may be gone.
    pub fn get(&self, thread: &ThreadKey, key: &BlobKey, generation: &str) -> Option<Content> {
        let mut kept = self.kept();
        let (of, content) = kept.lru.get(&(thread.clone(), key.clone()))?;
        (**of == *generation).then(|| content.clone())
    }

    pub fn put(&self, thread: &ThreadKey, key: BlobKey, generation: &Arc<str>, content: Content) {
        let bytes = content.bytes.len() + OVERHEAD;
        // One must not take the place of all others.
        if bytes > self.max_bytes / 4 {
            return;
        }
        let mut kept = self.kept();
        let before = kept.lru.put((thread.clone(), key), (generation.clone(), content));
        kept.bytes += bytes;
        kept.bytes -= before.map_or(0, |(_, content)| content.bytes.len() + OVERHEAD);
        while kept.bytes > self.max_bytes {
            let Some((_, (_, content))) = kept.lru.pop_lru() else { break };
            kept.bytes -= content.bytes.len() + OVERHEAD;
        }
    }

    /// What was destroyed must not be kept in memory either.
    pub fn forget(&self, is_gone: impl Fn(&ThreadKey) -> bool) {
        let mut kept = self.kept();
        let gone: Vec<_> =
            kept.lru.iter().map(|(key, _)| key).filter(|(thread, _)| is_gone(thread)).cloned().collect();
        for key in gone {
            let content = kept.lru.pop(&key);
            kept.bytes -= content.map_or(0, |(_, content)| content.bytes.len() + OVERHEAD);
        }
    }
}

#[cfg(test)]
mod tests {
    use memledger_projections::UserKey;

    use super::*;

    fn thread(name: &str) -> ThreadKey {
        let user = UserKey { partition_id: 1, tenant_id: "acme".to_owned(), user_id: "ana".to_owned() };
        ThreadKey { user, thread_id: name.to_owned() }
    }

    fn key(version: usize) -> BlobKey {
        BlobKey { ns: String::new(), channel: "messages".to_owned(), version: version.to_string() }
    }

    fn content(bytes: usize) -> Content {
        let link = Link { depth: 0, delta_bytes: 0, whole_bytes: 1 };
        Content { kind: "json".to_owned(), bytes: vec![1; bytes].into(), link }
    }

    #[test]
    fn the_oldest_go_when_there_is_no_room_and_others_generations_are_not_given() {
        let (cache, generation): (_, Arc<str>) = (ContentCache::new(20_000), "g1".into());
        for version in 0..10 {
            cache.put(&thread("t"), key(version), &generation, content(3_000));
        }
        assert!(cache.get(&thread("t"), &key(9), "g1").is_some());
        assert!(cache.get(&thread("t"), &key(9), "g2").is_none());
        assert!(cache.get(&thread("other"), &key(9), "g1").is_none());
        assert!(cache.get(&thread("t"), &key(0), "g1").is_none());
        assert!(cache.kept().bytes <= 20_000);
        cache.put(&thread("t"), key(9), &generation, content(10));
        cache.put(&thread("t"), key(10), &generation, content(6_000));
        assert!(cache.get(&thread("t"), &key(10), "g1").is_none(), "it would take the place of the others");
        cache.forget(|of| of.thread_id == "t");
        let kept = cache.kept();
        assert_eq!((kept.lru.len(), kept.bytes), (0, 0));
    }
}
