//! How old something is, by a clock that may jump.
//!
//! A server reads its clock about once a day and notes that in the log. What lies between two such readings counts as one day at
//! most beyond what is plausible: a clock that jumps ahead by a year makes nothing a year older. Nor does a year in which no
//! server ran, since the two look alike; what was there before then is forgotten later by that time, never earlier.

use serde::{Deserialize, Serialize};

use crate::{DAY_US, Timestamp};

/// How often the clock is read, at most: a little more often than daily.
const READ_EVERY_US: i64 = 20 * HOUR_US;
const HOUR_US: i64 = DAY_US / 24;
/// More than that between two readings is a jump, or a time without a server.
const LONGEST_US: i64 = 2 * DAY_US;

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    /// The last reading.
    wall: Option<Timestamp>,
    /// Times that do not count, in the order of their ends.
    gaps: Vec<Gap>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct Gap {
    until: Timestamp,
    skipped_us: i64,
}

/// What of the time between two readings does not count.
fn skipped(from: Timestamp, to: Timestamp) -> i64 {
    match to.0.saturating_sub(from.0) {
        passed if passed > LONGEST_US => passed - DAY_US,
        _ => 0,
    }
}

impl Clock {
    /// How long ago an instant was, as far as that counts; negative where it lies ahead.
    pub fn age_us(&self, of: Timestamp, now: Timestamp) -> i64 {
        let gaps = self.gaps.iter().filter(|gap| gap.until > of && gap.until <= now);
        let skipped_us: i64 = gaps.map(|gap| gap.skipped_us).sum();
        // What was not read yet may be a jump, too.
        let unread = self.wall.filter(|wall| *wall >= of).map_or(0, |wall| skipped(wall, now));
        now.0.saturating_sub(of.0).saturating_sub(skipped_us).saturating_sub(unread)
    }

    /// What does not count of the time since the last reading; none where it is too early for another one.
    pub(super) fn skipped_until(&self, wall: Timestamp) -> Option<i64> {
        let Some(last) = self.wall else { return Some(0) };
        let passed = wall.0.saturating_sub(last.0);
        (passed >= READ_EVERY_US || passed <= -HOUR_US).then(|| skipped(last, wall))
    }

    pub(super) fn read(&mut self, wall: Timestamp, skipped_us: i64) {
        // The clock was set back: what it skipped on its way there never was.
        self.gaps.retain(|gap| gap.until <= wall);
        if skipped_us > 0 {
            self.gaps.push(Gap { until: wall, skipped_us });
        }
        self.wall = Some(wall);
    }
}
