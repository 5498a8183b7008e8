//! Copies of a SQLite ledger: made while it is written, and put back in its place.

mod make;
mod restore;

use std::{
    ffi::OsString,
    fs::File,
    io,
    path::{Path, PathBuf},
};

use memledger_store::{
    PARTITIONS, StoreError,
    backend::{migrations, origin::now_us},
    upkeep,
};
use rusqlite::{Connection, OpenFlags};

use super::{SqliteOptions, blocking, connect, error};
pub use make::Backup;
pub use restore::Restored;

/// Why a copy was not made or not put back. The ledger itself is as it was.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    #[error("{} already exists and is not overwritten; name another file", .0.display())]
    Exists(PathBuf),
    #[error("there already is a ledger at {}; --force replaces it and keeps a copy next to it", .0.display())]
    Occupied(PathBuf),
    #[error("{} is open in another process; stop what uses it first", .0.display())]
    InUse(PathBuf),
    #[error("{}: {error}", .path.display())]
    File { path: PathBuf, error: io::Error },
    #[error("{} can't be copied to {}: {error}", .from.display(), .to.display())]
    Copy { from: PathBuf, to: PathBuf, error: io::Error },
    #[error("{} is not a valid ledger: {why}", .path.display())]
    Unsound { path: PathBuf, why: String },
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl BackupError {
    fn file(path: &Path) -> impl FnOnce(io::Error) -> Self {
        move |error| Self::File { path: path.to_owned(), error }
    }

    fn unsound(path: &Path) -> impl FnOnce(rusqlite::Error) -> Self {
        move |error| Self::Unsound { path: path.to_owned(), why: error.to_string() }
    }
}

/// Copies the ledger as of one moment into a new file, while others write. The copy is on the disk when this
/// answers. Until it is whole its name stands for an empty file, which stays where the process is killed.
pub async fn make(ledger: PathBuf, out: PathBuf, options: SqliteOptions) -> Result<Backup, BackupError> {
    aside(move || {
        let made = make::make(&ledger, &out, &options)?;
        if let Err(failed) = note(&ledger, &options) {
            tracing::warn!(
                %failed,
                "the backup was made but could not be recorded: the metric of the last backup does not change"
            );
        }
        Ok(made)
    })
    .await
}

/// Notes in the ledger itself that a copy was made now.
fn note(ledger: &Path, options: &SqliteOptions) -> Result<(), StoreError> {
    let connection = connect(ledger, options, false)?;
    let sql = "INSERT INTO upkeep (task, at, faults) VALUES (?1, ?2, 0) \
               ON CONFLICT (task) DO UPDATE SET at = excluded.at, faults = 0";
    connection.execute(sql, rusqlite::params![upkeep::BACKUP, now_us()]).map_err(error)?;
    Ok(())
}

/// Puts a copy in the ledger's place and raises its epoch. A ledger that is there is kept beside where
/// `replace` is set, and is in the way otherwise. Nobody may have it open.
pub async fn restore(from: PathBuf, ledger: PathBuf, replace: bool) -> Result<Restored, BackupError> {
    aside(move || restore::restore(&from, &ledger, replace)).await
}

async fn aside<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, BackupError> + Send + 'static,
) -> Result<T, BackupError> {
    blocking(move || Ok(work())).await?
}

/// The path with something after its name.
fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    name.into()
}

/// Removes a file where it is there.
fn remove(path: &Path) -> Result<(), BackupError> {
    match std::fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(BackupError::file(path)(error)),
        _ => Ok(()),
    }
}

fn copy_file(from: &Path, to: &Path) -> Result<(), BackupError> {
    let copied = std::fs::copy(from, to).map(drop);
    copied.map_err(|error| BackupError::Copy { from: from.to_owned(), to: to.to_owned(), error })
}

/// Brings a file, or the names in a folder, to the disk.
fn sync(path: &Path) -> Result<(), BackupError> {
    File::open(path).and_then(|file| file.sync_all()).map_err(BackupError::file(path))
}

fn sync_folder_of(path: &Path) -> Result<(), BackupError> {
    sync(folder_of(path))
}

fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

/// Opens a file that must be there, as it is.
fn open(path: &Path) -> Result<Connection, BackupError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    Connection::open_with_flags(path, flags).map_err(BackupError::unsound(path))
}

/// That the file holds a ledger which this program knows; answers its number of events.
fn check_ledger(connection: &Connection, path: &Path) -> Result<i64, BackupError> {
    let number = |sql: &str| connection.query_row(sql, [], |row| row.get::<_, Option<i64>>(0));
    let unsound = |why: String| BackupError::Unsound { path: path.to_owned(), why };
    let last = number("SELECT max(number) FROM schema_migrations").map_err(BackupError::unsound(path))?;
    let Some(last) = last else { return Err(unsound("its schema was never created".into())) };
    migrations::pending(last).map_err(|newer| unsound(newer.to_string()))?;
    let partitions = number("SELECT count(*) FROM partitions").map_err(BackupError::unsound(path))?;
    if partitions != Some(PARTITIONS.into()) {
        return Err(unsound(format!("it has {} partitions of {PARTITIONS}", partitions.unwrap_or(0))));
    }
    let events =
        number("SELECT sum(next_position - 1) FROM partitions").map_err(BackupError::unsound(path))?;
    Ok(events.unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_alone_lies_in_the_folder_that_the_process_is_in() {
        let folder_of = |path| folder_of(Path::new(path)).to_str().unwrap();
        assert_eq!(["ledger.db", "here/ledger.db", "/ledger.db"].map(folder_of), [".", "here", "/"]);
    }
}
