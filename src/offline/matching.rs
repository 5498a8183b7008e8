//! How well texts match a query: by the words of both, and by how near the offline embedder would place them.
//!
//! A vector of [`Hashed`](crate::Hashed) is the sum of its features' random directions: of the stems of words and of
//! parts of words. The product of two such vectors comes near to what their features have in common, which is counted
//! here itself. It costs less than a vector of each text, since a query meets many texts whose words mostly repeat.

use std::{collections::HashMap, hash::BuildHasher, sync::Arc};

use foldhash::fast::FixedState;

use crate::{
    hashed::{GRAMS, GRAMS_SHARE, WORD_PARTS, repeated},
    query_words::{Alike, Likeness, QueryWords, is_english, weight},
    words::{folded, plain_words, with_stem},
};

/// A query, and what is known of the words that were met by now.
pub struct Matching<'a> {
    /// The words that are counted.
    asked: &'a QueryWords,
    /// What the query weighs in each feature.
    features: HashMap<Feature, f64, FixedState>,
    /// A bit for each of these: most features of a text are none of them.
    may_be: [u64; FEATURE_BITS / 64],
    length: f64,
    /// By the word as it stands in a text, its place in the list.
    known: HashMap<Arc<str>, u32, FixedState>,
    words: Vec<Word>,
}

/// What a text has of a query.
#[derive(Debug, Default, PartialEq)]
pub struct Match {
    /// How often it has each of the query's words; less than 1 for a word that it has in another form alone, by how
    /// likely that is one.
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
    /// Few words have any.
    other: Option<Box<Other>>,
    /// What it has in common with the query, and with itself.
    product: f64,
    square: f64,
}

/// What a word may be for the query besides the very word.
struct Other {
    /// The words that it is another form of.
    alike: Vec<Likeness>,
    /// Whether it may be the first part of one.
    begins: bool,
}

/// How many different words the texts of few memories have.
const FEW_WORDS: usize = 512;

/// The stem of a word, hashed and marked, or the characters of a part of a word.
type Feature = u128;

impl<'a> Matching<'a> {
    /// Of the words to be counted, and the text that others lie near to. Where `without_frequent`, frequent words of it
    /// bring nothing near.
    pub fn new(asked: &'a QueryWords, query: &str, without_frequent: bool) -> Self {
        let mut features = HashMap::<Feature, f64, FixedState>::default();
        let folded = folded(query);
        let mut all: Vec<&str> = plain_words(&folded).collect();
        if without_frequent {
            all.retain(|word| weight(word) == 1.0);
        }
        all.sort_unstable();
        for same in all.chunk_by(|one, other| one == other) {
            with_stem(same[0], |stem| {
                let weight = repeated(same.len());
                each_feature(same[0], stem, |feature, part| {
                    *features.entry(feature).or_default() += weight * part
                });
            });
        }
        let mut may_be = [0; FEATURE_BITS / 64];
        for feature in features.keys() {
            let (part, bit) = feature_bit(*feature);
            may_be[part] |= bit;
        }
        Self {
            asked,
            may_be,
            length: features.values().map(|weight| weight * weight).sum::<f64>().sqrt(),
            features,
            known: HashMap::with_capacity_and_hasher(FEW_WORDS, FixedState::default()),
            words: Vec::with_capacity(FEW_WORDS),
        }
    }

    /// What a text has of the query; topics are counted with it and bring it no nearer.
    pub fn look_at(&mut self, text: &str, topics: &[String]) -> Match {
        let mut found = Match { counts: vec![0.0; self.asked.len()], ..Match::default() };
        let own = self.read(text);
        let topics: Vec<u32> = topics.iter().flat_map(|topic| self.read(topic)).collect();
        let mut has_others = false;
        for word in topics.iter().chain(&own) {
            let word = &self.words[*word as usize];
            found.words += usize::from(word.stem.is_some());
            if let Some(place) = word.place {
                found.counts[place] += 1.0;
            }
            has_others |= word.other.is_some();
        }
        if has_others {
            let english = own.iter().any(|word| is_english(&self.words[*word as usize].text));
            add_alike(&mut found.counts, &self.others(&own, english));
            add_alike(&mut found.counts, &self.others(&topics, english));
        }
        found.nearness = self.nearness(&own);
        found
    }

