//! What benchmarks measure of this crate: judging a turn.

use memledger_aggregates::{Timestamp, settings::ExtractionConfig};
use memledger_threads::SentMessage;

use crate::{
    candidates,
    judging::{Limits, MemoryText, judged},
    likeness::{Likeness, Thresholds},
    vectors::QuickVectors,
};

/// What the candidates of a message are judged against.
pub struct Memories(Vec<MemoryText>);

impl Memories {
    pub fn of(texts: impl IntoIterator<Item = String>) -> Self {
        let memory =
            |(at, text)| MemoryText { id: format!("memory-{at}"), text, at: Timestamp(0), is_deleted: false };
        Self(texts.into_iter().enumerate().map(memory).collect())
    }

    /// The outcomes of what a message states, judged with the offline embedder.
    pub fn judge(&self, message: &SentMessage) -> Vec<&'static str> {
        let now = Timestamp(1_772_442_000_000_000);
        let found = candidates::of(std::slice::from_ref(message), now);
        let found = found.into_iter().map(|one| (one, now)).collect();
        let limits = Limits { per_turn: 3, left_today: 50 };
        let at_once = QuickVectors::by(None);
        let embedding = |one: &str, other: &str| at_once.likeness(one, other);
        let thresholds = Thresholds::of(&ExtractionConfig::default());
        let likeness = Likeness { thresholds, embedding: &embedding, meaning: None };
        judged(found, &self.0, limits, likeness)
            .into_iter()
            .map(|one| one.candidate.outcome.as_str())
            .collect()
    }
}
