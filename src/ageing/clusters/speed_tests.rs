//! How long clusters take and what is missed among many memories.

use std::{collections::BTreeSet, time::Instant};

use super::{
    Settings, Strategy, by_vector, clusters,
    tests_data::{Dice, candidates, themed},
};

/// The pairs of vectors with a cosine of 0.7 that are found by buckets, of all there are.
#[test]
fn most_pairs_are_found_without_comparing_all() {
    let (_, vectors) = themed(2_000, 32, 6);
    let vectors: Vec<&[f32]> = vectors.iter().map(Vec::as_slice).collect();
    let places: Vec<usize> = (0..vectors.len()).collect();
    let mut found = vec![Vec::new(); vectors.len()];
    by_vector::in_buckets(&vectors, &places, 0.7, 32, &mut found);
    let (mut all, mut hit) = (0, 0);
    for (at, others) in found.iter().enumerate().step_by(8) {
        let near = |other: &usize| *other != at && by_vector::cosine(vectors[at], vectors[*other]) >= 0.7;
        let real: BTreeSet<usize> = places.iter().copied().filter(near).collect();
        all += real.len();
        hit += others.iter().filter(|other| real.contains(other)).count();
    }
    println!("{hit} of {all} pairs are found");
    assert!(all > 500 && hit * 100 >= all * 90, "{hit} of {all}");
}

/// Run with `--release -- --ignored`: tests are not optimised otherwise.
#[test]
#[ignore = "takes minutes unless optimised"]
fn a_hundred_thousand_memories_are_clustered_in_seconds() {
    let (mut memories, vectors) = themed(100_000, 512, 6);
    for strategy in [Strategy::Embeddings, Strategy::Tags, Strategy::Hybrid] {
        let candidates = candidates(&memories, &vectors, 1);
        let started = Instant::now();
        let found = clusters(&candidates, Settings { strategy, ..Settings::default() });
        println!("{strategy:?}: {} clusters in {:?}", found.len(), started.elapsed());
        assert!(started.elapsed().as_secs() < 20);
    }
    // All alike, which is the most to look at.
    let mut dice = Dice(3);
    let middle = dice.vector(512);
    let alike: Vec<Vec<f32>> = (0..100_000).map(|_| dice.near(&middle, 0.99)).collect();
    memories.iter_mut().for_each(|memory| memory.topics = vec!["work".into()]);
    for strategy in [Strategy::Embeddings, Strategy::Tags, Strategy::Hybrid] {
        let candidates = candidates(&memories, &alike, 1);
        let started = Instant::now();
        let found = clusters(&candidates, Settings { strategy, ..Settings::default() });
        let members: usize = found.iter().map(Vec::len).sum();
        println!("alike, {strategy:?}: {members} in {} clusters in {:?}", found.len(), started.elapsed());
        assert!(started.elapsed().as_secs() < 40);
    }
}
