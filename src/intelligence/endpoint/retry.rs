//! When the same is asked again.

use std::time::Duration;

use super::failure::{Again, Failure};

/// Longest pause of our own choice.
const LONGEST_PAUSE: Duration = Duration::from_secs(10);
/// Longest wait that an endpoint may ask for. Who asks for more is obeyed by giving up: the caller knows what
/// to do meanwhile.
const LONGEST_WAIT: Duration = Duration::from_secs(30);

pub(crate) struct Retry {
    attempts: u32,
    first_pause: Duration,
    failures: u32,
    bad_replies: u32,
}

impl Retry {
    /// Most requests for the same, and the pause before the second of them.
    pub fn new(attempts: u32, first_pause: Duration) -> Self {
        Self { attempts, first_pause, failures: 0, bad_replies: 0 }
    }

    /// How long to wait before the next request; none where this failure is the last.
    pub fn pause(&mut self, failure: &Failure) -> Option<Duration> {
        self.failures += 1;
        let may = match failure.again {
            Again::Never => false,
            Again::Once => {
                self.bad_replies += 1;
                self.bad_replies == 1
            }
            Again::AsOftenAsAllowed => true,
        };
        let after = failure.after.unwrap_or_default();
        if !may || self.failures >= self.attempts || after > LONGEST_WAIT {
            return None;
        }
        let doubled = self.first_pause.saturating_mul(2_u32.saturating_pow(self.failures - 1));
        // Those who failed together do not come back together.
        Some(after + doubled.min(LONGEST_PAUSE).mul_f64(rand::random_range(0.5..=1.0)))
    }
}
