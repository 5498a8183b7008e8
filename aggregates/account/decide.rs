//! The rules: which events a command makes, or why it is refused.

use super::{
    commands::{AccountAction, AccountCommand},
    events::{AccountChange, AccountEvent},
    rejection::AccountRejection,
    state::Account,
};

pub(super) fn decide(
    account: &Account,
    command: AccountCommand,
) -> Result<Vec<AccountEvent>, AccountRejection> {
    let AccountCommand { at, action } = command;
    Ok(vec![AccountEvent { at, change: change(account, action)? }])
}

fn change(account: &Account, action: AccountAction) -> Result<AccountChange, AccountRejection> {
    match action {
        AccountAction::Create { role } if account.role().is_none() => {
            Ok(AccountChange::AccountCreated { role })
        }
        AccountAction::Create { .. } => Err(AccountRejection::AlreadyCreated),
        _ if account.role().is_none() => Err(AccountRejection::AccountNotFound),
        // An ended session is not known any more, so whoever ends it twice changes nothing.
        AccountAction::SignOut { session_id } if account.is_open(session_id) => {
            Ok(AccountChange::SignedOut { session_id })
        }
        AccountAction::SignOut { .. } => Err(AccountRejection::NothingToChange),
        AccountAction::Disable if account.is_disabled() => Err(AccountRejection::NothingToChange),
        AccountAction::Disable => Ok(AccountChange::AccountDisabled {}),
        AccountAction::SignIn { .. } | AccountAction::ChangePassword if account.is_disabled() => {
            Err(AccountRejection::Disabled)
        }
        AccountAction::SignIn { session_id } if account.is_open(session_id) => {
            Err(AccountRejection::NothingToChange)
        }
        AccountAction::SignIn { session_id } => Ok(AccountChange::SignedIn { session_id }),
        AccountAction::ChangePassword => Ok(AccountChange::PasswordChanged {}),
    }
}
