//! Memories that stand beside each other in a thread: in a conversation, what answers a question often stands beside
//! what shares words with it.

use std::collections::HashMap;

use memledger_projections::search::Candidate;

use super::rank::Ranked;

/// How far before and behind a memory another one of its thread stands beside it.
pub const BESIDE: usize = 2;

/// Where a memory stands: in which thread, and how many stand before it. The numbers mean something among those that
/// were given together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    pub thread: u32,
    pub at: usize,
}

impl Place {
    /// `other` stands behind it.
    pub fn is_beside(self, other: Self) -> bool {
        self.thread == other.thread && other.at - self.at <= BESIDE
    }
}

/// The places of all that may be found, in the order that they were created in; equals by their ids.
pub fn places(found: &[Candidate]) -> HashMap<String, Place> {
    let in_threads = found.iter().filter_map(|one| Some((one.thread_id.as_deref()?, one)));
    let mut in_order: Vec<_> =
        in_threads.map(|(thread, one)| (thread, one.created_at, one.memory_id.as_str())).collect();
    in_order.sort_unstable();
    let threads = in_order.chunk_by(|one, other| one.0 == other.0).zip(0..);
    let places = threads.flat_map(|(of_thread, thread)| {
        of_thread.iter().enumerate().map(move |(at, (.., id))| ((*id).to_owned(), Place { thread, at }))
    });
    places.collect()
}

/// Gives each memory the relevance of the most relevant one beside it.
pub fn look_beside(ranked: &mut [Ranked], places: &HashMap<String, Place>) {
    let place = |one: &Ranked| places.get(&one.candidate.memory_id).copied();
    let placed = ranked.iter().enumerate().filter_map(|(at, one)| Some((place(one)?, at)));
    let mut in_order: Vec<(Place, usize)> = placed.collect();
    in_order.sort_unstable();
    for (n, (place, one)) in in_order.iter().enumerate() {
        for (_, other) in in_order[n + 1..].iter().take_while(|(other, _)| place.is_beside(*other)) {
            for (one, other) in [(*one, *other), (*other, *one)] {
                let relevance = ranked[other].scores.relevance;
                let known = &mut ranked[one].scores.thread;
                *known = known.max(relevance);
            }
        }
    }
}
