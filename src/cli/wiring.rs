//! The one place that opens a backend.

use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io::Write,
    os::unix::fs::MetadataExt,
    path::{Path, PathBuf},
    sync::Arc,
};

use memledger_ledger::Ledger;
use memledger_store::{
    EventStore, StoreError,
    postgres::PostgresStore,
    sqlite::{
        SqliteStore,
        backup::{self, Backup, Restored},
        make_private, resolved,
    },
};

use crate::{failure::Failure, settings::Settings};

/// A database as its URL names it.
pub enum Database {
    Sqlite(PathBuf),
    Postgres(String),
}

impl Database {
    pub fn parse(url: &str) -> Result<Self, Failure> {
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            PostgresStore::check_address(url)
                .map_err(|e| Failure::Usage(format!("database: {}: {e}", without_password(url))))?;
            return Ok(Self::Postgres(url.to_owned()));
        }
        let path = url.strip_prefix("sqlite://").or_else(|| url.strip_prefix("sqlite:"));
        match path {
            Some(path) if !path.is_empty() && !path.contains(":memory:") => Ok(Self::Sqlite(path.into())),
            _ => Err(Failure::Usage(format!(
                "database: {:?} is neither sqlite://PATH nor postgres://USER@HOST/NAME",
                without_password(url)
            ))),
        }
    }
}

/// The URL for messages.
pub fn without_password(url: &str) -> String {
    if url.starts_with("sqlite:") {
        return url.to_owned();
    }
    // Where nothing is known of what stands where, a password may stand anywhere.
    let hidden = || if url.contains(['@', '=', '?', '#']) { "…".to_owned() } else { url.to_owned() };
    let Ok(mut parsed) = url::Url::parse(url) else { return hidden() };
    // An `@` that does not end a user's name may stand behind a password that is not written as a URL has it.
    let named = !parsed.username().is_empty() || parsed.password().is_some();
    let stray = url.matches('@').count() > usize::from(named);
    if parsed.cannot_be_a_base() || stray || parsed.set_password(None).is_err() && parsed.password().is_some()
    {
        return hidden();
    }
    parsed.set_fragment(None);
    let is_secret = |name: &str| name.to_ascii_lowercase().contains("password");
    let pairs: Vec<(String, String)> = parsed.query_pairs().into_owned().collect();
    if pairs.iter().any(|(name, _)| is_secret(name)) {
        let shown = pairs.iter().map(|(name, value)| (name, if is_secret(name) { "***" } else { value }));
        parsed.query_pairs_mut().clear().extend_pairs(shown);
    }
    parsed.into()
}

