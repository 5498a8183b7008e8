//! Users with many memories: what proposes their candidates, held in memory.
//!
//! Whoever has few memories is searched by reading all of them. Of many that would take too long, and every
//! write would pay for indexes by words and by nearness. What is held only proposes candidates: the
//! rows, and whether they may be seen, are read from the database each time.

use std::sync::{
    Arc, Mutex, MutexGuard, PoisonError,
    atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering},
};

use lru::LruCache;
use memledger_kernel::turns;
use memledger_projections::UserKey;
use tokio::sync::Semaphore;

mod asked_words;
mod scan;
mod threads;
mod user;
mod vocabulary;

pub use scan::{Passing, Proposed, Sought};
pub use user::{Analysed, Resident};

/// Most changes that what is held of a user is brought up to date with; behind more it is read anew.
pub const MOST_CHANGED: usize = 2_000;
/// Most rows that are read again for each query since they wait for their vectors.
pub const MOST_AGAIN: usize = 200;
/// Rows that are read at once, with their texts, and that are analysed at once.
pub const PAGE: usize = 250;
pub const ANALYSED: usize = 16;
/// Looking at this many bytes of a user takes milliseconds.
const MANY_BYTES: usize = 1 << 20;
/// How many users are read at a time.
const READS: usize = 2;
/// What a user takes at least.
const LEAST_BYTES: usize = 256;

/// The users asked about last, within a bound on memory.
pub struct Residents {
    users: Mutex<LruCache<UserKey, Arc<Slot>>>,
    /// As of how many takeovers of the database they were read.
    takeovers: AtomicU64,
    most_bytes: usize,
    /// Had by who reads a user's rows: each takes memory, whether or not it is held afterwards.
    pub reads: Semaphore,
    /// The same for users that are too large to be held, whose rows are read for each query.
    pub passes: Semaphore,
}

/// The place of a user with many memories.
#[derive(Default)]
pub struct Slot {
    /// Had by who reads the user's rows: it is done once for all who ask at a time.
    pub reading: tokio::sync::Mutex<()>,
    held: Mutex<Option<ResidentHandle>>,
    /// Whether there was no room for it.
    is_large: AtomicBool,
}

/// What is held of a user.
#[derive(Clone)]
pub struct ResidentHandle(Arc<Shared>);

struct Shared {
    resident: Mutex<Resident>,
    /// What it takes, for who must not wait for a query.
    bytes: AtomicUsize,
}

impl Residents {
    pub fn new(most_bytes: usize) -> Self {
        let [reads, passes] = [READS, READS].map(Semaphore::new);
        let users = Mutex::new(LruCache::unbounded());
        Self { users, takeovers: AtomicU64::new(0), most_bytes, reads, passes }
    }

    /// The place of a user who is known to have many memories. What was read of a database before another took over says
    /// nothing about that one.
    pub fn of(&self, user: &UserKey, takeovers: u64) -> Option<Arc<Slot>> {
        let mut users = locked(&self.users);
        if self.takeovers.swap(takeovers, Ordering::Relaxed) != takeovers {
            users.clear();
        }
        let slot = users.get(user).cloned();
        // What is held grows with what its user writes.
        if let Some(grown) = slot.as_ref().filter(|slot| slot.bytes() > LEAST_BYTES + self.most_bytes) {
            grown.is_too_large(true);
        }
        slot
    }

    /// Whether a user of this size is too large to be held.
    pub fn is_too_large(&self, bytes: usize) -> bool {
        bytes > self.most_bytes
    }

    /// The same of one who was found to have many.
    pub fn place(&self, user: &UserKey) -> Arc<Slot> {
        locked(&self.users).get_or_insert(user.clone(), Arc::default).clone()
    }

    /// Holds a user's rows, where they are of one rev; those who were not asked about for longest make room.
    pub fn hold(&self, slot: &Slot, resident: Resident, of_one_rev: bool) -> ResidentHandle {
        let bytes = resident.bytes();
        let held = ResidentHandle(Arc::new(Shared { resident: Mutex::new(resident), bytes: bytes.into() }));
        *locked(&slot.held) = of_one_rev.then(|| held.clone());
        let mut users = locked(&self.users);
        let mut bytes: usize = users.iter().map(|(_, slot)| slot.bytes()).sum();
        while bytes > self.most_bytes {
            let Some((_, gone)) = users.pop_lru() else { break };
            bytes = bytes.saturating_sub(gone.bytes());
        }
        held
    }

    /// What texts were made to must not outlive them.
    pub fn forget(&self, user: &UserKey) {
        locked(&self.users).pop(user);
    }
}

impl Slot {
    pub fn held(&self) -> Option<ResidentHandle> {
        locked(&self.held).clone()
    }

    /// Whether the user is too large to be held. The rows are then read for each query.
    pub fn is_large(&self) -> bool {
        self.is_large.load(Ordering::Relaxed)
    }

    pub fn is_too_large(&self, is_large: bool) {
        self.is_large.store(is_large, Ordering::Relaxed);
        if is_large {
            *locked(&self.held) = None;
        }
    }

    fn bytes(&self) -> usize {
        LEAST_BYTES + self.held().map_or(0, |held| held.0.bytes.load(Ordering::Relaxed))
    }
}

impl ResidentHandle {
    /// Whether they are one and the same.
    pub fn is(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// Up to which rev, and memories that may have got a vector since then, of an embedder that stores any.
    pub fn standing(&self, embedder: Option<&str>) -> (u64, Vec<String>) {
        let resident = locked(&self.0.resident);
        let waiting = embedder.map(|embedder| resident.waiting(embedder, MOST_AGAIN));
        (resident.rev(), waiting.unwrap_or_default())
    }

    /// The memories that may answer a query, after what changed since, up to a rev; `level` says that the read models
    /// all stood there.
    pub fn propose(&self, sought: &Sought<'_>, rev: u64, changed: &[Analysed], level: bool) -> Proposed {
        let look = || {
            let mut resident = locked(&self.0.resident);
            let proposed = resident.propose(sought, changed);
            // Another query may have seen more meanwhile.
            if level && rev >= resident.rev() {
                resident.change(rev, changed);
                self.0.bytes.store(resident.bytes(), Ordering::Relaxed);
            }
            proposed
        };
        if self.0.bytes.load(Ordering::Relaxed) > MANY_BYTES { turns::at_length(look) } else { look() }
    }
}

fn locked<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}
