//! The offline embedder: words and parts of words, each hashed to a direction of its own, added up.
//!
//! Texts with the same words lie close, and so do texts whose words are spelt or bent a little differently.
//! What words mean it does not know. The same text gives the same vector on every machine.

use std::collections::BTreeMap;

use async_trait::async_trait;

use crate::{
    Embedder, PortError, Vector,
    words::{is_stop_word, plain_words, words},
};

/// Lengths of the parts of words, in characters, their ends marked.
const GRAMS: std::ops::RangeInclusive<usize> = 3..=4;
/// What the parts of a word weigh together beside the word itself.
const GRAMS_WEIGHT: f32 = 0.8;

pub struct Hashed {
    id: String,
    dimensions: usize,
}

impl Hashed {
    /// Dimensions are rounded up to a multiple of 64.
    pub fn new(dimensions: usize) -> Self {
        let dimensions = dimensions.max(64).next_multiple_of(64);
        Self { id: format!("hashed-1-{dimensions}"), dimensions }
    }

    fn vector(&self, text: &str) -> Vector {
        let mut vector = vec![0.0_f32; self.dimensions];
        for (feature, weight) in features(text) {
            add(&mut vector, feature, weight);
        }
        let length = vector.iter().map(|x| x * x).sum::<f32>().sqrt();
        if length > 0.0 {
            vector.iter_mut().for_each(|x| *x /= length);
        }
        vector
    }
}

#[async_trait]
impl Embedder for Hashed {
    fn id(&self) -> &str {
        &self.id
    }

    fn dimensions(&self) -> usize {
        self.dimensions
    }

    async fn embed(&self, texts: &[&str]) -> Result<Vec<Vector>, PortError> {
        Ok(texts.iter().map(|text| self.vector(text)).collect())
    }

    fn embed_now(&self, text: &str) -> Option<Vector> {
        Some(self.vector(text))
    }
}

/// Hashes of stems and of parts of words, with their weights, in an order that is always the same: sums of
/// floating-point numbers depend on it. A word that comes again counts less each time.
fn features(text: &str) -> BTreeMap<u64, f32> {
    let mut counts: BTreeMap<u64, f32> = BTreeMap::new();
    for word in words(text) {
        *counts.entry(hash(b'w', &word)).or_default() += 1.0;
    }
    for word in plain_words(text).iter().filter(|word| !is_stop_word(word)) {
        let marked: Vec<char> = std::iter::once('<').chain(word.chars()).chain(std::iter::once('>')).collect();
        let grams: Vec<String> =
            GRAMS.flat_map(|n| marked.windows(n).map(String::from_iter).collect::<Vec<_>>()).collect();
        let weight = GRAMS_WEIGHT / (grams.len().max(1) as f32).sqrt();
        for gram in &grams {
            *counts.entry(hash(b'g', gram)).or_default() += weight;
        }
    }
    counts.values_mut().for_each(|count| *count = count.min(1.0 + count.max(1.0).ln()));
    counts
}

/// FNV-1a over what sort of feature it is and its text.
fn hash(sort: u8, text: &str) -> u64 {
    let start = (0xcbf2_9ce4_8422_2325 ^ u64::from(sort)).wrapping_mul(0x0100_0000_01b3);
    text.bytes().fold(start, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Adds a feature's direction: plus or minus in every dimension, by the bits of a random sequence that begins
/// at its hash.
fn add(vector: &mut [f32], feature: u64, weight: f32) {
    let mut state = feature;
    for chunk in vector.chunks_mut(64) {
        let bits = next(&mut state);
        for (at, x) in chunk.iter_mut().enumerate() {
            *x += if (bits >> at) & 1 == 1 { weight } else { -weight };
        }
    }
}

/// SplitMix64, after Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut mixed = *state;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
