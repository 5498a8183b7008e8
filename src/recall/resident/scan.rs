//! The search of one user's rows, one row at a time.

use std::collections::{HashMap, HashSet};

use memledger_offline::query_words::{QueryWords, has};

use super::{
    super::{beside::Place, rank::Bm25},
    asked_words::AskedWords,
    threads::FoundRows,
    user::{Analysed, Embedders, Row, Rows, hash, packed},
};

/// What is looked for, and how far.
pub struct Sought<'a> {
    pub words: &'a QueryWords,
    /// The query's bits by what made them; more than one while memories change to another embedder.
    pub near: &'a [(String, Vec<u8>)],
    /// How many rows by words, and how many of the nearest.
    pub reach: usize,
    /// The categories that the caller may see; all if there are none. Rows of other categories are not even counted, since
    /// the rarity of a word would reveal what they say.
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
    /// The neighbours, in their threads, of the first rows of either list.
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

/// The matches so far.
pub(super) struct Scan<'a> {
    words: &'a QueryWords,
    reach: usize,
    within: Option<HashSet<u32>>,
    left_out: HashSet<u32>,
    near: Vec<Near>,
    /// The number of rows that the caller may see, and of their words.
    rows: usize,
    length: usize,
    /// Of each row with any of the words its number, how many words it has, and how often it has each of those; no number
    /// where it is left out. By number, not by id: there are many, and most are put in order for nothing.
    matches: Vec<(Option<u32>, usize)>,
    counts: Vec<f64>,
}

impl<'a> Scan<'a> {
    pub fn new(sought: &Sought<'a>, embedders: &mut Embedders) -> Self {
        let near = sought.near.iter().filter_map(|(name, bits)| {
            Some(Near { embedder: embedders.place(name)?, bits: packed(bits).collect(), found: Vec::new() })
        });
        Self {
            words: sought.words,
            reach: sought.reach,
            within: sought.within.map(|names| names.iter().map(hash).collect()),
            left_out: sought.left_out.iter().map(hash).collect(),
            near: near.collect(),
            rows: 0,
            length: 0,
            matches: Vec::new(),
            counts: Vec::new(),
        }
    }

    fn is_within(&self, category: Option<u32>) -> bool {
        let is_one = |names: &HashSet<u32>| category.is_some_and(|category| names.contains(&category));
        self.within.as_ref().is_none_or(is_one)
    }

    /// Looks at a row, its bits and its words.
    pub fn look_at(&mut self, asked: &AskedWords, number: u32, (row, bits, words): (&Row, &[u32], &[u32])) {
        if !self.is_within(row.category) {
            return;
        }
        self.rows += 1;
        self.length += words.len();
        let is_left_out =
            !self.left_out.is_empty() && row.category.is_some_and(|one| self.left_out.contains(&one));
        let proposed = (!is_left_out).then_some(number);
        if asked.count(words, &mut self.counts) {
            self.matches.push((proposed, words.len()));
        }
        if proposed.is_some() {
            self.near.iter_mut().for_each(|near| near.look_at(number, row.embedder, bits));
        }
    }

    /// What is best of it: `row` gives a row by its number, and `all` are those that were looked at.
    pub fn proposed<'r>(
        mut self,
        row: impl Fn(u32) -> Option<&'r Row>,
        all: impl Iterator<Item = (&'r Row, u32)>,
    ) -> Proposed {
        let counts = self.counts.chunks_exact(self.words.len().max(1));
        let holding = |at: usize| counts.clone().filter(|counts| has(counts[at])).count();
        let rows_with: Vec<usize> = (0..self.words.len()).map(holding).collect();
        let average = self.length as f64 / self.rows.max(1) as f64;
        let bm25 = Bm25::new(&rows_with, self.words.weights(), self.rows, average);
        // Shares are not negative, so that their bits are in their order.
        let weighed = self.matches.iter().zip(counts.clone()).filter_map(|((number, words), counts)| {
            Some((!bm25.share(counts, *words as f64).to_bits(), (*number)?))
        });
        let by_words = first(weighed.collect(), self.reach);
        let near = std::mem::take(&mut self.near);
        let near: Vec<Vec<u32>> = near.into_iter().map(|near| first(near.found, self.reach)).collect();
        let found = FoundRows::of(near.iter().chain([&by_words]));
        let (beside, places) = found.beside(&row, all.filter(|(row, _)| self.is_within(row.category)));
        let id = |number: u32| row(number).map(|row| row.memory_id.to_string());
        let by_words = by_words.into_iter().filter_map(id).collect();
        let near = near.into_iter().flatten().filter_map(id).collect();
        Proposed { by_words, near, beside, places, rows: self.rows, rows_with }
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

fn differing(one: &[u32], other: &[u32]) -> u32 {
    one.iter().zip(other).map(|(a, b)| (a ^ b).count_ones()).sum()
}

/// The search of a user who is too large to be held. Each query reads all rows, page by page, and keeps a few bytes of each.
pub struct Passing<'a> {
    words: &'a QueryWords,
    scan: Scan<'a>,
    embedders: Embedders,
    list: Vec<Row>,
    bytes: usize,
}

impl<'a> Passing<'a> {
    pub fn new(sought: &Sought<'a>) -> Self {
        let mut embedders = Embedders::default();
        let scan = Scan::new(sought, &mut embedders);
        Self { words: sought.words, scan, embedders, list: Vec::new(), bytes: 0 }
    }

    /// Looks at the next rows.
    pub fn add(&mut self, rows: &[Analysed]) {
        let mut next = Rows::default();
        // Words of rows that the caller may not see must not decide which words are alike.
        let is_within = |row: &&Analysed| self.scan.is_within(row.category.as_ref().map(hash));
        rows.iter().filter(is_within).for_each(|row| self.embedders.add(row, &mut next));
        let asked = AskedWords::new(self.words, std::iter::once(&next.vocabulary));
        for (row, number) in next.iter().zip(self.list.len()..) {
            self.scan.look_at(&asked, u32::try_from(number).unwrap_or(u32::MAX), row);
        }
        self.bytes += next.bytes();
        self.list.append(&mut next.list);
    }

    /// What the rows would take if they were held in as many parts as they came in.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// The same as [`Resident::propose`](super::Resident::propose) finds in them.
    pub fn proposed(self) -> Proposed {
        let list = self.list;
        self.scan.proposed(|number| list.get(number as usize), list.iter().zip(0..))
    }
}
