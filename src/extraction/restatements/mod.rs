//! Whether two statements that look alike may be one. Likeness nominates a pair; [`keeps_apart`] decides, and finds no reason
//! to only if both are the same words once they are worded alike.

mod amounts;
mod differences;
mod exchanges;
#[cfg(test)]
mod likeness_tests;
mod meanings;
mod patterns;
mod reordered;
mod reworded;

use memledger_offline::{
    rules::{Claim, is_past},
    words::words,
};

use memledger_statements::revision::{Revision, lemma, revision, says_some};

pub use memledger_offline::reaches_text_ratio;

use differences::Statement;

/// A statement has no more bytes; longer texts are kept apart.
const MOST_BYTES: usize = 1_024;

/// What two statements about one person differ in, so that they are no duplicates: a number, date, unit, denial, name, subject
/// or the wording. None if they are worded alike but for the order of their parts, forms of words and true synonyms.
pub fn keeps_apart(one: &str, other: &str) -> Option<&'static str> {
    if one.len().max(other.len()) > MOST_BYTES {
        return Some("length");
    }
    if says_some(one) != says_some(other) {
        return Some("wording");
    }
    let texts = [one, other].map(reworded::reworded);
    let statements = Statement::both(&texts);
    if let Some(difference) = statements[0].difference(&statements[1]) {
        return Some(difference);
    }
    let is_same = revision(&texts[0], &texts[1]) == Revision::Restates || are_same_forms(&statements);
    (!is_same).then_some("wording")
}

/// Whether two statements that are worded in other words say the same, if a model that knows what words mean finds them very
/// alike. It knows neither numbers nor names nor denials, nor who did it to whom, so in those they must not differ.
pub fn may_mean_the_same(one: &str, other: &str) -> bool {
    one.len().max(other.len()) <= MOST_BYTES
        && Claim::of(one).day() == Claim::of(other).day()
        && says_some(one) == says_some(other)
        && meanings::mean_the_same(&[one, other].map(reworded::reworded))
}

/// Whether both are that alike, character by character, once they are worded alike.
pub fn reaches_ratio_reworded(one: &str, other: &str, least: f64) -> bool {
    one.len().max(other.len()) <= MOST_BYTES
        && reaches_text_ratio(&reworded::reworded(one), &reworded::reworded(other), least)
}

/// Whether both hold the same words by their stems, as often, in whatever order; words without meaning of their own do not count.
pub fn has_same_words(one: &str, other: &str) -> bool {
    let stems = |text: &str| {
        let mut stems = words(&reworded::reworded(text));
        stems.sort_unstable();
        stems
    };
    one.len().max(other.len()) <= MOST_BYTES && stems(one) == stems(other)
}

/// The same words in the same order, but for forms of verbs that tell no other time: "is reading", "reads"; "learnt", "learned".
fn are_same_forms([one, other]: &[Statement; 2]) -> bool {
    let (one, other) = (forms(one), forms(other));
    let is_form = |one: &Form<'_>, other: &Form<'_>| {
        let goes_on = one.goes_on && other.word.ends_with('s') || other.goes_on && one.word.ends_with('s');
        lemma(one.word) == lemma(other.word) && (goes_on || is_past(one.word) && is_past(other.word))
    };
    let is_same = |(one, other): (&Form<'_>, &Form<'_>)| {
        one.word == other.word || !one.is_name && !other.is_name && is_form(one, other)
    };
    one.len() == other.len() && one.iter().zip(&other).all(is_same)
}

struct Form<'a> {
    word: &'a str,
    is_name: bool,
    /// "Is fishing", which is no "likes fishing".
    goes_on: bool,
}

/// The words that count. "Is" and "goes" before what goes on are part of how it is said.
fn forms(statement: &Statement) -> Vec<Form<'_>> {
    let words = &statement.words;
    let leads_on = |at: usize| {
        matches!(words[at].as_str(), "is" | "are" | "goes")
            && words.get(at + 1).is_some_and(|next| next.len() > 5 && next.ends_with("ing"))
    };
    let counts = (0..words.len()).filter(|at| words[*at] != "the" && !leads_on(*at));
    let form = |at: usize| Form {
        word: &words[at],
        is_name: statement.is_name(&words[at]),
        goes_on: at > 0 && leads_on(at - 1),
    };
    counts.map(form).collect()
}
