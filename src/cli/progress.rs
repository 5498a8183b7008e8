//! How far a long command is: a bar on a terminal, a plain line now and then elsewhere.

use std::{
    io::{IsTerminal, Write},
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, Instant},
};

/// Seconds between two plain lines.
const EVERY_S: u64 = 10;
/// Milliseconds between two pictures of the bar.
const PICTURE_MS: u64 = 100;
const WIDTH: u64 = 40;
/// The picture of a command of which nobody knows how long it is.
const SPINNER: [&str; 4] = ["|", "/", "-", "\\"];
/// To the line's beginning, and nothing on it.
const CLEAR: &str = "\r\x1b[2K";
/// A total that is not known.
const UNKNOWN: u64 = u64::MAX;

pub struct Progress {
    on_terminal: bool,
    unit: String,
    total: AtomicU64,
    begun: Instant,
    /// How many times the time between two lines, or pictures, had passed when the last one was written.
    told: AtomicU64,
}

impl Progress {
    /// `unit` is what is counted, such as `events`; `total` where it is known.
    pub fn new(unit: &str, total: Option<u64>) -> Self {
        Self {
            on_terminal: std::io::stderr().is_terminal(),
            unit: unit.to_owned(),
            total: AtomicU64::new(total.unwrap_or(UNKNOWN)),
            begun: Instant::now(),
            told: AtomicU64::new(0),
        }
    }

    /// Tells how much there is, once that is known.
    pub fn of(&self, total: u64) {
        self.total.store(total, Ordering::Relaxed);
    }

    pub fn at(&self, position: u64) {
        let total = Some(self.total.load(Ordering::Relaxed)).filter(|total| *total != UNKNOWN);
        let elapsed = self.begun.elapsed();
        let pictures = u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX) / PICTURE_MS;
        let times = if self.on_terminal { pictures } else { elapsed.as_secs() / EVERY_S };
        if self.told.swap(times, Ordering::Relaxed) >= times {
            return;
        }
        let line = if self.on_terminal {
            format!("{CLEAR}{}", picture(position, total, &self.unit, elapsed))
        } else {
            let of = total.map_or_else(String::new, |total| format!(" of {total}"));
            format!("{position}{of} {}\n", self.unit)
        };
        write(&line);
    }

    pub fn end(&self) {
        if self.on_terminal {
            write(CLEAR);
        }
    }
}

/// Who can't read it loses nothing else.
fn write(text: &str) {
    let mut out = std::io::stderr().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).ok();
}

fn picture(position: u64, total: Option<u64>, unit: &str, elapsed: Duration) -> String {
    let rate = (position as f64 / elapsed.as_secs_f64().max(0.001)).round();
    let Some(total) = total else {
        let turn = SPINNER[elapsed.as_millis() as usize / PICTURE_MS as usize % SPINNER.len()];
        return format!("{turn} {position} {unit} {rate}/s");
    };
    let full = (u128::from(position.min(total)) * u128::from(WIDTH) / u128::from(total.max(1))) as usize;
    let empty = WIDTH as usize - full;
    format!("{}{} {position}/{total} {unit} {rate}/s", "█".repeat(full), "░".repeat(empty))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_is_as_long_as_what_is_done() {
        let two = Duration::from_secs(2);
        let half = picture(50, Some(100), "events", two);
        assert_eq!(half, format!("{}{} 50/100 events 25/s", "█".repeat(20), "░".repeat(20)));
        assert!(picture(7, Some(0), "events", two).starts_with(&"░".repeat(40)), "nothing to do");
        assert!(picture(200, Some(100), "events", two).starts_with(&"█".repeat(40)), "more than was known");
        assert_eq!(picture(50, None, "events", two), "| 50 events 25/s");
    }
}
