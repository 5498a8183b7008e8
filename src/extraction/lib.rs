//! What messages state of the person who wrote them, and what would become of it: candidates for memories, each judged by
//! rule. Nothing here writes.
//!
//! messages ► `candidates.rs` (what each states, by whom, and whether it may be kept without asking) ► `judging.rs` (against
//! what is remembered already)

mod candidates;
mod claimed;
#[cfg(test)]
mod claimed_tests;
mod judging;

use std::sync::Arc;

use memledger_aggregates::{Timestamp, UserId};
use memledger_kernel::{Identity, LedgerError};
use memledger_memories::Memories;
use memledger_people::People;
use memledger_records::Records;
use memledger_threads::SentMessage;
use serde::Serialize;
use utoipa::ToSchema;

pub use candidates::{Candidate, CandidateSource, MAX_WRITES_PER_TURN, Outcome};
use judging::{MemoryText, judged};

/// The rules that found the candidates; another number finds others.
pub const EXTRACTOR: &str = "offline-1";
/// Most messages of one preview.
pub const MAX_MESSAGES: usize = 64;
/// Most bytes of their texts.
pub const MAX_BYTES: usize = 256 * 1_024;
/// A candidate is compared with this number of active memories, the newest ones.
const COMPARED: usize = 1_000;

/// What messages would become.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct Preview {
    /// The rules that found them.
    pub extractor: &'static str,
    pub candidates: Vec<Candidate>,
}

/// Extraction for one ledger.
pub struct Extraction {
    people: Arc<People>,
    memories: Arc<Memories>,
    records: Arc<Records>,
}

impl Extraction {
    pub fn new(people: Arc<People>, memories: Arc<Memories>, records: Arc<Records>) -> Self {
        Self { people, memories, records }
    }

    /// What these messages, the last ones of a conversation, would become. Nothing is written.
    pub async fn preview(
        &self,
        identity: &Identity,
        user: &UserId,
        messages: Vec<SentMessage>,
        now: Timestamp,
    ) -> Result<Preview, LedgerError> {
        self.people.may_read(identity, user)?;
        check(&messages)?;
        let texts = self.memories.texts_to_compare(identity, user, COMPARED).await?;
        let known: Vec<MemoryText> =
            texts.into_iter().map(|(id, text)| MemoryText { id: Some(id), text }).collect();
        let all = move || judged(candidates::of(&messages, now), &known);
        let failed = |failed| LedgerError::Internal(format!("the messages could not be read: {failed}"));
        let candidates = tokio::task::spawn_blocking(all).await.map_err(failed)?;
        // The answer tells what some memories say.
        let named = candidates.iter().filter_map(|candidate| candidate.memory_id.as_deref());
        self.records.shown(identity, user, named);
        self.records.note_answer(identity, Some(user));
        Ok(Preview { extractor: EXTRACTOR, candidates })
    }
}

fn check(messages: &[SentMessage]) -> Result<(), LedgerError> {
    if !(1..=MAX_MESSAGES).contains(&messages.len()) {
        let message = format!("must be 1 to {MAX_MESSAGES}, but there are {}", messages.len());
        return Err(LedgerError::invalid("messages", message));
    }
    let bytes: usize = messages.iter().map(|message| message.content.len()).sum();
    if bytes > MAX_BYTES {
        let message = format!("must have at most {MAX_BYTES} bytes of text in all, has {bytes}");
        return Err(LedgerError::invalid("messages", message));
    }
    Ok(())
}
