//! The embedder behind any endpoint that speaks OpenAI's embeddings API.

mod options;
mod reply;
#[cfg(test)]
mod tests;

use async_trait::async_trait;
use reqwest::{Client, ClientBuilder};
use serde::Serialize;

use crate::{
    Embedder, PortError, Vector,
    endpoint::{Address, Endpoint, failure::Failure, options::InvalidOption, retry::Retry},
};

pub use options::OpenAiOptions;

/// Most bytes of text a request, beside a single text that is longer. OpenAI takes 300,000 tokens, and no
/// token is shorter than a byte.
const MOST_TEXT_BYTES: usize = 256 * 1_024;
/// Most bytes of an answer a number, with its comma and white space.
const NUMBER_BYTES: usize = 32;
/// Fewest numbers a vector that are read, so that a model of more dimensions than expected is found out.
const FEWEST_READ: usize = 8_192;
/// Bytes of an answer beside the numbers.
const FRAME_BYTES: usize = 64 * 1_024;

pub struct OpenAi {
    id: String,
    options: OpenAiOptions,
    endpoint: Endpoint,
}

#[derive(Serialize)]
struct Question<'a> {
    model: &'a str,
    input: Vec<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    dimensions: Option<usize>,
    encoding_format: &'static str,
}

impl OpenAi {
    /// Asks nobody yet: a wrong key or model is found out by [`Embedder::embed`].
    pub fn new(options: OpenAiOptions) -> Result<Self, InvalidOption> {
        Self::with_client(options, Client::builder)
    }

    fn with_client(mut options: OpenAiOptions, plain: fn() -> ClientBuilder) -> Result<Self, InvalidOption> {
        options.check()?;
        let OpenAiOptions { base_url, key, timeout, .. } = &options;
        let address = Address { base_url, path: &["embeddings"], key: key.as_deref(), timeout: *timeout };
        let endpoint = Endpoint::open(&address, plain)?;
        // From here on it is in the endpoint alone.
        options.key = None;
        // Without the address, so that the same model behind another one keeps its vectors.
        let id = format!("openai-{}-{}", options.model.trim(), options.dimensions);
        Ok(Self { id, options, endpoint })
    }

    /// The vectors of one batch, asked for until they come or nothing more can be hoped for.
    async fn ask(&self, texts: &[&str]) -> Result<Vec<Vector>, PortError> {
        let mut retry = Retry::new(self.options.attempts, self.options.first_pause);
        loop {
            let failure = match self.ask_once(texts).await {
                Ok(vectors) => return Ok(vectors),
                Err(failure) => failure,
            };
            match retry.pause(&failure) {
                Some(pause) => tokio::time::sleep(pause).await,
                None => return Err(failure.error),
            }
        }
    }

    async fn ask_once(&self, texts: &[&str]) -> Result<Vec<Vector>, Failure> {
        let OpenAiOptions { model, dimensions, ask_dimensions, .. } = &self.options;
        let question = Question {
            model: model.trim(),
            // An empty text is refused, and the whole batch with it.
            input: texts.iter().map(|text| if text.is_empty() { " " } else { *text }).collect(),
            dimensions: ask_dimensions.then_some(*dimensions),
            encoding_format: "float",
        };
        let most = FRAME_BYTES + texts.len() * (*dimensions).max(FEWEST_READ) * NUMBER_BYTES;
        let body = self.endpoint.post(&question, most).await?;
        reply::vectors(&body, texts.len(), *dimensions)
    }
}

#[async_trait]
impl Embedder for OpenAi {
    fn id(&self) -> &str {
        &self.id
    }

    fn dimensions(&self) -> usize {
        self.options.dimensions
    }

    async fn embed(&self, texts: &[&str]) -> Result<Vec<Vector>, PortError> {
        let mut vectors = Vec::with_capacity(texts.len());
        for batch in batches(texts, self.options.batch) {
            vectors.extend(self.ask(batch).await?);
        }
        Ok(vectors)
    }
}

/// Texts that fit one request each, in their order.
fn batches<'t, 's>(texts: &'t [&'s str], most: usize) -> Vec<&'t [&'s str]> {
    let mut batches = Vec::new();
    let (mut start, mut bytes) = (0, 0);
    for (at, text) in texts.iter().enumerate() {
        if at > start && (at - start == most || bytes + text.len() > MOST_TEXT_BYTES) {
            batches.push(&texts[start..at]);
            (start, bytes) = (at, 0);
        }
        bytes += text.len();
    }
    if start < texts.len() {
        batches.push(&texts[start..]);
    }
    batches
}
