//! Opaque cursors: what a page ended with, in URL-safe base64, tagged with the list it belongs to.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use crate::LedgerError;

pub fn encode(list: &str, at: &impl Serialize) -> String {
    let json = serde_json::json!([list, at]).to_string();
    URL_SAFE_NO_PAD.encode(json)
}

pub fn decode<T: DeserializeOwned>(list: &str, cursor: &str) -> Result<T, LedgerError> {
    let wrong = || LedgerError::invalid("cursor", "is not a cursor of this list; use next_cursor unchanged");
    let bytes = URL_SAFE_NO_PAD.decode(cursor).map_err(|_| wrong())?;
    let value: Value = serde_json::from_slice(&bytes).map_err(|_| wrong())?;
    // A cursor is the caller's text again when it comes back: no id holds a control character.
    if holds_control(&value) {
        return Err(wrong());
    }
    let (tag, at): (String, T) = serde_json::from_value(value).map_err(|_| wrong())?;
    if tag == list { Ok(at) } else { Err(wrong()) }
}

/// The cursor of the page behind one of `limit`, of rows of which one more was asked for, to see whether there is one;
/// it is taken off.
pub fn behind<T, C>(rows: &mut Vec<T>, limit: usize, end: impl FnOnce(&T) -> C) -> Option<C> {
    let more = rows.len() > limit;
    rows.truncate(limit);
    rows.last().filter(|_| more).map(end)
}

fn holds_control(value: &Value) -> bool {
    match value {
        Value::String(text) => text.chars().any(char::is_control),
        Value::Array(items) => items.iter().any(holds_control),
        _ => false,
    }
}
