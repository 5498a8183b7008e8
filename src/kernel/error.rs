//! What can go wrong, with a code that callers can rely on.

use memledger_aggregates::{
    MemoryId, Rejection, RejectionKind, account::AccountRejection, key::KeyRejection,
    memory_book::MemoryBookRejection, settings::SettingsRejection, thread::ThreadRejection,
    workflow_run::RunRejection,
};
use memledger_store::StoreError;

#[derive(Debug, Clone, thiserror::Error)]
pub enum LedgerError {
    /// An input that breaks a rule, with the field as the caller wrote it.
    #[error("{field}: {message}")]
    Invalid { field: String, message: String },
    /// Who asks could not show who they are.
    #[error("{0}")]
    Unauthenticated(String),
    /// The caller is over a limit and may try again after this many seconds.
    #[error("{message}")]
    RateLimited { message: String, retry_after_s: u32 },
    #[error("{0}")]
    NotFound(String),
    #[error("{0}")]
    Denied(String),
    /// A category that is not open to the caller's agent.
    #[error("{message}")]
    CategoryNotAllowed {
        message: String,
        /// The categories that are open to it, so that a program can choose without reading the message.
        allowed: Vec<String>,
    },
    /// Something else is in its place, such as another memory of that id, or another writer was first.
    #[error("{0}")]
    Conflict(String),
    /// The memory's state forbids it.
    #[error("{0}")]
    State(String),
    #[error("{0}")]
    RevisionMismatch(String),
    #[error("the idempotency key was used before with another request; use a new key")]
    IdempotencyMismatch,
    #[error("{0}")]
    Rejected(String),
    /// A cursor from before a restore of the ledger.
    #[error("{0}")]
    EpochChanged(String),
    #[error("{0}")]
    Unavailable(String),
    #[error("{0}")]
    Internal(String),
}

impl LedgerError {
    pub fn invalid(field: impl Into<String>, message: impl Into<String>) -> Self {
        Self::Invalid { field: field.into(), message: message.into() }
    }

    /// `allowed` are the categories that are open to the caller's agent.
    pub fn category_not_allowed(message: impl Into<String>, allowed: &[String]) -> Self {
        Self::CategoryNotAllowed { message: message.into(), allowed: allowed.to_vec() }
    }

    /// The same for a memory that does not exist and for one that is out of the caller's reach.
    pub fn unknown_memory(id: &MemoryId) -> Self {
        MemoryBookRejection::MemoryNotFound(id.clone()).into()
    }

    /// A command that others were ahead of, each time that it was decided; `subject` as [`Stream::SUBJECT`] names it.
    ///
    /// [`Stream::SUBJECT`]: memledger_aggregates::Stream::SUBJECT
    pub fn contended(subject: &str, attempts: usize) -> Self {
        let times = if attempts == 1 { String::new() } else { format!(", {attempts} times") };
        Self::Conflict(format!("others changed {subject} at the same time{times}; try again"))
    }

    /// A command that an aggregate refused.
    pub fn rejected(rejection: &dyn Rejection) -> Self {
        let message = rejection.to_string();
        match rejection.kind() {
            RejectionKind::Invalid { field, message } => Self::Invalid { field, message },
            RejectionKind::NotFound => Self::NotFound(message),
            RejectionKind::Conflict => Self::Conflict(message),
            RejectionKind::State => Self::State(message),
            RejectionKind::RevisionMismatch => Self::RevisionMismatch(message),
            RejectionKind::NothingToChange | RejectionKind::Rejected => Self::Rejected(message),
            RejectionKind::Internal => Self::Internal(message),
        }
    }

    /// The stable code of the contract.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Invalid { .. } => "invalid_request",
            Self::Unauthenticated(_) => "unauthenticated",
            Self::RateLimited { .. } => "rate_limited",
            Self::NotFound(_) => "not_found",
            Self::Denied(_) => "forbidden",
            Self::CategoryNotAllowed { .. } => "category_not_allowed",
            Self::Conflict(_) => "conflict",
            Self::State(_) => "state_conflict",
            Self::RevisionMismatch(_) => "revision_mismatch",
            Self::IdempotencyMismatch => "idempotency_mismatch",
            Self::Rejected(_) => "rejected",
            Self::EpochChanged(_) => "epoch_changed",
            Self::Unavailable(_) => "unavailable",
            Self::Internal(_) => "internal",
        }
    }
}

impl From<StoreError> for LedgerError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Conflict(_) => Self::Conflict("another writer was first; try again".into()),
            StoreError::Unavailable(_) => Self::Unavailable(error.to_string()),
            StoreError::Corrupt(_) => Self::Internal(error.to_string()),
        }
    }
}

/// For `?`, where an input is checked by the rule of its aggregate.
macro_rules! from_rejections {
    ($($rejection:ty),+) => {
        $(impl From<$rejection> for LedgerError {
            fn from(rejection: $rejection) -> Self {
                Self::rejected(&rejection)
            }
        })+
    };
}

from_rejections!(
    MemoryBookRejection,
    RunRejection,
    SettingsRejection,
    KeyRejection,
    AccountRejection,
    ThreadRejection
);
