//! Why a command to a thread is refused; each names what forbids it and what to do instead.

use uuid::Uuid;

use super::{MAX_BATCH_MESSAGES, MAX_MESSAGES};
use crate::{Rejection, RejectionKind};

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ThreadRejection {
    #[error("{field}: {message}")]
    Invalid { field: String, message: String },
    #[error("this thread has {0} messages, and may have {MAX_MESSAGES}; start another thread")]
    Full(usize),
    #[error("nothing was changed: it is already so")]
    NothingToChange,
    #[error("message {0} does not exist in this thread")]
    MessageNotFound(u32),
    #[error("this thread does not exist")]
    ThreadNotFound,
    #[error("summary {0} is not under way any more; another one took its place")]
    SummaryEnded(Uuid),
    #[error("extraction {0} does not wait any more: it has ended, or its messages are gone")]
    ExtractionEnded(Uuid),
}

impl ThreadRejection {
    /// An input that breaks a limit, with the field's name as the caller wrote it.
    pub fn invalid(field: impl Into<String>, message: impl Into<String>) -> Self {
        Self::Invalid { field: field.into(), message: message.into() }
    }

    /// A batch of that many messages.
    pub fn batch(messages: usize) -> Self {
        let what_to_do = if messages == 0 { "" } else { "; send several batches" };
        let message = format!("must have 1 to {MAX_BATCH_MESSAGES} messages, has {messages}{what_to_do}");
        Self::invalid("messages", message)
    }
}

impl Rejection for ThreadRejection {
    fn kind(&self) -> RejectionKind {
        match self {
            Self::Invalid { field, message } => {
                RejectionKind::Invalid { field: field.clone(), message: message.clone() }
            }
            Self::Full(_) => RejectionKind::Rejected,
            Self::NothingToChange => RejectionKind::NothingToChange,
            Self::MessageNotFound(_) | Self::ThreadNotFound => RejectionKind::NotFound,
            Self::SummaryEnded(_) | Self::ExtractionEnded(_) => RejectionKind::State,
        }
    }
}
