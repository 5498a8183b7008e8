use memledger_offline::shares::chars;

use super::{
    super::{super::share::Share, fixtures::memory},
    before,
};

fn share() -> Share {
    let texts = ["Keeps bees", "Plays the cello", "Is allergic to peanuts", "Works in Porto"];
    Share::new(texts.iter().enumerate().map(|(at, text)| memory(&at.to_string(), text)).collect())
}

#[test]
fn all_memories_are_before_a_batch_and_the_same_before_each() {
    for batch in [0..1, 1..3, 0..3] {
        assert_eq!(before(&share(), &batch, 10_000), [0, 1, 2, 3]);
    }
}

#[test]
fn nothing_is_before_a_batch_of_all() {
    assert!(before(&share(), &(0..4), 10_000).is_empty());
}

#[test]
fn never_more_is_shown_than_is_allowed_and_none_is_cut() {
    let share = share();
    let whole: usize = share.memories.iter().map(|memory| chars(&memory.content)).sum();
    for most in 0..=whole {
        let shown = before(&share, &(2..3), most);
        let sum: usize = shown.iter().map(|at| chars(&share.memories[*at].content)).sum();
        assert!(sum <= most, "{sum} of {most}");
        assert_eq!(shown.len() == 4, most == whole);
    }
}

#[test]
fn characters_are_counted_and_not_bytes() {
    assert_eq!(chars("ÄÖÜ"), chars("AOU"));
}
