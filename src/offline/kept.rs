//! What was worked out of a word lately, kept by the word.

use std::sync::{Mutex, PoisonError};

/// A place for each hash, which the last word of that hash has. No order of use to keep up, and a lock for each place:
/// those who read texts side by side hardly ever meet, as they did at the one lock of a cache in order of use.
pub struct WordCache<T> {
    places: Box<[Place<T>]>,
}

type Place<T> = Mutex<Option<(Box<str>, T)>>;

impl<T> WordCache<T> {
    pub fn new(places: usize) -> Self {
        Self { places: (0..places.max(1)).map(|_| Mutex::new(None)).collect() }
    }

    /// Uses what is known of a word, or what is made of it now.
    pub fn with<R>(&self, word: &str, make: impl FnOnce() -> T, then: impl FnOnce(&T) -> R) -> R {
        let at = fnv(0, word.bytes()) as usize % self.places.len();
        let mut place = self.places[at].lock().unwrap_or_else(PoisonError::into_inner);
        match &*place {
            Some((known, made)) if **known == *word => then(made),
            _ => then(&place.insert((word.into(), make())).1),
        }
    }
}

/// FNV-1a over what sort of text it is and its bytes.
pub fn fnv(sort: u8, bytes: impl Iterator<Item = u8>) -> u64 {
    let start = (0xcbf2_9ce4_8422_2325 ^ u64::from(sort)).wrapping_mul(0x0100_0000_01b3);
    bytes.fold(start, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_made_once_while_no_other_takes_its_place() {
        let (kept, mut made) = (WordCache::new(1), Vec::new());
        for word in ["tea", "tea", "cello", "cello", "tea"] {
            let length = kept.with(word, || made.push(word), |()| word.len());
            assert_eq!(length, word.len());
        }
        assert_eq!(made, ["tea", "cello", "tea"]);
    }

    #[test]
    fn each_word_has_its_own() {
        let (kept, words) = (WordCache::new(64), ["tea", "cello", "train", "garden", "harbour"]);
        for _ in 0..2 {
            for word in words {
                assert_eq!(kept.with(word, || word.to_uppercase(), Clone::clone), word.to_uppercase());
            }
        }
    }
}
