//! Extractions: which messages memories are still to be made of, and what became of the facts that were found in others.

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::{
    commands::ExtractionOutcome, events::ThreadChange, message::MessageRecord, rejection::ThreadRejection,
    state::Thread,
};
use crate::{MemoryId, Timestamp};

/// Most messages that an extraction covers.
pub const MAX_EXTRACTED: u32 = 512;

/// What becomes of a fact that an extraction found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CandidateOutcome {
    /// A memory of its own.
    Created,
    /// The new value of what a memory says.
    Updated,
    /// It went into another candidate of the same turn, which says a later value.
    Merged,
    /// A memory says the same.
    Duplicate,
    /// It is kept only with the person's yes.
    NeedsConsent,
    /// It is no sentence that can stand by itself, or nobody says that it is so.
    Rejected,
    /// A secret, or an order that poses as a fact: it is never recalled.
    Quarantined,
    /// The turn or the day has made as many memories as it may.
    Capped,
}

impl CandidateOutcome {
    pub const ALL: [Self; 8] = [
        Self::Created,
        Self::Updated,
        Self::Merged,
        Self::Duplicate,
        Self::NeedsConsent,
        Self::Rejected,
        Self::Quarantined,
        Self::Capped,
    ];

    pub fn as_str(self) -> &'static str {
        match self {
            Self::Created => "created",
            Self::Updated => "updated",
            Self::Merged => "merged",
            Self::Duplicate => "duplicate",
            Self::NeedsConsent => "needs_consent",
            Self::Rejected => "rejected",
            Self::Quarantined => "quarantined",
            Self::Capped => "capped",
        }
    }

    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|outcome| outcome.as_str() == name)
    }
}

/// A candidate without its text. The fields are in canonical order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CandidateRecord {
    /// The memory that says it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub memory_id: Option<MemoryId>,
    pub outcome: CandidateOutcome,
    /// The proposal that asks the person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proposal_id: Option<Uuid>,
    /// The message that states it.
    pub seq: u32,
}

/// An extraction that waits, or that left texts behind.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExtractionRecord {
    pub extraction_id: Uuid,
    pub from_seq: u32,
    pub to_seq: u32,
    /// How often it was begun and not completed.
    pub attempts: u32,
    /// It is not begun before then: another one is at it, or it failed.
    pub not_before: Option<Timestamp>,
    /// The candidates' texts, once it is completed.
    pub content_id: Option<Uuid>,
}

impl ExtractionRecord {
    pub fn is_pending(&self) -> bool {
        self.content_id.is_none()
    }
}

impl Thread {
    /// Those that wait and those that left texts, oldest first.
    pub fn extractions(&self) -> &[ExtractionRecord] {
        &self.extractions
    }

    /// The extraction of that id, if it waits.
    pub fn pending_extraction(&self, extraction_id: Uuid) -> Option<&ExtractionRecord> {
        self.extractions.iter().rev().find(|one| one.extraction_id == extraction_id && one.is_pending())
    }

    /// The messages that it covers.
    pub fn extracted_messages(&self, extraction: &ExtractionRecord) -> &[MessageRecord] {
        let end = (extraction.to_seq as usize + 1).min(self.messages().len());
        self.messages().get(extraction.from_seq as usize..end).unwrap_or_default()
    }

    /// The extractions that end when the thread is rolled back to that message. They hold texts of removed messages, or all
    /// of their messages are removed.
    pub(super) fn extractions_from(&self, seq: u32) -> impl Iterator<Item = &ExtractionRecord> {
        self.extractions.iter().filter(move |one| {
            let last_kept = if one.is_pending() { one.from_seq } else { one.to_seq };
            last_kept >= seq
        })
    }

    /// Those that wait, and read on with the messages that stay.
    pub(super) fn shortened_extractions(&self, seq: u32) -> impl Iterator<Item = ThreadChange> {
        let pending = self.extractions.iter().filter(|one| one.is_pending());
        pending.filter(move |one| one.from_seq < seq && one.to_seq >= seq).map(move |one| {
            ThreadChange::ExtractionRequested {
                extraction_id: one.extraction_id,
                from_seq: one.from_seq,
                to_seq: seq - 1,
            }
        })
    }

    /// Those that hold texts of that message.
    pub(super) fn extractions_of(&self, seq: u32) -> impl Iterator<Item = &ExtractionRecord> {
        self.extractions
            .iter()
            .filter(move |one| !one.is_pending() && (one.from_seq..=one.to_seq).contains(&seq))
    }

