//! How much one caller and all callers together may ask.

use std::{
    net::IpAddr,
    num::NonZeroU32,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use governor::{
    DefaultDirectRateLimiter, DefaultKeyedRateLimiter, NotUntil, Quota, RateLimiter,
    clock::{Clock, DefaultClock},
};
use ipnet::IpNet;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::{
    body::LARGE_BODY_BYTES,
    problem::Problem,
    shares::{Full, Share, Shares},
};

#[derive(Debug, Clone)]
pub struct HttpLimits {
    /// Largest body, in bytes.
    pub body_bytes: usize,
    /// Requests under way at once; more are refused.
    pub concurrency: usize,
    /// The same of one credential, until their answers are taken.
    pub concurrency_per_credential: usize,
    /// Bytes of bodies of requests under way; one caller may have an eighth.
    pub arriving_bytes: usize,
    /// Bytes of answers that were not taken yet; one credential may have an eighth.
    pub unread_bytes: usize,
    /// Requests a second of one key; short bursts may be twice that.
    pub rate_per_second: u32,
    /// The same for requests without a valid key, from one address.
    pub anonymous_rate_per_second: u32,
    /// Requests to sign in from one address.
    pub sign_ins_per_minute: u32,
    /// Streams that one credential may follow at once; more are refused.
    pub streams_per_credential: usize,
    /// Longest time for one answer; streams are not cut.
    pub request_timeout: Duration,
    /// A request that takes longer is logged with what it waited for; none is where it is zero.
    pub slow: Duration,
    /// Whether this machine alone reaches the server, unless by a proxy. Else browsers may send the cookie of a session
    /// over TLS alone.
    pub is_loopback: bool,
    /// Proxies that are believed whom they pass on, and how.
    pub trusted_proxies: Vec<IpNet>,
    /// Names that the server is reached by; where empty, any where other machines reach it, and else its own alone.
    pub allowed_hosts: Vec<String>,
}

impl Default for HttpLimits {
    fn default() -> Self {
        Self {
            body_bytes: 256 * 1_024,
            concurrency: 1_024,
            concurrency_per_credential: 128,
            arriving_bytes: 64 << 20,
            unread_bytes: 128 << 20,
            rate_per_second: 1_000,
            anonymous_rate_per_second: 200,
            sign_ins_per_minute: 60,
            streams_per_credential: 16,
            request_timeout: Duration::from_secs(30),
            slow: Duration::from_secs(1),
            is_loopback: false,
            trusted_proxies: Vec::new(),
            allowed_hosts: Vec::new(),
        }
    }
}

pub struct Limits {
    pub options: HttpLimits,
    under_way: Arc<Semaphore>,
    /// Places of those who watch the process and of admins, which no number of other requests takes.
    watching: Arc<Semaphore>,
    administering: Arc<Semaphore>,
    /// Requests under way by credential, until their answers are taken.
    of_credentials: Arc<Shares>,
    /// Bytes of bodies that came or are coming, until their requests are answered.
    pub arriving: Arc<Shares>,
    /// Bytes of answers that nobody has taken yet.
    untaken: Arc<Shares>,
    /// Streams; they last, so they have places of their own.
    streams: Arc<Shares>,
    signing_in: Arc<Shares>,
    by_key: DefaultKeyedRateLimiter<String>,
    bad_keys: PlaceRates,
    sign_ins: PlaceRates,
    clock: DefaultClock,
}

/// Sign-ins under way at once, and those of one address among them. Whoever shows no credential takes no other places.
const SIGNING_IN: usize = 64;
const SIGNING_IN_OF_ONE: usize = 8;
/// Places of their own that those have who watch the process, and admins.
const WATCHING: usize = 8;
const ADMINISTERING: usize = 8;
/// How many times as many requests without a valid key there may be of all addresses as of one.
const ALL_PLACES: u32 = 10;
/// The share of one credential in what there is for all.
const SHARE: usize = 8;
/// Largest answer that is given whatever else of its caller lies untaken.
const SMALL: usize = 64 * 1_024;

/// A place among the requests under way.
pub type Place = OwnedSemaphorePermit;

fn per_minute(many: u32) -> Quota {
    Quota::per_minute(NonZeroU32::new(many).unwrap_or(NonZeroU32::MIN))
}

fn quota(per_second: u32) -> Quota {
    let rate = NonZeroU32::new(per_second).unwrap_or(NonZeroU32::MIN);
    Quota::per_second(rate).allow_burst(rate.saturating_mul(NonZeroU32::MIN.saturating_add(1)))
}

impl Limits {
    pub fn new(options: HttpLimits) -> Self {
        let rate = options.anonymous_rate_per_second;
        let share = |all: usize, least: usize| {
            let each = (all / SHARE).max(least);
            Shares::new(each, all.max(each))
        };
        Self {
            under_way: Arc::new(Semaphore::new(options.concurrency)),
            watching: Arc::new(Semaphore::new(WATCHING)),
            administering: Arc::new(Semaphore::new(ADMINISTERING)),
            of_credentials: Shares::new(options.concurrency_per_credential, usize::MAX),
            // Twice, for one that ends and the next; a checkpoint next to them.
            arriving: share(
                options.arriving_bytes,
                options.body_bytes.saturating_mul(2).saturating_add(LARGE_BODY_BYTES),
            ),
            untaken: share(options.unread_bytes, SMALL),
            streams: Shares::new(options.streams_per_credential, options.concurrency),
            signing_in: Shares::new(SIGNING_IN_OF_ONE, SIGNING_IN),
            by_key: RateLimiter::keyed(quota(options.rate_per_second)),
            bad_keys: PlaceRates::new(quota(rate), Some(quota(rate.saturating_mul(ALL_PLACES)))),
            sign_ins: PlaceRates::new(per_minute(options.sign_ins_per_minute), None),
            clock: DefaultClock::default(),
            options,
        }
    }

    /// A place among the requests under way, or among those kept for whoever watches the process or administers it.
    pub fn place(&self, watches: bool, administers: bool) -> Result<Place, Problem> {
        let own = if watches {
            self.watching.clone().try_acquire_owned().ok()
        } else if administers {
            // Only where there is no other, so that they are free when they are needed.
            let place = self.under_way.clone().try_acquire_owned();
            place.or_else(|_| self.administering.clone().try_acquire_owned()).ok()
        } else {
            self.under_way.clone().try_acquire_owned().ok()
        };
        own.ok_or_else(|| {
            let many = if watches { WATCHING } else { self.options.concurrency };
            Problem::unavailable(format!("{many} requests are already under way; try again"))
        })
    }

    /// Counts a request of a credential, and the requests of it that are under way.
    pub fn known(&self, credential: &String) -> Result<Share, Problem> {
        let rate = self.by_key.check_key(credential);
        rate.map_err(|full| self.wait("with this key or session", &full))?;
        self.of_credentials.take(credential, 1).map_err(|_| {
            let most = self.options.concurrency_per_credential;
            Problem::busy(format!(
                "{most} requests of this credential are under way or their answers unread, the limit of \
                 http.concurrency_per_credential"
            ))
        })
    }

    /// Counts a request of that place whose key is not known to be valid, so that keys can't be guessed fast. To be called
    /// before the key is looked up.
    pub fn unknown(&self, place: IpAddr) -> Result<(), Problem> {
        let Err(full) = self.bad_keys.check(place) else { return Ok(()) };
        if let Some(refused) = self.bad_keys.first_of_a_minute() {
            tracing::warn!(
                from = %place, refused,
                "requests without a valid key or session are refused: they exceed \
                 http.anonymous_rate_per_second"
            );
        }
        Err(self.wait("without a valid key or session from this address", &full))
    }

    /// Counts a request of that place to sign in.
    pub fn sign_in(&self, place: IpAddr) -> Result<(), Problem> {
        let Err(full) = self.sign_ins.check(place) else { return Ok(()) };
        if let Some(refused) = self.sign_ins.first_of_a_minute() {
            tracing::warn!(
                from = %place, refused,
                "sign-ins are refused: they exceed http.sign_ins_per_minute"
            );
        }
        Err(self.wait("to sign in from this address", &full))
    }

    /// A place for one more who signs in, whose request has come.
    pub fn stranger(&self, place: IpAddr) -> Result<Share, Problem> {
        let many = |full| if full == Full::Own { SIGNING_IN_OF_ONE } else { SIGNING_IN };
        let taken = self.signing_in.take(&place.to_string(), 1);
        taken.map_err(|full| {
            Problem::unavailable(format!("{} sign-ins are already under way; try again", many(full)))
        })
    }

    /// A place for one more stream of a credential.
    pub fn stream(&self, credential: &str) -> Result<Share, Problem> {
        let most = self.options.streams_per_credential;
        self.streams.take(credential, 1).map_err(|full| match full {
            Full::Own => Problem::busy(format!(
                "this credential already follows {most} streams or exports, the limit of \
                 http.streams_per_credential; end one of them first"
            )),
            Full::All => Problem::unavailable("too many streams are open; try again"),
        })
    }

    /// Whether a large answer of the credential would be refused.
    pub fn is_unread(&self, credential: &str) -> bool {
        self.untaken.is_full(credential, SMALL)
    }

    /// Counts the bytes of an answer of a credential until it is taken, or refuses a large one where too much is not. One
    /// that says what a write did is never refused.
    pub fn answer(&self, credential: &str, bytes: usize, must: bool) -> Result<Share, Problem> {
        match self.untaken.take(credential, bytes) {
            Err(_) if must || bytes <= SMALL || self.untaken.is_free(credential) => {
                Ok(self.untaken.take_anyway(credential, bytes))
            }
            Err(Full::Own) => Err(Problem::busy(
                "unread answers to this credential fill its share of http.unread_bytes; read them first"
                    .to_owned(),
            )),
            Err(Full::All) => Err(Problem::unavailable("unread answers fill http.unread_bytes; try again")),
            Ok(share) => Ok(share),
        }
    }

    fn wait(&self, whose: &str, full: &RateExcess) -> Problem {
        let time = full.wait_time_from(self.clock.now());
        Problem::rate_limited(whose, u32::try_from(time.as_secs()).unwrap_or(u32::MAX).saturating_add(1))
    }
}

type RateExcess = NotUntil<<DefaultClock as Clock>::Instant>;

/// Rates by place, of which there are as many as an attacker has addresses.
struct PlaceRates {
    each: DefaultKeyedRateLimiter<IpAddr>,
    all: Option<DefaultDirectRateLimiter>,
    checks: AtomicUsize,
    refusals: Mutex<Refusals>,
}

#[derive(Default)]
struct Refusals {
    reported: Option<Instant>,
    since: u64,
}

/// Between two lines of the log about refusals.
const REPORT_EVERY: Duration = Duration::from_secs(60);
/// Checks between two looks for places that need not be remembered any more.
const FORGET_EVERY: usize = 10_000;

impl PlaceRates {
    fn new(each: Quota, all: Option<Quota>) -> Self {
        Self {
            each: RateLimiter::keyed(each),
            all: all.map(RateLimiter::direct),
            checks: AtomicUsize::new(0),
            refusals: Mutex::default(),
        }
    }

    fn check(&self, place: IpAddr) -> Result<(), RateExcess> {
        if self.checks.fetch_add(1, Ordering::Relaxed) % FORGET_EVERY == FORGET_EVERY - 1 {
            self.each.retain_recent();
        }
        self.each.check_key(&place)?;
        self.all.as_ref().map_or(Ok(()), RateLimiter::check)
    }

    /// How many were refused since the last report, where there was none in a minute.
    fn first_of_a_minute(&self) -> Option<u64> {
        let mut refusals = self.refusals.lock().unwrap_or_else(PoisonError::into_inner);
        refusals.since += 1;
        if refusals.reported.is_some_and(|at| at.elapsed() < REPORT_EVERY) {
            return None;
        }
        refusals.reported = Some(Instant::now());
        Some(std::mem::take(&mut refusals.since))
    }
}

#[cfg(test)]
#[path = "limits_tests.rs"]
mod tests;
