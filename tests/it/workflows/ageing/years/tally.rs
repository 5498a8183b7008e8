//! What happened in the years, and how long each part of the work took.

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

use memledger_ledger::runs::RunDetails;

/// Figures of runs that are summed up.
const FIGURES: [&str; 8] =
    ["selected", "forgotten", "archived", "created", "merged_away", "summaries", "noted", "skipped"];

#[derive(Default)]
pub struct Tally {
    /// Of each workflow.
    runs: BTreeMap<String, BTreeMap<&'static str, i64>>,
    counts: BTreeMap<String, i64>,
    took: BTreeMap<String, (u32, Duration)>,
}

impl Tally {
    pub fn add(&mut self, name: &str, many: usize) {
        *self.counts.entry(name.to_owned()).or_default() += i64::try_from(many).unwrap();
    }

    pub fn most(&mut self, name: &str, many: usize) {
        let most = self.counts.entry(name.to_owned()).or_default();
        *most = (*most).max(i64::try_from(many).unwrap());
    }

    pub fn ran(&mut self, done: &RunDetails) {
        let of = self.runs.entry(done.run.workflow.clone()).or_default();
        *of.entry("runs").or_default() += 1;
        for figure in FIGURES {
            *of.entry(figure).or_default() += done.figures.get(figure).copied().unwrap_or_default();
        }
    }

    pub fn undone(&mut self, workflow: &str) {
        *self.runs.entry(workflow.to_owned()).or_default().entry("undone").or_default() += 1;
    }

    /// How many runs of a workflow, or what of them.
    pub fn of(&self, workflow: &str, figure: &str) -> i64 {
        self.runs.get(workflow).and_then(|of| of.get(figure)).copied().unwrap_or_default()
    }

    pub fn took(&mut self, part: &str, since: Instant) {
        let (times, all) = self.took.entry(part.to_owned()).or_default();
        *times += 1;
        *all += since.elapsed();
    }
}

impl Drop for Tally {
    /// Prints it, also where the test failed.
    fn drop(&mut self) {
        for (workflow, of) in &self.runs {
            let figures = of.iter().filter(|(_, many)| **many > 0);
            let shown: Vec<String> = figures.map(|(name, many)| format!("{name} {many}")).collect();
            println!("{workflow}: {}", shown.join(", "));
        }
        println!("{:?}", self.counts);
        for (part, (times, all)) in &self.took {
            println!("{part}: {times} times, {:.1} s", all.as_secs_f64());
        }
    }
}
