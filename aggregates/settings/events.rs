//! What can happen to settings. Events hold names and numbers, never personal text.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{
    ageing::{AgeingPolicy, PolicyName, Reading},
    extraction::{self, ErrorGuardConfig, ExtractionConfig, GuardSignal},
    retention::{self, CheckpointRetention},
};
use crate::{Timestamp, workflow_run::RunId};

/// The schema every event is written in today; older ones are upcast when read.
pub const SCHEMA_VERSION: i32 = 1;

/// Names of all events of settings, as stored.
pub const EVENT_TYPES: [&str; 8] = [
    "WorkflowConfigured",
    "ThreadSummariesConfigured",
    "CheckpointRetentionSet",
    "ExtractionConfigured",
    "ErrorGuardSignalled",
    "PolicySet",
    "PolicyAccepted",
    "ClockRead",
];

/// When a workflow runs by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct WorkflowConfig {
    /// How long after a run of a user's the next one may begin by itself.
    pub cooldown_hours: u32,
    /// Whether it runs by itself at all.
    pub enabled: bool,
    /// How many memories of a user make it begin.
    pub threshold: u32,
}

impl Default for WorkflowConfig {
    fn default() -> Self {
        Self { cooldown_hours: 24, enabled: true, threshold: 100 }
    }
}

/// When threads are summarised, and how much of each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ThreadSummaryConfig {
    pub enabled: bool,
    /// Messages that a summary covers at most.
    pub rolling_window_size: u32,
    /// The seq of a thread's last message from which on it is summarised.
    pub summarize_after_seq: u32,
}

impl Default for ThreadSummaryConfig {
    fn default() -> Self {
        Self { enabled: true, rolling_window_size: 14, summarize_after_seq: 5 }
    }
}

/// One change to the settings of a tenant. The fields of all that an event is made of are declared in
/// canonical order, that of their names, so that plain JSON of it is canonical.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SettingsEvent {
    /// When it was decided.
    pub at: Timestamp,
    pub change: SettingsChange,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SettingsChange {
    WorkflowConfigured {
        name: String,
        set: WorkflowConfig,
        /// What held before, be it set or the default of that time.
        was: WorkflowConfig,
    },
    ThreadSummariesConfigured {
        set: ThreadSummaryConfig,
        was: ThreadSummaryConfig,
    },
    CheckpointRetentionSet {
        set: CheckpointRetention,
        was: CheckpointRetention,
    },
    ExtractionConfigured {
        set: Box<ExtractionConfig>,
        was: Box<ExtractionConfig>,
    },
    /// The extractor failed, is tried after a pause, or works again.
    ErrorGuardSignalled {
        config: ErrorGuardConfig,
        signal: GuardSignal,
    },
    PolicySet {
        set: Box<AgeingPolicy>,
        was: Box<AgeingPolicy>,
    },
    /// From now on runs of the policy take away what the one of that id said it would.
    PolicyAccepted {
        policy: PolicyName,
        run_id: RunId,
    },
    ClockRead {
        /// What it comes to: not all of the time since the last one may have passed.
        reading: Reading,
        wall: Timestamp,
    },
}

impl SettingsChange {
    pub fn event_type(&self) -> &'static str {
        match self {
            Self::WorkflowConfigured { .. } => "WorkflowConfigured",
            Self::ThreadSummariesConfigured { .. } => "ThreadSummariesConfigured",
            Self::CheckpointRetentionSet { .. } => "CheckpointRetentionSet",
            Self::ExtractionConfigured { .. } => "ExtractionConfigured",
            Self::ErrorGuardSignalled { .. } => "ErrorGuardSignalled",
            Self::PolicySet { .. } => "PolicySet",
            Self::PolicyAccepted { .. } => "PolicyAccepted",
            Self::ClockRead { .. } => "ClockRead",
        }
    }

    /// What a receipt keeps of it.
    pub fn outcome(&self) -> Value {
        match self {
            Self::WorkflowConfigured { set, .. } => super::outcome(set),
            Self::ThreadSummariesConfigured { set, .. } => super::outcome(set),
            Self::CheckpointRetentionSet { set, .. } => retention::outcome(set),
            Self::ExtractionConfigured { set, .. } => super::outcome(set),
            Self::ErrorGuardSignalled { signal, .. } => extraction::signal_outcome(signal),
            Self::PolicySet { set, .. } => super::outcome(set),
            Self::PolicyAccepted { policy, .. } => json!({ "accepted": policy }),
            Self::ClockRead { wall, .. } => json!({ "clock": wall }),
        }
    }
}

/// What a receipt keeps of a change of settings.
pub fn outcome(config: &impl Serialize) -> Value {
    json!({ "config": config })
}
