//! The file a ledger lies in, and the epoch that a copy of it begins.

use std::{os::unix::fs::MetadataExt, path::Path, time::UNIX_EPOCH};

use memledger_store::{
    StoreError,
    backend::origin::{is_another, next_epoch, warn_of_raise},
};
use rusqlite::{Connection, OptionalExtension, TransactionBehavior};

use super::error;

/// A file's number alone is given again once the file is gone, so its birth counts too. The number of its
/// device may change with a restart and serves only where no birth is recorded.
pub fn fingerprint(path: &Path) -> Result<String, StoreError> {
    let unreadable =
        |e: std::io::Error| StoreError::Unavailable(format!("{} can't be inspected: {e}", path.display()));
    let file = std::fs::metadata(path).map_err(unreadable)?;
    let born = file.created().ok().and_then(|at| at.duration_since(UNIX_EPOCH).ok());
    Ok(match born {
        Some(born) => format!("inode={} born={}", file.ino(), born.as_nanos()),
        None => format!("inode={} device={}", file.ino(), file.dev()),
    })
}

fn kept(connection: &Connection) -> Result<Option<String>, StoreError> {
    connection.query_row("SELECT fingerprint FROM origin", [], |row| row.get(0)).optional().map_err(error)
}

/// Notes whose file this is from now on.
pub fn keep(connection: &Connection, fingerprint: &str) -> Result<(), StoreError> {
    let sql = "INSERT INTO origin (only_row, fingerprint) VALUES (1, ?1) \
               ON CONFLICT (only_row) DO UPDATE SET fingerprint = excluded.fingerprint";
    connection.execute(sql, [fingerprint]).map_err(error)?;
    Ok(())
}

/// The newest epoch; 0 where there is none.
pub fn newest_epoch(connection: &Connection) -> Result<i64, StoreError> {
    let sql = "SELECT coalesce(max(epoch), 0) FROM partitions";
    connection.query_row(sql, [], |row| row.get(0)).map_err(error)
}

/// Raises every partition's epoch above all earlier ones and above `floor` and ends all sessions, inside the
/// caller's transaction.
pub fn raise(connection: &Connection, floor: i64) -> Result<i64, StoreError> {
    let epoch = next_epoch(newest_epoch(connection)?.max(floor));
    connection.execute("UPDATE partitions SET epoch = ?1", [epoch]).map_err(error)?;
    // The copy may be from before their end.
    connection.execute("DELETE FROM sessions", []).map_err(error)?;
    Ok(epoch)
}

/// Whether nothing was ever written, not even an epoch of its own.
fn is_untouched(connection: &Connection) -> Result<bool, StoreError> {
    let sql = "SELECT max(epoch) = 1 AND max(next_position) = 1 FROM partitions";
    connection.query_row(sql, [], |row| row.get(0)).map_err(error)
}

/// Raises the epoch where the file is a copy, and begins the first of a new ledger, so that no two are taken for one;
/// of two processes that open it at once, one does.
pub fn check(connection: &mut Connection, path: &Path) -> Result<(), StoreError> {
    let found = fingerprint(path)?;
    if kept(connection)?.is_some_and(|kept| !is_another(&kept, &found)) {
        return Ok(());
    }
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(error)?;
    let known = kept(&transaction)?;
    let is_new = known.is_none() && is_untouched(&transaction)?;
    let before = known.filter(|kept| is_another(kept, &found));
    let raised = (is_new || before.is_some()).then(|| raise(&transaction, 0)).transpose()?;
    keep(&transaction, &found)?;
    transaction.commit().map_err(error)?;
    if let (Some(before), Some(epoch)) = (before, raised) {
        warn_of_raise(epoch, &before, &found);
    }
    Ok(())
}
