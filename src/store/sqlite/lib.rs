//! The store on SQLite: one writer thread, a few readers, WAL.

mod adding;
mod append;
pub mod backup;
mod checkpointer;
mod durable;
mod erasure;
mod event_store;
#[cfg(test)]
mod fixtures;
mod generation;
mod group;
mod locking;
mod origin;
mod parameters;
mod place;
mod project;
mod read;
mod reading;
mod schema;
mod second_reader;
mod together;
mod writer;

use std::{
    path::PathBuf,
    sync::Arc,
    time::{Duration, Instant},
};

use memledger_store::{
    Dialect, SchemaState, StoreError, backend::writes::LastWrite, projection::Projections,
};
use rusqlite::{Connection, ErrorCode, OpenFlags};

use checkpointer::Checkpointer;
use place::OpenFiles;
pub use place::{make_private, make_private_folder, resolved};
use reading::ReadOnlyFile;
use writer::Writer;

#[derive(Debug, Clone)]
pub struct SqliteOptions {
    /// Connections that read beside the writer.
    pub readers: usize,
    /// How long to wait for another process's write.
    pub busy_timeout: Duration,
    /// Most appends committed together.
    pub group_limit: usize,
    /// The file is only looked at: nothing is made, migrated or written, not even beside it.
    pub read_only: bool,
}

impl Default for SqliteOptions {
    fn default() -> Self {
        Self { readers: 4, busy_timeout: Duration::from_millis(2_500), group_limit: 256, read_only: false }
    }
}

/// How often emptying the write-ahead log is tried.
const SCRUB_ATTEMPTS: usize = 60;

pub struct SqliteStore {
    writer: Writer,
    readers: Arc<read::Readers>,
    path: PathBuf,
    options: SqliteOptions,
    /// The file as it was when it was opened to be read alone, if nobody wrote to it.
    unwritten: Option<ReadOnlyFile>,
    last_write: LastWrite,
    /// Clean-ups come one after the other.
    cleaning: tokio::sync::Mutex<Cleaning>,
}

/// What is known of earlier clean-ups.
#[derive(Default)]
struct Cleaning {
    /// What needs no look at the next one.
    known: Option<erasure::Clean>,
    /// When the last one began, if somebody was in its way to the end.
    in_the_way: Option<Instant>,
}

impl SqliteStore {
    /// Opens the file, making it and its folder if missing, and migrates.
    pub async fn open(path: PathBuf, options: SqliteOptions) -> Result<Self, StoreError> {
        if options.read_only {
            return Self::open_to_read(path, options).await;
        }
        Self::open_syncing(path, options, durable::of_log).await
    }

    /// `sync` makes, of the file's path, what brings its write-ahead log to the disk.
    async fn open_syncing(
        path: PathBuf,
        options: SqliteOptions,
        sync: impl FnOnce(&std::path::Path) -> std::io::Result<durable::Sync> + Send + 'static,
    ) -> Result<Self, StoreError> {
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            make_private_folder(folder).map_err(|e| {
                StoreError::Unavailable(format!("the folder {} can't be created: {e}", folder.display()))
            })?;
        }
        let (file, setup) = (resolved(&path), options.clone());
        blocking(move || {
            // What can't be made is told by SQLite, as is what can't be opened.
            place::make_private(&file).ok();
            let mut connection = connect(&file, &setup, false)?;
            schema::migrate(&mut connection)?;
            origin::check(&mut connection, &file)?;
            erasure::can_be_overwritten(&connection)?;
            // It needs room on the disk, and a ledger on a full one can still be read.
            if let Err(failed) = erasure::make_up(&mut connection, &file, setup.busy_timeout) {
                tracing::warn!(%failed, "the bytes of a purged text may still be in the files");
            }
            let readers = read::Readers::open(&file, &setup)?;
            let checkpointer = Checkpointer::start(connect(&file, &setup, false)?)?;
            connection.execute_batch(WRITER_CACHE).map_err(error)?;
            // The writer waits for the lock in a way of its own.
            connection.busy_timeout(Duration::ZERO).map_err(error)?;
            let opened = OpenFiles::at(&path, &file).map_err(StoreError::unavailable)?;
            let durable = (Some(opened), sync(&file).map_err(StoreError::unavailable)?);
            let writer =
                Writer::start(connection, checkpointer, durable, setup.group_limit, setup.busy_timeout)?;
            let readers = Arc::new(readers);
            Ok(Self {
                writer,
                readers,
                path: file,
                options: setup,
                unwritten: None,
                last_write: LastWrite::default(),
                cleaning: tokio::sync::Mutex::default(),
            })
        })
        .await
    }

    /// Opens a file that is there and of this program's schema, without changing anything.
    async fn open_to_read(path: PathBuf, options: SqliteOptions) -> Result<Self, StoreError> {
        let file = resolved(&path);
        blocking(move || {
            let connection = reading::connect(&file, &options)?;
            SchemaState::must_be_newest(schema::number(&connection)?)?;
            let unwritten = ReadOnlyFile::find(&file)?;
            let readers = Arc::new(read::Readers::open(&file, &options)?);
            Ok(Self {
                writer: Writer::none(),
                readers,
                path: file,
                options,
                unwritten,
                last_write: LastWrite::default(),
                cleaning: tokio::sync::Mutex::default(),
            })
        })
        .await
    }

    /// What of a file is behind this program; the file is only looked at.
    pub async fn schema_state(
        path: PathBuf,
        options: SqliteOptions,
        projections: &Projections,
    ) -> Result<SchemaState, StoreError> {
        let projections = projections.clone();
        blocking(move || {
            let connection = reading::connect(&resolved(&path), &options)?;
            let number = schema::number(&connection)?;
            SchemaState::of(number, &generation::evidence(&connection)?, &projections, Dialect::Sqlite)
        })
        .await
    }

    /// Once what [`scrub`](EventStore::scrub) tries; answers whether nobody was in the way.
    async fn clean(&self, known: &mut Option<erasure::Clean>) -> Result<bool, StoreError> {
        if self.read(erasure::due).await?.is_empty() {
            // Nobody looks at what the log holds, so the pages in it are not known to be clean any more.
            *known = None;
            return self.writer.outside(erasure::empty_log).await;
        }
        let (path, options, before) = (self.path.clone(), self.options.clone(), known.take());
        let look = blocking(move || {
            // With a cache of its own, since all pages of the tables may go through it.
            let reader = connect(&path, &options, true)?;
            erasure::ErasureSurvey::take(&reader, &path, before.as_ref())
        })
        .await?;
        let (path, until) = (self.path.clone(), Instant::now() + self.options.busy_timeout);
        let (emptied, clean) = self.writer.outside(move |c| erasure::clean(c, &path, look, until)).await?;
        *known = clean;
        Ok(emptied)
    }

    /// Brings the write-ahead log into the file and empties it, unless somebody is in the way: what is dropped goes through
    /// it without being counted as changed, so that nobody else would soon.
    async fn empty_log(&self) {
        // Whatever is not done now is done with the next one.
        if let Err(later) = self.writer.outside(erasure::empty_log).await {
            tracing::debug!(%later, "the write-ahead log was not truncated");
        }
    }

    /// What was read is told once it is on the disk.
    async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let read = self.glance(work).await?;
        self.writer.durable().settled(None).await?;
        Ok(read)
    }

    /// The same of what one partition holds.
    async fn read_of<T: Send + 'static>(
        &self,
        partition_id: i32,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let read = self.glance(work).await?;
        self.writer.durable().settled(Some(partition_id)).await?;
        Ok(read)
    }

    /// A read that nobody is told of: it may see what is still on its way to the disk.
    async fn glance<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let readers = self.readers.clone();
        let read = blocking(move || readers.with(work)).await;
        self.unwritten.as_ref().map_or(Ok(()), ReadOnlyFile::check)?;
        read
    }
}

