//! Whether what is stated holds, and the words that tell it.

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum State {
    Holds,
    /// It is said that it is over.
    Ended,
    Denied,
    /// "No longer hates": it is not said that it is liked.
    Lifted,
    /// It is told in the past, and so may have held for a time only.
    Past,
}

/// Say that something holds at present, before the verb or at the end, and nothing else.
pub(super) const NOW: [&str; 9] =
    ["now", "currently", "nowadays", "presently", "recently", "still", "again", "instead", "actually"];
const NOW_AT_END: [&[&str]; 9] = [
    &["these", "days"],
    &["at", "present"],
    &["now"],
    &["nowadays"],
    &["currently"],
    &["again"],
    &["instead"],
    &["anymore"],
    &["any", "more"],
];

/// Without the words that only say that it is so at present.
pub(super) fn without_now(words: &[String]) -> (Vec<String>, bool) {
    let mut words = words.to_vec();
    let mut is_change = false;
    while words.len() > 1 && NOW.contains(&words[0].as_str()) {
        is_change |= words[0] != "still";
        words.remove(0);
    }
    if words.len() > 2
        && matches!(words[0].as_str(), "is" | "has" | "was")
        && NOW.contains(&words[1].as_str())
    {
        is_change |= words[1] != "still";
        words.remove(1);
    }
    for end in NOW_AT_END {
        let at = words.len().saturating_sub(end.len());
        if at > 0 && words[at..].iter().zip(end).all(|(word, like)| word == like) {
            // "Does not smoke anymore" is told by its "not".
            words.truncate(at);
            is_change = true;
        }
    }
    (words, is_change)
}

/// The words without what denies or ends them, and what that was.
pub(super) fn of(mut words: Vec<String>) -> (Vec<String>, State) {
    let mut state = State::Holds;
    loop {
        let said: Vec<&str> = words.iter().take(4).map(String::as_str).collect();
        let (from, to, next) = match said.as_slice() {
            ["no", "longer", _, ..] => (0, 2, State::Ended),
            ["used", "to", _, ..] => (0, 2, State::Ended),
            ["does" | "do", "no", "longer", _] => (0, 3, State::Ended),
            ["does" | "do" | "did", "not", ..] if said.len() > 2 => (0, 2, State::Denied),
            ["has", "stopped" | "quit", _, ..] => (0, 2, State::Ended),
            ["has", "given", "up", _] => (0, 3, State::Ended),
            ["gave", "up", _, ..] => (0, 2, State::Ended),
            ["stopped" | "quit", next, ..] if next.ends_with("ing") => (0, 1, State::Ended),
            ["formerly" | "previously", _, ..] => (0, 1, State::Ended),
            ["never", _, ..] => (0, 1, State::Denied),
            ["is" | "are", "no", "longer", _] => (1, 3, State::Ended),
            ["is" | "are", "former" | "formerly", ..] if said.len() > 2 => (1, 2, State::Ended),
            ["is" | "are" | "has", "not" | "never", _, ..] => (1, 2, State::Denied),
            ["has", "no", _, ..] => (1, 2, State::Denied),
            ["has", "started" | "begun", next, ..] if next.ends_with("ing") => (0, 2, state),
            ["started" | "began", next, ..] if next.ends_with("ing") => (0, 1, state),
            ["started" | "began", "to", _, ..] => (0, 2, state),
            _ => return (words, state),
        };
        // What is denied twice is left as it is said.
        if state != State::Holds && next != state {
            return (words, state);
        }
        state = next;
        words.drain(from..to);
        if words.len() < 2 {
            return (words, state);
        }
    }
}
