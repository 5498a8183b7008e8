//! The endings of languages, as `endings.txt` lists them.

use std::{collections::HashSet, sync::LazyLock};

use foldhash::fast::FixedState;

use super::{Script, common};

/// Listed in the order of the file; English is the first.
pub static LANGUAGES: LazyLock<Vec<Language>> = LazyLock::new(|| read(include_str!("endings.txt")));

/// How the words of a language end.
pub struct Language {
    pub script: Script,
    /// Whether endings follow each other freely.
    in_parts: bool,
    endings: HashSet<Vec<char>, FixedState>,
    /// Of other words of the stem.
    derived: HashSet<Vec<char>, FixedState>,
    longest: usize,
    /// What the end of a stem changes to before an ending, in either direction.
    changes: Vec<[Vec<char>; 2]>,
}

/// Fewest letters that two forms begin with, and of a stem whose last ones change.
const LEAST_ALIKE: usize = 2;
const LEAST_CHANGED: usize = 3;
/// A stem that is no word by itself, as in "bakery" and "baking", where it has no more letters.
const SHORT_STEM: usize = 3;
/// How many letters the endings of two words may begin with alike, and one more.
const MOST_ALIKE: usize = 3;
/// Most letters of endings that follow each other.
const MOST_ENDINGS: usize = 14;

fn read(text: &str) -> Vec<Language> {
    let mut languages: Vec<Language> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let mut words = line.split_whitespace();
        let name = words.next();
        match (name, languages.last_mut()) {
            (Some("~"), Some(above)) => {
                let side = |side: &str| side.chars().filter(|c| *c != '-').collect();
                let pairs = words.filter_map(|pair| pair.split_once(':'));
                above.changes = pairs.map(|(one, other)| [side(one), side(other)]).collect();
                continue;
            }
            (Some("+"), Some(above)) => {
                above.derived = words.map(|word| word.chars().collect()).collect();
                continue;
            }
            _ => {}
        }
        let script = if words.next() == Some("cyrillic") { Script::Cyrillic } else { Script::Latin };
        let mut words = words.peekable();
        let in_parts = words.next_if_eq(&"parts").is_some();
        let endings: HashSet<Vec<char>, FixedState> = words.map(|word| word.chars().collect()).collect();
        let longest = endings.iter().map(Vec::len).max().unwrap_or_default();
        let (derived, changes) = (HashSet::default(), Vec::new());
        languages.push(Language { script, in_parts, endings, derived, longest, changes });
    }
    languages
}

/// What two words have in common.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stem {
    /// Whether they are forms of one word, not two words of one stem.
    pub inflected: bool,
    pub length: usize,
}

impl Language {
    /// The stem of two words; none if their endings, or what is before them, are no such as this language has.
    pub fn stem(&self, one: &[char], other: &[char]) -> Option<Stem> {
        let begin = common(one, other);
        if begin < LEAST_ALIKE {
            return None;
        }
        let least = if self.script == Script::Cyrillic { 2 } else { 3 };
        let (a, b) = (&one[begin..], &other[begin..]);
        // What follows a whole word of two letters are endings too, if they are many.
        let whole = begin == 2 && (a.is_empty() || b.is_empty()) && self.in_parts && a.len() + b.len() > 1;
        let least = if whole { 2 } else { least };
        // Endings may begin alike.
        let cuts = (least..=begin).rev().take(MOST_ALIKE);
        let plain = cuts.filter_map(|cut| self.end(&one[cut..], &other[cut..], cut)).max();
        if plain.is_some() {
            return plain;
        }
        let changed = |from: &[char], to: &[char]| {
            let (a, b) = (a.strip_prefix(from)?, b.strip_prefix(to)?);
            let more = common(a, b);
            let least = begin + more + from.len().min(to.len());
            // A vowel that comes and goes has a consonant of the stem behind it.
            let comes_and_goes = from.is_empty() && is_vowel(to) || to.is_empty() && is_vowel(from);
            if least < LEAST_CHANGED || comes_and_goes && more == 0 {
                return None;
            }
            self.end(&a[more..], &b[more..], begin + more)
        };
        let changes = self.changes.iter().flat_map(|[from, to]| [changed(from, to), changed(to, from)]);
        changes.flatten().max()
    }

    /// Whether both rests are endings, of a stem of that length.
    fn end(&self, one: &[char], other: &[char], length: usize) -> Option<Stem> {
        let rests = [one, other];
        if rests.iter().all(|rest| self.ends(rest)) {
            return Some(Stem { inflected: true, length });
        }
        let derived = rests.iter().all(|rest| self.ends(rest) || self.derived.contains(*rest));
        let is_long = length > SHORT_STEM || rests.iter().all(|rest| !rest.is_empty());
        (derived && is_long).then_some(Stem { inflected: false, length })
    }

    /// Whether that is an ending, or several, or none.
    fn ends(&self, rest: &[char]) -> bool {
        rest.is_empty()
            || self.endings.contains(rest)
            || self.in_parts && rest.len() <= MOST_ENDINGS && self.ends_in_parts(rest, false)
    }

    /// Of endings of one letter, no two follow each other: what letters could not be explained by them?
    fn ends_in_parts(&self, rest: &[char], behind_letter: bool) -> bool {
        let longest = rest.len().min(self.longest);
        rest.is_empty()
            || (1..=longest).rev().any(|at| {
                !(behind_letter && at == 1)
                    && self.endings.contains(&rest[..at])
                    && self.ends_in_parts(&rest[at..], at == 1)
            })
    }
}

fn is_vowel(letters: &[char]) -> bool {
    letters.iter().all(|c| matches!(c, 'a' | 'e' | 'i' | 'o' | 'u' | 'y' | 'о' | 'е' | 'ь'))
}
