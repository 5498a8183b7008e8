//! Finds the one JSON object in what a model says around it.

use serde::de::IgnoredAny;
use serde_json::Deserializer;

use super::{BAD_JSON, REJECTED_BY_SCHEMA, Wrong};

/// Most places where an object is looked for, since each may be read to the end of the text.
const MOST_STARTS: usize = 64;

/// The object alone: models put a fence around it, or a sentence before and after it.
pub fn only(text: &str) -> Result<&str, Wrong> {
    let text = text.trim();
    if !text.starts_with('{') && serde_json::from_str::<IgnoredAny>(text).is_ok() {
        return Err(Wrong::new(REJECTED_BY_SCHEMA, "JSON that is no object"));
    }
    let mut found = None;
    let mut from = 0;
    for _ in 0..MOST_STARTS {
        let Some(start) = text[from..].find('{').map(|at| from + at) else { break };
        let mut values = Deserializer::from_str(&text[start..]).into_iter::<IgnoredAny>();
        match values.next() {
            Some(Ok(_)) if found.is_some() => {
                return Err(Wrong::new(BAD_JSON, "more than one JSON object"));
            }
            Some(Ok(_)) => {
                from = start + values.byte_offset();
                found = Some(&text[start..from]);
            }
            // It goes on to the end of the text, so all that follows is a part of it.
            Some(Err(failed)) if failed.is_eof() => break,
            _ => from = start + 1,
        }
    }
    found.ok_or_else(|| Wrong::new(BAD_JSON, "no whole JSON object"))
}

#[cfg(test)]
#[path = "object_tests.rs"]
mod tests;
