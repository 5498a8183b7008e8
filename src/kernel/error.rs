//! What can go wrong, with a code that callers can rely on.

use cqrs_es::Aggregate;
use memledger_aggregates::{
    account::{Account, AccountRejection},
    key::{ApiKey, KeyRejection},
    memory_book::{MemoryBook, MemoryBookRejection},
    settings::{Settings, SettingsRejection},
    workflow_run::{RunRejection, WorkflowRuns},
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
    /// Too much was asked; after so many seconds it may be tried again.
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
    /// Something else stands in the way: another memory of that id, another writer.
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

    /// A command that others were ahead of, each time that it was decided.
    pub fn contended(stream_type: &str, attempts: usize) -> Self {
        let what = match stream_type {
            MemoryBook::TYPE => "this user's memories",
            WorkflowRuns::TYPE => "this user's runs",
            Settings::TYPE => "this tenant's settings",
            Account::TYPE => "this account",
            ApiKey::TYPE => "this key",
            other => other,
        };
        let times = if attempts == 1 { String::new() } else { format!(", {attempts} times over") };
        Self::Conflict(format!("others changed {what} at the same time{times}; try again"))
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

impl From<MemoryBookRejection> for LedgerError {
    fn from(rejection: MemoryBookRejection) -> Self {
        use MemoryBookRejection as R;
        let message = rejection.to_string();
        match rejection {
            R::MemoryNotFound(_) | R::NotLinked { .. } => Self::NotFound(message),
            R::MemoryExists(_) => Self::Conflict(message),
            R::NotActive { .. } | R::AlreadyActive(_) | R::AlreadyPurged(_) | R::RestoreExpired { .. } => {
                Self::State(message)
            }
            R::RevisionMismatch { .. } => Self::RevisionMismatch(message),
            R::NothingToChange
            | R::BookFull { .. }
            | R::TextsFull { .. }
            | R::LinksFull { .. }
            | R::WouldDeleteEverything { .. } => Self::Rejected(message),
            R::Invalid { field, message } => Self::Invalid { field, message },
        }
    }
}

impl From<RunRejection> for LedgerError {
    fn from(rejection: RunRejection) -> Self {
        use RunRejection as R;
        let message = rejection.to_string();
        match rejection {
            R::RunNotFound(_) => Self::NotFound(message),
            R::RunExists(_)
            | R::AlreadyRunning { .. }
            | R::NotActive { .. }
            | R::NotCompleted { .. }
            | R::NotClaimed(_)
            | R::Fenced { .. }
            | R::StepOutOfOrder { .. }
            | R::StepsLeft { .. }
            | R::TooLateToCancel { .. } => Self::State(message),
            R::StepNotFound { .. } => Self::Internal(message),
            R::NothingToDo => Self::Rejected(message),
            R::Invalid { field, message } => Self::Invalid { field, message },
        }
    }
}

impl From<SettingsRejection> for LedgerError {
    fn from(rejection: SettingsRejection) -> Self {
        match rejection {
            SettingsRejection::NothingToChange => Self::Rejected(rejection.to_string()),
            SettingsRejection::Invalid { field, message } => Self::Invalid { field, message },
        }
    }
}

impl From<KeyRejection> for LedgerError {
    fn from(rejection: KeyRejection) -> Self {
        match rejection {
            KeyRejection::AlreadyMade => Self::Conflict(rejection.to_string()),
            KeyRejection::NothingToChange => Self::Rejected(rejection.to_string()),
        }
    }
}

impl From<AccountRejection> for LedgerError {
    fn from(rejection: AccountRejection) -> Self {
        let message = rejection.to_string();
        match rejection {
            AccountRejection::AlreadyCreated => Self::Conflict(message),
            AccountRejection::AccountNotFound => Self::NotFound(message),
            AccountRejection::Disabled => Self::State(message),
            AccountRejection::NothingToChange => Self::Rejected(message),
        }
    }
}
