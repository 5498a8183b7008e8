//! Which of many statements say what another one of them says: nominated by words and vectors, decided as for a turn's candidates.

use std::{cmp::Reverse, collections::HashMap};

use memledger_aggregates::settings::ExtractionConfig;
use memledger_intelligence::Bands;
use memledger_offline::words::words;
use memledger_statements::revision::{Revision, Statement};

use crate::{
    judging::compared,
    likeness::{Likeness, Meaning, Thresholds},
};

/// The rarest words of a statement, by which others are found that may say the same.
const FOUND_BY: usize = 3;
/// Most statements of one word that are looked at: what more of them have in common tells nothing.
const MOST_OF_A_WORD: usize = 64;
/// Below this cosine no two texts were found to say the same.
const UNLIKE: f64 = 0.5;

/// How near the vectors of two statements lie, and what that tells.
#[derive(Clone, Copy)]
pub struct Nearness<'a> {
    /// Of two statements by their places; none where one has no vector.
    pub cosine: &'a dyn Fn(usize, usize) -> Option<f64>,
    /// Whether the vectors are a model's, which knows other words for the same.
    pub is_of_model: bool,
    pub bands: Option<Bands>,
    /// Whether two were found to differ before, and need not be looked at.
    pub differ: &'a dyn Fn(usize, usize) -> bool,
}

/// For each statement the place of the one that says the same and stays, where there is one. What stays is the longest, of those
/// that are as long the first; everything that goes says the same as that one, not only as another that goes.
pub fn restated(statements: &[&str], nearness: Nearness<'_>) -> Vec<Option<usize>> {
    let read: Vec<Statement<'_>> = statements.iter().map(|text| Statement::of(text)).collect();
    let (found_by, by_word) = words_of(statements);
    let mut order: Vec<usize> = (0..statements.len()).collect();
    order.sort_by_key(|at| (Reverse(statements[*at].chars().count()), *at));
    let mut goes_to: Vec<Option<usize>> = vec![None; statements.len()];
    let mut stays = vec![false; statements.len()];
    for target in order {
        if goes_to[target].is_some() {
            continue;
        }
        stays[target] = true;
        let mut others: Vec<usize> =
            found_by[target].iter().flat_map(|word| &by_word[word]).copied().collect();
        others.sort_unstable();
        others.dedup();
        for at in others {
            let is_open = !stays[at] && goes_to[at].is_none();
            if is_open && say_the_same([(target, &read[target]), (at, &read[at])], nearness) {
                goes_to[at] = Some(target);
            }
        }
    }
    goes_to
}

/// The rarest words of each statement, and for each word the places of those that have it among theirs.
fn words_of(statements: &[&str]) -> (Vec<Vec<String>>, HashMap<String, Vec<usize>>) {
    let mut all: Vec<Vec<String>> = statements.iter().map(|text| words(text)).collect();
    let mut counts: HashMap<String, usize> = HashMap::new();
    for words in &mut all {
        words.sort_unstable();
        words.dedup();
        for word in words.iter() {
            *counts.entry(word.clone()).or_default() += 1;
        }
    }
    let mut by_word: HashMap<String, Vec<usize>> = HashMap::new();
    for (at, words) in all.iter_mut().enumerate() {
        words.sort_by(|a, b| (counts[a], a).cmp(&(counts[b], b)));
        for word in words.iter() {
            let places = by_word.entry(word.clone()).or_default();
            if places.len() < MOST_OF_A_WORD {
                places.push(at);
            }
        }
        words.truncate(FOUND_BY);
    }
    (all, by_word)
}

fn say_the_same(
    [(at, one), (other_at, other)]: [(usize, &Statement<'_>); 2],
    Nearness { cosine, is_of_model, bands, differ }: Nearness<'_>,
) -> bool {
    // First what costs least: of many memories most pairs have a word in common and nothing else.
    if cosine(at, other_at).is_some_and(|cosine| cosine < UNLIKE) || differ(at, other_at) {
        return false;
    }
    let near = |_: &str, _: &str| cosine(at, other_at);
    let nothing = |_: &str, _: &str| None;
    let likeness = Likeness {
        thresholds: Thresholds::of(&ExtractionConfig::default()),
        embedding: if is_of_model { &nothing } else { &near },
        meaning: is_of_model.then_some(Meaning { bands, likeness: &near }),
    };
    [(one, other), (other, one)]
        .into_iter()
        .any(|(one, other)| compared(one, other, likeness) == Revision::Restates)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FAR: Nearness<'_> =
        Nearness { cosine: &|_, _| Some(0.0), is_of_model: false, bands: None, differ: &|_, _| false };
    const NEAR: Nearness<'_> = Nearness {
        cosine: &|_, _| Some(0.9),
        is_of_model: true,
        bands: Some(Bands { may_restate: 0.6, means_alike: 0.85 }),
        differ: &|_, _| false,
    };

    #[test]
    fn what_says_the_same_goes_to_the_longest_and_only_if_it_is_near() {
        let texts = [
            "The user discarded a moped.",
            "The user likes tea.",
            "The user got rid of a moped.",
            "The user got rid of a canoe.",
        ];
        assert_eq!(restated(&texts, NEAR), [Some(2), None, None, None]);
        assert_eq!(restated(&texts, FAR), [None; 4]);
        assert_eq!(
            restated(&texts, Nearness { bands: None, ..NEAR }),
            [None; 4],
            "a model that nobody measured"
        );
    }

    #[test]
    fn what_was_found_to_differ_is_not_looked_at_again() {
        let texts = ["The user got rid of a moped.", "The user discarded a moped."];
        assert_eq!(restated(&texts, NEAR), [None, Some(0)]);
        let differ = |one: usize, other: usize| (one, other) == (0, 1);
        assert_eq!(restated(&texts, Nearness { differ: &differ, ..NEAR }), [None, None]);
    }

    #[test]
    fn statements_without_words_or_vectors_are_left_alone() {
        assert_eq!(restated(&["", "", "the"], NEAR), [None; 3]);
        let texts = ["The user got rid of a moped.", "The user discarded a moped."];
        assert_eq!(restated(&texts, Nearness { cosine: &|_, _| None, ..NEAR }), [None, None]);
    }
}
