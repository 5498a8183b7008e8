//! What a workflow is to the engine: a name, steps in order, and what each does.

use std::{collections::BTreeMap, sync::Arc};

use async_trait::async_trait;
use memledger_intelligence::LanguageModel;
use memledger_ledger::{Ledger, LedgerError, runs::RunKey};

use super::Answers;
use crate::Options;

/// What a step found out or did, in numbers; they stand in its event.
pub type Figures = BTreeMap<String, i64>;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StepSpec {
    /// As it stands in events.
    pub name: &'static str,
    /// As people read it.
    pub title: &'static str,
    /// A run can be cancelled until a step that is not begins.
    pub cancellable: bool,
}

/// One run as its steps see it.
pub struct Work {
    pub ledger: Arc<Ledger>,
    /// None where rules decide.
    pub model: Option<Arc<dyn LanguageModel>>,
    pub options: Arc<Options>,
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
