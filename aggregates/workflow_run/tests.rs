//! Given / when / then for the life of a run: who may begin it, hold it, end it and undo it.

use std::collections::BTreeMap;

use cqrs_es::{Aggregate, test::TestFramework};
use uuid::Uuid;

use super::*;
use crate::{Timestamp, memory_book::ContentRef};

pub(super) const WORKFLOW: &str = "memory-optimization";

/// When the events that are given happened, and when a command comes: four seconds later.
pub(super) const BEFORE: Timestamp = Timestamp(1_000_000);
pub(super) const NOW: Timestamp = Timestamp(5_000_000);

pub(super) fn run(n: u128) -> RunId {
    RunId::from(Uuid::from_u128(n))
}

pub(super) fn content(n: u128) -> ContentRef {
    ContentRef { commitment: format!("{n:064x}"), content_id: Uuid::from_u128(n) }
}

pub(super) fn figures() -> BTreeMap<String, i64> {
    BTreeMap::from([("archived".to_owned(), 2), ("kept".to_owned(), 40)])
}

pub(super) fn usage() -> RunUsage {
    RunUsage { completion_tokens: 50, cost_micros: 1_200, prompt_tokens: 900, requests: 1 }
}

pub(super) fn event(n: u128, change: RunChange) -> RunEvent {
    RunEvent { at: BEFORE, change, run_id: run(n) }
}

fn of_workflow(n: u128, workflow: &str) -> RunEvent {
    let steps = ["collect", "decide", "apply"].map(str::to_owned).to_vec();
    event(n, RunChange::Requested { steps, trigger: Trigger::Growth, workflow: workflow.to_owned() })
}

pub(super) fn requested(n: u128) -> RunEvent {
    of_workflow(n, WORKFLOW)
}

pub(super) fn claimed(n: u128, attempt: u32) -> RunEvent {
    event(n, RunChange::Claimed { attempt, node: format!("node-{attempt}") })
}

pub(super) fn started(n: u128, attempt: u32, step: &str) -> RunEvent {
    event(n, RunChange::StepStarted { attempt, cancellable: true, step: step.to_owned() })
}

pub(super) fn step_completed(n: u128, attempt: u32, step: &str) -> RunEvent {
    let step = step.to_owned();
    event(n, RunChange::StepCompleted { attempt, duration_ms: 0, figures: figures(), step })
}

pub(super) fn answered(n: u128, step: &str, item: u32, with: u128) -> RunEvent {
    let (content, step) = (content(with), step.to_owned());
    let change =
        RunChange::AnswerRecorded { attempt: 1, content, fallback: false, item, step, usage: usage() };
    event(n, change)
}

pub(super) fn completed(n: u128) -> RunEvent {
    event(n, RunChange::Completed { attempt: 1, duration_ms: 0, figures: figures() })
}

fn failed(n: u128) -> RunEvent {
    event(n, RunChange::Failed { attempt: Some(1), error: "model_unavailable".into(), reason: None })
}

fn cancelled(n: u128) -> RunEvent {
    event(n, RunChange::Cancelled {})
}

/// Run 1, claimed for the first time, and what happened to it after.
pub(super) fn running(after: Vec<RunEvent>) -> Vec<RunEvent> {
    [vec![requested(1), claimed(1, 1)], after].concat()
}

/// Run 1 with all of its steps behind it.
fn worked_through() -> Vec<RunEvent> {
    let steps = ["collect", "decide", "apply"];
    running(steps.iter().flat_map(|step| [started(1, 1, step), step_completed(1, 1, step)]).collect())
}

/// Run 1 in each way to have ended.
fn ended() -> [(Vec<RunEvent>, RunStatus); 3] {
    [
        (running(vec![completed(1)]), RunStatus::Completed),
        (running(vec![failed(1)]), RunStatus::Failed),
        (running(vec![cancelled(1)]), RunStatus::Cancelled),
    ]
}

pub(super) fn runs() -> TestFramework<WorkflowRuns> {
    TestFramework::with(NoRules)
}

pub(super) fn of_run(n: u128, action: RunAction) -> RunCommand {
    RunCommand::OfRun { at: NOW, run_id: run(n), action }
}

