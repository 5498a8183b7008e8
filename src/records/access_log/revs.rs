//! Which revs of a user somebody wrote, as pairs of the first and the last of those that follow each other.

use std::ops::RangeInclusive;

/// In order; no two of them touch.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Revs(Vec<(u64, u64)>);

impl Revs {
    /// Adds revs that are new, each written once. Answers how many pairs there are more, which may be fewer.
    pub fn add(&mut self, new: &RangeInclusive<u64>) -> isize {
        let (first, last) = (*new.start(), *new.end());
        let at = self.0.partition_point(|(_, end)| *end < first);
        let follows = at > 0 && self.0[at - 1].1 + 1 == first;
        let precedes = self.0.get(at).is_some_and(|(start, _)| last + 1 == *start);
        match (follows, precedes) {
            (true, true) => {
                self.0[at - 1].1 = self.0[at].1;
                self.0.remove(at);
                -1
            }
            (true, false) => {
                self.0[at - 1].1 = last;
                0
            }
            (false, true) => {
                self.0[at].0 = first;
                0
            }
            (false, false) => {
                self.0.insert(at, (first, last));
                1
            }
        }
    }

    pub fn json(&self) -> String {
        serde_json::json!(self.0).to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn revs_that_follow_each_other_are_one_pair() {
        let mut revs = Revs::default();
        let mut many = 0;
        for (first, last, pairs) in
            [(5, 7, 1), (1, 1, 2), (8, 8, 2), (3, 4, 2), (20, 22, 3), (2, 2, 2), (9, 19, 1), (40, 40, 2)]
        {
            many += revs.add(&(first..=last));
            assert_eq!((many, revs.0.len()), (pairs, usize::try_from(pairs).unwrap()), "{revs:?}");
        }
        assert_eq!(revs.json(), "[[1,22],[40,40]]");
    }
}
