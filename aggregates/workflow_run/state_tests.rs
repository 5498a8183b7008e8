//! What the runs of a user hold, how it is erased, and what is left of a run that has ended.

use cqrs_es::{Aggregate, event_sink::EventSink};
use uuid::Uuid;

use super::{
    tests::{
        BEFORE, NOW, WORKFLOW, answered, claim, claimed, completed, content, fold, of_run, requested, run,
        running, runs, started, step_completed,
    },
    *,
};
use crate::Stream;

fn erased(n: u128, contents: &[u128]) -> RunEvent {
    let erased = contents.iter().map(|content| Uuid::from_u128(*content)).collect();
    RunEvent { at: NOW, change: RunChange::AnswersErased { erased }, run_id: run(n) }
}

/// With reasons by run.
fn erase(reasons: &[(u128, &[u128])]) -> RunCommand {
    let ids = |ids: &[u128]| ids.iter().map(|id| Uuid::from_u128(*id)).collect();
    let reasons = reasons.iter().map(|(n, given)| (run(*n), ids(given))).collect();
    RunCommand::EraseAnswers { at: NOW, reasons }
}

/// Run 1 completed with the answers 11 and 12, run 2 with none, run 3 under way with the answer 31.
fn three_runs() -> Vec<RunEvent> {
    let first = vec![answered(1, "decide", 1, 12), answered(1, "decide", 0, 11), completed(1)];
    let second = vec![requested(2), claimed(2, 1), completed(2)];
    let third = vec![requested(3), claimed(3, 1), started(3, 1, "decide"), answered(3, "decide", 0, 31)];
    [running(first), second, third].concat()
}

#[test]
fn an_erasure_names_every_answer_of_every_run_and_fails_the_one_under_way() {
    let failed = RunChange::Failed { attempt: None, error: ANSWERS_ERASED.to_owned(), reason: None };
    let failed = RunEvent { at: NOW, change: failed, run_id: run(3) };
    let expected = vec![erased(1, &[12, 11]), erased(3, &[31]), failed];
    runs().given(three_runs()).when(erase(&[])).then_expect_events(expected);
}

#[test]
fn an_erasure_names_what_the_runs_gave_as_reasons_too() {
    let failed = RunChange::Failed { attempt: None, error: ANSWERS_ERASED.to_owned(), reason: None };
    let failed = RunEvent { at: NOW, change: failed, run_id: run(3) };
    // Of runs that lost their answers before as well.
    let given = [three_runs(), vec![erased(1, &[12, 11]), erased(3, &[31]), failed]].concat();
    let expected = vec![erased(1, &[14]), erased(2, &[21, 22])];
    runs().given(given).when(erase(&[(1, &[14]), (2, &[21, 22]), (9, &[91])])).then_expect_events(expected);
}

#[test]
fn where_no_answer_is_held_and_no_run_is_under_way_an_erasure_has_nothing_to_do() {
    let failed = RunChange::Failed { attempt: None, error: ANSWERS_ERASED.to_owned(), reason: None };
    let failed = RunEvent { at: NOW, change: failed, run_id: run(3) };
    let after_erasure = [three_runs(), vec![erased(1, &[12, 11]), erased(3, &[31]), failed]].concat();
    for given in [vec![], vec![requested(2)], after_erasure] {
        let erase = erase(&[]);
        runs().given(given).when(erase).then_expect_error(RunRejection::NothingToDo);
    }
}

#[test]
fn a_run_under_way_that_holds_no_answer_yet_is_failed_by_an_erasure_too() {
    let failed = RunChange::Failed { attempt: None, error: ANSWERS_ERASED.to_owned(), reason: None };
    let failed = RunEvent { at: NOW, change: failed, run_id: run(1) };
    let erase = erase(&[]);
    runs().given(running(vec![])).when(erase).then_expect_events(vec![failed]);
}

