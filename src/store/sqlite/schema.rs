//! Migrations, and what they are not for.

use std::path::Path;

use rusqlite::{Connection, TransactionBehavior, params};

use super::error;
use crate::{StoreError, migrations};

/// Refuses a file that holds another program's tables, before anything is written to it: a mistyped path must not make
/// a ledger of it.
pub fn must_be_ours(connection: &Connection, path: &Path) -> Result<(), StoreError> {
    let sql = "SELECT count(*), count(*) FILTER (WHERE name = 'schema_migrations') FROM sqlite_schema \
               WHERE type = 'table'";
    let (tables, own): (i64, i64) =
        connection.query_row(sql, [], |row| Ok((row.get(0)?, row.get(1)?))).map_err(error)?;
    if tables > 0 && own == 0 {
        let path = path.display();
        return Err(StoreError::Corrupt(format!(
            "{path} is another program's database, and no ledger; it is left as it is"
        )));
    }
    Ok(())
}

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
