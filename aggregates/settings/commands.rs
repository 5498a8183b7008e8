//! What operators can set. Times come with the command.

use super::{
    ageing::{AgeingPolicy, PolicyName},
    events::{ThreadSummaryConfig, WorkflowConfig},
    extraction::{ErrorGuardConfig, ExtractionConfig, GuardSignal},
    retention::CheckpointRetention,
};
use crate::{Timestamp, workflow_run::RunId};

#[derive(Debug, Clone)]
pub struct SettingsCommand {
    pub at: Timestamp,
    pub action: SettingsAction,
}

#[derive(Debug, Clone)]
pub enum SettingsAction {
    SetWorkflow {
        name: String,
        config: WorkflowConfig,
    },
    SetThreadSummaries {
        config: ThreadSummaryConfig,
    },
    SetCheckpointRetention(CheckpointRetention),
    SetExtraction(Box<ExtractionConfig>),
    /// What the extractor says of itself, for its error guard.
    SignalGuard {
        config: ErrorGuardConfig,
        signal: GuardSignal,
    },
    SetPolicy(Box<AgeingPolicy>),
    /// An operator has seen what a policy would take away, and wants it.
    AcceptPolicy {
        policy: PolicyName,
        run_id: RunId,
    },
    /// Notes what the server's clock says, which may be what it should not.
    ReadClock {
        wall: Timestamp,
    },
}
