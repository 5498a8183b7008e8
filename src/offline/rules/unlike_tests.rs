//! Five people of whom every memory is a fact of its own, and one of whom every fact is told twice: written without a
//! look at the rules, so that this is nearer to somebody new than what they were made better with.

use std::collections::BTreeMap;

use super::{pairs_tests::memory, *};
use crate::DecidedAction;

const PEOPLE: [&str; 5] = [
    include_str!("../../../tests/optimisation/unlike/person_1.txt"),
    include_str!("../../../tests/optimisation/unlike/person_2.txt"),
    include_str!("../../../tests/optimisation/unlike/person_3.txt"),
    include_str!("../../../tests/optimisation/unlike/person_4.txt"),
    include_str!("../../../tests/optimisation/unlike/person_5.txt"),
];
const TWICE: &str = include_str!("../../../tests/optimisation/twice.txt");

/// As extractors stamp what they note; "{}" is the memory.
const STAMPS: [&str; 5] =
    ["{}", "[2024-05-03] {}", "2024-05-03: {}", "{} (2024-05-03)", "As of May 2024, {}"];

/// Of 602 memories, in whatever stamps.
const MOST_MERGED: usize = 17;
const MOST_DELETED: usize = 4;
/// Of 60 facts.
const LEAST_FOUND: usize = 27;

fn decided(texts: impl Iterator<Item = String>) -> Vec<Verdict> {
    let corpus: Vec<MemoryText> = texts.enumerate().map(|(at, text)| memory(at, &text)).collect();
    Analysis::of(&corpus).verdicts().to_vec()
}

#[test]
fn given_facts_that_all_differ_then_few_are_taken_for_one_and_stamps_make_no_difference() {
    for stamp in STAMPS {
        let (mut memories, mut wrong) = (0, BTreeMap::<&str, Vec<String>>::new());
        for person in PEOPLE {
            let texts: Vec<&str> = person.lines().collect();
            memories += texts.len();
            let decisions = decided(texts.iter().map(|text| stamp.replace("{}", text)));
            for (text, decision) in texts.iter().zip(decisions) {
                let list = match decision.action {
                    DecidedAction::Keep => continue,
                    DecidedAction::Merge => "merged",
                    DecidedAction::Delete => "deleted",
                };
                wrong.entry(list).or_default().push(format!("{text} ({})", decision.rule.reason()));
            }
        }
        let count = |list: &str| wrong.get(list).map_or(0, Vec::len);
        println!("{stamp}: {} of {memories} merged, {} deleted", count("merged"), count("deleted"));
        assert_eq!(memories, 602);
        assert!(count("merged") <= MOST_MERGED && count("deleted") <= MOST_DELETED, "{stamp}: {wrong:#?}");
    }
}

#[test]
fn given_facts_told_twice_then_most_become_one() {
    let texts: Vec<&str> = TWICE.lines().collect();
    let decisions = decided(texts.iter().map(|text| (*text).to_owned()));
    // Where each ends: itself, or what it is merged into.
    let ends: Vec<usize> =
        decisions.iter().enumerate().map(|(at, decision)| decision.target.unwrap_or(at)).collect();
    let half = texts.len() / 2;
    let found = (0..half).filter(|at| ends[*at] == ends[at + half]).count();
    println!("{found} of {half} facts told twice become one");
    assert!(half == 60 && found >= LEAST_FOUND, "{found} of {half}");
}
