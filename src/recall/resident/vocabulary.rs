//! The words of a user's rows, each once, for what the hashes in the rows don't say: which of them are other forms of a
//! query's words.

use std::collections::HashMap;

use foldhash::fast::FixedState;
use memledger_offline::query_words::{Alike, QueryWords, Shape};

/// Words by the hash of their stem.
#[derive(Default)]
pub struct Vocabulary {
    numbers: HashMap<u32, u32, FixedState>,
    /// Looked at for each query, one behind the other.
    shapes: Vec<Shape>,
    words: Vec<Word>,
    /// What the words' letters take.
    letters: usize,
}

struct Word {
    stem: u32,
    /// How often it is in the rows.
    times: u32,
    /// As it was first met; others of the stem differ in their ending alone.
    letters: Box<str>,
}

impl Vocabulary {
    pub fn add(&mut self, stem: u32, word: &str) {
        let next = u32::try_from(self.words.len()).unwrap_or(u32::MAX);
        let number = *self.numbers.entry(stem).or_insert(next);
        if let Some(known) = self.words.get_mut(number as usize) {
            known.times += 1;
            return;
        }
        self.shapes.push(Shape::of(word));
        self.words.push(Word { stem, times: 1, letters: word.into() });
        self.letters += word.len();
    }

    /// Of a word that is in a row that goes.
    pub fn remove(&mut self, stem: u32) {
        let Some(number) = self.numbers.get(&stem).copied() else { return };
        let at = number as usize;
        self.words[at].times -= 1;
        if self.words[at].times > 0 {
            return;
        }
        self.numbers.remove(&stem);
        self.shapes.swap_remove(at);
        self.letters -= self.words.swap_remove(at).letters.len();
        if let Some(moved) = self.words.get(at) {
            self.numbers.insert(moved.stem, number);
        }
    }

    /// Every word that is another form of one of the query's, by its stem.
    pub fn alike<'a>(&'a self, asked: &'a QueryWords) -> impl Iterator<Item = (u32, Vec<Alike>)> {
        let may_be = |(_, shape): &(&Word, &Shape)| asked.may_be_alike(**shape);
        self.words.iter().zip(&self.shapes).filter(may_be).filter_map(|(word, _)| {
            let mut alike = Vec::new();
            asked.alike(&word.letters, &mut alike);
            let alike: Vec<Alike> = alike.iter().map(|one| (one.place, one.in_any)).collect();
            (!alike.is_empty()).then_some((word.stem, alike))
        })
    }

    pub fn bytes(&self) -> usize {
        self.numbers.capacity() * size_of::<(u32, u32)>()
            + self.shapes.capacity() * size_of::<Shape>()
            + self.words.capacity() * size_of::<Word>()
            + self.letters
    }

    #[cfg(test)]
    pub fn len(&self) -> usize {
        self.words.len()
    }
}
