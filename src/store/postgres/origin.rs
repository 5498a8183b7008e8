//! The database a ledger lies in, and the epoch that a copy of it begins.

use sqlx::{Connection, PgConnection};

use super::{error, schema::SCHEMA_LOCK};
use crate::{
    StoreError,
    origin::{is_another, next_epoch, warn_of_raise},
};

/// A dump that is put back makes a new table, a copied database has another number, a base backup that is
/// recovered or a replica that takes over begins a timeline, and another cluster has another identifier. The
/// timeline is that of the write-ahead log now: the control file tells it only after the next checkpoint.
const PARTS: [(&str, &str); 4] = [
    ("system", "SELECT system_identifier::text FROM pg_control_system()"),
    ("timeline", "SELECT left(pg_walfile_name(pg_current_wal_lsn()), 8)"),
    ("database", "SELECT oid::text FROM pg_database WHERE datname = current_database()"),
    ("events", "SELECT 'events'::regclass::oid::text"),
];

/// Not permitted, not known, not supported, not now: hosted servers may keep some parts to themselves.
const REFUSALS: [&str; 4] = ["42501", "42883", "0A000", "55000"];

async fn fingerprint(connection: &mut PgConnection) -> Result<String, StoreError> {
    let mut parts = Vec::new();
    for (name, sql) in PARTS {
        match sqlx::query_scalar::<_, String>(sql).fetch_one(&mut *connection).await {
            Ok(value) => parts.push(format!("{name}={value}")),
            // The other parts serve alone.
            Err(sqlx::Error::Database(refused)) if is_refusal(refused.as_ref()) => {
                tracing::debug!(%refused, name, "a part of the database's fingerprint can't be read");
            }
            Err(failed) => return Err(error(failed)),
        }
    }
    Ok(parts.join(" "))
}

fn is_refusal(error: &dyn sqlx::error::DatabaseError) -> bool {
    error.code().as_deref().is_some_and(|code| REFUSALS.contains(&code))
}

/// Raises every partition's epoch above all earlier ones and ends all sessions, inside the caller's transaction.
pub async fn raise(connection: &mut PgConnection) -> Result<i64, StoreError> {
    // In the order of the appends, so that neither waits for the other in a circle.
    let epochs: Vec<i64> =
        sqlx::query_scalar("SELECT epoch FROM partitions ORDER BY partition_id FOR UPDATE")
            .fetch_all(&mut *connection)
            .await
            .map_err(error)?;
    let epoch = next_epoch(epochs.into_iter().max().unwrap_or(0));
    sqlx::query("UPDATE partitions SET epoch = $1")
        .bind(epoch)
        .execute(&mut *connection)
        .await
        .map_err(error)?;
    // The copy may be from before their end.
    sqlx::query("DELETE FROM sessions").execute(connection).await.map_err(error)?;
    Ok(epoch)
}

/// Raises the epoch where the database is a copy; of two processes that open it at once, one does.
pub async fn check(connection: &mut PgConnection) -> Result<(), StoreError> {
    let found = fingerprint(connection).await?;
    let mut transaction = connection.begin().await.map_err(error)?;
    sqlx::query(SCHEMA_LOCK).execute(&mut *transaction).await.map_err(error)?;
    let kept: Option<String> = sqlx::query_scalar("SELECT fingerprint FROM origin")
        .fetch_optional(&mut *transaction)
        .await
        .map_err(error)?;
    if kept.as_ref().is_some_and(|kept| !is_another(kept, &found)) {
        return transaction.commit().await.map_err(error);
    }
    let raised = match &kept {
        Some(_) => Some(raise(&mut transaction).await?),
        None => None,
    };
    let sql = "INSERT INTO origin (only_row, fingerprint) VALUES (1, $1) \
               ON CONFLICT (only_row) DO UPDATE SET fingerprint = excluded.fingerprint";
    sqlx::query(sql).bind(&found).execute(&mut *transaction).await.map_err(error)?;
    transaction.commit().await.map_err(error)?;
    if let (Some(kept), Some(epoch)) = (kept, raised) {
        warn_of_raise(epoch, &kept, &found);
    }
    Ok(())
}
