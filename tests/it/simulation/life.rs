//! The database of a seed, and the processes that live and die on it one after the other.

use std::{future::Future, path::Path, sync::Arc, time::Duration};

use memledger_aggregates::memory_book::BookRules;
use memledger_ledger::{Ledger, LedgerOptions};
use memledger_sqlite::{SqliteOptions, SqliteStore};
use memledger_store::{
    EventStore,
    projector::{Projector, ProjectorOptions},
};
use memledger_tests::{Backend, TestDatabase, open_store};
use rand::{Rng, rngs::StdRng};
use sqlx::{Connection, PgConnection};
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};

use super::{actor, faults::Faults, faulty_store::FaultyStore, tally::Tally};

/// Many times what anything here takes on a slow machine; who waits longer waits for ever.
const PATIENCE: Duration = Duration::from_secs(60);

/// One thread, so that the order of things depends on the seed as far as it can.
fn runtime() -> Runtime {
    Builder::new_current_thread().enable_all().build().expect("a runtime can be made")
}

async fn in_time<T>(work: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, work).await.expect("something waits for ever")
}

pub enum Place {
    Sqlite(TempDir),
    Postgres(TestDatabase),
}

impl Place {
    pub fn new(backend: Backend) -> Self {
        match backend {
            // A disk that forgets makes no difference to a process that dies, and saves its time.
            Backend::Sqlite => Self::Sqlite(
                TempDir::new_in("/dev/shm")
                    .or_else(|_| TempDir::new())
                    .expect("a temporary folder can be made"),
            ),
            Backend::Postgres => Self::Postgres(runtime().block_on(TestDatabase::new(backend))),
        }
    }

    async fn store(&self) -> Arc<dyn EventStore> {
        match self {
            Self::Sqlite(folder) => {
                let options = SqliteOptions { readers: 2, ..SqliteOptions::default() };
                let store = SqliteStore::open(folder.path().join("ledger.db"), options).await;
                Arc::new(store.expect("the SQLite file opens"))
            }
            Self::Postgres(database) => open_store(database).await,
        }
    }

    /// Where its files lie, if they are its own.
    pub fn folder(&self) -> Option<&Path> {
        match self {
            Self::Sqlite(folder) => Some(folder.path()),
            Self::Postgres(_) => None,
        }
    }

    /// Waits until nothing that a dead process sent is under way any more.
    pub fn lay_to_rest(&self, graves: Vec<Arc<dyn EventStore>>) {
        runtime().block_on(in_time(async {
            match self {
                Self::Sqlite(_) => {
                    for store in graves {
                        store.close().await;
                    }
                }
                Self::Postgres(database) => nobody_else(&database.url).await,
            }
        }));
    }
}

/// Waits until no other client is on the database: a server ends what a dead client asked for last.
async fn nobody_else(url: &str) {
    let sql = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() \
               AND pid <> pg_backend_pid() AND backend_type = 'client backend'";
    let mut connection = PgConnection::connect(url).await.expect("the server answers");
    loop {
        let others: i64 =
            sqlx::query_scalar(sql).fetch_one(&mut connection).await.expect("the server tells who is there");
        if others == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    connection.close().await.expect("the connection closes");
}

/// What a seed's processes are set to: limits so low that they matter.
pub struct Setup {
    seed: u64,
    ledger: LedgerOptions,
    projector: ProjectorOptions,
    roughness: f64,
    lives: u64,
}

impl Setup {
    pub fn new(seed: u64, rng: &mut StdRng) -> Self {
        let max_memories = if rng.random_ratio(1, 4) { 12 } else { 1_000 };
        Self {
            seed,
            ledger: LedgerOptions {
                rules: BookRules { max_memories },
                soft_delete_days: if rng.random() { 30 } else { 0 },
                resident_memories: if rng.random() { 10 } else { 1_000 },
                snapshot_every: rng.random_range(2..=20),
                ..LedgerOptions::default()
            },
            projector: ProjectorOptions {
                poll: Duration::from_millis(10),
                batch: if rng.random() { 20 } else { 2_000 },
                linger: Duration::from_millis(2),
            },
            roughness: [0.4, 1.0, 2.0][rng.random_range(0..3)],
            lives: 0,
        }
    }
}

/// A process: its tasks and all that it holds in memory.
pub struct Life {
    pub runtime: Runtime,
    pub ledger: Arc<Ledger>,
    pub faults: Arc<Faults>,
    /// The database itself, where nothing goes wrong.
    pub database: Arc<dyn EventStore>,
    store: Arc<FaultyStore>,
    projector: ProjectorOptions,
    second: Option<Arc<Projector>>,
}

impl Life {
    pub fn begin(place: &Place, setup: &mut Setup, tally: &Tally) -> Self {
        setup.lives += 1;
        let rng = actor(setup.seed, 1_000 + setup.lives);
        let faults = Arc::new(Faults::new(rng, setup.roughness, tally.clone()));
        let (ledger, projector) = (setup.ledger.clone(), setup.projector.clone());
        let runtime = runtime();
        let (database, store, ledger) = runtime.block_on(in_time(async {
            let database = place.store().await;
            let store = Arc::new(FaultyStore { inner: database.clone(), faults: faults.clone() });
            let ledger = Ledger::open(store.clone(), ledger, projector.clone()).await;
            (database, store, ledger.expect("the ledger opens"))
        }));
        Self { runtime, ledger, faults, database, store, projector, second: None }
    }

    pub fn wait<T>(&self, work: impl Future<Output = T>) -> T {
        self.runtime.block_on(in_time(work))
    }

    /// Starts a second projector beside the ledger's own, as another process would, or stops it.
    pub fn toggle_projector(&mut self) {
        match self.second.take() {
            Some(projector) => self.wait(projector.stop()),
            None => {
                let (store, options) = (self.store.clone(), self.projector.clone());
                let start = async { Projector::start(store, memledger_ledger::read_models(), options) };
                self.second = Some(self.wait(start));
            }
        }
    }

    /// Stops as a process does that was asked to, with commands under way.
    pub fn stop(mut self, under_way: impl Future<Output = ()>) {
        if let Some(projector) = self.second.take() {
            self.wait(projector.stop());
        }
        self.wait(async {
            tokio::join!(self.ledger.close(), under_way);
        });
    }

    /// Ends with whatever was under way; what it sent to the database may go on for a moment.
    pub fn end(self) -> Arc<dyn EventStore> {
        let Self { runtime, ledger, store, second, database, .. } = self;
        drop((ledger, store, second));
        runtime.shutdown_background();
        database
    }
}
