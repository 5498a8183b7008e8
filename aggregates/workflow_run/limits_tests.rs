//! What may stand in an event of a run, at the edges of each limit.

use std::collections::BTreeMap;

use uuid::Uuid;

use super::{
    limits::MAX_NUMBER,
    tests::{content, event, figures, fold, is_refused, makes, requested, run, running, started, usage},
    *,
};
use crate::{Stream, Timestamp};

/// What an action on run 1 says of its input: the field it refuses, or nothing.
fn refused_field(given: &[RunEvent], action: RunAction) -> Option<String> {
    let command = RunCommand::OfRun { at: Timestamp(9), run_id: run(1), action };
    match fold(given).decide(command, &NoRules) {
        Ok(_) => None,
        Err(RunRejection::Invalid { field, .. }) => Some(field),
        Err(other) => panic!("neither accepted nor invalid: {other}"),
    }
}

#[track_caller]
fn takes(given: &[RunEvent], action: RunAction) {
    assert_eq!(refused_field(given, action), None);
}

#[track_caller]
fn refuses(given: &[RunEvent], action: RunAction, field: &str) {
    assert_eq!(refused_field(given, action).as_deref(), Some(field));
}

fn request(workflow: &str, steps: &[String]) -> RunAction {
    let (workflow, steps) = (workflow.to_owned(), steps.to_vec());
    RunAction::RequestRun { workflow, trigger: Trigger::CommandLine, steps }
}

fn steps(count: usize) -> Vec<String> {
    (0..count).map(|n| format!("step-{n}")).collect()
}

fn complete_step(figures: BTreeMap<String, i64>) -> RunAction {
    RunAction::CompleteStep { attempt: 1, step: "collect".into(), figures }
}

fn collecting() -> Vec<RunEvent> {
    running(vec![started(1, 1, "collect")])
}

#[test]
fn a_name_has_1_to_64_characters_none_of_which_a_sentence_needs() {
    for workflow in ["a", "memory-optimization", "a.b_c-9", &"x".repeat(64)] {
        takes(&[], request(workflow, &steps(1)));
        takes(&[], request("w", &[workflow.to_owned()]));
    }
    for workflow in ["", "Ana", "two words", "a/b", "\u{e9}", &"x".repeat(65)] {
        refuses(&[], request(workflow, &steps(1)), "workflow");
        refuses(&[], request("w", &["first".to_owned(), workflow.to_owned()]), "steps[1]");
    }
}

#[test]
fn a_run_has_1_to_20_distinct_steps() {
    takes(&[], request("w", &steps(20)));
    refuses(&[], request("w", &steps(0)), "steps");
    refuses(&[], request("w", &steps(21)), "steps");
    let twice = request("w", &["a".to_owned(), "b".to_owned(), "a".to_owned()]);
    is_refused(vec![], twice, RunRejection::invalid("steps", "names a twice"));
}

#[test]
fn an_error_is_a_code() {
    let fail_step =
        |error: &str| RunAction::FailStep { attempt: 1, step: "collect".into(), error: error.to_owned() };
    let fail_run = |error: &str| RunAction::FailRun { attempt: None, error: error.to_owned(), reason: None };
    for code in ["bad_reply", &"x".repeat(64)] {
        takes(&collecting(), fail_step(code));
        takes(&collecting(), fail_run(code));
    }
    for text in ["", "Ana said so", "bad-reply", "e5", &"x".repeat(65)] {
        refuses(&collecting(), fail_step(text), "error");
        refuses(&collecting(), fail_run(text), "error");
    }
}

#[test]
fn a_node_is_named_in_plain_characters() {
    let claim = |node: &str| RunAction::ClaimRun { node: node.to_owned() };
    for node in ["a", "Node_1.example:7700@b-c", &"x".repeat(128)] {
        takes(&[requested(1)], claim(node));
    }
    for node in ["", "a b", "\u{e9}", &"x".repeat(129)] {
        refuses(&[requested(1)], claim(node), "node");
    }
}

