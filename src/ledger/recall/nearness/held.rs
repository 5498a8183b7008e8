//! One user's bits.

use std::collections::HashSet;

use memledger_projections::search::{Changed, Seen};

/// As many bits as are compared at once.
type Word = u64;

/// Every row of a user with its bits, packed; all by one embedder.
pub struct Held {
    embedder: String,
    rev: u64,
    /// Words of a row.
    width: usize,
    memory_ids: Vec<Box<str>>,
    bits: Vec<Word>,
}

impl Held {
    /// None where a row is not of that embedder, or bits are not of one length.
    pub fn new(embedder: &str, seen: &Seen) -> Option<Self> {
        let (_, first) = seen.changed.iter().find_map(|row| row.embedded.as_ref())?;
        let mut held = Self {
            embedder: embedder.to_owned(),
            rev: seen.rev,
            width: words(first).count(),
            memory_ids: Vec::with_capacity(seen.changed.len()),
            bits: Vec::with_capacity(seen.changed.len() * words(first).count()),
        };
        if held.width == 0 || !held.takes(first, &seen.changed) {
            return None;
        }
        held.add(&seen.changed);
        Some(held)
    }

    pub fn embedder(&self) -> &str {
        &self.embedder
    }

    pub fn rev(&self) -> u64 {
        self.rev
    }

    /// How much memory it takes.
    pub fn bytes(&self) -> usize {
        let ids: usize = self.memory_ids.iter().map(|id| id.len()).sum();
        ids + self.memory_ids.capacity() * size_of::<Box<str>>() + self.bits.capacity() * size_of::<Word>()
    }

    /// Whether bits can be compared with these, and the rows be held.
    pub fn takes(&self, bits: &[u8], rows: &[Changed]) -> bool {
        let fits = |bits: &[u8]| words(bits).count() == self.width;
        let held = |row: &Changed| match &row.embedded {
            Some((embedder, bits)) => *embedder == self.embedder && fits(bits),
            None => !row.waits,
        };
        fits(bits) && rows.iter().all(held)
    }

    /// The rows whose bits differ least, as if the changes were made; equal ones in the order of their ids.
    pub fn nearest(&self, bits: &[u8], reach: usize, changed: &[Changed]) -> Vec<String> {
        let bits: Vec<Word> = words(bits).collect();
        let gone: HashSet<&str> = changed.iter().map(|row| row.memory_id.as_str()).collect();
        let rows = self.memory_ids.iter().zip(self.bits.chunks_exact(self.width));
        let rows = rows.map(|(id, row)| (differing(&bits, row.iter().copied()), &**id));
        let mut all: Vec<(u32, &str)> = if gone.is_empty() {
            rows.collect()
        } else {
            rows.filter(|(_, id)| !gone.contains(id)).collect()
        };
        let new = changed.iter().filter_map(|row| Some((row.memory_id.as_str(), row.embedded.as_ref()?)));
        all.extend(new.map(|(id, (_, row))| (differing(&bits, words(row)), id)));
        if all.len() > reach {
            all.select_nth_unstable(reach);
            all.truncate(reach);
        }
        all.sort_unstable();
        all.into_iter().map(|(_, id)| id.to_owned()).collect()
    }

    /// Makes the changes up to a rev.
    pub fn change(&mut self, rev: u64, changed: &[Changed]) {
        self.rev = rev;
        if changed.is_empty() {
            return;
        }
        let gone: HashSet<&str> = changed.iter().map(|row| row.memory_id.as_str()).collect();
        let width = self.width;
        let mut kept = 0;
        for at in 0..self.memory_ids.len() {
            if gone.contains(&*self.memory_ids[at]) {
                continue;
            }
            self.memory_ids.swap(kept, at);
            self.bits.copy_within(at * width..(at + 1) * width, kept * width);
            kept += 1;
        }
        self.memory_ids.truncate(kept);
        self.bits.truncate(kept * width);
        self.add(changed);
    }

    fn add(&mut self, rows: &[Changed]) {
        for row in rows {
            if let Some((_, bits)) = &row.embedded {
                self.memory_ids.push(row.memory_id.as_str().into());
                self.bits.extend(words(bits));
            }
        }
    }
}

/// The bits in words, the last one filled up with zeros.
fn words(bits: &[u8]) -> impl Iterator<Item = Word> {
    bits.chunks(size_of::<Word>()).map(|chunk| {
        let mut word = [0; size_of::<Word>()];
        word[..chunk.len()].copy_from_slice(chunk);
        Word::from_ne_bytes(word)
    })
}

fn differing(one: &[Word], other: impl Iterator<Item = Word>) -> u32 {
    one.iter().zip(other).map(|(a, b)| (a ^ b).count_ones()).sum()
}

#[cfg(test)]
#[path = "held_tests.rs"]
mod tests;
