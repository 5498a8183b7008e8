use super::*;

fn seen(active: i64, by_word: &[(&str, usize)], near: &[&str]) -> Seen {
    let by_word = by_word.iter().map(|(id, word)| ((*id).to_owned(), *word)).collect();
    let near = near.iter().map(|id| (*id).to_owned()).collect();
    Seen { active, by_word, near, ..Seen::default() }
}

#[test]
fn few_hits_are_all_read_and_none_twice() {
    let seen = seen(9, &[("a", 0), ("a", 0), ("b", 1), ("n", 1)], &["n", "m"]);
    let mut read = worth_reading(&seen, 2, 100);
    read.sort();
    assert_eq!(read, ["a", "b", "m", "n"]);
}

#[test]
fn of_too_many_the_rarest_words_are_read() {
    // Word 0 is in each of them, word 1 in one.
    let seen = seen(1_000, &[("a", 0), ("b", 0), ("c", 0), ("d", 0), ("e", 1)], &[]);
    assert!(worth_reading(&seen, 2, 1).contains(&"e".to_owned()));
    assert_eq!(worth_reading(&seen, 2, 1).len(), 2);
}

#[test]
fn what_holds_all_words_comes_before_what_holds_one() {
    let seen = seen(1_000, &[("a", 0), ("b", 0), ("c", 1), ("d", 1), ("z", 2)], &[]);
    assert!(worth_reading(&seen, 2, 1).contains(&"z".to_owned()));
}

#[test]
fn nothing_near_is_left_out() {
    let seen = seen(1_000, &[("a", 0), ("b", 0), ("c", 0)], &["x", "y", "z"]);
    let read = worth_reading(&seen, 1, 1);
    assert_eq!(read[..3], ["x", "y", "z"]);
    assert_eq!(read.len(), 5);
}
