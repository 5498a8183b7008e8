//! Pairs of memories whose vectors are near each other.

use std::collections::BTreeMap;

use super::sketches::{Limit, Sketch};

/// Of no more vectors, all pairs are compared.
pub(super) const ALL_PAIRS: usize = 2_048;
/// In how many buckets a vector is: those whose pivots are nearest to it.
const BUCKETS: usize = 16;
/// Most pivots.
const MOST_PIVOTS: usize = 2_048;
/// A bucket that is larger than the average by this factor is cut.
const MOST_TIMES: usize = 2;

/// Adds to each memory those whose vectors are nearest to its own, at most `most` with a cosine of at least `least`. Of more
/// than [`ALL_PAIRS`] only those are found that are near the same pivots, which are some of the vectors themselves.
pub(super) fn nominate(vectors: &[&[f32]], least: f32, most: usize, nominated: &mut [Vec<u32>]) {
    // Vectors of two lengths are of two models, and not comparable.
    let mut by_length: BTreeMap<usize, Vec<u32>> = BTreeMap::new();
    for (at, vector) in (0_u32..).zip(vectors).filter(|(_, vector)| !vector.is_empty()) {
        by_length.entry(vector.len()).or_default().push(at);
    }
    for places in by_length.values() {
        if places.len() <= ALL_PAIRS {
            among_all(vectors, places, least, most, nominated);
        } else {
            in_buckets(vectors, places, least, most, nominated);
        }
    }
}

fn among_all(vectors: &[&[f32]], places: &[u32], least: f32, most: usize, nominated: &mut [Vec<u32>]) {
    let mut near: Vec<Vec<(f32, usize)>> = vec![Vec::new(); places.len()];
    for (nth, at) in places.iter().enumerate() {
        for (behind, other) in places.iter().enumerate().skip(nth + 1) {
            let cosine = cosine(vectors[*at as usize], vectors[*other as usize]);
            if cosine >= least {
                near[nth].push((cosine, behind));
                near[behind].push((cosine, nth));
            }
        }
    }
    for (nth, mut near) in near.into_iter().enumerate() {
        near.sort_by(|(one, at), (other, behind)| {
            other.total_cmp(one).then_with(|| (at.abs_diff(nth), at).cmp(&(behind.abs_diff(nth), behind)))
        });
        nominated[places[nth] as usize].extend(near.into_iter().take(most).map(|(_, other)| places[other]));
    }
}

/// The same by sketches of the vectors: those with the fewest bits that differ, each with most of those that are alike.
pub(super) fn in_buckets(
    vectors: &[&[f32]],
    places: &[u32],
    least: f32,
    most: usize,
    nominated: &mut [Vec<u32>],
) {
    let sketches: Vec<Sketch> = places.iter().map(|at| Sketch::of(vectors[*at as usize])).collect();
    let limit = Limit::of(least);
    let mut near: Vec<Nearest> = (0..sketches.len()).map(|_| Nearest::default()).collect();
    let mut own: Vec<Sketch> = Vec::new();
    for bucket in buckets(&sketches) {
        own.clear();
        own.extend(bucket.iter().map(|at| sketches[*at as usize]));
        for (nth, sketch) in own.iter().enumerate() {
            for (behind, other) in own.iter().enumerate().skip(nth + 1) {
                if let Some(bits) = sketch.distance_within(other, limit) {
                    near[bucket[nth] as usize].add(bucket[nth], bits, bucket[behind], most);
                    near[bucket[behind] as usize].add(bucket[behind], bits, bucket[nth], most);
                }
            }
        }
    }
    for (nth, (mut near, at)) in (0_u32..).zip(near.into_iter().zip(places)) {
        near.cut(nth, most);
        nominated[*at as usize].extend(near.found.iter().map(|(_, other)| places[*other as usize]));
    }
}

/// The vectors nearest to one: how many bits differ, and which.
#[derive(Default)]
struct Nearest {
    found: Vec<(u16, u32)>,
    /// Once there are enough, more bits are not looked at.
    worst: Option<u16>,
}

impl Nearest {
    fn add(&mut self, of: u32, bits: u16, other: u32, most: usize) {
        if self.worst.is_some_and(|worst| bits > worst) {
            return;
        }
        self.found.push((bits, other));
        if self.found.len() >= 2 * most {
            self.cut(of, most);
        }
    }

    /// Leaves those nearest, of equals those next in the order of ids.
    fn cut(&mut self, of: u32, most: usize) {
        self.found.sort_unstable_by_key(|(bits, other)| (*bits, of.abs_diff(*other), *other));
        self.found.dedup();
        self.found.truncate(most);
        self.worst = self.found.get(most.saturating_sub(1)).map(|(bits, _)| *bits);
    }
}

/// Vectors by the pivots that they are nearest to, as places; each vector is in several buckets.
fn buckets(sketches: &[Sketch]) -> Vec<Vec<u32>> {
    let count = (sketches.len().isqrt() * 6).clamp(4 * BUCKETS, MOST_PIVOTS).min(sketches.len());
    let pivots: Vec<Sketch> = (0..count).map(|nth| sketches[nth * sketches.len() / count]).collect();
    let cut = MOST_TIMES * BUCKETS * sketches.len() / count;
    let mut members: Vec<Vec<u32>> = vec![Vec::new(); count];
    // The bucket that each pivot fills at present: a new one is begun when it is full.
    let mut filled: Vec<usize> = (0..count).collect();
    let mut nearest: Vec<(u32, usize)> = Vec::with_capacity(count);
    for (at, sketch) in (0_u32..).zip(sketches) {
        nearest.clear();
        nearest.extend(pivots.iter().enumerate().map(|(nth, pivot)| (sketch.distance(pivot), nth)));
        if count > BUCKETS {
            nearest.select_nth_unstable(BUCKETS - 1);
        }
        for (_, pivot) in nearest.iter().take(BUCKETS) {
            if members[filled[*pivot]].len() >= cut {
                filled[*pivot] = members.len();
                members.push(Vec::new());
            }
            members[filled[*pivot]].push(at);
        }
    }
    members
}

/// The cosine of two vectors of unit length, which have as many dimensions.
pub(super) fn cosine(one: &[f32], other: &[f32]) -> f32 {
    const LANES: usize = 8;
    let mut sums = [0.0_f32; LANES];
    let (chunks, rest) = one.as_chunks::<LANES>();
    let (others, its_rest) = other.as_chunks::<LANES>();
    for (chunk, other) in chunks.iter().zip(others) {
        for lane in 0..LANES {
            sums[lane] += chunk[lane] * other[lane];
        }
    }
    let rest: f32 = rest.iter().zip(its_rest).map(|(one, other)| one * other).sum();
    sums.iter().sum::<f32>() + rest
}
