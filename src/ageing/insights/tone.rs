//! The tone of what a user writes, by words that tell feelings of the one who says "I".

use std::collections::BTreeSet;

use memledger_offline::{
    lists::entries,
    words::{folded, plain_words},
};

use super::{DAY_US, History, Insight, Kind, MAX_CHANCE, Period, evidence, odds};

const POSITIVE: &str = include_str!("lists/positive.txt");
const NEGATIVE: &str = include_str!("lists/negative.txt");

/// Messages with a tone that are needed in either period, and on how many days.
const LEAST_MESSAGES: u32 = 6;
const LEAST_DAYS: usize = 4;
/// By how much the share of one tone has changed at least.
const LEAST_SHIFT: f64 = 0.4;
/// An insight names no more messages.
const MOST_EVIDENCE: usize = 20;

/// Words between a denial and what it denies.
const DENIED_WITHIN: usize = 3;
const DENIALS: [&str; 6] = ["not", "never", "no", "hardly", "without", "nothing"];
/// What is only imagined, wished or asked says no feeling.
const IMAGINED: [&str; 10] =
    ["if", "would", "could", "might", "should", "unless", "whether", "d", "imagine", "wish"];
const OTHERS: [&str; 6] = ["he", "she", "they", "you", "it", "who"];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    Positive,
    Negative,
}

/// The tone of a message if it has a clear one. Only words of a feeling of the writer count, as in "I am glad" or "that makes me sad";
/// denied, imagined and asked ones do not.
pub fn tone(text: &str) -> Option<Tone> {
    let text = folded(&text.replace(['\u{2019}', '\u{2018}'], "'")).replace("n't", " not");
    let mut balance = 0;
    for sentence in text.split_inclusive(['.', '!', '?', '\n', ';']).filter(|one| !one.ends_with('?')) {
        for clause in sentence.split([',', ':', '(', ')']).flat_map(|part| part.split(" but ")) {
            if !clause.contains('"') && !clause.trim_start().starts_with('>') {
                balance += of_clause(&plain_words(clause).collect::<Vec<_>>());
            }
        }
    }
    match balance {
        0 => None,
        1.. => Some(Tone::Positive),
        _ => Some(Tone::Negative),
    }
}

fn of_clause(words: &[&str]) -> i32 {
    if words.iter().any(|word| IMAGINED.contains(word)) {
        return 0;
    }
    let feeling = |(at, word): (usize, &&str)| {
        let sign = i32::from(entries(POSITIVE).any(|one| one == *word))
            - i32::from(entries(NEGATIVE).any(|one| one == *word));
        let before = words.get(..at).unwrap_or_default();
        let subject = before.iter().rposition(|word| matches!(*word, "i" | "me"));
        let is_own =
            subject.is_some_and(|subject| !before.iter().skip(subject + 1).any(|word| OTHERS.contains(word)));
        let is_denied = before.iter().rev().take(DENIED_WITHIN).any(|word| DENIALS.contains(word));
        // "I hate to bother you", "I am afraid that ...", "glad to": politeness.
        let is_polite =
            matches!((*word, words.get(at + 1)), ("hate" | "afraid", Some(&("to" | "that" | "i"))));
        if is_own && !is_denied && !is_polite { sign } else { 0 }
    };
    words.iter().enumerate().map(feeling).sum()
}

#[derive(Default)]
struct Counts<'a> {
    positive: Vec<(i64, &'a str)>,
    negative: Vec<(i64, &'a str)>,
    days: BTreeSet<i64>,
}

impl<'a> Counts<'a> {
    fn of(history: &History<'a>, period: Period) -> Self {
        let mut made = Self::default();
        for message in history.messages.iter().filter(|one| Period::of(one.at, history.now) == Some(period)) {
            match tone(message.text) {
                Some(Tone::Positive) => made.positive.push((message.at, message.id)),
                Some(Tone::Negative) => made.negative.push((message.at, message.id)),
                None => continue,
            }
            made.days.insert(message.at.div_euclid(DAY_US));
        }
        made
    }

    fn all(&self) -> u32 {
        number(&self.positive) + number(&self.negative)
    }

    fn says_enough(&self) -> bool {
        self.all() >= LEAST_MESSAGES && self.days.len() >= LEAST_DAYS
    }
}

fn number<T>(of: &[T]) -> u32 {
    u32::try_from(of.len()).unwrap_or(u32::MAX / 4)
}

/// At most one: that the messages became more positive or more negative.
pub fn shifted(history: &History<'_>) -> Option<Insight> {
    let (recent, before) = (Counts::of(history, Period::Recent), Counts::of(history, Period::Before));
    if !recent.says_enough() || !before.says_enough() {
        return None;
    }
    let sides =
        [("positive", &recent.positive, &before.positive), ("negative", &recent.negative, &before.negative)];
    let (name, now, then) = sides.into_iter().find(|(_, now, then)| {
        let (now, then) = (number(now), number(then));
        let shift = f64::from(now) / f64::from(recent.all()) - f64::from(then) / f64::from(before.all());
        // One of two sides is bound to be the greater.
        shift >= LEAST_SHIFT && odds::more_than(now, recent.all(), then, before.all()) < MAX_CHANCE / 2.0
    })?;
    let text = format!(
        "The user sounds more {name} than before: {} of {} messages that tell a feeling in the last 4 weeks, {} of {} in the 8 weeks \
         before.",
        now.len(),
        recent.all(),
        then.len(),
        before.all()
    );
    let mut ids = now.clone();
    ids.sort_unstable();
    let ids = ids.split_off(ids.len().saturating_sub(MOST_EVIDENCE));
    let tags = vec!["tone".to_owned(), name.to_owned()];
    Some(Insight { kind: Kind::Tone, text, tags, evidence: evidence(ids) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tone_is_of_the_writers_own_feelings() {
        for (text, expected) in [
            ("I am so happy today!", Some(Tone::Positive)),
            ("I\u{2019}m exhausted", Some(Tone::Negative)),
            ("This makes me sad.", Some(Tone::Negative)),
            ("I'm glad it works, but I am worried about the rest.", None),
            ("I was worried, now I'm relieved and proud", Some(Tone::Positive)),
            ("I'm not happy with it", None),
            ("I don't feel great", None),
            ("My sister is happy", None),
            ("I think she is sad", None),
            ("Am I happy?", None),
            ("I would love a new bike", None),
            ("I'd be happy to pay", None),
            ("If I am sad I run", None),
            ("I hate to ask again", None),
            ("He said \"I am so angry\"", None),
            ("Sort the list of happy words", None),
            ("", None),
        ] {
            assert_eq!(tone(text), expected, "{text}");
        }
    }
}
