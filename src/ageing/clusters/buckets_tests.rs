//! What is missed where not all memories are compared.

use std::collections::BTreeSet;

use super::{by_vector, tests_data::themed};

/// How many of the pairs with a cosine of 0.7 are found by buckets, and how many there are. One of `every` memories is compared
/// with all.
fn found_of_all(vectors: &[Vec<f32>], every: usize) -> (usize, usize) {
    let vectors: Vec<&[f32]> = vectors.iter().map(Vec::as_slice).collect();
    let places: Vec<u32> = (0_u32..).take(vectors.len()).collect();
    let mut found = vec![Vec::new(); vectors.len()];
    by_vector::in_buckets(&vectors, &places, 0.7, 32, &mut found);
    let (mut all, mut hit) = (0, 0);
    for (at, others) in found.iter().enumerate().step_by(every) {
        let near = |other: &u32| {
            let other = *other as usize;
            other != at && by_vector::cosine(vectors[at], vectors[other]) >= 0.7
        };
        let real: BTreeSet<u32> = places.iter().copied().filter(near).collect();
        all += real.len();
        hit += others.iter().filter(|other| real.contains(other)).count();
    }
    println!("{hit} of {all} pairs are found among {}", vectors.len());
    (hit, all)
}

#[test]
fn most_pairs_are_found_without_comparing_all() {
    let (_, vectors) = themed(2_000, 32, 6);
    let (hit, all) = found_of_all(&vectors, 8);
    assert!(all > 500 && hit * 100 >= all * 95, "{hit} of {all}");
}
