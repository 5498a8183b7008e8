//! One run as its events leave it.

use std::{collections::BTreeMap, fmt};

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::events::{RunChange, RunEvent, RunUsage};
use crate::{Timestamp, memory_book::ContentRef};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RunStatus {
    /// Waits for a node to claim it.
    Requested,
    Running,
    Completed,
    Failed,
    Cancelled,
}

impl RunStatus {
    pub const ALL: [Self; 5] =
        [Self::Requested, Self::Running, Self::Completed, Self::Failed, Self::Cancelled];

    pub fn as_str(self) -> &'static str {
        match self {
            Self::Requested => "requested",
            Self::Running => "running",
            Self::Completed => "completed",
            Self::Failed => "failed",
            Self::Cancelled => "cancelled",
        }
    }

    /// The status of that name, if there is one.
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|status| status.as_str() == name)
    }

    pub fn is_active(self) -> bool {
        matches!(self, Self::Requested | Self::Running)
    }
}

impl fmt::Display for RunStatus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StepStatus {
    Waiting,
    Started,
    Completed,
    /// Can be started again.
    Failed,
}

impl StepStatus {
    pub const ALL: [Self; 4] = [Self::Waiting, Self::Started, Self::Completed, Self::Failed];

    pub fn as_str(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Started => "started",
            Self::Completed => "completed",
            Self::Failed => "failed",
        }
    }

    /// The status of that name, if there is one.
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|status| status.as_str() == name)
    }
}

impl fmt::Display for StepStatus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StepRecord {
    pub name: String,
    pub status: StepStatus,
    /// The attempt that started it last.
    pub attempt: u32,
    /// False once it was started as a step that must not be left half done.
    pub cancellable: bool,
    /// When it was first started.
    pub started_at: Option<Timestamp>,
    pub completed_at: Option<Timestamp>,
    pub figures: BTreeMap<String, i64>,
}

impl StepRecord {
    fn waiting(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            status: StepStatus::Waiting,
            attempt: 0,
            cancellable: true,
            started_at: None,
            completed_at: None,
            figures: BTreeMap::new(),
        }
    }
}

/// One run. Its steps, answers and node go when it ends: no later decision needs them, and the log has them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RunRecord {
    pub workflow: String,
    pub status: RunStatus,
    /// What it did was undone as a whole.
    pub restored: bool,
    /// The number of its last claim; 0 before the first.
    pub attempt: u32,
    pub node: Option<String>,
    pub steps: Vec<StepRecord>,
    /// By step and item.
    pub answers: BTreeMap<String, BTreeMap<u32, ContentRef>>,
    /// Every content that an erasure must destroy.
    pub contents: Vec<Uuid>,
    pub usage: RunUsage,
    pub requested_at: Timestamp,
    pub ended_at: Option<Timestamp>,
}

impl RunRecord {
    /// Whether it has done what must not be left half done, the first such step.
    pub(super) fn has_saved(&self) -> bool {
        let saves = self.steps.iter().find(|step| !step.cancellable);
        saves.is_some_and(|step| step.status == StepStatus::Completed)
    }

    pub(super) fn requested(workflow: &str, steps: &[String], at: Timestamp) -> Self {
        Self {
            workflow: workflow.to_owned(),
            status: RunStatus::Requested,
            restored: false,
            attempt: 0,
            node: None,
            steps: steps.iter().map(|name| StepRecord::waiting(name)).collect(),
            answers: BTreeMap::new(),
            contents: Vec::new(),
            usage: RunUsage::default(),
            requested_at: at,
            ended_at: None,
        }
    }

    pub fn step(&self, name: &str) -> Option<&StepRecord> {
        self.steps.iter().find(|step| step.name == name)
    }

    /// The steps that are not completed, in their order.
    pub fn steps_left(&self) -> impl Iterator<Item = &StepRecord> {
        self.steps.iter().filter(|step| step.status != StepStatus::Completed)
    }

    pub fn answer(&self, step: &str, item: u32) -> Option<&ContentRef> {
        self.answers.get(step)?.get(&item)
    }

    pub(super) fn apply(&mut self, event: &RunEvent) {
        match &event.change {
            RunChange::Requested { .. } => {}
            RunChange::Claimed { attempt, node } => {
                self.status = RunStatus::Running;
                self.attempt = *attempt;
                self.node = Some(node.clone());
            }
            RunChange::AnswerRecorded { content, item, step, usage, .. } => {
                self.answers.entry(step.clone()).or_default().insert(*item, content.clone());
                self.contents.push(content.content_id);
                self.usage.add(*usage);
            }
            RunChange::StepStarted { step, .. }
            | RunChange::StepCompleted { step, .. }
            | RunChange::StepFailed { step, .. } => self.apply_to_step(step, event),
            RunChange::Completed { .. } => self.end(RunStatus::Completed, event.at),
            RunChange::Failed { reason, .. } => {
                self.contents.extend(reason.iter().map(|reason| reason.content_id));
                self.end(RunStatus::Failed, event.at);
            }
            RunChange::Cancelled {} => self.end(RunStatus::Cancelled, event.at),
            RunChange::Restored { .. } => self.restored = true,
            RunChange::AnswersErased { .. } => {
                self.answers = BTreeMap::new();
                self.contents = Vec::new();
            }
        }
    }

    fn apply_to_step(&mut self, name: &str, event: &RunEvent) {
        let Some(step) = self.steps.iter_mut().find(|step| step.name == name) else { return };
        match &event.change {
            RunChange::StepStarted { attempt, cancellable, .. } => {
                step.status = StepStatus::Started;
                step.attempt = *attempt;
                step.cancellable &= *cancellable;
                step.started_at = step.started_at.or(Some(event.at));
            }
            RunChange::StepCompleted { figures, .. } => {
                step.status = StepStatus::Completed;
                step.completed_at = Some(event.at);
                step.figures = figures.clone();
            }
            RunChange::StepFailed { .. } => step.status = StepStatus::Failed,
            _ => {}
        }
    }

    fn end(&mut self, status: RunStatus, at: Timestamp) {
        self.status = status;
        self.ended_at = Some(at);
        self.node = None;
        self.steps = Vec::new();
        self.answers = BTreeMap::new();
    }
}
