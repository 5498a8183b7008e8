//! How often a password may be tried: a few times for an e-mail address from one place, and more from all.
//!
//! A stranger can't lock a person out from where that person signs in, short of trying from so many places that
//! the limit of the address is met; how fast anybody can try at all is bound by how many hashes are made at once.

use std::{
    collections::VecDeque,
    hash::Hash,
    net::IpAddr,
    num::NonZeroUsize,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use lru::LruCache;

use crate::LedgerError;

/// Failures of one e-mail address from one place within [`WINDOW`].
const OF_ONE_PLACE: usize = 5;
/// Failures of one e-mail address from everywhere within [`WINDOW`].
const OF_ONE: usize = 50;
const WINDOW: Duration = Duration::from_secs(15 * 60);
/// Most addresses remembered, and most of them with their places; those tried longest ago go first.
const REMEMBERED: NonZeroUsize = NonZeroUsize::MIN.saturating_add(9_999);

type Times = VecDeque<Instant>;

/// Counts an attempt when it begins, so that many at once are not more than one after another, and forgets it
/// again where it did not fail.
pub struct Attempts(Mutex<Counted>);

struct Counted {
    by_place: LruCache<(String, Option<IpAddr>), Times>,
    by_email: LruCache<String, Times>,
}

impl Default for Attempts {
    fn default() -> Self {
        let counted = Counted { by_place: LruCache::new(REMEMBERED), by_email: LruCache::new(REMEMBERED) };
        Self(Mutex::new(counted))
    }
}

impl Attempts {
    fn counted(&self) -> MutexGuard<'_, Counted> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts an attempt, or says how long to wait before the next one. A refused attempt counts for nothing.
    pub fn begin(&self, email: &str, from: Option<IpAddr>, now: Instant) -> Result<(), LedgerError> {
        let mut counted = self.counted();
        let Counted { by_place, by_email } = &mut *counted;
        let place = (email.to_owned(), from);
        // Looked up and not made: a refused attempt must not push another's failures out.
        let here = by_place.get_mut(&place).and_then(|times| wait(times, OF_ONE_PLACE, now));
        let everywhere = by_email.get_mut(email).and_then(|times| wait(times, OF_ONE, now));
        if let Some(wait) = here.max(everywhere) {
            let retry_after_s = u32::try_from(wait.as_secs()).unwrap_or(u32::MAX).saturating_add(1);
            let message = format!("too many sign-ins failed; try again in {retry_after_s} s");
            return Err(LedgerError::RateLimited { message, retry_after_s });
        }
        push(by_place, place, now);
        push(by_email, email.to_owned(), now);
        Ok(())
    }

    /// Forgets an attempt that began then: it was no failure.
    pub fn forgive(&self, email: &str, from: Option<IpAddr>, began: Instant) {
        let mut counted = self.counted();
        let Counted { by_place, by_email } = &mut *counted;
        let place = by_place.get_mut(&(email.to_owned(), from));
        for times in place.into_iter().chain(by_email.get_mut(email)) {
            if let Some(at) = times.iter().position(|at| *at == began) {
                times.remove(at);
            }
        }
    }
}

fn push<K: Hash + Eq>(by: &mut LruCache<K, Times>, key: K, now: Instant) {
    by.get_or_insert_mut(key, Times::new).push_back(now);
}

/// How long until there is room for one more, where there is none.
fn wait(attempts: &mut Times, most: usize, now: Instant) -> Option<Duration> {
    attempts.retain(|at| now.saturating_duration_since(*at) < WINDOW);
    if attempts.len() < most {
        return None;
    }
    attempts.front().map(|first| WINDOW.saturating_sub(now.saturating_duration_since(*first)))
}

#[cfg(test)]
#[path = "attempts_tests.rs"]
mod tests;
