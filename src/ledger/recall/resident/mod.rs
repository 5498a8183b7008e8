//! Users with many memories: what proposes their candidates, held in memory.
//!
//! A database reads all of a user's bits for each query, and long lists of frequent words: some milliseconds of
//! 20,000 memories. What is held only proposes candidates: the rows, and whether they may be seen, are read from
//! the database each time.

use std::{
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use lru::LruCache;
use memledger_projections::{UserKey, search::Seen};

mod user;

pub use user::Proposed;
use user::Resident;

/// Most changes that what is held of a user is brought up to date with; behind more it is read anew.
pub const MOST_CHANGED: usize = 2_000;
/// How long a user's rows are not read again that could not be held.
const AGAIN: Duration = Duration::from_secs(60);
/// What a row takes at least, beside its bits.
const LEAST_BYTES: usize = 128;

/// The users asked about last, within a bound on memory.
pub struct Residents {
    users: Mutex<LruCache<UserKey, Entry>>,
    most_bytes: usize,
}

enum Entry {
    Held(Arc<Mutex<Resident>>),
    /// They are being read, or can't be held before then.
    Not(Instant),
}

/// What is held of a user, for one query.
pub struct Holding {
    held: Arc<Mutex<Resident>>,
    /// Up to which rev; what changed behind it is to be read.
    pub rev: u64,
}

impl Residents {
    /// Without memory it holds nothing.
    pub fn new(most_bytes: usize) -> Self {
        Self { users: Mutex::new(LruCache::unbounded()), most_bytes }
    }

    /// What is held of a user by that embedder.
    pub fn of(&self, user: &UserKey, embedder: &str) -> Option<Holding> {
        let held = match locked(&self.users).get(user)? {
            Entry::Held(held) => held.clone(),
            Entry::Not(_) => return None,
        };
        let rev = {
            let held = locked(&held);
            (held.embedder() == embedder).then_some(held.rev())?
        };
        Some(Holding { held, rev })
    }

    /// Whether a user's rows are to be read now, for [`Self::hold`], and at most how many; the caller alone does
    /// it then.
    pub fn begins(&self, user: &UserKey, memories: i64) -> Option<usize> {
        let most = self.most_bytes / LEAST_BYTES;
        if usize::try_from(memories).is_ok_and(|memories| memories >= most) {
            return None;
        }
        let mut users = locked(&self.users);
        if let Some(Entry::Not(until)) = users.get(user)
            && Instant::now() < *until
        {
            return None;
        }
        users.put(user.clone(), Entry::Not(Instant::now() + AGAIN));
        Some(most)
    }

    /// Holds a user's rows as of a rev, unless some have no bits of that embedder: nobody would hear of it when
    /// they get them.
    pub fn hold(&self, user: UserKey, embedder: &str, seen: &Seen) {
        let Some(held) = Resident::new(embedder, seen).filter(|held| held.bytes() <= self.most_bytes) else {
            return;
        };
        let mut users = locked(&self.users);
        users.put(user, Entry::Held(Arc::new(Mutex::new(held))));
        let size = |entry: &Entry| match entry {
            Entry::Held(held) => locked(held).bytes(),
            Entry::Not(_) => LEAST_BYTES,
        };
        let mut bytes: usize = users.iter().map(|(_, entry)| size(entry)).sum();
        while bytes > self.most_bytes {
            let Some((_, gone)) = users.pop_lru() else { break };
            bytes -= size(&gone);
        }
    }

    /// What texts were embedded to must not outlive them.
    pub fn forget(&self, user: &UserKey) {
        locked(&self.users).pop(user);
    }
}

fn locked<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Holding {
    /// The memories that may answer a query, after what changed since; `level` says that the read models all
    /// stand where `seen` was read. None where too much has changed, or cannot be held.
    pub fn propose(
        &self,
        words: &[String],
        bits: &[u8],
        reach: usize,
        seen: &Seen,
        level: bool,
    ) -> Option<Proposed> {
        let mut held = locked(&self.held);
        // A log that was restored from a backup may end before what is held.
        if seen.changes >= MOST_CHANGED || seen.rev < self.rev || !held.takes(bits, &seen.changed) {
            return None;
        }
        let proposed = held.propose(words, bits, reach, &seen.changed);
        // Another query may have seen more meanwhile.
        if level && seen.rev > held.rev() {
            held.change(seen.rev, &seen.changed);
        }
        Some(proposed)
    }
}
