//! How well texts match a query: by the words of both, and by how near the offline embedder would place them.
//!
//! A vector of [`Hashed`](crate::Hashed) is the sum of its features' random directions: of the stems of words and of
//! parts of words. The product of two such vectors comes near to what their features have in common, which is counted
//! here itself. It costs less than a vector of each text, since a query meets many texts whose words mostly repeat.

use std::{collections::HashMap, hash::BuildHasher, sync::Arc};

use foldhash::fast::FixedState;

use crate::{
    hashed::{GRAMS, GRAMS_SHARE, WORD_PARTS, repeated},
    words::{folded, plain_words, with_stem},
};

/// A query, and what is known of the words that were met by now.
pub struct Matching {
    /// The places of the words that are counted.
    places: HashMap<String, usize, FixedState>,
    /// What the query weighs in each feature.
    features: HashMap<Feature, f64, FixedState>,
    length: f64,
    /// By the word as it stands in a text, its place in the list.
    known: HashMap<Arc<str>, u32, FixedState>,
    words: Vec<Word>,
}

/// What a text has of a query.
#[derive(Debug, Default, PartialEq)]
pub struct Match {
    /// How often each of the words that are counted stands in it.
    pub counts: Vec<f64>,
    /// How many words it has, without stop words.
    pub words: usize,
    /// How near it lies, 0 to 1.
    pub nearness: f64,
}

/// A word of a text, as the query sees it.
struct Word {
    text: Arc<str>,
    /// Stop words have none, and none of the rest.
    stem: Option<Feature>,
    place: Option<usize>,
    /// What it has in common with the query, and with itself.
    product: f64,
    square: f64,
}

/// The stem of a word, hashed and marked, or the characters of a part of a word.
type Feature = u128;

impl Matching {
    /// `words` are those to be counted, each once, as [`words`](crate::words::words) gives them.
    pub fn new(words: &[String], query: &str) -> Self {
        let mut places = HashMap::<String, usize, FixedState>::default();
        for word in words {
            let next = places.len();
            places.entry(word.clone()).or_insert(next);
        }
        let mut features = HashMap::<Feature, f64, FixedState>::default();
        let folded = folded(query);
        let mut all: Vec<&str> = plain_words(&folded).collect();
        all.sort_unstable();
        for same in all.chunk_by(|one, other| one == other) {
            with_stem(same[0], |stem| {
                let weight = repeated(same.len());
                each_feature(same[0], stem, |feature, part| {
                    *features.entry(feature).or_default() += weight * part
                });
            });
        }
        Self {
            places,
            length: features.values().map(|weight| weight * weight).sum::<f64>().sqrt(),
            features,
            known: HashMap::default(),
            words: Vec::new(),
        }
    }

    /// What a text has of the query; topics are counted with it and bring it no nearer.
    pub fn look_at(&mut self, text: &str, topics: &[String]) -> Match {
        let mut found = Match { counts: vec![0.0; self.places.len()], ..Match::default() };
        let mut own = self.read(text);
        for word in topics.iter().flat_map(|topic| self.read(topic)).collect::<Vec<_>>().iter().chain(&own) {
            let word = &self.words[*word as usize];
            found.words += usize::from(word.stem.is_some());
            if let Some(place) = word.place {
                found.counts[place] += 1.0;
            }
        }
        own.sort_unstable();
        let mut product = 0.0;
        let mut weighed = Vec::with_capacity(own.len());
        for same in own.chunk_by(|one, other| one == other) {
            let (word, weight) = (&self.words[same[0] as usize], repeated(same.len()));
            product += weight * word.product;
            weighed.extend(word.stem.map(|stem| (stem, weight, word)));
        }
        weighed.sort_unstable_by_key(|(stem, _, word)| (*stem, &*word.text));
        let square: f64 = weighed.chunk_by(|one, other| one.0 == other.0).map(square).sum();
        let lengths = self.length * square.sqrt();
        if lengths > 0.0 {
            found.nearness = (product / lengths).clamp(0.0, 1.0);
        }
        found
    }

    /// The places of a text's words in the list.
    fn read(&mut self, text: &str) -> Vec<u32> {
        let folded = folded(text);
        plain_words(&folded).map(|word| self.place(word)).collect()
    }

    fn place(&mut self, word: &str) -> u32 {
        if let Some(at) = self.known.get(word) {
            return *at;
        }
        let at = u32::try_from(self.words.len()).unwrap_or(u32::MAX);
        let word = self.word(word);
        self.known.insert(word.text.clone(), at);
        self.words.push(word);
        at
    }

    fn word(&self, word: &str) -> Word {
        with_stem(word, |stem| {
            let (mut product, mut square) = (0.0, 0.0);
            each_feature(word, stem, |feature, weight| {
                product += weight * self.features.get(&feature).copied().unwrap_or_default();
                square += weight * weight;
            });
            let place = stem.and_then(|stem| self.places.get(stem).copied());
            Word { text: word.into(), stem: stem.map(of_stem), place, product, square }
        })
    }
}

/// What words of one stem, each with its weight, have in common with themselves: "train" and "training" share most of
/// their features, so that both make a text longer than either does, by more than two others would.
fn square(alike: &[(Feature, f64, &Word)]) -> f64 {
    if let [(_, weight, word)] = alike {
        return weight * weight * word.square;
    }
    let mut features = HashMap::<Feature, f64, FixedState>::default();
    for (_, weight, word) in alike {
        with_stem(&word.text, |stem| {
            each_feature(&word.text, stem, |feature, part| {
                *features.entry(feature).or_default() += weight * part
            });
        });
    }
    features.values().map(|weight| weight * weight).sum()
}

fn of_stem(stem: &str) -> Feature {
    u128::from(FixedState::default().hash_one(stem)) | 1 << 127
}

/// The features of a word and what each weighs; none of a stop word.
fn each_feature(word: &str, stem: Option<&str>, mut each: impl FnMut(Feature, f64)) {
    let Some(stem) = stem else { return };
    each(of_stem(stem), (WORD_PARTS as f64).sqrt());
    let length = word.chars().count() + 2;
    let grams: usize = GRAMS.map(|n| length.saturating_sub(n - 1)).sum();
    let weight = GRAMS_SHARE / (grams.max(1) as f64).sqrt();
    // A character takes 21 bits; the last ones of each end are what is looked for.
    let mut last: Feature = 0;
    for (at, c) in std::iter::once('<').chain(word.chars()).chain(std::iter::once('>')).enumerate() {
        last = last << 21 | Feature::from(u32::from(c));
        for n in GRAMS.filter(|n| at + 1 >= *n) {
            each(last & ((1 << (21 * n)) - 1), weight);
        }
    }
}

#[cfg(test)]
#[path = "matching_tests.rs"]
mod tests;
