//! Why a change of settings is refused; each names what forbids it and what to do instead.

use crate::{Rejection, RejectionKind};

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SettingsRejection {
    #[error("nothing was changed: it is already so")]
    NothingToChange,
    #[error("{field}: {message}")]
    Invalid { field: String, message: String },
}

impl SettingsRejection {
    /// An input that breaks a limit, with the field's name as the caller wrote it.
    pub fn invalid(field: impl Into<String>, message: impl Into<String>) -> Self {
        Self::Invalid { field: field.into(), message: message.into() }
    }
}

impl Rejection for SettingsRejection {
    fn kind(&self) -> RejectionKind {
        match self {
            Self::NothingToChange => RejectionKind::NothingToChange,
            Self::Invalid { field, message } => {
                RejectionKind::Invalid { field: field.clone(), message: message.clone() }
            }
        }
    }
}
