//! One user's rows: the words of each, hashed, and its bits.

use std::{
    collections::{HashMap, HashSet},
    hash::BuildHasher,
};

use foldhash::fast::FixedState;

use memledger_intelligence::{
    query_words::{QueryWords, has},
    words::with_stem,
};

use super::{
    super::{beside::Place, rank::Bm25},
    asked_words::AskedWords,
    threads::Found,
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
struct Embedders(Vec<String>);

/// Rows whose data lie one behind the other, since a query looks at all of them.
#[derive(Default)]
struct Rows {
    list: Vec<Row>,
    /// Of each row its bits, then the stems of its words hashed. Where two have one hash, a row too many is proposed.
    data: Vec<u32>,
    /// The words that these hashes are of.
    vocabulary: Vocabulary,
    /// What the ids take.
    ids: usize,
}

pub(super) struct Row {
    pub memory_id: Box<str>,
    /// Its place among the embedders; none where it has no vector.
    embedder: Option<u16>,
    /// How much of the data is its bits, and how much its words.
    bits: u32,
    words: u32,
    /// Its thread, hashed, and when it was created.
    pub thread: Option<u32>,
    pub created_at: i64,
    /// Hashed, too.
    category: Option<u32>,
}

/// What is looked for, and how far.
pub struct Sought<'a> {
    pub words: &'a QueryWords,
    /// The query's bits by what made them; more than one while memories change to another embedder.
    pub near: &'a [(String, Vec<u8>)],
    /// How many rows by words, and how many of the nearest.
    pub reach: usize,
    /// The categories that there are for who asks, and all where none are said: the others' rows are not even counted,
    /// since how rare a word is would tell what stands in them.
    pub within: Option<&'a [String]>,
    /// Categories of which enough is found: their rows are counted, and not proposed.
    pub left_out: &'a HashSet<String>,
}

/// What was found of a query.
#[derive(Debug, Default, PartialEq)]
pub struct Proposed {
    /// The rows that have most of the query's words, rare ones counting more; the best first.
    pub by_words: Vec<String>,
    /// The nearest first, of each embedder.
    pub near: Vec<String>,
    /// Those beside the first of either in their threads.
    pub beside: Vec<String>,
    /// Where all of these stand in theirs.
    pub places: HashMap<String, Place>,
    /// How many rows there are for who asks, and in how many of them each of the query's words stands.
    pub rows: usize,
    pub rows_with: Vec<usize>,
}

