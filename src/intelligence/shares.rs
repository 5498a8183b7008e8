//! Parts the memories of one person into shares that fit in a question, those that are alike in the same share.

use std::{
    cmp::Ordering,
    collections::{BTreeMap, BTreeSet, HashMap},
};

use super::context::chars;
use crate::{Corpus, MemoryText, words::words};

/// Fewest characters that are worth a share of their own: about a batch.
const FEWEST_CHARS: usize = 4_000;
/// A word that more memories hold says nothing of which are alike.
const MOST_HOLDERS: usize = 1_000;
/// How many of the memories most alike to one are looked at.
const MOST_NEIGHBOURS: usize = 8;

/// All in one share, as they are, where they fit; else in as few shares as may be.
pub(super) fn arranged(memories: Vec<MemoryText>, most_chars: usize) -> Corpus {
    let lengths: Vec<usize> = memories.iter().map(chars).collect();
    let (total, most) = (lengths.iter().sum::<usize>(), most_chars.max(FEWEST_CHARS));
    if total <= most {
        return Corpus::new(memories);
    }
    // Evenly filled: full shares and a small one would show the small one's memories next to nothing. With a tenth of
    // room, since groups do not fill a share to the last character.
    let even = total.div_ceil(total.div_ceil(most));
    let most = most.min(even + even / 10);
    let mut memories: Vec<Option<MemoryText>> = memories.into_iter().map(Some).collect();
    let shares = packed(alike(&memories, &lengths, most), &lengths, most);
    let mut taken = |share: Vec<usize>| share.into_iter().filter_map(|at| memories[at].take()).collect();
    Corpus::of_shares(shares.into_iter().map(&mut taken).collect())
}

/// How like two memories are: `at` is the older.
struct Pair {
    likeness: f64,
    at: usize,
    other: usize,
}

/// Groups of memories that are alike, none longer than a share: the likest pairs come together first.
fn alike(memories: &[Option<MemoryText>], lengths: &[usize], most: usize) -> Vec<Vec<usize>> {
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
fn pairs(memories: &[Option<MemoryText>]) -> Vec<Pair> {
    let held: Vec<BTreeSet<String>> = memories
        .iter()
        .map(|memory| memory.iter().flat_map(|memory| words(&memory.content)).collect())
        .collect();
    let mut holders: HashMap<&str, Vec<usize>> = HashMap::new();
    for (at, word) in held.iter().enumerate().flat_map(|(at, words)| words.iter().map(move |word| (at, word)))
    {
        holders.entry(word).or_default().push(at);
    }
    let mut pairs = Vec::new();
    for (at, words) in held.iter().enumerate() {
        let mut shared: BTreeMap<usize, f64> = BTreeMap::new();
        for word in words {
            let holders = holders.get(word.as_str()).filter(|holders| holders.len() <= MOST_HOLDERS);
            for other in holders.into_iter().flatten().filter(|other| **other != at) {
                let rarity = (held.len() as f64 / holders.map_or(1, Vec::len) as f64).ln();
                *shared.entry(*other).or_default() += rarity;
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