    pub(super) fn fold_extraction(&mut self, change: &ThreadChange) {
        match change {
            ThreadChange::ExtractionRequested { extraction_id, to_seq, .. }
                if self.pending_extraction(*extraction_id).is_some() =>
            {
                self.edit_extraction(*extraction_id, |one| one.to_seq = *to_seq);
            }
            ThreadChange::ExtractionRequested { extraction_id, from_seq, to_seq } => {
                self.extractions.push(ExtractionRecord {
                    extraction_id: *extraction_id,
                    from_seq: *from_seq,
                    to_seq: *to_seq,
                    attempts: 0,
                    not_before: None,
                    content_id: None,
                });
            }
            ThreadChange::ExtractionStarted { extraction_id, until } => {
                self.edit_extraction(*extraction_id, |one| {
                    one.attempts += 1;
                    one.not_before = Some(*until);
                });
            }
            ThreadChange::ExtractionFailed { extraction_id, retry_at, .. } => {
                self.edit_extraction(*extraction_id, |one| one.not_before = Some(*retry_at));
            }
            ThreadChange::ExtractionCompleted { content: Some(content), extraction_id, .. } => {
                self.edit_extraction(*extraction_id, |one| one.content_id = Some(content.content_id));
            }
            // Without a text nothing of it has to be found again.
            ThreadChange::ExtractionCompleted { content: None, extraction_id, .. } => {
                self.extractions.retain(|one| one.extraction_id != *extraction_id);
            }
            ThreadChange::ExtractionsWithdrawn { extraction_ids, .. } => {
                self.extractions.retain(|one| !extraction_ids.contains(&one.extraction_id));
            }
            _ => {}
        }
    }

    fn edit_extraction(&mut self, extraction_id: Uuid, edit: impl FnOnce(&mut ExtractionRecord)) {
        if let Some(one) = self.extractions.iter_mut().rev().find(|one| one.extraction_id == extraction_id) {
            edit(one);
        }
    }
}

/// Memories are to be made of messages that are there already.
pub(super) fn request(
    thread: &Thread,
    extraction_id: Uuid,
    from_seq: u32,
    to_seq: u32,
) -> Result<Vec<ThreadChange>, ThreadRejection> {
    let next = thread.tail().next_seq();
    if next == 0 {
        return Err(ThreadRejection::ThreadNotFound);
    }
    if from_seq >= next {
        let why = format!("must be at most {}, the thread's last message; is {from_seq}", next - 1);
        return Err(ThreadRejection::invalid("from_seq", why));
    }
    if !(from_seq..next).contains(&to_seq) {
        let why = format!("must be {from_seq} to {}, the thread's last message; is {to_seq}", next - 1);
        return Err(ThreadRejection::invalid("to_seq", why));
    }
    let messages = to_seq - from_seq + 1;
    if messages > MAX_EXTRACTED {
        let why = format!("must cover at most {MAX_EXTRACTED} messages, covers {messages}; request several");
        return Err(ThreadRejection::invalid("to_seq", why));
    }
    Ok(vec![ThreadChange::ExtractionRequested { extraction_id, from_seq, to_seq }])
}

/// One server at a time is at it: one that was cut off gives way after its lease.
pub(super) fn start(
    thread: &Thread,
    at: Timestamp,
    extraction_id: Uuid,
    lease_us: i64,
) -> Result<Vec<ThreadChange>, ThreadRejection> {
    let waiting = waits(thread, extraction_id)?;
    if waiting.not_before.is_some_and(|not_before| at < not_before) {
        return Err(ThreadRejection::NothingToChange);
    }
    let until = Timestamp(at.0.saturating_add(lease_us));
    Ok(vec![ThreadChange::ExtractionStarted { extraction_id, until }])
}

pub(super) fn end(
    thread: &Thread,
    at: Timestamp,
    extraction_id: Uuid,
    extractor: String,
    outcome: ExtractionOutcome,
) -> Result<Vec<ThreadChange>, ThreadRejection> {
    waits(thread, extraction_id)?;
    Ok(vec![match outcome {
        ExtractionOutcome::Completed { candidates, content } => {
            let messages = None;
            ThreadChange::ExtractionCompleted { candidates, content, extraction_id, extractor, messages }
        }
        ExtractionOutcome::Failed { error, retry_after_us } => {
            let retry_at = Timestamp(at.0.saturating_add(retry_after_us));
            ThreadChange::ExtractionFailed { error, extraction_id, extractor, retry_at }
        }
    }])
}

fn waits(thread: &Thread, extraction_id: Uuid) -> Result<&ExtractionRecord, ThreadRejection> {
    thread.pending_extraction(extraction_id).ok_or(ThreadRejection::ExtractionEnded(extraction_id))
}
