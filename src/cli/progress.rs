//! How far a long command is: a bar on a terminal, nothing in between elsewhere.

use std::{fmt::Write, io::IsTerminal};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};

pub struct Progress {
    bar: ProgressBar,
    unit: String,
}

impl Progress {
    /// `unit` is what is counted, such as `events`; `total` where it is known.
    pub fn new(unit: &str, total: Option<u64>) -> Self {
        let bar = ProgressBar::no_length();
        if !std::io::stderr().is_terminal() {
            bar.set_draw_target(ProgressDrawTarget::hidden());
        }
        let progress = Self { bar, unit: unit.to_owned() };
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
    }

    pub fn end(&self) {
        self.bar.finish_and_clear();
    }
}
