//! Whom the memories are about, and what they call them.

use std::collections::{HashMap, HashSet};

use super::{
    lexicon::{KIN, MONTHS, OPENINGS, WEEKDAYS},
    reading::Reading,
};

/// Memories that have to open with a name, of a hundred, before it is taken for the person's.
const SHARE_PERCENT: usize = 10;
const LEAST_OPENINGS: usize = 3;

pub(super) struct Person {
    name: Option<String>,
    /// Words that are names wherever they stand.
    names: HashSet<String>,
}

impl Person {
    pub fn of(readings: &[Reading<'_>]) -> Self {
        let mut openings: HashMap<&str, usize> = HashMap::new();
        let (mut capital, mut small): (HashMap<&str, usize>, HashMap<&str, usize>) = Default::default();
        for token in readings.iter().flat_map(|reading| &reading.tokens) {
            if !token.is_capital() {
                *small.entry(&token.word).or_default() += 1;
            } else if !token.starts {
                *capital.entry(&token.word).or_default() += 1;
            }
        }
        for reading in readings {
            if let Some(first) = reading.tokens.first().filter(|first| first.is_capital())
                && !is_ordinary(&first.word)
            {
                *openings.entry(&first.word).or_default() += 1;
            }
        }
        let least = LEAST_OPENINGS.max(readings.len() * SHARE_PERCENT / 100);
        // Written small but for slips and addresses, it is no name.
        openings.retain(|word, count| small.get(word).is_none_or(|small| small * 5 < *count));
        let most = openings.iter().max_by_key(|(word, count)| (**count, std::cmp::Reverse(**word)));
        let name = most.filter(|(_, count)| **count >= least).map(|(word, _)| (*word).to_owned());
        let named = capital.iter().filter(|(word, count)| small.get(**word).is_none_or(|s| *s < **count));
        let names = named.map(|(word, _)| (*word).to_owned()).filter(|word| !is_ordinary(word)).collect();
        Self { name, names }
    }

    /// Whether the word means the person, as a noun.
    pub fn is(&self, word: &str) -> bool {
        word == "user" || self.name.as_deref() == Some(word)
    }

    /// Whether a word of a reading is somebody's or something's name other than the person's own.
    pub fn is_name(&self, reading: &Reading<'_>, at: usize) -> bool {
        let token = &reading.tokens[at];
        let latin = token.word.chars().all(|c| c.is_ascii_alphanumeric());
        let counts = token.is_capital() && latin && token.word.len() > 1 && !self.is(&token.word);
        counts && !is_ordinary(&token.word) && (!token.starts || self.names.contains(&token.word))
    }

    /// Whether the memory speaks of a person at all.
    pub fn is_meant(&self, reading: &Reading<'_>) -> bool {
        reading.tokens.iter().any(|token| self.is(&token.word) || is_personal(&token.word))
    }
}

/// Pronouns that stand for a person.
pub(super) fn is_personal(word: &str) -> bool {
    matches!(word, "she" | "he" | "her" | "his" | "hers" | "him" | "herself" | "himself" | "i" | "my" | "me")
}

/// Words that are written with a capital without being anybody's name.
fn is_ordinary(word: &str) -> bool {
    OPENINGS.contains(word) || MONTHS.contains(&word) || WEEKDAYS.contains(word) || KIN.contains(word)
}
