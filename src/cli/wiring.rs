//! The one place that names a backend.

use std::{
    fs::{File, OpenOptions, TryLockError},
    path::{Path, PathBuf},
    sync::Arc,
};

use memledger_ledger::Ledger;
use memledger_store::{EventStore, StoreError, postgres::PostgresStore, sqlite::SqliteStore};

use crate::{failure::Failure, settings::Settings};

/// A database as its URL names it.
pub enum Database {
    Sqlite(PathBuf),
    Postgres(String),
}

impl Database {
    pub fn parse(url: &str) -> Result<Self, Failure> {
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
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
    match (url.split_once("://"), url.rsplit_once('@')) {
        (Some((scheme, rest)), Some((_, host))) if rest.contains('@') => {
            let user = rest.split(['@', ':']).next().unwrap_or_default();
            format!("{scheme}://{user}@{host}")
        }
        _ => url.to_owned(),
    }
}

/// Opens the database and migrates it.
pub async fn store(settings: &Settings) -> Result<Arc<dyn EventStore>, Failure> {
    let at = |error: StoreError| {
        Failure::Work(format!("{}: {}", without_password(&settings.database), one_line(&error.to_string())))
    };
    Ok(match Database::parse(&settings.database)? {
        Database::Sqlite(path) => {
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
    if let Database::Sqlite(path) = Database::parse(&settings.database)?
        && !path.exists()
    {
        return Err(Failure::Work(format!("there is no ledger at {}", path.display())));
    }
    ledger(settings).await
}

/// Opens the ledger, making it if missing.
pub async fn ledger(settings: &Settings) -> Result<Arc<Ledger>, Failure> {
    let store = store(settings).await?;
    Ok(Ledger::open(store, settings.ledger_options(), settings.projector_options()).await?)
}

/// Held while serving: a second server on one SQLite file would only wait for the first. The lock goes with
/// the process, however it ends.
pub struct ServeLock(#[allow(dead_code)] Option<File>);

pub fn serve_lock(settings: &Settings) -> Result<ServeLock, Failure> {
    let Database::Sqlite(path) = Database::parse(&settings.database)? else { return Ok(ServeLock(None)) };
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).map_err(|e| Failure::file(folder, &e))?;
    }
    let mut name = path.clone().into_os_string();
    name.push(".serve-lock");
    let lock = Path::new(&name);
    let file = OpenOptions::new().create(true).truncate(false).write(true).open(lock);
    let file = file.map_err(|e| Failure::file(lock, &e))?;
    match file.try_lock() {
        Ok(()) => Ok(ServeLock(Some(file))),
        Err(TryLockError::WouldBlock) => Err(Failure::Work(format!(
            "{} is served by another process already; use that one, or PostgreSQL for several servers",
            path.display()
        ))),
        Err(TryLockError::Error(e)) => Err(Failure::file(lock, &e)),
    }
}
