//! What a summary may be made of.

use crate::Memory;

/// A memory that somebody stated, with its text. There is none of a summary or an insight, so that summaries are never made
/// of summaries.
#[derive(Debug, Clone, Copy)]
pub struct Original<'a> {
    memory: &'a Memory,
    text: &'a str,
}

impl<'a> Original<'a> {
    /// None of what was made of other memories.
    pub fn of(memory: &'a Memory, text: &'a str) -> Option<Self> {
        (!memory.is_derived).then_some(Self { memory, text })
    }

    pub fn memory(&self) -> &'a Memory {
        self.memory
    }

    pub fn text(&self) -> &'a str {
        self.text
    }
}
