//! The rules: which events a command makes, or why it is refused. All or nothing.

use std::collections::BTreeMap;

use uuid::Uuid;

use super::{
    commands::{RunAction, RunCommand},
    decide_steps::Underway,
    events::{RunChange, RunEvent, Trigger},
    ids::RunId,
    limits,
    record::RunStatus,
    rejection::RunRejection,
    state::WorkflowRuns,
};
use crate::{Timestamp, memory_book::ContentRef};

/// The error code of a run that lost its answers while it was under way.
pub const ANSWERS_ERASED: &str = "answers_erased";

pub(super) fn decide(runs: &WorkflowRuns, command: RunCommand) -> Result<Vec<RunEvent>, RunRejection> {
    match command {
        RunCommand::OfRun { at, run_id, action } => {
            let change = change(runs, &run_id, at, action)?;
            Ok(vec![RunEvent { at, change, run_id }])
        }
        RunCommand::EraseAnswers { at, reasons } => erase_answers(runs, at, &reasons),
    }
}

fn change(
    runs: &WorkflowRuns,
    run_id: &RunId,
    at: Timestamp,
    action: RunAction,
) -> Result<RunChange, RunRejection> {
    match action {
        RunAction::RequestRun { workflow, trigger, steps } => request(runs, run_id, workflow, trigger, steps),
        RunAction::ClaimRun { node } => claim(runs, run_id, node),
        RunAction::StartStep { attempt, step, cancellable } => {
            Underway::of(runs, run_id, attempt)?.start(step, cancellable)
        }
        RunAction::RecordAnswer { attempt, step, item, content, usage, fallback } => {
            Underway::of(runs, run_id, attempt)?.record_answer(step, item, content, usage, fallback)
        }
        RunAction::CompleteStep { attempt, step, figures } => {
            Underway::of(runs, run_id, attempt)?.complete(step, figures, at)
        }
        RunAction::FailStep { attempt, step, error } => {
            Underway::of(runs, run_id, attempt)?.fail(step, error)
        }
        RunAction::CompleteRun { attempt, figures } => complete(runs, run_id, attempt, figures, at),
        RunAction::FailRun { attempt, error, reason } => fail(runs, run_id, attempt, error, reason),
        RunAction::CancelRun => cancel(runs, run_id),
        RunAction::NoteRestore { figures } => restore(runs, run_id, figures),
    }
}

fn request(
    runs: &WorkflowRuns,
    run_id: &RunId,
    workflow: String,
    trigger: Trigger,
    steps: Vec<String>,
) -> Result<RunChange, RunRejection> {
    if runs.get(run_id).is_some() {
        return Err(RunRejection::RunExists(run_id.clone()));
    }
    limits::name("workflow", &workflow)?;
    limits::steps(&steps)?;
    if let Some((other, _)) = runs.active(&workflow) {
        return Err(RunRejection::AlreadyRunning { run_id: other.clone() });
    }
    Ok(RunChange::Requested { steps, trigger, workflow })
}

fn claim(runs: &WorkflowRuns, run_id: &RunId, node: String) -> Result<RunChange, RunRejection> {
    let run = runs.require_active(run_id)?;
    limits::node(&node)?;
    Ok(RunChange::Claimed { attempt: run.attempt.saturating_add(1), node })
}

fn complete(
    runs: &WorkflowRuns,
    run_id: &RunId,
    attempt: u32,
    figures: BTreeMap<String, i64>,
    at: Timestamp,
) -> Result<RunChange, RunRejection> {
    if runs.require_attempt(run_id, attempt)?.status == RunStatus::Completed {
        return Err(RunRejection::NothingToDo);
    }
    let run = runs.require_active(run_id)?;
    limits::figures(&figures)?;
    if let Some(next) = run.steps_left().next() {
        let left = run.steps_left().count();
        return Err(RunRejection::StepsLeft { run_id: run_id.clone(), left, next: next.name.clone() });
    }
    Ok(RunChange::Completed { attempt, duration_ms: duration_ms(run.requested_at, at), figures })
}

fn fail(
    runs: &WorkflowRuns,
    run_id: &RunId,
    attempt: Option<u32>,
    error: String,
    reason: Option<ContentRef>,
) -> Result<RunChange, RunRejection> {
    let run = match attempt {
        Some(attempt) => runs.require_attempt(run_id, attempt)?,
        None => runs.require(run_id)?,
    };
    if run.status == RunStatus::Failed {
        return Err(RunRejection::NothingToDo);
    }
    runs.require_active(run_id)?;
    limits::error_code(&error)?;
    Ok(RunChange::Failed { attempt, error, reason })
}

fn cancel(runs: &WorkflowRuns, run_id: &RunId) -> Result<RunChange, RunRejection> {
    if runs.require(run_id)?.status == RunStatus::Cancelled {
        return Err(RunRejection::NothingToDo);
    }
    let run = runs.require_active(run_id)?;
    match run.steps.iter().find(|step| !step.cancellable) {
        Some(step) => Err(RunRejection::TooLateToCancel { run_id: run_id.clone(), step: step.name.clone() }),
        None => Ok(RunChange::Cancelled {}),
    }
}

fn restore(
    runs: &WorkflowRuns,
    run_id: &RunId,
    figures: BTreeMap<String, i64>,
) -> Result<RunChange, RunRejection> {
    let run = runs.require(run_id)?;
    // One that failed may have saved before it did.
    if !matches!(run.status, RunStatus::Completed | RunStatus::Failed) {
        return Err(RunRejection::NotCompleted { run_id: run_id.clone(), status: run.status });
    }
    if run.restored {
        return Err(RunRejection::NothingToDo);
    }
    limits::figures(&figures)?;
    Ok(RunChange::Restored { figures })
}

fn erase_answers(
    runs: &WorkflowRuns,
    at: Timestamp,
    reasons: &BTreeMap<RunId, Vec<Uuid>>,
) -> Result<Vec<RunEvent>, RunRejection> {
    let mut events = Vec::new();
    for (run_id, run) in runs.iter() {
        let mut push = |change| events.push(RunEvent { at, change, run_id: run_id.clone() });
        let reasons = reasons.get(run_id).into_iter().flatten();
        let erased: Vec<Uuid> = run.contents.iter().chain(reasons).copied().collect();
        if !erased.is_empty() {
            push(RunChange::AnswersErased { erased });
        }
        // Without an answer so far it may have read the text all the same, and a model may be answering now. One that has
        // saved needs neither any more.
        if run.status == RunStatus::Running && !run.has_saved() {
            push(RunChange::Failed { attempt: None, error: ANSWERS_ERASED.to_owned(), reason: None });
        }
    }
    if events.is_empty() {
        return Err(RunRejection::NothingToDo);
    }
    Ok(events)
}

/// Whole milliseconds between two instants; none where the clock went back.
pub(super) fn duration_ms(from: Timestamp, to: Timestamp) -> u64 {
    u64::try_from(to.0.saturating_sub(from.0) / 1_000).unwrap_or(0)
}
