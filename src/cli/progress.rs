//! How far a long command is: a bar on a terminal, nothing in between elsewhere.

use std::io::IsTerminal;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

pub struct Progress(ProgressBar);

impl Progress {
    /// `unit` is what is counted, such as `events`; `total` where it is known.
    pub fn new(unit: &str, total: Option<u64>) -> Self {
        let bar = total.map_or_else(ProgressBar::no_length, ProgressBar::new);
        if !std::io::stderr().is_terminal() {
            bar.set_draw_target(ProgressDrawTarget::hidden());
        }
        let template = match total {
            Some(_) => format!("{{bar:40}} {{pos}}/{{len}} {unit} {{per_sec}}"),
            None => format!("{{spinner}} {{pos}} {unit} {{per_sec}}"),
        };
        if let Ok(style) = ProgressStyle::with_template(&template) {
            bar.set_style(style);
        }
        Self(bar)
    }

    pub fn at(&self, position: u64) {
        self.0.set_position(position);
    }

    pub fn end(&self) {
        self.0.finish_and_clear();
    }
}
