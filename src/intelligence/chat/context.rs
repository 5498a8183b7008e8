//! Which memories are shown beside a batch.

use std::{cmp::Reverse, collections::HashSet, ops::Range};

use crate::{MemoryText, words::words};

/// The memories beside a batch, in their order: all of them where they fit, else those that share most words
/// with the batch, newer ones first. Each is whole, since half a fact is another fact.
pub(super) fn beside<'c>(
    memories: &'c [MemoryText],
    batch: &Range<usize>,
    most_chars: usize,
) -> Vec<&'c MemoryText> {
    let others: Vec<(usize, &MemoryText)> =
        memories.iter().enumerate().filter(|(at, _)| !batch.contains(at)).collect();
    if others.iter().map(|(_, memory)| chars(memory)).sum::<usize>() <= most_chars {
        return others.into_iter().map(|(_, memory)| memory).collect();
    }
    let looked_for: HashSet<String> =
        memories[batch.clone()].iter().flat_map(|memory| words(&memory.content)).collect();
    let shared = |memory: &MemoryText| {
        let own: HashSet<String> = words(&memory.content).into_iter().collect();
        own.intersection(&looked_for).count()
    };
    let mut ranked: Vec<(usize, usize)> =
        others.into_iter().map(|(at, memory)| (shared(memory), at)).collect();
    ranked.sort_unstable_by_key(|ranked| Reverse(*ranked));
    let mut left = most_chars;
    let mut shown = Vec::new();
    for (_, at) in ranked {
        let chars = chars(&memories[at]);
        if chars <= left {
            left -= chars;
            shown.push(at);
        }
    }
    shown.sort_unstable();
    shown.into_iter().map(|at| &memories[at]).collect()
}

fn chars(memory: &MemoryText) -> usize {
    memory.id.chars().count() + memory.content.chars().count()
}

#[cfg(test)]
#[path = "context_tests.rs"]
mod tests;
