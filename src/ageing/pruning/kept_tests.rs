//! What stays of a user's memories that has to do with what they said lately, by strategy.

use super::*;

/// What a user says lately, about one of every three things that are remembered of them.
const MESSAGES: [&str; 8] = [
    "Could I still change to a seat at the window?",
    "My clock has stopped, where do I find a spring for it?",
    "When should I water a fern in winter?",
    "Who plays football tonight?",
    "How do you say good morning in Portuguese?",
    "The plumber never came back to me",
    "is there a lifeguard course in June?",
    "These headsets crackle. Which of them should I return?",
];
const ABOUT: [&str; 8] =
    ["window", "clocks", "ferns", "football", "Portuguese", "plumber", "lifeguard", "headsets"];

#[test]
fn what_the_user_talks_about_stays() {
    let books: serde_json::Value =
        serde_json::from_str(include_str!("../../../tests/cases/recall/books.json")).unwrap();
    let list = |name: &str| -> Vec<String> { serde_json::from_value(books["en"][name].clone()).unwrap() };
    let (doings, circumstances) = (list("doings"), list("circumstances"));
    let texts: Vec<String> =
        circumstances.iter().flat_map(|when| doings.iter().map(move |one| format!("{one} {when}"))).collect();
    let memories: Vec<Memory> = (0..texts.len()).map(crate::labelled_tests::memory).collect();
    let is_about: Vec<bool> = texts.iter().map(|text| ABOUT.iter().any(|word| text.contains(word))).collect();
    let as_texts = |texts: &[&'static str]| -> Vec<Text<'static>> {
        texts.iter().map(|text| Text { text, vector: &[] }).collect()
    };
    let stored: Vec<Text<'_>> = texts.iter().map(|text| Text { text, vector: &[] }).collect();
    let scores = relevance(&stored, &as_texts(&MESSAGES));
    let limit = Limit { max_total_memories: texts.len() / 2, batch_size: 10 };
    let about = is_about.iter().filter(|about| **about).count();
    let kept = |strategy: Strategy| {
        let gone = victims(&memories, limit, 0, strategy, &scores);
        about - gone.iter().filter(|at| is_about[**at]).count()
    };
    let [relevant, fifo] = [Strategy::LeastRelevant, Strategy::Fifo].map(kept);
    println!(
        "of {} memories {about} are about what was said lately; of those stay {relevant} by relevance, {fifo} of the newest",
        texts.len()
    );
    assert!(relevant * 10 >= about * 9 && fifo * 10 < about * 6, "{relevant} and {fifo} of {about}");
}
