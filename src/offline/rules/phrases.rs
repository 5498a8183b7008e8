//! Ideas that several words say together.

use std::{collections::HashMap, sync::LazyLock};

use super::{
    concepts::CONCEPTS,
    ideas::{self, Kind},
    person::Person,
    reading::Reading,
};
use crate::{lists::entries, words::stem};

/// Each line is one idea and the words that say it in a row. Between two words of it may stand one that tells nothing,
/// and up to three words where there are two dots. A word with an asterisk is read by itself as well, and one with an
/// exclamation mark counts in this form alone.
const PHRASES: &str = include_str!("lists/phrases.txt");

/// Words between two of a phrase: one that tells nothing, or these where the phrase is open.
const WITHIN_OPEN: usize = 4;

struct Phrase {
    idea: String,
    words: Vec<Part>,
}

struct Part {
    stem: String,
    /// The word itself, where no other form of it will do.
    exact: Option<&'static str>,
    /// Other words may stand before it.
    open: bool,
    /// It keeps an idea of its own.
    kept: bool,
}

impl Part {
    fn is_at(&self, reading: &Reading<'_>, at: usize) -> bool {
        reading.stem(at) == self.stem && self.exact.is_none_or(|word| reading.word(at) == word)
    }
}

/// By their first words' stems.
static KNOWN: LazyLock<HashMap<String, Vec<Phrase>>> = LazyLock::new(|| {
    let cut = |word: &str| stem(word).unwrap_or_else(|| word.to_owned());
    let mut known: HashMap<String, Vec<Phrase>> = HashMap::new();
    for (idea, said) in entries(PHRASES).filter_map(|line| line.split_once(" = ")) {
        let (mut words, mut open) = (Vec::new(), false);
        for word in said.split_whitespace() {
            if word == ".." {
                open = true;
                continue;
            }
            let bare = word.trim_end_matches(['*', '!']);
            let exact = word.ends_with('!').then_some(bare);
            words.push(Part { stem: cut(bare), exact, open, kept: word.ends_with('*') });
            open = false;
        }
        let Some(first) = words.first().map(|part| part.stem.clone()) else { continue };
        let idea = cut(idea);
        known.entry(first).or_default().push(Phrase { idea: CONCEPTS.of(&idea).to_owned(), words });
    }
    known
});

/// What becomes of a word that stands in a phrase.
#[derive(Clone, Copy)]
enum Role {
    /// The phrase's idea stands in its place.
    Says(&'static str),
    /// The phrase says it.
    Said,
}

/// The words of a memory that stand in phrases, by their place.
pub(super) struct Phrases(Vec<(usize, Role)>);

impl Phrases {
    /// What a word stands for, in its phrase or by itself; none where it tells nothing.
    pub fn idea(&self, reading: &Reading<'_>, person: &Person, at: usize) -> Option<(String, Kind)> {
        match self.0.iter().find(|(place, _)| *place == at) {
            Some((_, Role::Said)) => None,
            Some((_, Role::Says(idea))) => Some(((*idea).to_owned(), ideas::kind(idea))),
            None => ideas::of(reading, person, at),
        }
    }
}

pub(super) fn of(reading: &Reading<'_>) -> Phrases {
    let mut found = Vec::new();
    let mut at = 0;
    while at < reading.tokens.len() {
        let phrases = KNOWN.get(reading.stem(at)).map_or(&[][..], Vec::as_slice);
        let met = phrases.iter().find_map(|phrase| Some((phrase, places(phrase, reading, at)?)));
        let Some((phrase, places)) = met else {
            at += 1;
            continue;
        };
        found.push((at, Role::Says(&phrase.idea)));
        let rest = phrase.words.iter().zip(&places).skip(1);
        found.extend(rest.filter(|(part, _)| !part.kept).map(|(_, place)| (*place, Role::Said)));
        at += 1;
    }
    Phrases(found)
}

/// Where the words of a phrase stand that begins there; none where it doesn't.
fn places(phrase: &Phrase, reading: &Reading<'_>, at: usize) -> Option<Vec<usize>> {
    if !phrase.words.first()?.is_at(reading, at) {
        return None;
    }
    let mut places = vec![at];
    for part in phrase.words.iter().skip(1) {
        let from = places.last()? + 1;
        let is_it = |at: &usize| part.is_at(reading, *at);
        let next = if part.open {
            (from..from + WITHIN_OPEN).find(is_it)
        } else {
            let through = if reading.tokens.get(from).is_some_and(|token| token.stop) { 2 } else { 1 };
            (from..from + through).find(is_it)
        };
        places.push(next.filter(|at| reading.tokens.get(*at).is_some_and(|token| !ends_before(token.gap)))?);
    }
    Some(places)
}

fn ends_before(gap: &str) -> bool {
    gap.contains(['.', ';', ':', ','])
}
