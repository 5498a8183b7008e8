//! The store on SQLite: one writer thread, a few readers, WAL.

mod adding;
mod append;
pub mod backup;
mod checkpointer;
mod durable;
mod erasure;
#[cfg(test)]
mod fixtures;
mod generation;
mod group;
mod locking;
mod origin;
mod place;
mod project;
mod read;
mod reading;
mod schema;
mod writer;

use std::{
    path::PathBuf,
    sync::Arc,
    time::{Duration, Instant},
};

use async_trait::async_trait;
use rusqlite::{Connection, ErrorCode, OpenFlags};
use uuid::Uuid;

use crate::{
    Append, Appended, Content, Dialect, EventStore, PartitionHead, Receipt, ReceiptKey, Row, SchemaState,
    Snapshot, StoreError, StoredEvent, StreamKey, Value,
    projection::Projections,
    projector::{
        comparison::Comparison,
        lost::Lost,
        step::{Building, Step, StepDone},
    },
    second_reader::SecondReader,
    table::Table,
    writes::{LastWrite, PROBE},
};
use checkpointer::Checkpointer;
use place::OpenFiles;
pub use place::{make_private, make_private_folder, resolved};
#[cfg(test)]
pub(crate) use read::query;
use reading::Unwritten;
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
    unwritten: Option<Unwritten>,
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
                StoreError::Unavailable(format!("the folder {} can't be made: {e}", folder.display()))
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
            let unwritten = Unwritten::find(&file)?;
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
            erasure::Look::take(&reader, &path, before.as_ref())
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
            tracing::debug!(%later, "the write-ahead log stays as it is");
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
        self.unwritten.as_ref().map_or(Ok(()), Unwritten::check)?;
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
            StoreError::Unavailable(format!("{table} (memledger replay makes read models anew from the log)"))
        }
        _ => StoreError::corrupt(&error),
    }
}

