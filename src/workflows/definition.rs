//! The workflows that this program knows, and what each of them offers.

use std::sync::Arc;

use async_trait::async_trait;
use memledger_ledger::{LedgerError, runs::RunAnswer};

use crate::{
    engine::{Figures, RunDecisions, StepSpec, Trouble, Work, Workflow},
    memory_optimization, ttl,
};

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

/// All workflows.
pub const ALL: &[Definition] = &[memory_optimization::DEFINITION, ttl::DEFINITION];

/// Those that begin so.
pub fn begun_by(begins: Begins) -> impl Iterator<Item = &'static Definition> {
    ALL.iter().filter(move |definition| definition.begins == begins)
}

/// The workflow that a request means if it names none.
pub const DEFAULT: &Definition = &memory_optimization::DEFINITION;

/// The workflow of that name.
pub fn by_name(name: &str) -> Option<&'static Definition> {
    ALL.iter().find(|definition| definition.name == name)
}

/// The workflow of that name, or an error that names those that exist.
pub fn named(name: &str) -> Result<&'static Definition, LedgerError> {
    by_name(name).ok_or_else(|| {
        let known: Vec<&str> = ALL.iter().map(|definition| definition.name).collect();
        LedgerError::NotFound(format!("there is no workflow {name}; there is {}", known.join(", ")))
    })
}

/// The workflow that a run is of. A run may be of one that only another version of this program knows: what every workflow has
/// can be shown of it all the same.
pub fn of_run(workflow: &str) -> &'static Definition {
    by_name(workflow).unwrap_or(UNKNOWN)
}

const UNKNOWN: &Definition = &Definition {
    name: "",
    title: "Workflow",
    description: "",
    steps: &[],
    begins: Begins::Growth,
    begin: || Arc::new(Unknown),
};

/// A workflow without steps.
struct Unknown;

#[async_trait]
impl Workflow for Unknown {
    async fn step(&self, name: &str, _: &Work) -> Result<Figures, Trouble> {
        Err(Trouble::unknown_step(name))
    }
}
