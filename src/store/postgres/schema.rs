//! Migrations and what a purge leaves behind.

use std::time::Duration;

use sqlx::{Connection, PgPool};

use super::error;
use crate::{StoreError, migrations};

/// Held while migrating or registering, so that two starting servers do it one after the other.
/// The transaction's end frees it.
pub const SCHEMA_LOCK: &str = "SELECT pg_advisory_xact_lock(5496723118407712)";

pub async fn migrate(pool: &PgPool) -> Result<(), StoreError> {
    let mut connection = pool.acquire().await.map_err(error)?;
    let mut transaction = connection.begin().await.map_err(error)?;
    sqlx::query(SCHEMA_LOCK).execute(&mut *transaction).await.map_err(error)?;
    sqlx::query(migrations::CREATE_TABLE).execute(&mut *transaction).await.map_err(error)?;
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

/// VACUUM keeps a dead row that a transaction under way may still see, so those that began before now must end.
async fn wait_for_older_snapshots(pool: &PgPool) -> Result<(), StoreError> {
    let now: String =
        sqlx::query_scalar("SELECT pg_current_xact_id()::xid::text").fetch_one(pool).await.map_err(error)?;
    for _ in 0..SNAPSHOT_LOOKS {
        let older: i64 = sqlx::query_scalar(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() \
             AND pid <> pg_backend_pid() \
             AND greatest(age(backend_xmin), age(backend_xid)) > age($1::xid)",
        )
        .bind(&now)
        .fetch_one(pool)
        .await
        .map_err(error)?;
        if older == 0 {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    Err(StoreError::Unavailable(
        "a long transaction keeps purged rows alive; they go when it has ended".into(),
    ))
}

/// Looks at other transactions, every 20 ms.
const SNAPSHOT_LOOKS: usize = 500;

/// Rewrites the contents table without its dead rows and lets go of old WAL segments. A deleted row's
/// bytes stay in the file until then. Larger tables are left to the operator's own time.
pub async fn scrub(pool: &PgPool, limit_bytes: i64) -> Result<(), StoreError> {
    let size: i64 = sqlx::query_scalar("SELECT pg_total_relation_size('contents')")
        .fetch_one(pool)
        .await
        .map_err(error)?;
    if size > limit_bytes {
        tracing::warn!(
            size,
            limit_bytes,
            "contents is too large to rewrite while serving; run VACUUM (FULL) contents when it suits"
        );
        return Ok(());
    }
    wait_for_older_snapshots(pool).await?;
    sqlx::query("VACUUM (FULL) contents").execute(pool).await.map_err(error)?;
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
