//! What can be asked of a person's context. Times, ids and hashes come with the command.

use uuid::Uuid;

use super::{events::MessageRef, field::Field};
use crate::{Timestamp, memory_book::ContentRef};

#[derive(Debug, Clone)]
pub struct UserContextCommand {
    pub at: Timestamp,
    pub action: UserContextAction,
}

/// Who decides. Nobody decides for the person, an admin neither.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Decider {
    /// The person, by a key of its own or signed in.
    Person,
    /// An agent or a supervisor, which names what the person wrote and when.
    Message(SaidMessage),
    Other,
}

/// A message that a caller names as the person's answer, as the conversation has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SaidMessage {
    pub message: MessageRef,
    /// Whether the person wrote it.
    pub is_of_user: bool,
    /// When it was stored.
    pub at: Timestamp,
}

#[derive(Debug, Clone)]
pub enum UserContextAction {
    Propose {
        proposal_id: Uuid,
        field: Field,
        content: ContentRef,
        fingerprint: String,
        /// Whether the value is of a class that needs consent in any field. It can raise the field's own class, not lower it.
        is_special: bool,
        /// Messages of the person that it comes from.
        evidence: Vec<MessageRef>,
    },
    Accept {
        proposal_id: Uuid,
        content_hash: String,
        by: Decider,
    },
    Reject {
        proposal_id: Uuid,
        by: Decider,
    },
    /// Ends the proposals whose time is over.
    Expire,
    Withdraw {
        field: Field,
        /// Of a special class this fact alone.
        proposal_id: Option<Uuid>,
        by: Decider,
    },
}
