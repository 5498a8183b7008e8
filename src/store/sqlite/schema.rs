//! Migrations and what a purge leaves behind.

use rusqlite::{Connection, TransactionBehavior, params};

use super::error;
use crate::{StoreError, migrations};

pub fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(error)?;
    transaction.execute_batch(migrations::CREATE_TABLE).map_err(error)?;
    let last: Option<i64> = transaction
        .query_row("SELECT max(number) FROM schema_migrations", [], |row| row.get(0))
        .map_err(error)?;
    for migration in migrations::pending(last.unwrap_or(0))? {
        transaction.execute_batch(migration.sqlite).map_err(error)?;
        transaction
            .execute(
                "INSERT INTO schema_migrations (number, name) VALUES (?1, ?2)",
                params![migration.number, migration.name],
            )
            .map_err(error)?;
    }
    transaction.commit().map_err(error)
}

/// Brings the write-ahead log into the file and empties it: its old pages may hold purged text.
pub fn scrub(connection: &mut Connection) -> Result<(), StoreError> {
    for _ in 0..50 {
        let busy: i64 =
            connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0)).map_err(error)?;
        if busy == 0 {
            return Ok(());
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    Err(StoreError::Unavailable(
        "a reader keeps the write-ahead log open, so purged text may still be in it; it goes with the next purge".into(),
    ))
}
