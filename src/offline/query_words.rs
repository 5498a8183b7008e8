//! The words of a query, each in its place, and which words of texts are found by them.

use std::{
    cmp::Ordering,
    collections::{HashMap, HashSet},
    sync::LazyLock,
};

use foldhash::fast::FixedState;

pub use crate::forms::Shape;
use crate::{
    forms::{Ends, Form, SAME, irregular_forms},
    lists::{entries, sorted},
    words::{folded, plain_words, with_stem},
};

/// A word that is parted in one text and joined in the other.
const JOINED: f64 = 0.9;
/// Hours and minutes as one number.
const JOINED_TIME: f64 = 0.5;
/// Below that, words are not alike.
const LEAST: f64 = 0.15;
/// Of how many parts a joined word may be.
const MOST_PARTS: usize = 4;
/// Shortest word that is joined of parts, in bytes.
const LEAST_JOINED: usize = 3;

/// Longest word that is looked for in parts, in bytes.
const MOST_PARTED: usize = 32;
/// Digits between the marks of a number.
const THOUSANDS: usize = 3;

/// Frequent words of English that are hardly words of another language.
static ENGLISH: LazyLock<Vec<&str>> = LazyLock::new(|| sorted(include_str!("lists/english.txt")));

/// Words that stand in so many questions that a text with one of them hardly answers one.
static FREQUENT: LazyLock<HashSet<&str>> =
    LazyLock::new(|| entries(include_str!("lists/frequent.txt")).collect());

/// What one of them counts beside another word.
const OF_FREQUENT: f64 = 0.25;

/// What a query looks for.
#[derive(Default)]
pub struct QueryWords {
    /// The stem of each word, once; its number is the word's place.
    stems: Vec<String>,
    places: HashMap<String, usize, FixedState>,
    /// What each word counts, by its place.
    weights: Vec<f64>,
    /// As they are in the query, with their places.
    forms: Vec<(String, Form, usize)>,
    /// The stems of words that follow each other, joined, with the places of all of them; and those of irregular forms.
    others: HashMap<String, (Vec<usize>, f64), FixedState>,
    /// A bit for each byte that one of them begins with, and what tells that most words are like none.
    firsts: u64,
    ends: Ends,
    english: bool,
}

/// The place of a word of a query, and how likely another word is a form of it, up to 1.
pub type Alike = (usize, f64);

/// How likely a word is a form of one of a query.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Likeness {
    pub place: usize,
    pub in_english: f64,
    pub in_any: f64,
}

impl QueryWords {
    /// The first words of a query, without stop words.
    pub fn new(query: &str, most: usize) -> Self {
        let folded = folded(query);
        let all: Vec<&str> = plain_words(&folded).collect();
        let mut made = Self { english: all.iter().any(|word| is_english(word)), ..Self::default() };
        let places: Vec<Option<usize>> =
            all.iter().map(|word| made.add(word, &stem_of(word)?, most)).collect();
        for at in 0..all.len() {
            made.join(&all[at..], &places[at..]);
        }
        made
    }

    fn add(&mut self, word: &str, stem: &str, most: usize) -> Option<usize> {
        let known = self.places.get(stem).copied();
        if known.is_none() && self.stems.len() == most {
            return None;
        }
        let place = known.unwrap_or_else(|| {
            self.places.insert(stem.to_owned(), self.stems.len());
            self.stems.push(stem.to_owned());
            self.weights.push(weight(word));
            self.stems.len() - 1
        });
        if self.forms.iter().all(|(form, ..)| form != word) {
            let form = Form::of(word);
            self.ends.add(form.ends());
            self.forms.push((word.to_owned(), form, place));
            self.firsts |= first(word);
            for other in irregular_forms(word) {
                if let Some(other) = stem_of(other).filter(|other| other != stem) {
                    self.others.insert(other, (vec![place], SAME));
                }
            }
        }
        Some(place)
    }

    /// Adds what the first of these words is with those that follow.
    fn join(&mut self, words: &[&str], places: &[Option<usize>]) {
        let Some(first) = words.first() else { return };
        let (mut whole, mut weight) = ((*first).to_owned(), JOINED);
        for parts in 2..=MOST_PARTS.min(words.len()) {
            let Some(joined) = joint(&whole, words[parts - 1]) else { return };
            weight = joined.min(weight);
            whole.push_str(words[parts - 1]);
            let of_parts: Vec<usize> = places[..parts].iter().flatten().copied().collect();
            if whole.len() >= LEAST_JOINED
                && !of_parts.is_empty()
                && let Some(stem) = stem_of(&whole)
            {
                self.others.entry(stem).or_insert((of_parts, weight));
            }
        }
    }

    /// How many words there are.
    pub fn len(&self) -> usize {
        self.stems.len()
    }

    pub fn is_empty(&self) -> bool {
        self.stems.is_empty()
    }

    /// The stems, in the order of their places.
    pub fn stems(&self) -> &[String] {
        &self.stems
    }

    /// What each word counts, in the order of their places: up to 1.
    pub fn weights(&self) -> &[f64] {
        &self.weights
    }

    /// The place of a word with that stem.
    pub fn place(&self, stem: &str) -> Option<usize> {
        self.places.get(stem).copied()
    }

