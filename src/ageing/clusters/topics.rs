//! The topics of memories as numbers.

use std::collections::{BTreeMap, BTreeSet};

use memledger_offline::words::folded;

/// The topics of each memory, sorted, each once, and how many memories have each.
pub(super) struct Topics {
    of: Vec<Vec<u32>>,
    holders: Vec<usize>,
}

impl Topics {
    pub fn of<'a>(memories: impl Iterator<Item = &'a [String]>) -> Self {
        let mut numbers: BTreeMap<String, u32> = BTreeMap::new();
        let mut holders: Vec<usize> = Vec::new();
        let mut all = Vec::new();
        for topics in memories {
            let mut own = BTreeSet::new();
            for topic in topics.iter().map(|topic| folded(topic.trim())).filter(|topic| !topic.is_empty()) {
                let next = u32::try_from(holders.len()).unwrap_or(u32::MAX);
                let number = *numbers.entry(topic).or_insert(next);
                if number == next {
                    holders.push(0);
                }
                own.insert(number);
            }
            own.iter().for_each(|number| holders[*number as usize] += 1);
            all.push(own.into_iter().collect());
        }
        Self { of: all, holders }
    }

    pub fn at(&self, memory: usize) -> &[u32] {
        &self.of[memory]
    }

    /// How many memories have a topic.
    pub fn holders(&self, topic: u32) -> usize {
        self.holders[topic as usize]
    }
}
