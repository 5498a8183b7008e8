//! How long clusters take and what is missed among many memories.

use std::{collections::BTreeSet, fs, time::Duration};

use super::{
    Settings, Strategy, by_vector, clusters,
    tests_data::{Dice, candidates, themed},
};
use crate::{Memory, labelled_tests::memory};

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

/// How long this thread was on a processor, so that it does not matter what else the machine does.
fn busy() -> Duration {
    let all = fs::read_to_string("/proc/thread-self/schedstat").unwrap();
    Duration::from_nanos(all.split(' ').next().unwrap().parse().unwrap())
}

/// Megabytes that this process has now, or had at most.
fn megabytes(which: &str) -> u64 {
    let all = fs::read_to_string("/proc/self/status").unwrap();
    let line = all.lines().find_map(|line| line.strip_prefix(which)).unwrap();
    line.trim_end_matches("kB").trim().parse::<u64>().unwrap() / 1_024
}

/// Clusters by each strategy.
fn clustered(name: &str, vectors: &[Vec<f32>], memories: &[Memory]) {
    for strategy in [Strategy::Embeddings, Strategy::Tags, Strategy::Hybrid] {
        let candidates = candidates(memories, vectors, 1);
        let started = busy();
        let found = clusters(&candidates, Settings { strategy, ..Settings::default() });
        let members: usize = found.iter().map(Vec::len).sum();
        let took = busy() - started;
        println!("{name}, {strategy:?}: {members} in {} clusters in {took:?}", found.len());
        assert!(took.as_secs() < 40);
    }
}

/// Run with `--release -- --ignored`: tests are not optimised otherwise.
#[test]
#[ignore = "takes minutes unless optimised, and reads what Linux says of the process"]
fn a_hundred_thousand_memories_are_clustered_in_seconds() {
    // All alike, which is the most to look at.
    let mut dice = Dice(3);
    let middle = dice.vector(64);
    let alike: Vec<Vec<f32>> = (0..100_000).map(|_| dice.near(&middle, 0.99)).collect();
    let of_one_topic = |nth| Memory { topics: vec!["work".into()], ..memory(nth) };
    let memories: Vec<Memory> = (0..alike.len()).map(of_one_topic).collect();
    let before = megabytes("VmRSS:");
    clustered("alike", &alike, &memories);
    let more = megabytes("VmHWM:") - before;
    println!("{more} MB next to the memories");
    assert!(more < 200);
    drop(alike);
    let (memories, vectors) = themed(100_000, 512, 6);
    clustered("themes", &vectors, &memories);
    let (hit, all) = found_of_all(&vectors, 500);
    assert!(hit * 100 >= all * 90, "{hit} of {all}");
}
