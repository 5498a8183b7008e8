//! Single summaries, and those of the memories of five people who say nothing twice.

use super::{MAX_WORDS, Original, Summaries, check, summaries, summary, writing};
use crate::{
    Memory,
    labelled::{DAY_US, memory},
};

const PEOPLE: [&str; 5] = [
    include_str!("../../../tests/optimisation/unlike/person_1.txt"),
    include_str!("../../../tests/optimisation/unlike/person_2.txt"),
    include_str!("../../../tests/optimisation/unlike/person_3.txt"),
    include_str!("../../../tests/optimisation/unlike/person_4.txt"),
    include_str!("../../../tests/optimisation/unlike/person_5.txt"),
];

/// The texts a day apart from each other.
fn memories(texts: &[&str]) -> Vec<Memory> {
    (0..texts.len()).map(memory).collect()
}

fn with_originals<R>(texts: &[&str], then: impl Fn(&[Original<'_>]) -> R) -> R {
    let memories = memories(texts);
    let originals: Vec<Original<'_>> =
        memories.iter().zip(texts).map(|(memory, text)| Original::of(memory, text).unwrap()).collect();
    then(&originals)
}

#[test]
fn the_memories_of_people_are_covered_and_none_is_lost() {
    let (mut all, mut covered, mut made, mut words, mut before) = (0, 0, 0, 0, 0);
    let mut left = Vec::new();
    for text in PEOPLE {
        let lines: Vec<&str> = text.lines().filter(|line| !line.is_empty()).collect();
        for batch in lines.chunks(50) {
            let found = with_originals(batch, |originals| {
                let found = summaries(originals);
                for summary in &found.summaries {
                    assert!(writing::words(&summary.text) <= MAX_WORDS);
                    assert!(summary.superseded.is_empty(), "{summary:?}");
                    let covered: Vec<Original<'_>> = summary.covered.iter().map(|at| originals[*at]).collect();
                    assert_eq!(check(&summary.text, &covered), Ok(()), "{}", summary.text);
                }
                found
            });
            if std::env::var_os("SHOW").is_some() {
                found.summaries.iter().for_each(|summary| println!("- {}", summary.text));
            }
            all += batch.len();
            made += found.summaries.len();
            words += found.summaries.iter().map(|summary| writing::words(&summary.text)).sum::<usize>();
            before += batch.iter().map(|text| writing::words(text)).sum::<usize>();
            covered += found.summaries.iter().map(|summary| summary.covered.len()).sum::<usize>();
            left.extend(found.left.iter().map(|at| batch[*at]));
        }
    }
    println!("{covered} of {all} in {made} summaries of {words} words, {before} before; left: {left:#?}");
    assert_eq!(covered + left.len(), all);
    assert!(covered * 100 >= all * 95);
}
