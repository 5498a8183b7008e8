//! A workflow as the engine and the faces need to know it.

use std::sync::Arc;

use memledger_ledger::runs::RunAnswer;

use super::{Figures, RunDecisions, StepSpec, Workflow};

/// What makes a workflow run by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Begins {
    /// The growth of a user's memories.
    Growth,
    /// Time, as its policy's settings say.
    Scheduled,
}

/// A workflow that this program knows. Whoever shows runs or requests them needs nothing else of it.
pub struct Definition {
    pub name: &'static str,
    pub title: &'static str,
    pub description: &'static str,
    pub steps: &'static [StepSpec],
    pub begins: Begins,
    /// Makes what one run holds.
    pub begin: fn() -> Arc<dyn Workflow>,
}

impl Definition {
    /// As a run is requested with.
    pub fn step_names(&self) -> Vec<String> {
        self.steps.iter().map(|step| step.name.to_owned()).collect()
    }

    /// A step's name for people.
    pub fn step_title(&self, name: &str) -> &'static str {
        self.steps.iter().find(|step| step.name == name).map_or("", |step| step.title)
    }

    /// The report of a run in Markdown, from its figures: it holds no text of anybody's. None of a run that is not completed.
    pub fn report(&self, run_id: &str, figures: &Figures) -> Option<String> {
        (self.begin)().report(self.title, run_id, figures)
    }

    /// What a run decided, from the answers that it keeps.
    pub fn decisions(&self, answers: &[RunAnswer]) -> RunDecisions {
        let (workflow, mut decisions) = ((self.begin)(), RunDecisions::default());
        for answer in answers {
            workflow.read_answer(answer, &mut decisions);
            decisions.add_exchanges(answer);
        }
        decisions
    }
}
