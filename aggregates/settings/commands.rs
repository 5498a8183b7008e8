//! What operators can set. Times come with the command.

use super::{
    events::{ThreadSummaryConfig, WorkflowConfig},
    extraction::{ErrorGuardConfig, ExtractionConfig, GuardSignal},
    retention::CheckpointRetention,
};
use crate::Timestamp;

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
}
