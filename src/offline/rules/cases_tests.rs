//! Pairs and texts of the kinds that users reported: what must never be lost by a merge or a deletion.

use std::collections::BTreeMap;

use proptest::prelude::*;
use serde::Deserialize;

use super::{claims::Claim, pairs_tests::memory, *};
use crate::DecidedAction;

#[derive(Deserialize)]
struct Pair {
    a: String,
    b: String,
}

#[derive(Deserialize)]
struct Text {
    text: String,
}

/// Of the pairs that may become one.
const LEAST_SAME_PERCENT: usize = 80;

/// Of the pairs that say two things.
const MOST_JOINED_PERCENT: usize = 3;

fn read<T: for<'a> Deserialize<'a>>(lines: &str) -> Vec<T> {
    lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn keep_apart() -> Vec<Pair> {
    read(include_str!("../../../tests/cases/optimisation/keep_apart.jsonl"))
}

/// The texts that are active once the rules have deleted and merged.
fn left(texts: &[&str]) -> Vec<String> {
    let corpus: Vec<MemoryText> = texts.iter().enumerate().map(|(at, text)| memory(at, text)).collect();
    let decisions = Analysis::of(&corpus).verdicts().to_vec();
    let mut groups: BTreeMap<usize, Vec<MemoryText>> = BTreeMap::new();
    for (at, (decision, memory)) in decisions.iter().zip(&corpus).enumerate() {
        match decision.action {
            DecidedAction::Delete => continue,
            DecidedAction::Keep | DecidedAction::Merge => {
                groups.entry(decision.target.unwrap_or(at)).or_default().push(memory.clone());
            }
        }
    }
    let mut left = Vec::new();
    for sources in groups.values() {
        match sources.as_slice() {
            [one] => left.push(one.content.clone()),
            more => left.push(merged(more).content),
        }
    }
    left
}

/// Whether some text says it: as its own claim, as one of its sentences, or word for word.
fn is_said(text: &str, left: &[String]) -> bool {
    let claim = Claim::of(text);
    left.iter()
        .any(|one| one.contains(text) || Claim::each_of(one).contains(&claim) || Claim::of(one) == claim)
}

#[test]
fn given_two_statements_that_almost_agree_then_none_takes_the_place_of_the_other() {
    let (pairs, mut joined) = (keep_apart(), Vec::new());
    for Pair { a, b } in &pairs {
        let left = left(&[a, b, "Plays the cello in an orchestra"]);
        assert!(is_said(a, &left) && is_said(b, &left), "{a} | {b}: {left:#?}");
        assert_ne!(Claim::of(a), Claim::of(b));
        if left.len() < 3 {
            joined.push([a, b]);
        }
    }
    // Both whole in one memory, which loses nothing; but they say two things.
    assert!(joined.len() * 100 <= pairs.len() * MOST_JOINED_PERCENT, "{joined:#?}");
}

#[test]
fn given_all_of_them_in_one_book_then_none_is_lost() {
    let pairs = keep_apart();
    let texts: Vec<&str> = pairs.iter().flat_map(|pair| [pair.a.as_str(), pair.b.as_str()]).collect();
    let left = left(&texts);
    let lost: Vec<&&str> = texts.iter().filter(|text| !is_said(text, &left)).collect();
    assert_eq!(lost, Vec::<&&str>::new());
}

#[test]
fn given_requests_that_state_something_of_a_person_then_none_is_deleted() {
    let lasting: Vec<Text> = read(include_str!("../../../tests/cases/optimisation/lasting.jsonl"));
    let texts: Vec<&str> = lasting.iter().map(|lasting| lasting.text.as_str()).collect();
    let (mut lost, together) = (Vec::new(), left(&texts));
    for text in texts {
        if !is_said(text, &left(&[text, "Plays the cello"])) || !is_said(text, &together) {
            lost.push(text);
        }
    }
    assert_eq!(lost, Vec::<&str>::new());
}

#[test]
fn given_the_same_in_known_forms_then_most_become_one() {
    let pairs: Vec<Pair> = read(include_str!("../../../tests/cases/optimisation/same.jsonl"));
    let mut two = Vec::new();
    for Pair { a, b } in &pairs {
        if left(&[a, b, "Plays the cello in an orchestra"]).len() > 2 {
            two.push([a, b]);
        }
    }
    assert!((pairs.len() - two.len()) * 100 >= pairs.len() * LEAST_SAME_PERCENT, "{two:#?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// Whatever a word is changed to, taken from or put into, both statements are there afterwards.
    #[test]
    fn an_edited_statement_and_its_original_are_both_kept(
        pair in 0..keep_apart().len(),
        at in 0..12_usize,
        word in prop::sample::select(vec!["not", "two", "3", "never", "in", "Oslo", "used", "to", "her", "only", "🙂", "a"]),
        edit in 0..3_u8,
    ) {
        let text = keep_apart().swap_remove(pair).a;
        let mut words: Vec<&str> = text.split(' ').collect();
        let at = at % words.len();
        match edit {
            0 => words.insert(at, word),
            1 => words[at] = word,
            _ => _ = words.remove(at),
        }
        let edited = words.join(" ");
        prop_assume!(!edited.trim().is_empty());
        let left = left(&[&text, &edited, "Plays the cello in an orchestra"]);
        prop_assert!(is_said(&text, &left), "{text} | {edited}: {left:#?}");
        let junk = self::left(&[&edited, "Plays the cello in an orchestra"]).len() == 1;
        prop_assert!(junk || is_said(&edited, &left), "{text} | {edited}: {left:#?}");
    }
}
