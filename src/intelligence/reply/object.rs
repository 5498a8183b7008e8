//! Finds the one JSON value in what a model says around it.

use std::borrow::Cow;

use serde_json::{Deserializer, Value};

use super::{BAD_JSON, REJECTED_BY_SCHEMA, ReplyFault};

/// Most places where a value is looked for, since each may be read to the end of the text.
const MOST_STARTS: usize = 64;

/// The object, or the list of objects, alone: models think aloud before it, put a fence around it, or a sentence
/// before and after it, and some leave a comma behind the last of a list.
pub fn only(text: &str) -> Result<Value, ReplyFault> {
    let text = text.rsplit("</think>").next().unwrap_or_default();
    let text = text.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    if let Ok(value) = serde_json::from_str::<Value>(text) {
        let refused = || ReplyFault::new(REJECTED_BY_SCHEMA, "JSON that is not an object");
        return is_answer(&value).then_some(value).ok_or_else(refused);
    }
    let (mut rest, mut found) = (Cow::Borrowed(text), None);
    for _ in 0..MOST_STARTS {
        let Some(start) = rest.find(['{', '[']) else { break };
        let mut strict = read(&rest[start..]);
        if matches!(strict, Read::Broken) {
            let mended = without_last_commas(&rest[start..]);
            strict = read(&mended);
            if let Read::Value(_, _) = strict {
                rest = Cow::Owned(format!("{}{mended}", &rest[..start]));
            }
        }
        let end = match strict {
            Read::Value(value, end) => {
                if is_answer(&value) && found.replace(value).is_some() {
                    return Err(ReplyFault::new(BAD_JSON, "more than one JSON object"));
                }
                start + end
            }
            // It has no end, so all that follows is a part of it.
            Read::Endless => break,
            _ => start + 1,
        };
        rest = Cow::Owned(rest[end..].to_owned());
    }
    found.ok_or_else(|| ReplyFault::new(BAD_JSON, "no complete JSON object"))
}

enum Read {
    /// And where it ends.
    Value(Value, usize),
    Endless,
    Broken,
}

fn read(text: &str) -> Read {
    let mut values = Deserializer::from_str(text).into_iter::<Value>();
    match values.next() {
        Some(Ok(value)) => Read::Value(value, values.byte_offset()),
        Some(Err(failed)) if failed.is_eof() => Read::Endless,
        _ => Read::Broken,
    }
}

fn is_answer(value: &Value) -> bool {
    match value {
        Value::Object(_) => true,
        Value::Array(items) => !items.is_empty() && items.iter().all(Value::is_object),
        _ => false,
    }
}

/// The text without commas that nothing but the end of a list or an object follows.
fn without_last_commas(text: &str) -> String {
    let (mut kept, mut quoted, mut escaped) = (String::with_capacity(text.len()), false, false);
    for (at, c) in text.char_indices() {
        let is_last = || text[at + 1..].trim_start().starts_with([']', '}']);
        if quoted || c != ',' || !is_last() {
            kept.push(c);
        }
        quoted ^= c == '"' && !escaped;
        escaped = quoted && c == '\\' && !escaped;
    }
    kept
}

#[cfg(test)]
#[path = "object_tests.rs"]
mod tests;
