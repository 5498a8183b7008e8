//! The rules of a run's steps: one after the other, by the attempt that holds the run.

use std::collections::BTreeMap;

use super::{
    decide::duration_ms,
    events::{RunChange, RunUsage},
    ids::RunId,
    limits,
    record::{RunRecord, StepRecord, StepStatus},
    rejection::RunRejection,
    state::WorkflowRuns,
};
use crate::{Timestamp, memory_book::ContentRef};

type Decision = Result<RunChange, RunRejection>;

/// A run that is under way, in the hands of the attempt that holds it.
pub(super) struct Underway<'a> {
    run_id: &'a RunId,
    run: &'a RunRecord,
    attempt: u32,
}

impl<'a> Underway<'a> {
    pub(super) fn of(runs: &'a WorkflowRuns, run_id: &'a RunId, attempt: u32) -> Result<Self, RunRejection> {
        runs.require_attempt(run_id, attempt)?;
        Ok(Self { run_id, run: runs.require_active(run_id)?, attempt })
    }

    fn step(&self, name: &str) -> Result<&'a StepRecord, RunRejection> {
        let unknown = || RunRejection::StepNotFound { run_id: self.run_id.clone(), step: name.to_owned() };
        self.run.step(name).ok_or_else(unknown)
    }

    fn out_of_order(&self, step: &StepRecord) -> RunRejection {
        RunRejection::StepOutOfOrder {
            run_id: self.run_id.clone(),
            step: step.name.clone(),
            status: step.status,
            next: self.run.steps_left().next().map(|next| next.name.clone()),
        }
    }

    fn require_started(&self, step: &StepRecord) -> Result<(), RunRejection> {
        if step.status == StepStatus::Started { Ok(()) } else { Err(self.out_of_order(step)) }
    }

    /// The first step that is not completed, and no other, can be started.
    pub(super) fn start(&self, name: String, cancellable: bool) -> Decision {
        let step = self.step(&name)?;
        if self.run.steps_left().next().is_none_or(|next| next.name != name) {
            return Err(self.out_of_order(step));
        }
        if step.status == StepStatus::Started && step.attempt == self.attempt {
            return Err(RunRejection::NothingToDo);
        }
        Ok(RunChange::StepStarted { attempt: self.attempt, cancellable, step: name })
    }

    /// The first answer stands: a resumed run decides by what it was told before.
    pub(super) fn record_answer(
        &self,
        name: String,
        item: u32,
        content: ContentRef,
        usage: RunUsage,
        fallback: bool,
    ) -> Decision {
        let step = self.step(&name)?;
        if self.run.answer(&name, item).is_some() {
            return Err(RunRejection::NothingToDo);
        }
        self.require_started(step)?;
        limits::usage(&usage)?;
        Ok(RunChange::AnswerRecorded { attempt: self.attempt, content, fallback, item, step: name, usage })
    }

    pub(super) fn complete(&self, name: String, figures: BTreeMap<String, i64>, at: Timestamp) -> Decision {
        let step = self.step(&name)?;
        if step.status == StepStatus::Completed {
            return Err(RunRejection::NothingToDo);
        }
        self.require_started(step)?;
        limits::figures(&figures)?;
        let duration_ms = duration_ms(step.started_at.unwrap_or(at), at);
        Ok(RunChange::StepCompleted { attempt: self.attempt, duration_ms, figures, step: name })
    }

    pub(super) fn fail(&self, name: String, error: String) -> Decision {
        let step = self.step(&name)?;
        if step.status == StepStatus::Failed {
            return Err(RunRejection::NothingToDo);
        }
        self.require_started(step)?;
        limits::error_code(&error)?;
        Ok(RunChange::StepFailed { attempt: self.attempt, error, step: name })
    }
}
