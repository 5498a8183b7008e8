//! Pairs of statements of which it is known whether they say the same.

use std::sync::LazyLock;

/// What two statements are to each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sameness {
    /// They say the same in other words.
    Restatement,
    /// They differ in one number, date, name, negation or subject, so they say something else.
    Twin,
    Unrelated,
}

/// Two statements, and what they are to each other.
#[derive(Debug, Clone, Copy)]
pub struct LabelledPair {
    pub sameness: Sameness,
    /// The word of the list: `restatement`, what twins differ in, or `unrelated`.
    pub label: &'static str,
    pub one: &'static str,
    pub other: &'static str,
}

static PAIRS: LazyLock<Vec<LabelledPair>> =
    LazyLock::new(|| include_str!("pairs.txt").lines().filter_map(read).collect());

/// All of them.
pub fn labelled_pairs() -> &'static [LabelledPair] {
    &PAIRS
}

fn read(line: &'static str) -> Option<LabelledPair> {
    let mut parts = line.strip_prefix('#').is_none().then(|| line.split(" | "))?;
    let (label, one, other) = (parts.next()?, parts.next()?, parts.next()?);
    let sameness = match label {
        "restatement" => Sameness::Restatement,
        "unrelated" => Sameness::Unrelated,
        _ => Sameness::Twin,
    };
    Some(LabelledPair { sameness, label, one, other })
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    #[test]
    fn every_line_is_a_pair_and_no_pair_is_there_twice() {
        let lines = include_str!("pairs.txt").lines().filter(|line| !line.starts_with('#'));
        assert_eq!(labelled_pairs().len(), lines.count());
        let different: BTreeSet<_> = labelled_pairs().iter().map(|pair| (pair.one, pair.other)).collect();
        assert_eq!(different.len(), labelled_pairs().len());
        assert!(labelled_pairs().iter().all(|pair| pair.one != pair.other));
    }

    #[test]
    fn there_are_enough_of_each_kind() {
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        labelled_pairs().iter().for_each(|pair| *counts.entry(pair.label).or_default() += 1);
        let kinds = ["date", "name", "negation", "number", "restatement", "subject", "unrelated"];
        assert_eq!(counts.keys().copied().collect::<Vec<_>>(), kinds);
        let of = |sameness| labelled_pairs().iter().filter(|pair| pair.sameness == sameness).count();
        for sameness in [Sameness::Restatement, Sameness::Twin, Sameness::Unrelated] {
            assert!(of(sameness) >= 60, "{sameness:?}");
        }
    }
}
