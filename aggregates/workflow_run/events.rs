//! What can happen to a run. Events hold ids, codes, numbers and commitments, never personal text.

use std::{collections::BTreeMap, fmt};

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::ids::RunId;
use crate::{Timestamp, memory_book::ContentRef};

/// The schema every event is written in today; older ones are upcast when read.
pub const SCHEMA_VERSION: i32 = 1;

/// Names of all events of workflow runs, as stored.
pub const EVENT_TYPES: [&str; 11] = [
    "RunRequested",
    "RunClaimed",
    "StepStarted",
    "AnswerRecorded",
    "StepCompleted",
    "StepFailed",
    "RunCompleted",
    "RunFailed",
    "RunCancelled",
    "RunRestored",
    "AnswersErased",
];

/// What made a run begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trigger {
    /// Somebody asked for it over HTTP.
    Manual,
    /// The user's memories had grown past the workflow's threshold.
    Growth,
    CommandLine,
    /// It was due.
    Schedule,
}

impl Trigger {
    pub const ALL: [Self; 4] = [Self::Manual, Self::Growth, Self::CommandLine, Self::Schedule];

    pub fn as_str(self) -> &'static str {
        match self {
            Self::Manual => "manual",
            Self::Growth => "growth",
            Self::CommandLine => "command_line",
            Self::Schedule => "schedule",
        }
    }

    /// The trigger of that name, if there is one.
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|trigger| trigger.as_str() == name)
    }
}

impl fmt::Display for Trigger {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// What answers took; `cost_micros` are millionths of the currency that prices are configured in.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RunUsage {
    pub completion_tokens: u64,
    pub cost_micros: u64,
    pub prompt_tokens: u64,
    pub requests: u64,
}

impl RunUsage {
    pub fn add(&mut self, other: Self) {
        self.completion_tokens = self.completion_tokens.saturating_add(other.completion_tokens);
        self.cost_micros = self.cost_micros.saturating_add(other.cost_micros);
        self.prompt_tokens = self.prompt_tokens.saturating_add(other.prompt_tokens);
        self.requests = self.requests.saturating_add(other.requests);
    }
}

/// One change to one run. The fields of all that an event is made of are declared in canonical order, that
/// of their names, so that plain JSON of it is canonical.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RunEvent {
    /// When it was decided.
    pub at: Timestamp,
    pub change: RunChange,
    pub run_id: RunId,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RunChange {
    Requested {
        steps: Vec<String>,
        trigger: Trigger,
        workflow: String,
    },
    /// From now on this attempt alone may go on with the run.
    Claimed {
        attempt: u32,
        node: String,
    },
    StepStarted {
        attempt: u32,
        cancellable: bool,
        step: String,
    },
    AnswerRecorded {
        attempt: u32,
        content: ContentRef,
        fallback: bool,
        item: u32,
        step: String,
        usage: RunUsage,
    },
    StepCompleted {
        attempt: u32,
        /// Since the step was first started.
        duration_ms: u64,
        figures: BTreeMap<String, i64>,
        step: String,
    },
    StepFailed {
        attempt: u32,
        error: String,
        step: String,
    },
    Completed {
        attempt: u32,
        /// Since the run was requested.
        duration_ms: u64,
        figures: BTreeMap<String, i64>,
    },
    Failed {
        /// Absent where an operator or the engine failed it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        attempt: Option<u32>,
        error: String,
        /// In words, as where a model's endpoint said them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<ContentRef>,
    },
    /// With braces, so that it is stored as an object and can get fields later.
    Cancelled {},
    Restored {
        figures: BTreeMap<String, i64>,
    },
    AnswersErased {
        /// Every content destroyed with this event.
        erased: Vec<Uuid>,
    },
}

impl RunChange {
    pub fn event_type(&self) -> &'static str {
        match self {
            Self::Requested { .. } => "RunRequested",
            Self::Claimed { .. } => "RunClaimed",
            Self::StepStarted { .. } => "StepStarted",
            Self::AnswerRecorded { .. } => "AnswerRecorded",
            Self::StepCompleted { .. } => "StepCompleted",
            Self::StepFailed { .. } => "StepFailed",
            Self::Completed { .. } => "RunCompleted",
            Self::Failed { .. } => "RunFailed",
            Self::Cancelled {} => "RunCancelled",
            Self::Restored { .. } => "RunRestored",
            Self::AnswersErased { .. } => "AnswersErased",
        }
    }
}

impl RunEvent {
    /// The content this event brought in, with its commitment.
    pub fn content_ref(&self) -> Option<&ContentRef> {
        match &self.change {
            RunChange::AnswerRecorded { content, .. } => Some(content),
            RunChange::Failed { reason, .. } => reason.as_ref(),
            _ => None,
        }
    }

    /// The contents this event destroyed.
    pub fn erased(&self) -> &[Uuid] {
        match &self.change {
            RunChange::AnswersErased { erased } => erased,
            _ => &[],
        }
    }
}
