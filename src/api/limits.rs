//! How much one caller and all callers together may ask.

use std::{
    collections::HashMap,
    num::NonZeroU32,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use axum::http::StatusCode;
use governor::{
    DefaultKeyedRateLimiter, NotUntil, Quota, RateLimiter,
    clock::{Clock, DefaultClock},
};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::problem::Problem;

#[derive(Debug, Clone)]
pub struct HttpLimits {
    /// Largest body, in bytes.
    pub body_bytes: usize,
    /// Requests under way at once; more are refused.
    pub concurrency: usize,
    /// Requests a second of one key; short bursts may be twice that.
    pub rate_per_second: u32,
    /// The same for requests without a valid key, all together.
    pub anonymous_rate_per_second: u32,
    /// Streams that one credential may follow at once; more are refused.
    pub streams_per_credential: usize,
    /// Longest time for one answer; streams are not cut.
    pub request_timeout: Duration,
    /// A request that takes longer is logged with what it waited for; none is where it is zero.
    pub slow: Duration,
    /// Whether browsers may send the cookie of a session over TLS alone; not where the server is reached without.
    pub secure_cookies: bool,
}

impl Default for HttpLimits {
    fn default() -> Self {
        Self {
            body_bytes: 256 * 1_024,
            concurrency: 1_024,
            rate_per_second: 20_000,
            anonymous_rate_per_second: 200,
            streams_per_credential: 16,
            request_timeout: Duration::from_secs(30),
            slow: Duration::from_secs(1),
            secure_cookies: true,
        }
    }
}

pub struct Limits {
    pub options: HttpLimits,
    pub under_way: Arc<Semaphore>,
    /// Streams; they last, so they have places of their own.
    streams: Arc<Semaphore>,
    followed: Arc<Followed>,
    by_key: DefaultKeyedRateLimiter<String>,
    anonymous: DefaultKeyedRateLimiter<()>,
    clock: DefaultClock,
    signing_in: Arc<Semaphore>,
}

/// Requests to sign in under way at once. Nothing else is read of whoever shows no credential, so that strangers who send
/// nothing more take no places from others.
const SIGNING_IN: usize = 64;

/// How many streams each credential follows; those that follow none are left out.
#[derive(Default)]
struct Followed(Mutex<HashMap<String, usize>>);

impl Followed {
    fn counts(&self) -> MutexGuard<'_, HashMap<String, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn begin(self: &Arc<Self>, credential: &str, most: usize) -> Option<Own> {
        let mut counts = self.counts();
        let count = counts.entry(credential.to_owned()).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Own { followed: self.clone(), credential: credential.to_owned() })
    }
}

/// One of a credential's streams, while it is followed.
struct Own {
    followed: Arc<Followed>,
    credential: String,
}

impl Drop for Own {
    fn drop(&mut self) {
        let mut counts = self.followed.counts();
        if let Some(count) = counts.get_mut(&self.credential) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.credential);
            }
        }
    }
}

/// A stream's places, until it ends.
pub struct StreamPlace {
    _own: Own,
    _place: OwnedSemaphorePermit,
}

fn quota(per_second: u32) -> Quota {
    let rate = NonZeroU32::new(per_second).unwrap_or(NonZeroU32::MIN);
    Quota::per_second(rate).allow_burst(rate.saturating_mul(NonZeroU32::MIN.saturating_add(1)))
}

impl Limits {
    pub fn new(options: HttpLimits) -> Self {
        Self {
            under_way: Arc::new(Semaphore::new(options.concurrency)),
            streams: Arc::new(Semaphore::new(options.concurrency)),
            followed: Arc::default(),
            by_key: RateLimiter::keyed(quota(options.rate_per_second)),
            anonymous: RateLimiter::keyed(quota(options.anonymous_rate_per_second)),
            clock: DefaultClock::default(),
            signing_in: Arc::new(Semaphore::new(SIGNING_IN)),
            options,
        }
    }

    pub fn known(&self, credential: &String) -> Result<(), Problem> {
        self.by_key.check_key(credential).map_err(|full| self.wait("with this key or session", &full))
    }

    /// Counts a request with a bad key, so that keys can't be guessed fast.
    pub fn unknown(&self) -> Result<(), Problem> {
        let whose = "without a valid key or session, of everybody together";
        self.anonymous.check_key(&()).map_err(|full| self.wait(whose, &full))
    }

    /// A place for one more who signs in, counted as without a key.
    pub fn stranger(&self) -> Result<OwnedSemaphorePermit, Problem> {
        self.unknown()?;
        let full =
            |_| Problem::unavailable(format!("{SIGNING_IN} sign-ins are under way already; try again"));
        self.signing_in.clone().try_acquire_owned().map_err(full)
    }

    /// A place for one more stream of a credential.
    pub fn stream(&self, credential: &str) -> Result<StreamPlace, Problem> {
        let most = self.options.streams_per_credential;
        let own = self.followed.begin(credential, most).ok_or_else(|| {
            let detail = format!(
                "this credential follows {most} streams already, as many as http.streams_per_credential lets \
                 it; end one of them first"
            );
            Problem::new(StatusCode::TOO_MANY_REQUESTS, "rate_limited", detail)
        })?;
        let full = |_| Problem::unavailable("too many streams are followed already; try again");
        let place = self.streams.clone().try_acquire_owned().map_err(full)?;
        Ok(StreamPlace { _own: own, _place: place })
    }

    fn wait(&self, whose: &str, full: &NotUntil<<DefaultClock as Clock>::Instant>) -> Problem {
        let time = full.wait_time_from(self.clock.now());
        Problem::rate_limited(whose, u32::try_from(time.as_secs()).unwrap_or(u32::MAX).saturating_add(1))
    }
}

#[cfg(test)]
#[path = "limits_tests.rs"]
mod tests;
