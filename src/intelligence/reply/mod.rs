//! Reads what a model answers, and believes none of it. Each reading is a pure function of the text.

mod object;
mod shape;

pub use shape::{items, object_with, text};

pub const BAD_JSON: &str = "bad_json";
pub const MISSING_IDS: &str = "missing_ids";
pub const TRUNCATED: &str = "truncated";
pub const REJECTED_BY_SCHEMA: &str = "rejected_by_schema";

/// Why a reply is not used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReplyFault {
    /// As exchanges name it.
    pub outcome: &'static str,
    /// Says where and what, and repeats nothing of the reply: it may hold a person's texts.
    pub what: String,
}

impl ReplyFault {
    pub fn new(outcome: &'static str, what: impl Into<String>) -> Self {
        Self { outcome, what: what.into() }
    }

    /// Serde's own message may repeat what it read.
    pub(crate) fn unreadable(failed: &serde_json::Error) -> Self {
        let outcome = if failed.is_data() { REJECTED_BY_SCHEMA } else { BAD_JSON };
        let (kind, line, column) = (failed.classify(), failed.line(), failed.column());
        Self::new(outcome, format!("{kind:?} error at line {line}, column {column}"))
    }

    /// As a port reports it.
    pub fn message(&self) -> String {
        format!("{}: {}", self.outcome, self.what)
    }
}
