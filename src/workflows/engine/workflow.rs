//! What a workflow is to the engine: a name, steps in order, and what each does.

use std::{collections::BTreeMap, sync::Arc};

use async_trait::async_trait;
use memledger_intelligence::LanguageModel;
use memledger_ledger::{
    Ledger, LedgerError,
    runs::{RunAnswer, RunKey, SeenMemory},
};

use super::{Answers, Proposal, RunDecisions, report::figures_report};
use crate::Options;

/// What a step found out or did, in numbers; they stand in its event.
pub type Figures = BTreeMap<String, i64>;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StepSpec {
    /// As it stands in events.
    pub name: &'static str,
    /// As people read it.
    pub title: &'static str,
    /// A run can be cancelled until a step that is not begins. Until then no memory is changed.
    pub cancellable: bool,
}

/// One run as its steps see it.
pub struct Work {
    pub ledger: Arc<Ledger>,
    /// None where rules decide.
    pub model: Option<Arc<dyn LanguageModel>>,
    pub options: Arc<Options>,
    /// Memories that wait to be added once there is room for them.
    pub incoming: usize,
    pub run: RunKey,
    pub answers: Arc<dyn Answers>,
    /// Of the steps that are done.
    pub figures: BTreeMap<String, Figures>,
    /// Told how much of the step under way is done, of how much.
    pub progress: Arc<dyn Fn(u64, u64) + Send + Sync>,
}

impl Work {
    /// A figure of a step that is done.
    pub fn figure(&self, step: &str, name: &str) -> Result<i64, Trouble> {
        let found = self.figures.get(step).and_then(|figures| figures.get(name)).copied();
        found.ok_or_else(|| Trouble::failed("figure_missing", format!("step {step} has no figure {name}")))
    }
}

/// Runs steps; holds what they share while a run is under way.
#[async_trait]
pub trait Workflow: Send + Sync {
    /// Does one step. Done twice, it has one effect.
    async fn step(&self, name: &str, work: &Work) -> Result<Figures, Trouble>;

    /// What the run would do, once the steps are done that change no memory.
    async fn proposal(&self, _work: &Work) -> Result<Proposal, Trouble> {
        Err(Trouble::failed("no_dry_run", "this workflow can't say beforehand what it would do"))
    }

    /// Whether a run would do anything now; one that would not is not begun by the schedule.
    async fn has_work(&self, _work: &Work) -> Result<bool, Trouble> {
        Ok(true)
    }

    /// Memories that earlier runs took away and that can't be restored any more, to be destroyed; not more than that many.
    async fn overdue(&self, _work: &Work, _limit: usize) -> Result<Vec<SeenMemory>, Trouble> {
        Ok(Vec::new())
    }

    /// Adds to a run's decisions what one of its answers decided.
    fn read_answer(&self, _answer: &RunAnswer, _decisions: &mut RunDecisions) {}

    /// The report of a run in Markdown, from its figures: it holds no text of anybody's. None of a run that is not completed.
    fn report(&self, title: &str, run_id: &str, figures: &Figures) -> Option<String> {
        figures_report(title, run_id, figures)
    }
}

/// Why a step did not end.
#[derive(Debug, Clone, thiserror::Error)]
pub enum Trouble {
    /// It may work later: the run is taken up again.
    #[error("{0}")]
    Later(String),
    /// The run goes on elsewhere or was ended: nothing is left to do here.
    #[error("{0}")]
    Stopped(String),
    /// It will not work, however often it is tried.
    #[error("{what}")]
    Failed {
        /// As it stands in the event: lower case letters and `_`.
        code: &'static str,
        what: String,
    },
}

impl Trouble {
    pub fn failed(code: &'static str, what: impl Into<String>) -> Self {
        Self::Failed { code, what: what.into() }
    }

    /// Of a workflow that was told to do a step that it does not have.
    pub fn unknown_step(name: &str) -> Self {
        Self::failed("unknown_step", format!("there is no step {name}"))
    }
}

impl From<LedgerError> for Trouble {
    fn from(error: LedgerError) -> Self {
        match error {
            LedgerError::Unavailable(what) | LedgerError::Conflict(what) => Self::Later(what),
            // The run is not this node's any more, or has ended.
            LedgerError::State(what) => Self::Stopped(what),
            LedgerError::Rejected(what) => Self::Failed { code: "rejected", what },
            other => Self::Failed { code: other.code(), what: other.to_string() },
        }
    }
}
