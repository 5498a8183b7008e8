//! A fresh, empty database for each test, of either kind.

use std::{
    path::PathBuf,
    process,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::{SystemTime, UNIX_EPOCH},
};

use memledger_ledger::{Ledger, LedgerOptions};
use memledger_store::{
    EventStore,
    postgres::{PostgresOptions, PostgresStore},
    projector::ProjectorOptions,
    sqlite::{SqliteOptions, SqliteStore},
};
use sqlx::{Connection, PgConnection};
use tempfile::TempDir;
use uuid::Uuid;

/// Names the server that databases are made on, such as `postgres://ledger@127.0.0.1:5432/postgres`.
const SERVER: &str = "MEMLEDGER_TEST_POSTGRES";

const SQLITE: &str = "sqlite://";

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Backend {
    Sqlite,
    Postgres,
}

/// A database of its own. A SQLite file goes with it; one on the server goes with the server.
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
            Backend::Postgres => Self { url: on_the_server().await, backend, _folder: None },
        }
    }
}

async fn on_the_server() -> String {
    let server = std::env::var(SERVER)
        .unwrap_or_else(|_| panic!("{SERVER} is not set: run scripts/test, which starts PostgreSQL"));
    let name = format!("t_{}", unique().simple());
    let mut connection = PgConnection::connect(&server).await.expect("the test server answers");
    sqlx::raw_sql(&format!("CREATE DATABASE {name}"))
        .execute(&mut connection)
        .await
        .expect("a database can be made on the test server");
    connection.close().await.ok();
    let (address, _) = server.rsplit_once('/').expect("the server's URL ends with a database");
    format!("{address}/{name}")
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

/// Opens the ledger on it; may be called again, as a second server would.
pub async fn open_ledger(database: &TestDatabase) -> Arc<Ledger> {
    let store = open_store(database).await;
    let ledger = Ledger::open(store, LedgerOptions::default(), ProjectorOptions::default()).await;
    ledger.expect("the ledger opens")
}
