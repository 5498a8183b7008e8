//! A fresh, empty database for each test, of either kind.

use std::{
    path::PathBuf,
    process,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use memledger_ledger::{Ledger, LedgerOptions};
use memledger_postgres::{PostgresOptions, PostgresStore};
use memledger_sqlite::{SqliteOptions, SqliteStore};
use memledger_store::{EventStore, projector::ProjectorOptions};
use sqlx::{Connection, PgConnection};
use tempfile::TempDir;
use uuid::Uuid;

/// Names the server that databases are made on, such as `postgres://ledger@127.0.0.1:5432/postgres`.
const SERVER: &str = "MEMLEDGER_TEST_POSTGRES";

const SQLITE: &str = "sqlite://";

/// What PostgreSQL says of a database that somebody is at work on.
const IN_USE: &str = "55006";

/// How long a copy waits for that; each try waits for 5 s by itself.
const COPY_PATIENCE: Duration = Duration::from_secs(60);

/// How long a test waits for a server that it may have stopped itself.
const PATIENCE: Duration = Duration::from_secs(10);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Backend {
    Sqlite,
    Postgres,
}

/// A database of its own, which goes when this does.
pub struct TestDatabase {
    pub url: String,
    pub backend: Backend,
    _folder: Option<TempDir>,
}

impl TestDatabase {
    pub async fn new(backend: Backend) -> Self {
        match backend {
            Backend::Sqlite => {
                let folder = TempDir::new().expect("a temporary folder can be made");
                let url = format!("{SQLITE}{}", folder.path().join("ledger.db").display());
                Self { url, backend, _folder: Some(folder) }
            }
            Backend::Postgres => {
                let name = new_name();
                on_the_server(&format!("CREATE DATABASE {name}")).await;
                Self { url: beside(&server(), &name), backend, _folder: None }
            }
        }
    }

    /// Runs statements as somebody else's program, also beside a server; answers how many rows they changed.
    pub async fn run(&self, sql: &str) -> u64 {
        let done = match self.backend {
            Backend::Sqlite => {
                let connection = sqlite(&self.url);
                let done = connection.execute_batch(sql).map(|()| connection.total_changes());
                connection.close().map_err(|(_, failed)| failed).expect("it can be closed");
                done.map_err(|failed| failed.to_string())
            }
            Backend::Postgres => {
                let mut connection = PgConnection::connect(&self.url).await.expect("it can be reached");
                let done = sqlx::raw_sql(sql).execute(&mut connection).await;
                connection.close().await.expect("it can be closed");
                done.map(|done| done.rows_affected()).map_err(|failed| failed.to_string())
            }
        };
        done.unwrap_or_else(|failed| panic!("{sql}: {failed}"))
    }

    /// A copy made with other tools than ours. Nothing may run on the original.
    pub async fn copy(&self) -> Self {
        match self.backend {
            Backend::Sqlite => {
                let copy = Self::new(Backend::Sqlite).await;
                let path = copy.url.trim_start_matches(SQLITE);
                self.run(&format!("VACUUM INTO '{path}'")).await;
                // As a copy of the files would be.
                copy.run("PRAGMA journal_mode = WAL").await;
                copy
            }
            Backend::Postgres => {
                let name = new_name();
                let original = split(&self.url).1;
                copied(&format!("CREATE DATABASE {name} TEMPLATE {original}")).await;
                Self { url: beside(&self.url, &name), backend: self.backend, _folder: None }
            }
        }
    }
}

/// A file of SQLite, by its address, as another program opens it.
pub fn sqlite(url: &str) -> rusqlite::Connection {
    let connection =
        rusqlite::Connection::open(url.trim_start_matches(SQLITE)).expect("the file can be opened");
    connection.busy_timeout(Duration::from_secs(30)).expect("it is taken");
    connection
}

impl Drop for TestDatabase {
    /// A thousand of them would fill a small disk. One that can't be dropped goes with the server.
    fn drop(&mut self) {
        if self.backend == Backend::Sqlite {
            return;
        }
        let sql = format!("DROP DATABASE IF EXISTS {} WITH (FORCE)", split(&self.url).1);
        let dropped = move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
            runtime.block_on(async {
                let dropping = async {
                    let mut connection = PgConnection::connect(&server()).await?;
                    sqlx::raw_sql(&sql).execute(&mut connection).await?;
                    connection.close().await
                };
                tokio::time::timeout(PATIENCE, dropping).await.ok();
            });
            std::io::Result::Ok(())
        };
        // Its own thread, since a runtime starts no other, and what is dropped may be dropped on one.
        std::thread::spawn(dropped).join().ok();
    }
}

