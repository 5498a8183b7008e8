//! How old something is, by a clock that may jump.
//!
//! A server reads its clock about once a day and notes that in the log. What lies between two such readings counts as one day at
//! most beyond what is plausible: a clock that jumps ahead by a year makes nothing a year older. Nor does a year in which no
//! server ran, since the two look alike; what was there before then is forgotten later by that time, never earlier. A clock that returns to what it would have said without its last jump is as it
//! was before.

use serde::{Deserialize, Serialize};

use crate::{DAY_US, Timestamp};

/// How often the clock is read, at most: a little more often than daily.
const READ_EVERY_US: i64 = 20 * HOUR_US;
const HOUR_US: i64 = DAY_US / 24;
/// More than that between two readings is a jump, or a time without a server.
const LONGEST_US: i64 = 2 * DAY_US;
const MOST_GAPS: usize = 64;

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    now: Timeline,
    /// What the clock said before it jumped last: it may have been right, and may say so again.
    before: Option<Timeline>,
}

/// What a clock says while it does not jump.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Timeline {
    /// The first reading since the clock jumped here last.
    since: Timestamp,
    /// The last reading; moved on by what passed since, where another timeline holds.
    wall: Option<Timestamp>,
    gaps: Vec<Gap>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct Gap {
    /// The first and the last reading of what is no older for it.
    from: Timestamp,
    to: Timestamp,
    /// When the gap ended.
    until: Timestamp,
    skipped_us: i64,
}

impl Gap {
    /// What was made between two readings belongs to the time before the gap as long as it may be from then.
    fn counts_for(&self, of: Timestamp) -> bool {
        let from = self.from.0.saturating_sub(LONGEST_US);
        let to = self.to.0.saturating_add(LONGEST_US).min(self.until.0.saturating_sub(1));
        (from..=to).contains(&of.0)
    }

    /// What is left of it once the clock was set back into it; nothing if it was set back behind it.
    fn cut(self, wall: Timestamp) -> Option<Self> {
        if self.until <= wall {
            return Some(self);
        }
        let skipped_us = wall.0.saturating_sub(self.to.0).saturating_sub(DAY_US);
        (skipped_us > 0).then_some(Self { until: wall, skipped_us, ..self })
    }

    /// One that leaves out at least what both leave out.
    fn with(self, other: Self) -> Self {
        Self {
            from: self.from.min(other.from),
            to: self.to.max(other.to),
            until: self.until.max(other.until),
            skipped_us: self.skipped_us.saturating_add(other.skipped_us),
        }
    }
}

/// All that was there before; the log can hold no earlier one.
const FIRST: Timestamp = Timestamp(-((1 << 53) - 1));

/// What a reading of the clock comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reading {
    /// Time has passed.
    On,
    /// The clock was set ahead, or no server ran: that much of the time does not count.
    Ahead { skipped_us: i64 },
    /// It was set back.
    Back,
    /// It says again what it would say if it had not jumped.
    Returned,
}

impl Clock {
    /// How long ago an instant was, as far as that counts; negative where it lies ahead.
    pub fn age_us(&self, of: Timestamp, now: Timestamp) -> i64 {
        // What was not read yet may be a jump, too.
        let read;
        let timeline = match self.reading(now) {
            Some(Reading::On) | None => &self.now,
            Some(reading) => {
                read = self.after(now, reading);
                &read.now
            }
        };
        let gaps = timeline.gaps.iter().filter(|gap| gap.counts_for(of));
        let skipped_us: i64 = gaps.map(|gap| gap.skipped_us).sum();
        now.0.saturating_sub(of.0).saturating_sub(skipped_us)
    }

    fn after(&self, wall: Timestamp, reading: Reading) -> Self {
        let mut after = self.clone();
        after.read(wall, reading);
        after
    }

    /// What it comes to if the clock says that; none where it is too early to read it again.
    pub(super) fn reading(&self, wall: Timestamp) -> Option<Reading> {
        let Some(last) = self.now.wall else { return Some(Reading::On) };
        let passed = wall.0.saturating_sub(last.0);
        if (-HOUR_US..READ_EVERY_US).contains(&passed) {
            return None;
        }
        if (0..=LONGEST_US).contains(&passed) {
            return Some(Reading::On);
        }
        let since_then = |before: &Timeline| before.wall.map(|then| wall.0.saturating_sub(then.0));
        let since_then = self.before.as_ref().and_then(since_then);
        if since_then.is_some_and(|passed| (-HOUR_US..=LONGEST_US).contains(&passed)) {
            return Some(Reading::Returned);
        }
        Some(if passed < 0 { Reading::Back } else { Reading::Ahead { skipped_us: passed - DAY_US } })
    }

    pub(super) fn read(&mut self, wall: Timestamp, reading: Reading) {
        match reading {
            Reading::On => {
                let passed = self.now.wall.map_or(0, |last| wall.0.saturating_sub(last.0));
                if let Some(then) = self.before.as_mut().and_then(|before| before.wall.as_mut()) {
                    then.0 = then.0.saturating_add(passed);
                }
            }
            Reading::Returned => {
                let left = std::mem::replace(&mut self.now, self.before.take().unwrap_or_default());
                // What was made meanwhile is no older for it.
                let last = left.wall.unwrap_or(wall);
                if last < wall {
                    let skipped_us = wall.0.saturating_sub(last.0).saturating_sub(DAY_US);
                    self.now.gaps.push(Gap { from: left.since, to: last, until: wall, skipped_us });
                }
                (self.before, self.now.since) = (Some(left), wall);
            }
            Reading::Ahead { skipped_us } => {
                let to = self.now.wall.unwrap_or(wall);
                self.before = Some(self.now.clone());
                self.now.gaps.push(Gap { from: FIRST, to, until: wall, skipped_us });
                self.now.since = wall;
            }
            Reading::Back => {
                self.before = Some(self.now.clone());
                self.now.gaps = self.now.gaps.iter().filter_map(|gap| gap.cut(wall)).collect();
                self.now.since = wall;
            }
        }
        self.now.wall = Some(wall);
        // A clock that jumps again and again: what does not count grows, the list does not.
        while let [first, second, ..] = self.now.gaps[..]
            && self.now.gaps.len() > MOST_GAPS
        {
            self.now.gaps.splice(..2, [first.with(second)]);
        }
    }
}
