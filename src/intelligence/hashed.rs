//! The offline embedder: words and parts of words, each hashed to a direction of its own, added up.
//!
//! Texts with the same words lie close, and so do texts whose words are spelt or bent a little differently.
//! What words mean it does not know. The same text gives the same vector on every machine.

use async_trait::async_trait;

use crate::{Embedder, PortError, Vector, words::stemmed};

/// Lengths of the parts of words, in characters, their ends marked.
const GRAMS: std::ops::RangeInclusive<usize> = 3..=4;
/// What the parts of a word weigh together beside the word itself.
const GRAMS_WEIGHT: f32 = 0.8;

/// Dimensions that one random number gives signs to.
const PART: usize = 64;
/// In how many parts of the vector a word points; a part of a word points in one.
const WORD_PARTS: usize = 4;

pub struct Hashed {
    id: String,
    dimensions: usize,
}

/// Enough that unlike texts hardly ever seem alike, and few enough to look at all of a user's quickly.
const DIMENSIONS: usize = 512;

impl Default for Hashed {
    fn default() -> Self {
        Self::new(DIMENSIONS)
    }
}

impl Hashed {
    /// Dimensions are rounded up to a multiple of 64.
    pub fn new(dimensions: usize) -> Self {
        let dimensions = dimensions.max(PART).next_multiple_of(PART);
        Self { id: format!("hashed-1-{dimensions}"), dimensions }
    }

    fn vector(&self, text: &str) -> Vector {
        let mut vector = vec![0.0_f32; self.dimensions];
        for feature in features(text) {
            add(&mut vector, &feature);
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

/// What a text is made of: a hash, its weight, and in how many parts of the vector it points.
struct Feature {
    hash: u64,
    weight: f32,
    parts: usize,
}

/// Stems and parts of words, each once, in an order that is always the same: sums of floating-point numbers
/// depend on it. What comes again counts less each time.
fn features(text: &str) -> Vec<Feature> {
    let mut features = Vec::with_capacity(text.len() * 2);
    let mut marked = Vec::new();
    for (word, stem) in stemmed(text) {
        features.push(Feature { hash: hash(b'w', stem.bytes()), weight: 1.0, parts: WORD_PARTS });
        marked.clear();
        marked.extend(std::iter::once('<').chain(word.chars()).chain(std::iter::once('>')));
        let grams: usize = GRAMS.map(|n| marked.len().saturating_sub(n - 1)).sum();
        let weight = GRAMS_WEIGHT / (grams.max(1) as f32).sqrt();
        for gram in GRAMS.flat_map(|n| marked.windows(n)) {
            let hash = hash(b'g', gram.iter().flat_map(|c| u32::from(*c).to_le_bytes()));
            features.push(Feature { hash, weight, parts: 1 });
        }
    }
    // Equal ones keep the order of the text, so that they are added up alike on every machine.
    features.sort_by_key(|feature| feature.hash);
    features.dedup_by(|again, first| {
        let same = again.hash == first.hash;
        if same {
            first.weight += again.weight;
        }
        same
    });
    for feature in &mut features {
        feature.weight = feature.weight.min(1.0 + feature.weight.max(1.0).ln());
    }
    features
}

/// FNV-1a over what sort of feature it is and its text.
fn hash(sort: u8, text: impl Iterator<Item = u8>) -> u64 {
    let start = (0xcbf2_9ce4_8422_2325 ^ u64::from(sort)).wrapping_mul(0x0100_0000_01b3);
    text.fold(start, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Adds a feature's direction: in so many parts of the vector, plus or minus in every dimension, all of it by
/// the bits of a random sequence that begins at its hash.
fn add(vector: &mut [f32], feature: &Feature) {
    let mut state = feature.hash;
    let count = vector.len() / PART;
    let first = next(&mut state) as usize;
    for part in 0..feature.parts.min(count) {
        let at = (first + part) % count * PART;
        let bits = next(&mut state).to_le_bytes();
        for (lane, byte) in vector[at..at + PART].chunks_exact_mut(8).zip(bits) {
            for (x, sign) in lane.iter_mut().zip(&SIGNS[usize::from(byte)]) {
                *x += feature.weight * sign;
            }
        }
    }
}

/// The bits of a byte as signs: quicker than to look at each.
const SIGNS: [[f32; 8]; 256] = {
    let mut signs = [[-1.0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut at = 0;
        while at < 8 {
            if (byte >> at) & 1 == 1 {
                signs[byte][at] = 1.0;
            }
            at += 1;
        }
        byte += 1;
    }
    signs
};

/// SplitMix64, after Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut mixed = *state;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
#[path = "hashed_tests.rs"]
mod tests;
