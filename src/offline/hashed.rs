//! The offline embedder: words and parts of words, each hashed to a direction of its own, added up.
//!
//! Texts with the same words lie close, and so do texts whose words are spelt or bent a little differently.
//! What words mean it does not know. The same text gives the same vector on every machine: all of it but the
//! last step is done in whole numbers.

use crate::{
    kept::{WordCache, fnv},
    words::{folded, plain_words, stem},
};

/// Lengths of the parts of words, in characters, their ends marked.
pub(crate) const GRAMS: std::ops::RangeInclusive<usize> = 3..=4;

/// What a word weighs in each dimension that it points in.
const WORD_WEIGHT: i16 = 2_048;
/// The total weight of the parts of a word, next to the word itself.
pub(crate) const GRAMS_SHARE: f64 = 0.8;
const GRAMS_WEIGHT: f32 = GRAMS_SHARE as f32 * WORD_WEIGHT as f32;

/// Dimensions that one random number gives signs to.
const PART: usize = 64;
/// In how many parts of the vector a word points; a part of a word points in one.
pub(crate) const WORD_PARTS: usize = 4;

/// How many words' directions are kept, one kilobyte each: most words of a text are among the last thousands.
const KEPT_WORDS: usize = 4_096;

pub struct Hashed {
    id: String,
    dimensions: usize,
    /// None for a stop word.
    directions: WordCache<Option<Box<[i16]>>>,
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
        Self { id: format!("hashed-2-{dimensions}"), dimensions, directions: WordCache::new(KEPT_WORDS) }
    }

    /// Names the way of making vectors, and their dimensions. Vectors of two names are never compared.
    pub fn id(&self) -> &str {
        &self.id
    }

    pub fn dimensions(&self) -> usize {
        self.dimensions
    }

    /// The sum of its words' directions at unit length; a word that comes again counts less each time.
    pub fn vector(&self, text: &str) -> Vec<f32> {
        let folded = folded(text);
        let mut words: Vec<&str> = plain_words(&folded).collect();
        words.sort_unstable();
        let mut sums = vec![0_i32; self.dimensions];
        for same in words.chunk_by(|one, other| one == other) {
            let weight = eighths(same.len());
            self.directions.with(
                same[0],
                || Some(direction(same[0], &stem(same[0])?, self.dimensions)),
                |direction| add_word(&mut sums, direction.as_deref().unwrap_or_default(), weight),
            );
        }
        let squares: i64 = sums.iter().map(|sum| i64::from(*sum) * i64::from(*sum)).sum();
        let scale = 1.0 / (squares as f32).sqrt().max(1.0);
        sums.into_iter().map(|sum| sum as f32 * scale).collect()
    }
}

/// What a word weighs that comes that often, where one that comes once weighs 1.
pub(crate) fn repeated(times: usize) -> f64 {
    // Almost every word comes once.
    if times == 1 { 1.0 } else { 1.0 + (times as f64).ln() }
}

/// The same in eighths.
fn eighths(times: usize) -> i32 {
    (8.0 * repeated(times)).round() as i32
}

fn add_word(sums: &mut [i32], direction: &[i16], eighths: i32) {
    let pairs = sums.iter_mut().zip(direction);
    match eighths {
        // Almost every word comes once, and is added sooner without its weight.
        8 => pairs.for_each(|(sum, part)| *sum += i32::from(*part)),
        weight => pairs.for_each(|(sum, part)| *sum += i32::from(*part) * weight / 8),
    }
}

/// Where a word points: its stem in some parts of the vector, and each part of the word in another. Were all
/// parts of the longest word to fall together, they would come to some 20,000.
fn direction(word: &str, stem: &str, dimensions: usize) -> Box<[i16]> {
    let mut direction = vec![0; dimensions];
    add(&mut direction, fnv(b'w', stem.bytes()), WORD_WEIGHT, WORD_PARTS);
    let marked: Vec<char> = std::iter::once('<').chain(word.chars()).chain(std::iter::once('>')).collect();
    let grams: usize = GRAMS.map(|n| marked.len().saturating_sub(n - 1)).sum();
    let weight = (GRAMS_WEIGHT / (grams.max(1) as f32).sqrt()).round() as i16;
    for gram in GRAMS.flat_map(|n| marked.windows(n)) {
        let hash = fnv(b'g', gram.iter().flat_map(|c| u32::from(*c).to_le_bytes()));
        add(&mut direction, hash, weight, 1);
    }
    direction.into()
}

/// Adds a feature's direction: in so many parts of the vector, plus or minus in every dimension, all of it by
/// the bits of a random sequence that begins at its hash.
fn add(direction: &mut [i16], hash: u64, weight: i16, parts: usize) {
    let mut state = hash;
    let count = direction.len() / PART;
    let first = next(&mut state) as usize;
    for part in 0..parts.min(count) {
        let at = (first + part) % count * PART;
        let signs = next(&mut state).to_le_bytes();
        for (eight, byte) in direction[at..at + PART].chunks_exact_mut(8).zip(signs) {
            for (x, sign) in eight.iter_mut().zip(SIGNS[usize::from(byte)]) {
                *x += sign * weight;
            }
        }
    }
}

/// Of each byte, its bits from the lowest on: 1 for one, -1 for zero.
static SIGNS: [[i16; 8]; 256] = {
    let mut signs = [[-1; 8]; 256];
    let mut at = 0;
    while at < 256 * 8 {
        if (at / 8) >> (at % 8) & 1 == 1 {
            signs[at / 8][at % 8] = 1;
        }
        at += 1;
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
