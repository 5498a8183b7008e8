//! Names of categories and agents as they are compared: exactly, once trimmed and in NFC.

use memledger_aggregates::memory_book::{
    MemoryBookRejection,
    attributes::{MAX_FOREIGN_ID_CHARS, MAX_LABEL_CHARS},
    content::text,
};

/// A category as memories carry it, of at most 64 characters; else what is wrong with it.
pub fn category(raw: &str) -> Result<String, String> {
    checked(raw, MAX_LABEL_CHARS)
}

/// The value of a filter in the form that memories carry it in. What none can carry stays as it is, and finds none.
pub fn asked(raw: String) -> String {
    text("name", &raw, MAX_FOREIGN_ID_CHARS, false).unwrap_or(raw)
}

/// An agent's name, of at most 128 characters; else what is wrong with it.
pub fn agent(raw: &str) -> Result<String, String> {
    checked(raw, MAX_FOREIGN_ID_CHARS)
}

/// A name of at most so many characters as memories carry it; else what is wrong with it.
pub fn checked(raw: &str, max: usize) -> Result<String, String> {
    text("name", raw, max, false).map_err(|rejection| match rejection {
        MemoryBookRejection::Invalid { message, .. } => message,
        other => other.to_string(),
    })
}
