//! Keys looked up lately. Verified ones are kept apart, so that no number of wrong ones crowds them out.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use memledger_kernel::Identity;

use super::Hash;

/// How long a key that was looked up is believed: a revoked one works at most this much longer.
const BELIEVED: Duration = Duration::from_secs(1);
/// How long a verified key is remembered, for who must be let in while the database is away.
const LATELY: Duration = Duration::from_secs(5 * 60);
/// Most keys remembered, of the verified and of the unknown ones each.
const REMEMBERED: usize = 10_000;

#[derive(Default)]
pub struct KeyCache(Mutex<Keys>);

#[derive(Default)]
struct Keys {
    verified: HashMap<Hash, Verified>,
    unknown: HashMap<Hash, Instant>,
    /// How often all was forgotten: what was asked before says nothing of what holds after.
    era: u64,
}

struct Verified {
    identity: Identity,
    at: Instant,
    /// When it ends by itself, as a session does.
    ends: Option<Instant>,
}

impl Verified {
    /// Whose it is, within so long after it was looked up and before its end.
    fn within(&self, time: Duration, now: Instant) -> Option<&Identity> {
        let holds = now.saturating_duration_since(self.at) < time && self.ends.is_none_or(|ends| now < ends);
        holds.then_some(&self.identity)
    }
}

/// A look-up under way: when it began, and in which era.
#[derive(Clone, Copy)]
pub struct LookUp {
    at: Instant,
    era: u64,
}

impl KeyCache {
    fn keys(&self) -> MutexGuard<'_, Keys> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whose key this is, or that it is nobody's, where that is believed without asking.
    pub fn believed(&self, key: &Hash, now: Instant) -> Option<Option<Identity>> {
        let keys = self.keys();
        if let Some(identity) = keys.verified.get(key).and_then(|it| it.within(BELIEVED, now)) {
            return Some(Some(identity.clone()));
        }
        let unknown = keys.unknown.get(key)?;
        (now.saturating_duration_since(*unknown) < BELIEVED).then_some(None)
    }

    /// Whose key this was when it was last looked up, if that is not long ago.
    pub fn lately(&self, key: &Hash, now: Instant) -> Option<Identity> {
        let keys = self.keys();
        keys.verified.get(key)?.within(LATELY, now).cloned()
    }

    /// To be taken before the database is asked.
    pub fn look_up(&self, now: Instant) -> LookUp {
        LookUp { at: now, era: self.keys().era }
    }

    /// Notes what the database said. It counts from when it was asked, and not at all where keys were revoked
    /// or something newer was noted since.
    pub fn note(&self, key: Hash, identity: Option<Identity>, look_up: LookUp) {
        self.note_until(key, identity, None, look_up);
    }

    /// The same for what ends by itself, and is neither believed nor remembered beyond that.
    pub fn note_until(&self, key: Hash, identity: Option<Identity>, ends: Option<Instant>, look_up: LookUp) {
        let mut keys = self.keys();
        let noted = keys.verified.get(&key).map(|it| it.at).max(keys.unknown.get(&key).copied());
        if keys.era != look_up.era || noted.is_some_and(|at| at > look_up.at) {
            return;
        }
        if let Some(identity) = identity {
            make_room(&mut keys.verified, |it| it.within(LATELY, look_up.at).is_some());
            keys.unknown.remove(&key);
            keys.verified.insert(key, Verified { identity, at: look_up.at, ends });
        } else {
            make_room(&mut keys.unknown, |at| look_up.at.saturating_duration_since(*at) < BELIEVED);
            keys.verified.remove(&key);
            keys.unknown.insert(key, look_up.at);
        }
    }

    /// Forgets all, also what is being asked now.
    pub fn clear(&self) {
        let mut keys = self.keys();
        *keys = Keys { era: keys.era + 1, ..Keys::default() };
    }
}

