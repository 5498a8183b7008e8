//! The offline embedder: words and parts of words, each hashed to a direction of its own, added up.
//!
//! Texts with the same words lie close, and so do texts whose words are spelt or bent a little differently.
//! What words mean it does not know. The same text gives the same vector on every machine: all of it but the
//! last step is done in whole numbers.

use std::{
    num::NonZeroUsize,
    sync::{Arc, Mutex, PoisonError},
};

use async_trait::async_trait;
use lru::LruCache;

use crate::{
    Embedder, PortError, Vector,
    words::{folded, plain_words, stem},
};

/// Lengths of the parts of words, in characters, their ends marked.
const GRAMS: std::ops::RangeInclusive<usize> = 3..=4;

/// What a word weighs in each dimension that it points in.
const WORD_WEIGHT: i32 = 2_048;
/// What the parts of a word weigh together beside the word itself.
const GRAMS_WEIGHT: f32 = 0.8 * WORD_WEIGHT as f32;

/// Dimensions that one random number gives signs to.
const PART: usize = 64;
/// In how many parts of the vector a word points; a part of a word points in one.
const WORD_PARTS: usize = 4;

/// How many words' directions are kept, two kilobytes each: most words of a text are among the last thousands.
const KEPT_WORDS: NonZeroUsize = NonZeroUsize::new(2_048).unwrap();

pub struct Hashed {
    id: String,
    dimensions: usize,
    directions: Mutex<LruCache<String, Arc<[i32]>>>,
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
        let directions = Mutex::new(LruCache::new(KEPT_WORDS));
        Self { id: format!("hashed-1-{dimensions}"), dimensions, directions }
    }

    /// The sum of its words' directions at unit length; a word that comes again counts less each time.
    fn vector(&self, text: &str) -> Vector {
        let folded = folded(text);
        let mut words: Vec<&str> = plain_words(&folded).collect();
        words.sort_unstable();
        let mut sums = vec![0_i32; self.dimensions];
        for same in words.chunk_by(|one, other| one == other) {
            let Some(direction) = self.direction(same[0]) else { continue };
            let pairs = sums.iter_mut().zip(direction.iter());
            match eighths(same.len()) {
                // Almost every word comes once, and is added sooner without its weight.
                8 => pairs.for_each(|(sum, part)| *sum += part),
                weight => pairs.for_each(|(sum, part)| *sum += part * weight / 8),
            }
        }
        let squares: i64 = sums.iter().map(|sum| i64::from(*sum) * i64::from(*sum)).sum();
        let scale = 1.0 / (squares as f32).sqrt().max(1.0);
        sums.into_iter().map(|sum| sum as f32 * scale).collect()
    }

    /// None for a stop word.
    fn direction(&self, word: &str) -> Option<Arc<[i32]>> {
        let mut directions = self.directions.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = directions.get(word) {
            return Some(known.clone());
        }
        let made: Arc<[i32]> = direction(word, &stem(word)?, self.dimensions).into();
        directions.put(word.to_owned(), made.clone());
        Some(made)
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

/// What a word weighs that comes that often, in eighths of one that comes once: 1 + ln n.
fn eighths(times: usize) -> i32 {
    (8.0 * (1.0 + (times as f32).ln())).round() as i32
}

/// Where a word points: its stem in some parts of the vector, and each part of the word in another.
fn direction(word: &str, stem: &str, dimensions: usize) -> Vec<i32> {
    let mut direction = vec![0; dimensions];
    add(&mut direction, hash(b'w', stem.bytes()), WORD_WEIGHT, WORD_PARTS);
    let marked: Vec<char> = std::iter::once('<').chain(word.chars()).chain(std::iter::once('>')).collect();
    let grams: usize = GRAMS.map(|n| marked.len().saturating_sub(n - 1)).sum();
    let weight = (GRAMS_WEIGHT / (grams.max(1) as f32).sqrt()).round() as i32;
    for gram in GRAMS.flat_map(|n| marked.windows(n)) {
        let hash = hash(b'g', gram.iter().flat_map(|c| u32::from(*c).to_le_bytes()));
        add(&mut direction, hash, weight, 1);
    }
    direction
}

/// FNV-1a over what sort of feature it is and its text.
fn hash(sort: u8, text: impl Iterator<Item = u8>) -> u64 {
    let start = (0xcbf2_9ce4_8422_2325 ^ u64::from(sort)).wrapping_mul(0x0100_0000_01b3);
    text.fold(start, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Adds a feature's direction: in so many parts of the vector, plus or minus in every dimension, all of it by
/// the bits of a random sequence that begins at its hash.
fn add(direction: &mut [i32], hash: u64, weight: i32, parts: usize) {
    let mut state = hash;
    let count = direction.len() / PART;
    let first = next(&mut state) as usize;
    for part in 0..parts.min(count) {
        let at = (first + part) % count * PART;
        let signs = next(&mut state);
        for (x, bit) in direction[at..at + PART].iter_mut().zip(0..) {
            *x += if (signs >> bit) & 1 == 1 { weight } else { -weight };
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

#[cfg(test)]
#[path = "hashed_tests.rs"]
mod tests;
