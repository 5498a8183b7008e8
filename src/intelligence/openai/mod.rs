//! The embedder behind any endpoint that speaks OpenAI's embeddings API.

mod failure;
#[cfg(test)]
mod failure_tests;
mod options;
mod reply;
mod retry;
#[cfg(test)]
mod scripted;
#[cfg(test)]
mod tests;
mod tls;

use async_trait::async_trait;
use reqwest::{
    Client, ClientBuilder, Response, Url,
    header::{AUTHORIZATION, HeaderMap},
    redirect::Policy,
};
use serde::Serialize;

use crate::{Embedder, PortError, Vector};
use failure::{Again, Failure};
use retry::Retry;

pub use options::{InvalidOption, OpenAiOptions};
pub use tls::install_tls;

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
    url: Url,
    client: Client,
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
        let url = options.url()?;
        let mut headers = HeaderMap::new();
        headers.extend(options.authorization()?.map(|key| (AUTHORIZATION, key)));
        // From here on it is in the client alone.
        options.key = None;
        let builder = || {
            // The key and the texts go nowhere but to the address that was given.
            let builder = plain().redirect(Policy::none()).default_headers(headers.clone());
            builder.timeout(options.timeout).user_agent(concat!("memledger/", env!("CARGO_PKG_VERSION")))
        };
        let client = tls::client(&url, builder).map_err(|failed| InvalidOption::new("base_url", failed))?;
        // Without the address, so that the same model behind another one keeps its vectors.
        let id = format!("openai-{}-{}", options.model.trim(), options.dimensions);
        Ok(Self { id, options, url, client })
    }

    /// The vectors of one batch, asked for until they come or nothing more can be hoped for.
    async fn ask(&self, texts: &[&str]) -> Result<Vec<Vector>, PortError> {
        let mut retry = Retry::new(&self.options);
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
        let OpenAiOptions { model, dimensions, ask_dimensions, timeout, .. } = &self.options;
        let question = Question {
            model: model.trim(),
            // An empty text is refused, and the whole batch with it.
            input: texts.iter().map(|text| if text.is_empty() { " " } else { *text }).collect(),
            dimensions: ask_dimensions.then_some(*dimensions),
            encoding_format: "float",
        };
        let sent = self.client.post(self.url.clone()).json(&question).send().await;
        let response = sent.map_err(|failed| Failure::no_answer(&failed, *timeout))?;
        if !response.status().is_success() {
            return Err(Failure::refusal(response).await);
        }
        let most = FRAME_BYTES + texts.len() * (*dimensions).max(FEWEST_READ) * NUMBER_BYTES;
        let body = body(response, most).await.map_err(|failed| match failed {
            Cut::TooLong => Failure::bad_reply(format!("an answer of more than {most} bytes"), Again::Once),
            Cut::Broken(failed) => Failure::no_answer(&failed, *timeout),
        })?;
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

/// Why a body was not read to its end.
enum Cut {
    TooLong,
    Broken(reqwest::Error),
}

async fn body(mut response: Response, most: usize) -> Result<Vec<u8>, Cut> {
    let mut body = Vec::new();
    while let Some(chunk) = response.chunk().await.map_err(Cut::Broken)? {
        if body.len() + chunk.len() > most {
            return Err(Cut::TooLong);
        }
        body.extend_from_slice(&chunk);
    }
    Ok(body)
}
