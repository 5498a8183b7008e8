//! How a command ends badly: 1 if the check or the work failed, 2 if the words were wrong, 3 if the log is not what was recorded.

use std::process::ExitCode;

use memledger_ledger::LedgerError;
use memledger_store::StoreError;

#[derive(Debug)]
pub enum Failure {
    /// The words or settings are wrong; nothing was done.
    Usage(String),
    /// The work could not be done.
    Work(String),
    /// A check found something, and what it found is printed already.
    Check,
    /// The same of what can't be made again: the log, texts, receipts.
    Log,
}

impl Failure {
    pub fn message(&self) -> Option<&str> {
        match self {
            Self::Usage(message) | Self::Work(message) => Some(message),
            Self::Check | Self::Log => None,
        }
    }

    pub fn exit_code(&self) -> ExitCode {
        match self {
            Self::Usage(_) => ExitCode::from(2),
            Self::Work(_) | Self::Check => ExitCode::from(1),
            Self::Log => ExitCode::from(3),
        }
    }

    /// A file that could not be read or written.
    pub fn file(path: &std::path::Path, error: &std::io::Error) -> Self {
        Self::Work(format!("{}: {error}", path.display()))
    }
}

impl From<LedgerError> for Failure {
    fn from(error: LedgerError) -> Self {
        match error {
            LedgerError::Invalid { .. } => Self::Usage(error.to_string()),
            _ => Self::Work(error.to_string()),
        }
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self::Work(error.to_string())
    }
}
