//! How often a password may be tried: a few times for an e-mail address, and a few more for all together.

use std::{
    collections::VecDeque,
    num::NonZeroUsize,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use lru::LruCache;

use crate::LedgerError;

/// Failures of one e-mail address within [`WINDOW`].
const OF_ONE: usize = 5;
const WINDOW: Duration = Duration::from_secs(15 * 60);
/// Failures of all addresses within [`WINDOW_OF_ALL`].
const OF_ALL: usize = 30;
const WINDOW_OF_ALL: Duration = Duration::from_secs(60);
/// Most addresses remembered; those tried longest ago go first. At the rate for all, so many take longer to
/// come than any of them counts.
const REMEMBERED: NonZeroUsize = NonZeroUsize::MIN.saturating_add(9_999);

/// Counts an attempt when it begins, so that many at once are not more than one after another, and forgets it
/// again where it did not fail.
pub struct Attempts(Mutex<Counted>);

struct Counted {
    by_email: LruCache<String, VecDeque<Instant>>,
    all: VecDeque<Instant>,
}

impl Default for Attempts {
    fn default() -> Self {
        Self(Mutex::new(Counted { by_email: LruCache::new(REMEMBERED), all: VecDeque::new() }))
    }
}

impl Attempts {
    fn counted(&self) -> MutexGuard<'_, Counted> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts an attempt, or says how long to wait before the next one. A refused attempt counts for nothing.
    pub fn begin(&self, email: &str, now: Instant) -> Result<(), LedgerError> {
        let mut counted = self.counted();
        let Counted { by_email, all } = &mut *counted;
        let own = by_email.get_or_insert_mut(email.to_owned(), VecDeque::new);
        let wait = wait(own, OF_ONE, WINDOW, now).max(wait(all, OF_ALL, WINDOW_OF_ALL, now));
        if let Some(wait) = wait {
            let retry_after_s = u32::try_from(wait.as_secs()).unwrap_or(u32::MAX).saturating_add(1);
            let message = format!("too many sign-ins failed; try again in {retry_after_s} s");
            return Err(LedgerError::RateLimited { message, retry_after_s });
        }
        own.push_back(now);
        all.push_back(now);
        Ok(())
    }

    /// Forgets an attempt that began then: it was no failure.
    pub fn forgive(&self, email: &str, began: Instant) {
        let mut counted = self.counted();
        let Counted { by_email, all } = &mut *counted;
        for attempts in by_email.get_mut(email).into_iter().chain([all]) {
            if let Some(at) = attempts.iter().position(|at| *at == began) {
                attempts.remove(at);
            }
        }
    }
}

/// How long until there is room for one more, where there is none.
fn wait(attempts: &mut VecDeque<Instant>, most: usize, window: Duration, now: Instant) -> Option<Duration> {
    attempts.retain(|at| now.saturating_duration_since(*at) < window);
    if attempts.len() < most {
        return None;
    }
    attempts.front().map(|first| window.saturating_sub(now.saturating_duration_since(*first)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(refused: Result<(), LedgerError>) -> Option<u32> {
        match refused {
            Ok(()) => None,
            Err(LedgerError::RateLimited { retry_after_s, .. }) => Some(retry_after_s),
            Err(other) => panic!("{other}"),
        }
    }

    #[test]
    fn an_address_has_five_attempts_in_a_quarter_of_an_hour() {
        let (attempts, start) = (Attempts::default(), Instant::now());
        let at = |s: u64| start + Duration::from_secs(s);
        for n in 0..5 {
            assert_eq!(seconds(attempts.begin("ana", at(n * 10))), None, "{n}");
        }
        assert_eq!(seconds(attempts.begin("ana", at(50))), Some(851));
        assert_eq!(seconds(attempts.begin("ana", at(899))), Some(2));
        assert_eq!(seconds(attempts.begin("bob", at(899))), None);
        assert_eq!(seconds(attempts.begin("ana", at(900))), None);
        assert_eq!(seconds(attempts.begin("ana", at(900))), Some(11));
    }

    #[test]
    fn all_addresses_together_have_thirty_attempts_a_minute() {
        let (attempts, start) = (Attempts::default(), Instant::now());
        for n in 0..30 {
            assert_eq!(seconds(attempts.begin(&format!("{n}"), start)), None, "{n}");
        }
        let later = start + Duration::from_secs(59);
        assert_eq!(seconds(attempts.begin("another", later)), Some(2));
        assert_eq!(seconds(attempts.begin("another", start + WINDOW_OF_ALL)), None);
    }

    #[test]
    fn an_attempt_that_did_not_fail_is_forgotten() {
        let (attempts, start) = (Attempts::default(), Instant::now());
        for n in 0..100 {
            let began = start + Duration::from_millis(n);
            assert_eq!(seconds(attempts.begin("ana", began)), None, "{n}");
            attempts.forgive("ana", began);
        }
        for _ in 0..5 {
            assert_eq!(seconds(attempts.begin("ana", start)), None);
        }
        assert!(seconds(attempts.begin("ana", start)).is_some());
    }

    #[test]
    fn addresses_are_remembered_within_a_limit() {
        let (attempts, start) = (Attempts::default(), Instant::now());
        for n in 0..REMEMBERED.get() as u64 + 100 {
            // Slow enough for the limit of all.
            attempts.begin(&format!("{n}"), start + Duration::from_secs(n * 3)).unwrap();
        }
        let counted = attempts.counted();
        assert!(counted.by_email.len() <= REMEMBERED.get() && counted.all.len() <= OF_ALL);
    }
}
