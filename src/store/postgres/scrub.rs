//! What a purge leaves behind: the bytes of deleted rows, in files of tables and in old WAL.

use memledger_store::StoreError;
use sqlx::{Connection, PgConnection};

use super::{error, residue};

/// Rewrites the tables with personal rows without the dead ones, and lets go of old WAL segments: a deleted
/// row's bytes stay in the file until then. Larger tables are left to the operator's own time. Where nothing was
/// deleted since the last time, or another server was quicker, there is nothing to do.
pub async fn scrub(connection: &mut PgConnection, limit_bytes: i64) -> Result<(), StoreError> {
    let due = residue::due(connection).await?;
    if due.is_empty() {
        return Ok(());
    }
    for (table, column) in due.iter().flat_map(|((_, tables), _)| *tables) {
        let size: i64 = sqlx::query_scalar("SELECT pg_total_relation_size($1::regclass)")
            .bind(table)
            .fetch_one(&mut *connection)
            .await
            .map_err(error)?;
        if size > limit_bytes {
            tracing::warn!(
                size,
                limit_bytes,
                "{table} is too large to rewrite while serving; run the ALTER TABLE of docs/OPERATIONS.md when it suits"
            );
        } else if let Some((role, owner)) = foreign_owner(connection, table).await? {
            tracing::warn!(
                "the bytes of a purged text stay in the file of the table {table}: {role} does not own it, and \
                 may not rewrite it. Run the ALTER TABLE of docs/OPERATIONS.md (Erasure) as {owner} after \
                 purges, or let the ledger do it: ALTER TABLE {table} OWNER TO {role}"
            );
        } else {
            rewrite(connection, table, column).await?;
        }
    }
    for statement in ["SELECT pg_switch_wal()", "CHECKPOINT"] {
        if let Err(refused) = sqlx::query(statement).execute(&mut *connection).await {
            tracing::warn!(
                %refused,
                statement,
                "old WAL may still hold purged text until it is recycled; grant pg_checkpoint and pg_switch_wal"
            );
        }
    }
    for ((group, _), deletions) in due {
        residue::done(connection, group, deletions).await?;
    }
    Ok(())
}

/// Our role and the owner of the table, where that is a role whose rights ours has not. PostgreSQL would refuse
/// the rewrite each time, so there is no use in trying again.
async fn foreign_owner(
    connection: &mut PgConnection,
    table: &str,
) -> Result<Option<(String, String)>, StoreError> {
    sqlx::query_as(
        "SELECT quote_ident(current_user), quote_ident(pg_get_userbyid(relowner)) FROM pg_class \
         WHERE oid = $1::regclass AND NOT pg_has_role(relowner, 'USAGE')",
    )
    .bind(table)
    .fetch_optional(&mut *connection)
    .await
    .map_err(error)
}

/// VACUUM (FULL) would keep a dead row that any old transaction might still see. Changing a column by an
/// expression rewrites the table and its indexes with the rows that live now, and no others. A dump holds a
/// lock on the table from its beginning, so this waits for it; the lock's time limit keeps others from queueing
/// up behind.
async fn rewrite(connection: &mut PgConnection, table: &str, column: &str) -> Result<(), StoreError> {
    let mut transaction = connection.begin().await.map_err(error)?;
    let change = format!("ALTER TABLE {table} ALTER COLUMN {column} TYPE bytea USING {column} || ''::bytea");
    for statement in ["SET LOCAL lock_timeout = '2s'", &change] {
        sqlx::query(statement).execute(&mut *transaction).await.map_err(error)?;
    }
    transaction.commit().await.map_err(error)
}
