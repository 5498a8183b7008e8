//! Seeds with the memories most like them.

use std::{cmp::Reverse, collections::BinaryHeap};

use super::likeness::Neighbour;

/// A member beyond the fewest may be so much less like the seed than the last of those.
const GAP: f32 = 0.15;

/// Clusters of `min` to `max` places. `neighbours` has for each place those like it, the likest first. The seed whose
/// nearest free neighbours add up to most comes first, and takes the likest of them.
pub(super) fn stars(neighbours: &[Vec<Neighbour>], min: usize, max: usize) -> Vec<Vec<usize>> {
    let mut is_free = vec![true; neighbours.len()];
    let mut clusters = Vec::new();
    let mut seeds: BinaryHeap<(u32, Reverse<usize>)> = (0..neighbours.len())
        .filter_map(|seed| Some((weight(&members(seed, neighbours, &is_free, min, max)?), Reverse(seed))))
        .collect();
    while let Some((weighed, Reverse(seed))) = seeds.pop() {
        // What was taken since makes a seed weigh less.
        let Some(members) = members(seed, neighbours, &is_free, min, max) else { continue };
        let now = weight(&members);
        if now < weighed {
            seeds.push((now, Reverse(seed)));
            continue;
        }
        let cluster: Vec<usize> =
            std::iter::once(seed).chain(members.iter().map(|(at, _)| *at as usize)).collect();
        cluster.iter().for_each(|at| is_free[*at] = false);
        clusters.push(cluster);
    }
    clusters
}

/// The likest free neighbours of a free seed, if there are enough.
fn members(
    seed: usize,
    neighbours: &[Vec<Neighbour>],
    is_free: &[bool],
    min: usize,
    max: usize,
) -> Option<Vec<Neighbour>> {
    let free = neighbours[seed].iter().filter(|(at, _)| is_free[*at as usize]);
    let mut members: Vec<Neighbour> = free.take(max - 1).copied().collect();
    if let Some((_, needed)) = members.get(min.max(2) - 2).copied() {
        members.retain(|(_, likeness)| *likeness >= needed - GAP);
    }
    (is_free[seed] && !members.is_empty() && members.len() + 1 >= min).then_some(members)
}

/// In millionths, so that it can be ordered.
fn weight(members: &[Neighbour]) -> u32 {
    let millionths = |(_, likeness): &Neighbour| (f64::from(*likeness) * 1e6).round().clamp(0.0, 1e7);
    members.iter().map(|member| millionths(member) as u32).sum()
}
