//! One user's rows: the words of each, hashed, and its bits.

use std::{collections::HashSet, hash::BuildHasher};

use foldhash::fast::FixedState;
use memledger_offline::words::with_stem;

use super::{
    asked_words::AskedWords,
    scan::{Proposed, Scan, Sought},
    vocabulary::Vocabulary,
};

/// What a memory is proposed by, as it is now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Analysed {
    pub memory_id: String,
    /// Its text's words in order, with their endings; none where it is not active.
    pub words: Option<Vec<String>>,
    /// What its vector was made by.
    pub embedder: Option<String>,
    /// None also where its embedder would not take the text.
    pub bits: Option<Vec<u8>>,
    /// Where in its thread it stands; the time in microseconds since the epoch.
    pub thread_id: Option<String>,
    pub created_at: i64,
    pub category: Option<String>,
}

/// Every row of a user.
pub struct Resident {
    rev: u64,
    embedders: Embedders,
    rows: Rows,
}

/// Names of what made the rows' bits.
#[derive(Default)]
pub(super) struct Embedders(Vec<String>);

/// Rows whose data lie one behind the other, since a query looks at all of them.
#[derive(Default)]
pub(super) struct Rows {
    pub list: Vec<Row>,
    /// Of each row its bits, then the stems of its words hashed. Where two have one hash, a row too many is proposed.
    data: Vec<u32>,
    /// The words that these hashes are of.
    pub vocabulary: Vocabulary,
    /// What the ids take.
    ids: usize,
}

pub(super) struct Row {
    pub memory_id: Box<str>,
    /// Its place among the embedders; none where it has no vector.
    pub embedder: Option<u16>,
    /// How much of the data is its bits, and how much its words.
    bits: u32,
    words: u32,
    /// Its thread, hashed, and when it was created.
    pub thread: Option<u32>,
    pub created_at: i64,
    /// Hashed, too.
    pub category: Option<u32>,
}

impl Resident {
    /// Without rows yet, as of a rev.
    pub fn new(rev: u64) -> Self {
        Self { rev, embedders: Embedders::default(), rows: Rows::default() }
    }

    pub fn rev(&self) -> u64 {
        self.rev
    }

    /// How much memory it takes.
    pub fn bytes(&self) -> usize {
        self.rows.bytes()
    }

    /// Memories whose vector is not that embedder's, so many at most.
    pub fn waiting(&self, embedder: &str, most: usize) -> Vec<String> {
        let in_use = self.embedders.0.iter().zip(0..).find(|(name, _)| *name == embedder).map(|(_, at)| at);
        let waits = |row: &&Row| row.embedder.is_none() || row.embedder != in_use;
        self.rows.list.iter().filter(waits).take(most).map(|row| row.memory_id.to_string()).collect()
    }

    /// At most so many rows by words and by nearness, as if the changes were made. Of equal ones those come first
    /// that were added first, which are in the order of their ids where the rows were read.
    pub fn propose(&mut self, sought: &Sought<'_>, changed: &[Analysed]) -> Proposed {
        let mut new = Rows::default();
        changed.iter().for_each(|row| self.embedders.add(row, &mut new));
        let gone = ids(changed);
        let asked = AskedWords::new(sought.words, [&self.rows.vocabulary, &new.vocabulary].into_iter());
        let held = self.rows.list.len();
        let is_gone = |row: &Row, number: u32| {
            (number as usize) < held && !gone.is_empty() && gone.contains(&*row.memory_id)
        };
        let mut scan = Scan::new(sought, &mut self.embedders);
        for (row, number) in self.rows.iter().chain(new.iter()).zip(0..) {
            if !is_gone(row.0, number) {
                scan.look_at(&asked, number, row);
            }
        }
        let all = self.rows.list.iter().chain(&new.list);
        let staying = all.clone().zip(0..).filter(|(row, number)| !is_gone(row, *number));
        scan.proposed(|number| all.clone().nth(number as usize), staying)
    }

