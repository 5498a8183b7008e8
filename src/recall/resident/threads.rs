//! What stands beside the rows that were found, in their threads.

use std::collections::{HashMap, HashSet};

use foldhash::fast::FixedState;

use super::{
    super::beside::{BESIDE, Place, line_up},
    user::Row,
};

/// Beside how many of the first rows by words, and of the nearest, it is looked.
const FIRST: usize = 5;

/// Numbers, of rows or of threads.
type Numbers = HashSet<u32, FixedState>;

/// Rows that were found.
pub struct FoundRows {
    first: Numbers,
    all: Numbers,
}

impl FoundRows {
    /// Each list begins with the best.
    pub fn of<'a>(lists: impl Iterator<Item = &'a Vec<u32>> + Clone) -> Self {
        let first = lists.clone().flat_map(|list| list.iter().take(FIRST)).copied().collect();
        Self { first, all: lists.flatten().copied().collect() }
    }

    /// Those beside the first ones that were not found themselves, and where they and all that were found stand.
    pub fn beside<'a>(
        &self,
        row: impl Fn(u32) -> Option<&'a Row>,
        rows: impl Iterator<Item = (&'a Row, u32)>,
    ) -> (Vec<String>, HashMap<String, Place>) {
        let (mut beside, mut places) = (Vec::new(), HashMap::new());
        let threads: Numbers = self.all.iter().filter_map(|number| row(*number)?.thread).collect();
        if threads.is_empty() {
            return (beside, places);
        }
        let standing = |(row, number): (&'a Row, u32)| {
            let thread = row.thread.filter(|thread| threads.contains(thread))?;
            Some((thread, row.created_at, &*row.memory_id, number))
        };
        let in_line = line_up(rows.filter_map(standing));
        for (at, (place, id, number)) in in_line.iter().enumerate() {
            let mut around = in_line[at.saturating_sub(BESIDE)..].iter().take(2 * BESIDE + 1);
            let was_found = self.all.contains(number);
            let is_beside =
                around.any(|other| other.0.abs_diff(*place) <= BESIDE && self.first.contains(&other.2));
            if was_found || is_beside {
                places.insert((*id).to_owned(), *place);
            }
            if is_beside && !was_found {
                beside.push((*id).to_owned());
            }
        }
        (beside, places)
    }
}
