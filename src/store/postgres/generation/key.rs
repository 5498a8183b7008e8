//! The key of a table that is only added to: made once a rebuild has added all rows.

use memledger_store::{
    StoreError,
    table::{Table, names},
};
use sqlx::PgConnection;

use super::run;
use crate::error;

/// Whether the table has its key.
pub async fn there(connection: &mut PgConnection, name: &str) -> Result<bool, StoreError> {
    let sql = "SELECT EXISTS (SELECT 1 FROM pg_index WHERE indrelid = $1::regclass AND indisprimary)";
    sqlx::query_scalar(sql).bind(name).fetch_one(connection).await.map_err(error)
}

/// Adds the key, unless it is there. Only a log that was tampered with has two events for one; the later one's row
/// stays then, as it does where rows are written over.
pub async fn add(
    connection: &mut PgConnection,
    table: &Table,
    name: &str,
    position: &str,
) -> Result<(), StoreError> {
    if there(connection, name).await? {
        return Ok(());
    }
    let add = format!("ALTER TABLE {name} ADD {}", table.primary_key());
    match sqlx::query(&add).execute(&mut *connection).await {
        Err(sqlx::Error::Database(met)) if met.is_unique_violation() => {
            let key = names(table.key_columns()).join(", ");
            let earlier = format!(
                "DELETE FROM {name} WHERE ctid IN (SELECT place FROM (SELECT ctid AS place, row_number() OVER \
                 (PARTITION BY {key} ORDER BY {position} DESC) AS later FROM {name}) AS r WHERE later > 1)"
            );
            run(connection, &earlier).await?;
            run(connection, &add).await
        }
        added => added.map(|_| ()).map_err(error),
    }
}