#[test]
fn figures_are_few_named_and_exact() {
    let many = |count: i64| (0..count).map(|n| (format!("f{n}"), n)).collect::<BTreeMap<_, _>>();
    let of = |name: &str, value: i64| BTreeMap::from([(name.to_owned(), value)]);
    takes(&collecting(), complete_step(many(64)));
    refuses(&collecting(), complete_step(many(65)), "figures");
    refuses(&collecting(), complete_step(of("likes tea", 1)), "figures");
    let largest = i64::try_from(MAX_NUMBER).unwrap();
    assert_eq!(largest, 9_007_199_254_740_991, "whole numbers of doubles are exact up to here");
    for exact in [largest, -largest, 0] {
        takes(&collecting(), complete_step(of("kept", exact)));
    }
    for inexact in [largest + 1, -largest - 1, i64::MIN, i64::MAX] {
        refuses(&collecting(), complete_step(of("kept", inexact)), "figures.kept");
    }
}

#[test]
fn the_figures_of_a_run_and_of_a_restore_are_checked_too() {
    let bad = || BTreeMap::from([("likes tea".to_owned(), 1)]);
    let duration_ms = 0;
    let done = ["collect", "decide", "apply"].map(|step| {
        let (figures, step) = (figures(), step.to_owned());
        event(1, RunChange::StepCompleted { attempt: 1, duration_ms, figures, step })
    });
    let mut given = running(done.to_vec());
    refuses(&given, RunAction::CompleteRun { attempt: 1, figures: bad() }, "figures");
    let completed = RunChange::Completed { attempt: 1, duration_ms, figures: figures() };
    given.push(event(1, completed));
    refuses(&given, RunAction::NoteRestore { figures: bad() }, "figures");
}

#[test]
fn usage_is_exact() {
    let record = |usage| RunAction::RecordAnswer {
        attempt: 1,
        step: "collect".into(),
        item: 0,
        content: content(1),
        usage,
        fallback: false,
    };
    let most = RunUsage {
        completion_tokens: MAX_NUMBER,
        cost_micros: MAX_NUMBER,
        prompt_tokens: MAX_NUMBER,
        requests: MAX_NUMBER,
    };
    takes(&collecting(), record(most));
    let beyond = MAX_NUMBER + 1;
    for (usage, field) in [
        (RunUsage { completion_tokens: beyond, ..usage() }, "usage.completion_tokens"),
        (RunUsage { cost_micros: beyond, ..usage() }, "usage.cost_micros"),
        (RunUsage { prompt_tokens: beyond, ..usage() }, "usage.prompt_tokens"),
        (RunUsage { requests: beyond, ..usage() }, "usage.requests"),
    ] {
        refuses(&collecting(), record(usage), field);
    }
}

#[test]
fn a_run_id_is_a_uuid_and_has_one_spelling() {
    let text = "01a1fd11-e414-7588-bb64-eb8c756df07e";
    let id = RunId::from(Uuid::parse_str(text).unwrap());
    assert_eq!((id.as_str(), id.to_string().as_str()), (text, text));
    for spelling in [text, &text.to_uppercase(), &text.replace('-', "")] {
        assert_eq!(RunId::parse(spelling), Ok(id.clone()), "{spelling}");
        assert_eq!(serde_json::from_value::<RunId>(spelling.into()).unwrap(), id);
    }
    assert_eq!(serde_json::to_value(&id).unwrap(), text);
    for wrong in ["", "run-1", &text[1..], &format!("{text}0"), &text.replace('e', "g")] {
        let said = RunId::parse(wrong).unwrap_err().to_string();
        assert!(said.starts_with("must be a UUID"), "{wrong:?}: {said}");
        assert!(serde_json::from_value::<RunId>(wrong.into()).is_err());
    }
}

#[test]
fn a_claim_answers_the_node_as_it_was_named() {
    let change = RunChange::Claimed { attempt: 1, node: "Node_1:7700".into() };
    makes(vec![requested(1)], RunAction::ClaimRun { node: "Node_1:7700".into() }, change);
}
