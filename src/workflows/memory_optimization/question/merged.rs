//! A merged text, within the limits of a memory.

use memledger_intelligence::{
    ReplyFault,
    reply::{self, REJECTED_BY_SCHEMA},
};
use memledger_offline::MergedText;
use serde_json::Value;
use unicode_normalization::UnicodeNormalization;

/// Longest text of a memory, in characters.
const MOST_CONTENT_CHARS: usize = 8_192;
const MOST_TOPICS: usize = 3;
/// Longest topic, in characters.
const MOST_TOPIC_CHARS: usize = 100;

pub fn merged(text: &str) -> Result<MergedText, ReplyFault> {
    let fields = Value::Object(reply::object_with(text, "content")?);
    let content =
        checked("content", reply::text(&fields, "content").unwrap_or_default(), MOST_CONTENT_CHARS, true)?;
    if !content.chars().any(char::is_alphanumeric) {
        return Err(ReplyFault::new(
            REJECTED_BY_SCHEMA,
            "content holds neither a letter nor a digit".to_owned(),
        ));
    }
    let given = match fields.get("topics") {
        Some(Value::Array(several)) => several.iter().collect(),
        Some(one) => vec![one],
        None => Vec::new(),
    };
    // One that no memory may have spoils none of the others.
    let topic = |topic: &Value| checked("a topic", topic.as_str()?, MOST_TOPIC_CHARS, false).ok();
    let topics: Vec<String> = given.into_iter().filter_map(topic).take(MOST_TOPICS).collect();
    if topics.is_empty() {
        return Err(ReplyFault::new(REJECTED_BY_SCHEMA, "no topic that a memory may have"));
    }
    Ok(MergedText { content, topics })
}

/// A text as a memory may hold it: trimmed, in NFC, of 1 to so many characters and none that controls.
/// `lines` allows tabs and line ends.
fn checked(field: &str, given: &str, most: usize, lines: bool) -> Result<String, ReplyFault> {
    let text: String = given.trim().nfc().collect();
    let length = text.chars().count();
    if !(1..=most).contains(&length) {
        let what = format!("{field} must have 1 to {most} characters, has {length}");
        return Err(ReplyFault::new(REJECTED_BY_SCHEMA, what));
    }
    let banned = |c: char| match c {
        '\n' | '\r' | '\t' | '\u{2028}' | '\u{2029}' => !lines,
        c => c.is_control(),
    };
    if text.chars().any(banned) {
        return Err(ReplyFault::new(REJECTED_BY_SCHEMA, format!("{field} holds a control character")));
    }
    Ok(text)
}

#[cfg(test)]
#[path = "merged_tests.rs"]
mod tests;
