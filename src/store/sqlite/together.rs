//! Several statements in one transaction.

use memledger_store::{Conflict, Statement, StoreError};
use rusqlite::Connection;

use super::{erasure, read};

/// Runs the statements inside the caller's transaction, which an error ends; answers how many rows each changed.
pub fn execute(connection: &Connection, statements: &[Statement]) -> Result<Vec<u64>, StoreError> {
    let run = |statement: &Statement| {
        let changed = read::execute(connection, &read::dialect(&statement.sql), &statement.parameters)?;
        if statement.must_change.is_some_and(|rows| rows != changed) {
            return Err(StoreError::Conflict(Conflict::Version));
        }
        if let Some(table) = statement.erases {
            erasure::note(connection, table)?;
        }
        Ok(changed)
    };
    statements.iter().map(run).collect()
}
