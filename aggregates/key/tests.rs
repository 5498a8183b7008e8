//! Given / when / then for every rule of keys.

use cqrs_es::{DomainEvent, test::TestFramework};

use super::*;
use crate::{Timestamp, UserId};

fn keys() -> TestFramework<ApiKey> {
    TestFramework::with(NoRules)
}

fn command(action: KeyAction) -> KeyCommand {
    KeyCommand { at: Timestamp(9), action }
}

fn event(change: KeyChange) -> KeyEvent {
    KeyEvent { at: Timestamp(9), change }
}

fn made() -> KeyMade {
    KeyMade {
        agent: Some("planner".to_owned()),
        chosen: false,
        expires_at: Some(Timestamp(99)),
        role: "agent".to_owned(),
        users: vec![UserId::new("ana").unwrap()],
    }
}

#[test]
fn a_key_is_made_once() {
    let make = || command(KeyAction::Make(made()));
    let was_made = event(KeyChange::KeyMade(made()));
    keys().given_no_previous_events().when(make()).then_expect_events(vec![was_made.clone()]);
    keys().given(vec![was_made]).when(make()).then_expect_error(KeyRejection::AlreadyMade);
    let ended = vec![event(KeyChange::KeyRevoked {})];
    keys().given(ended).when(make()).then_expect_error(KeyRejection::AlreadyMade);
}

#[test]
fn a_key_ends_once() {
    let revoked = || event(KeyChange::KeyRevoked {});
    let expired = || event(KeyChange::KeyExpired {});
    for given in [vec![event(KeyChange::KeyMade(made()))], Vec::new()] {
        keys().given(given.clone()).when(command(KeyAction::Revoke)).then_expect_events(vec![revoked()]);
        keys().given(given).when(command(KeyAction::Expire)).then_expect_events(vec![expired()]);
    }
    for ended in [revoked(), expired()] {
        for action in [KeyAction::Revoke, KeyAction::Expire] {
            let nothing = KeyRejection::NothingToChange;
            keys().given(vec![ended.clone()]).when(command(action)).then_expect_error(nothing);
        }
    }
}

#[test]
fn events_are_known_by_their_names() {
    let changes = [KeyChange::KeyMade(made()), KeyChange::KeyRevoked {}, KeyChange::KeyExpired {}];
    assert_eq!(changes.map(|change| event(change).event_type()), EVENT_TYPES);
}
