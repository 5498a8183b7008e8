//! What it costs to make the words and the offline vector of a text that is not known yet.
#![allow(clippy::expect_used, reason = "a figure of what did not work would be worse than none")]

use divan::{Bencher, black_box};
use memledger_intelligence::{Embedder, Hashed};
use memledger_offline::words;

fn main() {
    divan::main();
}

/// Texts of one sentence, of a vocabulary of some hundred words.
fn texts() -> Vec<String> {
    let verbs = ["prefers", "avoids", "remembers", "plans", "repairs", "collects", "paints", "misses"];
    let things = ["the early train", "hazelnut chocolate", "her brother's old bicycle", "long walks"];
    let places = ["to the office", "at the lake", "in Lisbon", "behind the workshop", "before breakfast"];
    let of = |at: usize, list: &[&'static str]| list[at % list.len()];
    let text = |at: usize| {
        let (verb, thing, place) = (of(at, &verbs), of(at / 8, &things), of(at / 32, &places));
        format!("The user {verb} {thing} {place} on weekdays; noted as number {at}.")
    };
    (0..1_000).map(text).collect()
}

#[divan::bench(min_time = 0.5)]
fn words_of_1000(bencher: Bencher) {
    let texts = texts();
    bencher.bench_local(|| texts.iter().map(|text| words::words(black_box(text)).len()).sum::<usize>());
}

#[divan::bench(min_time = 0.5)]
fn vectors_of_1000(bencher: Bencher) {
    let (texts, embedder) = (texts(), Hashed::default());
    let vector = |text: &String| embedder.embed_now(black_box(text)).expect("it asks nobody").len();
    bencher.bench_local(|| texts.iter().map(vector).sum::<usize>());
}
