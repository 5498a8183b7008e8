//! Generated memories of somebody, of whom it is known what holds.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::{KnownStatements, MAX_WORDS, Original, Summary, check, summaries, summary, writing};
use crate::{
    Memory,
    labelled_tests::{DAY_US, memory},
};

/// What has one value at a time, said in several ways; each with values that nothing else has.
const SINGLE: &[(&[&str], &[&str])] = &[
    (
        &["The user lives in {}.", "User lives in {}", "The user moved to {}."],
        &["Kassel", "Weimar", "Porto", "Leeds"],
    ),
    (&["The user works at {}.", "The user works for {} now."], &["Bluefin", "Norlight", "Tessera", "Havel"]),
    (&["The user is {} years old."], &["41", "42", "43"]),
    (&["The user has {} cats."], &["5", "6", "7"]),
    (
        &["The user's favourite colour is {}.", "The user's favourite colour is {} now."],
        &["teal", "ochre", "lilac"],
    ),
    (&["The user takes {} mg of lisinopril daily."], &["10", "20", "40"]),
    (&["The user is married to {}."], &["Kim", "Lena", "Omar"]),
    (&["The user's car is a {}."], &["Skoda", "Volvo", "Saab"]),
];
/// What takes nothing back.
const OTHERS: &[&str] = &[
    "The user plays the cello.",
    "The user owns a canoe.",
    "The user speaks Welsh.",
    "The user does not eat meat.",
    "The user has never been to Asia.",
    "The user's sister Anna lives in Graz.",
    "The user's brother does not drink.",
    "Paul trained the user in 2014.",
    "The user visited Peru in 2016.",
    "The user visited Peru in 2023.",
    "The user likes red wine and hates rosé.",
    "The user met Ines in Turin. Ines is a welder.",
    "The user grows beans. The user cannot swim.",
    "The user's dog Rufus weighs 31.5 kilos.",
    "The user spent 1,250 euros on a harp in March 1998.",
    "The user keeps bees.",
    "Mag keinen Kaffee",
    "No user of the workshop may smoke.",
    "The user's appointment is tomorrow at 9.",
    "He likes tea.",
    "The user writes letters to a friend in Aarhus about lighthouses, the weather, and what the gulls on the roof are up to.",
];

#[derive(Debug, Clone)]
struct Any {
    memory: Memory,
    text: String,
    /// Which attribute has which value.
    value: Option<(usize, String)>,
}

/// Memories of different days.
fn any_memories() -> impl Strategy<Value = Vec<Any>> {
    let one = prop_oneof![
        (0..SINGLE.len(), any::<prop::sample::Index>(), any::<prop::sample::Index>()).prop_map(
            |(nth, way, value)| {
                let (ways, values) = SINGLE[nth];
                let value = values[value.index(values.len())];
                (ways[way.index(ways.len())].replace("{}", value), Some((nth, value.to_owned())))
            }
        ),
        (0..OTHERS.len()).prop_map(|nth| (OTHERS[nth].to_owned(), None)),
    ];
    prop::collection::vec((one, any::<(bool, bool)>(), 1..6_u8), 0..28).prop_map(|all| {
        let made = all.into_iter().enumerate();
        made.map(|(nth, ((text, value), (pinned, has_category), importance))| Any {
            memory: Memory { pinned, importance, category: has_category.then(|| "c".into()), ..memory(nth) },
            text,
            value,
        })
        .collect()
    })
}

fn originals(all: &[Any]) -> Vec<Original<'_>> {
    all.iter().map(|one| Original::of(&one.memory, &one.text).unwrap()).collect()
}

/// The value that was said last.
fn holding(all: &[Any], attribute: usize) -> &str {
    let of = |one: &&Any| one.value.as_ref().is_some_and(|(nth, _)| *nth == attribute);
    let last = all.iter().filter(of).max_by_key(|one| one.memory.created_at).unwrap();
    &last.value.as_ref().unwrap().1
}

fn has_word(text: &str, word: &str) -> bool {
    text.split(|c: char| !c.is_alphanumeric()).any(|one| one == word)
}

/// Whether all numbers, names and denials of a text are in a summary, read in another way than the rules do.
fn keeps_particulars(summary: &str, text: &str) -> bool {
    let counts = |word: &&str| {
        word.contains(char::is_numeric)
            || word.starts_with(char::is_uppercase) && !text.starts_with(*word)
            || matches!(*word, "not" | "never" | "cannot" | "keinen" | "No")
    };
    text.split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .filter(counts)
        .all(|word| has_word(summary, word) || matches!(word, "The" | "User"))
}

