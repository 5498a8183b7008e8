//! The settings of one tenant, folded from their events.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{
    ageing::Ageing,
    events::{SettingsChange, SettingsEvent, ThreadSummaryConfig, WorkflowConfig},
    extraction::{ErrorGuard, ExtractionConfig},
    retention::CheckpointRetention,
};

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    workflows: BTreeMap<String, WorkflowConfig>,
    #[serde(default)]
    thread_summaries: Option<ThreadSummaryConfig>,
    #[serde(default)]
    checkpoint_retention: CheckpointRetention,
    #[serde(default)]
    extraction: ExtractionConfig,
    #[serde(default)]
    error_guard: ErrorGuard,
    #[serde(default)]
    ageing: Ageing,
}

impl Settings {
    /// How the workflow of that name is set; the default where nobody set it.
    pub fn workflow(&self, name: &str) -> WorkflowConfig {
        self.workflows.get(name).copied().unwrap_or_default()
    }

    /// The workflows that somebody set.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&str, WorkflowConfig)> {
        self.workflows.iter().map(|(name, config)| (name.as_str(), *config))
    }

    /// How threads are summarised; the default where nobody set it.
    pub fn thread_summaries(&self) -> ThreadSummaryConfig {
        self.thread_summaries.unwrap_or_default()
    }

    /// How long checkpoints are kept; for ever where nobody set it.
    pub fn checkpoint_retention(&self) -> CheckpointRetention {
        self.checkpoint_retention
    }

    /// How messages become memories; the default where nobody set it.
    pub fn extraction(&self) -> &ExtractionConfig {
        &self.extraction
    }

    /// Whether the extractor is left in peace for failing.
    pub fn error_guard(&self) -> &ErrorGuard {
        &self.error_guard
    }

    /// How memories age.
    pub fn ageing(&self) -> &Ageing {
        &self.ageing
    }

    pub fn fold(&mut self, event: &SettingsEvent) {
        match &event.change {
            SettingsChange::WorkflowConfigured { name, set, .. } => {
                self.workflows.insert(name.clone(), *set);
            }
            SettingsChange::ThreadSummariesConfigured { set, .. } => self.thread_summaries = Some(*set),
            SettingsChange::CheckpointRetentionSet { set, .. } => self.checkpoint_retention = *set,
            SettingsChange::ExtractionConfigured { set, .. } => self.extraction = (**set).clone(),
            SettingsChange::ErrorGuardSignalled { config, signal } => {
                self.error_guard.fold(event.at, *signal, config);
            }
            change @ (SettingsChange::PolicySet { .. }
            | SettingsChange::PolicyAccepted { .. }
            | SettingsChange::ClockRead { .. }) => self.ageing.fold(event.at, change),
        }
    }
}
