//! Which memories are summarised together by age alone.

use std::collections::BTreeMap;

use crate::Candidate;

/// The places of memories that are summarised together, the oldest first: those of each wall that are older than
/// `min_age_days`, at most `max_memories` in a batch, and no batch of one. What was made of other memories is in none.
/// `age_us` answers how long ago an instant was, in microseconds. Batches are in the order of their oldest memory.
/// The caller leaves out what a summary covers already, or it is summarised again.
pub fn batches(
    candidates: &[Candidate<'_>],
    min_age_days: u32,
    max_memories: usize,
    age_us: impl Fn(i64) -> i64,
) -> Vec<Vec<usize>> {
    let age = |at: usize| (candidates[at].memory.created_at, candidates[at].memory.id.as_str());
    let mut by_wall: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
    for (at, candidate) in candidates.iter().enumerate() {
        if !candidate.memory.is_derived && candidate.is_old(min_age_days, &age_us) {
            by_wall.entry(candidate.wall).or_default().push(at);
        }
    }
    let mut batches: Vec<Vec<usize>> = Vec::new();
    for mut places in by_wall.into_values() {
        places.sort_by_key(|at| age(*at));
        batches.extend(places.chunks(max_memories.max(1)).filter(|batch| batch.len() > 1).map(<[_]>::to_vec));
    }
    batches.sort_by_key(|batch| batch.first().map(|at| age(*at)));
    batches
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Memory;

    const DAY_US: i64 = 86_400_000_000;
    const NOW: i64 = 20_000 * DAY_US;

    fn memory(id: usize, days_ago: i64) -> Memory {
        Memory {
            id: format!("m{id:03}"),
            importance: 2,
            pinned: false,
            bank: "General".into(),
            category: None,
            topics: Vec::new(),
            is_derived: false,
            created_at: NOW - days_ago * DAY_US,
            written_at: NOW - days_ago * DAY_US,
            last_accessed_at: None,
        }
    }

    fn of(memories: &[(Memory, u64)], max: usize) -> Vec<Vec<usize>> {
        let candidates: Vec<Candidate<'_>> =
            memories.iter().map(|(memory, wall)| Candidate { memory, vector: &[], wall: *wall }).collect();
        batches(&candidates, 7, max, |at| NOW - at)
    }

    #[test]
    fn a_batch_holds_the_oldest_memories_first_and_no_more_than_its_size() {
        let memories: Vec<(Memory, u64)> =
            (0..120).map(|id| (memory(id, 8 + i64::try_from(id).unwrap()), 0)).collect();
        let found = of(&memories, 50);
        assert_eq!(found.iter().map(Vec::len).collect::<Vec<_>>(), [50, 50, 20]);
        assert_eq!(found.concat(), (0..120).rev().collect::<Vec<_>>());
    }

    #[test]
    fn a_memory_of_seven_days_waits_and_a_summary_is_in_no_batch() {
        let mut memories = vec![(memory(0, 7), 0), (memory(1, 8), 0), (memory(2, 9), 0), (memory(3, 9), 0)];
        memories[3].0.is_derived = true;
        assert_eq!(of(&memories, 50), [vec![2, 1]]);
        memories[2].0.is_derived = true;
        assert!(of(&memories, 50).is_empty(), "one memory alone is no batch");
    }

    #[test]
    fn a_batch_ends_at_a_wall() {
        let memories: Vec<(Memory, u64)> =
            (0..9).map(|id| (memory(id, 30 - i64::try_from(id).unwrap()), [5, 1, 5][id % 3])).collect();
        assert_eq!(of(&memories, 4), [vec![0, 2, 3, 5], vec![1, 4, 7], vec![6, 8]]);
    }
}
