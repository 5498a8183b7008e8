//! What it costs to decide about a command against a book that is in memory, without storing anything.
#![allow(clippy::expect_used, reason = "a figure of what did not work would be worse than none")]

mod inputs;

use divan::{Bencher, black_box};
use memledger_aggregates::{
    Stream,
    memory_book::{Action, BookRules},
};

/// Memories in the book.
const BOOKS: [usize; 2] = [100, 10_000];

fn main() {
    divan::main();
}

/// Times the decision, after a look at the events that it makes.
fn measure(bencher: Bencher, memories: usize, action: Action, event_types: &[&str]) {
    let (book, rules) = (inputs::book(memories), BookRules::default());
    let command = inputs::command(action);
    let events = book.decide(command.clone(), &rules).expect("the book allows it");
    let decided: Vec<&str> = events.iter().map(|event| event.change.event_type()).collect();
    assert_eq!(decided, event_types);
    let last = events.last().map(|event| event.rev);
    assert_eq!(last, Some((memories + event_types.len()) as u64), "each event takes the next rev");
    bencher
        .with_inputs(|| command.clone())
        .bench_local_values(|command| black_box(&book).decide(command, &rules));
}

#[divan::bench(args = BOOKS, min_time = 0.5)]
fn create(bencher: Bencher, memories: usize) {
    measure(bencher, memories, inputs::create(memories), &["MemoryCreated"]);
}

#[divan::bench(args = BOOKS, min_time = 0.5)]
fn update(bencher: Bencher, memories: usize) {
    measure(bencher, memories, inputs::rewrite(memories / 2, memories), &["MemoryUpdated"]);
}

#[divan::bench(args = BOOKS, min_time = 0.5)]
fn merge_ten(bencher: Bencher, memories: usize) {
    let mut event_types = ["MemoryMergedAway"; 11];
    event_types[0] = "MemoriesMerged";
    measure(bencher, memories, inputs::merge_ten(memories), &event_types);
}

#[divan::bench(args = BOOKS, min_time = 0.5)]
fn delete(bencher: Bencher, memories: usize) {
    measure(bencher, memories, inputs::delete(memories / 2), &["MemoryDeleted"]);
}
