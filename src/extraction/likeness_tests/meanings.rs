//! What a model that knows other words for the same takes for one memory.

use memledger_intelligence::Bands;

use super::{generated::share, others, restatements, twins, *};
use crate::likeness::Meaning;

/// As of a model that was measured.
pub(super) const BANDS: Bands = Bands { may_restate: 0.6, means_alike: 0.85 };

/// Pairs written by hand that a lax rule would fall for: antonyms, other things of a kind, other places, times and degrees.
fn contrary() -> Vec<(String, String)> {
    let lines = include_str!("contrary.txt").lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once(" | ")).map(|(one, other)| (one.into(), other.into())).collect()
}

/// The pairs of `memledger calibrate`, which no rule was made on: restatements, or all others.
fn calibration(are_restatements: bool) -> Vec<(String, String)> {
    let file = include_str!("../../intelligence/calibration/pairs.txt");
    let lines = file.lines().filter(|line| !line.starts_with('#'));
    let pairs = lines.filter(|line| line.starts_with("restatement") == are_restatements);
    let pairs = pairs.filter_map(|line| line.split_once(" | ")?.1.split_once(" | "));
    pairs.map(|(one, other)| (one.into(), other.into())).collect()
}

/// The sets of different statements by their names.
fn different() -> [(&'static str, Vec<(String, String)>); 5] {
    [
        ("calibration", calibration(false)),
        ("twins", twins::twins().into_iter().map(|(.., pair)| pair).collect()),
        ("related", others::all_related()),
        ("unlike", others::unlike()),
        ("contrary", contrary()),
    ]
}

fn by_model<'a>(bands: Option<Bands>, likeness: &'a dyn Fn(&str, &str) -> Option<f64>) -> Likeness<'a> {
    Likeness { meaning: Some(Meaning { bands, likeness }), ..by_text() }
}

#[test]
fn no_different_statements_are_one_memory_however_alike_to_a_model() {
    for (name, pairs) in different() {
        let merged = merged(&pairs, by_model(Some(BANDS), &|_, _| Some(1.0)));
        println!("{name}, all wholly alike to a model: {} merged", share(merged.len(), pairs.len()));
        assert!(merged.is_empty(), "{name}: {merged:#?}");
    }
}

#[test]
fn other_words_for_the_same_are_one_memory_only_to_a_model_that_was_measured() {
    for (one, other) in [
        ("The user got rid of a moped.", "The user discarded a moped."),
        ("The user loathes fog.", "The user despises fog."),
        ("The user has a guitar class on Friday.", "The user has a class in guitar on Friday."),
        ("The user resigned from Kornblume in 2019.", "The user quit Kornblume in 2019."),
        ("The user has a niece who studies law.", "The user's niece studies law."),
        ("Osman shares a garden with the user.", "The user and Osman share a garden."),
        ("The user's vet is called Milena.", "The user's vet is Milena."),
        ("The user has Kim as a dentist.", "The user's dentist is Kim."),
    ] {
        let pair = [(one.to_owned(), other.to_owned())];
        let count = |bands, cosine: f64| merged(&pair, by_model(bands, &move |_, _| Some(cosine))).len();
        let by_guard = merged(&pair, with(ANY, &|_, _| Some(1.0))).len();
        let counts = [count(Some(BANDS), 0.86), count(Some(BANDS), 0.84), count(None, 1.0), by_guard];
        assert_eq!(counts, [1, 0, 0, 0], "{one} | {other}");
    }
}

#[test]
fn restatements_that_are_all_alike_to_a_model() {
    let mut least = Vec::new();
    for (name, pairs) in restatements::sets() {
        let merged = merged(&pairs, by_model(Some(BANDS), &|_, _| Some(1.0)));
        println!("restatements, {name}, all wholly alike to a model: {}", share(merged.len(), pairs.len()));
        least.push(merged.len() * 100 / pairs.len());
    }
    assert!(least.iter().all(|percent| *percent >= 80), "{least:?}");
}

/// With all-MiniLM-L6-v2 in the folder that `MINILM` names, as `scripts/minilm` prints it.
#[cfg(feature = "local-embedder")]
#[tokio::test]
async fn restatements_nominated_by_minilm() {
    use std::{cell::RefCell, collections::BTreeSet, collections::HashMap, path::Path};

    use memledger_intelligence::{Embedder, Local};

    let Some(folder) = std::env::var_os("MINILM") else { return };
    let model = Local::open(Path::new(&folder)).unwrap();
    let bands = model.bands();
    assert!(bands.is_some(), "{} was not measured", model.id());
    let freely = [("worded freely", calibration(true))];
    let (restated, different) = ([&restatements::sets()[..], &freely].concat(), different());
    // What the model decides on is embedded alone, as in an extraction.
    let asked = RefCell::new(BTreeSet::new());
    let note = |one: &str, other: &str| {
        asked.borrow_mut().extend([one.to_owned(), other.to_owned()]);
        None
    };
    let silent = |_: &str, _: &str| None;
    for (_, pairs) in restated.iter().chain(&different) {
        let meaning = Some(Meaning { bands, likeness: &note });
        merged(pairs, Likeness { meaning, embedding: &silent, ..by_text() });
    }
    let texts: Vec<String> = asked.into_inner().into_iter().collect();
    let vectors = model.embed(&texts.iter().map(String::as_str).collect::<Vec<_>>()).await.unwrap();
    let known: HashMap<&str, Vec<f32>> = texts.iter().map(String::as_str).zip(vectors).collect();
    let cosine = |one: &str, other: &str| {
        let pairs = known.get(one)?.iter().zip(known.get(other)?);
        Some(f64::from(pairs.map(|(a, b)| a * b).sum::<f32>()))
    };
    let likeness = by_model(bands, &cosine);
    for (name, pairs) in restated {
        println!(
            "restatements, {name}, nominated by MiniLM: {}",
            share(merged(&pairs, likeness).len(), pairs.len())
        );
        let lax = |(one, other): &&(String, String)| {
            is_one_memory(one, other, by_model(bands, &|_, _| Some(1.0)))
                && !is_one_memory(one, other, with(ANY, &|_, _| Some(1.0)))
        };
        let cosines = pairs.iter().filter(lax).filter_map(|(one, other)| cosine(one, other));
        println!("  least cosine of those in other words: {:.3}", cosines.fold(1.0, f64::min));
    }
    for (name, pairs) in different {
        let merged = merged(&pairs, likeness);
        println!("{name}, nominated by MiniLM: {} merged", share(merged.len(), pairs.len()));
        assert!(merged.is_empty(), "{name}: {merged:#?}");
    }
}
