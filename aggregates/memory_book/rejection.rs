//! Why the memory book refuses a command; each names what forbids it and what to do instead.

use super::record::MemoryState;
use crate::{MemoryId, Timestamp};

use crate::{Rejection, RejectionKind};

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum MemoryBookRejection {
    #[error("memory {0} does not exist")]
    MemoryNotFound(MemoryId),
    #[error("memory {0} already exists; update it, or create one with another id")]
    MemoryExists(MemoryId),
    #[error("memory {id} is {state}; only an active memory can be {action}. Restore it first")]
    NotActive { id: MemoryId, state: MemoryState, action: &'static str },
    #[error("memory {0} is active; only a deleted, soft-deleted or merged memory can be restored")]
    AlreadyActive(MemoryId),
    #[error("memory {id} can no longer be restored: its purge_at has passed. It can only be purged")]
    RestoreExpired { id: MemoryId, purge_at: Timestamp },
    #[error("memory {0} is purged: its contents were destroyed, so it can't be changed")]
    AlreadyPurged(MemoryId),
    #[error("memory {id} is at revision {actual}, not {expected}; read it again and repeat the change")]
    RevisionMismatch { id: MemoryId, expected: u64, actual: u64 },
    #[error("memories {from} and {to} are not linked; the list of relations shows those that are")]
    NotLinked { from: MemoryId, to: MemoryId },
    #[error("nothing was changed: it is already so")]
    NothingToChange,
    #[error("the run would delete all {active} memories, so nothing was deleted; check its decisions")]
    WouldDeleteEverything { active: usize },
    #[error("this user has {limit} memories, the limit; purge some first")]
    BookFull { limit: usize },
    #[error(
        "this user has {limit} stored texts, earlier versions and reasons included, the limit; purge memories that were changed often"
    )]
    TextsFull { limit: usize },
    #[error(
        "this user has {limit} relations made by hand, removed ones included, the limit; purge some of their memories"
    )]
    LinksFull { limit: usize },
    #[error("{field}: {message}")]
    Invalid { field: String, message: String },
}

impl MemoryBookRejection {
    /// An input that breaks a limit, with the field's name as the caller wrote it.
    pub fn invalid(field: impl Into<String>, message: impl Into<String>) -> Self {
        Self::Invalid { field: field.into(), message: message.into() }
    }
}

impl Rejection for MemoryBookRejection {
    fn kind(&self) -> RejectionKind {
        match self {
            Self::MemoryNotFound(_) | Self::NotLinked { .. } => RejectionKind::NotFound,
            Self::MemoryExists(_) => RejectionKind::Conflict,
            Self::NotActive { .. }
            | Self::AlreadyActive(_)
            | Self::AlreadyPurged(_)
            | Self::RestoreExpired { .. } => RejectionKind::State,
            Self::RevisionMismatch { .. } => RejectionKind::RevisionMismatch,
            Self::NothingToChange => RejectionKind::NothingToChange,
            Self::BookFull { .. }
            | Self::TextsFull { .. }
            | Self::LinksFull { .. }
            | Self::WouldDeleteEverything { .. } => RejectionKind::Rejected,
            Self::Invalid { field, message } => {
                RejectionKind::Invalid { field: field.clone(), message: message.clone() }
            }
        }
    }
}
