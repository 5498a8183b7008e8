//! The frame around what a model says: the text, whether it is whole, and what it cost.

use std::borrow::Cow;

use serde::de::IgnoredAny;
use serde_json::Value;

use super::options::ChatOptions;
use crate::{
    Usage,
    reply::{REJECTED_BY_SCHEMA, ReplyFault, TRUNCATED},
    tokens,
};

/// Most tokens of one request that are believed.
const MOST_TOKENS: u64 = 100_000_000;

/// An answer of the chat completions API. The default one says nothing.
#[derive(Default)]
pub(super) struct Answer(Value);

impl Answer {
    pub fn read(body: &[u8]) -> Result<Self, ReplyFault> {
        serde_json::from_slice(body).map(Self).map_err(|failed| ReplyFault::unreadable(&failed))
    }

    /// What the model said, where it came to its end.
    pub fn whole(&self) -> Result<String, ReplyFault> {
        let finish = self.text("/choices/0/finish_reason").unwrap_or_default();
        // Its end may have been reached all the same, as by an answer that fits its cap exactly.
        let is_cut = || self.said().is_none_or(|said| serde_json::from_str::<IgnoredAny>(&said).is_err());
        if finish == "length" && is_cut() {
            let what = "the answer reached the limit of tokens: raise max_tokens, or ask about fewer \
                        memories";
            return Err(ReplyFault::new(TRUNCATED, what));
        }
        let declined = self.text("/choices/0/message/refusal").is_some_and(|said| !said.is_empty());
        if declined || finish == "content_filter" {
            return Err(ReplyFault::new(REJECTED_BY_SCHEMA, "the model declined to answer"));
        }
        self.said()
            .ok_or_else(|| ReplyFault::new(REJECTED_BY_SCHEMA, "no text at choices[0].message.content"))
    }

    /// What one request cost. Tokens that the answer does not tell, or tells beyond belief, are counted here:
    /// by another encoding than the model's, perhaps, so about.
    pub fn usage(&self, asked: &[&str], options: &ChatOptions) -> Usage {
        let prompt_tokens = self
            .tokens("prompt_tokens")
            .unwrap_or_else(|| asked.iter().map(|text| tokens::count(text) as u64).sum());
        let completion_tokens = self
            .tokens("completion_tokens")
            .unwrap_or_else(|| tokens::count(&self.said().unwrap_or_default()) as u64);
        let prompt = prompt_tokens.saturating_mul(options.prompt_price_micros_per_1k);
        let completion = completion_tokens.saturating_mul(options.completion_price_micros_per_1k);
        let cost_micros = prompt.saturating_add(completion) / 1_000;
        Usage { requests: 1, prompt_tokens, completion_tokens, cost_micros }
    }

    /// The text of the answer, in one piece or in parts, or else the arguments of the one function that is called. What
    /// the model thought, and where, is no answer.
    fn said(&self) -> Option<String> {
        let text = match self.0.pointer("/choices/0/message/content") {
            Some(Value::String(text)) => Cow::Borrowed(text.as_str()),
            Some(Value::Array(parts)) => Cow::Owned(parts.iter().filter_map(text_part).collect()),
            _ => Cow::Borrowed(""),
        };
        if !text.trim().is_empty() {
            return Some(text.into_owned());
        }
        let calls = self.0.pointer("/choices/0/message/tool_calls").and_then(Value::as_array);
        match calls.map(Vec::as_slice).unwrap_or_default() {
            [only] => match only.pointer("/function/arguments")? {
                Value::String(text) => Some(text.clone()),
                object => Some(object.to_string()),
            },
            _ => None,
        }
    }

    fn tokens(&self, name: &str) -> Option<u64> {
        self.0.get("usage")?.get(name)?.as_u64().filter(|tokens| *tokens <= MOST_TOKENS)
    }

    fn text(&self, pointer: &str) -> Option<&str> {
        self.0.pointer(pointer)?.as_str()
    }
}

fn text_part(part: &Value) -> Option<&str> {
    let is_text =
        part.get("type").and_then(Value::as_str).is_none_or(|kind| kind == "text" || kind == "output_text");
    if is_text { part.as_str().or_else(|| part.get("text")?.as_str()) } else { None }
}

#[cfg(test)]
#[path = "answer_tests.rs"]
mod tests;
