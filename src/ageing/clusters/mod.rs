//! Which memories belong together, so that one summary can stand for them.
//!
//! A cluster is a seed and the memories most like it: every member reaches the threshold with the seed by the rule of the
//! strategy. Beyond the fewest, only those are members that are almost as like the seed. Seeds are chosen by how much their nearest free memories add up to; a memory that finds no room in a cluster
//! may be part of another one. No memory is in two clusters, and what was made of other memories is in none.
//!
//! The definition is exact. Which pairs are looked at is not, if more than [`by_vector::ALL_PAIRS`] memories are behind one
//! wall: then vectors that are nearly alike may be missed, and what is missed stays an original.

#[cfg(test)]
mod buckets_tests;
mod by_topic;
mod by_vector;
mod likeness;
mod sketches;
mod stars;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod tests_data;
mod topics;

use likeness::Likeness;
use topics::Topics;

use crate::Candidate;

/// How it is decided whether two memories are alike. `t` is the threshold, and Jaccard the topics that both have divided by
/// those that either has, without regard to capitals and accents. A topic is rare if no more memories behind the wall have
/// it than fit in the largest cluster.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Strategy {
    /// The cosine of their vectors is at least `t`. A memory without a vector is in no cluster.
    Embeddings,
    /// Their Jaccard is at least `t`, or they have a rare topic in common. A memory without topics is in no cluster.
    Tags,
    /// The cosine of their vectors is at least `t` − 0.3 if they have a rare topic in common, `t` if they have another topic
    /// in common or one of them has no topics, and halfway between `t` and 1 if their topics have nothing in common. Without
    /// a vector on either side it is `Tags` that decides.
    Hybrid,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Settings {
    pub strategy: Strategy,
    /// Fewest and most members of a cluster.
    pub min_size: usize,
    pub max_size: usize,
    /// 0 to 1.
    pub threshold: f32,
}

impl Default for Settings {
    fn default() -> Self {
        Self { strategy: Strategy::Hybrid, min_size: 3, max_size: 8, threshold: 0.7 }
    }
}

/// How many of the memories most like one are known at a time.
const MOST_NEIGHBOURS: usize = 32;
/// A memory whose known neighbours are all taken is looked at again, so often at most.
const MOST_ROUNDS: usize = 4;

/// The clusters, each the sorted places of its members in `candidates`, in the order of their first member. The same
/// memories in another order are in the same clusters: ids decide between equals.
pub fn clusters(candidates: &[Candidate<'_>], settings: Settings) -> Vec<Vec<usize>> {
    if settings.max_size < settings.min_size.max(2) {
        return Vec::new();
    }
    let mut places: Vec<usize> =
        (0..candidates.len()).filter(|at| !candidates[*at].memory.is_derived).collect();
    places.sort_by_key(|at| (candidates[*at].wall, candidates[*at].memory.id.as_str()));
    let mut clusters = Vec::new();
    for places in places.chunk_by(|one, other| candidates[*one].wall == candidates[*other].wall) {
        clusters.extend(behind_wall(candidates, places, settings));
    }
    clusters.iter_mut().for_each(|cluster| cluster.sort_unstable());
    clusters.sort_unstable();
    clusters
}

/// The clusters among the memories at these places, which are in the order of their ids.
fn behind_wall(candidates: &[Candidate<'_>], places: &[usize], settings: Settings) -> Vec<Vec<usize>> {
    let vectors: Vec<&[f32]> = places.iter().map(|at| candidates[*at].vector).collect();
    let topics = Topics::of(places.iter().map(|at| candidates[*at].memory.topics.as_slice()));
    let likeness = Likeness::new(settings, &vectors, &topics);
    let mut free: Vec<usize> = (0..places.len()).collect();
    let mut clusters = Vec::new();
    for _ in 0..MOST_ROUNDS {
        let neighbours = likeness.neighbours(&free, MOST_NEIGHBOURS);
        let found = stars::stars(&neighbours, settings.min_size, settings.max_size);
        let mut is_taken = vec![false; free.len()];
        found.iter().flatten().for_each(|at| is_taken[*at] = true);
        clusters.extend(found.iter().map(|cluster| cluster.iter().map(|at| places[free[*at]]).collect()));
        let is_cut_short = |at: usize| !is_taken[at] && neighbours[at].len() >= MOST_NEIGHBOURS;
        let goes_on = !found.is_empty() && (0..free.len()).any(is_cut_short);
        let mut taken = is_taken.into_iter();
        free.retain(|_| !taken.next().unwrap_or_default());
        if !goes_on {
            break;
        }
    }
    clusters
}
