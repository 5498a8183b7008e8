//! How much one caller and all callers together may ask.

use std::num::NonZeroU32;
use std::{sync::Arc, time::Duration};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter, clock::Clock, clock::DefaultClock};
use tokio::sync::Semaphore;

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
    /// Longest time for one answer; streams are not cut.
    pub request_timeout: Duration,
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
            request_timeout: Duration::from_secs(30),
            secure_cookies: true,
        }
    }
}

pub struct Limits {
    pub options: HttpLimits,
    pub under_way: Arc<Semaphore>,
    /// Feeds followed live; they last, so they have places of their own.
    pub streams: Arc<Semaphore>,
    by_key: DefaultKeyedRateLimiter<String>,
    anonymous: DefaultKeyedRateLimiter<()>,
    clock: DefaultClock,
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
            by_key: RateLimiter::keyed(quota(options.rate_per_second)),
            anonymous: RateLimiter::keyed(quota(options.anonymous_rate_per_second)),
            clock: DefaultClock::default(),
            options,
        }
    }

    pub fn known(&self, credential: &String) -> Result<(), Problem> {
        self.by_key.check_key(credential).map_err(|full| self.wait(full.wait_time_from(self.clock.now())))
    }

    /// Counts a request with a bad key, so that keys can't be guessed fast.
    pub fn unknown(&self) -> Result<(), Problem> {
        self.anonymous.check_key(&()).map_err(|full| self.wait(full.wait_time_from(self.clock.now())))
    }

    fn wait(&self, time: Duration) -> Problem {
        Problem::rate_limited(u32::try_from(time.as_secs()).unwrap_or(u32::MAX).saturating_add(1))
    }
}
