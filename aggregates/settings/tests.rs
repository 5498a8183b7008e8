//! Given / when / then for every rule of settings.

use cqrs_es::{Aggregate, DomainEvent, test::TestFramework};

use super::*;
use crate::{Stream, Timestamp};

const DEFAULT: WorkflowConfig = WorkflowConfig { cooldown_hours: 24, enabled: true, threshold: 100 };
const SELDOM: WorkflowConfig = WorkflowConfig { cooldown_hours: 168, enabled: true, threshold: 500 };

fn settings() -> TestFramework<Settings> {
    TestFramework::with(NoRules)
}

fn set(name: &str, config: WorkflowConfig) -> SettingsCommand {
    let action = SettingsAction::SetWorkflow { name: name.to_owned(), config };
    SettingsCommand { at: Timestamp(9), action }
}

fn configured(name: &str, set: WorkflowConfig, was: WorkflowConfig) -> SettingsEvent {
    let change = SettingsChange::WorkflowConfigured { name: name.to_owned(), set, was };
    SettingsEvent { at: Timestamp(9), change }
}

fn fold(events: &[SettingsEvent]) -> Settings {
    let mut settings = Settings::default();
    events.iter().for_each(|event| settings.apply(event.clone()));
    settings
}

#[test]
fn a_workflow_that_nobody_set_has_the_default() {
    assert_eq!(fold(&[]).workflow("tidy"), DEFAULT);
    assert_eq!(fold(&[configured("other", SELDOM, DEFAULT)]).workflow("tidy"), DEFAULT);
}

#[test]
fn setting_a_workflow_says_what_is_and_what_was() {
    settings()
        .given_no_previous_events()
        .when(set("tidy", SELDOM))
        .then_expect_events(vec![configured("tidy", SELDOM, DEFAULT)]);
    let off = WorkflowConfig { enabled: false, ..SELDOM };
    settings()
        .given(vec![configured("other", DEFAULT, off), configured("tidy", SELDOM, DEFAULT)])
        .when(set("tidy", off))
        .then_expect_events(vec![configured("tidy", off, SELDOM)]);
}

#[test]
fn the_last_setting_of_each_workflow_holds() {
    let off = WorkflowConfig { enabled: false, ..DEFAULT };
    let settings = fold(&[
        configured("tidy", SELDOM, DEFAULT),
        configured("other", off, DEFAULT),
        configured("tidy", off, SELDOM),
        configured("other", SELDOM, off),
    ]);
    assert_eq!((settings.workflow("tidy"), settings.workflow("other")), (off, SELDOM));
    assert_eq!(settings.iter().collect::<Vec<_>>(), [("other", SELDOM), ("tidy", off)]);
}

#[test]
fn what_is_so_already_is_not_set_again() {
    let refused = SettingsRejection::NothingToChange;
    settings().given(vec![]).when(set("tidy", DEFAULT)).then_expect_error(refused.clone());
    let given = vec![configured("tidy", SELDOM, DEFAULT)];
    settings().given(given).when(set("tidy", SELDOM)).then_expect_error(refused);
}

/// What a command says of its input: the field it refuses, or nothing.
fn refused_field(name: &str, config: WorkflowConfig) -> Option<String> {
    match Settings::default().decide(set(name, config), &NoRules) {
        Ok(_) => None,
        Err(SettingsRejection::Invalid { field, .. }) => Some(field),
        Err(other) => panic!("neither accepted nor invalid: {other}"),
    }
}

#[test]
fn each_number_has_its_range_and_the_name_its_characters() {
    let cooldown = |cooldown_hours| refused_field("tidy", WorkflowConfig { cooldown_hours, ..SELDOM });
    let threshold = |threshold| refused_field("tidy", WorkflowConfig { threshold, ..SELDOM });
    assert_eq!((cooldown(0), cooldown(8_760)), (None, None));
    assert_eq!((threshold(1), threshold(1_000_000)), (None, None));
    for hours in [8_761, u32::MAX] {
        assert_eq!(cooldown(hours).as_deref(), Some("cooldown_hours"));
    }
    for memories in [0, 1_000_001, u32::MAX] {
        assert_eq!(threshold(memories).as_deref(), Some("threshold"));
    }
    assert_eq!(refused_field("memory-optimization", SELDOM), None);
    for name in ["", "two words", "Tidy"] {
        assert_eq!(refused_field(name, SELDOM).as_deref(), Some("name"));
    }
}

#[test]
fn an_event_is_stored_by_the_name_of_its_change_in_canonical_order() {
    let event = configured("tidy", SELDOM, DEFAULT);
    assert_eq!(EVENT_TYPES[0], event.change.event_type());
    assert_eq!((event.event_type().as_str(), event.event_version().as_str()), (EVENT_TYPES[0], "1"));
    let body = serde_json::to_string(&event).unwrap();
    assert_eq!(body, serde_json::to_value(&event).unwrap().to_string());
    assert_eq!(serde_json::from_str::<SettingsEvent>(&body).unwrap(), event);
    assert!(Settings::brought(&event).is_empty() && Settings::erased(&event).is_empty());
}

#[test]
fn settings_weigh_one_and_one_more_for_each_workflow_and_survive_a_snapshot() {
    assert_eq!(fold(&[]).weight(), 1);
    let settings = fold(&[configured("tidy", SELDOM, DEFAULT), configured("tidy", DEFAULT, SELDOM)]);
    assert_eq!(settings.weight(), 2);
    let snapshot = serde_json::to_string(&settings).unwrap();
    assert_eq!(serde_json::from_str::<Settings>(&snapshot).unwrap(), settings);
}
