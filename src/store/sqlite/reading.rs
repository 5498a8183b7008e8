//! A file that is only looked at, also where nothing next to it can be written.

use std::{
    fs::metadata,
    io,
    os::unix::fs::MetadataExt,
    path::{Path, PathBuf},
};

use memledger_store::StoreError;
use rusqlite::{Connection, OpenFlags};

use super::{SqliteOptions, error, place, schema};

/// Where SQLite keeps what is not in the file yet.
pub fn log_of(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push("-wal");
    name.into()
}

/// A file that all is in and that nobody had open to write when it was opened: whoever has, has a log.
pub struct ReadOnlyFile {
    file: PathBuf,
    log: PathBuf,
    state: State,
}

/// What changes with every write to a file.
type State = (u64, u64, i64, i64);

fn state(file: &Path) -> io::Result<State> {
    metadata(file).map(|found| (found.ino(), found.len(), found.mtime(), found.mtime_nsec()))
}

impl ReadOnlyFile {
    pub fn find(file: &Path) -> Result<Option<Self>, StoreError> {
        let log = log_of(file);
        if log.exists() {
            return Ok(None);
        }
        let state = state(file).map_err(StoreError::unavailable)?;
        Ok(Some(Self { file: file.to_owned(), log, state }))
    }

    /// An error once somebody writes to it, or has: what is read of it may be half of a change.
    pub fn check(&self) -> Result<(), StoreError> {
        if !self.log.exists() && state(&self.file).is_ok_and(|now| now == self.state) {
            return Ok(());
        }
        Err(StoreError::Unavailable(format!(
            "another program wrote to {} while it was open read-only; restart",
            self.file.display()
        )))
    }
}

/// One connection that can't write. A file that nobody writes to is read without locks, which would need files next to it.
pub fn connect(file: &Path, options: &SqliteOptions) -> Result<Connection, StoreError> {
    let flags =
        OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_URI;
    let immutable = if log_of(file).exists() { "" } else { "&immutable=1" };
    let opened = Connection::open_with_flags(format!("file:{}?mode=ro{immutable}", escaped(file)), flags);
    let connection = opened.map_err(|failed| place::unopened(file).unwrap_or_else(|| error(failed)))?;
    connection.busy_timeout(options.busy_timeout).map_err(error)?;
    let settings = "PRAGMA query_only = ON; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -32768;";
    connection.execute_batch(settings).map_err(error)?;
    schema::must_be_ours(&connection, file)?;
    connection.set_prepared_statement_cache_capacity(128);
    Ok(connection)
}

/// A path within a URI.
fn escaped(file: &Path) -> String {
    let escape = |text: String, (sign, code): (char, &str)| text.replace(sign, code);
    [('%', "%25"), ('?', "%3f"), ('#', "%23")].into_iter().fold(file.to_string_lossy().into_owned(), escape)
}
