//! The naive model: a vector of memories and the rules in the plainest words.

use std::collections::BTreeMap;

use proptest::prelude::*;

/// A command, its memories named by the order of their creation; some do not exist.
#[derive(Debug, Clone)]
pub enum Op {
    Create { text: String, importance: u8, category: Option<String> },
    Update { at: usize, text: Option<String>, importance: Option<u8> },
    Pin { at: usize, pinned: bool },
    Reclassify { at: usize, category: Option<String> },
    Merge { sources: Vec<usize>, into: Option<usize>, text: String },
    Delete { at: usize },
    SoftDelete { at: usize },
    Restore { at: usize },
    Purge { at: usize },
}

pub fn ops() -> impl Strategy<Value = Vec<Op>> {
    // Few memories and few texts, so that commands often meet.
    let at = || 0..8_usize;
    let text = || "[ab\u{e9}🦀]{1,3}";
    let category = || proptest::option::of(prop_oneof![Just("work".to_owned()), Just("health".to_owned())]);
    let importance = || 1..=5_u8;
    let op = prop_oneof![
        5 => (text(), importance(), category())
            .prop_map(|(text, importance, category)| Op::Create { text, importance, category }),
        4 => (at(), proptest::option::of(text()), proptest::option::of(importance()))
            .prop_filter("changes something", |(_, text, importance)| text.is_some() || importance.is_some())
            .prop_map(|(at, text, importance)| Op::Update { at, text, importance }),
        1 => (at(), any::<bool>()).prop_map(|(at, pinned)| Op::Pin { at, pinned }),
        1 => (at(), category()).prop_map(|(at, category)| Op::Reclassify { at, category }),
        2 => (proptest::collection::vec(at(), 1..4), proptest::option::of(at()), text())
            .prop_map(|(sources, into, text)| Op::Merge { sources, into, text }),
        2 => at().prop_map(|at| Op::Delete { at }),
        2 => at().prop_map(|at| Op::SoftDelete { at }),
        3 => at().prop_map(|at| Op::Restore { at }),
        1 => at().prop_map(|at| Op::Purge { at }),
    ];
    proptest::collection::vec(op, 10..50)
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NaiveMemory {
    pub state: String,
    pub text: Option<String>,
    pub importance: u8,
    pub pinned: bool,
    pub category: Option<String>,
    pub revision: u64,
    pub merged_into: Option<usize>,
    pub sources: Vec<usize>,
    pub purged_sources: Vec<usize>,
}

#[derive(Debug, Clone, Default)]
pub struct Naive {
    pub memories: Vec<NaiveMemory>,
    pub rev: u64,
}

impl Naive {
    pub fn active(&self) -> BTreeMap<usize, Option<String>> {
        let active = self.memories.iter().enumerate().filter(|(_, memory)| memory.state == "active");
        active.map(|(place, memory)| (place, memory.text.clone())).collect()
    }

    /// The place of the memory the answer shows, or the code of the refusal.
    pub fn apply(&mut self, op: &Op) -> Result<usize, &'static str> {
        let place = self.change(op)?;
        for at in 0..self.memories.len() {
            let sources = self.memories[at].sources.clone();
            let purged = sources.into_iter().filter(|s| self.memories[*s].state == "purged");
            self.memories[at].purged_sources = purged.collect();
        }
        Ok(place)
    }

    fn known(&self, at: usize) -> Result<(), &'static str> {
        match self.memories.get(at) {
            None => Err("not_found"),
            Some(memory) if memory.state == "purged" => Err("state_conflict"),
            Some(_) => Ok(()),
        }
    }

    fn active_one(&self, at: usize) -> Result<(), &'static str> {
        self.known(at)?;
        if self.memories[at].state == "active" { Ok(()) } else { Err("state_conflict") }
    }

    fn touch(&mut self, at: usize) {
        self.rev += 1;
        self.memories[at].revision += 1;
    }

    fn change(&mut self, op: &Op) -> Result<usize, &'static str> {
        match op {
            Op::Create { text, importance, category } => {
                self.memories.push(NaiveMemory {
                    state: "active".into(),
                    text: Some(text.clone()),
                    importance: *importance,
                    pinned: false,
                    category: category.clone(),
                    revision: 0,
                    merged_into: None,
                    sources: Vec::new(),
                    purged_sources: Vec::new(),
                });
                self.touch(self.memories.len() - 1);
                Ok(self.memories.len() - 1)
            }
            Op::Update { at, text, importance } => {
                self.active_one(*at)?;
                let mut new = self.memories[*at].clone();
                new.text = text.clone().or(new.text);
                new.importance = importance.unwrap_or(new.importance);
                Ok(self.replace(*at, new))
            }
            Op::Pin { at, pinned } => {
                self.active_one(*at)?;
                let new = NaiveMemory { pinned: *pinned, ..self.memories[*at].clone() };
                Ok(self.replace(*at, new))
            }
            Op::Reclassify { at, category } => {
                self.active_one(*at)?;
                let new = NaiveMemory { category: category.clone(), ..self.memories[*at].clone() };
                Ok(self.replace(*at, new))
            }
            Op::Merge { sources, into, text } => self.merge(sources, *into, text),
            Op::Delete { at } => {
                self.active_one(*at)?;
                Ok(self.move_to(*at, "archived"))
            }
            Op::SoftDelete { at } => {
                self.active_one(*at)?;
                Ok(self.move_to(*at, "soft_deleted"))
            }
            Op::Restore { at } => {
                self.known(*at)?;
                if self.memories[*at].state == "active" {
                    return Err("state_conflict");
                }
                self.memories[*at].merged_into = None;
                Ok(self.move_to(*at, "active"))
            }
            Op::Purge { at } => {
                self.known(*at)?;
                self.memories[*at].text = None;
                Ok(self.move_to(*at, "purged"))
            }
        }
    }

    /// Nothing counts as a change that leaves everything as it was.
    fn replace(&mut self, at: usize, new: NaiveMemory) -> usize {
        if self.memories[at] != new {
            self.memories[at] = new;
            self.touch(at);
        }
        at
    }

    fn move_to(&mut self, at: usize, state: &str) -> usize {
        self.memories[at].state = state.to_owned();
        self.touch(at);
        at
    }

    fn merge(&mut self, sources: &[usize], into: Option<usize>, text: &str) -> Result<usize, &'static str> {
        // Ids that no memory has are all the same to the ledger.
        let id = |at: &usize| (*at).min(self.memories.len());
        let mut distinct: Vec<usize> = sources.iter().map(id).collect();
        distinct.sort_unstable();
        distinct.dedup();
        if distinct.len() < sources.len() || distinct.len() < 2 {
            return Err("invalid_request");
        }
        for at in sources {
            self.active_one(*at)?;
        }
        let at = match into {
            Some(at) => {
                self.active_one(at)?;
                at
            }
            None => {
                let of = |at: &usize| &self.memories[*at];
                let category = of(&sources[0]).category.clone();
                let shared = sources.iter().all(|at| of(at).category == category);
                self.memories.push(NaiveMemory {
                    state: "active".into(),
                    text: None,
                    importance: sources.iter().map(|at| of(at).importance).max().unwrap_or(2),
                    pinned: sources.iter().any(|at| of(at).pinned),
                    category: category.filter(|_| shared),
                    revision: 0,
                    merged_into: None,
                    sources: Vec::new(),
                    purged_sources: Vec::new(),
                });
                self.memories.len() - 1
            }
        };
        self.memories[at].text = Some(text.to_owned());
        self.memories[at].sources.extend(sources);
        self.touch(at);
        for source in sources.iter().filter(|source| **source != at) {
            self.memories[*source].merged_into = Some(at);
            self.move_to(*source, "merged");
        }
        Ok(at)
    }
}
