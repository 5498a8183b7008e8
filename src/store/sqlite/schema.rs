//! Migrations.

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
