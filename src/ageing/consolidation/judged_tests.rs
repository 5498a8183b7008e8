use super::*;
use crate::Memory;

fn memory(id: &str, importance: u8, topics: &[&str]) -> Memory {
    Memory {
        id: id.to_owned(),
        importance,
        pinned: false,
        bank: "General".to_owned(),
        category: None,
        topics: topics.iter().map(|topic| (*topic).to_owned()).collect(),
        is_derived: false,
        created_at: 1,
        written_at: 1,
        last_accessed_at: None,
    }
}

fn of(old: &str, new: &str, verdict: Verdict, text: &str) -> Result<Option<Product>, String> {
    let memories = [memory("a", 4, &["home"]), memory("b", 3, &["City"])];
    let [older, newer] =
        [Source { memory: &memories[0], text: old }, Source { memory: &memories[1], text: new }];
    product_of_text(older, newer, [1, 2], verdict, text)
}

const WEIMAR: [&str; 2] = [
    "The user lives in Weimar with her sister Lena.",
    "The user shares a flat in Weimar with her sister Lena.",
];
const JOB: [&str; 2] = ["The user works as a baker.", "The user works as a nurse now."];

#[test]
fn a_text_that_says_all_of_both_takes_their_place() {
    let text = "The user lives in a flat in Weimar that she shares with her sister Lena.";
    let made = of(WEIMAR[0], WEIMAR[1], Verdict::Same, text).unwrap().unwrap();
    assert_eq!((made.text.as_str(), made.importance), (text, 4));
    assert_eq!(made.topics, ["City", "home"]);
    let made = of(JOB[0], JOB[1], Verdict::Replaces, "The user works as a nurse.").unwrap().unwrap();
    assert_eq!(made.text, "The user works as a nurse.");
    assert_eq!(of(JOB[0], JOB[1], Verdict::Apart, "anything"), Ok(None));
}

#[test]
fn a_text_that_adds_or_loses_something_does_not() {
    for text in [
        "",
        "...",
        "The user lives in Weimar.",
        "The user lives in a flat in Weimar that she shares with her sister Lena and 2 dogs.",
        "The user lives in a flat in Weimar that she shares with her sister Lena and Tom.",
        "The user does not live in a flat in Weimar that she shares with her sister Lena.",
        "The user lives in a flat in Weimar\nthat she shares with her sister Lena.",
    ] {
        assert!(of(WEIMAR[0], WEIMAR[1], Verdict::Same, text).is_err(), "{text}");
    }
    for text in ["The user works as a baker.", "The user works as a nurse and as a baker.", "The user rests."]
    {
        assert!(of(JOB[0], JOB[1], Verdict::Replaces, text).is_err(), "{text}");
    }
}

#[test]
fn twins_are_not_the_same_whatever_a_model_says() {
    for (old, new) in [
        ("The user's flight leaves on 3 May 2026.", "The user's flight leaves on 4 May 2026."),
        ("The user has two cats.", "The user has three cats."),
        ("The user's friend Kim plays chess.", "The user's friend Tom plays chess."),
        ("The user eats fish.", "The user does not eat fish."),
    ] {
        assert!(of(old, new, Verdict::Same, new).is_err(), "{old} {new}");
    }
}

#[test]
fn what_may_still_be_true_is_not_replaced() {
    for (old, new) in [
        ("The user works as a baker and plays the cello.", "The user works as a nurse."),
        ("The user visited Rome in 2019.", "The user visited Rome in 2021."),
    ] {
        assert!(of(old, new, Verdict::Replaces, new).is_err(), "{old} {new}");
    }
    let memories = [memory("a", 4, &[]), memory("b", 3, &[])];
    let [older, newer] =
        [Source { memory: &memories[0], text: JOB[0] }, Source { memory: &memories[1], text: JOB[1] }];
    let text = "The user works as a nurse.";
    assert!(product_of_text(older, newer, [2, 2], Verdict::Replaces, text).is_err(), "neither is newer");
}
