//! Whether texts were deleted since their bytes were last removed from the files.

use memledger_store::StoreError;
use sqlx::PgConnection;

use super::error;

/// To be called first in a transaction that deletes texts: such transactions wait for each other here, and not where
/// they hold places in the log.
pub async fn note(connection: &mut PgConnection) -> Result<(), StoreError> {
    let sql = "INSERT INTO residue (table_name, deletions, cleaned) VALUES ('contents', 1, 0) \
               ON CONFLICT (table_name) DO UPDATE SET deletions = residue.deletions + 1";
    sqlx::query(sql).execute(connection).await.map_err(error)?;
    Ok(())
}

/// How many deletions there were, where the last of them is still to be cleaned up after.
pub async fn due(connection: &mut PgConnection) -> Result<Option<i64>, StoreError> {
    let sql = "SELECT deletions FROM residue WHERE table_name = 'contents' AND deletions > cleaned";
    sqlx::query_scalar(sql).fetch_optional(connection).await.map_err(error)
}

/// Notes that so many deletions were cleaned up after. Another server may have done more meanwhile.
pub async fn done(connection: &mut PgConnection, deletions: i64) -> Result<(), StoreError> {
    let sql = "UPDATE residue SET cleaned = greatest(cleaned, $1) WHERE table_name = 'contents'";
    sqlx::query(sql).bind(deletions).execute(connection).await.map_err(error)?;
    Ok(())
}
