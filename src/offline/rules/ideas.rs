//! The ideas of a memory: what its words stand for, numbered across all memories of one person.

use std::{collections::HashMap, sync::LazyLock};

use super::{
    concepts::CONCEPTS,
    figures::{is_number, month},
    lexicon::{Words, words},
    person::{Person, is_personal},
    reading::{Reading, is_one_of},
};

/// Gives each idea a number and counts the memories that hold it.
#[derive(Default)]
pub(super) struct Ideas {
    numbers: HashMap<String, u32>,
    pub kinds: Vec<Kind>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Name,
    Figure,
    Common,
    Kin,
    Plain,
}

impl Ideas {
    pub fn number(&mut self, idea: &str, kind: Kind) -> u32 {
        if let Some(number) = self.numbers.get(idea) {
            return *number;
        }
        let number = u32::try_from(self.kinds.len()).unwrap_or(u32::MAX);
        self.numbers.insert(idea.to_owned(), number);
        self.kinds.push(kind);
        number
    }
}

/// Words that tell nothing here: of saying and being, and how sure or how often.
static EMPTY: Words = LazyLock::new(|| words(include_str!("lists/empty_stems.txt")));

/// What a word stands for; none where it tells nothing.
pub(super) fn of(reading: &Reading<'_>, person: &Person, at: usize) -> Option<(String, Kind)> {
    let token = &reading.tokens[at];
    if let Some(month) = month(reading, at) {
        return Some((format!("#month{month}"), Kind::Figure));
    }
    if is_number(&token.word) {
        return token
            .raw
            .starts_with(|c: char| c.is_ascii_digit())
            .then(|| (format!("#{}", token.word), Kind::Figure));
    }
    if token.stop
        || token.word.len() < 3 && !token.is_capital()
        || person.is(&token.word)
        || token.word == "law" && token.gap == "-"
        || is_personal(&token.word)
        || reading.content.contains('/') && is_in_path(reading, at)
        // "severe" has the stem of "several".
        || EMPTY.contains(token.stem.as_str()) && !token.word.starts_with("severe")
    {
        return None;
    }
    if token.word.bytes().any(|byte| byte.is_ascii_digit()) {
        return Some((token.word.clone(), Kind::Figure));
    }
    if token.is_capital() && (token.raw.len() <= 2 || is_one_of(HARDLY_NAMES, &token.word)) {
        return None;
    }
    if person.is_name(reading, at) && !CONCEPTS.knows(&token.stem) {
        return Some((token.stem.clone(), Kind::Name));
    }
    if let Some(said) = sense(reading, at) {
        return Some((said.to_owned(), kind(said)));
    }
    if let Some(relative) = relative(reading, at) {
        return Some((relative, Kind::Kin));
    }
    let known = CONCEPTS.knows(&token.stem);
    let idea = CONCEPTS.of(if known { &token.stem } else { root(&token.stem) });
    if CONCEPTS.is_kin(idea) && is_of_another(reading, person, at) {
        return Some(("#kin".to_owned(), Kind::Common));
    }
    Some((idea.to_owned(), kind(idea)))
}

/// A step of an address in a machine, as in /var/log or home/room2/light.
fn is_in_path(reading: &Reading<'_>, at: usize) -> bool {
    let gap = |at: usize| reading.tokens.get(at).map_or("", |token| token.gap);
    let first = (0..=at).rev().find(|at| gap(*at) != "/").unwrap_or_default();
    let after = (first + 1..reading.tokens.len()).find(|at| gap(*at) != "/").unwrap_or(reading.tokens.len());
    let rooted = gap(first).ends_with(" /");
    let digit = |at: usize| reading.word(at).bytes().any(|byte| byte.is_ascii_digit());
    rooted || after - first >= 3 && (first..after).any(digit)
}

/// What a word that is no name and no figure counts as.
pub(super) fn kind(idea: &str) -> Kind {
    match idea {
        _ if CONCEPTS.is_kin(idea) => Kind::Kin,
        _ if CONCEPTS.is_common(idea) => Kind::Common,
        _ => Kind::Plain,
    }
}

/// Words of two meanings, told apart by what stands before them.
fn sense(reading: &Reading<'_>, at: usize) -> Option<&'static str> {
    let before = reading.word(at.wrapping_sub(1));
    let owned = is_one_of("the|her|his|their|my|a", before)
        || at.checked_sub(1).is_some_and(|before| reading.tokens[before].owns);
    let joined = reading.tokens.get(at + 1).is_some_and(|next| next.gap == "-");
    match reading.word(at) {
        "hives" if is_rash(reading, at) => Some("allergi"),
        // "left Oslo" and "left the bank", as against "the left ear".
        "left" if !owned && before != "on" && !joined && !CONCEPTS.is_side(reading.stem(at + 1)) => {
            let place = reading.tokens.get(at + 1).is_none_or(|next| next.is_capital());
            Some(if place { "move" } else { "quit" })
        }
        "office" if owned && is_one_of("to|from|in|at", reading.word(at.wrapping_sub(2))) => Some("work"),
        _ => None,
    }
}

/// Those who are somebody's only by a marriage, by an oath or one generation off.
fn relative(reading: &Reading<'_>, at: usize) -> Option<String> {
    let idea = CONCEPTS.of(reading.stem(at));
    if !CONCEPTS.is_kin(idea) {
        return None;
    }
    if (reading.word(at + 1), reading.word(at + 2)) == ("in", "law") {
        return Some(format!("{idea}-in-law"));
    }
    let joined = reading.tokens[at].gap == "-" || reading.word(at.wrapping_sub(1)) == "ex";
    let before = reading.word(at.wrapping_sub(1));
    (joined && is_one_of("ex|step|half|great|god|foster", before)).then(|| format!("{before}-{idea}"))
}

/// Hives that somebody gets, not those that bees live in.
pub(super) fn is_rash(reading: &Reading<'_>, at: usize) -> bool {
    let before = reading.word(at.wrapping_sub(1));
    reading.word(at) == "hives"
        && is_one_of("in|gets|get|got|getting|with|causes|cause|gives|him|her|me|from", before)
}

/// Parts of names that many places and days share.
const HARDLY_NAMES: &str =
    "christmas|easter|street|road|avenue|north|south|east|west|end|dr|prof|st|english|iso";

/// "Kim's elder girl": what she is to Kim says nothing of what she is to the person.
fn is_of_another(reading: &Reading<'_>, person: &Person, at: usize) -> bool {
    (at.saturating_sub(2)..at).any(|at| {
        let token = &reading.tokens[at];
        token.owns && token.is_capital() && !person.is(&token.word)
    })
}

/// A stem without the ending that makes somebody or something of what is done: surveyor, treatment, accordionist.
fn root(stem: &str) -> &str {
    const ENDINGS: &[&str] =
        &["ist", "ian", "ment", "ation", "ship", "ness", "or", "er", "al", "ic", "i", "e"];
    let cut = ENDINGS.iter().find_map(|ending| stem.strip_suffix(ending));
    cut.filter(|cut| cut.len() >= 4).unwrap_or(stem)
}
