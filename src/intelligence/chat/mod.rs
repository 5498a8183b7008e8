//! The language model behind any endpoint that speaks OpenAI's chat completions API.

mod answer;
mod asking;
#[cfg(test)]
mod fixtures;
mod options;
mod request;

use async_trait::async_trait;
use reqwest::{Client, ClientBuilder};

use crate::{
    Check, Completion, LanguageModel, Prompt,
    endpoint::{Address, Endpoint, options::InvalidOption},
};

pub use options::{CapParameter, ChatOptions, ResponseFormat};

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

    fn context_chars(&self) -> usize {
        self.options.context_chars
    }

    async fn complete(&self, prompt: &Prompt, check: Check<'_>) -> Completion {
        self.ask(prompt, check).await
    }
}
