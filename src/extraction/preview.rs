//! What messages would become. Nothing is written.

use std::sync::Arc;

use memledger_aggregates::{Timestamp, UserId};
use memledger_kernel::{Identity, LedgerError};
use memledger_threads::SentMessage;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    Candidate, EXTRACTOR, Extraction, candidates,
    judging::{Candidates, Limits, MemoryText},
    likeness::Thresholds,
};

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

impl Extraction {
    /// What these messages, the last ones of a conversation, would become by rule.
    pub async fn preview(
        &self,
        identity: &Identity,
        user: &UserId,
        messages: Vec<SentMessage>,
        now: Timestamp,
    ) -> Result<Preview, LedgerError> {
        self.people.may_read(identity, user)?;
        check(&messages)?;
        let config = self.config(&identity.tenant).await?;
        let limits = Limits { per_turn: config.max_writes_per_turn as usize, left_today: usize::MAX };
        let thresholds = Thresholds::of(&config);
        let texts = self.memories.texts_to_compare(identity, user, COMPARED).await?;
        let known =
            texts.into_iter().map(|(id, text)| MemoryText { id, text, at: Timestamp(0), is_deleted: false });
        let known: Arc<Vec<MemoryText>> = Arc::new(known.collect());
        let read = move || candidates::of(&messages, now).into_iter().map(|one| (one, now)).collect();
        let failed = |failed| LedgerError::Internal(format!("the messages could not be read: {failed}"));
        let found: Candidates = tokio::task::spawn_blocking(read).await.map_err(failed)?;
        let vectors = self.vectors(&found, &known, limits, thresholds).await?;
        let judged = self.judge(found, known, limits, thresholds, &vectors).await?;
        let candidates: Vec<Candidate> = judged.into_iter().map(|one| one.candidate).collect();
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
