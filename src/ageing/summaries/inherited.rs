//! What a summary takes over from the memories that it stands for.

use std::{cmp::Reverse, collections::BTreeMap};

use memledger_offline::words::folded;

use crate::Memory;

/// Most topics of a summary.
const MAX_TOPICS: usize = 16;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Inherited {
    /// None if they are in several: then it is the default bank.
    pub bank: Option<String>,
    /// None if they differ in it.
    pub category: Option<String>,
    /// Those that most have first, then in the order of the alphabet.
    pub topics: Vec<String>,
    /// The highest.
    pub importance: u8,
    /// Whether any is pinned.
    pub pinned: bool,
    /// When the newest was made, in microseconds since 1970.
    pub until: i64,
}

impl Inherited {
    pub(super) fn of<'a>(memories: impl Iterator<Item = &'a Memory> + Clone) -> Self {
        let first = memories.clone().next();
        let is_equal = |is_equal: fn(&Memory, &Memory) -> bool| {
            first.filter(|first| memories.clone().all(|one| is_equal(first, one)))
        };
        Self {
            bank: is_equal(|one, other| one.bank == other.bank).map(|one| one.bank.clone()),
            category: is_equal(|one, other| one.category == other.category)
                .and_then(|one| one.category.clone()),
            topics: topics(memories.clone().flat_map(|memory| &memory.topics)),
            importance: memories.clone().map(|memory| memory.importance).max().unwrap_or(1),
            pinned: memories.clone().any(|memory| memory.pinned),
            until: memories.map(|memory| memory.written_at).max().unwrap_or_default(),
        }
    }
}

/// Each topic once, in the spelling that comes first in the alphabet.
fn topics<'a>(all: impl Iterator<Item = &'a String>) -> Vec<String> {
    let mut counts: BTreeMap<String, (usize, &str)> = BTreeMap::new();
    for topic in all.filter(|topic| !topic.trim().is_empty()) {
        let (count, spelling) = counts.entry(folded(topic.trim())).or_insert((0, topic));
        *count += 1;
        *spelling = (*spelling).min(topic.as_str());
    }
    let mut ranked: Vec<(usize, &str)> = counts.into_values().collect();
    ranked.sort_by_key(|(count, topic)| (Reverse(*count), *topic));
    ranked.into_iter().take(MAX_TOPICS).map(|(_, topic)| topic.trim().to_owned()).collect()
}
