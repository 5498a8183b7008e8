//! How a run that reads much makes way for those who wait for an answer.

use std::time::{Duration, Instant};

/// So much of reading is done at once.
const AT_ONCE: Duration = Duration::from_millis(50);
/// After that, a run rests that many times as long as it read.
const REST: u32 = 4;
/// The longest rest between two windows: a database that is slow is not the run's doing alone.
const LONGEST: Duration = Duration::from_millis(100);

/// The reading of one run, window by window.
pub struct Pace {
    read: Duration,
    since: Instant,
}

impl Pace {
    pub fn begin() -> Self {
        Self { read: Duration::ZERO, since: Instant::now() }
    }

    /// Called between two windows.
    pub async fn rest(&mut self) {
        let window = self.since.elapsed();
        self.read += window;
        if self.read > AT_ONCE {
            tokio::time::sleep((window * REST).min(LONGEST)).await;
        }
        self.since = Instant::now();
    }
}