/// An action on run 1 makes this change.
pub(super) fn makes(given: Vec<RunEvent>, action: RunAction, change: RunChange) {
    let made = RunEvent { at: NOW, change, run_id: run(1) };
    runs().given(given).when(of_run(1, action)).then_expect_events(vec![made]);
}

/// An action on run 1 is refused.
pub(super) fn is_refused(given: Vec<RunEvent>, action: RunAction, why: RunRejection) {
    runs().given(given).when(of_run(1, action)).then_expect_error(why);
}

pub(super) fn fold(events: &[RunEvent]) -> WorkflowRuns {
    let mut runs = WorkflowRuns::default();
    events.iter().for_each(|event| runs.apply(event.clone()));
    runs
}

fn request(workflow: &str) -> RunAction {
    let steps = vec!["collect".to_owned(), "decide".to_owned()];
    RunAction::RequestRun { workflow: workflow.to_owned(), trigger: Trigger::Manual, steps }
}

fn request_event() -> RunChange {
    let steps = vec!["collect".to_owned(), "decide".to_owned()];
    RunChange::Requested { steps, trigger: Trigger::Manual, workflow: WORKFLOW.to_owned() }
}

pub(super) fn claim() -> RunAction {
    RunAction::ClaimRun { node: "node-2".into() }
}

fn complete(attempt: u32) -> RunAction {
    RunAction::CompleteRun { attempt, figures: figures() }
}

fn fail(attempt: Option<u32>) -> RunAction {
    RunAction::FailRun { attempt, error: "model_unavailable".into(), reason: None }
}

fn not_active(status: RunStatus) -> RunRejection {
    RunRejection::NotActive { run_id: run(1), status }
}

#[test]
fn a_run_is_requested_with_its_steps_and_what_made_it_begin() {
    makes(vec![], request(WORKFLOW), request_event());
}

#[test]
fn a_workflow_has_one_active_run_a_user() {
    let running_already = || RunRejection::AlreadyRunning { run_id: run(2) };
    is_refused(vec![requested(2)], request(WORKFLOW), running_already());
    is_refused(vec![requested(2), claimed(2, 1)], request(WORKFLOW), running_already());
    makes(vec![of_workflow(2, "another")], request(WORKFLOW), request_event());
    for end in [completed(2), failed(2), cancelled(2)] {
        makes(vec![requested(2), claimed(2, 1), end], request(WORKFLOW), request_event());
    }
}

#[test]
fn the_end_of_an_earlier_run_leaves_the_active_one_active() {
    let restored = event(2, RunChange::Restored { figures: figures() });
    let given = vec![requested(2), claimed(2, 1), completed(2), requested(3), restored];
    is_refused(given, request(WORKFLOW), RunRejection::AlreadyRunning { run_id: run(3) });
}

#[test]
fn a_known_run_is_not_requested_again() {
    is_refused(vec![requested(1)], request("another"), RunRejection::RunExists(run(1)));
    is_refused(running(vec![failed(1)]), request(WORKFLOW), RunRejection::RunExists(run(1)));
}

#[test]
fn each_claim_is_another_attempt() {
    let claimed_as = |attempt| RunChange::Claimed { attempt, node: "node-2".into() };
    makes(vec![requested(1)], claim(), claimed_as(1));
    makes(running(vec![]), claim(), claimed_as(2));
    makes(running(vec![claimed(1, 2)]), claim(), claimed_as(3));
}

/// One action of each kind that needs a claim, by that attempt.
fn every_attempt(attempt: u32) -> [RunAction; 6] {
    let step = || "collect".to_owned();
    let (content, usage) = (content(5), usage());
    [
        RunAction::StartStep { attempt, step: step(), cancellable: true },
        RunAction::RecordAnswer { attempt, step: step(), item: 0, content, usage, fallback: false },
        RunAction::CompleteStep { attempt, step: step(), figures: figures() },
        RunAction::FailStep { attempt, step: step(), error: "bad_reply".into() },
        complete(attempt),
        fail(Some(attempt)),
    ]
}

#[test]
fn a_claim_fences_out_every_other_attempt() {
    for attempt in [0, 1, 3] {
        for action in every_attempt(attempt) {
            let given = running(vec![started(1, 1, "collect"), claimed(1, 2)]);
            is_refused(given, action, RunRejection::Fenced { run_id: run(1), attempt, current: 2 });
        }
    }
}

