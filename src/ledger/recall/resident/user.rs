//! One user's rows: the words of each, hashed, and its bits.

use std::{collections::HashSet, hash::BuildHasher};

use foldhash::fast::FixedState;
use memledger_projections::search::Held;

use super::super::rank::Bm25;

/// Every row of a user.
pub struct Resident {
    rev: u64,
    /// Names of what made the rows' bits.
    embedders: Vec<String>,
    rows: Vec<Row>,
    /// What the rows take, beside their places.
    bytes: usize,
}

struct Row {
    memory_id: Box<str>,
    /// Its place among the embedders; none while its text waits for a vector.
    embedder: Option<u16>,
    /// How many of the data are bits.
    bits: u16,
    /// The bits, then the words hashed. No text can be read from hashes; where two words have one, a row too many
    /// is proposed.
    data: Box<[u32]>,
}

/// What is looked for, and how far.
pub struct Sought<'a> {
    pub words: &'a [String],
    /// The query's bits by what made them; more than one while memories change to another embedder.
    pub near: &'a [(String, Vec<u8>)],
    /// How many rows by words, and how many of the nearest.
    pub reach: usize,
}

/// What was found of a query.
#[derive(Debug, Default, PartialEq)]
pub struct Proposed {
    /// The rows that have most of the query's words, rare ones counting more; the best first.
    pub by_words: Vec<String>,
    /// The nearest first, of each embedder.
    pub near: Vec<String>,
    /// In how many rows each of the query's words stands.
    pub rows_with: Vec<usize>,
}

impl Resident {
    /// Without rows yet, as of a rev.
    pub fn new(rev: u64) -> Self {
        Self { rev, embedders: Vec::new(), rows: Vec::new(), bytes: 0 }
    }

    pub fn rev(&self) -> u64 {
        self.rev
    }

    /// How much memory it takes.
    pub fn bytes(&self) -> usize {
        self.bytes + self.rows.capacity() * size_of::<Row>()
    }

    /// Memories whose vector is not that embedder's, so many at most.
    pub fn waiting(&self, embedder: &str, most: usize) -> Vec<String> {
        let in_use = self.embedders.iter().zip(0..).find(|(name, _)| *name == embedder).map(|(_, at)| at);
        let waits = |row: &&Row| row.embedder.is_none() || row.embedder != in_use;
        self.rows.iter().filter(waits).take(most).map(|row| row.memory_id.to_string()).collect()
    }

    /// At most so many rows by words and by nearness, as if the changes were made; equal ones in the order of
    /// their ids.
    pub fn propose(&mut self, sought: &Sought<'_>, changed: &[Held]) -> Proposed {
        let new: Vec<Row> = changed.iter().filter_map(|row| self.row(row)).collect();
        let gone = ids(changed);
        let asked: Vec<u32> = sought.words.iter().map(hash).collect();
        // By the place of its embedder, and what is near by it.
        let mut near: Vec<(u16, Vec<u32>, Vec<(u32, &str)>)> = Vec::new();
        for (name, bits) in sought.near {
            let place = self.embedders.iter().zip(0..).find(|(known, _)| *known == name);
            near.extend(place.map(|(_, at)| (at, packed(bits).collect(), Vec::new())));
        }
        let kept = self.rows.iter().filter(|row| gone.is_empty() || !gone.contains(&*row.memory_id));
        let (mut rows, mut length, mut matches) = (0, 0, Vec::new());
        for row in kept.chain(&new) {
            let (of_row, words) = row.data.split_at(row.bits.into());
            rows += 1;
            length += words.len();
            matches.extend(holds(words, &asked).map(|counts| (row, words.len(), counts)));
            for (embedder, bits, found) in &mut near {
                if row.embedder == Some(*embedder) && of_row.len() == bits.len() && !bits.is_empty() {
                    found.push((differing(bits, of_row), &row.memory_id));
                }
            }
        }
        let holding = |at: usize| matches.iter().filter(|(.., counts)| counts[at] > 0.0).count();
        let rows_with: Vec<usize> = (0..asked.len()).map(holding).collect();
        let bm25 = Bm25::new(&rows_with, rows, length as f64 / rows.max(1) as f64);
        // Shares are not negative, so that their bits are in their order.
        let weighed = matches.iter().map(|(row, words, counts): &(&Row, usize, _)| {
            (!bm25.share(counts, *words as f64).to_bits(), &*row.memory_id)
        });
        let by_words = first(weighed.collect(), sought.reach);
        let near = near.into_iter().flat_map(|(.., found)| first(found, sought.reach)).collect();
        Proposed { by_words, near, rows_with }
    }

    /// Makes the changes up to a rev.
    pub fn change(&mut self, rev: u64, changed: &[Held]) {
        self.rev = rev;
        if changed.is_empty() {
            return;
        }
        let gone = ids(changed);
        self.rows.retain(|row| {
            let stays = !gone.contains(&*row.memory_id);
            self.bytes -= if stays { 0 } else { row.bytes() };
            stays
        });
        self.add(changed);
    }

    /// Adds rows that it has none of yet.
    pub fn add(&mut self, rows: &[Held]) {
        for row in rows {
            if let Some(row) = self.row(row) {
                self.bytes += row.bytes();
                self.rows.push(row);
            }
        }
    }

    /// None for one that has no row any more.
    fn row(&mut self, held: &Held) -> Option<Row> {
        let words = held.words.as_ref()?.split(' ').filter(|word| !word.is_empty()).map(hash);
        let bits: Vec<u32> = held.bits.iter().flat_map(|bits| packed(bits)).collect();
        Some(Row {
            memory_id: held.memory_id.as_str().into(),
            embedder: held.embedder.as_deref().and_then(|name| self.place(name)),
            bits: u16::try_from(bits.len()).ok()?,
            data: bits.into_iter().chain(words).collect(),
        })
    }

    fn place(&mut self, embedder: &str) -> Option<u16> {
        let known = self.embedders.iter().position(|name| name == embedder);
        let at = known.unwrap_or_else(|| {
            self.embedders.push(embedder.to_owned());
            self.embedders.len() - 1
        });
        u16::try_from(at).ok()
    }
}

impl Row {
    fn bytes(&self) -> usize {
        self.memory_id.len() + size_of_val(&*self.data)
    }
}

/// How often a row's words hold each of those asked for; none where they hold none of them.
fn holds(words: &[u32], asked: &[u32]) -> Option<Vec<f64>> {
    let mut counts = Vec::new();
    for word in words {
        if let Some(at) = asked.iter().position(|one| one == word) {
            if counts.is_empty() {
                counts.resize(asked.len(), 0.0);
            }
            counts[at] += 1.0;
        }
    }
    (!counts.is_empty()).then_some(counts)
}

/// The ids of the first so many.
fn first<K: Ord + Copy>(mut rows: Vec<(K, &str)>, most: usize) -> Vec<String> {
    if rows.len() > most {
        rows.select_nth_unstable(most);
        rows.truncate(most);
    }
    rows.sort_unstable();
    rows.into_iter().map(|(_, id)| id.to_owned()).collect()
}

fn ids(changed: &[Held]) -> HashSet<&str> {
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

fn hash(word: impl AsRef<str>) -> u32 {
    // The lower half of it.
    FixedState::default().hash_one(word.as_ref()) as u32
}

#[cfg(test)]
#[path = "user_tests.rs"]
mod tests;
