//! Signs that tell one word from another: "C++" and "C#", "A+" and "A-", "-18" and "18", "€5" and "$5", and emoji.

use std::collections::{BTreeMap, BTreeSet};

use super::{figures::differ, reading::Reading};
use crate::words::is_emoji;

#[derive(Debug, Clone, Default)]
pub(super) struct Signs {
    /// By word: behind a letter or two, or before a number; empty where it has none.
    marks: BTreeMap<String, BTreeSet<String>>,
    /// By number.
    currencies: BTreeMap<String, BTreeSet<char>>,
    /// Those that stand for themselves.
    emoji: BTreeSet<char>,
}

impl Signs {
    pub fn of(reading: &Reading<'_>) -> Self {
        let mut made = Self {
            emoji: reading.content.chars().filter(|sign| is_emoji(*sign)).collect(),
            ..Self::default()
        };
        for (at, token) in reading.tokens.iter().enumerate() {
            let number = token.raw.bytes().all(|byte| byte.is_ascii_digit());
            let behind = reading.behind(at);
            if number {
                let signs = [token.gap.chars().next_back(), behind.trim_start().chars().next()];
                let signs: BTreeSet<char> = signs.into_iter().flatten().filter(is_currency).collect();
                if !signs.is_empty() {
                    made.currencies.entry(token.word.clone()).or_default().extend(signs);
                }
            }
            if number || token.raw.len() <= 2 {
                let mark = if number {
                    before_number(token.gap, at == 0)
                } else {
                    behind_letters(token.raw, behind)
                };
                made.marks.entry(token.word.clone()).or_default().insert(mark.to_owned());
            }
        }
        made
    }

    /// Both have a word with signs, and not with the same.
    pub fn contradict(&self, other: &Self) -> bool {
        apart(&self.marks, &other.marks) || apart(&self.currencies, &other.currencies)
    }

    pub fn differ_in_emoji(&self, other: &Self) -> bool {
        differ(&self.emoji, &other.emoji)
    }
}

fn apart<T: Ord>(one: &BTreeMap<String, BTreeSet<T>>, other: &BTreeMap<String, BTreeSet<T>>) -> bool {
    one.iter().any(|(word, mine)| other.get(word).is_some_and(|its| mine.is_disjoint(its)))
}

/// A minus that no range or dash is written with.
fn before_number(gap: &str, first: bool) -> &'static str {
    let minus = gap.strip_suffix(['-', '−']);
    let apart = |rest: &str| first && rest.is_empty() || rest.ends_with([' ', '(', '\n', '\t', ':']);
    if minus.is_some_and(apart) { "-" } else { "" }
}

fn behind_letters(raw: &str, behind: &str) -> &'static str {
    let ends = |rest: &str| !rest.starts_with(|c: char| c.is_alphanumeric() || matches!(c, '-' | '+'));
    let signs = [("++", "++"), ("#", "#"), ("+", "+"), ("-", "-"), ("−", "-")];
    let found = signs.iter().find(|(sign, _)| behind.strip_prefix(sign).is_some_and(ends));
    let grade = raw.bytes().all(|byte| byte.is_ascii_uppercase());
    found.filter(|(_, sign)| grade || matches!(*sign, "++" | "#")).map_or("", |(_, sign)| sign)
}

fn is_currency(sign: &char) -> bool {
    matches!(sign, '$' | '€' | '£' | '¥' | '₹' | '₽' | '₩' | '₺' | '₿')
}
