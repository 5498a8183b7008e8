//! The offline rules behind the port.

use std::{collections::BTreeMap, ops::Range, sync::Arc};

use async_trait::async_trait;
use memledger_offline::{
    MemoryText, MergedText, TopicInUse,
    rules::{self, Analysis, Verdict},
};

use crate::{Corpus, Decision, Judged, LanguageModel, aside};

/// Judges by rules alone: the same memories get the same answers, whenever and in whatever batches.
#[derive(Debug, Clone, Copy, Default)]
pub struct Offline;

impl Offline {
    pub fn new() -> Self {
        Self
    }
}

#[async_trait]
impl LanguageModel for Offline {
    fn id(&self) -> &str {
        rules::ID
    }

    /// What the rules note of a text takes about twenty times its room while they look at a share.
    fn share_chars(&self) -> usize {
        2_000_000
    }

    /// Aside, since it keeps a core busy.
    async fn prepare(&self, corpus: &Arc<Corpus>) {
        let corpus = corpus.clone();
        let work = move || drop(corpus.analysis.set(Analysis::of(&corpus.memories)));
        // One that ends badly is made again, and its fault met, by whoever asks for a decision.
        aside(work).await;
    }

    async fn classify(&self, corpus: &Corpus, batch: Range<usize>) -> Judged<Vec<Decision>> {
        let analysis = corpus.analysis.get_or_init(|| Analysis::of(&corpus.memories));
        let within = batch.start..batch.end.min(corpus.memories.len());
        let decision = |at: usize| decision(&corpus.memories, at, &analysis.verdicts()[at]);
        Judged::at_once(within.map(decision).collect())
    }

    async fn merge(&self, sources: &[MemoryText]) -> Judged<MergedText> {
        Judged::at_once(rules::merged(sources))
    }

    async fn normalise(
        &self,
        topics: &[TopicInUse],
        standard: &[String],
    ) -> Judged<BTreeMap<String, Option<String>>> {
        Judged::at_once(rules::normalised(topics, standard))
    }

    async fn relevance(&self, query: &str, texts: &[&str]) -> Judged<Vec<f64>> {
        Judged::at_once(rules::relevance(query, texts))
    }
}

fn decision(memories: &[MemoryText], at: usize, verdict: &Verdict) -> Decision {
    Decision {
        memory_id: memories[at].id.clone(),
        action: verdict.action,
        merge_target: verdict.target.map(|target| memories[target].id.clone()),
        reason: verdict.reason.to_owned(),
    }
}
