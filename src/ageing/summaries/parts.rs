//! Memories that can only be summarised together, since one says again or replaces what another one says.

use super::holding::Reading;

/// Memories with the statements that are to be said for them.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Part {
    /// Sorted places.
    pub originals: Vec<usize>,
    /// Sorted.
    pub statements: Vec<usize>,
}

/// The memories that can be covered, in parts that depend on no other, by the age of what is said for them.
pub(super) fn parts(reading: &Reading<'_>) -> Vec<Part> {
    let said: Vec<Option<Vec<(usize, usize)>>> =
        (0..reading.originals()).map(|at| reading.said_for(at)).collect();
    let mut group: Vec<usize> = (0..said.len()).collect();
    for (at, said) in said.iter().enumerate() {
        for (_, of) in said.iter().flatten() {
            let (from, into) = (group[at].max(group[*of]), group[at].min(group[*of]));
            group.iter_mut().filter(|group| **group == from).for_each(|group| *group = into);
        }
    }
    let mut parts = Vec::new();
    for first in 0..said.len() {
        let originals: Vec<usize> =
            (first..said.len()).filter(|at| group[*at] == first && said[*at].is_some()).collect();
        let mut statements: Vec<usize> =
            originals.iter().flat_map(|at| said[*at].iter().flatten()).map(|(at, _)| *at).collect();
        statements.sort_unstable();
        statements.dedup();
        if !statements.is_empty() {
            parts.push(Part { originals, statements });
        }
    }
    let age = |part: &Part| part.statements.iter().map(|at| (reading.newest(*at), *at)).min();
    parts.sort_by_key(age);
    parts
}