    /// Adds which of the words a folded one is another form of, by its letters.
    pub fn alike(&self, word: &str, found: &mut Vec<Likeness>) {
        if !self.ends.may_be_like(word) {
            return;
        }
        let shape = Shape::of(word);
        if self.may_be_alike(shape) {
            let form = Form::of(word);
            let forms = self.forms.iter().filter(|(_, asked, _)| asked.may_be_like(shape));
            let alike = forms.map(|(_, asked, place)| {
                let in_english = asked.likeness(&form, true);
                let in_any = if self.english { in_english } else { asked.likeness(&form, false) };
                Likeness { place: *place, in_english, in_any }
            });
            found.extend(alike.filter(|alike| alike.in_any >= LEAST));
        }
    }

    /// Which of them a word with that stem is joined of, or an irregular form of.
    pub fn of_stem(&self, stem: &str) -> impl Iterator<Item = Alike> {
        self.others
            .get(stem)
            .into_iter()
            .flat_map(|(places, weight)| places.iter().map(|place| (*place, *weight)))
    }

    /// The stems of which [`Self::of_stem`] knows something, with that.
    pub fn others(&self) -> impl Iterator<Item = (&String, Vec<Alike>)> {
        self.others.keys().map(|stem| (stem, self.of_stem(stem).collect()))
    }

    /// The stems of the two parts of a word wherever it may be parted, and of the parts of a number.
    pub fn parts(&self) -> Vec<(Vec<String>, Alike)> {
        let mut found = Vec::new();
        for (word, _, place) in
            self.forms.iter().filter(|(word, ..)| (LEAST_JOINED..=MOST_PARTED).contains(&word.len()))
        {
            let at = word.char_indices().skip(1).map(|(at, _)| word.split_at(at));
            let mut parted: Vec<Vec<&str>> = at.map(|(first, rest)| vec![first, rest]).collect();
            if word.len() > THOUSANDS * 2 && word.bytes().all(|byte| byte.is_ascii_digit()) {
                let (first, rest) = word.split_at((word.len() - 1) % THOUSANDS + 1);
                let thousands =
                    rest.as_bytes().chunks(THOUSANDS).filter_map(|part| std::str::from_utf8(part).ok());
                parted.push(std::iter::once(first).chain(thousands).collect());
            }
            for parts in parted {
                let weight = parts
                    .windows(2)
                    .map(|pair| joint(pair[0], pair[1]))
                    .min_by(|a, b| a.partial_cmp(b).unwrap_or(Ordering::Equal));
                let stems: Option<Vec<String>> = parts.iter().map(|part| stem_of(part)).collect();
                if let Some((weight, stems)) = weight.flatten().zip(stems) {
                    found.push((stems, (*place, weight)));
                }
            }
        }
        found
    }

    /// Whether a word of that shape may be another form of one.
    pub fn may_be_alike(&self, shape: Shape) -> bool {
        self.ends.may_be_of(shape) && self.forms.iter().any(|(_, form, _)| form.may_be_like(shape))
    }

    /// Whether a word, or several of a text in their order, may be parts of one that begins with them.
    pub fn begins(&self, parts: &str) -> bool {
        self.firsts & first(parts) != 0
            && self.forms.iter().any(|(word, ..)| word.len() > parts.len() && word.starts_with(parts))
    }

    /// Finds what the first of these words is together with those that follow.
    pub fn join_parts<'a>(
        &self,
        first: &str,
        following: impl Iterator<Item = &'a str>,
        mut found: impl FnMut(Alike),
    ) {
        let (mut whole, mut weight) = (first.to_owned(), JOINED);
        for part in following.take(MOST_PARTS - 1) {
            let Some(joined) = joint(&whole, part).filter(|_| self.begins(&whole)) else { return };
            weight = joined.min(weight);
            whole.push_str(part);
            if whole.len() >= LEAST_JOINED
                && let Some(place) = with_stem(&whole, |stem| self.place(stem?))
            {
                found((place, weight));
            }
        }
    }
}

fn first(word: &str) -> u64 {
    word.bytes().next().map_or(0, |byte| 1 << (byte & 63))
}

/// The stem of a word by itself: what is kept of words is locked while it is used.
fn stem_of(word: &str) -> Option<String> {
    with_stem(word, |stem| stem.map(str::to_owned))
}

/// How much two parts are a word; nothing for numbers that are none together, as the two of 1.5.
fn joint(before: &str, part: &str) -> Option<f64> {
    let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    match (is_number(before) && is_number(part), part.len()) {
        (false, _) | (true, 3) => Some(JOINED),
        (true, 2) if before.len() <= 2 => Some(JOINED_TIME),
        _ => None,
    }
}

/// Whether a word tells that a text is English.
pub fn is_english(word: &str) -> bool {
    ENGLISH.binary_search(&word).is_ok()
}

/// What a word of a query counts.
pub fn weight(word: &str) -> f64 {
    if FREQUENT.contains(word) { OF_FREQUENT } else { 1.0 }
}

/// Whether a text has a word so often, or in such a form, that it counts as one with the word.
pub fn has(count: f64) -> bool {
    count >= SAME
}

#[cfg(test)]
#[path = "query_words_tests.rs"]
mod tests;
