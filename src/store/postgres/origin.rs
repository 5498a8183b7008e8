//! The database a ledger lies in, and the epoch that a copy of it begins.

use std::sync::{
    Mutex, MutexGuard, PoisonError,
    atomic::{AtomicU64, Ordering},
};

use memledger_store::{
    StoreError,
    backend::origin::{is_another, next_epoch, warn_of_raise},
};
use sqlx::{Connection, PgConnection};

use super::{error, schema::SCHEMA_LOCK};

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

/// A database that a connection led to.
#[derive(Debug, PartialEq)]
struct Met {
    fingerprint: String,
    /// Two replicas that take over from the same primary look alike, but for when they did.
    epoch: i64,
}

impl Met {
    fn is_another(&self, known: &Self) -> bool {
        self.epoch != known.epoch || is_another(&known.fingerprint, &self.fingerprint)
    }
}

/// Which database the connections of a store led to so far. A replica that takes over while servers run is met by new
/// connections alone: those to the one before broke, or lead to it still.
#[derive(Default)]
pub struct Origin {
    /// The one met last, once the ledger is open.
    known: Mutex<Option<Met>>,
    takeovers: AtomicU64,
}

impl Origin {
    fn known(&self) -> MutexGuard<'_, Option<Met>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How often another database was met in place of the one before.
    pub fn takeovers(&self) -> u64 {
        self.takeovers.load(Ordering::SeqCst)
    }

    /// One takeover more; answers of how many there were.
    pub fn count(&self) -> u64 {
        self.takeovers.fetch_add(1, Ordering::SeqCst) + 1
    }

    /// Looks for the first time, at a ledger that is made ready.
    pub async fn begin(&self, connection: &mut PgConnection) -> Result<(), StoreError> {
        let met = check(connection).await?;
        *self.known() = Some(met);
        Ok(())
    }

    /// Looks where a new connection leads to. Where that is another database it begins an epoch, unless somebody else
    /// let it begin one already, and counts. Answers of how many takeovers the connection is.
    pub async fn look(&self, connection: &mut PgConnection) -> Result<u64, StoreError> {
        if self.known().is_none() {
            return Ok(self.takeovers());
        }
        let sql = "SELECT pg_is_in_recovery(), (SELECT fingerprint FROM origin), \
                   (SELECT max(epoch) FROM partitions)";
        let (waits, kept, epoch): (bool, Option<String>, i64) =
            sqlx::query_as(sql).persistent(false).fetch_one(&mut *connection).await.map_err(error)?;
        // It will take over later, and tells then what it is. Connections that are made before live on.
        if waits {
            return Err(StoreError::Unavailable("the database is a standby that has not taken over".into()));
        }
        let fingerprint = fingerprint(&mut *connection).await?;
        let met = match kept.is_none_or(|kept| is_another(&kept, &fingerprint)) {
            true => check(connection).await?,
            false => Met { fingerprint, epoch },
        };
        // Of connections that meet it at once, one counts.
        let mut known = self.known();
        if known.as_ref().is_none_or(|known| met.is_another(known)) {
            *known = Some(met);
            tracing::warn!(
                "a new connection leads to another database or epoch than earlier ones; cached state is \
                 dropped"
            );
            return Ok(self.count());
        }
        Ok(self.takeovers())
    }
}

/// Raises the epoch where the database is a copy, and begins the first of a new ledger, so that no two are taken for
/// one; of two processes that open it at once, one does.
async fn check(connection: &mut PgConnection) -> Result<Met, StoreError> {
    let found = fingerprint(connection).await?;
    let mut transaction = connection.begin().await.map_err(error)?;
    sqlx::query(SCHEMA_LOCK).execute(&mut *transaction).await.map_err(error)?;
    let sql = "SELECT (SELECT fingerprint FROM origin), max(epoch), max(epoch) = 1 AND max(next_position) = 1 \
               FROM partitions";
    let (kept, mut epoch, untouched): (Option<String>, i64, bool) =
        sqlx::query_as(sql).fetch_one(&mut *transaction).await.map_err(error)?;
    let is_new = kept.as_ref().is_none_or(|kept| is_another(kept, &found));
    if is_new {
        if kept.is_some() || untouched {
            epoch = raise(&mut transaction).await?;
        }
        let sql = "INSERT INTO origin (only_row, fingerprint) VALUES (1, $1) \
                   ON CONFLICT (only_row) DO UPDATE SET fingerprint = excluded.fingerprint";
        sqlx::query(sql).bind(&found).execute(&mut *transaction).await.map_err(error)?;
    }
    transaction.commit().await.map_err(error)?;
    if let Some(kept) = kept.filter(|_| is_new) {
        warn_of_raise(epoch, &kept, &found);
    }
    Ok(Met { fingerprint: found, epoch })
}
