//! The stems of many texts as numbers, each text's sorted and once.

use std::collections::HashMap;

use memledger_offline::words::{folded, plain_words, with_stem};

/// Words that most memories have and that tell nothing of what they are about.
const EMPTY: [&str; 2] = ["user", "users"];

/// Stems of texts, held in one row: a hundred thousand rows of their own would take several times the space.
#[derive(Debug, Default)]
pub struct Stems {
    numbers: HashMap<String, u32>,
    /// By the number of a stem, how many texts hold it.
    holders: Vec<u32>,
    all: Vec<u32>,
    /// Where each text's stems end.
    ends: Vec<usize>,
}

impl Stems {
    pub fn of<'a>(texts: impl IntoIterator<Item = &'a str>) -> Self {
        let mut made = Self::default();
        for text in texts {
            made.add(text);
        }
        made
    }

    fn add(&mut self, text: &str) {
        let mut stems = Vec::new();
        each_stem(text, |stem| stems.push(self.number(stem)));
        stems.sort_unstable();
        stems.dedup();
        for stem in stems {
            if let Some(count) = self.holders.get_mut(place(stem)) {
                *count += 1;
            }
            self.all.push(stem);
        }
        self.ends.push(self.all.len());
    }

    fn number(&mut self, stem: &str) -> u32 {
        if let Some(number) = self.numbers.get(stem) {
            return *number;
        }
        let number = u32::try_from(self.holders.len()).unwrap_or(u32::MAX);
        self.numbers.insert(stem.to_owned(), number);
        self.holders.push(0);
        number
    }

    /// How many texts there are.
    pub fn texts(&self) -> usize {
        self.ends.len()
    }

    /// The stems of the text at that place, sorted.
    pub fn of_text(&self, at: usize) -> &[u32] {
        let start = at.checked_sub(1).map_or(Some(0), |before| self.ends.get(before).copied());
        let range = start.zip(self.ends.get(at).copied());
        range.and_then(|(start, end)| self.all.get(start..end)).unwrap_or_default()
    }

    /// The number of a stem that a text holds.
    pub fn known(&self, stem: &str) -> Option<u32> {
        self.numbers.get(stem).copied()
    }

    /// How many texts hold a stem.
    pub fn holders(&self, stem: u32) -> u32 {
        self.holders.get(place(stem)).copied().unwrap_or_default()
    }

    /// What a stem weighs: the more, the fewer texts hold it.
    pub fn weight(&self, stem: u32) -> f64 {
        let (texts, holders) = (self.ends.len() as f64, f64::from(self.holders(stem)));
        (1.0 + texts / (1.0 + holders)).ln()
    }

    /// Its square, in whole parts of a million: sums of such squares are the same in whatever order.
    pub fn square(&self, stem: u32) -> f64 {
        (self.weight(stem).powi(2) * 1e6).round()
    }
}

/// Calls with each stem of a text that tells something, repeated where it is.
pub fn each_stem(text: &str, mut each: impl FnMut(&str)) {
    for word in plain_words(&folded(text)).filter(|word| !EMPTY.contains(word)) {
        // What is done with it may ask for no other stem, so that it is done with a copy.
        let stem = with_stem(word, |stem| stem.map(str::to_owned));
        if let Some(stem) = stem {
            each(&stem);
        }
    }
}

/// A number of a stem as a place in a row.
pub fn place(stem: u32) -> usize {
    usize::try_from(stem).unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_the_same_words_have_the_same_stems() {
        let texts = ["The user paints boats", "", "painting a boat, a boat", "the user sails"];
        let stems = Stems::of(texts);
        assert_eq!(stems.of_text(0), stems.of_text(2));
        assert_eq!(stems.of_text(0).len(), 2);
        assert!(stems.of_text(1).is_empty() && stems.of_text(4).is_empty());
        let boat = stems.known("boat").unwrap();
        assert_eq!(stems.holders(boat), 2);
        assert!(stems.weight(boat) < stems.weight(stems.known("sail").unwrap()));
        assert_eq!(stems.known("user"), None);
    }
}
