//! What can happen to a thread. Events hold places, numbers and ids of texts, never what somebody said.

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::{
    extraction::CandidateRecord,
    message::{CallRef, MessageRole},
};
use crate::{Timestamp, memory_book::ContentRef};

/// The schema every event is written in today; older ones are upcast when read.
pub const SCHEMA_VERSION: i32 = 1;

/// Names of all events of threads, as stored.
pub const EVENT_TYPES: [&str; 13] = [
    "MessageAppended",
    "MessagesRolledBack",
    "MessagePurged",
    "SummaryStarted",
    "SummaryCompleted",
    "SummaryFailed",
    "SummariesWithdrawn",
    "ThreadPurged",
    "ExtractionRequested",
    "ExtractionStarted",
    "ExtractionCompleted",
    "ExtractionFailed",
    "ExtractionsWithdrawn",
];

/// One change to a thread. The fields of all that an event is made of are declared in canonical order, that of their
/// names, so that plain JSON of it is canonical.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ThreadEvent {
    pub at: Timestamp,
    pub change: ThreadChange,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct AppendedMessage {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub agent_id: Option<String>,
    /// The call whose result the message is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answers: Option<CallRef>,
    /// How many tools it calls.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub calls: u16,
    pub content: ContentRef,
    /// Whether it stays in the context when it is out of the window.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub pinned: bool,
    pub role: MessageRole,
    pub seq: u32,
    /// Whether a group begins with it.
    pub starts_group: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ThreadChange {
    MessageAppended(AppendedMessage),
    /// The messages from there on are gone, with their texts.
    MessagesRolledBack {
        erased: Vec<Uuid>,
        from_seq: u32,
    },
    /// The message keeps its place, without its text.
    MessagePurged {
        erased: Vec<Uuid>,
        reason: ContentRef,
        seq: u32,
    },
    SummaryStarted {
        /// The summary that it continues.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        base_id: Option<Uuid>,
        end_seq: u32,
        /// The first message that is read.
        read_from: u32,
        /// Messages between the base and the window, which are not read since they would slide out at once.
        #[serde(default, skip_serializing_if = "is_none")]
        skipped: u32,
        start_seq: u32,
        summary_id: Uuid,
    },
    SummaryCompleted {
        content: ContentRef,
        generation_time_ms: u64,
        /// How many lines it has.
        lines: u32,
        /// Who wrote it: a model, or `offline`.
        model: String,
        summary_id: Uuid,
    },
    SummaryFailed {
        /// A code, such as `lease_expired`.
        error: String,
        summary_id: Uuid,
    },
    /// They reached past a roll-back, or were made from a purged message.
    SummariesWithdrawn {
        erased: Vec<Uuid>,
        summary_ids: Vec<Uuid>,
    },
    /// All texts of the thread are destroyed. Its next message has the seq 0 again.
    ThreadPurged {
        erased: Vec<Uuid>,
        reason: ContentRef,
    },
    /// Memories are to be made of these messages; said again of one that waits, it covers no more than these.
    ExtractionRequested {
        extraction_id: Uuid,
        from_seq: u32,
        to_seq: u32,
    },
    /// A model is asked; nobody else asks one before `until`.
    ExtractionStarted {
        extraction_id: Uuid,
        until: Timestamp,
    },
    /// What was found, and what became of each.
    ExtractionCompleted {
        candidates: Vec<CandidateRecord>,
        /// Their texts, in the same order; none if there are no candidates.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        content: Option<ContentRef>,
        extraction_id: Uuid,
        /// The rules or the model, with their version.
        extractor: String,
        /// The first and the last message of one that ends in their commit; it was never requested, since nothing waits for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        messages: Option<[u32; 2]>,
    },
    /// It waits, and is tried again.
    ExtractionFailed {
        /// A code, such as `bad_reply`.
        error: String,
        extraction_id: Uuid,
        extractor: String,
        retry_at: Timestamp,
    },
    /// Their messages are gone, with the texts that were made of them.
    ExtractionsWithdrawn {
        erased: Vec<Uuid>,
        extraction_ids: Vec<Uuid>,
    },
}

impl ThreadChange {
    pub fn event_type(&self) -> &'static str {
        match self {
            Self::MessageAppended(_) => "MessageAppended",
            Self::MessagesRolledBack { .. } => "MessagesRolledBack",
            Self::MessagePurged { .. } => "MessagePurged",
            Self::SummaryStarted { .. } => "SummaryStarted",
            Self::SummaryCompleted { .. } => "SummaryCompleted",
            Self::SummaryFailed { .. } => "SummaryFailed",
            Self::SummariesWithdrawn { .. } => "SummariesWithdrawn",
            Self::ThreadPurged { .. } => "ThreadPurged",
            Self::ExtractionRequested { .. } => "ExtractionRequested",
            Self::ExtractionStarted { .. } => "ExtractionStarted",
            Self::ExtractionCompleted { .. } => "ExtractionCompleted",
            Self::ExtractionFailed { .. } => "ExtractionFailed",
            Self::ExtractionsWithdrawn { .. } => "ExtractionsWithdrawn",
        }
    }
}

impl ThreadEvent {
    /// The text that it brings.
    pub fn content_ref(&self) -> Option<&ContentRef> {
        match &self.change {
            ThreadChange::MessageAppended(AppendedMessage { content, .. })
            | ThreadChange::SummaryCompleted { content, .. }
            | ThreadChange::MessagePurged { reason: content, .. }
            | ThreadChange::ThreadPurged { reason: content, .. } => Some(content),
            ThreadChange::ExtractionCompleted { content, .. } => content.as_ref(),
            _ => None,
        }
    }

    /// The texts that it destroys.
    pub fn erased(&self) -> &[Uuid] {
        match &self.change {
            ThreadChange::MessagesRolledBack { erased, .. }
            | ThreadChange::MessagePurged { erased, .. }
            | ThreadChange::SummariesWithdrawn { erased, .. }
            | ThreadChange::ExtractionsWithdrawn { erased, .. }
            | ThreadChange::ThreadPurged { erased, .. } => erased,
            _ => &[],
        }
    }
}

fn is_zero(number: &u16) -> bool {
    *number == 0
}

fn is_none(messages: &u32) -> bool {
    *messages == 0
}
