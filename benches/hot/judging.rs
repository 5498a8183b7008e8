//! What it costs to judge one candidate against the memories that it is compared with.

use divan::{Bencher, black_box};
use memledger_ledger::{extraction::measuring::Memories, threads::SentMessage, words::MessageRole};

fn main() {
    divan::main();
}

/// Statements of a vocabulary of some dozens of words, a third of them with a name or a number of their own.
fn texts(count: usize) -> Vec<String> {
    let verbs = ["prefers", "avoids", "lives near", "plans", "repairs", "collects", "paints", "works with"];
    let things =
        ["the early train", "hazelnut chocolate", "her brother's old bicycle", "long walks", "wall clocks"];
    let places =
        ["to the office", "at the lake", "in Lisbon", "behind the workshop", "before breakfast", "in Gotha"];
    let of = |at: usize, list: &[&'static str]| list[at % list.len()];
    let text = |at: usize| {
        let (verb, thing, place) = (of(at, &verbs), of(at / 3, &things), of(at / 7, &places));
        match at % 3 {
            0 => format!("The user {verb} {thing} {place} since {}.", 1_000 + at),
            _ => format!("The user {verb} {thing} {place} on weekdays."),
        }
    };
    (0..count).map(text).collect()
}

#[divan::bench(args = [100, 1_000], min_time = 0.5)]
fn one_candidate_against(bencher: Bencher, memories: usize) {
    let known = Memories::of(texts(memories));
    let message = SentMessage {
        role: Some(MessageRole::User),
        content: "I live in Weimar.".to_owned(),
        ..SentMessage::default()
    };
    assert_eq!(known.judge(&message), ["created"], "it is compared with all of them");
    bencher.bench_local(|| known.judge(black_box(&message)).len());
}
