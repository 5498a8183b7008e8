//! Who does it to whom: the place of each name in what a memory says first, by the preposition before it.

use std::collections::BTreeMap;

use super::{
    lexicon::KIN,
    person::Person,
    reading::{Reading, is_one_of},
    statement::Statement,
};

const PREPOSITIONS: &str =
    "from|to|over|than|for|by|of|before|after|under|above|behind|against|into|onto|at|in|with|about|instead";

/// What may stand between a preposition or a verb and a name.
const BETWEEN: &str = "the|a|an|his|her|their|my|our|its|own|user|users|friend|colleague|boss|neighbour|partner|\
    classmate|relative|acquaintance|manager|supervisor|mr|mrs|ms|miss|dr|prof|st";

/// Words before "to" and "of" that hold both ways, and verbs: who is married to whom, is a friend of whom, met whom.
const BOTH_WAYS: &str = "married|engaged|related|next|close|similar|opposite|friend|friends|cousin|neighbour|neighbor|\
    colleague|partner|classmate|flatmate|roommate|twin|sibling|relative|acquaintance|marries|met|meets|knows|knew|dates|\
    dated|divorced|befriended";
const DAYS: &str = "monday|tuesday|wednesday|thursday|friday|saturday|sunday";

/// Stands for the person among names.
const PERSON: u32 = u32::MAX;

/// Where a name stands: behind which preposition, behind something else, or first of all.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    First,
    Behind(&'static str),
    /// Behind what holds both ways.
    Beside,
    Within,
}

/// The places of names that stand once, by number; `names` are where they stand.
pub(super) fn of(reading: &Reading<'_>, person: &Person, names: &[(usize, u32)]) -> BTreeMap<u32, Place> {
    let is_person = |at: usize| {
        let token = &reading.tokens[at];
        !token.owns && (matches!(token.word.as_str(), "i" | "me") || person.is(&token.word))
    };
    let name = |at: usize| {
        let named = names
            .iter()
            .find(|(place, _)| *place == at && !is_one_of(DAYS, reading.word(at)))
            .map(|(_, name)| *name);
        named.or_else(|| is_person(at).then_some(PERSON))
    };
    let mut found: Vec<(u32, Place)> = Vec::new();
    let mut last: Option<(usize, Place)> = None;
    for at in 0..reading.tokens.len() {
        let token = &reading.tokens[at];
        // Behind a full stop or a colon something else may be told; "7:15" has none.
        if !found.is_empty() && token.starts && token.gap.contains(char::is_whitespace) {
            break;
        }
        let Some(name) = name(at) else { continue };
        let place = match last {
            // One of several: "Kim and Tom", "Kim, Tom".
            Some((before, place)) if is_listed(reading, before, at) => place,
            _ => place(reading, at),
        };
        last = Some((at, place));
        found.push((name, place));
    }
    let once = |name: u32| found.iter().filter(|(other, _)| *other == name).count() == 1;
    found.iter().copied().filter(|(name, _)| once(*name)).collect()
}

fn is_listed(reading: &Reading<'_>, before: usize, at: usize) -> bool {
    let and = at == before + 2 && is_one_of("and|or", reading.word(before + 1));
    and || at == before + 1 && reading.tokens[at].gap.trim() == ","
}

fn place(reading: &Reading<'_>, at: usize) -> Place {
    let says_nothing = |at: &usize| {
        let token = &reading.tokens[*at];
        token.owns || is_one_of(BETWEEN, &token.word) || KIN.contains(token.word.as_str())
    };
    let Some(before) = (0..at).rev().find(|at| !says_nothing(at)) else { return Place::First };
    let word = reading.word(before);
    match PREPOSITIONS.split('|').find(|preposition| *preposition == word) {
        Some("with") => Place::Beside,
        Some("to" | "of") if holds_both_ways(reading.word(before.wrapping_sub(1))) => Place::Beside,
        Some(preposition) => Place::Behind(preposition),
        None if holds_both_ways(word) => Place::Beside,
        None => Place::Within,
    }
}

pub(super) fn holds_both_ways(word: &str) -> bool {
    is_one_of(BOTH_WAYS, word)
}

impl Statement {
    /// Two names have changed places: "Kim owes Tom" and "Tom owes Kim".
    pub fn swaps_names(&self, other: &Self) -> bool {
        let both: Vec<(Place, Place)> =
            self.places.iter().filter_map(|(name, mine)| Some((*mine, *other.places.get(name)?))).collect();
        let swapped = |(one, its): &(Place, Place)| {
            one != its && *one != Place::Beside && *its != Place::Beside && both.contains(&(*its, *one))
        };
        both.iter().any(swapped)
    }
}
