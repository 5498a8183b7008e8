//! What was made from a memory, and so may hold what it said.

use std::collections::BTreeSet;

use super::{record::MemoryState, state::MemoryBook};
use crate::MemoryId;

impl MemoryBook {
    /// The memories that were made from this one, and those made from them, as far as they are not purged: products of
    /// merges, restored or archived since or not.
    pub fn derived_from(&self, id: &MemoryId) -> Vec<&MemoryId> {
        let (mut derived, mut left): (BTreeSet<&MemoryId>, Vec<MemoryId>) =
            (BTreeSet::new(), vec![id.clone()]);
        while let Some(source) = left.pop() {
            let made = self.iter().filter(|(made, record)| {
                *made != id && record.derived_from.iter().any(|of| of.memory_id == source)
            });
            let new = made.map(|(made, _)| made).filter(|made| derived.insert(made));
            left.extend(new.cloned());
        }
        derived.retain(|id| self.get(id).is_some_and(|record| record.state != MemoryState::Purged));
        derived.into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::super::{
        tests::{command, content, created, event, fold, id, merged_new},
        *,
    };

    /// `m` was made of `a` and `b`, and `n` of `m` and `c`.
    fn given() -> Vec<MemoryEvent> {
        let again = Change::Merged {
            attributes: Some(super::super::tests::attributes()),
            content: content(88),
            created_at: None,
            derived_from: vec![
                Source { memory_id: id("m"), revision: 1 },
                Source { memory_id: id("c"), revision: 1 },
            ],
            previous_content_id: None,
            updated_at: None,
        };
        let mut first = merged_new(3);
        first.rev = 3;
        vec![created("a", 1), created("b", 2), first, created("c", 4), event("n", 5, 1, again)]
    }

    fn purge(memory: &str, cascade: bool) -> Vec<(String, usize)> {
        let book = fold(&given());
        let action = Action::PurgeMemory { memory_id: id(memory), cascade, again: false };
        let events = decide::decide(&book, command(action), &BookRules { max_memories: 9 }).unwrap();
        let purged = events.iter().map(|event| match &event.change {
            Change::Purged { erased, .. } => (event.memory_id.to_string(), erased.len()),
            other => panic!("{other:?}"),
        });
        purged.collect()
    }

    #[test]
    fn whatever_was_made_from_a_memory_is_derived_from_it() {
        let book = fold(&given());
        assert_eq!(book.derived_from(&id("a")), [&id("m"), &id("n")]);
        assert_eq!(book.derived_from(&id("c")), [&id("n")]);
        assert!(book.derived_from(&id("n")).is_empty());
        let purged = Change::Purged { erased: vec![Uuid::from_u128(88)], from: MemoryState::Active };
        let book = fold(&[given(), vec![event("n", 6, 2, purged)]].concat());
        assert_eq!(book.derived_from(&id("a")), [&id("m")], "what is purged holds nothing");
    }

    #[test]
    fn a_purge_takes_what_was_made_beside_it() {
        let mut insight = created("i", 6);
        if let Change::Created { derived_from, .. } = &mut insight.change {
            *derived_from = vec![Source { memory_id: id("c"), revision: 1 }];
        }
        let book = fold(&[given(), vec![insight]].concat());
        assert_eq!(book.derived_from(&id("c")), [&id("i"), &id("n")]);
        assert!(book.get(&id("c")).is_some_and(|of| of.state == MemoryState::Active), "it stays");
    }

    #[test]
    fn a_purge_takes_what_was_derived_if_it_is_told_to() {
        let one = |memory: &str| (memory.to_owned(), 1);
        assert_eq!(purge("a", false), [one("a")]);
        assert_eq!(purge("a", true), [one("a"), one("m"), one("n")]);
        assert_eq!(purge("n", true), [one("n")]);
    }
}
