//! What a chat endpoint is asked with, and the checks of it.

use std::{fmt, time::Duration};

use serde::{Deserialize, Serialize};

use crate::endpoint::options::{InvalidOption, check_requests, within};

/// The name under which an endpoint is told the cap of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CapParameter {
    MaxTokens,
    MaxCompletionTokens,
    /// It is told none.
    None,
}

/// How an endpoint is told that the answer is JSON.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ResponseFormat {
    JsonSchema,
    JsonObject,
    /// By the words of the question alone.
    None,
}

/// What a chat endpoint is asked with. Beyond `base_url` and `model`, [`ChatOptions::new`] sets what suits
/// most endpoints.
#[derive(Clone)]
pub struct ChatOptions {
    /// What `/chat/completions` comes after, such as `https://api.openai.com/v1`.
    pub base_url: String,
    pub model: String,
    /// None where the endpoint wants none.
    pub key: Option<String>,
    /// For one request, from the connection to the end of the answer.
    pub timeout: Duration,
    /// Most requests for the same answer, whether none came or a bad one.
    pub attempts: u32,
    /// Before the second request; doubled before each that follows, up to 10 s.
    pub first_pause: Duration,
    /// 0 to 2. None leaves it to the model: some refuse to be told.
    pub temperature: Option<f32>,
    /// Cap of one answer, in tokens.
    pub max_tokens: u32,
    /// None where it is found out: the endpoint is told another name where it refuses one.
    pub cap_parameter: Option<CapParameter>,
    /// Whether the answer's schema is sent along. Without it the endpoint is only told to answer in JSON,
    /// since some know no schemas.
    pub json_schema: bool,
    /// None where it is found out, beginning as `json_schema` says.
    pub response_format: Option<ResponseFormat>,
    /// Most characters of texts that one prompt should show.
    pub context_chars: usize,
    /// Of 1,000 tokens asked with, in millionths of a currency.
    pub prompt_price_micros_per_1k: u64,
    /// Of 1,000 tokens answered with, in millionths of the same currency.
    pub completion_price_micros_per_1k: u64,
}

impl ChatOptions {
    /// Highest cap of an answer, in tokens, that any endpoint is known to take.
    pub const MOST_TOKENS: usize = 200_000;
    /// Most characters shown in one prompt: more than any model reads.
    pub const MOST_CONTEXT_CHARS: usize = 10_000_000;
    /// Highest price of 1,000 tokens, in millionths; beyond it is a slip of the unit.
    pub const MOST_PRICE_MICROS: u64 = 1_000_000_000;
    pub const MOST_TEMPERATURE: f32 = 2.0;

    /// No key, no price, and limits that suit most endpoints.
    pub fn new(base_url: &str, model: &str) -> Self {
        Self {
            base_url: base_url.to_owned(),
            model: model.to_owned(),
            key: None,
            timeout: Duration::from_secs(120),
            attempts: 4,
            first_pause: Duration::from_millis(500),
            temperature: None,
            max_tokens: 8_192,
            cap_parameter: None,
            json_schema: true,
            response_format: None,
            context_chars: 50_000,
            prompt_price_micros_per_1k: 0,
            completion_price_micros_per_1k: 0,
        }
    }

    pub(super) fn check(&self) -> Result<(), InvalidOption> {
        check_requests(&self.model, self.attempts, self.timeout)?;
        within("max_tokens", self.max_tokens as usize, Self::MOST_TOKENS)?;
        let most = Self::MOST_TEMPERATURE;
        if let Some(temperature) = self.temperature.filter(|given| !(0.0..=most).contains(given)) {
            return Err(InvalidOption::new("temperature", format!("must be 0 to {most}, is {temperature}")));
        }
        if self.context_chars > Self::MOST_CONTEXT_CHARS {
            let what = format!("must be at most {}, is {}", Self::MOST_CONTEXT_CHARS, self.context_chars);
            return Err(InvalidOption::new("context_chars", what));
        }
        price("prompt_price_micros_per_1k", self.prompt_price_micros_per_1k)?;
        price("completion_price_micros_per_1k", self.completion_price_micros_per_1k)
    }
}

fn price(option: &'static str, given: u64) -> Result<(), InvalidOption> {
    let most = ChatOptions::MOST_PRICE_MICROS;
    if given <= most {
        return Ok(());
    }
    let what = format!("must be at most {most}, is {given}: it is in millionths");
    Err(InvalidOption::new(option, what))
}

impl fmt::Debug for ChatOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ChatOptions")
            .field("base_url", &self.base_url)
            .field("model", &self.model)
            .field("key", &self.key.as_ref().map(|_| "…"))
            .field("timeout", &self.timeout)
            .field("attempts", &self.attempts)
            .field("first_pause", &self.first_pause)
            .field("temperature", &self.temperature)
            .field("max_tokens", &self.max_tokens)
            .field("cap_parameter", &self.cap_parameter)
            .field("json_schema", &self.json_schema)
            .field("response_format", &self.response_format)
            .field("context_chars", &self.context_chars)
            .field("prompt_price_micros_per_1k", &self.prompt_price_micros_per_1k)
            .field("completion_price_micros_per_1k", &self.completion_price_micros_per_1k)
            .finish()
    }
}

#[cfg(test)]
#[path = "options_tests.rs"]
mod tests;
