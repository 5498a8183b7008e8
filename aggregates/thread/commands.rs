//! What callers and the summariser can do to a thread. Times and ids come with the command.

use uuid::Uuid;

use super::{
    extraction::CandidateRecord,
    message::{CallRef, MessageRole},
};
use crate::{Timestamp, memory_book::ContentRef};

#[derive(Debug, Clone)]
pub struct ThreadCommand {
    pub at: Timestamp,
    pub action: ThreadAction,
}

/// A message to append, its text set apart.
#[derive(Debug, Clone)]
pub struct NewMessage {
    pub role: MessageRole,
    pub content: ContentRef,
    pub agent_id: Option<String>,
    pub calls: u16,
    pub answers: Option<CallRef>,
    pub pinned: bool,
}

/// When and over how much a summary is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SummaryRequest {
    /// Messages that a summary covers at most; more only if the last group is longer.
    pub window: u32,
    /// The seq that the last message must have reached.
    pub after_seq: u32,
    /// How long a summary may be under way before another one may take its place.
    pub lease_us: i64,
}

/// An extraction of what is appended.
#[derive(Debug, Clone)]
pub struct NewExtraction {
    pub extraction_id: Uuid,
    /// The rules that saw at once that the messages state nothing.
    pub found_nothing: Option<String>,
}

/// How an attempt at an extraction ended.
#[derive(Debug, Clone)]
pub enum ExtractionOutcome {
    Completed { candidates: Vec<CandidateRecord>, content: Option<ContentRef> },
    Failed { error: String, retry_after_us: i64 },
}

#[derive(Debug, Clone)]
pub enum ThreadAction {
    Append {
        messages: Vec<NewMessage>,
        /// The extraction that makes memories of them, if one does.
        extraction: Option<NewExtraction>,
    },
    RollBack {
        from_seq: u32,
    },
    PurgeMessage {
        seq: u32,
        reason: ContentRef,
    },
    Purge {
        reason: ContentRef,
        /// Whether something is saved next to the log of the thread, so that it is purged even without messages.
        is_saved: bool,
    },
    StartSummary {
        summary_id: Uuid,
        request: SummaryRequest,
    },
    CompleteSummary {
        summary_id: Uuid,
        content: ContentRef,
        lines: u32,
        model: String,
        generation_time_ms: u64,
    },
    FailSummary {
        summary_id: Uuid,
        error: String,
    },
    RequestExtraction {
        extraction_id: Uuid,
        from_seq: u32,
        to_seq: u32,
    },
    StartExtraction {
        extraction_id: Uuid,
        lease_us: i64,
    },
    EndExtraction {
        extraction_id: Uuid,
        extractor: String,
        outcome: ExtractionOutcome,
    },
}
