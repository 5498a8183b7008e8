//! The port to what judges memories: a language model, or rules in its place.
//!
//! It only ever proposes. What comes of a proposal is decided by the memory book, and every answer is kept by
//! who asked, the bad ones too.

use std::{
    collections::BTreeMap,
    ops::Range,
    sync::{Arc, OnceLock},
};

use async_trait::async_trait;
use memledger_offline::{DecidedAction, MemoryText, MergedText, TopicInUse, rules::Analysis};
use serde::{Deserialize, Serialize};

use crate::PortError;

/// Memories that are decided on at once: what is the same in every question is paid for once a batch, and an answer
/// about more might break off at its cap of tokens.
pub const BATCH: usize = 40;

/// One share: memories of one person that differ, and that decisions are taken in sight of. They are in the order they were
/// made.
pub struct Corpus {
    pub memories: Vec<MemoryText>,
    /// What the rules found out about all of them, once.
    pub(crate) analysis: OnceLock<Analysis>,
}

impl Corpus {
    pub fn new(memories: Vec<MemoryText>) -> Self {
        Self { memories, analysis: OnceLock::new() }
    }
}

/// What is to become of one memory.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    pub memory_id: String,
    pub action: DecidedAction,
    /// The memory that says the same; only with [`DecidedAction::Merge`], and never the memory itself.
    #[serde(default)]
    pub merge_target: Option<String>,
    pub reason: String,
}

/// What asking cost.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Usage {
    pub requests: u64,
    pub prompt_tokens: u64,
    pub completion_tokens: u64,
    /// In millionths of the currency that the configuration gives prices in.
    pub cost_micros: u64,
}

impl std::ops::AddAssign for Usage {
    fn add_assign(&mut self, more: Self) {
        self.requests += more.requests;
        self.prompt_tokens += more.prompt_tokens;
        self.completion_tokens += more.completion_tokens;
        self.cost_micros += more.cost_micros;
    }
}

/// One request and how it ended, for the record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exchange {
    /// `ok`, or what was wrong with it: `bad_json`, `missing_ids`, `truncated`,
    /// `rejected_by_schema`, `timeout`, `rate_limited`, `unavailable`, `refused`.
    pub outcome: String,
    /// What came back, as it came; empty where nothing did.
    pub reply: String,
    pub elapsed_ms: u64,
}

/// An answer, or why there is none, with everything that was said on the way.
#[derive(Debug, Clone)]
pub struct Judged<T> {
    pub result: Result<T, PortError>,
    pub exchanges: Vec<Exchange>,
    pub usage: Usage,
}

impl<T> Judged<T> {
    /// An answer that nobody had to be asked for.
    pub fn at_once(value: T) -> Self {
        Self { result: Ok(value), exchanges: Vec::new(), usage: Usage::default() }
    }
}

/// Judges memories. Every answer is checked before it is given: it speaks of exactly what was asked.
#[async_trait]
pub trait LanguageModel: Send + Sync {
    /// Names the model, for reports.
    fn id(&self) -> &str;

    /// Most characters of the memories that it judges in sight of each other; see [`memledger_offline::shares::chars`].
    fn share_chars(&self) -> usize {
        1_000_000
    }

    /// Works out what all batches of a share have in common, where that takes long and asks nobody.
    async fn prepare(&self, _corpus: &Arc<Corpus>) {}

    /// One decision for each memory of the batch, in the batch's order, in sight of the whole share.
    async fn classify(&self, corpus: &Corpus, batch: Range<usize>) -> Judged<Vec<Decision>>;

    /// One text for at least two memories that belong together.
    async fn merge(&self, sources: &[MemoryText]) -> Judged<MergedText>;

    /// For each topic the standard one that it means on these memories; none where it means none of them.
    async fn normalise(
        &self,
        topics: &[TopicInUse],
        standard: &[String],
    ) -> Judged<BTreeMap<String, Option<String>>>;

    /// How well each text answers the query, 0 to 1, in their order.
    async fn relevance(&self, query: &str, texts: &[&str]) -> Judged<Vec<f64>>;
}
