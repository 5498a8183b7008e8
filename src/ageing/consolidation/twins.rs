//! What two texts differ in that look alike and are not one: another number, date, name or denial.

use std::collections::BTreeSet;

use memledger_offline::{
    rules::{MONTHS, in_one_spelling, is_past},
    words::{folded, plain_words, with_stem},
};

const WEEKDAYS: [&str; 14] = [
    "monday",
    "tuesday",
    "wednesday",
    "thursday",
    "friday",
    "saturday",
    "sunday",
    "mondays",
    "tuesdays",
    "wednesdays",
    "thursdays",
    "fridays",
    "saturdays",
    "sundays",
];
/// Deny or lift what the rest of a text says.
const DENIALS: &str = "no not never none nobody nothing neither nor without cannot stopped quit former formerly unable \
    dislikes hates loathes detests refuses avoids except unless hardly rarely seldom";
/// Say that something is so at times only, or is not so yet.
const CONDITIONS: &str = "if when whenever while until before after almost nearly may might could would should maybe perhaps \
    probably wants plans hopes intends wishes considers tries used";
/// Words with a capital that are no names wherever they stand.
const NO_NAMES: [&str; 10] = ["user", "users", "the", "i", "they", "she", "he", "their", "her", "his"];

/// What keeps two texts apart: each says a number, a date or a name that the other does not, or only one of them denies something or says that it is so under a
/// condition or that it was so.
/// A text that only says more than the other does not differ. None if nothing of that kind is found, which does not make them one.
pub fn differ_in(one: &str, other: &str) -> Option<&'static str> {
    let [a, b] = [one, other].map(Marks::of);
    if differ(&a.numbers, &b.numbers) {
        Some("a number")
    } else if differ(&a.dates, &b.dates) {
        Some("a date")
    } else if differ(&a.names, &b.names) {
        Some("a name")
    } else if a.denies != b.denies {
        Some("a denial")
    } else if a.conditions != b.conditions {
        Some("a condition")
    } else if is_told_as_past(one) != is_told_as_past(other) {
        Some("a tense")
    } else {
        None
    }
}

/// Whether a text denies or lifts something.
pub(crate) fn denies(text: &str) -> bool {
    Marks::of(text).denies
}

/// The word behind the user at the beginning.
pub(super) fn first_verb(text: &str) -> Option<String> {
    let folded = folded(text);
    plain_words(&folded).find(|word| !matches!(*word, "the" | "user")).map(str::to_owned)
}

fn is_told_as_past(text: &str) -> bool {
    first_verb(text).is_some_and(|verb| is_past(&verb) && !is_in(DENIALS, &verb))
}

/// Whether each holds something that the other does not.
pub(super) fn differ(one: &BTreeSet<String>, other: &BTreeSet<String>) -> bool {
    !one.is_subset(other) && !other.is_subset(one)
}

/// What tells twins apart.
#[derive(Debug, Default)]
pub(super) struct Marks {
    numbers: BTreeSet<String>,
    /// Months and days of the week.
    pub dates: BTreeSet<String>,
    pub names: BTreeSet<String>,
    pub denies: bool,
    pub conditions: BTreeSet<String>,
}

impl Marks {
    pub fn of(text: &str) -> Self {
        let mut made = Self::default();
        let contracted = text.replace("n't", " not").replace("n\u{2019}t", " not");
        let lower = folded(&contracted);
        for word in plain_words(&lower) {
            let spelt = in_one_spelling(word);
            if spelt.contains(|c: char| c.is_numeric()) {
                made.numbers.insert(spelt.to_owned());
            } else if MONTHS.contains(&spelt) || WEEKDAYS.contains(&spelt) {
                made.dates.insert(spelt.trim_end_matches('s').to_owned());
            } else if is_in(DENIALS, spelt) {
                made.denies = true;
            } else if is_in(CONDITIONS, spelt) {
                made.conditions.insert(spelt.to_owned());
            }
        }
        made.names =
            names(text).into_iter().filter(|name| !made.dates.contains(name.trim_end_matches('s'))).collect();
        made
    }
}

fn is_in(list: &str, word: &str) -> bool {
    list.split_whitespace().any(|one| one == word)
}

/// Words with a capital that do not begin a sentence, folded, without what makes them a plural or an owner.
pub(super) fn names(text: &str) -> BTreeSet<String> {
    let mut begins = true;
    let mut names = BTreeSet::new();
    for token in text.split_whitespace() {
        let word = token.trim_matches(|c: char| !c.is_alphanumeric());
        let is_capital = word.starts_with(char::is_uppercase);
        // "iPhone" and "McLeod" are names also at the beginning.
        let within = word.chars().skip(1).any(char::is_uppercase);
        let bare = word.trim_end_matches("'s").trim_end_matches("\u{2019}s");
        let plain = folded(bare);
        if (is_capital && !begins || within) && !NO_NAMES.contains(&plain.as_str()) {
            names.extend(plain_words(&plain).map(str::to_owned));
        }
        begins = token.ends_with(['.', '!', '?', ':']) && word.chars().count() > 2;
    }
    names
}

/// The stem of a word, or the word if it has none.
pub(super) fn stem_of(word: &str) -> String {
    with_stem(word, |stem| stem.unwrap_or(word).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twins_differ_in_what_tells_them_apart() {
        for (one, other, expected) in [
            ("Meets Bea at 2 pm.", "Meets Bea at 3 pm.", Some("a number")),
            ("Has two cats.", "Has 2 cats.", None),
            ("Flies on Monday.", "Flies on Tuesday.", Some("a date")),
            ("The user meets Bea in May.", "The user meets Bea in June.", Some("a date")),
            ("The user knows Bea.", "The user knows Kim.", Some("a name")),
            ("The user knows Bea's brother.", "The user knows Bea and her brother.", None),
            ("The user drives.", "The user doesn't drive.", Some("a denial")),
            ("The user drove to Ghent.", "The user drives to Ghent.", Some("a tense")),
            ("The user drives.", "If it rains, the user drives.", Some("a condition")),
            ("The user no longer smokes.", "The user stopped smoking.", None),
            ("The user drives.", "The user drives a Volvo from 1998.", None),
        ] {
            assert_eq!(differ_in(one, other), expected, "{one} | {other}");
            assert_eq!(differ_in(other, one), expected, "{other} | {one}");
        }
    }
}
