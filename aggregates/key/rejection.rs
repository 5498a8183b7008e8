//! Why a command to a key is refused; each names what forbids it.

use crate::{Rejection, RejectionKind};

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum KeyRejection {
    #[error("the key already exists; create another one")]
    AlreadyMade,
    #[error("the command would change nothing")]
    NothingToChange,
}

impl Rejection for KeyRejection {
    fn kind(&self) -> RejectionKind {
        match self {
            Self::AlreadyMade => RejectionKind::Conflict,
            Self::NothingToChange => RejectionKind::NothingToChange,
        }
    }
}
