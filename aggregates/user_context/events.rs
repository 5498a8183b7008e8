//! What can happen to the context of a person. Events hold fields, ids and keyed hashes, never a value.

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::field::Field;
use crate::{ThreadId, Timestamp, memory_book::ContentRef};

/// The schema every event is written in today; older ones are upcast when read.
pub const SCHEMA_VERSION: i32 = 1;

/// Names of all events of user contexts, as stored.
pub const EVENT_TYPES: [&str; 6] = [
    "ContextProposed",
    "ContextSignalled",
    "ProposalAccepted",
    "ProposalRejected",
    "ProposalsExpired",
    "FieldWithdrawn",
];

/// One change. The fields of all that an event is made of are declared in canonical order, that of their names, so that
/// plain JSON of it is canonical.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct UserContextEvent {
    pub at: Timestamp,
    pub change: UserContextChange,
}

/// A message of a conversation.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct MessageRef {
    pub seq: u32,
    pub thread_id: ThreadId,
}

/// How a person said yes to a proposal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "channel")]
pub enum Consent {
    /// On a page, signed in or with a key of its own.
    Ui,
    /// In a message of its own, which an agent names.
    Chat { message: MessageRef },
    /// A benign field: the person said it in messages of different turns.
    Signals { messages: Vec<MessageRef> },
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UserContextChange {
    ContextProposed {
        /// The value and the reason.
        content: ContentRef,
        evidence: Vec<MessageRef>,
        expires_at: Timestamp,
        field: Field,
        /// A keyed hash of field and value, the same for the same value.
        fingerprint: String,
        is_sensitive: bool,
        proposal_id: Uuid,
    },
    /// The same value was proposed again, from these messages.
    ContextSignalled {
        evidence: Vec<MessageRef>,
        proposal_id: Uuid,
    },
    /// The field has the proposal's value now; that of the one before is destroyed.
    ProposalAccepted {
        consent: Consent,
        content_hash: String,
        erased: Vec<Uuid>,
        field: Field,
        proposal_id: Uuid,
    },
    /// The value is destroyed, and is not proposed again before `until`.
    ProposalRejected {
        erased: Vec<Uuid>,
        fingerprint: String,
        /// In which the person said no, where an agent passed it on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        message: Option<MessageRef>,
        proposal_id: Uuid,
        until: Timestamp,
    },
    ProposalsExpired {
        erased: Vec<Uuid>,
        proposal_ids: Vec<Uuid>,
    },
    FieldWithdrawn {
        erased: Vec<Uuid>,
        field: Field,
        /// In which the person asked for it, where an agent passed it on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        message: Option<MessageRef>,
        /// Of a special class this fact alone; all of them if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        proposal_id: Option<Uuid>,
    },
}

impl UserContextChange {
    pub fn event_type(&self) -> &'static str {
        match self {
            Self::ContextProposed { .. } => "ContextProposed",
            Self::ContextSignalled { .. } => "ContextSignalled",
            Self::ProposalAccepted { .. } => "ProposalAccepted",
            Self::ProposalRejected { .. } => "ProposalRejected",
            Self::ProposalsExpired { .. } => "ProposalsExpired",
            Self::FieldWithdrawn { .. } => "FieldWithdrawn",
        }
    }

    /// The texts that it destroys.
    pub fn erased(&self) -> &[Uuid] {
        match self {
            Self::ProposalAccepted { erased, .. }
            | Self::ProposalRejected { erased, .. }
            | Self::ProposalsExpired { erased, .. }
            | Self::FieldWithdrawn { erased, .. } => erased,
            Self::ContextProposed { .. } | Self::ContextSignalled { .. } => &[],
        }
    }
}
