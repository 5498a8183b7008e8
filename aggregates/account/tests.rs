//! Given / when / then for every rule of accounts.

use cqrs_es::{Aggregate, DomainEvent, test::TestFramework};
use uuid::Uuid;

use super::*;
use crate::{Stream, Timestamp};

fn accounts() -> TestFramework<Account> {
    TestFramework::with(NoRules)
}

fn id(number: usize) -> Uuid {
    Uuid::from_u128(number as u128)
}

fn command(action: AccountAction) -> AccountCommand {
    AccountCommand { at: Timestamp(9), action }
}

fn event(change: AccountChange) -> AccountEvent {
    AccountEvent { at: Timestamp(9), change }
}

fn created() -> AccountEvent {
    event(AccountChange::AccountCreated { role: AccountRole::Auditor })
}

fn signed_in(number: usize) -> AccountEvent {
    event(AccountChange::SignedIn { session_id: id(number) })
}

fn sign_in(number: usize) -> AccountCommand {
    command(AccountAction::SignIn { session_id: id(number) })
}

fn sign_out(number: usize) -> AccountCommand {
    command(AccountAction::SignOut { session_id: id(number) })
}

fn password_changed() -> AccountEvent {
    event(AccountChange::PasswordChanged {})
}

fn disabled() -> AccountEvent {
    event(AccountChange::AccountDisabled {})
}

fn fold(events: &[AccountEvent]) -> Account {
    let mut account = Account::default();
    events.iter().for_each(|event| account.apply(event.clone()));
    account
}

#[test]
fn an_account_is_created_once() {
    let create = || command(AccountAction::Create { role: AccountRole::Auditor });
    accounts().given_no_previous_events().when(create()).then_expect_events(vec![created()]);
    let exists = AccountRejection::AlreadyCreated;
    accounts().given(vec![created()]).when(create()).then_expect_error(exists.clone());
    accounts().given(vec![created(), disabled()]).when(create()).then_expect_error(exists);
    let role = |role| fold(&[event(AccountChange::AccountCreated { role })]).role();
    assert_eq!(role(AccountRole::Admin), Some(AccountRole::Admin));
    assert_eq!(role(AccountRole::Auditor), Some(AccountRole::Auditor));
}

#[test]
fn an_account_that_is_not_there_does_nothing() {
    for action in [
        AccountAction::SignIn { session_id: id(1) },
        AccountAction::SignOut { session_id: id(1) },
        AccountAction::ChangePassword,
        AccountAction::Disable,
    ] {
        let missing = AccountRejection::AccountNotFound;
        accounts().given_no_previous_events().when(command(action)).then_expect_error(missing);
    }
}

#[test]
fn a_session_begins_once_and_ends_once() {
    accounts().given(vec![created()]).when(sign_in(1)).then_expect_events(vec![signed_in(1)]);
    let nothing = AccountRejection::NothingToChange;
    let given = vec![created(), signed_in(1)];
    accounts().given(given.clone()).when(sign_in(1)).then_expect_error(nothing.clone());
    accounts().given(given.clone()).when(sign_in(2)).then_expect_events(vec![signed_in(2)]);
    let signed_out = event(AccountChange::SignedOut { session_id: id(1) });
    accounts().given(given.clone()).when(sign_out(1)).then_expect_events(vec![signed_out.clone()]);
    accounts().given(given.clone()).when(sign_out(2)).then_expect_error(nothing.clone());
    let ended = [given, vec![signed_out]].concat();
    accounts().given(ended).when(sign_out(1)).then_expect_error(nothing);
}

#[test]
fn a_new_password_ends_every_session() {
    let given = vec![created(), signed_in(1), signed_in(2)];
    let change = command(AccountAction::ChangePassword);
    accounts().given(given.clone()).when(change).then_expect_events(vec![password_changed()]);
    let account = fold(&[given, vec![password_changed()]].concat());
    assert!(!account.is_open(id(1)) && !account.is_open(id(2)) && !account.is_disabled());
    let given = vec![created(), password_changed()];
    accounts().given(given).when(sign_in(3)).then_expect_events(vec![signed_in(3)]);
}

#[test]
fn who_is_disabled_signs_in_no_more() {
    let disable = || command(AccountAction::Disable);
    let given = vec![created(), signed_in(1)];
    accounts().given(given.clone()).when(disable()).then_expect_events(vec![disabled()]);
    let given = [given, vec![disabled()]].concat();
    let account = fold(&given);
    assert!(account.is_disabled() && !account.is_open(id(1)));
    accounts().given(given.clone()).when(sign_in(2)).then_expect_error(AccountRejection::Disabled);
    let change = command(AccountAction::ChangePassword);
    accounts().given(given.clone()).when(change).then_expect_error(AccountRejection::Disabled);
    for nothing in [disable(), sign_out(1)] {
        accounts().given(given.clone()).when(nothing).then_expect_error(AccountRejection::NothingToChange);
    }
}

#[test]
fn the_state_does_not_grow_with_the_sign_ins() {
    let mut account = fold(&[created()]);
    assert_eq!(account.weight(), 1);
    for number in 0..3 * MAX_OPEN {
        account.apply(signed_in(number));
    }
    assert_eq!(account.weight(), 1 + MAX_OPEN);
    assert!(!account.is_open(id(2 * MAX_OPEN - 1)) && account.is_open(id(2 * MAX_OPEN)));
    assert!(account.is_open(id(3 * MAX_OPEN - 1)));
    let snapshot = serde_json::to_string(&account).unwrap();
    assert_eq!(serde_json::from_str::<Account>(&snapshot).unwrap(), account);
}

#[test]
fn an_event_is_stored_by_the_name_of_its_change_in_canonical_order() {
    let signed_out = event(AccountChange::SignedOut { session_id: id(1) });
    let events = [created(), signed_in(1), signed_out, password_changed(), disabled()];
    let names: Vec<&str> = events.iter().map(|event| event.change.event_type()).collect();
    assert_eq!(names, EVENT_TYPES);
    for event in events {
        assert_eq!(event.event_type(), event.change.event_type());
        assert_eq!(event.event_version(), "1");
        let body = serde_json::to_string(&event).unwrap();
        assert_eq!(body, serde_json::to_value(&event).unwrap().to_string());
        assert_eq!(serde_json::from_str::<AccountEvent>(&body).unwrap(), event);
        assert!(Account::brought(&event).is_empty() && Account::erased(&event).is_empty());
    }
}

/// A refused command leaves no trace: deciding does not change what it looks at.
#[test]
fn a_refused_command_leaves_the_account_as_it_was() {
    let account = fold(&[created(), signed_in(1), disabled()]);
    let before = account.clone();
    assert!(account.decide(sign_in(2), &NoRules).is_err());
    assert_eq!(account, before);
}
