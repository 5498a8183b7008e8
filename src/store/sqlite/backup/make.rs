//! A copy of a ledger as of one moment, made while it is written.

use std::{
    fs::{self, OpenOptions},
    io,
    os::unix::fs::OpenOptionsExt,
    path::Path,
};

use memledger_store::backend::origin::{BACKUP, now_us};

use super::{BackupError, beside, check_ledger, open, remove, sync, sync_folder_of};
use crate::{SqliteOptions, connect, error, origin};

/// A copy that is on the disk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Backup {
    pub bytes: u64,
    /// Events in the copy.
    pub events: i64,
}

pub fn make(ledger: &Path, out: &Path, options: &SqliteOptions) -> Result<Backup, BackupError> {
    // Looked at first, so that a mistyped path leaves no file behind.
    fs::metadata(ledger).map_err(BackupError::file(ledger))?;
    // Takes the name, so that of two backups into one file one is refused.
    new_file(out).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => BackupError::Exists(out.to_owned()),
        _ => BackupError::file(out)(error),
    })?;
    let partial = beside(out, ".partial");
    let made = write(ledger, &partial, options).and_then(|made| {
        fs::rename(&partial, out).map_err(BackupError::file(out))?;
        sync_folder_of(out)?;
        Ok(made)
    });
    if made.is_err() {
        // What went wrong is told; a leftover beside it would only be in the way of the next attempt.
        for leftover in [partial.as_path(), out] {
            fs::remove_file(leftover).ok();
        }
    }
    made
}

/// Texts lie in it, so nobody else reads it while it is made.
fn new_file(path: &Path) -> io::Result<fs::File> {
    OpenOptions::new().write(true).create_new(true).mode(0o600).open(path)
}

fn write(ledger: &Path, partial: &Path, options: &SqliteOptions) -> Result<Backup, BackupError> {
    for leftover in [partial.to_owned(), beside(partial, "-journal")] {
        remove(&leftover)?;
    }
    new_file(partial).map_err(BackupError::file(partial))?;
    let source = connect(ledger, options, true)?;
    check_ledger(&source, ledger)?;
    // One read transaction, so writers go on beside it; and what a purge has freed is not copied.
    source.execute_batch("PRAGMA query_only = OFF").map_err(error)?;
    let name = partial.to_str().ok_or_else(|| {
        BackupError::file(partial)(io::Error::new(io::ErrorKind::InvalidInput, "the path is not UTF-8"))
    })?;
    source.execute("VACUUM INTO ?1", [name]).map_err(error)?;
    let copy = open(partial)?;
    // No ledger runs in a backup: wherever it is opened next, it is a copy that was put back.
    origin::keep(&copy, &format!("{BACKUP}={}", now_us()))?;
    let events = check_ledger(&copy, partial)?;
    copy.close().map_err(|(_, failed)| error(failed))?;
    let permissions = fs::metadata(ledger).map_err(BackupError::file(ledger))?.permissions();
    fs::set_permissions(partial, permissions).map_err(BackupError::file(partial))?;
    sync(partial)?;
    let bytes = fs::metadata(partial).map_err(BackupError::file(partial))?.len();
    Ok(Backup { bytes, events })
}

#[cfg(test)]
#[path = "make_tests.rs"]
mod tests;
