//! Why a command to workflow runs is refused; each names what forbids it and what to do instead.

use super::{
    ids::RunId,
    record::{RunStatus, StepStatus},
};

use crate::{Rejection, RejectionKind};

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RunRejection {
    #[error("run {0} does not exist")]
    RunNotFound(RunId),
    #[error("run {0} already exists; read it, or request one with another id")]
    RunExists(RunId),
    #[error("run {run_id} of this workflow is active; wait until it ends, or cancel it")]
    AlreadyRunning { run_id: RunId },
    #[error("run {run_id} is {status}; only a requested or running run can continue. Request another")]
    NotActive { run_id: RunId, status: RunStatus },
    #[error("run {run_id} is {status}; only a completed or failed run can be undone")]
    NotCompleted { run_id: RunId, status: RunStatus },
    #[error(
        "run {0} is not claimed by a node; claim it, and continue with the attempt that the claim returns"
    )]
    NotClaimed(RunId),
    #[error("attempt {attempt} of run {run_id} was replaced by attempt {current}; leave the run to that one")]
    Fenced { run_id: RunId, attempt: u32, current: u32 },
    #[error("run {run_id} has no step {step}; its steps are those it was requested with")]
    StepNotFound { run_id: RunId, step: String },
    #[error("step {step} of run {run_id} is {status}; {}", what_is_next(.next))]
    StepOutOfOrder {
        run_id: RunId,
        step: String,
        status: StepStatus,
        /// The first step that is not completed.
        next: Option<String>,
    },
    #[error("run {run_id} has {left} steps left; continue with step {next}")]
    StepsLeft { run_id: RunId, left: usize, next: String },
    #[error("step {step} of run {run_id} has begun and must be completed; undo the run afterwards")]
    TooLateToCancel { run_id: RunId, step: String },
    #[error("the command would change nothing")]
    NothingToDo,
    #[error("{field}: {message}")]
    Invalid { field: String, message: String },
}

impl RunRejection {
    /// An input that breaks a limit, with the field's name as the caller wrote it.
    pub fn invalid(field: impl Into<String>, message: impl Into<String>) -> Self {
        Self::Invalid { field: field.into(), message: message.into() }
    }
}

fn what_is_next(next: &Option<String>) -> String {
    match next {
        Some(step) => format!("continue with step {step}"),
        None => "all steps are completed, so complete the run".to_owned(),
    }
}

impl Rejection for RunRejection {
    fn kind(&self) -> RejectionKind {
        match self {
            Self::RunNotFound(_) => RejectionKind::NotFound,
            Self::RunExists(_)
            | Self::AlreadyRunning { .. }
            | Self::NotActive { .. }
            | Self::NotCompleted { .. }
            | Self::NotClaimed(_)
            | Self::Fenced { .. }
            | Self::StepOutOfOrder { .. }
            | Self::StepsLeft { .. }
            | Self::TooLateToCancel { .. } => RejectionKind::State,
            Self::StepNotFound { .. } => RejectionKind::Internal,
            Self::NothingToDo => RejectionKind::NothingToChange,
            Self::Invalid { field, message } => {
                RejectionKind::Invalid { field: field.clone(), message: message.clone() }
            }
        }
    }
}
