//! What it costs to take events into a book, one by one and from nothing, and to read it from a snapshot.
#![allow(clippy::expect_used, reason = "a figure of what did not work would be worse than none")]

mod inputs;

use divan::{Bencher, black_box, counter::ItemsCount};
use inputs::Life;
use memledger_aggregates::memory_book::{MemoryBook, MemoryEvent};
use memledger_projections::memory_event;
use memledger_store::StoredEvent;

/// Memories in the book that takes one event.
const BOOKS: [usize; 2] = [100, 10_000];
/// Events of the book that is made from nothing.
const LONG: usize = 50_000;
/// Changes that the one event is taken from in turn, of memories all over the book.
const TURNS: usize = 50;

fn main() {
    divan::main();
}

fn folded(events: &[MemoryEvent]) -> MemoryBook {
    let mut book = MemoryBook::default();
    events.iter().for_each(|event| book.fold(event));
    book
}

/// As a book is loaded that has no snapshot, but for the reading of the rows.
fn loaded(log: &[StoredEvent]) -> Result<MemoryBook, String> {
    let mut book = MemoryBook::default();
    log.iter().try_for_each(|stored| memory_event(stored).map(|event| book.fold(&event)))?;
    Ok(book)
}

fn read(snapshot: &str) -> serde_json::Result<MemoryBook> {
    serde_json::from_str(snapshot)
}

/// Six of ten events create a memory.
fn assert_is_whole(book: &MemoryBook, life: &Life) {
    assert_eq!((book.rev(), book.iter().len()), (LONG as u64, LONG / 10 * 6));
    assert!(*book == life.book, "the book is not the one that its events were decided against");
}

/// A change of attributes, which leaves the book as large as it was however often it is taken in.
#[divan::bench(args = BOOKS, min_time = 0.5)]
fn one_event(bencher: Bencher, memories: usize) {
    let mut life = Life { book: inputs::book(memories), events: Vec::new() };
    let mut book = life.book.clone();
    (0..TURNS).for_each(|turn| life.go_on(inputs::rate(turn * memories / TURNS)));
    let events = life.events;
    let changed = &events[TURNS - 1];
    let importance = |book: &MemoryBook| book.get(&changed.memory_id).map(|it| it.attributes.importance);
    assert_eq!((importance(&book), book.rev()), (Some(2), memories as u64));
    book.fold(changed);
    assert_eq!((importance(&book), book.rev()), (Some(4), (memories + TURNS) as u64));
    let mut turn = 0;
    bencher
        .with_inputs(|| {
            turn = (turn + 1) % TURNS;
            &events[turn]
        })
        .bench_local_values(|event| black_box(&mut book).fold(black_box(event)));
    assert_eq!(book.iter().len(), memories);
}

#[divan::bench(sample_count = 20, sample_size = 1, max_time = 5)]
fn long_book(bencher: Bencher) {
    let life = inputs::history(LONG);
    let book = folded(&life.events);
    assert_is_whole(&book, &life);
    bencher.counter(ItemsCount::new(LONG)).bench_local(|| folded(black_box(&life.events)));
}

#[divan::bench(sample_count = 20, sample_size = 1, max_time = 5)]
fn long_book_from_the_log(bencher: Bencher) {
    let life = inputs::history(LONG);
    let log = inputs::stored(&inputs::append(&life.events));
    let book = loaded(&log).expect("the events can be read");
    assert_is_whole(&book, &life);
    bencher.counter(ItemsCount::new(LONG)).bench_local(|| loaded(black_box(&log)));
}

#[divan::bench(sample_count = 20, sample_size = 1, max_time = 5)]
fn long_book_from_its_snapshot(bencher: Bencher) {
    let life = inputs::history(LONG);
    let snapshot = serde_json::to_string(&life.book).expect("a book can be written as JSON");
    let book = read(&snapshot).expect("a snapshot can be read");
    assert_is_whole(&book, &life);
    bencher.counter(ItemsCount::new(LONG)).bench_local(|| read(black_box(snapshot.as_str())));
}
