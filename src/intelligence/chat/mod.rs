//! The language model behind any endpoint that speaks OpenAI's chat completions API.

mod answer;
mod asking;
mod context;
#[cfg(test)]
mod cost_tests;
#[cfg(test)]
mod fixtures;
mod names;
mod options;
mod prompts;
mod question;
mod reply;
mod request;
mod schema;

use std::{
    collections::{BTreeMap, HashSet},
    ops::Range,
};

use async_trait::async_trait;
use memledger_offline::{MemoryText, MergedText, TopicInUse};
use reqwest::{Client, ClientBuilder};

use crate::{
    Corpus, Decision, Judged, LanguageModel, PortError, Usage,
    endpoint::{Address, Endpoint, options::InvalidOption},
};
use names::Names;
use question::{Classify, Merge, Normalise, Relevance};

pub use options::{CapParameter, ChatOptions, ResponseFormat};

/// Most topics a request, so that the answer fits its cap.
const MOST_TOPICS: usize = 100;

/// A language model behind a chat endpoint: OpenAI's, Gemini's compatible one, Ollama's, vLLM's.
pub struct ChatModel {
    id: String,
    options: ChatOptions,
    endpoint: Endpoint,
    /// Looked for in what is recorded, where it must not stand.
    key: Option<String>,
}

impl ChatModel {
    /// Asks nobody yet: a wrong key or model is found out by the first question.
    pub fn new(options: ChatOptions) -> Result<Self, InvalidOption> {
        Self::with_client(options, Client::builder)
    }

    fn with_client(mut options: ChatOptions, plain: fn() -> ClientBuilder) -> Result<Self, InvalidOption> {
        options.check()?;
        let ChatOptions { base_url, key, timeout, .. } = &options;
        let path = ["chat", "completions"];
        let address = Address { base_url, path: &path, key: key.as_deref(), timeout: *timeout };
        let endpoint = Endpoint::open(&address, plain)?;
        let key = options.key.take().map(|key| key.trim().to_owned());
        let id = format!("openai-{}", options.model.trim());
        Ok(Self { id, options, endpoint, key })
    }
}

#[async_trait]
impl LanguageModel for ChatModel {
    fn id(&self) -> &str {
        &self.id
    }

    fn share_chars(&self) -> usize {
        self.options.context_chars
    }

    async fn classify(&self, corpus: &Corpus, batch: Range<usize>) -> Judged<Vec<Decision>> {
        let memories = &corpus.memories;
        let Some(asked) = memories.get(batch.clone()) else {
            let what = format!("memories {batch:?} were asked about, of {}: ask about those", memories.len());
            let result = Err(PortError::Refused(what));
            return Judged { result, exchanges: Vec::new(), usage: Usage::default() };
        };
        if asked.is_empty() {
            return Judged::at_once(Vec::new());
        }
        let context = context::before(corpus, &batch, self.options.context_chars);
        self.ask(&Classify { corpus, context, batch, names: Names::of(memories) }).await
    }

    async fn merge(&self, sources: &[MemoryText]) -> Judged<MergedText> {
        self.ask(&Merge { sources }).await
    }

    async fn normalise(
        &self,
        topics: &[TopicInUse],
        standard: &[String],
    ) -> Judged<BTreeMap<String, Option<String>>> {
        let distinct = distinct(topics);
        let mut meant = BTreeMap::new();
        if standard.is_empty() {
            meant.extend(distinct.into_iter().map(|used| (used.topic.clone(), None)));
            return Judged::at_once(meant);
        }
        let (mut exchanges, mut usage) = (Vec::new(), Usage::default());
        for topics in distinct.chunks(MOST_TOPICS) {
            let judged = self.ask(&Normalise { topics, standard }).await;
            exchanges.extend(judged.exchanges);
            usage += judged.usage;
            match judged.result {
                Ok(part) => meant.extend(part),
                Err(error) => return Judged { result: Err(error), exchanges, usage },
            }
        }
        Judged { result: Ok(meant), exchanges, usage }
    }

    async fn relevance(&self, query: &str, texts: &[&str]) -> Judged<Vec<f64>> {
        if texts.is_empty() {
            return Judged::at_once(Vec::new());
        }
        self.ask(&Relevance { query, texts }).await
    }
}

/// Each topic once, in their order.
fn distinct(topics: &[TopicInUse]) -> Vec<&TopicInUse> {
    let mut seen = HashSet::new();
    topics.iter().filter(|used| seen.insert(used.topic.as_str())).collect()
}

#[cfg(test)]
#[path = "judging_tests.rs"]
mod tests;
