//! Reads what a model answers, and believes none of it. Each reading is a pure function of the text.

mod decisions;
mod merged;
mod object;
mod scores;
mod shape;
mod topics;

pub use decisions::{decided, decisions};
pub use merged::merged;
pub use scores::scores;
pub use topics::topics;

pub const BAD_JSON: &str = "bad_json";
pub const MISSING_IDS: &str = "missing_ids";
pub const TRUNCATED: &str = "truncated";
pub const REJECTED_BY_SCHEMA: &str = "rejected_by_schema";

/// Why an answer is not used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wrong {
    /// As exchanges name it.
    pub outcome: &'static str,
    /// Says where and what, and repeats nothing of the answer: it may hold a person's texts.
    pub what: String,
}

impl Wrong {
    pub fn new(outcome: &'static str, what: impl Into<String>) -> Self {
        Self { outcome, what: what.into() }
    }

    /// Serde's own message may repeat what it read.
    pub fn unreadable(failed: &serde_json::Error) -> Self {
        let outcome = if failed.is_data() { REJECTED_BY_SCHEMA } else { BAD_JSON };
        let (kind, line, column) = (failed.classify(), failed.line(), failed.column());
        Self::new(outcome, format!("{kind:?} error at line {line}, column {column}"))
    }
}

/// That each of so many was answered.
fn all_there(answered: usize, asked: usize) -> Result<(), Wrong> {
    if answered == asked {
        return Ok(());
    }
    Err(Wrong::new(MISSING_IDS, format!("{answered} of {asked} were answered")))
}

#[cfg(test)]
#[path = "arbitrary_tests.rs"]
mod tests;
