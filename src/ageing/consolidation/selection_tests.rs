use std::collections::HashSet;

use memledger_offline::Hashed;
use proptest::{collection::vec, prelude::*};

use super::{selection::pairs_compared, *};
use crate::Memory;

const DAY_US: i64 = 86_400_000_000;
const NOW: i64 = 20_000 * DAY_US;

/// What a memory is made of, and what it has.
#[derive(Debug, Clone)]
struct Sample {
    memory: Memory,
    revision: u64,
    text: String,
    vector: Vec<f32>,
    wall: u64,
}

fn made(id: &str, text: &str, vector: Vec<f32>) -> Sample {
    let memory = Memory {
        id: id.into(),
        importance: 3,
        pinned: false,
        bank: "General".into(),
        category: None,
        topics: Vec::new(),
        is_derived: false,
        created_at: NOW - DAY_US,
        written_at: NOW - DAY_US,
        last_accessed_at: None,
    };
    Sample { memory, revision: 1, text: text.into(), vector, wall: 1 }
}

impl Sample {
    fn item(&self) -> Item<'_> {
        let Self { memory, revision, text, vector, wall } = self;
        Item { memory, revision: *revision, text, vector, wall: *wall }
    }
}

fn items(made: &[Sample]) -> Vec<Item<'_>> {
    made.iter().map(Sample::item).collect()
}

/// Vectors in a plane, at that angle to the first axis.
fn at(degrees: f32) -> Vec<f32> {
    vec![degrees.to_radians().cos(), degrees.to_radians().sin()]
}

fn two() -> Vec<Sample> {
    vec![made("b", "The user lives in Kassel.", at(0.0)), made("a", "The user lives in Porto.", at(30.0))]
}

fn found(made: &[Sample]) -> Vec<Pair> {
    pairs(&items(made), Options::default(), NOW, 0, &|_| false)
}

#[test]
fn a_pair_in_the_band_is_looked_at() {
    let mut two = two();
    two[1].memory.written_at -= 9 * DAY_US;
    let found = found(&two);
    let [pair] = &found[..] else { panic!("{found:?}") };
    assert_eq!((pair.older, pair.newer, pair.fingerprint.as_str()), (1, 0, "a@1|b@1"));
    assert!((pair.cosine - 0.866).abs() < 0.001);
}

#[test]
fn what_does_not_belong_together_is_not_looked_at() {
    type Change = fn(&mut Vec<Sample>);
    let cases: [(&str, Change); 12] = [
        ("walls", |two| two[0].wall = 2),
        ("categories", |two| two[0].memory.category = Some("goals".into())),
        ("both pinned", |two| two.iter_mut().for_each(|one| one.memory.pinned = true)),
        ("a copy", |two| two[1].vector = at(13.0)),
        ("too far", |two| two[1].vector = at(44.0)),
        ("no vector", |two| two[1].vector.clear()),
        ("another subject", |two| two[1].text = "The user paints boats.".into()),
        ("both old", |two| two.iter_mut().for_each(|one| one.memory.written_at = NOW - 4 * DAY_US)),
        ("unimportant", |two| two.iter_mut().for_each(|one| one.memory.importance = 2)),
        ("a summary", |two| two[0].memory.is_derived = true),
        ("recent but unimportant", |two| {
            two[0].memory.importance = 2;
            two[1].memory.written_at = NOW - 4 * DAY_US;
        }),
        ("another embedder", |two| two[1].vector.push(0.0)),
    ];
    for (why, change) in cases {
        let mut two = two();
        change(&mut two);
        assert_eq!(found(&two), [], "{why}");
    }
    let mut two = two();
    two[0].memory.pinned = true;
    two[1].memory.written_at = NOW - 400 * DAY_US;
    two[1].memory.importance = 1;
    assert_eq!(found(&two).len(), 1, "one of them is enough");
}

#[test]
fn what_the_rules_would_make_one_comes_first() {
    let mut all = two();
    all[1].memory.written_at -= 1;
    all.push(made("c", "The user lived in Kassel as a child.", at(15.0)));
    let found = found(&all);
    assert_eq!(found[0].fingerprint, "a@1|b@1");
    assert!(found.len() == 3 && found[0].cosine < found[1].cosine, "{found:?}");
}

/// Text, angle, pinned, wall, age in days, importance and revision.
type Rolled = (usize, f32, bool, u64, i64, u8, u64);

