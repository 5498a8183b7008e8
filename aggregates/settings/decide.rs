//! The rules: which events a command makes, or why it is refused.

use super::{
    ageing,
    commands::{SettingsAction, SettingsCommand},
    events::{SettingsChange, SettingsEvent, ThreadSummaryConfig, WorkflowConfig},
    extraction,
    rejection::{SettingsRejection, within},
    retention,
    state::Settings,
};
use crate::workflow_run::limits;

/// A year.
pub const MAX_COOLDOWN_HOURS: u32 = 8_760;
pub const MAX_THRESHOLD: u32 = 1_000_000;
/// Most messages that a summary covers.
pub const MAX_WINDOW: u32 = 1_000;
/// No thread has more messages.
const MAX_AFTER_SEQ: u32 = 100_000;

pub(super) fn decide(
    settings: &Settings,
    command: SettingsCommand,
) -> Result<Vec<SettingsEvent>, SettingsRejection> {
    let SettingsCommand { at, action } = command;
    let change = match action {
        SettingsAction::SetWorkflow { name, config } => set_workflow(settings, name, config)?,
        SettingsAction::SetThreadSummaries { config } => set_thread_summaries(settings, config)?,
        SettingsAction::SetCheckpointRetention(set) => retention::set(settings, set)?,
        SettingsAction::SetExtraction(set) => extraction::set(settings, *set)?,
        SettingsAction::SignalGuard { config, signal } => extraction::signal(settings, at, config, signal)?,
        SettingsAction::SetPolicy(set) => ageing::set(settings, *set)?,
        SettingsAction::AcceptPolicy { policy, run_id } => ageing::accept(settings, policy, run_id)?,
        SettingsAction::ReadClock { wall } => ageing::read_clock(settings, wall)?,
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
    within("cooldown_hours", cooldown_hours, 0, MAX_COOLDOWN_HOURS)?;
    within("threshold", threshold, 1, MAX_THRESHOLD)?;
    let was = settings.workflow(&name);
    if was == set {
        return Err(SettingsRejection::NothingToChange);
    }
    Ok(SettingsChange::WorkflowConfigured { name, set, was })
}

fn set_thread_summaries(
    settings: &Settings,
    set: ThreadSummaryConfig,
) -> Result<SettingsChange, SettingsRejection> {
    let ThreadSummaryConfig { enabled: _, rolling_window_size, summarize_after_seq } = set;
    if !(1..=MAX_WINDOW).contains(&rolling_window_size) {
        let message = format!("must be 1 to {MAX_WINDOW} messages, is {rolling_window_size}");
        return Err(SettingsRejection::invalid("rolling_window_size", message));
    }
    within("summarize_after_seq", summarize_after_seq, 0, MAX_AFTER_SEQ)?;
    let was = settings.thread_summaries();
    if was == set {
        return Err(SettingsRejection::NothingToChange);
    }
    Ok(SettingsChange::ThreadSummariesConfigured { set, was })
}
