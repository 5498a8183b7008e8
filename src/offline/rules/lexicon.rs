//! Words by what they do in a memory. Sets are of whole words unless their name ends in `STEMS`.

use std::{collections::HashSet, sync::LazyLock};

use crate::{lists::entries, words::stem};

pub(super) type Words = LazyLock<HashSet<&'static str>>;
pub(super) type Stemmed = LazyLock<HashSet<String>>;

pub(super) type Phrases = LazyLock<Vec<&'static str>>;

/// The words of a file.
pub(super) fn words(file: &'static str) -> HashSet<&'static str> {
    entries(file).collect()
}

/// The phrases of a file.
pub(super) fn phrases(file: &'static str) -> Vec<&'static str> {
    entries(file).collect()
}

fn stems(file: &'static str) -> HashSet<String> {
    entries(file).map(|word| stem(word).unwrap_or_else(|| word.to_owned())).collect()
}

fn set(words: &'static str) -> HashSet<&'static str> {
    words.split_whitespace().collect()
}

pub const MONTHS: &[&str] = &[
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
];

pub(super) static WEEKDAYS: Words = LazyLock::new(|| {
    set("monday tuesday wednesday thursday friday saturday sunday
        mondays tuesdays wednesdays thursdays fridays saturdays sundays")
});

/// Words that often open a sentence, and so have a capital for no other reason.
pub(super) static OPENINGS: Words = LazyLock::new(|| words(include_str!("lists/openings.txt")));

/// Relatives; partners, friends and pets count as such here.
pub(super) static KIN: Words = LazyLock::new(|| words(include_str!("lists/kin.txt")));

/// What one asks for once, done by whoever helps.
pub(super) static TASK_STEMS: Stemmed = LazyLock::new(|| stems(include_str!("lists/tasks.txt")));

/// Task words that are hardly ever about anything lasting, even as something going on.
pub(super) static PASSING_STEMS: Stemmed = LazyLock::new(|| stems(include_str!("lists/passing_tasks.txt")));

/// What can be made or fetched on a single occasion.
pub(super) static ARTEFACTS: Words = LazyLock::new(|| words(include_str!("lists/artefacts.txt")));

/// What a person may ask for without it being over afterwards.
pub(super) static LASTING: Words = LazyLock::new(|| words(include_str!("lists/lasting_wishes.txt")));

/// Verbs of asking and of looking things up.
pub(super) static ASKING: Words = LazyLock::new(|| words(include_str!("lists/asking.txt")));

pub(super) static LOOKING_UP: Words = LazyLock::new(|| words(include_str!("lists/looking_up.txt")));

/// Said of what an assistant's answers ought to be like.
pub(super) static MANNERS: Words = LazyLock::new(|| words(include_str!("lists/manners.txt")));

/// Whoever a person can really ask something of.
pub(super) static ASKABLE: Words = LazyLock::new(|| {
    set("boss manager doctor landlord teacher colleague neighbour neighbor hr supervisor employer")
});

/// Illnesses and the like: a question that names one of somebody's tells a fact about them.
pub(super) static CONDITION_STEMS: Stemmed = LazyLock::new(|| stems(include_str!("lists/conditions.txt")));

/// What is spoken of in pages about how software works.
pub(super) static TECHNICAL_STEMS: Stemmed = LazyLock::new(|| stems(include_str!("lists/technical.txt")));