fn random() -> impl Strategy<Value = Vec<Sample>> {
    let texts = ["lives in Kassel", "lives in Porto", "has a house in Kassel", "likes Porto", "paints"];
    let one = (0_usize..5, 0.0_f32..120.0, any::<bool>(), 0_u64..2, 0_i64..6, 1_u8..6, 0_u64..3);
    vec(one, 0..24).prop_map(move |all| {
        let of = |(number, rolled): (usize, Rolled)| {
            let (text, degrees, pinned, wall, age, importance, revision) = rolled;
            let mut one = made(&format!("m{number:02}"), texts[text], at(degrees));
            (one.memory.pinned, one.memory.importance) = (pinned, importance);
            (one.wall, one.memory.written_at, one.revision) = (wall, NOW - age * DAY_US, revision);
            one
        };
        all.into_iter().enumerate().map(of).collect()
    })
}

fn prints(pairs: &[Pair]) -> Vec<String> {
    pairs.iter().map(|pair| pair.fingerprint.clone()).collect()
}

proptest! {
    #[test]
    fn the_cap_is_exact_and_the_order_of_the_memories_does_not_matter(
        all in random(), cap in 0_usize..30, judged in 0_usize..30, turn in 0_usize..24,
    ) {
        let options = Options { pairs_per_user_per_day: 10_000, ..Options::default() };
        let every = pairs(&items(&all), options, NOW, 0, &|_| false);
        let capped = Options { pairs_per_user_per_day: cap, ..options };
        let today = pairs(&items(&all), capped, NOW, judged, &|_| false);
        prop_assert_eq!(today.len(), every.len().min(cap.saturating_sub(judged)));
        prop_assert_eq!(&today[..], &every[..today.len()]);
        let once: HashSet<String> = prints(&every).into_iter().collect();
        prop_assert_eq!(once.len(), every.len());
        let mut turned = all.clone();
        turned.rotate_left(turn % all.len().max(1));
        let again = pairs(&items(&turned), options, NOW, 0, &|_| false);
        prop_assert_eq!(prints(&again), prints(&every));
        for (pair, other) in every.iter().zip(&again) {
            prop_assert_eq!(&all[pair.older].memory.id, &turned[other.older].memory.id);
            prop_assert!(!(all[pair.older].memory.pinned && all[pair.newer].memory.pinned));
            prop_assert_eq!(all[pair.older].wall, all[pair.newer].wall);
        }
    }

    #[test]
    fn what_was_seen_is_skipped_until_a_memory_of_it_changes(all in random(), edited in 0_usize..24) {
        let seen: HashSet<String> = prints(&found(&all)).into_iter().collect();
        let is_seen = |print: &str| seen.contains(print);
        prop_assert_eq!(pairs(&items(&all), Options::default(), NOW, 0, &is_seen), []);
        let mut all = all;
        if let Some(one) = all.get_mut(edited) {
            one.revision += 3;
            let id = one.memory.id.clone();
            let again = pairs(&items(&all), Options::default(), NOW, 0, &is_seen);
            let expected = seen.iter().filter(|print| print.contains(&format!("{id}@"))).count();
            prop_assert_eq!(again.len(), expected);
        }
    }
}

fn many(count: usize, different: u64) -> Vec<Sample> {
    let embedder = Hashed::default();
    let texts = texts_of_words(count, different);
    texts
        .iter()
        .enumerate()
        .map(|(at, text)| made(&format!("m{at:06}"), text, embedder.vector(text)))
        .collect()
}

/// How many pairs in the band are not found by what they share, and how many there are.
fn missed(count: usize, different: u64) -> (usize, usize) {
    let all = many(count, different);
    let options = Options { pairs_per_user_per_day: 1_000_000, ..Options::default() };
    let found = pairs_compared(&items(&all), options, NOW, 0, &|_| false, 0);
    let found: HashSet<String> = prints(&found).into_iter().collect();
    let every = pairs_compared(&items(&all), options, NOW, 0, &|_| false, usize::MAX);
    (prints(&every).iter().filter(|print| !found.contains(*print)).count(), every.len())
}

#[test]
fn an_import_finds_almost_all_pairs() {
    let (missed, all) = missed(400, 30_000);
    assert!(all >= 20 && missed * 50 <= all, "{missed} of {all}");
}
