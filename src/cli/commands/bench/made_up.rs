//! Memories to measure with: the same on every run, each text its own.

use std::ops::Range;

use memledger_aggregates::UserId;
use memledger_ledger::NewMemory;
use serde_json::json;

use crate::failure::Failure;

pub const MEMORIES_A_USER: usize = 100;

const THINGS: [&str; 8] = [
    "prefers the early train to the office on weekdays",
    "is allergic to hazelnuts and reads every label twice",
    "learns the cello and practises on Sunday mornings",
    "moved to a flat near the harbour two summers ago",
    "keeps a vegetable garden with far too many tomatoes",
    "runs the half marathon each autumn with a colleague",
    "writes the quarterly report in the last possible week",
    "calls a sister abroad every other Thursday evening",
];

fn text(number: usize) -> String {
    format!("The user {}; noted as number {number}.", THINGS[number % THINGS.len()])
}

/// So many bytes of words, which compress as conversations do; each number has its own.
pub fn prose(number: usize, bytes: usize) -> String {
    let words: Vec<&str> = THINGS.iter().flat_map(|thing| thing.split(' ')).collect();
    let mut mixed = number as u64 + 1;
    let mut text = String::with_capacity(bytes + 16);
    while text.len() < bytes {
        mixed = mixed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        text.push_str(words[(mixed >> 33) as usize % words.len()]);
        text.push(' ');
    }
    text.truncate(bytes);
    text
}

pub fn user(number: usize) -> Result<UserId, Failure> {
    UserId::new(format!("user-{number}")).map_err(|e| Failure::Work(e.to_string()))
}

pub fn memory(number: usize) -> NewMemory {
    NewMemory {
        content: text(number),
        category: Some("profile".into()),
        topics: vec!["daily life".into(), "habits".into()],
        ..NewMemory::default()
    }
}

/// Lines to import.
pub fn lines(numbers: Range<usize>) -> String {
    let line = |number: usize| {
        let memory = json!({
            "id": format!("memory-{number}"),
            "user_id": format!("user-{}", number / MEMORIES_A_USER),
            "content": text(number),
            "category": "profile",
            "topics": ["daily life", "habits"],
        });
        format!("{memory}\n")
    };
    numbers.map(line).collect()
}