    fn nearness(&self, own: &[u32]) -> f64 {
        let word = |at: &u32| &self.words[*at as usize];
        // In an order that does not hang on which texts were met before.
        let mut by_stem: Vec<(Feature, &Word)> =
            own.iter().map(word).filter_map(|word| Some((word.stem?, word))).collect();
        by_stem
            .sort_unstable_by(|one, other| one.0.cmp(&other.0).then_with(|| one.1.text.cmp(&other.1.text)));
        let (mut product, mut squares) = (0.0, 0.0);
        for alike in by_stem.chunk_by(|one, other| one.0 == other.0) {
            let words = alike.chunk_by(|one, other| Arc::ptr_eq(&one.1.text, &other.1.text));
            let weighed = words.map(|same| (repeated(same.len()), same[0].1));
            product += weighed.clone().map(|(weight, word)| weight * word.product).sum::<f64>();
            squares += square(weighed);
        }
        let lengths = self.length * squares.sqrt();
        if lengths > 0.0 { (product / lengths).clamp(0.0, 1.0) } else { 0.0 }
    }

    /// The places of a text's words in the list.
    fn read(&mut self, text: &str) -> Vec<u32> {
        let folded = folded(text);
        plain_words(&folded).map(|word| self.place(word)).collect()
    }

    /// What words in their order have of the query besides its very words. No other language explains words of an English
    /// text.
    fn others(&self, words: &[u32], english: bool) -> Vec<Alike> {
        let word = |at: &u32| &self.words[*at as usize];
        let mut found = Vec::new();
        for (at, first) in words.iter().map(word).enumerate() {
            let Some(other) = &first.other else { continue };
            let likeness = |one: &Likeness| if english { one.in_english } else { one.in_any };
            found.extend(other.alike.iter().map(|one| (one.place, likeness(one))));
            if other.begins {
                let following = words[at + 1..].iter().map(|at| &*word(at).text);
                self.asked.join_parts(&first.text, following, |joined| found.push(joined));
            }
        }
        found
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
                let (part, bit) = feature_bit(feature);
                if self.may_be[part] & bit != 0 {
                    product += weight * self.features.get(&feature).copied().unwrap_or_default();
                }
                square += weight * weight;
            });
            let place = stem.and_then(|stem| self.asked.place(stem));
            let other = self.other(word, stem, place).map(Box::new);
            Word { text: word.into(), stem: stem.map(of_stem), place, other, product, square }
        })
    }

    fn other(&self, word: &str, stem: Option<&str>, place: Option<usize>) -> Option<Other> {
        let begins = self.asked.begins(word);
        let mut alike = Vec::new();
        if let Some(stem) = stem {
            let of_stem = self.asked.of_stem(stem);
            alike.extend(of_stem.map(|(place, of)| Likeness { place, in_english: of, in_any: of }));
            self.asked.alike(word, &mut alike);
            // The very word counts more.
            alike.retain(|one| Some(one.place) != place);
        }
        (begins || !alike.is_empty()).then_some(Other { alike, begins })
    }
}

/// Counts words that are there in another form alone, each by its best one.
pub fn add_alike(counts: &mut [f64], alike: &[Alike]) {
    for (place, likeness) in alike {
        // Those of the very stem are whole numbers.
        if counts[*place] < *likeness {
            counts[*place] = *likeness;
        }
    }
}

/// What words of one stem, each with its weight, have in common with themselves: "train" and "training" share most of
/// their features, so that both make a text longer than either does, by more than two others would.
fn square<'a>(mut alike: impl Iterator<Item = (f64, &'a Word)> + Clone) -> f64 {
    let all = alike.clone();
    if let (Some((weight, word)), None) = (alike.next(), alike.next()) {
        return weight * weight * word.square;
    }
    let mut features = HashMap::<Feature, f64, FixedState>::default();
    for (weight, word) in all {
        with_stem(&word.text, |stem| {
            each_feature(&word.text, stem, |feature, part| {
                *features.entry(feature).or_default() += weight * part
            });
        });
    }
    features.values().map(|weight| weight * weight).sum()
}

const FEATURE_BITS: usize = 2_048;

/// Where the bit of a feature is.
fn feature_bit(feature: Feature) -> (usize, u64) {
    let mixed = (feature as u64 ^ (feature >> 64) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 53;
    (mixed as usize / 64, 1 << (mixed & 63))
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
