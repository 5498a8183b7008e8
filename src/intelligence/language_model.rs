//! The port to a language model: a prompt and the shape of its answer go in, and a text that was checked comes out.

use async_trait::async_trait;
use serde::{Deserialize, Serialize};

use crate::{PortError, ReplyFault, Schema};

/// What a model is asked.
#[derive(Debug, Clone)]
pub struct Prompt {
    /// The rules, which no text of a person is ever part of.
    pub system: &'static str,
    /// What is asked about.
    pub user: String,
    /// Names the shape of the answer.
    pub name: &'static str,
    pub schema: &'static Schema,
}

/// Whether a reply can be used.
pub enum Fit {
    Whole,
    /// Some of it can, and is used if no better one comes.
    Partial(ReplyFault),
    None(ReplyFault),
}

/// Looks at a reply: a schema can't say all that a caller needs.
pub type Check<'a> = &'a (dyn Fn(&str) -> Fit + Send + Sync);

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
    /// What came back, as it came; empty if nothing did.
    pub reply: String,
    pub elapsed_ms: u64,
}

/// An answer, or why there is none, with everything that was said on the way.
#[derive(Debug, Clone)]
pub struct Completion<T = String> {
    pub result: Result<T, PortError>,
    pub exchanges: Vec<Exchange>,
    pub usage: Usage,
}

impl<T> Completion<T> {
    /// An answer that nobody had to be asked for.
    pub fn at_once(value: T) -> Self {
        Self { result: Ok(value), exchanges: Vec::new(), usage: Usage::default() }
    }
}

/// Completes prompts. Whoever asks decides what to make of a reply, so a model never acts.
#[async_trait]
pub trait LanguageModel: Send + Sync {
    /// Names the model, for reports.
    fn id(&self) -> &str;

    /// Most characters of texts that one prompt should show.
    fn context_chars(&self) -> usize {
        1_000_000
    }

    /// A reply that fits, asked for as often as the model's options allow. If none comes, the last one that fits partly.
    async fn complete(&self, prompt: &Prompt, check: Check<'_>) -> Completion;
}
