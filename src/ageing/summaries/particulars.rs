//! What must not be lost or changed when a statement is said in other words: numbers with what they count, dates and names.

use std::collections::BTreeSet;

use memledger_offline::{
    rules::{MONTHS, is_past},
    words::{folded, stem},
};

use super::writing::is_verb;

pub(super) const DAYS: [&str; 7] =
    ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const COUNTED: [(&str, &str); 22] = [
    ("two", "2"),
    ("three", "3"),
    ("four", "4"),
    ("five", "5"),
    ("six", "6"),
    ("seven", "7"),
    ("eight", "8"),
    ("nine", "9"),
    ("ten", "10"),
    ("eleven", "11"),
    ("twelve", "12"),
    ("thirteen", "13"),
    ("fourteen", "14"),
    ("fifteen", "15"),
    ("sixteen", "16"),
    ("seventeen", "17"),
    ("eighteen", "18"),
    ("nineteen", "19"),
    ("twenty", "20"),
    ("half", "half"),
    ("twice", "twice"),
    ("dozen", "dozen"),
];
/// Verbs that a name at the start of a sentence is followed by.
const AUXILIARIES: [&str; 12] =
    ["is", "was", "has", "had", "can", "will", "does", "did", "would", "and", "may", "could"];

pub(super) fn is_auxiliary(word: &str) -> bool {
    AUXILIARIES.contains(&word)
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Particulars {
    /// Each with the stem of the word behind it, if that is what it counts.
    pub numbers: BTreeSet<(String, Option<String>)>,
    /// Months and weekdays, in small letters.
    pub dates: BTreeSet<String>,
    /// Folded.
    pub names: BTreeSet<String>,
}

impl Particulars {
    /// Of a part of a sentence. `opens` tells whether it is the first one.
    pub fn of(text: &str, opens: bool) -> Self {
        let words = words(text);
        let mut made = Self::default();
        for (at, word) in words.iter().enumerate() {
            let lower = word.to_lowercase();
            let next = words.get(at + 1).copied();
            if let Some(number) = number(word, &lower) {
                made.numbers.insert((number, next.and_then(unit)));
            } else if word.starts_with(char::is_uppercase) && is_date(&lower) {
                made.dates.insert(lower);
            } else if is_name(word, at == 0 && opens, next) {
                made.names.insert(bare(word));
            }
        }
        made
    }

    /// The first of them that is not among the others, as it is to be named to people.
    pub fn missing_in(&self, other: &Self, words: &BTreeSet<String>) -> Option<String> {
        let has = |(number, unit): &&(String, Option<String>)| {
            other.numbers.iter().any(|(one, counts)| one == number && (unit.is_none() || counts == unit))
        };
        let number = self.numbers.iter().find(|number| !has(number));
        if let Some((number, unit)) = number {
            return Some(unit.as_ref().map_or_else(|| number.clone(), |unit| format!("{number} {unit}")));
        }
        let date = self.dates.difference(&other.dates).next();
        date.or_else(|| self.names.iter().find(|name| !words.contains(*name))).cloned()
    }
}

/// The words of a text with the signs that belong to numbers: "3.5", "-4", "12:30".
fn words(text: &str) -> Vec<&str> {
    let pieces =
        text.split(|c: char| c.is_whitespace() || matches!(c, '(' | ')' | '"' | '“' | '”' | '/' | '…'));
    let trimmed = pieces.map(|piece| {
        let piece = piece.trim_end_matches(|c: char| !c.is_alphanumeric() && !matches!(c, '%' | '+' | '#'));
        let is_sign = |c: char| matches!(c, '-' | '−' | '+' | '$' | '€' | '£' | '.' | '#');
        let is_of_number = |c: char| c.is_alphanumeric() || is_sign(c) && piece.contains(char::is_numeric);
        piece.trim_start_matches(|c| !is_of_number(c))
    });
    trimmed.filter(|word| word.contains(char::is_alphanumeric)).collect()
}

/// A number as it is compared: "1,000" as "1000", "3rd" as "3", "two" as "2".
fn number(word: &str, lower: &str) -> Option<String> {
    if let Some((_, number)) = COUNTED.iter().find(|(counted, _)| *counted == lower) {
        return Some((*number).to_owned());
    }
    if !word.contains(char::is_numeric) {
        return None;
    }
    let plain = ["st", "nd", "rd", "th"].iter().find_map(|ending| {
        lower.strip_suffix(ending).filter(|rest| rest.chars().all(|c| c.is_ascii_digit()))
    });
    Some(plain.unwrap_or(lower).replace(',', ""))
}

/// What a number counts.
fn unit(next: &str) -> Option<String> {
    let lower = folded(next);
    let is_word = next.chars().all(char::is_alphabetic);
    (is_word && !is_date(&lower)).then(|| stem(&lower)).flatten()
}

fn is_date(lower: &str) -> bool {
    MONTHS.contains(&lower) || DAYS.contains(&lower)
}

fn is_name(word: &str, opens: bool, next: Option<&str>) -> bool {
    let bare = bare(word);
    if !word.starts_with(char::is_uppercase) || matches!(bare.as_str(), "user" | "i") {
        return false;
    }
    // Any word has a capital there; a name is followed by what it does, or by another name.
    let stands_first = || {
        let is_of_name = |next: &str| {
            next.starts_with(char::is_uppercase) || is_verb(next) || is_auxiliary(next) || is_past(next)
        };
        !is_verb(&bare)
            && stem(&bare).is_some()
            && (word.ends_with("'s") || word.ends_with("’s") || next.is_some_and(is_of_name))
    };
    !opens || stands_first()
}

/// Folded, without what makes it a possessive.
pub(super) fn bare(word: &str) -> String {
    let folded = folded(word);
    let plain = folded.strip_suffix("'s").or_else(|| folded.strip_suffix("’s")).unwrap_or(&folded);
    plain.to_owned()
}

/// All words of a text, bare, to look names up in.
pub(super) fn all_bare(text: &str) -> BTreeSet<String> {
    words(text).into_iter().map(bare).collect()
}
