//! The runs of one user, folded from their events.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{
    events::{RunChange, RunEvent},
    ids::RunId,
    record::{RunRecord, RunStatus},
    rejection::RunRejection,
};
use crate::memory_book::ContentRef;

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct WorkflowRuns {
    runs: BTreeMap<RunId, RunRecord>,
    /// The run of each workflow that is under way, so that a request need not look through all runs.
    active: BTreeMap<String, RunId>,
    /// Contents held by all runs, counted so that the weight costs nothing to tell.
    held: usize,
}

impl WorkflowRuns {
    pub fn get(&self, run_id: &RunId) -> Option<&RunRecord> {
        self.runs.get(run_id)
    }

    /// The run of the workflow that is requested or running.
    pub fn active(&self, workflow: &str) -> Option<(&RunId, &RunRecord)> {
        self.runs.get_key_value(self.active.get(workflow)?)
    }

    /// What a run that is under way was answered already.
    pub fn answer(&self, run_id: &RunId, step: &str, item: u32) -> Option<&ContentRef> {
        self.get(run_id)?.answer(step, item)
    }

    /// The items of a step that a run under way was answered already.
    pub fn answered(&self, run_id: &RunId, step: &str) -> impl Iterator<Item = u32> {
        self.get(run_id)
            .and_then(|run| run.answers.get(step))
            .into_iter()
            .flat_map(|items| items.keys().copied())
    }

    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&RunId, &RunRecord)> {
        self.runs.iter()
    }

    /// Contents held by all runs.
    pub fn held(&self) -> usize {
        self.held
    }

    pub(super) fn require(&self, run_id: &RunId) -> Result<&RunRecord, RunRejection> {
        self.get(run_id).ok_or_else(|| RunRejection::RunNotFound(run_id.clone()))
    }

    pub(super) fn require_active(&self, run_id: &RunId) -> Result<&RunRecord, RunRejection> {
        let run = self.require(run_id)?;
        if !run.status.is_active() {
            return Err(RunRejection::NotActive { run_id: run_id.clone(), status: run.status });
        }
        Ok(run)
    }

    /// The run, ended or not, if this is the attempt that holds it.
    pub(super) fn require_attempt(&self, run_id: &RunId, attempt: u32) -> Result<&RunRecord, RunRejection> {
        let run = self.require(run_id)?;
        if run.attempt != attempt {
            return Err(RunRejection::Fenced { run_id: run_id.clone(), attempt, current: run.attempt });
        }
        if run.status == RunStatus::Requested {
            return Err(RunRejection::NotClaimed(run_id.clone()));
        }
        Ok(run)
    }

    /// Takes an event in. An event of a run that was never requested is left out, as is a second request.
    pub fn fold(&mut self, event: &RunEvent) {
        let run_id = &event.run_id;
        let Some(run) = self.runs.get_mut(run_id) else {
            if let RunChange::Requested { steps, workflow, .. } = &event.change {
                self.runs.insert(run_id.clone(), RunRecord::requested(workflow, steps, event.at));
                self.active.insert(workflow.clone(), run_id.clone());
            }
            return;
        };
        self.held -= run.contents.len();
        run.apply(event);
        self.held += run.contents.len();
        if !run.status.is_active() && self.active.get(&run.workflow) == Some(run_id) {
            self.active.remove(&run.workflow);
        }
    }
}
