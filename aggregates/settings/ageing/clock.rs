//! How old something is, by a clock that may jump.
//!
//! A server reads its clock about once a day and notes that in the log. What lies between two such readings counts as one day at
//! most beyond what is plausible: a clock that jumps ahead by a year makes nothing a year older. Nor does a year in which no
//! server ran, since the two look alike; what was there before then is forgotten later by that time, never earlier. A clock that
//! returns to what it would have said without its last jump is as it was before.
//!
//! So there are stretches, within each of which the clock ran on, and the time that counts since the first of them. An instant is
//! from the stretch whose readings it lies among. Where it may be from several, it is from the last of those: nothing is ever
//! older than it is for sure.

use serde::{Deserialize, Serialize};

use crate::{DAY_US, Timestamp};

/// How often the clock is read, at most: a little more often than daily.
const READ_EVERY_US: i64 = 20 * HOUR_US;
const HOUR_US: i64 = DAY_US / 24;
/// More than that between two readings is a jump, or a time without a server.
const LONGEST_US: i64 = 2 * DAY_US;
const MOST_STRETCHES: usize = 64;

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    now: Option<Stretch>,
    /// What the clock said before it jumped last, and what it would say by now: it may have been right, and may say so again.
    before: Option<(Stretch, Timestamp)>,
    /// Those before that, the oldest first.
    past: Vec<Stretch>,
}

/// Readings between which the clock did not jump.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct Stretch {
    /// The first and the last reading.
    from: Timestamp,
    to: Timestamp,
    /// The time that counts up to the first reading.
    counted_us: i64,
    /// By how much later what is of this stretch may be than its readings tell.
    late_us: i64,
}

impl Stretch {
    /// The time that counts up to an instant, if that is of this stretch.
    fn counted_us(&self, at: Timestamp) -> i64 {
        self.counted_us.saturating_add(at.0.saturating_sub(self.from.0))
    }

    fn may_hold(&self, at: Timestamp) -> bool {
        (self.from.0.saturating_sub(LONGEST_US)..=self.to.0.saturating_add(LONGEST_US)).contains(&at.0)
    }

    /// One in whose place neither of the two makes anything older.
    fn with(self, other: Self) -> Self {
        let (from, to) = (self.from.min(other.from), self.to.max(other.to));
        let counted_us = self.counted_us(from).max(other.counted_us(from));
        Self { from, to, counted_us, late_us: self.late_us.max(other.late_us) }
    }
}

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
    /// How long ago an instant was, as far as that counts; negative where it lies ahead. No event of a stream has an earlier time
    /// than the one before it, so that after a clock was wrong what is ahead of now may have been written at any time since.
    pub fn age_us(&self, of: Timestamp, now: Timestamp) -> i64 {
        if of.0.saturating_sub(now.0) > HOUR_US {
            return now.0.saturating_sub(of.0);
        }
        let mut read = Self::default();
        let clock = match self.reading(now) {
            Some(Reading::On) | None => self,
            // What was not read yet may be a jump, too.
            Some(reading) => {
                read.clone_from(self);
                read.read(now, reading);
                &read
            }
        };
        match clock.now {
            Some(stretch) => stretch.counted_us(now).saturating_sub(clock.counted_us(of)),
            None => now.0.saturating_sub(of.0),
        }
    }

    /// The time that counts up to an instant, whichever of its readings that lies among.
    fn counted_us(&self, of: Timestamp) -> i64 {
        let all = || self.past.iter().chain(self.before.iter().map(|(stretch, _)| stretch)).chain(&self.now);
        let held = all().filter(|stretch| stretch.may_hold(of));
        let held = held.map(|stretch| stretch.counted_us(of).saturating_add(stretch.late_us)).max();
        // Between two stretches nobody read the clock: it is from right before the later one, for all that is known.
        let is_behind = all().any(|stretch| stretch.to < of);
        let later = all().filter(|stretch| is_behind && stretch.from > of);
        let unread = later.map(|stretch| stretch.counted_us).max();
        // What was there before the first reading is as old as it says.
        let nearest = if is_behind { self.now.as_ref() } else { all().min_by_key(|stretch| stretch.from) };
        held.or(unread).or(nearest.map(|stretch| stretch.counted_us(of))).unwrap_or(of.0)
    }

    /// What it comes to if the clock says that; none where it is too early to read it again.
    pub(super) fn reading(&self, wall: Timestamp) -> Option<Reading> {
        let Some(stretch) = self.now else { return Some(Reading::On) };
        let passed = wall.0.saturating_sub(stretch.to.0);
        if (-HOUR_US..READ_EVERY_US).contains(&passed) {
            return None;
        }
        if (0..=LONGEST_US).contains(&passed) {
            return Some(Reading::On);
        }
        let since_then = self.before.map(|(_, then)| wall.0.saturating_sub(then.0));
        if since_then.is_some_and(|passed| (-HOUR_US..=LONGEST_US).contains(&passed)) {
            return Some(Reading::Returned);
        }
        Some(if passed < 0 { Reading::Back } else { Reading::Ahead { skipped_us: passed - DAY_US } })
    }

    pub(super) fn read(&mut self, wall: Timestamp, reading: Reading) {
        let Some(now) = self.now else {
            self.now = Some(Stretch { from: wall, to: wall, counted_us: 0, late_us: 0 });
            return;
        };
        match reading {
            Reading::On => {
                if let Some((_, then)) = &mut self.before {
                    then.0 = then.0.saturating_add(wall.0.saturating_sub(now.to.0));
                }
                self.now = Some(Stretch { to: wall, ..now });
            }
            Reading::Returned => {
                let (back, then) = self.before.unwrap_or((now, now.to));
                // That much passed since the last reading, and what was made meanwhile may be from right before it returned.
                let passed = wall.0.saturating_sub(then.0).max(0);
                self.now = Some(Stretch { to: wall, ..back });
                let left = Stretch { late_us: now.late_us.max(passed), ..now };
                self.before = Some((left, Timestamp(now.to.0.saturating_add(passed))));
            }
            Reading::Ahead { skipped_us } => self.jump(now, wall, wall.0 - now.to.0 - skipped_us),
            // What was counted too much while it was a little ahead is given back.
            Reading::Back if now.to.0.saturating_sub(wall.0) <= LONGEST_US => {
                self.jump(now, wall, wall.0.saturating_sub(now.to.0));
            }
            Reading::Back => self.jump(now, wall, 0),
        }
    }

    /// From one stretch to the next, while so much time passed as counts.
    fn jump(&mut self, left: Stretch, wall: Timestamp, passed_us: i64) {
        let counted_us = left.counted_us(left.to).saturating_add(passed_us);
        self.now = Some(Stretch { from: wall, to: wall, counted_us, late_us: 0 });
        self.past.extend(self.before.replace((left, left.to)).map(|(stretch, _)| stretch));
        // A clock that jumps again and again: what does not count grows, the list does not.
        while let [first, second, ..] = self.past[..]
            && self.past.len() > MOST_STRETCHES
        {
            self.past.splice(..2, [first.with(second)]);
        }
    }
}
