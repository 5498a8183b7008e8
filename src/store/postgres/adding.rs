//! Rows of a table beside the log, many at once.

use sqlx::PgConnection;

use super::{
    arrays::{run, unnest},
    copy,
};
use crate::{
    Row, StoreError,
    table::{Table, names},
};

/// Adds those that are not there yet. Seldom is one, so they are copied first, which costs a third.
pub async fn add(connection: &mut PgConnection, table: &Table, rows: &[Row]) -> Result<(), StoreError> {
    match copy::rows(connection, table, table.name, rows).await {
        Err(StoreError::Corrupt(_)) => {}
        copied => return copied,
    }
    let (source, arrays) = unnest(table.columns, rows)?;
    let columns = names(table.columns).join(", ");
    let sql = format!("INSERT INTO {} ({columns}) SELECT * FROM {source} ON CONFLICT DO NOTHING", table.name);
    run(connection, &sql, arrays).await.map(drop)
}
