//! Rows of a table, many at once.

use memledger_store::{
    Row, StoreError,
    table::{Table, names},
};
use sqlx::PgConnection;

use super::{
    arrays::{run, unnest},
    copy,
};

/// Adds those that are not there yet to a table beside the log. Seldom is one, so they are copied first, which costs a
/// third.
pub async fn add(connection: &mut PgConnection, table: &Table, rows: &[Row]) -> Result<(), StoreError> {
    match copy::rows(connection, table, table.name, rows).await {
        Err(StoreError::Corrupt(_)) => {
            insert(connection, table, table.name, rows, "ON CONFLICT DO NOTHING").await
        }
        copied => copied,
    }
}

/// Adds rows to a table of that shape and that name.
pub async fn insert(
    connection: &mut PgConnection,
    table: &Table,
    name: &str,
    rows: &[Row],
    on_conflict: &str,
) -> Result<(), StoreError> {
    let (source, arrays) = unnest(table.columns, rows)?;
    let columns = names(table.columns).join(", ");
    let sql = format!("INSERT INTO {name} ({columns}) SELECT * FROM {source} {on_conflict}");
    run(connection, &sql, arrays).await.map(drop)
}
