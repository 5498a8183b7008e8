//! What texts are searched by: their words, and the vector of the embedder in use.

use std::sync::Arc;

use memledger_intelligence::{Embedder, Hashed, Vector};
use memledger_offline::{
    matching::{Match, Matching},
    words::search_words,
};
use memledger_projections::search::Changed;
use serde::Deserialize;

use super::{away::Away, resident::Analysed};

/// Most characters of a text that its vector is made of; what stands behind them is found by its words.
const MAX_EMBEDDED_CHARS: usize = 4_000;

/// What texts are searched by.
pub struct Texts {
    embedder: Arc<dyn Embedder>,
    /// Made at once, for texts that have no vector of the embedder's: itself, or the offline one beside a model.
    at_once: Arc<dyn Embedder>,
    /// Whether the embedder's vectors are stored.
    stores: bool,
    /// Whether the embedder keeps queries waiting.
    away: Away,
}

/// What of a content is searched.
#[derive(Deserialize)]
pub struct Text {
    pub content: String,
    #[serde(default)]
    pub topics: Vec<String>,
}

impl Texts {
    pub fn new(embedder: Arc<dyn Embedder>) -> Self {
        let stores = embedder.embed_now("").is_none();
        let at_once = if stores { Arc::new(Hashed::default()) } else { embedder.clone() };
        Self { embedder, at_once, stores, away: Away::default() }
    }

    pub fn embedder(&self) -> &dyn Embedder {
        self.embedder.as_ref()
    }

    pub fn away(&self) -> &Away {
        &self.away
    }

    /// The name that stored vectors are found by; none where they are made at once, whenever they are wanted.
    pub fn stored_by(&self) -> Option<&str> {
        self.stores.then(|| self.embedder.id())
    }

    /// Names what [`Self::at_once`] is made by.
    pub fn at_once_by(&self) -> &str {
        self.at_once.id()
    }

    /// A vector that needs no model.
    pub fn at_once(&self, text: &str) -> Vector {
        self.at_once.embed_now(embedded_part(text)).unwrap_or_default()
    }
}

impl Texts {
    /// What memories are proposed by.
    pub fn read(&self, changed: &[Changed]) -> Vec<Analysed> {
        changed.iter().map(|one| self.analysed(one)).collect()
    }

    fn analysed(&self, one: &Changed) -> Analysed {
        let text = one.body.as_deref().map(Text::of);
        let (embedder, bits) = match (&text, &one.bits) {
            (None, _) => (None, None),
            (Some(_), Some(stored)) => {
                (self.stored_by(), Some(stored.clone()).filter(|bits| !bits.is_empty()))
            }
            (Some(text), None) => (Some(self.at_once_by()), Some(bits(&self.at_once(&text.content)))),
        };
        Analysed {
            memory_id: one.memory_id.clone(),
            words: text.map(|text| text.words()),
            embedder: embedder.map(str::to_owned),
            bits,
            thread_id: one.thread_id.clone(),
            created_at: one.created_at,
            category: one.category.clone(),
        }
    }
}

impl Text {
    /// Of a content as it is stored. One that can't be read has no words.
    pub fn of(body: &str) -> Self {
        serde_json::from_str(body).unwrap_or(Self { content: String::new(), topics: Vec::new() })
    }

    /// What it has of a query.
    pub fn matched(&self, query: &mut Matching) -> Match {
        query.look_at(&self.content, &self.topics)
    }

    /// The words of text and topics with their endings, in their order.
    pub fn words(&self) -> Vec<String> {
        let mut found = search_words(&self.content);
        found.extend(self.topics.iter().flat_map(|topic| search_words(topic)));
        found
    }
}

pub fn embedded_part(text: &str) -> &str {
    text.char_indices().nth(MAX_EMBEDDED_CHARS).map_or(text, |(end, _)| &text[..end])
}

/// The components, a signed byte each. A vector of zeros, as of a text without words, lies nowhere.
pub fn quantised(vector: &[f32]) -> Vec<u8> {
    let largest = largest(vector);
    // What is scaled lies within 127 on either side.
    let scale = if largest > 0.0 { f32::from(i8::MAX) / largest } else { 0.0 };
    vector.iter().map(|x| ((x * scale) as i32 as i8).to_ne_bytes()[0]).collect()
}

/// The components that the bytes stand for, up to a factor.
pub fn dequantised(bytes: &[u8]) -> impl Iterator<Item = f32> {
    bytes.iter().map(|byte| f32::from(i8::from_ne_bytes([*byte])))
}

/// By eights, which the processor compares at once.
fn largest(vector: &[f32]) -> f32 {
    let mut most = [0.0_f32; 8];
    for eight in vector.chunks(8) {
        for (most, x) in most.iter_mut().zip(eight) {
            *most = if x.abs() > *most { x.abs() } else { *most };
        }
    }
    most.into_iter().fold(0.0, f32::max)
}

/// The signs of the components, filled up to whole bytes.
pub fn bits(vector: &[f32]) -> Vec<u8> {
    vector
        .chunks(8)
        .map(|chunk| {
            chunk.iter().enumerate().fold(0, |byte, (at, x)| byte | (u8::from(*x > 0.0) << (7 - at)))
        })
        .collect()
}
