//! What an endpoint is asked with, and the checks of it.

use std::{fmt, time::Duration};

use reqwest::{Url, header::HeaderValue};

/// Longest name of a model, in bytes: it is part of the embedder's id.
const MOST_MODEL_BYTES: usize = 200;
/// Most dimensions of a vector that can be stored.
const MOST_DIMENSIONS: usize = 16_000;
/// Most texts a request that any endpoint is known to take.
const MOST_BATCH: usize = 2_048;
const MOST_ATTEMPTS: u32 = 20;

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
    pub fn new(base_url: &str, model: &str, dimensions: usize) -> Self {
        Self {
            base_url: base_url.to_owned(),
            model: model.to_owned(),
            dimensions,
            ask_dimensions: false,
            key: None,
            timeout: Duration::from_secs(30),
            batch: 128,
            attempts: 4,
            first_pause: Duration::from_millis(200),
        }
    }

    pub(super) fn check(&self) -> Result<(), InvalidOption> {
        let model = self.model.trim();
        if model.is_empty() || model.len() > MOST_MODEL_BYTES || model.chars().any(char::is_control) {
            let rule = format!("must have 1 to {MOST_MODEL_BYTES} bytes and no control characters");
            return Err(InvalidOption::new("model", rule));
        }
        within("dimensions", self.dimensions, MOST_DIMENSIONS)?;
        within("batch", self.batch, MOST_BATCH)?;
        within("attempts", self.attempts as usize, MOST_ATTEMPTS as usize)?;
        if self.timeout.is_zero() {
            return Err(InvalidOption::new("timeout", "must be longer than nothing".into()));
        }
        Ok(())
    }

    /// Where the questions go.
    pub(super) fn url(&self) -> Result<Url, InvalidOption> {
        let wrong = |what: &str| InvalidOption::new("base_url", what.to_owned());
        let mut url = Url::parse(self.base_url.trim()).map_err(|failed| wrong(&failed.to_string()))?;
        if !matches!(url.scheme(), "http" | "https") {
            return Err(wrong("must begin with http:// or https://"));
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err(wrong("must not hold a name or password: the key is an option of its own"));
        }
        url.set_fragment(None);
        let mut path = url.path_segments_mut().map_err(|()| wrong("must be able to have a path"))?;
        path.pop_if_empty().push("embeddings");
        drop(path);
        Ok(url)
    }

    /// The key as it is sent, and never shown.
    pub(super) fn authorization(&self) -> Result<Option<HeaderValue>, InvalidOption> {
        let Some(key) = &self.key else { return Ok(None) };
        let wrong = |what: &str| InvalidOption::new("key", what.to_owned());
        let key = key.trim();
        if key.is_empty() {
            return Err(wrong("is empty: leave it out where the endpoint wants none"));
        }
        let value = HeaderValue::from_str(&format!("Bearer {key}"));
        let mut value = value.map_err(|_| wrong("holds characters that can't be sent"))?;
        value.set_sensitive(true);
        Ok(Some(value))
    }
}

fn within(option: &'static str, given: usize, most: usize) -> Result<(), InvalidOption> {
    if (1..=most).contains(&given) {
        return Ok(());
    }
    Err(InvalidOption::new(option, format!("must be 1 to {most}, is {given}")))
}

impl fmt::Debug for OpenAiOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OpenAiOptions")
            .field("base_url", &self.base_url)
            .field("model", &self.model)
            .field("dimensions", &self.dimensions)
            .field("ask_dimensions", &self.ask_dimensions)
            .field("key", &self.key.as_ref().map(|_| "…"))
            .field("timeout", &self.timeout)
            .field("batch", &self.batch)
            .field("attempts", &self.attempts)
            .field("first_pause", &self.first_pause)
            .finish()
    }
}

/// An option that no endpoint can be asked with: its name, and what is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{option}: {what}")]
pub struct InvalidOption {
    pub option: &'static str,
    pub what: String,
}

impl InvalidOption {
    pub(super) fn new(option: &'static str, what: String) -> Self {
        Self { option, what }
    }
}
