//! The rules: which events a command makes, or why it is refused.

use super::{
    commands::{SettingsAction, SettingsCommand},
    events::{SettingsChange, SettingsEvent, WorkflowConfig},
    rejection::SettingsRejection,
    retention,
    state::Settings,
};
use crate::workflow_run::limits;

/// A year.
pub const MAX_COOLDOWN_HOURS: u32 = 8_760;
pub const MAX_THRESHOLD: u32 = 1_000_000;

pub(super) fn decide(
    settings: &Settings,
    command: SettingsCommand,
) -> Result<Vec<SettingsEvent>, SettingsRejection> {
    let SettingsCommand { at, action } = command;
    let change = match action {
        SettingsAction::SetWorkflow { name, config } => set_workflow(settings, name, config)?,
        SettingsAction::SetCheckpointRetention(set) => retention::set(settings, set)?,
    };
    Ok(vec![SettingsEvent { at, change }])
}

fn set_workflow(
    settings: &Settings,
    name: String,
    set: WorkflowConfig,
) -> Result<SettingsChange, SettingsRejection> {
    if !limits::is_name(&name) {
        return Err(SettingsRejection::invalid("name", limits::NAME_RULE));
    }
    let WorkflowConfig { cooldown_hours, enabled: _, threshold } = set;
    if cooldown_hours > MAX_COOLDOWN_HOURS {
        let message = format!("must be 0 to {MAX_COOLDOWN_HOURS}, is {cooldown_hours}");
        return Err(SettingsRejection::invalid("cooldown_hours", message));
    }
    if !(1..=MAX_THRESHOLD).contains(&threshold) {
        let message = format!("must be 1 to {MAX_THRESHOLD}, is {threshold}");
        return Err(SettingsRejection::invalid("threshold", message));
    }
    let was = settings.workflow(&name);
    if was == set {
        return Err(SettingsRejection::NothingToChange);
    }
    Ok(SettingsChange::WorkflowConfigured { name, set, was })
}
