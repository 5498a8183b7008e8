//! How old something is, by a clock that may jump.
//!
//! A server reads its clock about once a day and notes that in the log. Where much more than a day lies between two readings, it
//! counts as one day: a clock that jumps ahead by a year makes nothing a year older. Nor does a year in which no server ran, since
//! the two look alike; what was there before then is forgotten later by that time, never earlier.
//!
//! What has a time was written while some clock said that or, where its stream already had a later one, said less: no event of a
//! stream has an earlier time than the one before it. So an instant counts as of the last moment at which the clock said that or
//! less. After a clock was behind by a year, all of that year is as young as the moment it was set right; after it was ahead by
//! a year, what has a time of that year begins to age when the year is over. That holds for what clocks said when they were read.

use serde::{Deserialize, Serialize};

use crate::{DAY_US, Timestamp};

/// How often the clock is read, at most: a little more often than daily.
const READ_EVERY_US: i64 = 20 * HOUR_US;
const HOUR_US: i64 = DAY_US / 24;
/// More than that between two readings is a jump, or a time without a server.
const LONGEST_US: i64 = 2 * DAY_US;
const MOST_STRETCHES: usize = 256;

/// Stretches in which the clock ran on, the earliest first. What it said is only ever of the last that began by then.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock(Vec<Stretch>);

/// Readings between which the clock did not jump ahead.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct Stretch {
    /// The first and the last reading.
    from: Timestamp,
    to: Timestamp,
    /// The time that counts up to the first reading.
    counted_us: i64,
}

impl Stretch {
    fn begin(at: Timestamp, counted_us: i64) -> Self {
        Self { from: at, to: at, counted_us }
    }

    /// The time that counts up to an instant, if that is of this stretch.
    fn counted_us(&self, at: Timestamp) -> i64 {
        self.counted_us.saturating_add(at.0.saturating_sub(self.from.0))
    }
}

/// What a reading of the clock comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reading {
    /// Time has passed.
    On,
    /// The clock was set ahead or right, or no server ran: that much of the time does not count.
    Ahead { skipped_us: i64 },
    /// It was set back.
    Back,
    /// It was set right again, as earlier versions noted it.
    Returned,
}

impl Clock {
    /// How long ago an instant was, as far as that counts; negative where it lies ahead.
    pub fn age_us(&self, of: Timestamp, now: Timestamp) -> i64 {
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
        match clock.0.last() {
            Some(stretch) => stretch.counted_us(now).saturating_sub(clock.counted_us(of)),
            None => now.0.saturating_sub(of.0),
        }
    }

    /// The time that counts up to the last moment at which the clock said that or less.
    fn counted_us(&self, of: Timestamp) -> i64 {
        match self.0.partition_point(|stretch| stretch.from <= of) {
            // It was there before the first reading, or was written by a clock that was behind then.
            0 => self.0.iter().map(|stretch| stretch.counted_us(of)).max().unwrap_or(of.0),
            began => match (self.0[began - 1], self.0.get(began)) {
                // Nobody read the clock then: it is from right before the next stretch, for all that is known.
                (stretch, Some(next)) if stretch.to < of => next.counted_us,
                (stretch, _) => stretch.counted_us(of),
            },
        }
    }

    /// What it comes to if the clock says that; none where it is too early to read it again.
    pub(super) fn reading(&self, wall: Timestamp) -> Option<Reading> {
        let Some(stretch) = self.0.last() else { return Some(Reading::On) };
        let passed = wall.0.saturating_sub(stretch.to.0);
        if (-HOUR_US..READ_EVERY_US).contains(&passed) {
            return None;
        }
        Some(match passed {
            ..0 => Reading::Back,
            0..=LONGEST_US => Reading::On,
            _ => Reading::Ahead { skipped_us: passed - DAY_US },
        })
    }

    pub(super) fn read(&mut self, wall: Timestamp, reading: Reading) {
        let Some(last) = self.0.last_mut() else {
            self.0.push(Stretch::begin(wall, 0));
            return;
        };
        let counted_us = last.counted_us(last.to);
        match reading {
            Reading::On => last.to = wall,
            Reading::Ahead { skipped_us } => {
                let passed_us = wall.0.saturating_sub(last.to.0).saturating_sub(skipped_us);
                self.0.push(Stretch::begin(wall, counted_us.saturating_add(passed_us)));
            }
            Reading::Back | Reading::Returned => {
                let is_short = last.to.0.saturating_sub(wall.0) <= LONGEST_US;
                self.0.retain(|stretch| stretch.from <= wall);
                if let Some(stretch) = self.0.last_mut() {
                    // It runs on where it was before it was ahead. What was counted since is given back.
                    let is_right = stretch.counted_us(wall) <= counted_us.saturating_add(LONGEST_US);
                    if is_right && (is_short || stretch.to <= wall) {
                        stretch.to = wall;
                        return;
                    }
                    stretch.to = stretch.to.min(wall);
                }
                self.0.push(Stretch::begin(wall, counted_us));
            }
        }
        self.let_one_go(wall);
    }

    /// Keeps the list short for a clock that jumps often: removes the stretch that ages need least. What was written between its
    /// neighbours then counts as of the later one, so the one goes for which that changes an age by the smallest share.
    fn let_one_go(&mut self, wall: Timestamp) {
        if self.0.len() <= MOST_STRETCHES {
            return;
        }
        let now_us = self.0.last().map_or(0, |last| last.counted_us(wall));
        let share = |before: &Stretch, next: &Stretch| {
            let age_us = now_us.saturating_sub(next.counted_us).max(1);
            next.counted_us.saturating_sub(before.counted_us(before.to)) as f64 / age_us as f64
        };
        let shares = self.0.iter().zip(self.0.iter().skip(2)).map(|(before, next)| share(before, next));
        if let Some((at, _)) = shares.enumerate().min_by(|(_, one), (_, other)| one.total_cmp(other)) {
            self.0.remove(at + 1);
        }
    }
}
