use proptest::{
    collection::vec,
    prelude::{Just, any, prop_assert, prop_assert_eq, prop_oneof, proptest},
};

use super::*;

fn memory(id: usize, created_at: i64) -> Memory {
    Memory {
        id: format!("m{id:03}"),
        importance: 3,
        pinned: false,
        bank: "General".into(),
        category: None,
        topics: Vec::new(),
        is_derived: false,
        created_at,
        written_at: created_at,
        last_accessed_at: None,
    }
}

fn limit(max_total_memories: usize, batch_size: usize) -> Limit {
    Limit { max_total_memories, batch_size }
}

fn pruned(memories: &[Memory], limit: Limit, strategy: Strategy, scores: &[f32]) -> Vec<usize> {
    victims(memories, limit, 0, strategy, scores)
}

#[test]
fn nothing_goes_up_to_the_limit() {
    let memories: Vec<Memory> = (0..10).map(|at| memory(at, 0)).collect();
    assert!(victims(&memories, limit(12, 5), 2, Strategy::Fifo, &[]).is_empty());
    assert_eq!(victims(&memories, limit(12, 5), 3, Strategy::Fifo, &[]).len(), 5);
}

#[test]
fn the_oldest_goes_first_whatever_its_importance() {
    let mut memories = vec![memory(0, 30), memory(1, 10), memory(2, 20), memory(3, 40)];
    memories[1].importance = 5;
    memories[1].last_accessed_at = Some(99);
    assert_eq!(pruned(&memories, limit(2, 1), Strategy::Fifo, &[]), [1, 2]);
    assert_eq!(pruned(&memories, limit(2, 1), Strategy::OldestAccessed, &[]), [2, 0]);
}

#[test]
fn the_least_relevant_goes_first_and_of_equal_ones_the_oldest() {
    let memories = vec![memory(0, 30), memory(1, 20), memory(2, 10), memory(3, 40)];
    assert_eq!(pruned(&memories, limit(2, 1), Strategy::LeastRelevant, &[0.9, 0.1, 0.5, 0.1]), [1, 3]);
    assert_eq!(pruned(&memories, limit(2, 1), Strategy::LeastRelevant, &[]), [2, 1]);
    assert_eq!(pruned(&memories, limit(3, 1), Strategy::LeastRelevant, &[0.1, f32::NAN, 0.1, 0.1]), [1]);
}

#[test]
fn what_is_pinned_counts_and_stays() {
    let mut memories: Vec<Memory> = (0..4).map(|at| memory(at, 0)).collect();
    [0, 1].into_iter().for_each(|at| memories[at].pinned = true);
    assert_eq!(pruned(&memories, limit(2, 1), Strategy::Fifo, &[]), [2, 3]);
    assert_eq!(pruned(&memories, limit(1, 1), Strategy::Fifo, &[]), [2, 3]);
}

#[test]
fn a_summary_goes_in_its_turn() {
    let mut memories = vec![memory(0, 30), memory(1, 10), memory(2, 20)];
    memories[1].is_derived = true;
    assert_eq!(pruned(&memories, limit(2, 1), Strategy::Fifo, &[]), [1]);
}

#[test]
fn a_batch_larger_than_a_small_limit_does_not_take_everything() {
    let memories: Vec<Memory> = (0..4).map(|at| memory(at, 0)).collect();
    assert_eq!(pruned(&memories, limit(3, 10), Strategy::Fifo, &[]).len(), 1);
    assert_eq!(pruned(&memories, limit(3, 0), Strategy::Fifo, &[]).len(), 1);
}

fn strategies() -> impl proptest::strategy::Strategy<Value = Strategy> {
    prop_oneof![Just(Strategy::Fifo), Just(Strategy::OldestAccessed), Just(Strategy::LeastRelevant)]
}

proptest! {
    #[test]
    fn the_rest_is_at_the_limit_or_below_by_less_than_a_batch(
        made in vec((0_i64..20, any::<bool>(), any::<bool>(), proptest::option::of(0_i64..40), 0_u8..4), 0..60),
        max in 0_usize..50, batch in 0_usize..20, incoming in 0_usize..10, strategy in strategies(), turn in 0_usize..60,
    ) {
        let of = |(at, (created, pinned, derived, used, _)): (usize, &(i64, bool, bool, Option<i64>, u8))| Memory {
            pinned: *pinned, is_derived: *derived, last_accessed_at: *used, ..memory(at, *created)
        };
        let memories: Vec<Memory> = made.iter().enumerate().map(of).collect();
        let scores: Vec<f32> = made.iter().map(|one| f32::from(one.4)).collect();
        let gone = victims(&memories, limit(max, batch), incoming, strategy, &scores);
        let may_go = (0..made.len()).filter(|at| !memories[*at].pinned).count();
        prop_assert!(gone.iter().all(|at| !memories[*at].pinned));
        let left = memories.len() + incoming - gone.len();
        if memories.len() + incoming <= max {
            prop_assert!(gone.is_empty());
        } else if gone.len() < may_go {
            prop_assert!(left <= max && left + batch.max(1) > max);
        } else {
            prop_assert!(left + batch.max(1) > max);
        }
        let mut once = gone.clone();
        once.sort_unstable();
        once.dedup();
        prop_assert_eq!(once.len(), gone.len());
        // In another order the same memories go.
        let places: Vec<usize> = (0..made.len()).map(|at| (at + turn) % made.len()).collect();
        let turned: Vec<Memory> = places.iter().map(|at| memories[*at].clone()).collect();
        let turned_scores: Vec<f32> = places.iter().map(|at| scores[*at]).collect();
        let again = victims(&turned, limit(max, batch), incoming, strategy, &turned_scores);
        let again: Vec<usize> = again.into_iter().map(|at| places[at]).collect();
        prop_assert_eq!(again, gone);
    }
}
