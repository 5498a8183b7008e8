//! Memories that stand beside each other in a thread: in a conversation, what answers a question often stands beside
//! what shares words with it.

use std::collections::HashMap;

use memledger_projections::search::Candidate;

use super::rank::Ranked;

/// How far before and behind a memory another one of its thread stands beside it.
pub const BESIDE: usize = 2;

/// Where a memory stands. Two that stand beside each other are [`BESIDE`] apart at most, and two of different
/// threads further. The numbers mean something among those that were given together.
pub type Place = usize;

/// Adds places that were given together behind all that are there.
pub fn add_places(places: &mut HashMap<String, Place>, given: HashMap<String, Place>) {
    let behind = places.values().max().map_or(0, |last| last + BESIDE + 1);
    places.extend(given.into_iter().map(|(id, place)| (id, behind + place)));
}

/// Gives each one its place: thread by thread, in the order that they were created in, equals by their ids. What comes
/// fourth is given back.
pub fn line_up<'a, Thread: Ord + Copy, More: Ord>(
    standing: impl Iterator<Item = (Thread, i64, &'a str, More)>,
) -> Vec<(Place, &'a str, More)> {
    let mut in_order: Vec<_> = standing.collect();
    // Those of one user mostly are already.
    in_order.sort();
    let (mut place, mut last) = (0, None);
    let placed = in_order.into_iter().map(|(thread, _, id, more)| {
        place += if last == Some(thread) { 1 } else { BESIDE + 1 };
        last = Some(thread);
        (place, id, more)
    });
    placed.collect()
}

/// The places of all that may be found.
pub fn places(found: &[Candidate]) -> HashMap<String, Place> {
    let standing =
        found.iter().filter_map(|one| Some((one.thread_id.as_deref()?, one.created_at, &*one.memory_id, ())));
    line_up(standing).into_iter().map(|(place, id, ())| (id.to_owned(), place)).collect()
}

/// Gives each memory the relevance of the most relevant one beside it.
pub fn look_beside(ranked: &mut [Ranked], places: &HashMap<String, Place>) {
    let place = |one: &Ranked| places.get(&one.candidate.memory_id).copied();
    let placed = ranked.iter().enumerate().filter_map(|(at, one)| Some((place(one)?, at)));
    let mut in_order: Vec<(Place, usize)> = placed.collect();
    in_order.sort_unstable();
    for (n, (place, one)) in in_order.iter().enumerate() {
        for (_, other) in in_order[n + 1..].iter().take_while(|(other, _)| other - place <= BESIDE) {
            for (one, other) in [(*one, *other), (*other, *one)] {
                let relevance = ranked[other].scores.relevance;
                let known = &mut ranked[one].scores.thread;
                *known = known.max(relevance);
            }
        }
    }
}
