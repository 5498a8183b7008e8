//! A statement that counts together with others.

use crate::Value;

/// One change to a table next to the log. Its SQL names parameters `$1`, `$2`, … and is the same on both databases; it
/// has no `RETURNING`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Statement {
    pub sql: String,
    pub parameters: Vec<Value>,
    /// How many rows it must change; any number if absent.
    pub must_change: Option<u64>,
    /// The table whose texts it destroys for good, so that their bytes are removed from the files later.
    pub erases: Option<&'static str>,
}

impl Statement {
    pub fn new(sql: impl Into<String>, parameters: Vec<Value>) -> Self {
        Self { sql: sql.into(), parameters, must_change: None, erases: None }
    }

    /// The same, refused if it changes another number of rows.
    #[must_use]
    pub fn changing(self, rows: u64) -> Self {
        Self { must_change: Some(rows), ..self }
    }

    /// The same, destroying texts of that table for good.
    #[must_use]
    pub fn erasing(self, table: &'static str) -> Self {
        Self { erases: Some(table), ..self }
    }
}
