//! One user's rows: the words of each, hashed, and its bits.

use std::{collections::HashSet, hash::BuildHasher};

use foldhash::fast::FixedState;
use memledger_projections::search::{Changed, Seen};

use super::super::rank::Bm25;

/// As many bits as are compared at once.
type Bits = u64;

/// Every row of a user; all embedded by one embedder.
pub struct Resident {
    embedder: String,
    rev: u64,
    /// How many [`Bits`] a row has.
    width: usize,
    rows: Vec<Row>,
    /// Those of all rows, one row's behind the other's.
    bits: Vec<Bits>,
}

/// A row but for its bits.
struct Row {
    memory_id: Box<str>,
    /// No text can be read from hashes. Where two words have one, a row too many is proposed.
    words: Box<[u32]>,
}

/// What was found of a query.
#[derive(Debug, Default, PartialEq)]
pub struct Proposed {
    /// The rows that have most of the query's words, rare ones counting more; the best first.
    pub by_words: Vec<String>,
    /// The nearest first.
    pub near: Vec<String>,
    /// In how many rows each of the query's words stands.
    pub rows_with: Vec<usize>,
}

impl Resident {
    /// None where a row is not of that embedder, or bits are not of one length.
    pub fn new(embedder: &str, seen: &Seen) -> Option<Self> {
        let (_, first) = seen.changed.iter().find_map(|row| row.embedded.as_ref())?;
        let width = packed(first).count();
        let mut resident = Self {
            embedder: embedder.to_owned(),
            rev: seen.rev,
            width,
            rows: Vec::with_capacity(seen.changed.len()),
            bits: Vec::with_capacity(seen.changed.len() * width),
        };
        if width == 0 || !resident.takes(first, &seen.changed) {
            return None;
        }
        resident.add(&seen.changed);
        Some(resident)
    }

    pub fn embedder(&self) -> &str {
        &self.embedder
    }

    pub fn rev(&self) -> u64 {
        self.rev
    }

    /// How much memory it takes.
    pub fn bytes(&self) -> usize {
        let of_row = |row: &Row| row.memory_id.len() + size_of_val(&*row.words);
        let rows: usize = self.rows.iter().map(of_row).sum();
        rows + self.rows.capacity() * size_of::<Row>() + self.bits.capacity() * size_of::<Bits>()
    }

    /// Whether bits can be compared with these, and the rows be held.
    pub fn takes(&self, bits: &[u8], rows: &[Changed]) -> bool {
        let fits = |bits: &[u8]| packed(bits).count() == self.width;
        let can_be_held = |row: &Changed| match &row.embedded {
            Some((embedder, bits)) => *embedder == self.embedder && fits(bits),
            None => row.words.is_none(),
        };
        fits(bits) && rows.iter().all(can_be_held)
    }

    /// At most `reach` rows by words and as many by nearness, as if the changes were made; equal ones in the
    /// order of their ids.
    pub fn propose(&self, words: &[String], bits: &[u8], reach: usize, changed: &[Changed]) -> Proposed {
        let gone = ids(changed);
        let new: Vec<(Row, Vec<Bits>)> = changed.iter().filter_map(unpacked).collect();
        let (bits, asked): (Vec<Bits>, Vec<u32>) = (packed(bits).collect(), words.iter().map(hash).collect());
        let kept = self.rows.iter().zip(self.bits.chunks_exact(self.width));
        let kept = kept.filter(|(row, _)| gone.is_empty() || !gone.contains(&*row.memory_id));
        let mut near = Vec::with_capacity(self.rows.len());
        let mut matches = Vec::new();
        let mut length = 0;
        for (row, of_row) in kept.chain(new.iter().map(|(row, bits)| (row, &bits[..]))) {
            near.push((differing(&bits, of_row), &*row.memory_id));
            length += row.words.len();
            matches.extend(row.holds(&asked).map(|counts| (row, counts)));
        }
        let rows = near.len();
        let holding = |at: usize| matches.iter().filter(|(_, counts)| counts[at] > 0.0).count();
        let rows_with: Vec<usize> = (0..asked.len()).map(holding).collect();
        let bm25 = Bm25::new(&rows_with, rows, length as f64 / rows.max(1) as f64);
        // Shares are not negative, so that their bits are in their order.
        let weighed = matches.iter().map(|(row, counts): &(&Row, _)| {
            (!bm25.share(counts, row.words.len() as f64).to_bits(), &*row.memory_id)
        });
        let by_words = first(weighed.collect(), reach);
        Proposed { by_words, near: first(near, reach), rows_with }
    }

    /// Makes the changes up to a rev.
    pub fn change(&mut self, rev: u64, changed: &[Changed]) {
        self.rev = rev;
        if changed.is_empty() {
            return;
        }
        let (gone, width) = (ids(changed), self.width);
        let mut kept = 0;
        for at in 0..self.rows.len() {
            if gone.contains(&*self.rows[at].memory_id) {
                continue;
            }
            self.rows.swap(kept, at);
            self.bits.copy_within(at * width..(at + 1) * width, kept * width);
            kept += 1;
        }
        self.rows.truncate(kept);
        self.bits.truncate(kept * width);
        self.add(changed);
    }

    fn add(&mut self, changed: &[Changed]) {
        for (row, bits) in changed.iter().filter_map(unpacked) {
            self.rows.push(row);
            self.bits.extend(bits);
        }
    }
}

impl Row {
    /// How often it has each of the words; none where it has none of them.
    fn holds(&self, asked: &[u32]) -> Option<Vec<f64>> {
        let mut counts = Vec::new();
        for word in &self.words {
            if let Some(at) = asked.iter().position(|one| one == word) {
                if counts.is_empty() {
                    counts.resize(asked.len(), 0.0);
                }
                counts[at] += 1.0;
            }
        }
        (!counts.is_empty()).then_some(counts)
    }
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

fn ids(changed: &[Changed]) -> HashSet<&str> {
    changed.iter().map(|row| row.memory_id.as_str()).collect()
}

/// None for one that has no row any more.
fn unpacked(changed: &Changed) -> Option<(Row, Vec<Bits>)> {
    let (words, (_, bits)) = (changed.words.as_ref()?, changed.embedded.as_ref()?);
    let words = words.split(' ').filter(|word| !word.is_empty()).map(hash).collect();
    Some((Row { memory_id: changed.memory_id.as_str().into(), words }, packed(bits).collect()))
}

/// The bits in words, the last one filled up with zeros.
fn packed(bits: &[u8]) -> impl Iterator<Item = Bits> {
    bits.chunks(size_of::<Bits>()).map(|chunk| {
        let mut word = [0; size_of::<Bits>()];
        word[..chunk.len()].copy_from_slice(chunk);
        Bits::from_ne_bytes(word)
    })
}

fn differing(one: &[Bits], other: &[Bits]) -> u32 {
    one.iter().zip(other).map(|(a, b)| (a ^ b).count_ones()).sum()
}

fn hash(word: impl AsRef<str>) -> u32 {
    // The lower half of it.
    FixedState::default().hash_one(word.as_ref()) as u32
}

#[cfg(test)]
#[path = "user_tests.rs"]
mod tests;