#[test]
fn a_run_that_has_saved_is_erased_and_goes_on() {
    let saves = RunChange::StepStarted { attempt: 1, cancellable: false, step: "apply".into() };
    let saves = RunEvent { at: NOW, change: saves, run_id: run(1) };
    let erase = || erase(&[]);
    let mut given = running(vec![answered(1, "decide", 0, 11), saves]);
    let failed = RunChange::Failed { attempt: None, error: ANSWERS_ERASED.to_owned(), reason: None };
    let failed = RunEvent { at: NOW, change: failed, run_id: run(1) };
    runs().given(given.clone()).when(erase()).then_expect_events(vec![erased(1, &[11]), failed]);
    given.push(step_completed(1, 1, "apply"));
    runs().given(given).when(erase()).then_expect_events(vec![erased(1, &[11])]);
}

#[test]
fn an_ended_run_keeps_what_later_decisions_need() {
    let runs = fold(&three_runs());
    let first = runs.get(&run(1)).unwrap();
    assert_eq!((first.status, first.workflow.as_str()), (RunStatus::Completed, WORKFLOW));
    assert!(!first.restored);
    assert_eq!(first.contents, [Uuid::from_u128(12), Uuid::from_u128(11)]);
    assert_eq!((first.requested_at, first.ended_at, first.attempt), (BEFORE, Some(BEFORE), 1));
    assert_eq!((first.usage.requests, first.usage.prompt_tokens), (2, 1_800));
    assert_eq!((first.usage.completion_tokens, first.usage.cost_micros), (100, 2_400));
    assert!(first.steps.is_empty() && first.answers.is_empty() && first.node.is_none());
}

#[test]
fn a_run_under_way_tells_its_node_its_steps_and_its_answers() {
    let runs = fold(&three_runs());
    let (id, third) = runs.active(WORKFLOW).unwrap();
    assert_eq!((id, third.status, third.node.as_deref()), (&run(3), RunStatus::Running, Some("node-1")));
    let steps: Vec<_> = third.steps.iter().map(|step| (step.name.as_str(), step.status)).collect();
    let waiting = StepStatus::Waiting;
    assert_eq!(steps, [("collect", waiting), ("decide", StepStatus::Started), ("apply", waiting)]);
    assert_eq!(runs.answer(&run(3), "decide", 0), Some(&content(31)));
    assert_eq!(runs.answer(&run(3), "decide", 1), None);
    assert_eq!(runs.answer(&run(3), "collect", 0), None);
    assert!(runs.active("another").is_none());
}

#[test]
fn an_event_of_a_run_that_was_never_requested_is_left_out() {
    let stray = [claimed(7, 1), answered(7, "decide", 0, 1), completed(7)];
    assert_eq!(fold(&stray), WorkflowRuns::default());
}

#[test]
fn runs_weigh_one_and_one_more_for_each_run_and_each_content_held() {
    assert_eq!(fold(&[]).weight(), 1);
    assert_eq!(fold(&three_runs()).weight(), 1 + 3 + 3);
    let after = [three_runs(), vec![erased(1, &[12, 11])]].concat();
    assert_eq!(fold(&after).weight(), 1 + 3 + 1);
}

#[test]
fn a_snapshot_of_runs_is_the_same_runs() {
    let runs = fold(&three_runs());
    let snapshot = serde_json::to_string(&runs).unwrap();
    assert_eq!(serde_json::from_str::<WorkflowRuns>(&snapshot).unwrap(), runs);
}

#[tokio::test]
async fn a_refused_command_leaves_the_runs_as_they_were() {
    let mut runs = fold(&three_runs());
    let before = runs.clone();
    let sink = EventSink::default();
    let refused = runs.handle(of_run(4, claim()), &NoRules, &sink).await;
    assert_eq!(refused, Err(RunRejection::RunNotFound(run(4))));
    assert_eq!(runs, before);
    assert!(sink.collect().await.is_empty());
}

#[test]
fn an_erasure_names_why_a_run_failed_too() {
    let why = RunChange::Failed { attempt: Some(1), error: "no_answer".into(), reason: Some(content(13)) };
    let failed = RunEvent { at: NOW, change: why, run_id: run(1) };
    assert_eq!(WorkflowRuns::brought(&failed), [Uuid::from_u128(13)]);
    let given = running(vec![answered(1, "decide", 0, 11), failed]);
    runs().given(given).when(erase(&[])).then_expect_events(vec![erased(1, &[11, 13])]);
}
