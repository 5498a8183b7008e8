//! The frame around what a model says: the text, whether it is whole, and what it cost.

use serde_json::Value;

use super::{
    options::ChatOptions,
    reply::{REJECTED_BY_SCHEMA, TRUNCATED, Wrong},
};
use crate::{Usage, tokens};

/// Most tokens of one request that are believed.
const MOST_TOKENS: u64 = 100_000_000;

/// An answer of the chat completions API. The default one says nothing.
#[derive(Default)]
pub(super) struct Answer(Value);

impl Answer {
    pub fn read(body: &[u8]) -> Result<Self, Wrong> {
        serde_json::from_slice(body).map(Self).map_err(|failed| Wrong::unreadable(&failed))
    }

    /// What the model said, where it came to its end.
    pub fn whole(&self) -> Result<&str, Wrong> {
        let finish = self.text("/choices/0/finish_reason").unwrap_or_default();
        if finish == "length" {
            let what = "the answer broke off at its cap of tokens: raise max_tokens, or ask about less";
            return Err(Wrong::new(TRUNCATED, what));
        }
        let declined = self.text("/choices/0/message/refusal").is_some_and(|said| !said.is_empty());
        if declined || finish == "content_filter" {
            return Err(Wrong::new(REJECTED_BY_SCHEMA, "the model declined to answer"));
        }
        self.said().ok_or_else(|| Wrong::new(REJECTED_BY_SCHEMA, "no text at choices[0].message.content"))
    }

    /// What one request cost. Tokens that the answer does not tell, or tells beyond belief, are counted here:
    /// by another encoding than the model's, perhaps, so about.
    pub fn usage(&self, asked: &[&str], options: &ChatOptions) -> Usage {
        let prompt_tokens = self
            .tokens("prompt_tokens")
            .unwrap_or_else(|| asked.iter().map(|text| tokens::count(text) as u64).sum());
        let completion_tokens = self
            .tokens("completion_tokens")
            .unwrap_or_else(|| tokens::count(self.said().unwrap_or_default()) as u64);
        let prompt = prompt_tokens.saturating_mul(options.prompt_price_micros_per_1k);
        let completion = completion_tokens.saturating_mul(options.completion_price_micros_per_1k);
        let cost_micros = prompt.saturating_add(completion) / 1_000;
        Usage { requests: 1, prompt_tokens, completion_tokens, cost_micros }
    }

    fn said(&self) -> Option<&str> {
        self.text("/choices/0/message/content")
    }

    fn tokens(&self, name: &str) -> Option<u64> {
        self.0.get("usage")?.get(name)?.as_u64().filter(|tokens| *tokens <= MOST_TOKENS)
    }

    fn text(&self, pointer: &str) -> Option<&str> {
        self.0.pointer(pointer)?.as_str()
    }
}

#[cfg(test)]
#[path = "answer_tests.rs"]
mod tests;
