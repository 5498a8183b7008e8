//! The one place that opens a backend.

mod database;
mod fresh;
mod read_copy;
mod serve_lock;

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use memledger_ledger::{Ledger, Opening};
use memledger_postgres::{PostgresOptions, PostgresStore};
use memledger_sqlite::{
    SqliteOptions, SqliteStore,
    backup::{self, Backup, Restored},
};
use memledger_store::{EventStore, SchemaState, StoreError, read_only::ReadOnly};

use crate::{failure::Failure, settings::Settings};
pub use database::{Database, without_password};
pub use fresh::Fresh;
pub use read_copy::ReadCopy;
use serve_lock::must_be_what_is_served;
pub use serve_lock::{ServeLock, serve_lock};

/// An error of the database, with where it is.
fn at(settings: &Settings) -> impl Fn(StoreError) -> Failure {
    let database = without_password(&settings.database);
    move |error| Failure::Work(format!("{database}: {}", one_line(&error.to_string())))
}

/// Opens the database and migrates it.
pub async fn store(settings: &Settings) -> Result<Arc<dyn EventStore>, Failure> {
    let at = at(settings);
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

/// Opens a database that is there and changes nothing in it.
async fn store_to_read(settings: &Settings) -> Result<Arc<dyn EventStore>, Failure> {
    let at = at(settings);
    Ok(match Database::parse(&settings.database)? {
        Database::Sqlite(path) => {
            must_exist(&path)?;
            let options = SqliteOptions { read_only: true, ..settings.sqlite_options() };
            Arc::new(ReadOnly(Arc::new(SqliteStore::open(path, options).await.map_err(at)?)))
        }
        Database::Postgres(url) => {
            let options = PostgresOptions { read_only: true, ..settings.postgres_options() };
            Arc::new(ReadOnly(Arc::new(PostgresStore::open(&url, options).await.map_err(at)?)))
        }
    })
}

/// What of a database is behind this program, without changing it; none where there is no ledger yet.
pub async fn schema_state(settings: &Settings) -> Result<Option<SchemaState>, Failure> {
    let (at, models) = (at(settings), memledger_ledger::read_models());
    let state = match Database::parse(&settings.database)? {
        Database::Sqlite(path) => {
            must_be_what_is_served(&path)?;
            if fs::metadata(&path).is_ok_and(|file| file.len() == 0) || !path.exists() {
                return Ok(None);
            }
            let options = SqliteOptions { read_only: true, ..settings.sqlite_options() };
            SqliteStore::schema_state(path, options, &models).await.map_err(at)?
        }
        Database::Postgres(url) => PostgresStore::schema_state(&url, &models).await.map_err(at)?,
    };
    Ok(Some(state).filter(|state| state.number > 0))
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Opens a ledger that must be there: a mistyped path must not become an empty ledger without faults.
pub async fn existing_ledger(settings: &Settings) -> Result<Arc<Ledger>, Failure> {
    existing_ledger_as(settings, Opening::Restoring).await
}

pub async fn existing_ledger_as(settings: &Settings, opening: Opening) -> Result<Arc<Ledger>, Failure> {
    if let Database::Sqlite(path) = Database::parse(&settings.database)? {
        must_exist(&path)?;
    }
    ledger_as(settings, opening).await
}

/// The same of the default database, which is in the folder that the command is run in.
pub fn default_must_exist(settings: &Settings) -> Result<(), Failure> {
    let Database::Sqlite(path) = Database::parse(&settings.database)? else { return Ok(()) };
    if path.exists() {
        return Ok(());
    }
    let place = std::env::current_dir().unwrap_or_default().join(path);
    Err(Failure::Work(format!(
        "there is no ledger at {}; change to its folder, name it with --database, or start one with \
         `memledger serve`",
        place.display()
    )))
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
             docs/OPERATIONS.md explains"
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
    ledger_as(settings, Opening::Restoring).await
}

async fn ledger_as(settings: &Settings, opening: Opening) -> Result<Arc<Ledger>, Failure> {
    open(settings, store(settings).await?, opening).await
}

/// Opens a ledger that is only looked at.
pub async fn ledger_to_read(settings: &Settings) -> Result<Arc<Ledger>, Failure> {
    open(settings, store_to_read(settings).await?, Opening::AsItIs).await
}

async fn open(
    settings: &Settings,
    store: Arc<dyn EventStore>,
    opening: Opening,
) -> Result<Arc<Ledger>, Failure> {
    let embedders = settings.embedders()?;
    let (options, projector) = (settings.ledger_options(), settings.projector_options());
    let judge = settings.recall.judge(&settings.language_model)?;
    let ledger = Ledger::open_as(store, options, projector, embedders, opening).await?;
    if let Some(judge) = judge {
        ledger.recall.judge_relevance_by(judge);
    }
    Ok(ledger)
}

/// Names this process in the log and in leases: no two are alike, on however many machines.
pub fn node() -> String {
    format!("node-{}", uuid::Uuid::now_v7().simple())
}
