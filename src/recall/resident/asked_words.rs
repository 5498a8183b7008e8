//! What of a row's words answers a query, by their hashes.

use std::collections::HashMap;

use foldhash::fast::FixedState;
use memledger_offline::{
    matching::add_alike,
    query_words::{Alike, QueryWords},
};

use super::{user::hash, vocabulary::Vocabulary};

/// The query's words and their other forms in the rows, hashed.
pub struct AskedWords {
    places: usize,
    found: HashMap<u32, WordMatches, FixedState>,
    /// By the last bits of a hash whether it is one of them: most words of most rows are none.
    may_be: [u64; PARTS],
}

const PARTS: usize = 16;

/// What a word of a row is for the query.
#[derive(Default)]
struct WordMatches {
    place: Option<usize>,
    alike: Vec<Alike>,
    /// What it is together with those words, if they follow it.
    joined: Vec<(Vec<u32>, Alike)>,
}

impl AskedWords {
    pub fn new<'a>(asked: &QueryWords, vocabularies: impl Iterator<Item = &'a Vocabulary>) -> Self {
        let mut found = HashMap::<u32, WordMatches, FixedState>::default();
        for (stem, place) in asked.stems().iter().zip(0..) {
            found.entry(hash(stem)).or_default().place = Some(place);
        }
        for (stem, alike) in asked.others() {
            found.entry(hash(stem)).or_default().alike.extend(alike);
        }
        for (stem, alike) in vocabularies.flat_map(|vocabulary| vocabulary.alike(asked)) {
            found.entry(stem).or_default().alike.extend(alike);
        }
        for (stems, joined) in asked.parts() {
            let mut hashes = stems.iter().map(hash);
            if let Some(first) = hashes.next() {
                found.entry(first).or_default().joined.push((hashes.collect(), joined));
            }
        }
        let mut may_be = [0; PARTS];
        for hash in found.keys() {
            let (part, bit) = bit(*hash);
            may_be[part] |= bit;
        }
        Self { places: asked.len(), found, may_be }
    }

    /// Whether a row has any of them; if so, how often it has each is added, as
    /// [`Match`](memledger_offline::matching::Match) counts it.
    pub fn count(&self, words: &[u32], counts: &mut Vec<f64>) -> bool {
        let (before, mut alike) = (counts.len(), Vec::new());
        for (at, word) in words.iter().enumerate() {
            let (part, bit) = bit(*word);
            if self.may_be[part] & bit == 0 {
                continue;
            }
            let Some(found) = self.found.get(word) else { continue };
            if let Some(place) = found.place {
                counts.resize(before + self.places, 0.0);
                counts[before + place] += 1.0;
            }
            alike.extend(&found.alike);
            let follows = |(rest, _): &&(Vec<u32>, Alike)| words[at + 1..].starts_with(rest);
            alike.extend(found.joined.iter().filter(follows).map(|(_, joined)| *joined));
        }
        if !alike.is_empty() {
            counts.resize(before + self.places, 0.0);
            add_alike(&mut counts[before..], &alike);
        }
        counts.len() > before
    }
}

fn bit(hash: u32) -> (usize, u64) {
    ((hash >> 6) as usize % PARTS, 1 << (hash & 63))
}
