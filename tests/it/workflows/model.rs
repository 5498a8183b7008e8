//! A language model whose decisions stand in the memories themselves.

use std::{
    collections::BTreeMap,
    ops::Range,
    sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst},
};

use async_trait::async_trait;
use memledger_intelligence::{Corpus, Decision, Exchange, Judged, LanguageModel, PortError, Usage};
use memledger_offline::{DecidedAction, MemoryText, MergedText, TopicInUse};

/// Deletes what begins with `junk`, merges what begins alike up to a colon, lowers topics.
#[derive(Default)]
pub struct Scripted {
    pub asked: AtomicUsize,
    /// Answers nothing from so many questions on; 0 answers all.
    pub silent_from: AtomicUsize,
    /// Refuses the key.
    pub refuses: AtomicBool,
}

impl Scripted {
    fn answer<T>(&self, value: T) -> Judged<T> {
        let asked = self.asked.fetch_add(1, SeqCst) + 1;
        let usage = Usage { requests: 1, prompt_tokens: 10, completion_tokens: 2, cost_micros: 3 };
        let silent = self.silent_from.load(SeqCst);
        let (result, outcome) = if self.refuses.load(SeqCst) {
            (Err(PortError::NoAccess("401: the key does not open this model".into())), "refused")
        } else if silent > 0 && asked >= silent {
            (Err(PortError::Unavailable("it is silent".into())), "unavailable")
        } else {
            (Ok(value), "ok")
        };
        let exchange = Exchange { outcome: outcome.into(), reply: "as scripted".into(), elapsed_ms: 1 };
        Judged { result, exchanges: vec![exchange], usage }
    }
}

fn sort_of(memory: &MemoryText) -> Option<&str> {
    memory.content.strip_prefix("same ").and_then(|rest| rest.split_once(':')).map(|(sort, _)| sort)
}

fn decision(corpus: &Corpus, memory: &MemoryText) -> Decision {
    let same = |other: &&MemoryText| sort_of(other).is_some() && sort_of(other) == sort_of(memory);
    let target = corpus.memories.iter().find(same).filter(|target| target.id != memory.id);
    let action = match target {
        Some(_) => DecidedAction::Merge,
        None if memory.content.starts_with("junk") => DecidedAction::Delete,
        None => DecidedAction::Keep,
    };
    Decision {
        memory_id: memory.id.clone(),
        action,
        merge_target: target.map(|target| target.id.clone()),
        reason: "as scripted".into(),
    }
}

#[async_trait]
impl LanguageModel for Scripted {
    fn id(&self) -> &str {
        "scripted"
    }

    async fn classify(&self, corpus: &Corpus, batch: Range<usize>) -> Judged<Vec<Decision>> {
        tokio::task::yield_now().await;
        self.answer(corpus.memories[batch].iter().map(|memory| decision(corpus, memory)).collect())
    }

    async fn merge(&self, sources: &[MemoryText]) -> Judged<MergedText> {
        let texts: Vec<&str> = sources.iter().map(|source| source.content.as_str()).collect();
        let topics = sources.iter().flat_map(|source| source.topics.clone()).take(3).collect();
        self.answer(MergedText { content: texts.join(" / "), topics })
    }

    async fn normalise(
        &self,
        topics: &[TopicInUse],
        standard: &[String],
    ) -> Judged<BTreeMap<String, Option<String>>> {
        let lowered = |topic: &String| Some(topic.to_lowercase()).filter(|topic| standard.contains(topic));
        self.answer(topics.iter().map(|used| (used.topic.clone(), lowered(&used.topic))).collect())
    }

    async fn relevance(&self, _: &str, texts: &[&str]) -> Judged<Vec<f64>> {
        self.answer(vec![1.0; texts.len()])
    }
}
