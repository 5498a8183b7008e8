//! What it costs to write an event as the log keeps it: its canonical body, its envelope and the leaf hash.
#![allow(clippy::expect_used, reason = "a figure of what did not work would be worse than none")]

mod inputs;

use divan::{Bencher, black_box, counter::BytesCount};
use inputs::Life;
use memledger_aggregates::memory_book::MemoryEvent;
use memledger_store::envelope::{canonical, canonical_as_declared, expected_leaf_hash, halves_of, leaf_hash};

fn main() {
    divan::main();
}

/// Ten creations, and the merge of all ten into a new memory.
fn merged() -> Life {
    let mut life = Life::default();
    (0..10).for_each(|number| life.go_on(inputs::create(number)));
    life.go_on(inputs::merge_ten(10));
    life
}

fn measure_body(bencher: Bencher, event: &MemoryEvent, event_type: &str) {
    assert_eq!(event.change.event_type(), event_type);
    let body = canonical(event).expect("an event can be written as JSON");
    assert!(body.starts_with("{\"at\":"), "the keys of {body} are out of order");
    let read: MemoryEvent = serde_json::from_str(&body).expect("it can be read again");
    assert_eq!(read, *event);
    bencher.counter(BytesCount::of_str(&body)).bench_local(|| canonical_as_declared(black_box(event)));
}

#[divan::bench(min_time = 0.5)]
fn body_of_a_creation(bencher: Bencher) {
    measure_body(bencher, &merged().events[0], "MemoryCreated");
}

#[divan::bench(min_time = 0.5)]
fn body_of_a_merge_of_ten(bencher: Bencher) {
    measure_body(bencher, &merged().events[10], "MemoriesMerged");
}

/// The envelope without its position, which is known in the append only.
#[divan::bench(min_time = 0.5)]
fn envelope(bencher: Bencher) {
    let append = inputs::append(&merged().events);
    let halves = halves_of(&append, &append.events[0], 0).expect("an envelope can be written as JSON");
    let whole = format!("{}1{}", halves.before, halves.after);
    let read: serde_json::Value = serde_json::from_str(&whole).expect("the halves make one JSON object");
    assert_eq!(read["event_type"], "MemoryCreated");
    assert_eq!(canonical(&read).expect("it can be written again"), whole);
    let bytes = BytesCount::of_str(&whole);
    bencher.counter(bytes).bench_local(|| halves_of(black_box(&append), &append.events[0], 0));
}

/// What the append adds once the position is known.
#[divan::bench(min_time = 0.5)]
fn leaf_hash_of_an_envelope(bencher: Bencher) {
    let append = inputs::append(&merged().events);
    let halves = halves_of(&append, &append.events[0], 0).expect("an envelope can be written as JSON");
    let stored = inputs::stored(&append);
    assert_eq!(leaf_hash(&halves, 1), expected_leaf_hash(&stored[0]).expect("a stored event has a hash"));
    assert_ne!(leaf_hash(&halves, 1), leaf_hash(&halves, 2), "another position has another hash");
    let bytes = BytesCount::new(halves.before.len() + 1 + halves.after.len());
    bencher.counter(bytes).bench_local(|| leaf_hash(black_box(&halves), black_box(1)));
}

/// UserCall and hash of an event of the log, as `verify` works them out for each.
#[divan::bench(min_time = 0.5)]
fn leaf_hash_of_a_stored_event(bencher: Bencher) {
    let stored = inputs::stored(&inputs::append(&merged().events));
    let expected = expected_leaf_hash(&stored[10]).expect("a stored event has a hash");
    assert_eq!(stored[10].leaf_hash, expected);
    bencher.bench_local(|| expected_leaf_hash(black_box(&stored[10])));
}
