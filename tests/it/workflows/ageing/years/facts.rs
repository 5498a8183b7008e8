//! Facts that have to be found for all the years, and what counts as saying one.

use std::collections::{BTreeSet, HashMap};

use memledger_aggregates::MemoryId;
use memledger_ledger::Memory;

/// Something that was told once and stays true.
#[derive(Debug, Clone)]
pub struct Fact {
    /// Words that one sentence has to have all of, in small letters. No other fact of the person has them all.
    pub marks: BTreeSet<String>,
    /// How it was told last.
    pub text: String,
    /// Whose value it is; the next value takes its place.
    pub attribute: Option<usize>,
}

impl Fact {
    pub fn stated(marks: &[&str]) -> Self {
        Self {
            marks: marks.iter().map(|mark| mark.to_lowercase()).collect(),
            text: String::new(),
            attribute: None,
        }
    }

    /// Of little importance, but read again and again.
    pub fn used(marks: &[&str]) -> Self {
        Self::stated(marks)
    }

    pub fn of_attribute(attribute: usize, value: &str) -> Self {
        Self { attribute: Some(attribute), ..Self::stated(&[value]) }
    }

    pub fn is_said_by(&self, text: &str) -> bool {
        let is_said = |sentence: &str| {
            let words: BTreeSet<String> =
                sentence.split(|c: char| !c.is_alphanumeric()).map(str::to_lowercase).collect();
            self.marks.is_subset(&words)
        };
        text.split(". ").any(is_said)
    }
}

/// Where the facts of one person are found.
#[derive(Debug, Default)]
pub struct Found {
    /// That many in active memories.
    pub active: usize,
    /// The others, each with the archived memories that say it.
    pub others: Vec<(Fact, Vec<MemoryId>)>,
}

impl Found {
    pub fn of(facts: &[Fact], memories: &HashMap<String, Memory>) -> Self {
        let mut found = Self::default();
        let of_state = |state: &str| -> Vec<(&str, &str)> {
            let of_state = memories.values().filter(|memory| memory.state == state);
            of_state.filter_map(|memory| Some((memory.id.as_str(), memory.content.as_deref()?))).collect()
        };
        let (active, archived) = (of_state("active"), of_state("archived"));
        for fact in facts {
            if active.iter().any(|(_, text)| fact.is_said_by(text)) {
                found.active += 1;
                continue;
            }
            let says = archived.iter().filter(|(_, text)| fact.is_said_by(text));
            let ids = says.map(|(id, _)| MemoryId::new(*id).unwrap()).collect();
            found.others.push((fact.clone(), ids));
        }
        found
    }
}
