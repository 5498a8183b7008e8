//! Why a command to an account is refused; each names what forbids it.

use crate::{Rejection, RejectionKind};

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum AccountRejection {
    #[error("the account already exists; create another one with `admins create`")]
    AlreadyCreated,
    #[error("there is no such account; `admins list` shows all accounts")]
    AccountNotFound,
    #[error("the account is disabled for good; create one with another address by `admins create`")]
    Disabled,
    #[error("the command would change nothing")]
    NothingToChange,
}

impl Rejection for AccountRejection {
    fn kind(&self) -> RejectionKind {
        match self {
            Self::AlreadyCreated => RejectionKind::Conflict,
            Self::AccountNotFound => RejectionKind::NotFound,
            Self::Disabled => RejectionKind::State,
            Self::NothingToChange => RejectionKind::NothingToChange,
        }
    }
}