    /// Makes the changes up to a rev.
    pub fn change(&mut self, rev: u64, changed: &[Analysed]) {
        self.rev = rev;
        if changed.is_empty() {
            return;
        }
        self.rows.remove(&ids(changed));
        self.add(changed);
    }

    /// Adds rows that it has none of yet.
    pub fn add(&mut self, rows: &[Analysed]) {
        rows.iter().for_each(|row| self.embedders.add(row, &mut self.rows));
    }
}

impl Embedders {
    /// Adds a row to some; nothing for one that has none any more.
    pub fn add(&mut self, held: &Analysed, rows: &mut Rows) {
        let Some(words) = &held.words else { return };
        let before = rows.data.len();
        rows.data.extend(held.bits.iter().flat_map(|bits| packed(bits)));
        let bits = rows.data.len() - before;
        words.iter().for_each(|word| rows.add_word(word));
        // A text has at most so many words as it has characters, far fewer than fit.
        let size = |length: usize| u32::try_from(length).unwrap_or(u32::MAX);
        rows.ids += held.memory_id.len();
        rows.list.push(Row {
            memory_id: held.memory_id.as_str().into(),
            embedder: held.embedder.as_deref().and_then(|name| self.place(name)),
            bits: size(bits),
            words: size(rows.data.len() - before - bits),
            thread: held.thread_id.as_ref().map(hash),
            created_at: held.created_at,
            category: held.category.as_ref().map(hash),
        });
    }

    pub fn place(&mut self, embedder: &str) -> Option<u16> {
        let known = self.0.iter().position(|name| name == embedder);
        let at = known.unwrap_or_else(|| {
            self.0.push(embedder.to_owned());
            self.0.len() - 1
        });
        u16::try_from(at).ok()
    }
}

impl Rows {
    pub fn bytes(&self) -> usize {
        let Self { list, data, vocabulary, ids } = self;
        list.capacity() * size_of::<Row>() + data.capacity() * size_of::<u32>() + vocabulary.bytes() + ids
    }

    /// Each row with its bits and its words.
    pub fn iter(&self) -> impl Iterator<Item = (&Row, &[u32], &[u32])> {
        let mut rest = &self.data[..];
        self.list.iter().map(move |row| {
            let (bits, behind) = rest.split_at(row.bits as usize);
            let (words, behind) = behind.split_at(row.words as usize);
            rest = behind;
            (row, bits, words)
        })
    }

    /// Adds a word to the row that is added.
    fn add_word(&mut self, word: &str) {
        if let Some(stem) = with_stem(word, |stem| stem.map(hash)) {
            self.data.push(stem);
            self.vocabulary.add(stem, word);
        }
    }

    /// Removes the rows of those memories; what lies behind moves up.
    fn remove(&mut self, memory_ids: &HashSet<&str>) {
        let Self { list, data, vocabulary, ids } = self;
        let (mut from, mut to) = (0, 0);
        list.retain(|row| {
            let length = (row.bits + row.words) as usize;
            let stays = !memory_ids.contains(&*row.memory_id);
            if stays {
                data.copy_within(from..from + length, to);
                to += length;
            } else {
                data[from + row.bits as usize..from + length]
                    .iter()
                    .for_each(|stem| vocabulary.remove(*stem));
                *ids -= row.memory_id.len();
            }
            from += length;
            stays
        });
        data.truncate(to);
    }
}

fn ids(changed: &[Analysed]) -> HashSet<&str> {
    changed.iter().map(|row| row.memory_id.as_str()).collect()
}

/// The bits in fours of bytes, the last filled up with zeros.
pub(super) fn packed(bits: &[u8]) -> impl Iterator<Item = u32> {
    bits.chunks(size_of::<u32>()).map(|chunk| {
        let mut four = [0; size_of::<u32>()];
        four[..chunk.len()].copy_from_slice(chunk);
        u32::from_ne_bytes(four)
    })
}

pub(super) fn hash(word: impl AsRef<str>) -> u32 {
    // The lower half of it.
    FixedState::default().hash_one(word.as_ref()) as u32
}

#[cfg(test)]
#[path = "user_tests.rs"]
mod tests;
