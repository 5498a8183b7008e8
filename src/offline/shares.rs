//! Parts the memories of one person into shares that are judged in sight of each other, those that are alike in the same
//! share. Whoever judges a share needs its texts alone.

use std::{
    cmp::Ordering,
    collections::{BTreeMap, HashMap},
    hash::BuildHasher,
};

use foldhash::fast::FixedState;

use crate::{MemoryText, words::words};

/// Fewest characters that are worth a share of their own: about a batch.
const FEWEST_CHARS: usize = 4_000;
/// A word that more memories hold says nothing of which are alike.
const MOST_HOLDERS: usize = 1_000;
/// How many of the memories most alike to one are looked at.
const MOST_NEIGHBOURS: usize = 8;
/// How many words of a long memory are kept, and of all memories together; and how many of those, the rarest, are compared.
const MOST_WORDS: usize = 512;
const MOST_IN_ALL: usize = 4 << 20;
const MOST_COMPARED: usize = 64;
/// What a memory adds to a question next to its text: its number, quotes and commas.
const FRAME_CHARS: usize = 8;

/// Characters that a memory of this text takes in a question.
pub fn chars(content: &str) -> usize {
    content.chars().count() + FRAME_CHARS
}

/// What tells which share a memory goes into, in far less room than its text.
pub struct Outline {
    chars: usize,
    /// Its words, hashed, each once and in order. Where two words are taken for one, two memories look a little more alike.
    words: Box<[u32]>,
}

impl Outline {
    /// The outline of one memory out of `many`. If all have too many words, the same words are left out of each.
    pub fn of(memory: &MemoryText, many: usize) -> Self {
        let hashed = |word: String| FixedState::default().hash_one(word) as u32;
        let mut hashes: Vec<u32> = words(&memory.content).into_iter().map(hashed).collect();
        hashes.sort_unstable();
        hashes.dedup();
        hashes.truncate(MOST_WORDS.min(MOST_IN_ALL / many.max(1)));
        Self { chars: chars(&memory.content), words: hashes.into() }
    }
}

/// The places of the memories in each share, in their order: all in one share where they fit, else in as few as may be.
pub fn arranged(memories: &[Outline], most_chars: usize) -> Vec<Vec<usize>> {
    let lengths: Vec<usize> = memories.iter().map(|memory| memory.chars).collect();
    let (total, most) = (lengths.iter().sum::<usize>(), most_chars.max(FEWEST_CHARS));
    if total <= most {
        return vec![(0..memories.len()).collect()];
    }
    // Evenly filled: full shares and a small one would show the small one's memories next to nothing. With a tenth of
    // room, since groups do not fill a share to the last character.
    let even = total.div_ceil(total.div_ceil(most));
    let most = most.min(even + even / 10);
    packed(alike(memories, &lengths, most), &lengths, most)
}

/// How like two memories are: `at` is the older.
struct Pair {
    likeness: f64,
    at: usize,
    other: usize,
}

/// Groups of memories that are alike, none longer than a share: the likest pairs come together first.
fn alike(memories: &[Outline], lengths: &[usize], most: usize) -> Vec<Vec<usize>> {
    let mut groups: Vec<Vec<usize>> = (0..lengths.len()).map(|at| vec![at]).collect();
    let mut chars: Vec<usize> = lengths.to_vec();
    let mut group_of: Vec<usize> = (0..lengths.len()).collect();
    for Pair { at, other, .. } in pairs(memories) {
        let (mut into, mut from) = (group_of[at], group_of[other]);
        if into == from || chars[into] + chars[from] > most {
            continue;
        }
        // The smaller one moves, so that no memory moves often.
        if groups[into].len() < groups[from].len() {
            std::mem::swap(&mut into, &mut from);
        }
        let moved = std::mem::take(&mut groups[from]);
        moved.iter().for_each(|at| group_of[*at] = into);
        groups[into].extend(moved);
        chars[into] += std::mem::take(&mut chars[from]);
    }
    groups.retain(|group| !group.is_empty());
    groups
}

/// Each memory with those that share the rarest words with it, the likest pairs first.
fn pairs(memories: &[Outline]) -> Vec<Pair> {
    let held: Vec<&[u32]> = memories.iter().map(|memory| &*memory.words).collect();
    let places = held.iter().zip(0_u32..);
    let mut holders: Vec<(u32, u32)> =
        places.flat_map(|(words, at)| words.iter().map(move |word| (*word, at))).collect();
    holders.sort_unstable();
    // A word of one memory alone is like no other's.
    let of_word: HashMap<u32, &[(u32, u32)], FixedState> = holders
        .chunk_by(|(word, _), (next, _)| word == next)
        .filter(|holders| (2..=MOST_HOLDERS).contains(&holders.len()))
        .map(|holders| (holders[0].0, holders))
        .collect();
    let mut pairs = Vec::new();
    for (at, words) in held.iter().enumerate() {
        let mut holding: Vec<&[(u32, u32)]> =
            words.iter().filter_map(|word| of_word.get(word).copied()).collect();
        holding.sort_by_key(|holders| (holders.len(), holders[0].0));
        let mut shared: BTreeMap<usize, f64> = BTreeMap::new();
        for holders in holding.into_iter().take(MOST_COMPARED) {
            let rarity = (held.len() as f64 / holders.len() as f64).ln();
            for other in holders.iter().map(|(_, other)| *other as usize).filter(|other| *other != at) {
                *shared.entry(other).or_default() += rarity;
            }
        }
        let length = |at: usize| (held[at].len() as f64).sqrt();
        let mut near: Vec<Pair> = shared
            .into_iter()
            .map(|(other, rarity)| Pair { likeness: rarity / (length(at) * length(other)), at, other })
            .collect();
        near.sort_by(nearest_first);
        pairs.extend(near.into_iter().take(MOST_NEIGHBOURS));
    }
    pairs.sort_by(nearest_first);
    pairs
}

fn nearest_first(one: &Pair, other: &Pair) -> Ordering {
    let places = |pair: &Pair| (pair.at, pair.other);
    other.likeness.total_cmp(&one.likeness).then_with(|| places(one).cmp(&places(other)))
}

/// The groups in as few shares as they go into, the longest first, each into the first share with room. Shares and
/// the memories in them are in the order of age.
fn packed(mut groups: Vec<Vec<usize>>, lengths: &[usize], most: usize) -> Vec<Vec<usize>> {
    let chars = |group: &[usize]| group.iter().map(|at| lengths[*at]).sum::<usize>();
    groups.sort_by_key(|group| (std::cmp::Reverse(chars(group)), group.iter().min().copied()));
    let mut shares: Vec<(usize, Vec<usize>)> = Vec::new();
    for group in groups {
        let length = chars(&group);
        match shares.iter_mut().find(|(full, _)| full + length <= most) {
            Some((full, share)) => {
                *full += length;
                share.extend(group);
            }
            None => shares.push((length, group)),
        }
    }
    let mut shares: Vec<Vec<usize>> = shares.into_iter().map(|(_, share)| share).collect();
    shares.iter_mut().for_each(|share| share.sort_unstable());
    shares.sort_unstable();
    shares
}

#[cfg(test)]
#[path = "shares_tests.rs"]
mod tests;
