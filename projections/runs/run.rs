//! One run as its events leave it, for those who watch it.

use std::collections::BTreeMap;

use memledger_aggregates::workflow_run::{RunChange, RunEvent, RunStatus, RunUsage, StepStatus, Trigger};
use memledger_store::{Row, StoredEvent, Value};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// Where the record stands in a row.
pub(super) const RECORD: usize = 14;

/// Times are in microseconds since the epoch.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Run {
    pub run_id: String,
    pub workflow: String,
    pub status: RunStatus,
    pub trigger: Trigger,
    pub requested_by: String,
    pub requested_at: i64,
    /// When a node first claimed it.
    pub started_at: Option<i64>,
    pub ended_at: Option<i64>,
    /// How often it was claimed.
    pub attempt: u32,
    pub node: Option<String>,
    pub error: Option<String>,
    /// The content that says in words why it failed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<Uuid>,
    pub steps: Vec<RunStep>,
    pub usage: RunUsage,
    /// Answers that the step gave itself, since the model gave none.
    pub fallbacks: u64,
    /// What a completed run came to.
    pub figures: BTreeMap<String, i64>,
    pub restored_at: Option<i64>,
    pub restored_by: Option<String>,
    pub restored_figures: BTreeMap<String, i64>,
    /// Its model replies and decisions were destroyed with a memory's contents.
    pub answers_erased: bool,
    /// Its first and last events in the user's stream of runs.
    pub first_version: i64,
    pub last_version: i64,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RunStep {
    pub name: String,
    pub status: StepStatus,
    pub started_at: Option<i64>,
    pub completed_at: Option<i64>,
    pub duration_ms: Option<u64>,
    /// Answers recorded so far.
    pub answers: u64,
    pub figures: BTreeMap<String, i64>,
}

impl Run {
    /// The run after the event; none where an event of an unknown run comes that is not its request.
    pub fn fold(current: Option<Self>, event: &RunEvent, stored: &StoredEvent) -> Option<Self> {
        let mut run = match (current, &event.change) {
            (Some(run), _) => run,
            (None, RunChange::Requested { steps, trigger, workflow }) => {
                Self::requested(event, stored, steps, *trigger, workflow)
            }
            (None, _) => return None,
        };
        run.apply(event, stored);
        Some(run)
    }

    fn requested(
        event: &RunEvent,
        stored: &StoredEvent,
        steps: &[String],
        trigger: Trigger,
        workflow: &str,
    ) -> Self {
        let waiting = |name: &String| RunStep {
            name: name.clone(),
            status: StepStatus::Waiting,
            started_at: None,
            completed_at: None,
            duration_ms: None,
            answers: 0,
            figures: BTreeMap::new(),
        };
        Self {
            run_id: event.run_id.to_string(),
            workflow: workflow.to_owned(),
            status: RunStatus::Requested,
            trigger,
            requested_by: stored.actor.clone(),
            requested_at: event.at.0,
            started_at: None,
            ended_at: None,
            attempt: 0,
            node: None,
            error: None,
            reason: None,
            steps: steps.iter().map(waiting).collect(),
            usage: RunUsage::default(),
            fallbacks: 0,
            figures: BTreeMap::new(),
            restored_at: None,
            restored_by: None,
            restored_figures: BTreeMap::new(),
            answers_erased: false,
            first_version: stored.version,
            last_version: stored.version,
        }
    }

    fn apply(&mut self, event: &RunEvent, stored: &StoredEvent) {
        self.last_version = stored.version;
        let at = event.at.0;
        match &event.change {
            RunChange::Requested { .. } => {}
            RunChange::Claimed { attempt, node } => {
                self.status = RunStatus::Running;
                self.attempt = *attempt;
                self.node = Some(node.clone());
                self.started_at = self.started_at.or(Some(at));
            }
            RunChange::StepStarted { step, .. } => self.step(step, |step| {
                step.status = StepStatus::Started;
                step.started_at = step.started_at.or(Some(at));
            }),
            RunChange::AnswerRecorded { step, usage, fallback, .. } => {
                self.usage.add(*usage);
                self.fallbacks += u64::from(*fallback);
                self.step(step, |step| step.answers += 1);
            }
            RunChange::StepCompleted { step, figures, duration_ms, .. } => self.step(step, |step| {
                step.status = StepStatus::Completed;
                step.completed_at = Some(at);
                step.duration_ms = Some(*duration_ms);
                step.figures = figures.clone();
            }),
            RunChange::StepFailed { step, .. } => self.step(step, |step| step.status = StepStatus::Failed),
            RunChange::Completed { figures, .. } => {
                self.figures = figures.clone();
                self.end(RunStatus::Completed, at);
            }
            RunChange::Failed { error, reason, .. } => {
                self.error = Some(error.clone());
                self.reason = reason.as_ref().map(|reason| reason.content_id);
                self.end(RunStatus::Failed, at);
            }
            RunChange::Cancelled {} => self.end(RunStatus::Cancelled, at),
            RunChange::Restored { figures } => {
                self.restored_at = Some(at);
                self.restored_by = Some(stored.actor.clone());
                self.restored_figures = figures.clone();
            }
            RunChange::AnswersErased { .. } => {
                self.answers_erased = true;
                self.reason = None;
            }
        }
    }

    fn step(&mut self, name: &str, change: impl FnOnce(&mut RunStep)) {
        if let Some(step) = self.steps.iter_mut().find(|step| step.name == name) {
            change(step);
        }
    }

    fn end(&mut self, status: RunStatus, at: i64) {
        self.status = status;
        self.ended_at = Some(at);
    }

    /// A figure of the completed run.
    pub fn figure(&self, name: &str) -> Option<i64> {
        self.figures.get(name).copied()
    }

    /// Memories that growth is counted from: those it left, or those it had found, if it was undone.
    pub fn grown_from(&self) -> Option<i64> {
        self.figure(if self.restored_at.is_some() { "memories_before" } else { "memories_after" })
    }

    /// The step under way or next, counted from 0; the number of steps where all are done.
    pub fn current_step(&self) -> usize {
        let open = self.steps.iter().position(|step| step.status != StepStatus::Completed);
        open.unwrap_or(self.steps.len())
    }
}

pub(super) fn of_row(row: &Row) -> Result<Run, String> {
    let record = row[RECORD].text().map_err(|e| e.to_string())?;
    serde_json::from_str(record).map_err(|e| format!("a run's record is unreadable: {e}"))
}

pub(super) fn row(mut row: Row, run: &Run) -> Result<Row, String> {
    let record = serde_json::to_string(run).map_err(|e| e.to_string())?;
    let duration_ms = run.ended_at.map(|ended_at| ended_at.saturating_sub(run.requested_at).max(0) / 1_000);
    let values: [Value; 11] = [
        run.workflow.as_str().into(),
        run.status.as_str().into(),
        run.requested_at.into(),
        run.status.is_active().into(),
        duration_ms.into(),
        run.figure("memories_before").into(),
        run.figure("memories_after").into(),
        run.usage.prompt_tokens.into(),
        run.usage.completion_tokens.into(),
        run.usage.cost_micros.into(),
        record.into(),
    ];
    row.extend(values);
    Ok(row)
}