/// Small, in KiB, since SQLite looks through all of it at a commit in which it put pages of a tree in order (until the
/// file has a gigabyte); but as many pages may be changed in a transaction as with the others' cache.
const WRITER_CACHE: &str = "PRAGMA cache_size = -8192; PRAGMA cache_spill = 8192";

/// One connection with the settings that durability and erasure rest on.
fn connect(path: &std::path::Path, options: &SqliteOptions, reader: bool) -> Result<Connection, StoreError> {
    if options.read_only {
        return reading::connect(path, options);
    }
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let flags = if reader { flags } else { flags | OpenFlags::SQLITE_OPEN_CREATE };
    let opened = Connection::open_with_flags(path, flags);
    let connection = opened.map_err(|failed| place::unopened(path).unwrap_or_else(|| error(failed)))?;
    connection.busy_timeout(options.busy_timeout).map_err(error)?;
    if !reader {
        schema::must_be_ours(&connection, path)?;
    }
    // Every write: the bytes of a deleted row are overwritten, and a commit is on the disk.
    let settings = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON; \
                    PRAGMA temp_store = MEMORY; PRAGMA cache_size = -32768; PRAGMA wal_autocheckpoint = 0;";
    connection.execute_batch(settings).map_err(error)?;
    if reader {
        connection.execute_batch("PRAGMA query_only = ON;").map_err(error)?;
    }
    connection.set_prepared_statement_cache_capacity(128);
    Ok(connection)
}

async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    tokio::task::spawn_blocking(work).await.map_err(StoreError::unavailable)?
}

/// What a caller is told where another process did not let go of the file in time.
const LOCKED: &str = "database is locked: another process is writing to the file; end it or try again";

/// Sorts SQLite's errors: what may pass by itself, and what will not.
pub(crate) fn error(error: rusqlite::Error) -> StoreError {
    let passing = [
        ErrorCode::DatabaseLocked,
        ErrorCode::DiskFull,
        ErrorCode::CannotOpen,
        ErrorCode::ReadOnly,
        ErrorCode::PermissionDenied,
        ErrorCode::OutOfMemory,
        ErrorCode::OperationInterrupted,
        ErrorCode::FileLockingProtocolFailed,
        ErrorCode::SchemaChanged,
    ];
    match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseBusy) => StoreError::Unavailable(LOCKED.into()),
        Some(ErrorCode::SystemIoFailure) => {
            // The text is the same for each; the code tells a failed sync from a file that can't grow.
            let code = error.sqlite_error().map_or(0, |failure| failure.extended_code);
            StoreError::Unavailable(format!("{error} (SQLite's code {code})"))
        }
        Some(code) if passing.contains(&code) => StoreError::unavailable(&error),
        // One that was dropped: what is read from it can be made from the log again.
        _ if error.to_string().starts_with("no such table") => {
            let said = error.to_string();
            let table = said.split(" in ").next().unwrap_or(&said);
            StoreError::Unavailable(format!("{table} (memledger replay rebuilds read models from the log)"))
        }
        _ => StoreError::corrupt(&error),
    }
}

#[cfg(test)]
#[path = "opening_tests.rs"]
mod tests;
