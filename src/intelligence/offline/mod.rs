//! The offline language model: rules that need no key and no network.

mod abilities;
mod alike;
mod analysis;
#[cfg(test)]
mod cases_tests;
mod claims;
mod clash;
mod company;
mod concepts;
#[cfg(test)]
mod contrary_tests;
mod denials;
mod documentation;
mod facts;
mod figures;
mod fleeting;
#[cfg(test)]
mod foreign_tests;
mod form;
#[cfg(test)]
mod form_tests;
mod frame;
mod frames;
#[cfg(test)]
mod fuller_pairs_tests;
mod ground;
mod ideas;
mod inflections;
mod introductions;
mod junk;
mod lasting;
mod lexicon;
#[cfg(test)]
mod meaning_tests;
mod merge;
#[cfg(test)]
mod messy_tests;
mod moments;
#[cfg(test)]
mod more_pairs_tests;
mod names;
mod noted;
#[cfg(test)]
mod pairs_tests;
mod person;
mod phrases;
mod places;
mod provenance;
mod questions;
mod reading;
mod relevance;
mod requests;
#[cfg(test)]
mod rules_tests;
mod same;
mod signs;
mod spellings;
mod statement;
mod synonyms;
mod tastes;
mod tense;
mod test_data;
mod things;
mod topics;
mod universal;
#[cfg(test)]
mod unlike_tests;

use std::{collections::BTreeMap, ops::Range, sync::Arc};

use async_trait::async_trait;

use crate::{Corpus, Decision, Judged, LanguageModel, MemoryText, MergedText, TopicInUse, aside};

pub use analysis::Analysis;

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
        "offline-4"
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
        Judged::at_once(within.map(|at| analysis.decision(&corpus.memories, at)).collect())
    }

    async fn merge(&self, sources: &[MemoryText]) -> Judged<MergedText> {
        Judged::at_once(merge::of(sources))
    }

    async fn normalise(
        &self,
        topics: &[TopicInUse],
        standard: &[String],
    ) -> Judged<BTreeMap<String, Option<String>>> {
        Judged::at_once(topics::normalised(topics, standard))
    }

    async fn relevance(&self, query: &str, texts: &[&str]) -> Judged<Vec<f64>> {
        Judged::at_once(relevance::of(query, texts))
    }
}
