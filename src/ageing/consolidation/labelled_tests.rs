//! The labelled pairs of `pairs.txt`: what the rules make one is one, and how much of it they find.

use memledger_offline::Hashed;

use super::*;
use crate::Memory;

const PAIRS: &str = include_str!("pairs.txt");

struct Labelled {
    verdict: Verdict,
    old: &'static str,
    new: &'static str,
}

fn labelled() -> Vec<Labelled> {
    let lines = PAIRS.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let parts: Vec<&str> = line.split(" | ").collect();
            let verdict = match parts[0] {
                "same" => Verdict::Same,
                "replace" => Verdict::Replaces,
                "apart" => Verdict::Apart,
                other => panic!("{other}"),
            };
            Labelled { verdict, old: parts[1], new: parts[2] }
        })
        .collect()
}

fn said(text: &str, at: i64) -> DatedText<'_> {
    DatedText { text, at, pinned: false }
}

fn judged(pair: &Labelled) -> Judgement {
    judge(&said(pair.old, 1), &said(pair.new, 2))
}

#[test]
fn what_differs_is_never_made_one() {
    let mut wrong = Vec::new();
    for pair in labelled() {
        let found = judged(&pair);
        if found.verdict != Verdict::Apart && found.verdict != pair.verdict {
            wrong.push(format!("{:?} not {:?}: {} | {}", found, pair.verdict, pair.old, pair.new));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn most_of_what_is_one_is_found() {
    let pairs = labelled();
    let found = |verdict: Verdict| {
        let of = pairs.iter().filter(|pair| pair.verdict == verdict);
        let (found, missed): (Vec<&Labelled>, Vec<&Labelled>) =
            of.partition(|pair| judged(pair).verdict == verdict);
        for pair in &missed {
            println!("missed {verdict:?}: {} | {} ({})", pair.old, pair.new, judged(pair).reason);
        }
        (found.len(), found.len() + missed.len())
    };
    let figures = [Verdict::Same, Verdict::Replaces, Verdict::Apart].map(found);
    assert_eq!(figures, [(42, 51), (45, 51), (135, 135)]);
}

#[test]
fn the_order_of_a_pair_is_that_of_its_times() {
    for pair in labelled() {
        let (old, new) = (said(pair.old, 1), said(pair.new, 2));
        assert_eq!(judge(&new, &old), judge(&old, &new), "{} | {}", pair.old, pair.new);
    }
}

#[test]
fn nothing_replaces_what_is_pinned_or_was_said_at_the_same_time() {
    for pair in labelled().iter().filter(|pair| pair.verdict == Verdict::Replaces) {
        let at_once = judge(&said(pair.old, 1), &said(pair.new, 1));
        assert_ne!(at_once.verdict, Verdict::Replaces, "{}", pair.old);
        let pinned = DatedText { pinned: true, ..said(pair.old, 1) };
        assert_ne!(judge(&pinned, &said(pair.new, 2)).verdict, Verdict::Replaces, "{}", pair.old);
        let both = judge(&pinned, &DatedText { pinned: true, ..said(pair.new, 2) });
        assert_eq!(both.verdict, Verdict::Apart);
    }
}

/// How many of the pairs that are one lie in the band by the offline embedder: the others are nominated by other vectors alone.
#[test]
fn the_band_of_the_offline_embedder_holds_half_of_what_is_one() {
    let embedder = Hashed::default();
    let options = Options::default();
    let [mut within, mut judged_right, mut above] = [0; 3];
    for pair in labelled().iter().filter(|pair| pair.verdict != Verdict::Apart) {
        let vectors = [pair.old, pair.new].map(|text| embedder.vector(text));
        let cosine: f32 = vectors[0].iter().zip(&vectors[1]).map(|(a, b)| a * b).sum();
        let is_within = (options.band_low..options.band_high).contains(&cosine);
        within += usize::from(is_within);
        judged_right += usize::from(is_within && judged(pair).verdict == pair.verdict);
        above += usize::from(cosine >= options.band_high);
    }
    // Of 102; the optimisation looks at those above.
    assert_eq!([within, judged_right, above], [53, 45, 12]);
}

fn memory(id: &str, topics: &[&str]) -> Memory {
    Memory {
        id: id.into(),
        importance: 3,
        pinned: false,
        bank: "General".into(),
        category: Some("profile".into()),
        topics: topics.iter().map(|topic| (*topic).to_owned()).collect(),
        is_derived: false,
        created_at: 0,
        written_at: 0,
        last_accessed_at: None,
    }
}

fn made(old: &str, new: &str, verdict: Verdict) -> Option<Product> {
    let (older, newer) = (memory("a", &[]), memory("b", &[]));
    product(Source { memory: &older, text: old }, Source { memory: &newer, text: new }, verdict)
}

#[test]
fn a_product_says_what_both_say_and_no_more() {
    for pair in labelled() {
        let product = made(pair.old, pair.new, judged(&pair).verdict);
        match judged(&pair).verdict {
            Verdict::Apart => assert_eq!(product, None),
            Verdict::Replaces => assert_eq!(product.unwrap().text, pair.new),
            Verdict::Same => {
                let text = product.unwrap().text;
                for source in [pair.old, pair.new] {
                    assert!(matches!(differ_in(source, &text), None | Some("a tense")), "{text}");
                }
                for name in twins::names(pair.old).union(&twins::names(pair.new)) {
                    assert!(text.to_lowercase().contains(name), "{name} in {text}");
                }
            }
        }
    }
}

#[test]
fn the_fuller_text_stays() {
    let [short, long] = ["The user lives in Porto.", "The user lives in Porto with her sister."];
    assert_eq!(made(short, long, Verdict::Same).unwrap().text, long);
    assert_eq!(made(long, short, Verdict::Same).unwrap().text, long);
}

#[test]
fn a_product_inherits_from_both() {
    let older = Memory { importance: 5, pinned: true, ..memory("a", &["Tea", "home", " "]) };
    let newer = Memory { bank: "Work".into(), ..memory("b", &["tea", "drinks"]) };
    let of = |older: &Memory, newer: &Memory| {
        product(
            Source { memory: older, text: "Likes tea" },
            Source { memory: newer, text: "Likes tea" },
            Verdict::Same,
        )
        .unwrap()
    };
    let made = of(&older, &newer);
    assert_eq!(made.topics, ["tea", "drinks", "home"]);
    assert_eq!((made.importance, made.pinned, made.bank), (5, true, None));
    assert_eq!(made.category.as_deref(), Some("profile"));
    let many = Memory { topics: (0..40).map(|at| format!("t{at}")).collect(), ..memory("c", &[]) };
    let made = of(&many, &memory("b", &["x"]));
    assert_eq!((made.topics.len(), made.bank.as_deref()), (16, Some("General")));
}
