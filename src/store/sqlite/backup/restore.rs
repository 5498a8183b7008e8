//! A copy put in a ledger's place: made ready beside it, then renamed over it.

use std::{
    fs::{self, File, Metadata, Permissions},
    io,
    os::unix::fs::{MetadataExt, PermissionsExt},
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use rusqlite::{Connection, ErrorCode, config::DbConfig};

use super::{BackupError, beside, check_ledger, copy_file, open, remove, sync, sync_folder_of};
use crate::{error, origin, place::give, resolved};

/// A ledger that was put back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Restored {
    pub epoch: i64,
    /// Events in it.
    pub events: i64,
    /// Where the ledger that was there before lies now.
    pub kept: Option<PathBuf>,
}

/// How long to wait for another process to let go of the ledger.
const PATIENCE: Duration = Duration::from_secs(2);

/// Between two looks whether it has.
const LOOK: Duration = Duration::from_millis(20);

pub fn restore(from: &Path, ledger: &Path, replace: bool) -> Result<Restored, BackupError> {
    // What a link leads to is replaced, not the link.
    let ledger = &resolved(ledger);
    let source = fs::metadata(from).map_err(BackupError::file(from))?;
    let before = match fs::metadata(ledger) {
        Ok(found) => Some(found),
        Err(missing) if missing.kind() == io::ErrorKind::NotFound => None,
        Err(failed) => return Err(BackupError::file(ledger)(failed)),
    };
    if let Some(before) = &before {
        if (before.dev(), before.ino()) == (source.dev(), source.ino()) {
            let why = "it is the ledger itself, not a backup".to_owned();
            return Err(BackupError::Unsound { path: from.to_owned(), why });
        }
        if !replace {
            return Err(BackupError::Occupied(ledger.to_owned()));
        }
    }
    // Held until the new file has its name.
    let alone = before.as_ref().map(|_| stand_alone(ledger)).transpose()?.flatten();
    let staged = beside(ledger, ".restoring");
    let permissions = match &before {
        Some(before) => before.permissions(),
        None => Permissions::from_mode(source.permissions().mode() | 0o600),
    };
    // A damaged ledger may not be able to tell its epoch any more.
    let floor = alone.as_ref().and_then(|ledger| origin::newest_epoch(ledger).ok()).unwrap_or(0);
    let ready = stage(from, &staged, permissions, before.as_ref(), floor);
    let placed = ready.and_then(|(epoch, events, at)| {
        let kept =
            before.as_ref().map(|_| keep(ledger, &at, |from, to| fs::hard_link(from, to))).transpose()?;
        if kept.is_none() {
            // A ledger that was moved away may have left its log, which would be replayed into the new file.
            put_logs_aside(ledger, &beside(ledger, &format!(".before-{at}")))?;
        }
        if let Err(failed) = fs::rename(&staged, ledger) {
            if let Some(kept) = kept {
                put_back(&kept, ledger)?;
            }
            return Err(BackupError::file(ledger)(failed));
        }
        sync_folder_of(ledger)?;
        Ok(Restored { epoch, events, kept })
    });
    if placed.is_err() {
        // What went wrong is told; the next attempt removes what may be left, and who opens the ledger next
        // sets its mode again.
        clear(&staged).ok();
        if let Some(ledger) = alone {
            ledger.execute_batch("ROLLBACK; PRAGMA journal_mode = WAL").ok();
        }
    }
    placed
}

/// Brings the present ledger into its one file, which works only where nobody else has it open, and keeps
/// others out from then on. One that is damaged stays as it is; it may be the reason for all this.
fn stand_alone(ledger: &Path) -> Result<Option<Connection>, BackupError> {
    let connection = open(ledger)?;
    // SQLite does not wait by itself for others to leave a log.
    connection.busy_timeout(Duration::ZERO).map_err(error)?;
    // What it can't read of a log it would delete when it closes a damaged file.
    let keep_log = |keep| connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keep);
    keep_log(true).map_err(error)?;
    let until = Instant::now() + PATIENCE;
    let failed = loop {
        match leave_log(&connection) {
            Ok(()) => {
                keep_log(false).map_err(error)?;
                return Ok(Some(connection));
            }
            Err(failed) if !is_busy(&failed) => break failed,
            Err(_) if Instant::now() >= until => return Err(BackupError::InUse(ledger.to_owned())),
            Err(_) => std::thread::sleep(LOOK),
        }
    };
    tracing::warn!(%failed, "the ledger to be replaced is damaged; its files are kept as they are");
    Ok(None)
}

fn leave_log(connection: &Connection) -> rusqlite::Result<()> {
    connection.query_row("PRAGMA journal_mode = DELETE", [], |_| Ok(()))?;
    connection.execute_batch("BEGIN EXCLUSIVE")
}

fn is_busy(failed: &rusqlite::Error) -> bool {
    matches!(failed.sqlite_error_code(), Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked))
}

fn clear(path: &Path) -> Result<(), BackupError> {
    ["", "-wal", "-shm", "-journal"].iter().try_for_each(|suffix| remove(&beside(path, suffix)))
}

