//! The embedder behind any endpoint that speaks OpenAI's embeddings API.

mod options;
mod reply;
#[cfg(test)]
mod tests;

use std::sync::atomic::{AtomicBool, Ordering};

use async_trait::async_trait;
use reqwest::{Client, ClientBuilder};
use serde_json::{Map, Value, json};

use crate::{
    Embedder, PortError, Vector,
    endpoint::{
        Address, Endpoint,
        failure::{Again, Failure},
        options::InvalidOption,
        parameters::{Form, Parameter, Question},
        retry::Retry,
    },
};

pub use options::{EncodingFormat, OpenAiOptions};

/// Most bytes of text a request, beside a single text that is longer. OpenAI takes 300,000 tokens, and no
/// token is shorter than a byte.
const MOST_TEXT_BYTES: usize = 256 * 1_024;
/// Most bytes of an answer a number, with its comma and white space.
const NUMBER_BYTES: usize = 32;
/// Fewest numbers a vector that are read, so that a model of more dimensions than expected is found out.
const FEWEST_READ: usize = 8_192;
/// Bytes of an answer beside the numbers.
const FRAME_BYTES: usize = 64 * 1_024;

/// Shortest text that may be too long for a model, in bytes.
const LONG_TEXT_BYTES: usize = 1_024;

pub struct OpenAi {
    id: String,
    options: OpenAiOptions,
    endpoint: Endpoint,
    /// It refused several texts a request, and took each of them alone.
    one_by_one: AtomicBool,
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
        Ok(Self { id, options, endpoint, one_by_one: AtomicBool::new(false) })
    }

    /// The vectors of one batch. Where the endpoint refuses it or leaves texts out, those are asked for one by one: it may
    /// take one text a request, or one text may be what it won't take.
    async fn batch(&self, texts: &[&str]) -> Result<Vec<Vector>, PortError> {
        if let [text] = texts {
            return Ok(vec![self.one(text).await?]);
        }
        let (given, refused) = match self.ask(texts).await {
            Ok(given) => (given, false),
            Err(failure) if failure.is_refusal() => (vec![None; texts.len()], true),
            Err(failure) => return Err(failure.error),
        };
        let mut vectors = Vec::with_capacity(texts.len());
        for (text, vector) in texts.iter().zip(given) {
            vectors.push(match vector {
                Some(vector) => vector,
                None => self.one(text).await?,
            });
        }
        if refused && texts.iter().all(|text| text.len() < LONG_TEXT_BYTES) {
            self.one_by_one.store(true, Ordering::Relaxed);
        }
        Ok(vectors)
    }

    /// The vector of one text; of its beginning, where the endpoint says that it is too long.
    async fn one(&self, text: &str) -> Result<Vector, PortError> {
        let mut part = text;
        loop {
            match self.ask(&[part]).await {
                Ok(mut vectors) => {
                    let missing = || PortError::BadReply("no vector for the text".into());
                    return vectors.pop().flatten().ok_or_else(missing);
                }
                Err(failure) if part.len() >= LONG_TEXT_BYTES && is_too_long(&failure) => {
                    part = &part[..part.floor_char_boundary(part.len() / 2)];
                }
                Err(failure) => return Err(failure.error),
            }
        }
    }

    /// Asked for until they come or nothing more can be hoped for.
    async fn ask(&self, texts: &[&str]) -> Result<Vec<Option<Vector>>, Failure> {
        let mut retry = Retry::new(self.options.attempts, self.options.first_pause);
        loop {
            let failure = match self.ask_once(texts).await {
                Ok(vectors) if texts.len() == 1 && vectors[0].is_none() => {
                    Failure::bad_reply("no vector for the text".into(), Again::Once)
                }
                Ok(vectors) => return Ok(vectors),
                Err(failure) => failure,
            };
            match retry.pause(&failure) {
                Some(pause) => tokio::time::sleep(pause).await,
                None => return Err(failure),
            }
        }
    }

    async fn ask_once(&self, texts: &[&str]) -> Result<Vec<Option<Vector>>, Failure> {
        let OpenAiOptions { model, dimensions, ask_dimensions, .. } = &self.options;
        // An empty text is refused, and the whole batch with it.
        let input: Vec<&str> = texts.iter().map(|text| if text.is_empty() { " " } else { *text }).collect();
        let fixed = [("model".to_owned(), json!(model.trim())), ("input".to_owned(), json!(input))];
        let mut parameters = vec![Parameter { name: "encoding_format", forms: self.encodings() }];
        if *ask_dimensions {
            let forms = vec![Some(("dimensions", json!(dimensions))), None];
            parameters.push(Parameter { name: "dimensions", forms });
        }
        let question: Question<Value> = Question { fixed: Map::from_iter(fixed), parameters };
        let most = FRAME_BYTES + texts.len() * (*dimensions).max(FEWEST_READ) * NUMBER_BYTES;
        let body = self.endpoint.post(&question, most).await?;
        reply::vectors(&body, texts.len(), *dimensions)
    }

    fn encodings(&self) -> Vec<Form<Value>> {
        let asked = |format| Some(("encoding_format", json!(format)));
        match self.options.encoding_format {
            None => vec![asked(EncodingFormat::Float), None],
            Some(EncodingFormat::None) => vec![None],
            Some(forced) => vec![asked(forced)],
        }
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
        let mut left = texts;
        while !left.is_empty() {
            let most = if self.one_by_one.load(Ordering::Relaxed) { 1 } else { self.options.batch };
            let batch = batches(left, most)[0];
            vectors.extend(self.batch(batch).await?);
            left = &left[batch.len()..];
        }
        Ok(vectors)
    }
}

/// Whether the endpoint's words are about length; there is no name for it that all use.
fn is_too_long(failure: &Failure) -> bool {
    let said = String::from_utf8_lossy(&failure.body).to_lowercase();
    failure.is_refusal()
        && ["length", "too long", "too large", "token"].iter().any(|word| said.contains(word))
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
