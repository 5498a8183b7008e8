//! The database a ledger lies in, and the epoch that a copy of it begins.

use std::sync::{
    Mutex, MutexGuard, PoisonError,
    atomic::{AtomicU64, Ordering},
};

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

/// All parts in one answer, or one by one where some of them can't be read.
async fn fingerprint(connection: &mut PgConnection) -> Result<String, StoreError> {
    let named = PARTS.map(|(name, sql)| format!("'{name}=' || ({sql})"));
    let all = format!("SELECT concat_ws(' ', {})", named.join(", "));
    match sqlx::query_scalar(&all).persistent(false).fetch_one(&mut *connection).await {
        Err(sqlx::Error::Database(refused)) if is_refusal(refused.as_ref()) => {}
        told => return told.map_err(error),
    }
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

/// Which database the connections of a store led to so far. A replica that takes over while servers run is met by new
/// connections alone: those to the one before broke.
#[derive(Default)]
pub struct Origin {
    /// Its fingerprint, once the ledger is open.
    known: Mutex<Option<String>>,
    takeovers: AtomicU64,
}

impl Origin {
    fn known(&self) -> MutexGuard<'_, Option<String>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn takeovers(&self) -> u64 {
        self.takeovers.load(Ordering::SeqCst)
    }

    /// Looks for the first time, at a ledger that is made ready.
    pub async fn begin(&self, connection: &mut PgConnection) -> Result<(), StoreError> {
        let found = check(connection).await?;
        *self.known() = Some(found);
        Ok(())
    }

    /// Looks where a new connection leads to. Where that is another database, it begins an epoch and counts.
    pub async fn look(&self, connection: &mut PgConnection) -> Result<(), StoreError> {
        if self.known().is_none() {
            return Ok(());
        }
        // It will take over later, and tells then what it is. Connections that are made before live on.
        let waits: bool = sqlx::query_scalar("SELECT pg_is_in_recovery()")
            .fetch_one(&mut *connection)
            .await
            .map_err(error)?;
        if waits {
            return Err(StoreError::Unavailable("the database is a standby that has not taken over".into()));
        }
        let found = fingerprint(&mut *connection).await?;
        let is_known = |known: &Option<String>| known.as_ref().is_none_or(|known| !is_another(known, &found));
        if is_known(&self.known()) {
            return Ok(());
        }
        check(connection).await?;
        // Of two connections that meet it at once, one counts.
        let mut known = self.known();
        if !is_known(&known) {
            *known = Some(found);
            self.takeovers.fetch_add(1, Ordering::SeqCst);
        }
        Ok(())
    }
}

/// Raises the epoch where the database is a copy; of two processes that open it at once, one does. Answers its
/// fingerprint.
async fn check(connection: &mut PgConnection) -> Result<String, StoreError> {
    let found = fingerprint(connection).await?;
    let mut transaction = connection.begin().await.map_err(error)?;
    sqlx::query(SCHEMA_LOCK).execute(&mut *transaction).await.map_err(error)?;
    let kept: Option<String> = sqlx::query_scalar("SELECT fingerprint FROM origin")
        .fetch_optional(&mut *transaction)
        .await
        .map_err(error)?;
    if kept.as_ref().is_some_and(|kept| !is_another(kept, &found)) {
        transaction.commit().await.map_err(error)?;
        return Ok(found);
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
    Ok(found)
}
