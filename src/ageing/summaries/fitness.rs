//! Which texts can be said next to others, and later, without saying something else.

use memledger_offline::{rules::MONTHS, words::visible};

use super::{MAX_WORDS, sentences::sentences, writing};

const DAYS_FROM_NOW: &str = "today tomorrow yesterday tonight ago";
const NEAR: &str = "next last this coming past";
const SPANS: &str = "week month year weekend morning afternoon evening night spring summer autumn fall winter quarter \
    monday tuesday wednesday thursday friday saturday sunday weeks months years days time";
/// "There" before one of these names no place.
const BEING: &str = "is are was were has have had will would can could may might must s";
/// Words that lean on what was said before.
const LEANING: &str = "he she it they this that these those his her hers its their theirs there then but however and or so \
    because also instead otherwise which who whose such";

/// A text about another day than the one that it names, with the start of a sentence that leans on another memory, a question
/// or more than fits: its memory stays as it is.
pub(super) fn is_fit(text: &str) -> bool {
    let words: Vec<String> = text
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    let is_near =
        |two: &[String]| is_in(NEAR, &two[0]) && (is_in(SPANS, &two[1]) || MONTHS.contains(&two[1].as_str()));
    !words.is_empty()
        && !words.iter().any(|word| is_in(DAYS_FROM_NOW, word))
        && !words.windows(2).any(is_near)
        && !words.windows(2).any(|two| two[0] == "there" && !is_in(BEING, &two[1]))
        && words.last().is_some_and(|last| last != "there")
        && !words.first().is_some_and(|first| is_in(LEANING, first))
        && !sentences(text).iter().any(|sentence| sentence.ends_with(['?', '？']))
        && !text.lines().rev().skip(1).any(|line| !line.trim_end().ends_with(['.', '!', '。', '！']))
        && !text.contains(|c: char| c.is_control() && !c.is_whitespace())
        && visible(text) == text
        && ends_like_a_sentence(text)
        && writing::words(text) < MAX_WORDS
}

/// What follows is another sentence: it does not after "likes Chopin op." or an initial.
fn ends_like_a_sentence(text: &str) -> bool {
    const NEXT: &str = "Another one.";
    let both = format!("{} {NEXT}", writing::ended(text.trim().to_owned()));
    sentences(&both).last() == Some(&NEXT)
}

fn is_in(list: &str, word: &str) -> bool {
    list.split_whitespace().any(|one| one == word)
}