/// Copies the backup beside the ledger, checks it, raises its epoch and lets it know its new file; answers
/// the epoch, the number of events and the time as a suffix of names.
fn stage(
    from: &Path,
    staged: &Path,
    permissions: Permissions,
    before: Option<&Metadata>,
    floor: i64,
) -> Result<(i64, i64, String), BackupError> {
    clear(staged)?;
    // A copy made by other means may come with what was not yet brought into its file.
    for suffix in ["", "-wal", "-journal"] {
        let (source, target) = (beside(from, suffix), beside(staged, suffix));
        if suffix.is_empty() || source.exists() {
            copy_file(&source, &target)?;
        }
    }
    fs::set_permissions(staged, permissions).map_err(BackupError::file(staged))?;
    if let Some(before) = before {
        give(&File::open(staged).map_err(BackupError::file(staged))?, before);
    }
    let mut copy = open(staged)?;
    let events = check_sound(&copy, from)?;
    let transaction = copy.transaction().map_err(error)?;
    let epoch = origin::raise(&transaction, floor)?;
    // The file keeps its number and birth when it is renamed.
    origin::keep(&transaction, &origin::fingerprint(staged)?)?;
    let now = "SELECT strftime('%Y%m%dT%H%M%fZ', 'now')";
    let at = transaction.query_row(now, [], |row| row.get(0)).map_err(error)?;
    transaction.commit().map_err(error)?;
    // One file again, whatever the copy came as, and ready to be opened by several at once.
    copy.execute_batch("PRAGMA journal_mode = DELETE; PRAGMA journal_mode = WAL").map_err(error)?;
    copy.close().map_err(|(_, failed)| error(failed))?;
    sync(staged)?;
    Ok((epoch, events, at))
}

fn check_sound(copy: &Connection, from: &Path) -> Result<i64, BackupError> {
    let mut statement = copy.prepare("PRAGMA integrity_check(5)").map_err(BackupError::unsound(from))?;
    let rows = statement.query_map([], |row| row.get(0)).map_err(BackupError::unsound(from))?;
    let found = rows.collect::<rusqlite::Result<Vec<String>>>().map_err(BackupError::unsound(from))?;
    if found != ["ok"] {
        return Err(BackupError::Unsound { path: from.to_owned(), why: found.join("; ") });
    }
    check_ledger(copy, from)
}

/// Takes away what would be replayed into the new file, and gives the present ledger a second name. The first
/// name stays until the new file is renamed over it, so a ledger is there at every moment.
fn keep(
    ledger: &Path,
    at: &str,
    link: impl FnOnce(&Path, &Path) -> io::Result<()>,
) -> Result<PathBuf, BackupError> {
    // Another one may have been kept within the same second.
    let name = |more: u32| match more {
        0 => beside(ledger, &format!(".before-{at}")),
        more => beside(ledger, &format!(".before-{at}-{more}")),
    };
    let taken = (0..).take_while(|more| name(*more).is_file()).count();
    let kept = name(u32::try_from(taken).unwrap_or(u32::MAX));
    // There is a log only of a damaged ledger, see `stand_alone`.
    let aside = put_logs_aside(ledger, &kept);
    // Some file systems have no second names: there it has no name until the new file gets it. A copy would not do,
    // since closing any file of the ledger's gives up the locks that keep others out.
    let named = aside.and_then(|()| {
        link(ledger, &kept).or_else(|_| fs::rename(ledger, &kept)).map_err(BackupError::file(ledger))
    });
    if let Err(failed) = named {
        put_back(&kept, ledger)?;
        return Err(failed);
    }
    Ok(kept)
}

/// Undoes [`keep`], as far as it came.
fn put_back(kept: &Path, ledger: &Path) -> Result<(), BackupError> {
    for suffix in ["", "-wal", "-journal"] {
        let (kept, ledger) = (beside(kept, suffix), beside(ledger, suffix));
        let number = |path: &Path| fs::metadata(path).map(|file| (file.dev(), file.ino())).ok();
        if number(&kept).is_some() && number(&kept) == number(&ledger) {
            remove(&kept)?;
        } else if kept.is_file() && !ledger.exists() {
            fs::rename(&kept, &ledger).map_err(BackupError::file(&kept))?;
        }
    }
    Ok(())
}

/// Gives what would be replayed into a new file the name of the old one.
fn put_logs_aside(ledger: &Path, kept: &Path) -> Result<(), BackupError> {
    let logs = ["-wal", "-journal"].map(|suffix| (beside(ledger, suffix), beside(kept, suffix)));
    for (log, kept) in logs.iter().filter(|(log, _)| log.exists()) {
        copy_file(log, kept)?;
        sync(kept)?;
        tracing::warn!(
            kept = %kept.display(),
            "the write-ahead log of the earlier ledger is kept next to the restored file"
        );
    }
    sync_folder_of(ledger)?;
    ["-wal", "-journal", "-shm"].iter().try_for_each(|suffix| remove(&beside(ledger, suffix)))
}

#[cfg(test)]
#[path = "restore_tests.rs"]
mod tests;
