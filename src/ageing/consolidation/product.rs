//! The memory that two become.

use std::collections::BTreeSet;

use memledger_offline::{
    MemoryText,
    rules::{Claim, merged},
    supported::unsupported,
    words::folded,
};
use memledger_statements::revision::{Revision, revision};

use super::judging::{Verdict, restates_plainly};
use crate::Memory;

/// A memory may have more topics; a product of many merges must not collect them without end.
const MOST_TOPICS: usize = 16;

#[derive(Debug, Clone, Copy)]
pub struct Source<'a> {
    pub memory: &'a Memory,
    pub text: &'a str,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Product {
    pub text: String,
    /// The newer one's first, at most 16.
    pub topics: Vec<String>,
    /// The highest.
    pub importance: u8,
    /// If any source is.
    pub pinned: bool,
    /// If both have the same; else the caller's default.
    pub bank: Option<String>,
    pub category: Option<String>,
}

/// What two memories become that were judged; none if they stay apart, or if no text was found that says what both say and no
/// more. The newer one's text where it replaces the older, the fuller one where both say the same, else one made of both.
pub fn product(older: Source<'_>, newer: Source<'_>, verdict: Verdict) -> Option<Product> {
    let text = match verdict {
        Verdict::Apart => return None,
        Verdict::Replaces => newer.text.trim().to_owned(),
        Verdict::Same => of_both(older, newer)?,
    };
    Some(inheriting(older, newer, text))
}

/// With what a memory takes over from both.
pub(super) fn inheriting(older: Source<'_>, newer: Source<'_>, text: String) -> Product {
    let [old, new] = [older.memory, newer.memory];
    Product {
        text,
        topics: union(&new.topics, &old.topics),
        importance: old.importance.max(new.importance),
        pinned: old.pinned || new.pinned,
        bank: (old.bank == new.bank).then(|| new.bank.clone()),
        category: new.category.clone().filter(|_| old.category == new.category),
    }
}

fn of_both(older: Source<'_>, newer: Source<'_>) -> Option<String> {
    let (old, new) = (older.text.trim(), newer.text.trim());
    if revision(old, new) == Revision::Restates || restates_plainly(old, new) {
        return Some(fuller(old, new).to_owned());
    }
    let (a, b) = (Claim::of(old), Claim::of(new));
    if a.is_held_by(&b) {
        return Some(new.to_owned());
    }
    if b.is_held_by(&a) {
        return Some(old.to_owned());
    }
    let source = |one: Source<'_>| MemoryText {
        id: one.memory.id.clone(),
        content: one.text.to_owned(),
        topics: Vec::new(),
        pinned: false,
    };
    let text = merged(&[source(older), source(newer)]).content;
    unsupported(&text, &[old, new]).is_none().then_some(text)
}

/// The longer one; of equal ones the newer.
fn fuller<'a>(old: &'a str, new: &'a str) -> &'a str {
    if old.chars().count() > new.chars().count() { old } else { new }
}

/// Topics that differ in capitals or accents alone are one.
fn union(first: &[String], second: &[String]) -> Vec<String> {
    let mut known = BTreeSet::new();
    let all = first.iter().chain(second).map(|topic| topic.trim());
    all.filter(|topic| !topic.is_empty() && known.insert(folded(topic)))
        .take(MOST_TOPICS)
        .map(str::to_owned)
        .collect()
}
