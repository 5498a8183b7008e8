//! What texts are searched by: their words, and the vector of the embedder in use.

use std::sync::Arc;

use memledger_intelligence::{Embedder, Vector, words::words};
use memledger_projections::search::{Analyzer, Embedded};

/// Most characters of a text that its vector is made of; what stands behind them is found by its words.
const MAX_EMBEDDED_CHARS: usize = 4_000;

pub struct Texts {
    embedder: Arc<dyn Embedder>,
}

impl Texts {
    pub fn new(embedder: Arc<dyn Embedder>) -> Self {
        Self { embedder }
    }
}

impl Analyzer for Texts {
    fn embedder(&self) -> &str {
        self.embedder.id()
    }

    fn words(&self, text: &str) -> Vec<String> {
        search_words(text)
    }

    fn embed_now(&self, text: &str) -> Option<Embedded> {
        let vector = self.embedder.embed_now(embedded_part(text))?;
        Some(embedded(self.embedder.id(), &vector))
    }
}

/// The words of a text as the read model holds them: of ASCII letters and digits, so that neither database folds
/// one its own way and spaces part them; other words stand there as the digits of their bytes.
pub fn search_words(text: &str) -> Vec<String> {
    words(text).into_iter().map(plain).collect()
}

fn plain(word: String) -> String {
    if word.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return word;
    }
    word.bytes().fold("x".to_owned(), |plain, byte| format!("{plain}{byte:02x}"))
}

pub fn embedded_part(text: &str) -> &str {
    text.char_indices().nth(MAX_EMBEDDED_CHARS).map_or(text, |(end, _)| &text[..end])
}

/// The vector as the read model keeps it. A vector of zeros, as of a text without words, lies nowhere.
pub fn embedded(embedder: &str, vector: &Vector) -> Embedded {
    let largest = largest(vector);
    // What is scaled lies within 127 on either side.
    let scale = if largest > 0.0 { f32::from(i8::MAX) / largest } else { 0.0 };
    Embedded {
        embedder: embedder.to_owned(),
        bits: bits(vector),
        vector: vector.iter().map(|x| ((x * scale) as i32 as i8).to_ne_bytes()[0]).collect(),
    }
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