fn is_right(all: &[Any], made: &Summary) -> Result<(), TestCaseError> {
    prop_assert!(
        writing::words(&made.text) <= MAX_WORDS && made.text.split_whitespace().count() <= MAX_WORDS
    );
    prop_assert!(made.covered.len() > 1 && made.covered.is_sorted() && made.superseded.is_sorted());
    for at in &made.covered {
        let one = &all[*at];
        match &one.value {
            Some((attribute, value)) if holding(all, *attribute) != value => {
                prop_assert!(made.superseded.contains(at), "{} is superseded", one.text);
                prop_assert!(has_word(&made.text, holding(all, *attribute)), "the newer value is said");
                let is_of_others = all.iter().any(|other| {
                    other.value.as_ref().is_none_or(|(nth, _)| nth != attribute)
                        && has_word(&other.text, value)
                });
                prop_assert!(is_of_others || !has_word(&made.text, value), "{value} in {}", made.text);
            }
            _ => {
                prop_assert!(!made.superseded.contains(at), "{} holds", one.text);
                prop_assert!(keeps_particulars(&made.text, &one.text), "{} in {}", one.text, made.text);
            }
        }
    }
    let covered = || made.covered.iter().map(|at| &all[*at].memory);
    prop_assert_eq!(made.inherited.pinned, covered().any(|memory| memory.pinned));
    prop_assert_eq!(Some(made.inherited.importance), covered().map(|memory| memory.importance).max());
    prop_assert_eq!(made.inherited.category.is_some(), covered().all(|memory| memory.category.is_some()),);
    let all_originals = originals(all);
    let covered: Vec<Original<'_>> = made.covered.iter().map(|at| all_originals[*at]).collect();
    prop_assert_eq!(check(&made.text, &covered), Ok(()), "{}", &made.text);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_summary_says_what_holds_and_nothing_else(all in any_memories(), turn in 0..28_usize) {
        let made = summary(&originals(&all), &KnownStatements::default());
        prop_assert_eq!(&summary(&originals(&all), &KnownStatements::default()), &made, "twice the same");
        let mut turned = all.clone();
        turned.rotate_left(turn.min(all.len()));
        let other = summary(&originals(&turned), &KnownStatements::default());
        prop_assert_eq!(other.map(|other| other.text), made.as_ref().map(|made| made.text.clone()));
        if let Some(made) = made {
            is_right(&all, &made)?;
        }
    }

    #[test]
    fn summaries_cover_each_memory_once(all in any_memories()) {
        let made = summaries(&originals(&all), &KnownStatements::default());
        let mut covered: Vec<usize> = made.left.clone();
        for summary in &made.summaries {
            is_right(&all, summary)?;
            covered.extend(&summary.covered);
        }
        covered.sort_unstable();
        prop_assert_eq!(covered, (0..all.len()).collect::<Vec<_>>());
        let leans = |at: &&usize| all[**at].text.contains("tomorrow") || all[**at].text.starts_with("He ");
        let left: BTreeSet<&str> =
            made.left.iter().filter(|at| !leans(at)).map(|at| all[*at].text.as_str()).collect();
        // One that is alone in the last one stays, with those that say the same.
        prop_assert!(left.len() <= 1 || made.summaries.is_empty(), "{left:?}");
    }

    /// Any texts at any times: what is covered is in the text by its own check.
    #[test]
    fn any_texts_have_an_answer(
        texts in prop::collection::vec("(\\PC|The user |is |not |likes |, |\\. |and |7|Kim |\n|喜){0,12}", 0..8),
        days in prop::collection::vec(0..4_i64, 8),
    ) {
        let all: Vec<Any> = texts.into_iter().enumerate().map(|(nth, text)| Any {
            memory: Memory { created_at: days[nth] * DAY_US, ..memory(nth) }, text, value: None,
        }).collect();
        let all_originals = originals(&all);
        for made in summaries(&all_originals, &KnownStatements::default()).summaries {
            prop_assert!(writing::words(&made.text) <= MAX_WORDS);
            let covered: Vec<Original<'_>> = made.covered.iter().map(|at| all_originals[*at]).collect();
            prop_assert_eq!(check(&made.text, &covered), Ok(()), "{}", &made.text);
        }
    }
}
