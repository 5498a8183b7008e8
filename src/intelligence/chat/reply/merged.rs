//! A merged text, within the limits of a memory.

use serde::Deserialize;
use unicode_normalization::UnicodeNormalization;

use super::{REJECTED_BY_SCHEMA, Wrong, typed};
use crate::MergedText;

/// Longest text of a memory, in characters.
const MOST_CONTENT_CHARS: usize = 8_192;
const MOST_TOPICS: usize = 3;
/// Longest topic, in characters.
const MOST_TOPIC_CHARS: usize = 100;

#[derive(Deserialize)]
struct Reply {
    content: String,
    topics: Vec<String>,
}

pub fn merged(text: &str) -> Result<MergedText, Wrong> {
    let Reply { content, topics } = typed(text)?;
    let content = checked("content", &content, MOST_CONTENT_CHARS, true)?;
    if !content.chars().any(char::is_alphanumeric) {
        return Err(Wrong::new(REJECTED_BY_SCHEMA, "content holds neither a letter nor a digit".to_owned()));
    }
    let count = topics.len();
    if !(1..=MOST_TOPICS).contains(&count) {
        let what = format!("topics must be 1 to {MOST_TOPICS}, are {count}");
        return Err(Wrong::new(REJECTED_BY_SCHEMA, what));
    }
    let topic =
        |(at, topic): (usize, &String)| checked(&format!("topics[{at}]"), topic, MOST_TOPIC_CHARS, false);
    let topics = topics.iter().enumerate().map(topic).collect::<Result<_, _>>()?;
    Ok(MergedText { content, topics })
}

/// A text as a memory may hold it: trimmed, in NFC, of 1 to so many characters and none that controls.
/// `lines` allows tabs and line ends.
fn checked(field: &str, given: &str, most: usize, lines: bool) -> Result<String, Wrong> {
    let text: String = given.trim().nfc().collect();
    let length = text.chars().count();
    if !(1..=most).contains(&length) {
        let what = format!("{field} must have 1 to {most} characters, has {length}");
        return Err(Wrong::new(REJECTED_BY_SCHEMA, what));
    }
    let banned = |c: char| match c {
        '\n' | '\r' | '\t' | '\u{2028}' | '\u{2029}' => !lines,
        c => c.is_control(),
    };
    if text.chars().any(banned) {
        return Err(Wrong::new(REJECTED_BY_SCHEMA, format!("{field} holds a control character")));
    }
    Ok(text)
}

#[cfg(test)]
#[path = "merged_tests.rs"]
mod tests;
