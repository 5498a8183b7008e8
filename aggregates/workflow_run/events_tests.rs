//! What each kind of event is called, how it is written, what it brings in and destroys, and the names of the
//! states it leads to.

use cqrs_es::DomainEvent;
use uuid::Uuid;

use super::{
    tests::{WORKFLOW, answered, claimed, event, figures, requested, started, step_completed},
    *,
};
use crate::Stream;

const ONE: Uuid = Uuid::from_u128(1);
const TWO: Uuid = Uuid::from_u128(2);

/// One event of each kind, in the order of `EVENT_TYPES`.
fn every_event() -> [RunEvent; 11] {
    let error = || "bad_reply".to_owned();
    [
        requested(1),
        claimed(1, 1),
        started(1, 1, "collect"),
        answered(1, "collect", 0, 2),
        step_completed(1, 1, "collect"),
        event(1, RunChange::StepFailed { attempt: 1, error: error(), step: "collect".into() }),
        event(1, RunChange::Completed { attempt: 1, duration_ms: 7, figures: figures() }),
        event(1, RunChange::Failed { attempt: Some(1), error: error(), reason: None }),
        event(1, RunChange::Cancelled {}),
        event(1, RunChange::Restored { figures: figures() }),
        event(1, RunChange::AnswersErased { erased: vec![ONE, TWO] }),
    ]
}

#[test]
fn an_event_is_stored_by_the_name_of_its_change_in_schema_one() {
    for (event, name) in every_event().into_iter().zip(EVENT_TYPES) {
        assert_eq!(event.change.event_type(), name);
        assert_eq!((event.event_type().as_str(), event.event_version().as_str()), (name, "1"));
    }
}

/// An object of `serde_json` is sorted by name, so that both texts agree only where the fields are too.
#[test]
fn an_event_is_written_in_canonical_order_and_read_again_as_it_was() {
    for event in every_event() {
        let body = serde_json::to_string(&event).unwrap();
        let sorted = serde_json::to_value(&event).unwrap().to_string();
        assert_eq!(body, sorted);
        assert_eq!(serde_json::from_str::<RunEvent>(&body).unwrap(), event, "{body}");
    }
}

#[test]
fn a_change_is_stored_as_an_object_that_can_get_fields_later() {
    for event in every_event() {
        let stored = serde_json::to_value(&event).unwrap();
        let change = stored["change"].as_object().unwrap();
        assert!(change.len() == 1 && change.values().all(serde_json::Value::is_object), "{stored}");
    }
}

#[test]
fn only_an_answer_brings_a_content_in_and_only_an_erasure_destroys_some() {
    for event in every_event() {
        let brought: &[Uuid] = match event.change {
            RunChange::AnswerRecorded { .. } => &[TWO],
            _ => &[],
        };
        let erased: &[Uuid] = match event.change {
            RunChange::AnswersErased { .. } => &[ONE, TWO],
            _ => &[],
        };
        assert_eq!(WorkflowRuns::brought(&event), brought, "{event:?}");
        assert_eq!(WorkflowRuns::erased(&event), erased, "{event:?}");
    }
}

#[test]
fn a_state_is_found_by_the_name_that_it_is_written_with() {
    let names = ["requested", "running", "completed", "failed", "cancelled"];
    for (status, name) in RunStatus::ALL.into_iter().zip(names) {
        assert_eq!((status.as_str(), status.to_string().as_str()), (name, name));
        assert_eq!(RunStatus::parse(name), Some(status));
        assert_eq!(serde_json::to_value(status).unwrap(), name);
        assert_eq!(status.is_active(), ["requested", "running"].contains(&name));
    }
    for (status, name) in StepStatus::ALL.into_iter().zip(["waiting", "started", "completed", "failed"]) {
        assert_eq!((status.as_str(), status.to_string().as_str()), (name, name));
        assert_eq!(StepStatus::parse(name), Some(status));
        assert_eq!(serde_json::to_value(status).unwrap(), name);
    }
    for (trigger, name) in Trigger::ALL.into_iter().zip(["manual", "growth", "command_line"]) {
        assert_eq!((trigger.as_str(), trigger.to_string().as_str()), (name, name));
        assert_eq!(Trigger::parse(name), Some(trigger));
        assert_eq!(serde_json::to_value(trigger).unwrap(), name);
    }
    for unknown in ["", "xyzzy", WORKFLOW] {
        assert_eq!(RunStatus::parse(unknown), None);
        assert_eq!(StepStatus::parse(unknown), None);
        assert_eq!(Trigger::parse(unknown), None);
    }
}

#[test]
fn a_rejection_says_what_to_go_on_with() {
    let out_of_order = |next: Option<&str>| {
        let (run_id, step) = (RunId::from(ONE), "collect".to_owned());
        let next = next.map(str::to_owned);
        RunRejection::StepOutOfOrder { run_id, step, status: StepStatus::Completed, next }.to_string()
    };
    let begins = format!("step collect of run {ONE} is completed; ");
    assert_eq!(out_of_order(Some("decide")), format!("{begins}continue with step decide"));
    assert_eq!(out_of_order(None), format!("{begins}all steps are completed, so complete the run"));
}
