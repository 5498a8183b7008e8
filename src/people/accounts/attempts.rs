//! How fast a password may be tried: whoever fails often has to wait ever longer before the next attempt, and nobody is shut
//! out.
//!
//! Failures count for an e-mail address from one place, so that a stranger slows down nobody at another place; those from all
//! places together slow down the places alone from which that address never signed in. How fast anybody can try at all
//! is bound by how many hashes are made at once.

use std::{
    collections::VecDeque,
    hash::Hash,
    net::{IpAddr, Ipv6Addr},
    num::NonZeroUsize,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use lru::LruCache;
use memledger_kernel::LedgerError;

/// Failures of one e-mail address from one place within [`WINDOW`] that slow nothing down.
const FREE: usize = 5;
/// The same from everywhere.
const FREE_EVERYWHERE: usize = 50;
const WINDOW: Duration = Duration::from_secs(15 * 60);
/// The wait behind the first failure that is not free; it doubles with each one more.
const FIRST_WAIT: Duration = Duration::from_secs(2);
const LONGEST_WAIT: Duration = Duration::from_secs(60);
/// Between two attempts from places that an address is not known from, when too many failed.
const WAIT_EVERYWHERE: Duration = Duration::from_secs(10);
/// Most addresses remembered, and most of them with their places; those tried longest ago go first.
const REMEMBERED: NonZeroUsize = NonZeroUsize::MIN.saturating_add(9_999);

/// What an address counts as: itself, or of IPv6 the /64 that one customer has whole.
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => Ipv6Addr::from_bits(v6.to_bits() >> 64 << 64).into(),
        v4 => v4,
    }
}

type Times = VecDeque<Instant>;

/// Counts an attempt when it begins, so that many at once are not more than one after another, and forgets it
/// again where it did not fail.
pub struct Attempts(Mutex<AttemptCounts>);

struct AttemptCounts {
    by_place: LruCache<(String, Option<IpAddr>), Times>,
    by_email: LruCache<String, Times>,
    /// From where addresses signed in.
    known: LruCache<(String, Option<IpAddr>), ()>,
}

impl Default for Attempts {
    fn default() -> Self {
        let counted = AttemptCounts {
            by_place: LruCache::new(REMEMBERED),
            by_email: LruCache::new(REMEMBERED),
            known: LruCache::new(REMEMBERED),
        };
        Self(Mutex::new(counted))
    }
}

impl Attempts {
    fn counted(&self) -> MutexGuard<'_, AttemptCounts> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts an attempt, or says how long to wait before the next one. A refused attempt counts for nothing.
    pub fn begin(&self, email: &str, from: Option<IpAddr>, now: Instant) -> Result<(), LedgerError> {
        let mut counted = self.counted();
        let AttemptCounts { by_place, by_email, known } = &mut *counted;
        let place = (email.to_owned(), from.map(network));
        // Looked up and not made: a refused attempt must not push another's failures out.
        let here = by_place.get_mut(&place).and_then(|times| wait(times, slowed, now));
        let is_known = known.get(&place).is_some();
        let everywhere = by_email.get_mut(email).filter(|_| !is_known);
        let everywhere = everywhere.and_then(|times| wait(times, slowed_everywhere, now));
        if let Some(wait) = here.max(everywhere) {
            let whole = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
            let retry_after_s = u32::try_from(whole).unwrap_or(u32::MAX);
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
        let AttemptCounts { by_place, by_email, .. } = &mut *counted;
        let place = by_place.get_mut(&(email.to_owned(), from.map(network)));
        for times in place.into_iter().chain(by_email.get_mut(email)) {
            if let Some(at) = times.iter().position(|at| *at == began) {
                times.remove(at);
            }
        }
    }

    /// Remembers that the address signed in from there, and forgets what failed there before.
    pub fn accept(&self, email: &str, from: Option<IpAddr>) {
        let mut counted = self.counted();
        let place = (email.to_owned(), from.map(network));
        counted.by_place.pop(&place);
        counted.known.put(place, ());
    }
}

fn push<K: Hash + Eq>(by: &mut LruCache<K, Times>, key: K, now: Instant) {
    by.get_or_insert_mut(key, Times::new).push_back(now);
}

/// How long until the next attempt, by how many failed.
fn slowed(failures: usize) -> Duration {
    let Some(more) = failures.checked_sub(FREE) else { return Duration::ZERO };
    let doubled = 2_u32.saturating_pow(u32::try_from(more).unwrap_or(u32::MAX));
    FIRST_WAIT.saturating_mul(doubled).min(LONGEST_WAIT)
}

fn slowed_everywhere(failures: usize) -> Duration {
    if failures < FREE_EVERYWHERE { Duration::ZERO } else { WAIT_EVERYWHERE }
}

/// How long there is to wait after the last of the attempts, where there is.
fn wait(attempts: &mut Times, slowed: fn(usize) -> Duration, now: Instant) -> Option<Duration> {
    attempts.retain(|at| now.saturating_duration_since(*at) < WINDOW);
    let last = attempts.back()?;
    let left = slowed(attempts.len()).saturating_sub(now.saturating_duration_since(*last));
    (left > Duration::ZERO).then_some(left)
}

#[cfg(test)]
#[path = "attempts_tests.rs"]
mod tests;
