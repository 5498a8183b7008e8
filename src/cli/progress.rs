//! How far a long command is: a bar on a terminal, a plain line now and then elsewhere.

use std::{
    fmt::Write,
    io::{IsTerminal, Write as _},
    sync::atomic::{AtomicU64, Ordering},
};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};

/// Seconds between two plain lines.
const EVERY_S: u64 = 10;

pub struct Progress {
    bar: ProgressBar,
    unit: String,
    /// How many times that long had passed when the last line was written.
    told: AtomicU64,
}

impl Progress {
    /// `unit` is what is counted, such as `events`; `total` where it is known.
    pub fn new(unit: &str, total: Option<u64>) -> Self {
        let bar = ProgressBar::no_length();
        if !std::io::stderr().is_terminal() {
            bar.set_draw_target(ProgressDrawTarget::hidden());
        }
        let progress = Self { bar, unit: unit.to_owned(), told: AtomicU64::new(0) };
        progress.shaped("{spinner} {pos}");
        if let Some(total) = total {
            progress.of(total);
        }
        progress
    }

    fn shaped(&self, begins: &str) {
        let per_second = |state: &ProgressState, out: &mut dyn Write| {
            // A line that can't be drawn is no fault of the work.
            write!(out, "{:.0}/s", state.per_sec()).ok();
        };
        if let Ok(style) = ProgressStyle::with_template(&format!("{begins} {} {{rate}}", self.unit)) {
            self.bar.set_style(style.with_key("rate", per_second));
        }
    }

    /// Tells how much there is, once that is known.
    pub fn of(&self, total: u64) {
        if self.bar.length() != Some(total) {
            self.bar.set_length(total);
            self.shaped("{bar:40} {pos}/{len}");
        }
    }

    pub fn at(&self, position: u64) {
        self.bar.set_position(position);
        let times = self.bar.elapsed().as_secs() / EVERY_S;
        if self.bar.is_hidden() && self.told.swap(times, Ordering::Relaxed) < times {
            let of = self.bar.length().map_or_else(String::new, |total| format!(" of {total}"));
            // Who can't read it loses nothing else.
            writeln!(std::io::stderr(), "{position}{of} {}", self.unit).ok();
        }
    }

    pub fn end(&self) {
        self.bar.finish_and_clear();
    }
}
