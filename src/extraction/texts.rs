//! What is stored of candidates apart from the log.

use serde::{Deserialize, Serialize};

use crate::{Candidate, Outcome};

/// The candidates of an extraction, in the order of its event.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct CandidateTexts {
    pub candidates: Vec<CandidateText>,
}

/// What the event does not say of a candidate.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct CandidateText {
    pub bank: String,
    pub category: String,
    pub end: usize,
    pub importance: u8,
    pub kind: String,
    pub reason: String,
    pub speaker: String,
    pub start: usize,
    /// Of what was quarantined alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fact_key: Option<String>,
}

impl CandidateText {
    pub fn of(candidate: &Candidate) -> Self {
        // All others stand in their message, in a memory or in a proposal, and go with it.
        let is_kept = candidate.outcome == Outcome::Quarantined;
        let own = |text: &str| is_kept.then(|| text.to_owned());
        Self {
            bank: candidate.bank.clone(),
            category: candidate.category.clone(),
            end: candidate.source.end,
            importance: candidate.importance,
            kind: candidate.kind.clone(),
            reason: candidate.reason.clone(),
            speaker: candidate.source.speaker.to_owned(),
            start: candidate.source.start,
            text: own(&candidate.text),
            fact_key: own(&candidate.fact_key),
        }
    }
}
