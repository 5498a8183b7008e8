//! Migrations and what a purge leaves behind.

use sqlx::{Connection, PgConnection, PgPool};

use super::error;
use crate::{StoreError, migrations};

/// Held while migrating or registering, so that two starting servers do it one after the other.
/// The transaction's end frees it.
pub const SCHEMA_LOCK: &str = "SELECT pg_advisory_xact_lock(5496723118407712)";

/// In the schema where `CREATE TABLE` would make it: one further down the search path is another ledger's.
const IS_MIGRATED: &str =
    "SELECT to_regclass(quote_ident(current_schema()) || '.schema_migrations') IS NOT NULL";

pub async fn migrate(pool: &PgPool) -> Result<(), StoreError> {
    let mut connection = pool.acquire().await.map_err(error)?;
    let mut transaction = connection.begin().await.map_err(error)?;
    sqlx::query(SCHEMA_LOCK).execute(&mut *transaction).await.map_err(error)?;
    // `CREATE TABLE IF NOT EXISTS` asks for the right to create before it looks. A role that only serves may
    // have no such right.
    let known: bool = sqlx::query_scalar(IS_MIGRATED).fetch_one(&mut *transaction).await.map_err(error)?;
    if !known {
        sqlx::query(migrations::CREATE_TABLE).execute(&mut *transaction).await.map_err(error)?;
    }
    let last: Option<i64> = sqlx::query_scalar("SELECT max(number) FROM schema_migrations")
        .fetch_one(&mut *transaction)
        .await
        .map_err(error)?;
    for migration in migrations::pending(last.unwrap_or(0))? {
        sqlx::raw_sql(migration.postgres).execute(&mut *transaction).await.map_err(error)?;
        sqlx::query("INSERT INTO schema_migrations (number, name) VALUES ($1, $2)")
            .bind(migration.number)
            .bind(migration.name)
            .execute(&mut *transaction)
            .await
            .map_err(error)?;
    }
    transaction.commit().await.map_err(error)
}

/// Rewrites the contents table without its dead rows and lets go of old WAL segments: a deleted row's bytes
/// stay in the file until then. Larger tables are left to the operator's own time.
pub async fn scrub(pool: &PgPool, limit_bytes: i64) -> Result<(), StoreError> {
    let size: i64 = sqlx::query_scalar("SELECT pg_total_relation_size('contents')")
        .fetch_one(pool)
        .await
        .map_err(error)?;
    if size > limit_bytes {
        tracing::warn!(
            size,
            limit_bytes,
            "contents is too large to rewrite while serving; run the ALTER TABLE of docs/OPERATIONS.md when it suits"
        );
        return Ok(());
    }
    if let Some((role, owner)) = foreign_owner(pool).await? {
        tracing::warn!(
            "the bytes of a purged text stay in the file of the table contents: {role} does not own it, and \
             may not rewrite it. Run the ALTER TABLE of docs/OPERATIONS.md (Erasure) as {owner} after \
             purges, or let the ledger do it: ALTER TABLE contents OWNER TO {role}"
        );
        return Ok(());
    }
    rewrite_contents(pool).await?;
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

/// Our role and the owner of the contents table, where that is a role whose rights ours has not. PostgreSQL
/// would refuse the rewrite each time, so there is no use in trying again.
async fn foreign_owner(pool: &PgPool) -> Result<Option<(String, String)>, StoreError> {
    sqlx::query_as(
        "SELECT quote_ident(current_user), quote_ident(pg_get_userbyid(relowner)) FROM pg_class \
         WHERE oid = 'contents'::regclass AND NOT pg_has_role(relowner, 'USAGE')",
    )
    .fetch_optional(pool)
    .await
    .map_err(error)
}

/// VACUUM (FULL) would keep a dead row that any old transaction might still see. Changing a column by an
/// expression rewrites the table with the rows that live now, and no others. A dump holds a lock on the table
/// from its beginning, so this waits for it; the lock's time limit keeps others from queueing up behind.
async fn rewrite_contents(pool: &PgPool) -> Result<(), StoreError> {
    let mut transaction = pool.begin().await.map_err(error)?;
    for statement in [
        "SET LOCAL lock_timeout = '2s'",
        "ALTER TABLE contents ALTER COLUMN key TYPE bytea USING key || ''::bytea",
    ] {
        sqlx::query(statement).execute(&mut *transaction).await.map_err(error)?;
    }
    transaction.commit().await.map_err(error)
}

/// Makes an empty schema. The name must be a plain identifier.
pub async fn create_schema(url: &str, name: &str) -> Result<(), StoreError> {
    once(url, &format!("CREATE SCHEMA {name}")).await
}

/// Drops a schema with everything in it.
pub async fn drop_schema(url: &str, name: &str) -> Result<(), StoreError> {
    once(url, &format!("DROP SCHEMA {name} CASCADE")).await
}

async fn once(url: &str, statement: &str) -> Result<(), StoreError> {
    let mut connection = PgConnection::connect(url).await.map_err(error)?;
    sqlx::raw_sql(statement).execute(&mut connection).await.map_err(error)?;
    connection.close().await.map_err(error)
}
