//! What clusters are by their definition.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::{
    Just, ProptestConfig, Strategy as _, prop, prop_assert, prop_assert_eq, prop_oneof, proptest,
};

use super::{Settings, Strategy, clusters, tests_data::Dice};
use crate::{
    Candidate, Memory,
    labelled_tests::{Label, groups, memory},
};

const STRATEGIES: [Strategy; 3] = [Strategy::Embeddings, Strategy::Tags, Strategy::Hybrid];

fn with(strategy: Strategy) -> Settings {
    Settings { strategy, ..Settings::default() }
}

fn about(nth: usize, topics: &[&str]) -> Memory {
    Memory { topics: topics.iter().map(|topic| (*topic).to_owned()).collect(), ..memory(nth) }
}

fn cosine(one: &[f32], other: &[f32]) -> f64 {
    one.iter().zip(other).map(|(one, other)| f64::from(*one) * f64::from(*other)).sum()
}

fn jaccard(one: &Memory, other: &Memory) -> f64 {
    let [one, other] = [one, other].map(|memory| memory.topics.iter().collect::<BTreeSet<_>>());
    one.intersection(&other).count() as f64 / one.union(&other).count().max(1) as f64
}

#[test]
fn the_strategies_differ_in_what_is_alike() {
    let angle = |degrees: f32| vec![degrees.to_radians().cos(), degrees.to_radians().sin()];
    // The cosine is 0.98 at 10 degrees, 0.77 at 40, 0.64 at 50 and 0.34 at 70.
    type Member<'a> = (f32, &'a [&'a str]);
    let cases: [(&str, [Member<'_>; 3], [bool; 3]); 7] = [
        ("near, of one topic", [(0.0, &["a"]), (10.0, &["a"]), (20.0, &["a"])], [true, true, true]),
        ("near, without topics", [(0.0, &[]), (10.0, &[]), (20.0, &[])], [true, false, true]),
        ("near, of other topics", [(0.0, &["a"]), (40.0, &["b"]), (-40.0, &["c"])], [true, false, false]),
        ("very near, of other topics", [(0.0, &["a"]), (10.0, &["b"]), (20.0, &["c"])], [true, false, true]),
        ("further, of one topic", [(0.0, &["a"]), (50.0, &["a"]), (-50.0, &["a"])], [false, true, true]),
        ("far, of one topic", [(0.0, &["a"]), (70.0, &["a"]), (-70.0, &["a"])], [false, true, false]),
        ("far, without topics", [(0.0, &[]), (70.0, &[]), (-70.0, &[])], [false, false, false]),
    ];
    for (name, members, expected) in cases {
        let memories: Vec<Memory> =
            members.iter().enumerate().map(|(nth, (_, topics))| about(nth, topics)).collect();
        let vectors = members.map(|(degrees, _)| angle(degrees));
        let candidates: Vec<Candidate<'_>> = memories
            .iter()
            .zip(&vectors)
            .map(|(memory, vector)| Candidate { memory, vector, wall: 1 })
            .collect();
        let found = STRATEGIES.map(|strategy| !clusters(&candidates, with(strategy)).is_empty());
        assert_eq!(found, expected, "{name}");
    }
}

#[test]
fn a_topic_that_many_have_makes_nothing_alike() {
    let memories: Vec<Memory> = (0..40)
        .map(|nth| match nth {
            0..3 => about(nth, &["work", "rare one"]),
            _ => about(nth, &["work", &format!("other {nth}")]),
        })
        .collect();
    let of = |memory| Candidate { memory, vector: &[], wall: 1 };
    let candidates: Vec<Candidate<'_>> = memories.iter().map(of).collect();
    for strategy in [Strategy::Tags, Strategy::Hybrid] {
        assert_eq!(clusters(&candidates, with(strategy)), [vec![0, 1, 2]], "{strategy:?}");
    }
    assert!(clusters(&candidates, with(Strategy::Embeddings)).is_empty(), "there are no vectors");
}

#[test]
fn a_cluster_over_the_limit_is_split_and_walls_part_what_is_alike() {
    let mut dice = Dice(5);
    let middle = dice.vector(64);
    let vectors: Vec<Vec<f32>> = (0..20).map(|_| dice.near(&middle, 0.95)).collect();
    let memories: Vec<Memory> = (0..20).map(|nth| about(nth, &["tea"])).collect();
    let candidates = |wall: fn(usize) -> u64| -> Vec<Candidate<'_>> {
        let made = memories.iter().zip(&vectors).enumerate();
        made.map(|(nth, (memory, vector))| Candidate { memory, vector, wall: wall(nth) }).collect()
    };
    for strategy in STRATEGIES {
        let mut sizes: Vec<usize> =
            clusters(&candidates(|_| 1), with(strategy)).iter().map(Vec::len).collect();
        sizes.sort_unstable();
        assert_eq!(sizes, [4, 8, 8], "{strategy:?}");
        let found = clusters(&candidates(|nth| nth as u64 / 2), with(strategy));
        assert!(found.is_empty(), "two behind each wall");
    }
    let settings = Settings { min_size: 5, ..Settings::default() };
    let sizes: Vec<usize> = clusters(&candidates(|_| 1), settings).iter().map(Vec::len).collect();
    assert_eq!(sizes, [8, 8], "four are too few then");
    let settings = Settings { min_size: 9, ..Settings::default() };
    assert!(clusters(&candidates(|_| 1), settings).is_empty(), "more than the most");
}

/// Members of one labelled group that are in one cluster, of all in one group, and of all in one cluster; in percent.
fn pairs_of_groups(settings: Settings) -> (usize, usize) {
    let groups = groups();
    let mut candidates = Vec::new();
    let mut group_of = Vec::new();
    for (nth, group) in groups.iter().enumerate() {
        for one in &group.members {
            candidates.push(Candidate { memory: &one.memory, vector: &one.vector, wall: 1 });
            group_of.push((group.name != "apart").then_some(nth));
        }
    }
    assert!(groups.iter().flat_map(|group| &group.members).any(|one| one.label == Label::Stays));
    let pairs = |cluster: &[usize]| {
        let places = cluster.to_vec();
        let behind = places.clone();
        let two =
            places.into_iter().flat_map(move |one| behind.clone().into_iter().map(move |two| (one, two)));
        two.filter(|(one, two)| one < two).collect::<Vec<_>>()
    };
    let mut members: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (at, group) in group_of.iter().enumerate() {
        group.iter().for_each(|group| members.entry(*group).or_default().push(at));
    }
    let wanted: BTreeSet<(usize, usize)> = members.values().flat_map(|members| pairs(members)).collect();
    let found: BTreeSet<(usize, usize)> =
        clusters(&candidates, settings).iter().flat_map(|cluster| pairs(cluster)).collect();
    let right = wanted.intersection(&found).count();
    println!("{settings:?}: {right} right of {} found and {} wanted", found.len(), wanted.len());
    (100 * right / wanted.len(), 100 * right / found.len().max(1))
}

#[test]
fn labelled_groups_are_found_and_others_are_not() {
    for (strategy, threshold, least_recall, least_precision) in [
        (Strategy::Embeddings, 0.7, 1, 50),
        (Strategy::Tags, 0.7, 55, 45),
        (Strategy::Hybrid, 0.7, 40, 85),
        (Strategy::Embeddings, 0.4, 30, 20),
        (Strategy::Hybrid, 0.5, 55, 60),
    ] {
        let (recall, precision) = pairs_of_groups(Settings { strategy, threshold, ..Settings::default() });
        assert!(recall >= least_recall && precision >= least_precision, "{strategy:?} {recall} {precision}");
    }
}

#[derive(Debug, Clone)]
struct Any {
    vector: Vec<f32>,
    memory: Memory,
    wall: u64,
}

fn any_memories() -> impl proptest::strategy::Strategy<Value = Vec<Any>> {
    let one = (
        prop_oneof![
            Just(Vec::new()),
            (0..6_u8, 0..50_u8).prop_map(|(theme, nth)| {
                let mut dice = Dice(u64::from(theme));
                let middle = dice.vector(8);
                Dice(u64::from(nth)).near(&middle, 0.9)
            }),
        ],
        prop::collection::vec("[a-e]", 0..3),
        0..2_u64,
        prop::bool::weighted(0.1),
    );
    prop::collection::vec(one, 0..60).prop_map(|all| {
        let made = all.into_iter().enumerate();
        made.map(|(nth, (vector, topics, wall, is_derived))| Any {
            vector,
            wall,
            memory: Memory { topics, is_derived, ..memory(nth) },
        })
        .collect::<Vec<_>>()
    })
}

fn found(all: &[Any], settings: Settings) -> Vec<Vec<usize>> {
    let of = |one| {
        let Any { vector, memory, wall }: &Any = one;
        Candidate { memory, vector, wall: *wall }
    };
    clusters(&all.iter().map(of).collect::<Vec<_>>(), settings)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn clusters_are_what_they_are_said_to_be(
        all in any_memories(), nth in 0..3_usize, min_size in 2..5_usize, more in 0..6_usize, turn in 0..60_usize,
    ) {
        let settings = Settings { min_size, max_size: min_size + more, ..with(STRATEGIES[nth]) };
        let clusters = found(&all, settings);
        let members: Vec<usize> = clusters.concat();
        prop_assert_eq!(members.iter().collect::<BTreeSet<_>>().len(), members.len(), "none is in two");
        for cluster in &clusters {
            prop_assert!((min_size..=min_size + more).contains(&cluster.len()));
            prop_assert!(cluster.is_sorted());
            prop_assert!(cluster.iter().all(|at| all[*at].wall == all[cluster[0]].wall));
            prop_assert!(cluster.iter().all(|at| !all[*at].memory.is_derived));
            let alike = |one: &Any, other: &Any| {
                let cosine = cosine(&one.vector, &other.vector) + 1e-4;
                let shares = jaccard(&one.memory, &other.memory) > 0.0;
                match settings.strategy {
                    Strategy::Embeddings => cosine >= 0.7,
                    // Which topics are rare depends on the others.
                    Strategy::Tags => shares,
                    Strategy::Hybrid => cosine >= 0.7 || shares,
                }
            };
            let is_seed = |seed: &&usize| cluster.iter().all(|at| at == *seed || alike(&all[*at], &all[**seed]));
            prop_assert!(cluster.iter().find(is_seed).is_some(), "all are like one of them");
        }
        prop_assert_eq!(&found(&all, settings), &clusters, "twice the same");
        let mut turned = all.clone();
        turned.rotate_left(turn.min(all.len()));
        turned.reverse();
        let ids = |all: &[Any], clusters: &[Vec<usize>]| -> BTreeSet<Vec<String>> {
            clusters
                .iter()
                .map(|cluster| {
                    let mut ids: Vec<String> = cluster.iter().map(|at| all[*at].memory.id.clone()).collect();
                    ids.sort();
                    ids
                })
                .collect()
        };
        prop_assert_eq!(ids(&turned, &found(&turned, settings)), ids(&all, &clusters), "in whatever order");
    }
}
