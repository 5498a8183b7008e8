//! What an embeddings endpoint is asked with, and the checks of it.

use std::{fmt, time::Duration};

use serde::{Deserialize, Serialize};

use crate::endpoint::options::{InvalidOption, check_requests, within};

/// Most texts a request that any endpoint is known to take.
const MOST_BATCH: usize = 2_048;

/// How an endpoint is asked to write the numbers of a vector. It is understood whichever it writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EncodingFormat {
    Float,
    Base64,
    /// It isn't asked.
    None,
}

#[derive(Clone)]
pub struct OpenAiOptions {
    /// What `/embeddings` comes after, such as `https://api.openai.com/v1`.
    pub base_url: String,
    pub model: String,
    /// Of every vector that the model gives.
    pub dimensions: usize,
    /// Whether the model is told the dimensions. Only some models can give fewer than they have, and some
    /// servers refuse to be asked.
    pub ask_dimensions: bool,
    /// None where it is found out: left out where the endpoint refuses it.
    pub encoding_format: Option<EncodingFormat>,
    /// None where the endpoint wants none.
    pub key: Option<String>,
    /// For one request, from the connection to the end of the answer.
    pub timeout: Duration,
    /// Most texts a request.
    pub batch: usize,
    /// Most requests for the same texts.
    pub attempts: u32,
    /// Before the second request; doubled before each that follows, up to 10 s.
    pub first_pause: Duration,
}

impl OpenAiOptions {
    /// Most dimensions of a vector that can be stored.
    pub const MOST_DIMENSIONS: usize = 16_000;

    pub fn new(base_url: &str, model: &str, dimensions: usize) -> Self {
        Self {
            base_url: base_url.to_owned(),
            model: model.to_owned(),
            dimensions,
            ask_dimensions: false,
            encoding_format: None,
            key: None,
            timeout: Duration::from_secs(30),
            batch: 128,
            attempts: 4,
            first_pause: Duration::from_millis(200),
        }
    }

    pub(super) fn check(&self) -> Result<(), InvalidOption> {
        check_requests(&self.model, self.attempts, self.timeout)?;
        within("dimensions", self.dimensions, Self::MOST_DIMENSIONS)?;
        within("batch", self.batch, MOST_BATCH)
    }
}

impl fmt::Debug for OpenAiOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OpenAiOptions")
            .field("base_url", &self.base_url)
            .field("model", &self.model)
            .field("dimensions", &self.dimensions)
            .field("ask_dimensions", &self.ask_dimensions)
            .field("encoding_format", &self.encoding_format)
            .field("key", &self.key.as_ref().map(|_| "…"))
            .field("timeout", &self.timeout)
            .field("batch", &self.batch)
            .field("attempts", &self.attempts)
            .field("first_pause", &self.first_pause)
            .finish()
    }
}
