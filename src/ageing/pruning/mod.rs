//! Which memories go when a user has more than the limit.

mod relevance;

use crate::Memory;

pub use relevance::{Text, relevance};

/// Whose turn it is to go first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Strategy {
    /// The oldest by when it was made.
    Fifo,
    /// The one that nobody used for longest.
    OldestAccessed,
    /// The one with the lowest score; of equal ones the oldest.
    LeastRelevant,
}

/// How many active memories a user may have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limit {
    pub max_total_memories: usize,
    /// So many go at once, so that not every new memory needs a pruning of its own.
    pub batch_size: usize,
}

impl Limit {
    /// How many have to go if there are that many memories, of which `incoming` are yet to be written. None up to the limit;
    /// else as many whole batches as are needed. A batch larger than half of the limit is cut to that: a small limit must not
    /// cost the user all memories.
    fn excess(self, active: usize, incoming: usize) -> usize {
        let over = active.saturating_add(incoming).saturating_sub(self.max_total_memories);
        let batch = self.batch_size.min(self.max_total_memories / 2).max(1);
        over.div_ceil(batch).saturating_mul(batch)
    }
}

/// The places of the memories that go, the first to go first. Afterwards the rest and `incoming` are at the limit or below it by
/// less than one batch. Pinned ones count and never go: if too few may go, all of those do. What was made of others may go like any:
/// if summaries stayed, they would fill the limit in the end, and each new memory would have to go at once. `scores` are by place and only looked at by [`Strategy::LeastRelevant`]; a memory without one counts as 0.
pub fn victims(
    memories: &[Memory],
    limit: Limit,
    incoming: usize,
    strategy: Strategy,
    scores: &[f32],
) -> Vec<usize> {
    let excess = limit.excess(memories.len(), incoming);
    if excess == 0 {
        return Vec::new();
    }
    let score = |at: usize| match (strategy, scores.get(at)) {
        (Strategy::LeastRelevant, Some(score)) if !score.is_nan() => *score,
        _ => 0.0,
    };
    let age = |memory: &Memory| match strategy {
        Strategy::OldestAccessed => memory.used_at(),
        Strategy::Fifo | Strategy::LeastRelevant => memory.created_at,
    };
    let mut may_go: Vec<(usize, &Memory)> =
        memories.iter().enumerate().filter(|(_, memory)| !memory.pinned).collect();
    may_go.sort_unstable_by(|(one, a), (other, b)| {
        let by_score = score(*one).total_cmp(&score(*other));
        by_score.then_with(|| (age(a), a.created_at, &a.id).cmp(&(age(b), b.created_at, &b.id)))
    });
    may_go.into_iter().take(excess).map(|(at, _)| at).collect()
}

#[cfg(test)]
mod kept_tests;
#[cfg(test)]
mod tests;
