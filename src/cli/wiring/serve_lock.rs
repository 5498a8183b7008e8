//! One server on one SQLite file, and which file it serves.

use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io::Write,
    os::unix::fs::MetadataExt,
    path::{Path, PathBuf},
};

use memledger_sqlite::{make_private, make_private_folder, resolved};

use super::Database;
use crate::{failure::Failure, settings::Settings};

/// Held while serving: a second server on one SQLite file would only wait for the first. The lock goes with
/// the process, however it ends. A restore and a demo that begins anew hold it too.
pub struct ServeLock(Option<(File, PathBuf)>);

impl ServeLock {
    /// Notes which file is served, for those who come by its path while it lies elsewhere.
    pub fn serving(&self) {
        let Some((lock, file)) = &self.0 else { return };
        let mut lock = lock;
        let noted = fs::metadata(file).and_then(|found| lock.write_all(found.ino().to_string().as_bytes()));
        if let Err(failed) = noted {
            // As on a full disk, where a ledger can still be read.
            tracing::warn!(%failed, "commands can't check whether a file is the served one");
        }
    }
}

/// Beside the file itself, by whatever name it is served.
fn serve_lock_of(file: &Path) -> PathBuf {
    let mut name = resolved(file).into_os_string();
    name.push(".serve-lock");
    name.into()
}

/// Refuses a file in whose place another one is served, which was moved away. SQLite's locks go with a file, so whoever
/// opened this one would take the other's log for a dead process's, and delete it.
pub fn must_be_what_is_served(path: &Path) -> Result<(), Failure> {
    let lock = serve_lock_of(path);
    let Ok(served) = fs::read_to_string(&lock) else { return Ok(()) };
    let found = fs::metadata(path).map(|found| found.ino().to_string()).ok();
    if served.is_empty() || found.is_some_and(|found| found == served) {
        return Ok(());
    }
    // What a server noted that has ended says nothing.
    match OpenOptions::new().write(true).open(&lock).map(|lock| lock.try_lock_shared()) {
        Ok(Err(TryLockError::WouldBlock)) => Err(Failure::Work(format!(
            "the ledger that is served at {} was moved, removed or replaced; put it back, or stop that server first",
            path.display()
        ))),
        _ => Ok(()),
    }
}

pub fn serve_lock(settings: &Settings) -> Result<ServeLock, Failure> {
    let Database::Sqlite(path) = Database::parse(&settings.database)? else { return Ok(ServeLock(None)) };
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        make_private_folder(folder).map_err(|e| Failure::file(folder, &e))?;
    }
    let lock = &serve_lock_of(&path);
    let file = make_private(lock).and_then(|()| OpenOptions::new().write(true).open(lock));
    let file = file.map_err(|e| Failure::file(lock, &e))?;
    match file.try_lock() {
        Ok(()) => {
            // What an earlier server noted.
            file.set_len(0).map_err(|e| Failure::file(lock, &e))?;
            Ok(ServeLock(Some((file, path))))
        }
        Err(TryLockError::WouldBlock) => Err(Failure::Work(format!(
            "{} is already served by another process; use or stop that one, or use PostgreSQL for several \
             servers",
            path.display()
        ))),
        Err(TryLockError::Error(e)) => Err(Failure::file(lock, &e)),
    }
}