/// Drops what is out of date from a full map, and everything where nothing is.
fn make_room<T>(map: &mut HashMap<Hash, T>, holds: impl Fn(&T) -> bool) {
    if map.len() >= REMEMBERED {
        map.retain(|_, noted| holds(noted));
    }
    if map.len() >= REMEMBERED {
        map.clear();
    }
}

#[cfg(test)]
mod tests {
    use memledger_aggregates::TenantId;

    use super::*;

    const KEY: Hash = [7; 32];

    fn identity() -> Identity {
        Identity::operator(TenantId::new("default").unwrap())
    }

    fn note(cache: &KeyCache, key: Hash, identity: Option<Identity>, at: Instant) {
        cache.note(key, identity, cache.look_up(at));
    }

    #[test]
    fn a_verified_key_is_believed_for_a_moment_and_remembered_for_minutes() {
        let (cache, start) = (KeyCache::default(), Instant::now());
        assert_eq!(cache.believed(&KEY, start), None);
        note(&cache, KEY, Some(identity()), start);
        assert_eq!(cache.believed(&KEY, start), Some(Some(identity())));
        assert_eq!(cache.believed(&KEY, start + BELIEVED), None);
        assert_eq!(cache.lately(&KEY, start + BELIEVED), Some(identity()));
        assert_eq!(cache.lately(&KEY, start + LATELY), None);
    }

    #[test]
    fn what_ends_by_itself_is_not_believed_beyond_its_end() {
        let (cache, start) = (KeyCache::default(), Instant::now());
        let ends = start + BELIEVED / 2;
        cache.note_until(KEY, Some(identity()), Some(ends), cache.look_up(start));
        assert_eq!(cache.believed(&KEY, start), Some(Some(identity())));
        assert_eq!(cache.lately(&KEY, start), Some(identity()));
        assert_eq!((cache.believed(&KEY, ends), cache.lately(&KEY, ends)), (None, None));
    }

    #[test]
    fn wrong_keys_crowd_out_no_verified_one() {
        let (cache, start) = (KeyCache::default(), Instant::now());
        note(&cache, KEY, Some(identity()), start);
        for number in 0..2 * REMEMBERED as u64 {
            let mut wrong = [0; 32];
            wrong[..8].copy_from_slice(&number.to_be_bytes());
            note(&cache, wrong, None, start);
        }
        assert!(cache.keys().unknown.len() <= REMEMBERED, "there is no limit");
        assert_eq!(cache.believed(&KEY, start), Some(Some(identity())));
        assert_eq!(cache.lately(&KEY, start), Some(identity()));
    }

    #[test]
    fn a_key_that_was_found_revoked_is_not_remembered() {
        let (cache, start) = (KeyCache::default(), Instant::now());
        note(&cache, KEY, Some(identity()), start);
        note(&cache, KEY, None, start);
        assert_eq!(cache.believed(&KEY, start), Some(None));
        assert_eq!(cache.lately(&KEY, start), None);
    }

    #[test]
    fn a_slow_answer_does_not_replace_a_newer_one() {
        let (cache, start) = (KeyCache::default(), Instant::now());
        let slow = cache.look_up(start);
        let later = start + Duration::from_millis(1);
        note(&cache, KEY, None, later);
        cache.note(KEY, Some(identity()), slow);
        assert_eq!((cache.believed(&KEY, later), cache.lately(&KEY, later)), (Some(None), None));
    }

    #[test]
    fn what_was_asked_before_a_revocation_is_not_noted_after_it() {
        let (cache, start) = (KeyCache::default(), Instant::now());
        note(&cache, KEY, Some(identity()), start);
        let look_up = cache.look_up(start);
        cache.clear();
        assert_eq!(cache.lately(&KEY, start), None);
        cache.note(KEY, Some(identity()), look_up);
        assert_eq!((cache.believed(&KEY, start), cache.lately(&KEY, start)), (None, None));
    }
}
