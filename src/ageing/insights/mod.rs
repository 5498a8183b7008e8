//! What can be said of how a user changes, by counting alone: a preference that is another now, a topic that came up more often, a
//! tone that shifted. Most days nothing can be said.

mod check;
mod dates;
mod odds;
mod preferences;
mod tone;
mod topics;

use std::collections::BTreeSet;

use memledger_offline::words::{flat, folded};

pub use check::check;
pub use tone::{Tone, tone};

/// An insight has no more characters.
pub const MAX_CHARS: usize = 280;
const MOST_INSIGHTS: usize = 3;

const DAY_US: i64 = 86_400_000_000;
/// The last days are compared with this number of days before them.
const RECENT_DAYS: i64 = 28;
const BEFORE_DAYS: i64 = 56;
/// A finding that chance alone would give more often than that is none.
const MAX_CHANCE: f64 = 0.01;

/// A message, a query or a memory. Times are in microseconds since 1970.
#[derive(Debug, Clone, Copy)]
pub struct Entry<'a> {
    pub id: &'a str,
    pub text: &'a str,
    pub at: i64,
}

/// A memory as topics are counted.
#[derive(Debug, Clone, Copy)]
pub struct TaggedMemory<'a> {
    pub id: &'a str,
    pub topics: &'a [String],
    /// When it was made.
    pub at: i64,
}

/// A memory that took the place of another, or of what it said itself.
#[derive(Debug, Clone, Copy)]
pub struct Change<'a> {
    pub old_id: &'a str,
    pub old: &'a str,
    /// The same as `old_id` if the memory was changed in place.
    pub new_id: &'a str,
    pub new: &'a str,
    pub at: i64,
}

/// What is known of a user. Only the last 12 weeks count; the order of the entries does not matter.
#[derive(Debug, Clone, Copy, Default)]
pub struct History<'a> {
    pub now: i64,
    /// The last messages and queries.
    pub activity: &'a [Entry<'a>],
    /// The newest memories.
    pub newest: &'a [Entry<'a>],
    /// All memories that were made in the last 12 weeks, also those that are archived by now.
    pub memories: &'a [TaggedMemory<'a>],
    pub changes: &'a [Change<'a>],
    /// What the user wrote in the last 12 weeks.
    pub messages: &'a [Entry<'a>],
    /// Texts of the insights that there are: none of them is made again, not with other counts either.
    pub existing: &'a [&'a str],
}

/// How many of the latest entries tell what the user is about now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Latest {
    pub activity_items: usize,
    pub new_items: usize,
}

impl Default for Latest {
    fn default() -> Self {
        Self { activity_items: 5, new_items: 3 }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A preference that is another now.
    Preference,
    /// A topic that came up more often.
    Topic,
    /// A tone that shifted.
    Tone,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Insight {
    pub kind: Kind,
    /// In the third person, at most 280 characters.
    pub text: String,
    pub tags: Vec<String>,
    /// Ids of the memories and messages that it was counted from, the oldest first.
    pub evidence: Vec<String>,
}

/// At most three insights, preferences first; none if counting supports none. A topic is told only if the latest activity or the
/// newest memories are about it.
pub fn insights(history: &History<'_>, latest: Latest) -> Vec<Insight> {
    let mut known: BTreeSet<String> = history.existing.iter().map(|text| statement(text)).collect();
    let mut found = preferences::changed(history);
    found.extend(topics::grown(history, latest));
    found.extend(tone::shifted(history));
    found.retain(|insight| {
        insight.text.chars().count() <= MAX_CHARS && known.insert(statement(&insight.text))
    });
    found.truncate(MOST_INSIGHTS);
    found
}

/// Whether one of these insights says the same, if with other counts.
pub fn is_known(text: &str, existing: &[&str]) -> bool {
    existing.iter().any(|known| statement(known) == statement(text))
}

/// What an insight says, without what it was counted from.
fn statement(text: &str) -> String {
    folded(&flat(text.split(':').next().unwrap_or(text)))
}

/// Whether an instant is in the last 28 days or in the 56 days before those.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Period {
    Recent,
    Before,
}

impl Period {
    fn of(at: i64, now: i64) -> Option<Self> {
        let age = now.saturating_sub(at);
        if !(0..(RECENT_DAYS + BEFORE_DAYS) * DAY_US).contains(&age) {
            None
        } else if age < RECENT_DAYS * DAY_US {
            Some(Self::Recent)
        } else {
            Some(Self::Before)
        }
    }
}

/// The newest of them.
fn last<'a, 'b>(entries: &'b [Entry<'a>], count: usize) -> Vec<&'b Entry<'a>> {
    let mut sorted: Vec<&Entry<'a>> = entries.iter().collect();
    sorted.sort_by(|one, other| (other.at, other.id).cmp(&(one.at, one.id)));
    sorted.truncate(count);
    sorted
}

/// Ids in the order of their times, once each.
fn evidence(mut of: Vec<(i64, &str)>) -> Vec<String> {
    of.sort_unstable();
    let mut known = BTreeSet::new();
    of.into_iter().filter(|(_, id)| known.insert(*id)).map(|(_, id)| id.to_owned()).collect()
}

#[cfg(test)]
mod histories_tests;
