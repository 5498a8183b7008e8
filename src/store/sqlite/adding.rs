//! Rows of a table, many at once.

use memledger_store::{
    Row, StoreError,
    table::{Table, names},
};
use rusqlite::Connection;

use super::{error, parameters::bound};

/// Adds those that are not there yet to a table beside the log.
pub fn add(connection: &Connection, table: &Table, rows: &[Row]) -> Result<(), StoreError> {
    insert(connection, table, table.name, "ON CONFLICT DO NOTHING", rows)
}

/// Adds rows to a read model's table of that name, or writes them over those that are there.
pub fn put<'a>(
    connection: &Connection,
    table: &Table,
    name: &str,
    rows: impl IntoIterator<Item = &'a Row>,
) -> Result<(), StoreError> {
    insert(connection, table, name, &table.on_conflict(), rows)
}

fn insert<'a>(
    connection: &Connection,
    table: &Table,
    name: &str,
    on_conflict: &str,
    rows: impl IntoIterator<Item = &'a Row>,
) -> Result<(), StoreError> {
    let marks: Vec<String> = (1..=table.columns.len()).map(|n| format!("?{n}")).collect();
    let (columns, marks) = (names(table.columns).join(", "), marks.join(", "));
    let sql = format!("INSERT INTO {name} ({columns}) VALUES ({marks}) {on_conflict}");
    let mut statement = connection.prepare_cached(&sql).map_err(error)?;
    for row in rows {
        statement.execute(bound(row)).map_err(error)?;
    }
    Ok(())
}
