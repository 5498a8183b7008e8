//! Which tables texts were deleted from since their pages were last cleaned.

use memledger_store::StoreError;
use rusqlite::{Connection, params};

use crate::error;

/// A table that texts were deleted from, and how often that was so far.
#[derive(Debug, PartialEq, Eq)]
pub struct Due {
    table: String,
    deletions: i64,
}

/// To be called in the transaction that deletes rows of texts.
pub fn note(connection: &Connection, table: &str) -> Result<(), StoreError> {
    let sql = "INSERT INTO residue (table_name, deletions, cleaned) VALUES (?1, 1, 0) \
               ON CONFLICT (table_name) DO UPDATE SET deletions = deletions + 1";
    connection.prepare_cached(sql).and_then(|mut statement| statement.execute([table])).map_err(error)?;
    Ok(())
}

/// What is to be cleaned.
pub fn due(connection: &Connection) -> Result<Vec<Due>, StoreError> {
    let read = |row: &rusqlite::Row<'_>| Ok(Due { table: row.get(0)?, deletions: row.get(1)? });
    connection
        .prepare_cached("SELECT table_name, deletions FROM residue WHERE deletions > cleaned")
        .and_then(|mut statement| statement.query_map([], read)?.collect())
        .map_err(error)
}

pub fn tables(due: &[Due]) -> Vec<String> {
    due.iter().map(|one| one.table.clone()).collect()
}

/// Notes that these are clean, but for what was deleted after they were looked up. Another process may have
/// cleaned more meanwhile.
pub fn done(connection: &Connection, due: &[Due]) -> Result<(), StoreError> {
    for one in due {
        let sql = "UPDATE residue SET cleaned = max(cleaned, ?2) WHERE table_name = ?1";
        connection.execute(sql, params![one.table, one.deletions]).map_err(error)?;
    }
    Ok(())
}
