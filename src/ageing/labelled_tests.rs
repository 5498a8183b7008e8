//! Groups of memories written for the tests, with what is to become of each.

use memledger_offline::Hashed;

use crate::Memory;

pub const DAY_US: i64 = 86_400_000_000;

/// What is to become of a memory in a summary of its group.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Label {
    Said,
    SaidAgain,
    Superseded,
    Stays,
}

pub struct Labelled {
    pub label: Label,
    pub memory: Memory,
    pub text: String,
    pub vector: Vec<f32>,
}

pub struct Group {
    pub name: String,
    pub members: Vec<Labelled>,
}

pub fn memory(nth: usize) -> Memory {
    Memory {
        id: format!("m{nth:06}"),
        importance: 2,
        pinned: false,
        bank: "General".into(),
        category: None,
        topics: Vec::new(),
        is_derived: false,
        created_at: i64::try_from(nth).unwrap() * DAY_US,
        written_at: i64::try_from(nth).unwrap() * DAY_US,
        last_accessed_at: None,
    }
}

pub fn groups() -> Vec<Group> {
    let embedder = Hashed::default();
    let mut groups: Vec<Group> = Vec::new();
    let mut nth = 0;
    for line in include_str!("labelled.txt").lines() {
        if let Some(name) = line.strip_prefix("## ") {
            groups.push(Group { name: name.to_owned(), members: Vec::new() });
            continue;
        }
        let label = match line.chars().next() {
            Some('+') => Label::Said,
            Some('=') => Label::SaidAgain,
            Some('x') => Label::Superseded,
            Some('!') => Label::Stays,
            _ => continue,
        };
        let (topics, text) = line[1..].split_once('|').unwrap();
        let topics = topics.split(',').map(|topic| topic.trim().to_owned()).collect();
        let text = text.trim().to_owned();
        let vector = embedder.vector(&text);
        let memory = Memory { topics, ..memory(nth) };
        nth += 1;
        groups.last_mut().unwrap().members.push(Labelled { label, memory, text, vector });
    }
    groups
}
