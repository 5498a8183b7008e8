//! A copy put in a ledger's place: made ready beside it, then renamed over it.

use std::{
    fs::{self, Permissions},
    io,
    os::unix::fs::{MetadataExt, PermissionsExt},
    path::{Path, PathBuf},
    time::Duration,
};

use rusqlite::{Connection, ErrorCode};

use super::{BackupError, beside, check_ledger, copy_file, open, remove, sync, sync_folder_of};
use crate::sqlite::{error, origin};

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

pub fn restore(from: &Path, ledger: &Path, replace: bool) -> Result<Restored, BackupError> {
    // What a link leads to is replaced, not the link.
    let ledger = &fs::canonicalize(ledger).unwrap_or_else(|_| ledger.to_owned());
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
    let ready = stage(from, &staged, permissions, floor);
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
    connection.busy_timeout(PATIENCE).map_err(error)?;
    let left = connection.query_row("PRAGMA journal_mode = DELETE", [], |row| row.get::<_, String>(0));
    let Err(failed) = left.and_then(|_| connection.execute_batch("BEGIN EXCLUSIVE")) else {
        return Ok(Some(connection));
    };
    if let Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) = failed.sqlite_error_code() {
        return Err(BackupError::InUse(ledger.to_owned()));
    }
    tracing::warn!(%failed, "the ledger to be replaced is damaged; its files are kept as they are");
    Ok(None)
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
    let kept = beside(ledger, &format!(".before-{at}"));
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
            "what an earlier ledger had not brought into its file is kept beside the restored one"
        );
    }
    sync_folder_of(ledger)?;
    ["-wal", "-journal", "-shm"].iter().try_for_each(|suffix| remove(&beside(ledger, suffix)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ledger_that_can_have_no_second_name_is_kept_with_others_kept_out() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("ledger.db");
        Connection::open(&path).unwrap().execute_batch("CREATE TABLE t (n INTEGER)").unwrap();
        let alone = stand_alone(&path).unwrap();
        let refused = |_: &Path, _: &Path| Err(io::Error::from(io::ErrorKind::Unsupported));
        let kept = keep(&path, "now", refused).unwrap();
        let other = Connection::open(&kept).unwrap();
        let written = other.execute_batch("INSERT INTO t VALUES (1)").unwrap_err();
        assert_eq!(written.sqlite_error_code(), Some(ErrorCode::DatabaseBusy));
        drop(alone);
        other.execute_batch("INSERT INTO t VALUES (1)").unwrap();
    }

    #[test]
    fn a_ledger_that_can_not_be_kept_stays_with_its_log() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("ledger.db");
        fs::write(&path, "damaged").unwrap();
        fs::write(beside(&path, "-wal"), "its log").unwrap();
        // No file is renamed to a folder's name.
        fs::create_dir(beside(&path, ".before-now")).unwrap();
        let refused = |_: &Path, _: &Path| Err(io::Error::from(io::ErrorKind::Unsupported));
        keep(&path, "now", refused).unwrap_err();
        assert_eq!(fs::read_to_string(&path).unwrap(), "damaged");
        assert_eq!(fs::read_to_string(beside(&path, "-wal")).unwrap(), "its log");
    }

    #[test]
    fn a_ledger_whose_log_can_not_be_kept_stays_where_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("ledger.db");
        fs::write(&path, "damaged").unwrap();
        // No file, so that it can't be copied.
        fs::create_dir(beside(&path, "-wal")).unwrap();
        let refused = |_: &Path, _: &Path| Err(io::Error::from(io::ErrorKind::Unsupported));
        keep(&path, "now", refused).unwrap_err();
        assert_eq!(fs::read_to_string(&path).unwrap(), "damaged");
    }
}
