//! What a purge leaves behind: the bytes of deleted rows, in files of tables and in old WAL.

use sqlx::PgPool;

use super::{error, read};
use crate::{StoreError, table::REWRITTEN};

/// A table that holds what is personal, and what changes all of its rows without changing one.
struct Personal {
    table: String,
    change: String,
}

/// Rewrites the tables with personal rows without the dead ones, and lets go of old WAL segments: a deleted
/// row's bytes stay in the file until then. Larger tables are left to the operator's own time.
pub async fn scrub(pool: &PgPool, limit_bytes: i64) -> Result<(), StoreError> {
    for personal in personal(pool).await? {
        let table = &personal.table;
        let size: Option<i64> = sqlx::query_scalar("SELECT pg_total_relation_size($1::regclass)")
            .bind(table)
            .fetch_one(pool)
            .await
            .map_err(error)?;
        // A rebuild's switch dropped it meanwhile, and its bytes with it.
        let Some(size) = size else { continue };
        if size > limit_bytes {
            tracing::warn!(
                size,
                limit_bytes,
                "{table} is too large to rewrite while serving; run the ALTER TABLE of docs/OPERATIONS.md when it suits"
            );
        } else if let Some((role, owner)) = foreign_owner(pool, table).await? {
            tracing::warn!(
                "the bytes of a purged text stay in the file of the table {table}: {role} does not own it, and \
                 may not rewrite it. Run the ALTER TABLE of docs/OPERATIONS.md (Erasure) as {owner} after \
                 purges, or let the ledger do it: ALTER TABLE {table} OWNER TO {role}"
            );
        } else {
            rewrite(pool, &personal).await?;
        }
    }
    for statement in ["SELECT pg_switch_wal()", "CHECKPOINT"] {
        if let Err(refused) = sqlx::query(statement).execute(pool).await {
            tracing::warn!(
                %refused,
                statement,
                "old WAL may still hold purged text until it is recycled; grant pg_checkpoint and pg_switch_wal"
            );
        }
    }
    Ok(())
}

/// The texts themselves, and every table that is made of them.
async fn personal(pool: &PgPool) -> Result<Vec<Personal>, StoreError> {
    let sql = "SELECT tables FROM generations WHERE EXISTS (SELECT FROM pg_attribute a \
               WHERE a.attrelid = to_regclass(quote_ident(tables)) AND a.attname = $1)";
    let mut tables = vec![Personal {
        table: "contents".to_owned(),
        change: "ALTER COLUMN key TYPE bytea USING key || ''::bytea".to_owned(),
    }];
    for row in read::query(pool, sql, vec![REWRITTEN.into()]).await? {
        let table = row[0].text()?.to_owned();
        let change = format!("ALTER COLUMN {REWRITTEN} TYPE smallint USING {REWRITTEN} + 0");
        tables.push(Personal { table, change });
    }
    Ok(tables)
}

/// Our role and the owner of the table, where that is a role whose rights ours has not. PostgreSQL would refuse
/// the rewrite each time, so there is no use in trying again.
async fn foreign_owner(pool: &PgPool, table: &str) -> Result<Option<(String, String)>, StoreError> {
    sqlx::query_as(
        "SELECT quote_ident(current_user), quote_ident(pg_get_userbyid(relowner)) FROM pg_class \
         WHERE oid = $1::regclass AND NOT pg_has_role(relowner, 'USAGE')",
    )
    .bind(table)
    .fetch_optional(pool)
    .await
    .map_err(error)
}

/// VACUUM (FULL) would keep a dead row that any old transaction might still see. Changing a column by an
/// expression rewrites the table and its indexes with the rows that live now, and no others. A dump holds a
/// lock on the table from its beginning, so this waits for it; the lock's time limit keeps others from queueing
/// up behind.
async fn rewrite(pool: &PgPool, personal: &Personal) -> Result<(), StoreError> {
    let mut transaction = pool.begin().await.map_err(error)?;
    let change = format!("ALTER TABLE {} {}", personal.table, personal.change);
    for statement in ["SET LOCAL lock_timeout = '2s'", &change] {
        sqlx::query(statement).execute(&mut *transaction).await.map_err(error)?;
    }
    transaction.commit().await.map_err(error)
}