/// Opens the database and migrates it.
pub async fn store(settings: &Settings) -> Result<Arc<dyn EventStore>, Failure> {
    let at = |error: StoreError| {
        Failure::Work(format!("{}: {}", without_password(&settings.database), one_line(&error.to_string())))
    };
    Ok(match Database::parse(&settings.database)? {
        Database::Sqlite(path) => {
            must_be_what_is_served(&path)?;
            Arc::new(SqliteStore::open(path, settings.sqlite_options()).await.map_err(at)?)
        }
        Database::Postgres(url) => {
            Arc::new(PostgresStore::open(&url, settings.postgres_options()).await.map_err(at)?)
        }
    })
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Opens a ledger that must be there: a mistyped path must not become an empty ledger without faults.
pub async fn existing_ledger(settings: &Settings) -> Result<Arc<Ledger>, Failure> {
    if let Database::Sqlite(path) = Database::parse(&settings.database)? {
        must_exist(&path)?;
    }
    ledger(settings).await
}

fn must_exist(path: &Path) -> Result<(), Failure> {
    must_be_what_is_served(path)?;
    let why = match fs::metadata(path) {
        // What a backup leaves that was killed.
        Ok(found) if found.len() == 0 => "the file is empty".to_owned(),
        Ok(_) => return Ok(()),
        Err(failed) => failed.to_string(),
    };
    Err(Failure::Work(format!("there is no ledger at {}: {why}", path.display())))
}

/// The file of the configured ledger; PostgreSQL has tools of its own for what `command` does.
fn sqlite_file(settings: &Settings, command: &str) -> Result<PathBuf, Failure> {
    match Database::parse(&settings.database)? {
        Database::Sqlite(path) => Ok(path),
        Database::Postgres(_) => Err(Failure::Usage(format!(
            "{command} is for SQLite; on PostgreSQL use pg_dump and pg_restore, or base backups, as \
             docs/OPERATIONS.md tells"
        ))),
    }
}

/// Copies the ledger into a new file.
pub async fn back_up(settings: &Settings, out: PathBuf) -> Result<Backup, Failure> {
    let path = sqlite_file(settings, "backup")?;
    must_exist(&path)?;
    let made = backup::make(path, out, settings.sqlite_options()).await;
    made.map_err(|failed| Failure::Work(one_line(&failed.to_string())))
}

/// Puts a backup in the ledger's place. No server may run on it, nor start meanwhile.
pub async fn restore(settings: &Settings, from: PathBuf, replace: bool) -> Result<Restored, Failure> {
    let path = sqlite_file(settings, "restore")?;
    let _lock = serve_lock(settings)?;
    let restored = backup::restore(from, path, replace).await;
    restored.map_err(|failed| Failure::Work(one_line(&failed.to_string())))
}

/// Opens the ledger, making it if missing.
pub async fn ledger(settings: &Settings) -> Result<Arc<Ledger>, Failure> {
    let embedders = settings.embedders()?;
    let store = store(settings).await?;
    let (options, projector) = (settings.ledger_options(), settings.projector_options());
    let judge = settings.recall.judge(&settings.language_model)?;
    let ledger = Ledger::open_with(store, options, projector, embedders).await?;
    if let Some(judge) = judge {
        ledger.judge_relevance_by(judge);
    }
    Ok(ledger)
}

/// Names this process in the log and in leases: no two are alike, on however many machines.
pub fn node() -> String {
    format!("node-{}", uuid::Uuid::now_v7().simple())
}

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
            tracing::warn!(%failed, "commands can't tell whether a file is the one that is served");
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
fn must_be_what_is_served(path: &Path) -> Result<(), Failure> {
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
        fs::create_dir_all(folder).map_err(|e| Failure::file(folder, &e))?;
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
            "{} is served by another process already; use or stop that one, or take PostgreSQL for several servers",
            path.display()
        ))),
        Err(TryLockError::Error(e)) => Err(Failure::file(lock, &e)),
    }
}

/// A ledger of its own beside the configured one, for measurements: a schema of the same PostgreSQL database,
/// a file in the same folder.
pub struct Fresh {
    pub settings: Settings,
    name: String,
    database: Database,
}

impl Fresh {
    pub async fn make(settings: &Settings) -> Result<Self, Failure> {
        let name = format!("memledger_bench_{}", uuid::Uuid::now_v7().simple());
        let mut settings = settings.clone();
        let database = Database::parse(&settings.database)?;
        match &database {
            Database::Sqlite(path) => {
                let file = path.with_file_name(format!("{name}.db"));
                settings.database = format!("sqlite://{}", file.display());
            }
            Database::Postgres(url) => {
                memledger_store::postgres::create_schema(url, &name).await?;
                let separator = if url.contains('?') { '&' } else { '?' };
                settings.database = format!("{url}{separator}options=-c%20search_path%3D{name}");
            }
        }
        Ok(Self { settings, name, database })
    }

    pub async fn remove(&self) -> Result<(), Failure> {
        match &self.database {
            Database::Sqlite(path) => {
                for suffix in ["", "-wal", "-shm"] {
                    let file = path.with_file_name(format!("{}.db{suffix}", self.name));
                    match fs::remove_file(&file) {
                        Err(e) if e.kind() != std::io::ErrorKind::NotFound => {
                            return Err(Failure::file(&file, &e));
                        }
                        _ => {}
                    }
                }
                Ok(())
            }
            Database::Postgres(url) => Ok(memledger_store::postgres::drop_schema(url, &self.name).await?),
        }
    }
}
