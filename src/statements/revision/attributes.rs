//! What is said of somebody, and how many values of it hold at a time.

use std::{
    collections::{HashMap, HashSet},
    sync::LazyLock,
};

use super::lemmas::lemma;
use memledger_offline::{lists::entries, rules::is_past};

/// Whether a new value replaces the old one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Values {
    One,
    Many,
}

/// What a way of saying it tells of whether it holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Holding {
    /// By its tense.
    AsTold,
    /// Since it was done.
    Done,
    No,
    /// No longer since it was done.
    Undone,
}

#[derive(Debug, Clone)]
pub(super) struct Attribute {
    pub name: &'static str,
    pub values: Values,
    pub holding: Holding,
    /// How many words say it.
    pub words: usize,
    /// Where the value is among them: "is 41 years old".
    pub value_at: Option<usize>,
}

struct Saying {
    words: Vec<String>,
    attribute: Attribute,
}

/// By their first word, the longest first.
static SAYINGS: LazyLock<HashMap<String, Vec<Saying>>> = LazyLock::new(|| {
    let mut made: HashMap<String, Vec<Saying>> = HashMap::new();
    for line in entries(include_str!("lists/attributes.txt")) {
        let mut parts = line.split(';').map(str::trim);
        let Some((name, values)) = parts.next().and_then(|head| head.split_once(' ')) else { continue };
        let values = if values == "one" { Values::One } else { Values::Many };
        for said in parts {
            let (holding, said) = match said.split_at(1) {
                ("+", said) => (Holding::Done, said),
                ("-", said) => (Holding::No, said),
                ("!", said) => (Holding::Undone, said),
                _ => (Holding::AsTold, said),
            };
            let words: Vec<String> =
                said.split(' ').map(|word| if word == "_" { "_".to_owned() } else { lemma(word) }).collect();
            let value_at = words.iter().position(|word| word == "_");
            let attribute = Attribute { name, values, holding, words: words.len(), value_at };
            made.entry(words[0].clone()).or_default().push(Saying { words, attribute });
        }
    }
    made.values_mut().for_each(|sayings| sayings.sort_by_key(|saying| std::cmp::Reverse(saying.words.len())));
    made
});
/// Words of so many sayings that they tell none of them.
const WEAK: [&str; 16] = [
    "be", "of", "to", "at", "in", "for", "on", "as", "with", "from", "have", "do", "can", "able", "_", "the",
];
/// By a word of each way of saying it, which every text has that says it so, the attributes.
pub(super) static SAID_WITH: LazyLock<HashMap<&str, Vec<&str>>> = LazyLock::new(|| {
    let mut made: HashMap<&str, Vec<&str>> = HashMap::new();
    for Saying { words, attribute } in SAYINGS.values().flatten() {
        let strong = words.iter().find(|word| !WEAK.contains(&word.as_str()));
        let Some(word) = strong.or_else(|| words.iter().find(|word| *word != "be")) else { continue };
        let names = made.entry(word).or_default();
        if !names.contains(&attribute.name) {
            names.push(attribute.name);
        }
    }
    made
});

/// The attribute that these words begin with.
pub(super) fn of(words: &[String]) -> Option<&'static Attribute> {
    let lemmas: Vec<String> = words.iter().take(6).map(|word| lemma(word)).collect();
    // "Has been to Asia" and "has worked" are no possessions.
    let is_perfect =
        lemmas.first()? == "have" && words.get(1).is_some_and(|next| next == "been" || is_past(next));
    let is_done =
        words.first().is_some_and(|first| is_past(first) || matches!(first.as_str(), "has" | "have" | "is"));
    let is_said = |saying: &&Saying| {
        saying.words.len() <= lemmas.len()
            && saying.words.iter().zip(&lemmas).all(|(like, word)| like == "_" || like == word)
            && !(is_perfect && saying.words.len() == 1)
            && (is_done || matches!(saying.attribute.holding, Holding::AsTold | Holding::No))
    };
    Some(&SAYINGS.get(lemmas.first()?)?.iter().find(is_said)?.attribute)
}

/// Nouns of which somebody has one at a time.
static FUNCTIONAL: LazyLock<HashMap<&str, Functional>> = LazyLock::new(|| {
    let noun = |line: &'static str| match line.strip_prefix('*') {
        Some(noun) => (noun, Functional::OfAnyKind),
        None => (line, Functional::OfNamesAndNumbers),
    };
    entries(include_str!("lists/functional.txt")).map(noun).collect()
});
/// What makes any noun one of these.
const ONE_OF_ITS_KIND: [&str; 6] = ["favourite", "preferred", "usual", "main", "default", "native"];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Functional {
    OfAnyKind,
    OfNamesAndNumbers,
}

/// Whether "user's … is" gives the only value, and which values: "favourite colour", "phone number".
pub(super) fn functional(subject: &[String]) -> Option<Functional> {
    if subject.iter().any(|word| ONE_OF_ITS_KIND.contains(&word.as_str())) {
        return Some(Functional::OfAnyKind);
    }
    FUNCTIONAL.get(subject.last()?.as_str()).copied()
}

/// Whether a noun may be of one value at a time, or makes another noun so.
pub(super) fn is_functional(word: &str) -> bool {
    ONE_OF_ITS_KIND.contains(&word) || FUNCTIONAL.contains_key(word)
}

static OCCUPATIONS: LazyLock<HashSet<&str>> =
    LazyLock::new(|| entries(include_str!("lists/occupations.txt")).collect());

/// Whether somebody earns a living as that.
pub fn is_occupation(word: &str) -> bool {
    OCCUPATIONS.contains(word)
}
