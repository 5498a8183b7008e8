//! The numbers that questions name memories by: a memory's full id would be most of what a question costs.

use std::collections::HashSet;

use memledger_offline::MemoryText;

/// The names of all memories of a run: each memory's place in the run's order, from 1, the same in every question.
pub struct Names<'a> {
    memories: &'a [MemoryText],
    ids: HashSet<&'a str>,
}

impl<'a> Names<'a> {
    pub fn of(memories: &'a [MemoryText]) -> Self {
        Self { memories, ids: memories.iter().map(|memory| memory.id.as_str()).collect() }
    }

    /// The id of the memory that an answer names, by its number or by its id. What may be either is the number: no
    /// question shows an id.
    pub fn meant(&self, given: &str) -> Option<&'a str> {
        let given = given.trim();
        let number: Option<usize> = given.trim_start_matches('#').parse().ok();
        let numbered = number.and_then(|number| self.memories.get(number.checked_sub(1)?));
        numbered.map(|memory| memory.id.as_str()).or_else(|| self.ids.get(given).copied())
    }
}

/// The number of the memory at a place.
pub fn number(at: usize) -> usize {
    at + 1
}

#[cfg(test)]
mod tests {
    use super::super::fixtures::memory;
    use super::{Names, number};

    #[test]
    fn a_memory_is_meant_by_its_number_or_its_id() {
        let memories = ["a", "3", "c"].map(|id| memory(id, "Likes tea"));
        let names = Names::of(&memories);
        for (at, memory) in memories.iter().enumerate() {
            let number = number(at).to_string();
            for given in [number.clone(), format!(" {number}"), format!("#{number}")] {
                assert_eq!(names.meant(&given), Some(memory.id.as_str()), "{given:?}");
            }
        }
        assert_eq!((names.meant("a"), names.meant("c")), (Some("a"), Some("c")));
        for given in ["0", "4", "-1", "b", "A", "", "1.0", "99999999999999999999999"] {
            assert_eq!(names.meant(given), None, "{given:?}");
        }
    }
}
