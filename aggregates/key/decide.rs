//! The rules: which events a command makes, or why it is refused.

use super::{
    commands::{KeyAction, KeyCommand},
    events::{KeyChange, KeyEvent},
    rejection::KeyRejection,
    state::ApiKey,
};

pub(super) fn decide(key: &ApiKey, command: KeyCommand) -> Result<Vec<KeyEvent>, KeyRejection> {
    let KeyCommand { at, action } = command;
    let change = match action {
        KeyAction::Make(_) if key.is_made() || key.has_ended() => return Err(KeyRejection::AlreadyMade),
        KeyAction::Make(made) => KeyChange::KeyMade(made),
        // One from before keys had events may end without having been made.
        _ if key.has_ended() => return Err(KeyRejection::NothingToChange),
        KeyAction::Revoke => KeyChange::KeyRevoked {},
        KeyAction::Expire => KeyChange::KeyExpired {},
    };
    Ok(vec![KeyEvent { at, change }])
}