impl Proposed {
    /// The ids of all of them, each once.
    pub fn ids(&self) -> Vec<&str> {
        let all = [&self.by_words, &self.near, &self.beside].into_iter().flatten().map(String::as_str);
        let different: HashSet<&str> = all.collect();
        different.into_iter().collect()
    }
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
        let Rows { list, data, vocabulary, ids } = &self.rows;
        list.capacity() * size_of::<Row>() + data.capacity() * size_of::<u32>() + vocabulary.bytes() + ids
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
        let most = held + new.list.len();
        let near = sought.near.iter().filter_map(|(name, bits)| Near::new(&self.embedders, name, bits, most));
        let mut near: Vec<Near> = near.collect();
        let within: Option<HashSet<u32>> = sought.within.map(|names| names.iter().map(hash).collect());
        let left_out: HashSet<u32> = sought.left_out.iter().map(hash).collect();
        let stays = |row: &Row, number: u32| {
            let is_within =
                |names: &HashSet<u32>| row.category.is_some_and(|category| names.contains(&category));
            within.as_ref().is_none_or(is_within)
                && (number as usize >= held || gone.is_empty() || !gone.contains(&*row.memory_id))
        };
        let is_left_out =
            |row: &Row| !left_out.is_empty() && row.category.is_some_and(|one| left_out.contains(&one));
        let (mut rows, mut length) = (0, 0);
        // Of each row with any of the words its number, how many words it has, and how often it has each of those; no
        // number where it is left out.
        let (mut matches, mut counts) = (Vec::new(), Vec::new());
        // By number, not by id: there are many, and most are put in order for nothing.
        for ((row, of_row, words), number) in self.rows.iter().chain(new.iter()).zip(0_u32..) {
            if !stays(row, number) {
                continue;
            }
            rows += 1;
            length += words.len();
            let proposed = (!is_left_out(row)).then_some(number);
            if asked.count(words, &mut counts) {
                matches.push((proposed, words.len()));
            }
            if proposed.is_some() {
                near.iter_mut().for_each(|near| near.look_at(number, row.embedder, of_row));
            }
        }
        let counts = counts.chunks_exact(sought.words.len().max(1));
        let holding = |at: usize| counts.clone().filter(|counts| has(counts[at])).count();
        let rows_with: Vec<usize> = (0..sought.words.len()).map(holding).collect();
        let weights = sought.words.weights();
        let bm25 = Bm25::new(&rows_with, weights, rows, length as f64 / rows.max(1) as f64);
        // Shares are not negative, so that their bits are in their order.
        let weighed = matches.iter().zip(counts.clone()).filter_map(|((number, words), counts)| {
            Some((!bm25.share(counts, *words as f64).to_bits(), (*number)?))
        });
        let by_words = first(weighed.collect(), sought.reach);
        let near: Vec<Vec<u32>> = near.into_iter().map(|near| first(near.found, sought.reach)).collect();
        let all = self.rows.list.iter().chain(&new.list);
        let staying = all.clone().zip(0..).filter(|(row, number)| stays(row, *number));
        let row = |number: u32| all.clone().nth(number as usize);
        let found = Found::of(near.iter().chain([&by_words]));
        let (beside, places) = found.beside(row, staying);
        let id = |number: u32| row(number).map(|row| row.memory_id.to_string());
        let by_words = by_words.into_iter().filter_map(id).collect();
        let near = near.into_iter().flatten().filter_map(id).collect();
        Proposed { by_words, near, beside, places, rows, rows_with }
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
    fn add(&mut self, held: &Analysed, rows: &mut Rows) {
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

    fn place(&mut self, embedder: &str) -> Option<u16> {
        let known = self.0.iter().position(|name| name == embedder);
        let at = known.unwrap_or_else(|| {
            self.0.push(embedder.to_owned());
            self.0.len() - 1
        });
        u16::try_from(at).ok()
    }
}

impl Rows {
    /// Each row with its bits and its words.
    fn iter(&self) -> impl Iterator<Item = (&Row, &[u32], &[u32])> {
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

/// How far the rows of an embedder lie from a query.
struct Near {
    embedder: u16,
    bits: Vec<u32>,
    /// In how many bits they differ, and their numbers.
    found: Vec<(u32, u32)>,
}

impl Near {
    /// None of an embedder that made no row's bits; `most` is how many rows there are.
    fn new(embedders: &Embedders, name: &str, bits: &[u8], most: usize) -> Option<Self> {
        let (_, embedder) = embedders.0.iter().zip(0..).find(|(known, _)| *known == name)?;
        Some(Self { embedder, bits: packed(bits).collect(), found: Vec::with_capacity(most) })
    }

    fn look_at(&mut self, number: u32, embedder: Option<u16>, bits: &[u32]) {
        if embedder == Some(self.embedder) && bits.len() == self.bits.len() && !bits.is_empty() {
            self.found.push((differing(&self.bits, bits), number));
        }
    }
}

/// The numbers of the first so many.
fn first<K: Ord + Copy>(mut rows: Vec<(K, u32)>, most: usize) -> Vec<u32> {
    if rows.len() > most {
        rows.select_nth_unstable(most);
        rows.truncate(most);
    }
    rows.sort_unstable();
    rows.into_iter().map(|(_, number)| number).collect()
}

fn ids(changed: &[Analysed]) -> HashSet<&str> {
    changed.iter().map(|row| row.memory_id.as_str()).collect()
}

/// The bits in fours of bytes, the last filled up with zeros.
fn packed(bits: &[u8]) -> impl Iterator<Item = u32> {
    bits.chunks(size_of::<u32>()).map(|chunk| {
        let mut four = [0; size_of::<u32>()];
        four[..chunk.len()].copy_from_slice(chunk);
        u32::from_ne_bytes(four)
    })
}

fn differing(one: &[u32], other: &[u32]) -> u32 {
    one.iter().zip(other).map(|(a, b)| (a ^ b).count_ones()).sum()
}

pub(super) fn hash(word: impl AsRef<str>) -> u32 {
    // The lower half of it.
    FixedState::default().hash_one(word.as_ref()) as u32
}

#[cfg(test)]
#[path = "user_tests.rs"]
mod tests;
