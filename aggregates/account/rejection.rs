//! Why a command to an account is refused; each names what forbids it.

use crate::{Rejection, RejectionKind};

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum AccountRejection {
    #[error("the account exists already; make another one with `admins create`")]
    AlreadyCreated,
    #[error("there is no such account; `admins list` shows those that there are")]
    AccountNotFound,
    #[error("the account is disabled for good; make one with another address with `admins create`")]
    Disabled,
    #[error("the command changes nothing that is not so already")]
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
