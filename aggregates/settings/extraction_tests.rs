//! Given / when / then for the settings of extractions and the error guard.

use super::*;
use crate::{NoRules, Stream, Timestamp};

const SECOND: i64 = 1_000_000;

fn run(settings: &mut Settings, second: i64, action: SettingsAction) -> Result<(), SettingsRejection> {
    let events = settings.decide(SettingsCommand { at: Timestamp(second * SECOND), action }, &NoRules)?;
    events.iter().for_each(|event| settings.fold(event));
    Ok(())
}

fn signal(settings: &mut Settings, second: i64, signal: GuardSignal) -> Result<(), SettingsRejection> {
    let config = settings.extraction().error_guard;
    run(settings, second, SettingsAction::SignalGuard { config, signal })
}

fn state(settings: &Settings, second: i64) -> GuardState {
    settings.error_guard().state(Timestamp(second * SECOND), &settings.extraction().error_guard)
}

/// A guard with that number of errors, one a second.
fn failed(errors: i64) -> Settings {
    let mut settings = Settings::default();
    (0..errors).for_each(|second| signal(&mut settings, second, GuardSignal::Failed).unwrap());
    settings
}

#[test]
fn five_errors_in_600_seconds_open_it_for_300() {
    assert_eq!(state(&failed(4), 4), GuardState::Closed);
    let mut settings = failed(5);
    assert_eq!(state(&settings, 5), GuardState::Open { until: Timestamp(304 * SECOND) });
    assert_eq!(signal(&mut settings, 303, GuardSignal::Probed), Err(SettingsRejection::NothingToChange));
    assert_eq!(state(&settings, 304), GuardState::HalfOpen);
    assert_eq!(settings.error_guard().activations(), 1);
}

#[test]
fn errors_that_are_apart_do_not_add_up() {
    let mut settings = failed(4);
    signal(&mut settings, 604, GuardSignal::Failed).unwrap();
    assert_eq!(state(&settings, 605), GuardState::Closed);
}

#[test]
fn one_probe_at_a_time_decides() {
    let mut settings = failed(5);
    signal(&mut settings, 304, GuardSignal::Probed).unwrap();
    assert_eq!(signal(&mut settings, 305, GuardSignal::Probed), Err(SettingsRejection::NothingToChange));
    let mut again = settings.clone();
    signal(&mut again, 310, GuardSignal::Failed).unwrap();
    assert_eq!(state(&again, 311), GuardState::Open { until: Timestamp(610 * SECOND) });
    // A probe that was cut off gives way.
    assert_eq!(state(&settings, 424), GuardState::HalfOpen);
    signal(&mut settings, 424, GuardSignal::Recovered).unwrap();
    assert_eq!(state(&settings, 425), GuardState::Closed);
    assert_eq!(signal(&mut settings, 426, GuardSignal::Recovered), Err(SettingsRejection::NothingToChange));
}

#[test]
fn a_guard_that_is_off_never_opens() {
    let mut config = ExtractionConfig::default();
    config.error_guard.enabled = false;
    let mut settings = Settings::default();
    run(&mut settings, 0, SettingsAction::SetExtraction(Box::new(config))).unwrap();
    (0..9).for_each(|second| signal(&mut settings, second, GuardSignal::Failed).unwrap());
    assert_eq!(state(&settings, 9), GuardState::Closed);
}

#[test]
fn what_is_out_of_range_is_refused_by_its_field() {
    let refused = |edit: fn(&mut ExtractionConfig)| {
        let mut config = ExtractionConfig::default();
        edit(&mut config);
        match run(&mut Settings::default(), 0, SettingsAction::SetExtraction(Box::new(config))) {
            Err(SettingsRejection::Invalid { field, .. }) => field,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(refused(|config| config.max_writes_per_turn = 101), "max_writes_per_turn");
    assert_eq!(refused(|config| config.check_low = 1_001), "check_low");
    assert_eq!(refused(|config| config.error_guard.threshold = 0), "error_guard.threshold");
    assert_eq!(refused(|config| config.preference_keywords = vec!["a1".into()]), "preference_keywords[0]");
}
