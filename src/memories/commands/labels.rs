//! Labels as callers write them.

use memledger_aggregates::{
    ThreadId,
    memory_book::{MemoryBookRejection, attributes::MAX_FOREIGN_ID_CHARS, content::text},
};
use memledger_kernel::LedgerError;

/// A label within its limit; an empty one is none.
pub fn label(field: &str, value: Option<String>, max: usize) -> Result<Option<String>, LedgerError> {
    match value.as_deref().map(str::trim) {
        None | Some("") => Ok(None),
        Some(value) => Ok(Some(text(field, value, max, false)?)),
    }
}

/// A thread that a path can name, so that its header can be asked for; an empty one is none.
pub fn thread(value: Option<String>) -> Result<Option<String>, LedgerError> {
    let thread = label("thread_id", value, MAX_FOREIGN_ID_CHARS)?;
    if let Some(thread) = &thread {
        ThreadId::new(thread).map_err(|e| MemoryBookRejection::invalid("thread_id", e.0))?;
    }
    Ok(thread)
}
