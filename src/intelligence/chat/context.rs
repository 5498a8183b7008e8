//! Which memories are shown before a batch.

use std::ops::Range;

use memledger_offline::shares::chars;

use crate::Corpus;

/// The places of the memories before a batch: all of its share, the batch's own too, so that they are the same before
/// every batch of the share and an endpoint that keeps what it read last reads them once. Where the whole share is asked
/// about at once, none; where it is more than allowed, those that fit. Each is whole, since half a fact is another fact.
pub(super) fn before(corpus: &Corpus, batch: &Range<usize>, most_chars: usize) -> Vec<usize> {
    let share = 0..corpus.memories.len();
    if share == *batch {
        return Vec::new();
    }
    let mut left = most_chars;
    let fits = |at: &usize| {
        let after = corpus.memories.get(*at).and_then(|memory| left.checked_sub(chars(&memory.content)));
        left = after.unwrap_or(left);
        after.is_some()
    };
    share.filter(fits).collect()
}

#[cfg(test)]
#[path = "context_tests.rs"]
mod tests;
