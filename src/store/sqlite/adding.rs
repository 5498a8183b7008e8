//! Rows of a table beside the log, many at once.

use rusqlite::{Connection, params_from_iter};

use super::error;
use crate::{
    Row, StoreError,
    table::{Table, names},
};

/// Adds those that are not there yet.
pub fn add(connection: &Connection, table: &Table, rows: &[Row]) -> Result<(), StoreError> {
    let marks: Vec<String> = (1..=table.columns.len()).map(|n| format!("?{n}")).collect();
    let sql = format!(
        "INSERT INTO {} ({}) VALUES ({}) ON CONFLICT DO NOTHING",
        table.name,
        names(table.columns).join(", "),
        marks.join(", ")
    );
    let mut statement = connection.prepare_cached(&sql).map_err(error)?;
    for row in rows {
        statement.execute(params_from_iter(row)).map_err(error)?;
    }
    Ok(())
}
