//! Migrations, and what they are not for.

use std::path::Path;

use memledger_store::{
    Dialect, StoreError,
    backend::{
        catalog::{self, Catalog},
        migrations::{self, Migration},
        schema::{LOG, repairs},
    },
};
use rusqlite::{Connection, TransactionBehavior, params};

use super::{error, read::query};

/// Refuses a file that holds another program's tables, before anything is written to it: a mistyped path must not make
/// a ledger of it.
pub fn must_be_ours(connection: &Connection, path: &Path) -> Result<(), StoreError> {
    let tables = found(connection)?;
    let is_ours = tables.has("schema_migrations") || LOG.iter().all(|table| tables.has(table));
    if !tables.is_empty() && !is_ours {
        let path = path.display();
        return Err(StoreError::Corrupt(format!(
            "{path} is another program's database, not a ledger; it was not changed"
        )));
    }
    Ok(())
}

pub fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(error)?;
    let found = found(&transaction)?;
    transaction.execute_batch(migrations::CREATE_TABLE).map_err(error)?;
    if !found.has("schema_migrations") && LOG.iter().all(|table| found.has(table)) {
        migrations::warn_of_lost_number();
        for migration in migrations::MIGRATIONS {
            note(&transaction, migration)?;
        }
    }
    for migration in migrations::pending(number(&transaction)?)? {
        transaction.execute_batch(migration.sqlite).map_err(error)?;
        note(&transaction, migration)?;
    }
    repair(&transaction)?;
    transaction.commit().map_err(error)
}

/// The number of the schema; 0 where nothing was ever migrated.
pub fn number(connection: &Connection) -> Result<i64, StoreError> {
    if !found(connection)?.has("schema_migrations") {
        return Ok(0);
    }
    let last: Option<i64> = connection
        .query_row("SELECT max(number) FROM schema_migrations", [], |row| row.get(0))
        .map_err(error)?;
    Ok(last.unwrap_or(0))
}

fn found(connection: &Connection) -> Result<Catalog, StoreError> {
    Catalog::of_rows(&query(connection, catalog::SQLITE, &[])?)
}

fn note(connection: &Connection, migration: &Migration) -> Result<(), StoreError> {
    let sql = "INSERT INTO schema_migrations (number, name) VALUES (?1, ?2)";
    connection.execute(sql, params![migration.number, migration.name]).map_err(error)?;
    Ok(())
}

/// Makes what is missing of a migrated database, in the caller's transaction.
pub fn repair(connection: &Connection) -> Result<(), StoreError> {
    for statement in repairs(&found(connection)?, Dialect::Sqlite)? {
        connection.execute_batch(&statement).map_err(error)?;
    }
    Ok(())
}
