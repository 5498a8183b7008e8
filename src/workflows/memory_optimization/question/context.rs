//! Which memories are shown before a batch.

use std::ops::Range;

use memledger_offline::shares::chars;

use super::super::share::Share;

/// The places of the memories before a batch: all of its share, the batch's own too, so that they are the same before
/// every batch of the share and an endpoint that keeps what it read last reads them once. Where the whole share is asked
/// about at once, none; where it is more than allowed, those that fit. Each is whole, since half a fact is another fact.
pub(super) fn before(share: &Share, batch: &Range<usize>, most_chars: usize) -> Vec<usize> {
    let all = 0..share.memories.len();
    if all == *batch {
        return Vec::new();
    }
    let mut left = most_chars;
    let fits = |at: &usize| {
        let after = share.memories.get(*at).and_then(|memory| left.checked_sub(chars(&memory.content)));
        left = after.unwrap_or(left);
        after.is_some()
    };
    all.filter(fits).collect()
}

#[cfg(test)]
#[path = "context_tests.rs"]
mod tests;
