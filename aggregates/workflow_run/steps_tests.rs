//! Given / when / then for the steps of a run: in their order, each answer once, resumed where it stopped.

use super::{
    tests::{
        answered, claimed, content, event, figures, is_refused, makes, run, running, started, step_completed,
        usage,
    },
    *,
};
use crate::Timestamp;

fn start(attempt: u32, step: &str) -> RunAction {
    RunAction::StartStep { attempt, step: step.to_owned(), cancellable: false }
}

fn starts(attempt: u32, step: &str) -> RunChange {
    RunChange::StepStarted { attempt, cancellable: false, step: step.to_owned() }
}

fn answer(step: &str, item: u32) -> RunAction {
    let (content, step) = (content(9), step.to_owned());
    RunAction::RecordAnswer { attempt: 1, step, item, content, usage: usage(), fallback: true }
}

fn complete(attempt: u32, step: &str) -> RunAction {
    RunAction::CompleteStep { attempt, step: step.to_owned(), figures: figures() }
}

fn completes(attempt: u32, step: &str, duration_ms: u64) -> RunChange {
    RunChange::StepCompleted { attempt, duration_ms, figures: figures(), step: step.to_owned() }
}

fn fail(step: &str) -> RunAction {
    RunAction::FailStep { attempt: 1, step: step.to_owned(), error: "bad_reply".into() }
}

fn fails(step: &str) -> RunChange {
    RunChange::StepFailed { attempt: 1, error: "bad_reply".into(), step: step.to_owned() }
}

fn out_of_order(step: &str, status: StepStatus, next: Option<&str>) -> RunRejection {
    let next = next.map(str::to_owned);
    RunRejection::StepOutOfOrder { run_id: run(1), step: step.to_owned(), status, next }
}

#[test]
fn steps_are_started_in_the_order_they_were_requested_in() {
    let collected = || running(vec![started(1, 1, "collect"), step_completed(1, 1, "collect")]);
    makes(running(vec![]), start(1, "collect"), starts(1, "collect"));
    makes(collected(), start(1, "decide"), starts(1, "decide"));
    let waiting = |step, next| out_of_order(step, StepStatus::Waiting, Some(next));
    is_refused(running(vec![]), start(1, "decide"), waiting("decide", "collect"));
    is_refused(running(vec![started(1, 1, "collect")]), start(1, "decide"), waiting("decide", "collect"));
    is_refused(collected(), start(1, "apply"), waiting("apply", "decide"));
}

#[test]
fn a_completed_step_is_not_started_again() {
    let collected = running(vec![started(1, 1, "collect"), step_completed(1, 1, "collect")]);
    let refused = |next| out_of_order("collect", StepStatus::Completed, next);
    is_refused(collected.clone(), start(1, "collect"), refused(Some("decide")));
    let resumed = [collected, vec![claimed(1, 2)]].concat();
    is_refused(resumed.clone(), start(2, "collect"), refused(Some("decide")));
    let rest = |step| [started(1, 2, step), step_completed(1, 2, step)];
    let done = [resumed, rest("decide").to_vec(), rest("apply").to_vec()].concat();
    is_refused(done, start(2, "collect"), refused(None));
}

#[test]
fn a_started_step_is_started_again_by_another_attempt_alone() {
    let collecting = || running(vec![started(1, 1, "collect")]);
    is_refused(collecting(), start(1, "collect"), RunRejection::NothingToDo);
    let resumed = [collecting(), vec![claimed(1, 2)]].concat();
    makes(resumed.clone(), start(2, "collect"), starts(2, "collect"));
    let again = [resumed, vec![started(1, 2, "collect")]].concat();
    is_refused(again, start(2, "collect"), RunRejection::NothingToDo);
}

#[test]
fn a_step_that_failed_can_be_started_again_and_nothing_else() {
    let failed = || running(vec![started(1, 1, "collect"), event(1, fails("collect"))]);
    makes(failed(), start(1, "collect"), starts(1, "collect"));
    is_refused(failed(), fail("collect"), RunRejection::NothingToDo);
    let refused = || out_of_order("collect", StepStatus::Failed, Some("collect"));
    is_refused(failed(), complete(1, "collect"), refused());
    is_refused(failed(), answer("collect", 0), refused());
    let retried = || [failed(), vec![started(1, 1, "collect")]].concat();
    makes(retried(), complete(1, "collect"), completes(1, "collect", 4_000));
    makes(retried(), fail("collect"), fails("collect"));
}

#[test]
fn only_a_step_of_the_run_can_be_worked_on() {
    for action in [start(1, "tidy"), answer("tidy", 0), complete(1, "tidy"), fail("tidy")] {
        let unknown = RunRejection::StepNotFound { run_id: run(1), step: "tidy".into() };
        is_refused(running(vec![]), action, unknown);
    }
}

#[test]
fn only_a_started_step_is_answered_completed_or_failed() {
    for action in [answer("collect", 0), complete(1, "collect"), fail("collect")] {
        is_refused(running(vec![]), action, out_of_order("collect", StepStatus::Waiting, Some("collect")));
    }
    let collected = running(vec![started(1, 1, "collect"), step_completed(1, 1, "collect")]);
    for action in [answer("collect", 0), fail("collect")] {
        let refused = out_of_order("collect", StepStatus::Completed, Some("decide"));
        is_refused(collected.clone(), action, refused);
    }
    makes(running(vec![started(1, 1, "collect")]), fail("collect"), fails("collect"));
}

#[test]
fn an_answer_is_recorded_once_for_each_item_of_each_step() {
    let recorded = |step: &str, item| RunChange::AnswerRecorded {
        attempt: 1,
        content: content(9),
        fallback: true,
        item,
        step: step.to_owned(),
        usage: usage(),
    };
    let collecting = || running(vec![started(1, 1, "collect"), answered(1, "collect", 0, 5)]);
    is_refused(collecting(), answer("collect", 0), RunRejection::NothingToDo);
    makes(collecting(), answer("collect", 1), recorded("collect", 1));
    let on = [collecting(), vec![step_completed(1, 1, "collect"), started(1, 1, "decide")]].concat();
    makes(on.clone(), answer("decide", 0), recorded("decide", 0));
    is_refused(on, answer("collect", 0), RunRejection::NothingToDo);
}

#[test]
fn a_step_is_completed_once_and_timed_from_its_first_start() {
    let first = RunEvent { at: Timestamp(2_000_999), ..started(1, 1, "collect") };
    let resumed = || {
        let later = RunEvent { at: Timestamp(4_000_000), ..started(1, 2, "collect") };
        running(vec![first.clone(), claimed(1, 2), later])
    };
    makes(resumed(), complete(2, "collect"), completes(2, "collect", 2_999));
    let completed = [resumed(), vec![step_completed(1, 2, "collect")]].concat();
    is_refused(completed, complete(2, "collect"), RunRejection::NothingToDo);
}

#[test]
fn where_the_clock_went_back_a_step_took_no_time() {
    let ahead = RunEvent { at: Timestamp(i64::MAX), ..started(1, 1, "collect") };
    makes(running(vec![ahead]), complete(1, "collect"), completes(1, "collect", 0));
}
