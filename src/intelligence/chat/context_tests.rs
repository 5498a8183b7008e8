use super::{beside, chars};
use crate::{MemoryText, chat::fixtures::memory};

fn memories() -> Vec<MemoryText> {
    let texts = [
        "Keeps bees behind the house",
        "Plays the cello",
        "Is allergic to peanuts",
        "Has a beekeeper for a neighbour who lends bees",
        "Works in Porto",
        "Bees are kept behind the house",
    ];
    texts.iter().enumerate().map(|(at, text)| memory(&at.to_string(), text)).collect()
}

fn ids(shown: &[&MemoryText]) -> Vec<String> {
    shown.iter().map(|memory| memory.id.clone()).collect()
}

#[test]
fn all_but_the_batch_are_shown_in_their_order_where_they_fit() {
    let memories = memories();
    assert_eq!(ids(&beside(&memories, &(1..3), 10_000)), ["0", "3", "4", "5"]);
    assert!(beside(&memories, &(0..6), 10_000).is_empty());
    let exactly: usize = [0, 3, 4, 5].iter().map(|at| chars(&memories[*at])).sum();
    assert_eq!(beside(&memories, &(1..3), exactly).len(), 4);
    assert!(beside(&memories, &(1..3), exactly - 1).len() < 4);
}

#[test]
fn where_not_all_fit_those_that_share_words_with_the_batch_are_shown() {
    let memories = memories();
    let room = chars(&memories[0]) + chars(&memories[3]);
    // Both are about bees; the cello, the peanuts and Porto are not.
    assert_eq!(ids(&beside(&memories, &(5..6), room)), ["0", "3"]);
}

#[test]
fn of_those_that_share_as_much_the_newer_are_shown_and_none_is_cut() {
    let memories = memories();
    let room = chars(&memories[4]) + 1;
    let alike = [memories[1].clone(), memories[2].clone(), memories[4].clone(), memory("x", "Sleeps badly")];
    assert_eq!(ids(&beside(&alike, &(3..4), room)), ["4"]);
}

#[test]
fn never_more_is_shown_than_is_allowed() {
    let memories = memories();
    for most in 0..200 {
        let shown = beside(&memories, &(2..3), most);
        let sum: usize = shown.iter().map(|memory| chars(memory)).sum();
        assert!(sum <= most, "{sum} of {most}");
    }
    assert!(beside(&memories, &(2..3), 0).is_empty());
}

#[test]
fn characters_are_counted_and_not_bytes() {
    let wide = [memory("ä", "ÄÖÜ"), memory("b", "x")];
    assert_eq!(beside(&wide, &(1..2), 4).len(), 1);
    assert!(beside(&wide, &(1..2), 3).is_empty());
}
