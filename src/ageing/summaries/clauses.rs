//! Texts by clauses, the parts between commas and conjunctions: what belongs together is in one.

use std::collections::BTreeSet;

use memledger_offline::{rules::is_past, words};

use super::{
    particulars::{Particulars, all_bare, is_auxiliary},
    sentences::sentences,
    writing::{is_verb, with_subject},
};

/// Words that deny, folded, as the guard of merged texts knows them.
pub(super) const DENYING: &str = "no not never none nobody nothing neither nor without cannot nicht kein keine keinen nie niemals ohne \
    pas jamais sans nunca jamas sin non mai senza nao sem";
/// Words that say without one of those that something is not so, or no longer.
const ENDING: &str = "stopped quit former formerly previously hardly barely rarely seldom used anymore ex dislikes hates \
    dislike hate avoids avoid";

/// How a clause denies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Denial {
    None,
    Implied,
    Said,
}

#[derive(Debug)]
pub(super) struct Clause {
    pub text: String,
    pub particulars: Particulars,
    pub stems: BTreeSet<String>,
    words: BTreeSet<String>,
    denial: Denial,
}

#[derive(Debug)]
pub(super) struct Clauses(pub Vec<Clause>);

impl Clauses {
    pub fn of(text: &str) -> Self {
        let mut all = Vec::new();
        for sentence in sentences(text) {
            let sentence = with_subject(sentence);
            let mut of: Option<BTreeSet<String>> = None;
            for (nth, part) in parts(&sentence).into_iter().enumerate() {
                let mut clause = Clause::of(part, nth == 0);
                match &of {
                    // "Maria lives in Porto and works at Acme": she does both.
                    Some(names) if !part.starts_with(char::is_uppercase) => {
                        clause.particulars.names.extend(names.iter().cloned());
                        clause.words.extend(names.iter().cloned());
                    }
                    Some(_) => {}
                    None => of = Some(subject(part)),
                }
                all.push(clause);
            }
        }
        Self(all)
    }

    /// Whether all that the other text says is said here, clause by clause.
    pub fn carry(&self, other: &Self) -> bool {
        self.missing(other).is_none()
    }

    /// The first clause of another text that is not said here.
    pub fn missing<'a>(&self, other: &'a Self) -> Option<&'a Clause> {
        other.0.iter().find(|clause| !self.0.iter().any(|own| own.says(clause)))
    }
}

impl Clause {
    fn of(text: &str, opens: bool) -> Self {
        let stems = words::words(text).into_iter().filter(|stem| stem != "user").collect();
        let particulars = Particulars::of(text, opens);
        Self { text: text.to_owned(), particulars, stems, words: all_bare(text), denial: denial(text) }
    }

    /// Whether this one has all numbers, dates and names of another one, denies if that does, and has half of its words.
    fn says(&self, other: &Self) -> bool {
        let denies_alike =
            (self.denial == Denial::None) == (other.denial == Denial::None) && self.denial >= other.denial;
        denies_alike
            && other.particulars.missing_in(&self.particulars, &self.words).is_none()
            && 2 * self.stems.intersection(&other.stems).count() >= other.stems.len()
    }

    /// Whether this one, which denies, is said to be denied there: half of its words are in a clause that denies as well.
    pub fn is_denied_in(&self, other: &Self) -> bool {
        let is_there = |one: &Self| {
            one.denial != Denial::None && 2 * one.stems.intersection(&self.stems).count() >= self.stems.len()
        };
        other.denies() && is_there(other)
    }

    pub fn denies(&self) -> bool {
        self.denial != Denial::None
    }
}

/// The names in the subject of a sentence: those before its verb.
fn subject(part: &str) -> BTreeSet<String> {
    const LONGEST: usize = 6;
    let is_first_verb = |word: &&str| is_verb(word) || is_auxiliary(word) || is_past(word);
    let words: Vec<&str> = part.split(' ').take_while(|word| !is_first_verb(word)).collect();
    let names = Particulars::of(part, true).names;
    let before = if words.len() > LONGEST { BTreeSet::new() } else { all_bare(&words.join(" ")) };
    names.intersection(&before).cloned().collect()
}

/// A sentence between its commas, semicolons and conjunctions. A comma between numbers parts nothing: "June 3, 1990".
fn parts(sentence: &str) -> Vec<&str> {
    const MARKS: [&str; 9] = [", ", "; ", " and ", " but ", " – ", " — ", "、", "，", "；"];
    let mut found = Vec::new();
    let (mut start, mut at) = (0, 0);
    while let Some((behind, mark)) = MARKS
        .iter()
        .filter_map(|mark| Some((at + sentence[at..].find(mark)?, *mark)))
        .min_by_key(|(behind, _)| *behind)
    {
        at = behind + mark.len();
        let is_of_number = mark == ", "
            && sentence[..behind].ends_with(|c: char| c.is_ascii_digit())
            && sentence[at..].starts_with(|c: char| c.is_ascii_digit());
        if !is_of_number {
            found.push(sentence[start..behind].trim());
            start = at;
        }
    }
    found.push(sentence[start..].trim());
    found.retain(|part| !part.is_empty());
    found
}

fn denial(text: &str) -> Denial {
    let folded = words::folded(text);
    let is_in = |list: &str, word: &str| list.split_whitespace().any(|one| one == word);
    if folded.contains("n't")
        || folded.contains("n’t")
        || words::plain_words(&folded).any(|word| is_in(DENYING, word))
    {
        return Denial::Said;
    }
    let ends = words::plain_words(&folded).any(|word| is_in(ENDING, word));
    if ends { Denial::Implied } else { Denial::None }
}

impl Clause {
    /// A number, date or name that is in none of the others.
    pub fn own_particular(&self, others: &[Self]) -> Option<String> {
        let mut all = Particulars::default();
        let mut words = BTreeSet::new();
        for other in others {
            all.numbers.extend(other.particulars.numbers.iter().cloned());
            all.dates.extend(other.particulars.dates.iter().cloned());
            words.extend(other.words.iter().cloned());
        }
        // What a number counts may come from a joined sentence; that it is counted there was looked at the other way round.
        let mut own = self.particulars.clone();
        own.numbers = own.numbers.into_iter().map(|(number, _)| (number, None)).collect();
        own.missing_in(&all, &words)
    }
}
