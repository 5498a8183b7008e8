//! Pairs of memories whose vectors are near each other.

use std::collections::BTreeMap;

use super::sketches::{Sketch, most_bits};

/// Of no more vectors, all pairs are compared.
pub(super) const ALL_PAIRS: usize = 2_048;
/// In how many buckets a vector is: those whose pivots are nearest to it.
const BUCKETS: usize = 6;
/// A bucket that is so many times larger than they are on average is cut.
const MOST_TIMES: usize = 4;

/// Adds to each memory those whose vectors are nearest to its own, at most `most` with a cosine of at least `least`. Of more
/// than [`ALL_PAIRS`] only those are found that are near the same pivots, which are some of the vectors themselves.
pub(super) fn nominate(vectors: &[&[f32]], least: f32, most: usize, nominated: &mut [Vec<usize>]) {
    // Vectors of two lengths are of two models, and not comparable.
    let mut by_length: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (at, vector) in vectors.iter().enumerate().filter(|(_, vector)| !vector.is_empty()) {
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

fn among_all(
    vectors: &[&[f32]],
    places: &[usize],
    least: f32,
    most: usize,
    nominated: &mut [Vec<usize>],
) {
    let mut near: Vec<Vec<(f32, usize)>> = vec![Vec::new(); places.len()];
    for (nth, at) in places.iter().enumerate() {
        for (behind, other) in places.iter().enumerate().skip(nth + 1) {
            let cosine = cosine(vectors[*at], vectors[*other]);
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
        nominated[places[nth]].extend(near.into_iter().take(most).map(|(_, other)| places[other]));
    }
}

/// The same by sketches of the vectors.
pub(super) fn in_buckets(
    vectors: &[&[f32]],
    places: &[usize],
    least: f32,
    most: usize,
    nominated: &mut [Vec<usize>],
) {
    let sketches: Vec<Sketch> = places.iter().map(|at| Sketch::of(vectors[*at])).collect();
    let buckets = Buckets::of(&sketches);
    let most_bits = most_bits(least);
    let mut near: Vec<(u32, usize, usize)> = Vec::new();
    for (nth, sketch) in sketches.iter().enumerate() {
        near.clear();
        for bucket in &buckets.of[nth] {
            let others = buckets.members[*bucket as usize].iter().map(|other| *other as usize);
            let distances = others.map(|other| (sketch.distance(&sketches[other]), nth.abs_diff(other), other));
            near.extend(distances.filter(|(bits, _, other)| *bits <= most_bits && *other != nth));
        }
        // Each may come once from each bucket.
        let enough = BUCKETS * most;
        if near.len() > enough {
            near.select_nth_unstable(enough);
            near.truncate(enough);
        }
        near.sort_unstable();
        near.dedup();
        nominated[places[nth]].extend(near.iter().take(most).map(|(_, _, other)| places[*other]));
    }
}

/// Vectors by the pivots that they are nearest to.
struct Buckets {
    members: Vec<Vec<u32>>,
    /// For each vector the buckets that it is in.
    of: Vec<[u32; BUCKETS]>,
}

impl Buckets {
    fn of(sketches: &[Sketch]) -> Self {
        let count = (sketches.len().isqrt() * 3).clamp(4 * BUCKETS, 1_024).min(sketches.len());
        let pivots: Vec<Sketch> =
            (0..count).map(|nth| sketches[nth * sketches.len() / count]).collect();
        let cut = MOST_TIMES * BUCKETS * sketches.len() / count;
        let mut members: Vec<Vec<u32>> = vec![Vec::new(); count];
        // The bucket that each pivot fills at present: a new one is begun when it is full.
        let mut filled: Vec<u32> = (0_u32..).take(count).collect();
        let mut of = Vec::with_capacity(sketches.len());
        let mut nearest: Vec<(u32, usize)> = Vec::with_capacity(count);
        for (at, sketch) in (0_u32..).zip(sketches) {
            nearest.clear();
            nearest.extend(pivots.iter().enumerate().map(|(nth, pivot)| (sketch.distance(pivot), nth)));
            if count > BUCKETS {
                nearest.select_nth_unstable(BUCKETS - 1);
            }
            let mut own = [0; BUCKETS];
            for (own, (_, pivot)) in own.iter_mut().zip(&nearest) {
                let mut bucket = filled[*pivot];
                if members[bucket as usize].len() >= cut {
                    bucket = u32::try_from(members.len()).unwrap_or(u32::MAX);
                    filled[*pivot] = bucket;
                    members.push(Vec::new());
                }
                members[bucket as usize].push(at);
                *own = bucket;
            }
            of.push(own);
        }
        Self { members, of }
    }
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
