//! The stems of words that were seen lately, since cutting an ending off takes longer than all else of a word.

use std::sync::{Mutex, PoisonError};

use crate::kept::fnv;

/// A place for each hash, which the last word of that hash has, with a lock of its own.
pub struct Stems {
    places: Box<[Place]>,
}

/// Word, stem and lock lie in one line of the processor's cache: a query meets some hundred different words, and most of
/// the time would go into fetching each from three places.
#[repr(align(64))]
#[derive(Default)]
struct Place(Mutex<Stemmed>);

#[derive(Default)]
struct Stemmed {
    word: Short,
    /// Of no letters where the word has no stem.
    stem: Short,
}

/// Longest word that is kept, in bytes.
const LONGEST: usize = 25;

#[derive(Default)]
struct Short {
    length: u8,
    letters: [u8; LONGEST],
}

impl Stems {
    pub fn new(places: usize) -> Self {
        Self { places: (0..places.max(1)).map(|_| Place::default()).collect() }
    }

    /// Uses what is known of a word, or what is made of it now. Its place is locked meanwhile.
    pub fn with<R>(
        &self,
        word: &str,
        make: impl FnOnce(&str) -> Option<String>,
        then: impl FnOnce(Option<&str>) -> R,
    ) -> R {
        if word.is_empty() || word.len() > LONGEST {
            return then(make(word).as_deref());
        }
        let at = fnv(0, word.bytes()) as usize % self.places.len();
        let mut place = self.places[at].0.lock().unwrap_or_else(PoisonError::into_inner);
        if place.word.bytes() == word.as_bytes() {
            return then(place.stem.text());
        }
        let stem = make(word);
        if let (Some(word), Some(stem)) = (Short::of(word), Short::of(stem.as_deref().unwrap_or_default())) {
            *place = Stemmed { word, stem };
        }
        then(stem.as_deref())
    }
}

impl Short {
    fn of(text: &str) -> Option<Self> {
        let mut letters = [0; LONGEST];
        letters.get_mut(..text.len())?.copy_from_slice(text.as_bytes());
        Some(Self { length: u8::try_from(text.len()).ok()?, letters })
    }

    fn bytes(&self) -> &[u8] {
        &self.letters[..usize::from(self.length)]
    }

    fn text(&self) -> Option<&str> {
        std::str::from_utf8(self.bytes()).ok().filter(|text| !text.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stem_is_made_once_while_no_other_word_takes_its_place() {
        let (stems, long) = (Stems::new(1), "x".repeat(LONGEST + 1));
        let mut made = Vec::new();
        for word in ["teas", "teas", "the", "the", "celloś", "teas", &long, &long, ""] {
            let stem = |word: &str| (word != "the").then(|| word.trim_end_matches('s').to_owned());
            let found = stems.with(
                word,
                |word| (made.push(word.to_owned()), stem(word)).1,
                |stem| stem.map(str::to_owned),
            );
            assert_eq!(found, stem(word));
        }
        assert_eq!(made, ["teas", "the", "celloś", "teas", &long, &long, ""]);
        assert_eq!(size_of::<Place>(), 64);
    }
}