fn server() -> String {
    let server = std::env::var(SERVER);
    server.unwrap_or_else(|_| panic!("{SERVER} is not set: run scripts/test, which starts PostgreSQL"))
}

/// Where a database lies and its name.
fn split(url: &str) -> (&str, &str) {
    url.rsplit_once('/').expect("a URL ends with the database")
}

/// Another database of the same server.
fn beside(url: &str, name: &str) -> String {
    format!("{}/{name}", split(url).0)
}

fn new_name() -> String {
    format!("t_{}", unique().simple())
}

/// Runs statements on the server's own database, as its superuser.
pub async fn on_the_server(sql: &str) {
    let mut connection = PgConnection::connect(&server()).await.expect("the test server answers");
    let done = sqlx::raw_sql(sql).execute(&mut connection).await;
    done.unwrap_or_else(|failed| panic!("{sql}: {failed}"));
    connection.close().await.ok();
}

/// Copies a database once nobody is at work on it: the server itself may be, for a while.
async fn copied(sql: &str) {
    let mut connection = PgConnection::connect(&server()).await.expect("the test server answers");
    let deadline = Instant::now() + COPY_PATIENCE;
    loop {
        match sqlx::raw_sql(sql).execute(&mut connection).await {
            Ok(_) => break,
            Err(sqlx::Error::Database(busy))
                if busy.code().as_deref() == Some(IN_USE) && Instant::now() < deadline => {}
            Err(failed) => panic!("{sql}: {failed}"),
        }
    }
    connection.close().await.ok();
}

/// Unlike any other of this machine: the tests run in many processes, a few at the same time.
fn unique() -> Uuid {
    static COUNTER: AtomicU32 = AtomicU32::new(0);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("the clock is past 1970").as_nanos();
    let count = COUNTER.fetch_add(1, Ordering::Relaxed);
    Uuid::from_u128((now << 64) | (u128::from(process::id()) << 32) | u128::from(count))
}

/// Opens and migrates it; may be called again, as a second server would.
pub async fn open_store(database: &TestDatabase) -> Arc<dyn EventStore> {
    match database.backend {
        Backend::Sqlite => {
            let path = PathBuf::from(database.url.trim_start_matches(SQLITE));
            let store = SqliteStore::open(path, SqliteOptions::default()).await;
            Arc::new(store.expect("the SQLite file opens"))
        }
        Backend::Postgres => {
            // Few enough that several tests fit on one server.
            let options = PostgresOptions { connections: 10, ..PostgresOptions::default() };
            let store = PostgresStore::open(&database.url, options).await;
            Arc::new(store.expect("the PostgreSQL database opens"))
        }
    }
}

/// No read gives up because this machine is busy.
pub fn patient() -> LedgerOptions {
    LedgerOptions { read_wait: Duration::from_secs(60), ..LedgerOptions::default() }
}

/// Opens the ledger on it; may be called again, as a second server would.
pub async fn open_ledger(database: &TestDatabase) -> Arc<Ledger> {
    let store = open_store(database).await;
    let ledger = Ledger::open(store, LedgerOptions::default(), ProjectorOptions::default()).await;
    ledger.expect("the ledger opens")
}
