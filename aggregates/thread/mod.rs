//! A thread: one conversation of a user. Its messages, in groups that are never torn, and the chain of its summaries.

pub mod commands;
#[cfg(test)]
mod conversations_tests;
mod decide;
pub mod events;
mod extraction;
#[cfg(test)]
mod extraction_tests;
pub mod message;
pub mod rejection;
pub mod state;
mod summaries;
#[cfg(test)]
mod tests;

use serde_json::{Value, json};
use uuid::Uuid;

use crate::{NoRules, Readers, ReceiptClaim, Stream, Verdict, memory_book::ContentRef, stream};

pub use commands::{
    ExtractionOutcome, NewExtraction, NewMessage, SummaryRequest, ThreadAction, ThreadCommand,
};
pub use decide::LEASE_EXPIRED;
pub use events::{AppendedMessage, EVENT_TYPES, SCHEMA_VERSION, ThreadChange, ThreadEvent};
pub use extraction::{CandidateOutcome, CandidateRecord, ExtractionRecord, MAX_EXTRACTED};
pub use message::{CallRef, MessageRecord, MessageRole};
pub use rejection::ThreadRejection;
pub use state::{Tail, Thread};
pub use summaries::{SummaryRange, SummaryRecord, SummaryStatus};

/// Most messages of one append.
pub const MAX_BATCH_MESSAGES: usize = 64;
/// Most messages of a thread.
pub const MAX_MESSAGES: usize = 100_000;
/// Most tool calls of a message.
pub const MAX_CALLS: usize = 128;
/// Most tool calls of a thread whose results may still come.
pub const MAX_OPEN_CALLS: usize = 1_024;

stream!(Thread, "thread", command: ThreadCommand, event: ThreadEvent, rejection: ThreadRejection, rules: NoRules);

impl Stream for Thread {
    const SCHEMA_VERSION: i32 = SCHEMA_VERSION;
    const EVENT_TYPES: &'static [&'static str] = &EVENT_TYPES;
    const SUBJECT: &'static str = "this thread";
    const READERS: Option<Readers> = Some(Readers::All);

    fn decide(&self, command: ThreadCommand, _rules: &NoRules) -> Result<Vec<ThreadEvent>, ThreadRejection> {
        decide::decide(self, command)
    }

    fn texts(event: &ThreadEvent) -> Vec<&ContentRef> {
        event.content_ref().into_iter().collect()
    }

    fn erased(event: &ThreadEvent) -> &[Uuid] {
        event.erased()
    }

    /// A message takes about a tenth of a memory.
    fn weight(&self) -> usize {
        1 + (self.messages().len() + self.summaries().len() + self.extractions().len()) / 10
    }

    fn check_receipt(receipt: &ReceiptClaim, first: &ThreadEvent, last: &ThreadEvent) -> Verdict {
        match (&first.change, &last.change) {
            (ThreadChange::MessageAppended(first_message), last_change) => {
                let (extraction_id, of_extraction) = match last_change {
                    ThreadChange::ExtractionRequested { extraction_id, .. }
                    | ThreadChange::ExtractionCompleted { extraction_id, messages: Some(_), .. } => {
                        (Some(extraction_id.to_string()), 1)
                    }
                    // Before it stood alone, a request came with it.
                    ThreadChange::ExtractionCompleted { extraction_id, .. } => {
                        (Some(extraction_id.to_string()), 2)
                    }
                    _ => (None, 0),
                };
                let messages = receipt.events - of_extraction;
                let expected = (Some(u64::from(first_message.seq)), messages, Some(first.at.0));
                let outcome = receipt.outcome;
                let roles = outcome["roles"].as_array().map_or(0, Vec::len);
                let said = (outcome["first_seq"].as_u64(), roles as i64, outcome["at"].as_i64());
                if said == expected && outcome["extraction_id"].as_str() == extraction_id.as_deref() {
                    return Ok(());
                }
                Err(format!(
                    "its outcome is {outcome}, its events say {expected:?}, extraction {extraction_id:?}"
                ))
            }
            _ => Ok(()),
        }
    }
}

/// What a receipt keeps of an append.
pub fn appended_outcome(
    first_seq: u32,
    roles: &[MessageRole],
    at: i64,
    extraction_id: Option<Uuid>,
) -> Value {
    let mut outcome = json!({ "at": at, "first_seq": first_seq, "roles": roles });
    if let Some(id) = extraction_id {
        outcome["extraction_id"] = id.to_string().into();
    }
    outcome
}
