//! What all memories of a user say, so that no summary takes a value for the last one that another memory has replaced since.

use std::{borrow::Cow, cmp::Reverse};

use memledger_statements::revision::{Revision, Statement};

use super::{sentences::sentences, writing::clauses};

/// A memory that a summary has to agree with, whether it may be part of one or not.
#[derive(Debug, Clone, Copy)]
pub struct KnownMemory<'a> {
    pub id: &'a str,
    pub text: &'a str,
    /// The latest time at which its text may have been said; of a summary, at which the newest of its originals may have been.
    pub until: i64,
}

/// Memories of one wall by what their statements are of.
#[derive(Debug, Default)]
pub struct KnownStatements<'a> {
    statements: Vec<KnownStatement<'a>>,
    /// What they are of, the statements of each the newest first, by their places.
    by_matter: Vec<(u64, Reverse<i64>, u32)>,
}

#[derive(Debug)]
struct KnownStatement<'a> {
    id: &'a str,
    text: Cow<'a, str>,
}

/// Newer statements of the same matter that are read. Where there are more, nobody knows whether one of them has another value.
const MOST_READ: usize = 64;

impl<'a> KnownStatements<'a> {
    pub fn of(memories: impl IntoIterator<Item = KnownMemory<'a>>) -> Self {
        let mut made = Self::default();
        for KnownMemory { id, text, until } in memories {
            for sentence in sentences(text) {
                made.add(id, Cow::Borrowed(sentence), until);
                // What a summary joined is found in parts.
                clauses(sentence).into_iter().for_each(|clause| made.add(id, Cow::Owned(clause), until));
            }
        }
        made.by_matter.sort_unstable();
        made
    }

    fn add(&mut self, id: &'a str, text: Cow<'a, str>, until: i64) {
        let place = u32::try_from(self.statements.len()).unwrap_or(u32::MAX);
        let matters = Statement::of(&text).matters().into_iter();
        self.by_matter.extend(matters.map(|matter| (matter, Reverse(until), place)));
        self.statements.push(KnownStatement { id, text });
    }

    /// Whether a memory that is none of `summarised` has another value of the same, and may have been said after `at`.
    pub(super) fn has_newer(&self, statement: &Statement<'_>, at: i64, summarised: &[&str]) -> bool {
        if self.statements.is_empty() {
            return false;
        }
        let mut newer: Vec<u32> = Vec::new();
        for matter in statement.matters() {
            let start = self.by_matter.partition_point(|(other, ..)| *other < matter);
            let of_matter = self.by_matter.get(start..).unwrap_or_default().iter();
            let of_matter =
                of_matter.take_while(|(other, Reverse(until), _)| *other == matter && *until >= at);
            let before = newer.len();
            newer.extend(
                of_matter
                    .map(|(.., place)| *place)
                    .filter(|place| {
                        self.statement(*place).is_some_and(|known| {
                            !summarised.contains(&known.id) && known.text != statement.text()
                        })
                    })
                    .take(MOST_READ + 1),
            );
            // Counted before any is read, which takes much longer.
            if newer.len() - before > MOST_READ {
                return true;
            }
        }
        newer.sort_unstable();
        newer.dedup();
        let updates =
            |known: &KnownStatement<'_>| statement.revision(&Statement::of(&known.text)) == Revision::Updates;
        newer.len() > MOST_READ || newer.iter().filter_map(|place| self.statement(*place)).any(updates)
    }

    fn statement(&self, place: u32) -> Option<&KnownStatement<'a>> {
        self.statements.get(usize::try_from(place).ok()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        labelled_tests::{DAY_US, memory},
        summaries::{Original, summary},
    };

    const OLD: [&str; 3] = ["The user lives in Kassel.", "The user keeps bees.", "The user swims."];

    /// Which of the old ones, of the first three days, are covered where another memory says that and may be from that day at the
    /// latest.
    fn covered(text: &str, day: i64) -> Vec<usize> {
        let memories = [0, 1, 2].map(memory);
        let originals: Vec<Original<'_>> =
            memories.iter().zip(OLD).map(|(one, text)| Original::of(one, text).unwrap()).collect();
        let own = memories.iter().zip(OLD).map(|(one, text)| KnownMemory {
            id: &one.id,
            text,
            until: one.written_at,
        });
        let other = KnownMemory { id: "other", text, until: memories[0].created_at + day * DAY_US };
        summary(&originals, &KnownStatements::of(own.chain([other]))).unwrap().covered
    }

    #[test]
    fn a_value_that_another_memory_replaced_since_stays_in_its_own() {
        for newer in [
            "The user lives in Porto.",
            "The user plays the harp. The user moved to Porto.",
            "The user no longer lives in Kassel.",
            "The user plays the harp, owns a canoe and lives in Porto.",
            "It was cold. The user lives in Porto.",
        ] {
            assert_eq!(covered(newer, 9), [1, 2], "{newer}");
            assert_eq!(covered(newer, 0), [1, 2], "{newer}: nobody knows which was said last");
            assert_eq!(covered(newer, -1), [0, 1, 2], "{newer}");
        }
    }

    #[test]
    fn what_says_the_same_or_something_else_is_in_nobodys_way() {
        for other in
            ["The user lives in Kassel.", "The user's sister lives in Porto.", "The user likes Porto."]
        {
            assert_eq!(covered(other, 9), [0, 1, 2], "{other}");
        }
    }

    #[test]
    fn more_of_one_matter_than_anybody_reads_keep_all_of_it() {
        let text = "The user was born on 3 June 1990.";
        let of =
            |many: usize| KnownStatements::of((0..many).map(|_| KnownMemory { id: "other", text, until: 9 }));
        let old = Statement::of("The user's birthday is 3 June.");
        assert!(!of(MOST_READ).has_newer(&old, 0, &[]));
        assert!(of(MOST_READ + 1).has_newer(&old, 0, &[]));
    }
}
