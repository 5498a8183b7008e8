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

/// Refuses a number out of range.
pub(super) fn within(field: &str, value: u32, least: u32, most: u32) -> Result<(), SettingsRejection> {
    match (least..=most).contains(&value) {
        true => Ok(()),
        false => Err(SettingsRejection::invalid(field, format!("must be {least} to {most}, is {value}"))),
    }
}

/// Refuses a share above 1, in thousandths.
pub(super) fn share(field: &str, thousandths: u16) -> Result<(), SettingsRejection> {
    match thousandths <= 1_000 {
        true => Ok(()),
        false => {
            let message = format!("must be 0 to 1, is {}", f64::from(thousandths) / 1_000.0);
            Err(SettingsRejection::invalid(field, message))
        }
    }
}