#[async_trait]
impl EventStore for SqliteStore {
    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.last_write.note(self.writer.append(append).await)
    }

    async fn receipt(&self, key: &ReceiptKey) -> Result<Option<Receipt>, StoreError> {
        let key = key.clone();
        self.read_of(key.partition_id, move |c| read::receipt(c, &key)).await
    }

    async fn read_stream(
        &self,
        stream: &StreamKey,
        after_version: i64,
        limit: usize,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        let stream = stream.clone();
        self.read_of(stream.partition(), move |c| read::stream(c, &stream, after_version, limit)).await
    }

    async fn read_partition(
        &self,
        partition_id: i32,
        after: i64,
        limit: usize,
        tenant: Option<&str>,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        let tenant = tenant.map(str::to_owned);
        let work =
            move |c: &Connection| read::partition(c, partition_id, after, i64::MAX, limit, tenant.as_deref());
        self.read_of(partition_id, work).await
    }

    async fn heads(&self) -> Result<Vec<PartitionHead>, StoreError> {
        self.read(read::heads).await
    }

    async fn ready(&self) -> Result<(), StoreError> {
        self.writer.durable().check()?;
        self.heads().await?;
        self.last_write.ready(self.execute(PROBE, Vec::new())).await
    }

    async fn contents(&self, partition_id: i32, ids: &[Uuid]) -> Result<Vec<Content>, StoreError> {
        let ids = ids.to_vec();
        self.read_of(partition_id, move |c| read::contents(c, partition_id, &ids)).await
    }

    async fn load_snapshot(&self, stream: &StreamKey) -> Result<Option<Snapshot>, StoreError> {
        let stream = stream.clone();
        self.read_of(stream.partition(), move |c| read::load_snapshot(c, &stream)).await
    }

    async fn save_snapshot(&self, stream: &StreamKey, snapshot: Snapshot) -> Result<(), StoreError> {
        let stream = stream.clone();
        self.writer.write(false, move |c| read::save_snapshot(c, &stream, &snapshot)).await
    }

    async fn query(&self, sql: &str, parameters: Vec<Value>) -> Result<Vec<Row>, StoreError> {
        let sql = read::dialect(sql);
        self.read(move |c| read::query(c, &sql, &parameters)).await
    }

    async fn query_partition(
        &self,
        partition_id: i32,
        sql: &str,
        parameters: Vec<Value>,
    ) -> Result<Vec<Row>, StoreError> {
        let sql = read::dialect(sql);
        self.read_of(partition_id, move |c| read::query(c, &sql, &parameters)).await
    }

    async fn execute(&self, sql: &str, parameters: Vec<Value>) -> Result<u64, StoreError> {
        let sql = read::dialect(sql);
        self.writer.write(true, move |c| read::execute(c, &sql, &parameters)).await
    }

    async fn add_rows(&self, table: &'static Table, rows: &[Row]) -> Result<(), StoreError> {
        let rows = rows.to_vec();
        self.writer.write(false, move |c| adding::add(c, table, &rows)).await
    }

    async fn lost(&self, projections: &Projections) -> Result<Vec<Lost>, StoreError> {
        let projections = projections.clone();
        self.glance(move |c| generation::lost(c, &projections)).await
    }

    async fn register(&self, projections: &Projections) -> Result<Vec<&'static str>, StoreError> {
        let projections = projections.clone();
        self.writer.write(true, move |c| generation::register(c, &projections)).await
    }

    async fn step(&self, projections: &Projections, step: Step) -> Result<StepDone, StoreError> {
        let projections = projections.clone();
        let prepared = self
            .glance(move |c| {
                let snapshot = c.unchecked_transaction().map_err(error)?;
                project::prepare(&snapshot, &projections, &step)
            })
            .await?;
        if prepared.is_empty() {
            return Ok(prepared.done());
        }
        // Read models can be made again from the log, so their commits need not wait for the disk.
        match self.writer.write(false, move |c| project::store(c, prepared)).await {
            // Out of date: the caller finds that there is more to do.
            Err(StoreError::Conflict(_)) => Ok(StepDone { more: true, ..StepDone::default() }),
            done => done,
        }
    }

    async fn begin_generation(&self, projections: &Projections) -> Result<Building, StoreError> {
        let projections = projections.clone();
        self.writer.write(true, move |c| generation::begin(c, &projections)).await
    }

    async fn index_generation(
        &self,
        _projections: &Projections,
        _building: &Building,
    ) -> Result<(), StoreError> {
        // They are there from the beginning.
        Ok(())
    }

    async fn finish_generation(
        &self,
        projections: &Projections,
        building: &Building,
        switch: bool,
        only: Option<&StreamKey>,
    ) -> Result<Vec<Comparison>, StoreError> {
        let (projections, only) = (projections.clone(), only.cloned());
        let (path, options) = (self.path.clone(), self.options.clone());
        let patience = options.busy_timeout;
        let compared = {
            let (projections, building, only) = (projections.clone(), building.clone(), only.clone());
            self.writer
                .write(true, move |c| {
                    let frozen = connect(&path, &options, true)?;
                    generation::finish(c, frozen, &projections, &building, switch, only.as_ref(), patience)
                })
                .await?
        };
        let discarded = compared.discarded.clone();
        // What is not needed any more goes, whatever comes of the comparison.
        let comparisons = blocking(move || compared.compare(&projections, only.as_ref())).await;
        self.writer.write(true, move |c| generation::discard_all(c, &discarded)).await?;
        self.empty_log().await;
        comparisons
    }

    async fn discard_generation(&self, building: &Building) -> Result<(), StoreError> {
        let building = building.clone();
        self.writer.write(true, move |c| generation::discard_building(c, &building)).await?;
        self.empty_log().await;
        Ok(())
    }

    async fn retry_parked(
        &self,
        projections: &Projections,
        projection: &'static str,
        stream: &StreamKey,
    ) -> Result<usize, StoreError> {
        let (projections, stream) = (projections.clone(), stream.clone());
        self.writer.write(true, move |c| project::retry(c, &projections, projection, &stream)).await
    }

    async fn raise_epoch(&self) -> Result<i64, StoreError> {
        self.writer.write(true, |c| origin::raise(c, 0)).await
    }

    /// Statements tell SQLite the order themselves.
    async fn refresh_statistics(&self, _: &Projections) -> Result<(), StoreError> {
        Ok(())
    }

    async fn scrub(&self) -> Result<(), StoreError> {
        let asked = Instant::now();
        let mut cleaning = self.cleaning.lock().await;
        // One that began after this was asked for would have done it, too.
        if cleaning.in_the_way.is_some_and(|began| began >= asked) {
            return Err(erasure::in_the_way());
        }
        let began = Instant::now();
        // A reader may hold old pages for a moment. Between the attempts the writer is free.
        for _ in 0..SCRUB_ATTEMPTS {
            if self.clean(&mut cleaning.known).await? {
                cleaning.in_the_way = None;
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        cleaning.in_the_way = Some(began);
        Err(erasure::in_the_way())
    }

    async fn scrub_due(&self) -> Result<bool, StoreError> {
        Ok(!self.read(erasure::due).await?.is_empty())
    }

    async fn second_reader(&self) -> Result<SecondReader, StoreError> {
        let (file, options) = (self.path.clone(), self.options.clone());
        blocking(move || Ok(SecondReader::sqlite(reading::connect(&file, &options)?))).await
    }

    fn partitions_a_listing(&self) -> usize {
        16
    }

    fn dialect(&self) -> Dialect {
        Dialect::Sqlite
    }

    fn backend(&self) -> &'static str {
        "SQLite"
    }

    async fn close(&self) {
        self.writer.close().await;
    }
}

#[cfg(test)]
#[path = "opening_tests.rs"]
mod tests;
