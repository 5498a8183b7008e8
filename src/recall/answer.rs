//! What a query answers with: bullets or whole memories, within a budget of tokens.

use memledger_aggregates::Timestamp;
use memledger_intelligence::tokens;
use memledger_kernel::time::{day, rfc3339};
use memledger_memories::views::Memory;
use memledger_offline::words::visible;
use memledger_projections::{memories::FoundMemory, search::Candidate};
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    Weights,
    rank::{Ranked, Scores},
    texts::Text,
};

/// The answer to a query.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Recalled {
    /// What changed since the thread last looked, at most 3 bullets; `null` if nothing did, or without a thread.
    pub delta_header: Option<String>,
    /// The memories that the header is about.
    #[serde(skip)]
    pub header_ids: Vec<String>,
    /// The user's newest rev; if the delta header comes in parts, the rev that it leads to.
    pub rev: u64,
    pub items: Vec<RecalledItem>,
    /// Tokens of the header and the items' texts as lines of a list (o200k_base).
    pub tokens: usize,
    /// Whether the budget left something out.
    pub truncated: bool,
    /// With `"return": "full"`: the weights of a score's parts, as the operator has set them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weights: Option<Weights>,
}

impl Recalled {
    /// Everything that it says, as a model reads it: what the budget counts.
    pub fn lines(&self) -> String {
        let header = self.delta_header.iter().map(|header| header_lines(header));
        let items = self.items.iter().flat_map(|item| {
            let related = item.related.iter().map(|text| related_line(text));
            std::iter::once(item_line(&item.text)).chain(related)
        });
        header.chain(items).collect()
    }
}

pub(super) fn header_lines(header: &str) -> String {
    format!("{header}\n\n")
}

pub(super) fn item_line(text: &str) -> String {
    format!("- {text}\n")
}

pub(super) fn related_line(text: &str) -> String {
    format!("  - {text}\n")
}

#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct RecalledItem {
    pub id: String,
    pub category: Option<String>,
    /// The category in brackets, the text, and the day of its last change: `[travel] Flies to Oslo (2026-11-20)`.
    pub text: String,
    /// What it is ranked by: relevance and the other parts, 0 to 1.
    pub score: f64,
    /// How well it answers the query, by itself and by its neighbours in the thread, 0 to 1; 0 without a query.
    pub relevance: f64,
    pub updated_at: String,
    /// Bullets of memories that it is related to.
    pub related: Vec<String>,
    #[serde(skip)]
    pub related_ids: Vec<String>,
    /// With `"return": "full"`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub memory: Option<Memory>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scores: Option<Scores>,
}

/// What is shown of a memory.
pub struct MemoryLine {
    category: Option<String>,
    /// `[category] text (day)`, on one line.
    pub text: String,
    updated_at: Timestamp,
}

impl MemoryLine {
    /// As it is now; nothing of one whose text is lost.
    pub fn of(memory: &FoundMemory) -> Option<Self> {
        let (attributes, updated_at) = (&memory.record.attributes, memory.record.updated_at);
        let text = &memory.content.as_ref()?.content;
        Some(Self::new(&attributes.category, &attributes.bank, text, updated_at, Timestamp(memory.said_at)))
    }

    /// As it was when it was found.
    pub fn of_candidate(candidate: &Candidate) -> Self {
        let [updated_at, said_at] = [candidate.updated_at, candidate.said_at].map(Timestamp);
        Self::new(
            &candidate.category,
            &candidate.bank,
            &Text::of(&candidate.body).content,
            updated_at,
            said_at,
        )
    }

    fn new(
        category: &Option<String>,
        bank: &str,
        text: &str,
        updated_at: Timestamp,
        said_at: Timestamp,
    ) -> Self {
        let [label, line] = [category.as_deref().unwrap_or(bank), text]
            .map(|part| visible(part).split_whitespace().collect::<Vec<_>>().join(" "));
        let text = format!("[{label}] {line} ({})", day(said_at));
        Self { category: category.clone(), text, updated_at }
    }
}

/// Takes texts in while they fit, as the lines that a model reads: each text costs its line of a list, with mark and end.
/// Tokens don't run on from the end of a line into the next, so together they are no more than one by one.
pub struct Budget {
    limit: Option<usize>,
    pub tokens: usize,
    pub truncated: bool,
}

impl Budget {
    pub fn new(limit: Option<usize>) -> Self {
        Self { limit, tokens: 0, truncated: false }
    }

    /// Whether the lines fit beside what is in already; they are in then.
    pub fn take(&mut self, lines: &str) -> bool {
        let tokens = tokens::count(lines);
        if self.limit.is_some_and(|limit| self.tokens + tokens > limit) {
            self.truncated = true;
            return false;
        }
        self.tokens += tokens;
        true
    }
}

impl RecalledItem {
    pub fn new(ranked: &Ranked, shown: &MemoryLine, weights: &Weights) -> Self {
        let relevance = ranked.scores.relevance + ranked.scores.beside(weights);
        Self {
            id: ranked.candidate.memory_id.clone(),
            category: shown.category.clone(),
            text: shown.text.clone(),
            score: round(ranked.score.min(1.0)),
            relevance: round(relevance.min(1.0)),
            updated_at: rfc3339(shown.updated_at),
            related: Vec::new(),
            related_ids: Vec::new(),
            memory: None,
            scores: None,
        }
    }
}

/// Four digits tell enough, and the same on every machine.
fn round(score: f64) -> f64 {
    (score * 10_000.0).round() / 10_000.0
}