#[test]
fn a_run_must_be_claimed_before_anything_is_done_with_it() {
    for action in every_attempt(0) {
        is_refused(vec![requested(1)], action, RunRejection::NotClaimed(run(1)));
    }
    for action in every_attempt(1) {
        let fenced = RunRejection::Fenced { run_id: run(1), attempt: 1, current: 0 };
        is_refused(vec![requested(1)], action, fenced);
    }
}

#[test]
fn an_unknown_run_is_not_found() {
    let others = [claim(), RunAction::CancelRun, RunAction::NoteRestore { figures: figures() }, fail(None)];
    for action in every_attempt(1).into_iter().chain(others) {
        is_refused(vec![requested(2)], action, RunRejection::RunNotFound(run(1)));
    }
}

#[test]
fn a_run_that_has_ended_goes_no_further() {
    for (given, status) in ended() {
        let [start, answer, complete_step, fail_step, complete, fail_run] = every_attempt(1);
        for action in [start, answer, complete_step, fail_step, claim()] {
            is_refused(given.clone(), action, not_active(status));
        }
        let again = |same: RunStatus| {
            if status == same { RunRejection::NothingToDo } else { not_active(status) }
        };
        is_refused(given.clone(), complete, again(RunStatus::Completed));
        is_refused(given.clone(), fail_run, again(RunStatus::Failed));
        is_refused(given.clone(), fail(None), again(RunStatus::Failed));
        is_refused(given, RunAction::CancelRun, again(RunStatus::Cancelled));
    }
}

#[test]
fn a_run_is_complete_when_all_its_steps_are() {
    let change = RunChange::Completed { attempt: 1, duration_ms: 4_000, figures: figures() };
    makes(worked_through(), complete(1), change);
    let steps_left = |left, next: &str| RunRejection::StepsLeft { run_id: run(1), left, next: next.into() };
    is_refused(running(vec![]), complete(1), steps_left(3, "collect"));
    let mut last_is_open = worked_through();
    last_is_open.pop();
    is_refused(last_is_open, complete(1), steps_left(1, "apply"));
}

#[test]
fn a_run_is_failed_by_its_attempt_or_without_one() {
    for attempt in [Some(1), None] {
        let error = "model_unavailable".to_owned();
        makes(running(vec![]), fail(attempt), RunChange::Failed { attempt, error, reason: None });
    }
    let unclaimed = RunChange::Failed { attempt: None, error: "model_unavailable".into(), reason: None };
    makes(vec![requested(1)], fail(None), unclaimed);
}

#[test]
fn a_run_is_cancelled_until_a_step_begins_that_must_not_be_left_half_done() {
    let apply = |cancellable, attempt| {
        event(1, RunChange::StepStarted { attempt, cancellable, step: "apply".into() })
    };
    for given in [vec![requested(1)], running(vec![started(1, 1, "collect"), apply(true, 1)])] {
        makes(given, RunAction::CancelRun, RunChange::Cancelled {});
    }
    let too_late = || RunRejection::TooLateToCancel { run_id: run(1), step: "apply".into() };
    let step_failed = RunChange::StepFailed { attempt: 1, error: "bad_reply".into(), step: "apply".into() };
    for after in [
        vec![apply(false, 1)],
        vec![apply(false, 1), step_completed(1, 1, "apply")],
        vec![apply(false, 1), event(1, step_failed)],
        vec![apply(false, 1), claimed(1, 2), apply(true, 2)],
    ] {
        is_refused(running(after), RunAction::CancelRun, too_late());
    }
}

#[test]
fn a_restore_is_noted_once_and_of_a_run_that_may_have_saved() {
    let note = || RunAction::NoteRestore { figures: figures() };
    let restored = RunChange::Restored { figures: figures() };
    makes(running(vec![completed(1)]), note(), restored.clone());
    let twice = running(vec![completed(1), event(1, restored)]);
    is_refused(twice, note(), RunRejection::NothingToDo);
    let [_, failed, cancelled] = ended();
    makes(failed.0, note(), RunChange::Restored { figures: figures() });
    for (given, status) in [(running(vec![]), RunStatus::Running), cancelled] {
        is_refused(given, note(), RunRejection::NotCompleted { run_id: run(1), status });
    }
}
