//! Two processes that rebuild the same read models at the same time, on PostgreSQL.

use std::sync::Arc;

use memledger_ledger::{Ledger, NewMemory, read_models};
use memledger_postgres::{PostgresOptions, PostgresStore};
use memledger_store::{
    Database, Generations, ReadModels, StreamKey, all_partitions,
    projection::Projections,
    projector::step::{Building, Step, Target},
};
use memledger_tests::{Backend, TestDatabase, open_ledger};
use sqlx::{Connection, PgConnection};
use tokio::task::JoinHandle;

use super::eventually;
use crate::ledger::call;

/// A process beside the one that serves.
struct Beside {
    store: Arc<PostgresStore>,
    models: Projections,
    building: Building,
    only: Option<StreamKey>,
}

impl Beside {
    /// A rebuild that has but to be finished.
    async fn built(database: &TestDatabase, only: Option<StreamKey>) -> Self {
        let beside = Self::filled(database, only).await;
        beside.store.index_generation(&beside.models, &beside.building).await.unwrap();
        beside
    }

    /// A rebuild that has no further indexes yet.
    async fn filled(database: &TestDatabase, only: Option<StreamKey>) -> Self {
        let options = PostgresOptions { connections: 6, ..PostgresOptions::default() };
        let store = Arc::new(PostgresStore::open(&database.url, options).await.unwrap());
        let models = read_models();
        let building = store.begin_generation(&models).await.unwrap();
        let target = Target::Building(building.clone());
        let step = Step { partitions: all_partitions(), limit: 1_000, target, only: only.clone() };
        while store.step(&models, step.clone()).await.unwrap().events > 0 {}
        Self { store, models, building, only }
    }

    fn finish(self) -> JoinHandle<()> {
        tokio::spawn(async move {
            let Self { store, models, building, only } = self;
            store.finish_generation(&models, &building, true, only.as_ref()).await.unwrap();
            store.close().await;
        })
    }
}

/// Somebody's transaction that holds what a statement locks, once it has it.
fn holds(url: &str, sql: &'static str) -> JoinHandle<PgConnection> {
    let url = url.to_owned();
    tokio::spawn(async move {
        let mut session = PgConnection::connect(&url).await.unwrap();
        for sql in ["BEGIN", sql] {
            sqlx::query(sql).execute(&mut session).await.unwrap();
        }
        session
    })
}

async fn number(watcher: &mut PgConnection, sql: &'static str) -> i64 {
    sqlx::query_scalar(sql).fetch_one(watcher).await.unwrap()
}

const WAITING: &str = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() \
                       AND wait_event_type = 'Lock'";
/// Those of them that want the registry's row.
const IN_LINE: &str = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() \
                       AND wait_event_type = 'Lock' AND query LIKE '%FROM projections WHERE%'";

/// Waits until a task has ended, or so many sessions wait for locks.
async fn ended_or<T>(watcher: &mut PgConnection, task: &JoinHandle<T>, sql: &'static str, sessions: i64) {
    eventually("the others wait for locks", async || {
        task.is_finished() || number(watcher, sql).await >= sessions
    })
    .await;
}

async fn create(ledger: &Ledger, content: &str) {
    let new = NewMemory { content: content.to_owned(), ..NewMemory::default() };
    ledger.memories.create(call("ana"), new).await.unwrap();
}

async fn shown(watcher: &mut PgConnection, count: i64) {
    eventually("the memories are shown", async || {
        number(watcher, "SELECT count(*) FROM memories WHERE user_id = 'ana'").await == count
    })
    .await;
}

const LAST_CHECKPOINT: &str = "SELECT 1 FROM checkpoints c JOIN projections r USING (projection, generation) \
                               ORDER BY c.partition_id DESC, c.projection DESC LIMIT 1 FOR UPDATE OF c";
const REGISTRY: &str = "SELECT 1 FROM projections WHERE projection = 'memories' FOR UPDATE";

/// The one of a user waits for the one of all, and then works on what that one left.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rebuild_of_a_user_loses_nothing_beside_one_of_all() {
    let database = TestDatabase::new(Backend::Postgres).await;
    let ledger = open_ledger(&database).await;
    let mut watcher = PgConnection::connect(&database.url).await.unwrap();
    create(&ledger, "before").await;
    shown(&mut watcher, 1).await;
    let ana = StreamKey {
        tenant_id: "default".to_owned(),
        stream_type: "memory_book".to_owned(),
        stream_id: "ana".to_owned(),
    };
    let of_all = Beside::built(&database, None).await;
    let of_ana = Beside::built(&database, Some(ana)).await;

    let held = holds(&database.url, LAST_CHECKPOINT).await.unwrap();
    let of_all = of_all.finish();
    ended_or(&mut watcher, &of_all, WAITING, 1).await;
    let of_ana = of_ana.finish();
    ended_or(&mut watcher, &of_ana, WAITING, 2).await;
    // Who locks the registry now is let in between the two, where they would let anybody in.
    let first = holds(&database.url, REGISTRY);
    ended_or(&mut watcher, &first, WAITING, 3).await;
    held.close().await.unwrap();
    ended_or(&mut watcher, &of_all, IN_LINE, 1).await;
    let first = first.await.unwrap();
    let second = holds(&database.url, REGISTRY);
    eventually("it stands in line behind a rebuild, if one is left", async || {
        let before = i64::from(!of_ana.is_finished());
        second.is_finished() || number(&mut watcher, IN_LINE).await > before
    })
    .await;
    first.close().await.unwrap();
    let second = second.await.unwrap();
    of_all.await.unwrap();
    ended_or(&mut watcher, &of_ana, IN_LINE, 1).await;
    create(&ledger, "meanwhile").await;
    shown(&mut watcher, 2).await;
    second.close().await.unwrap();
    of_ana.await.unwrap();

    shown(&mut watcher, 2).await;
    ledger.close().await;
}

/// It is read from until the rebuild has compared it, which takes long where there is much.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_just_switched_away_from_is_not_taken_for_abandoned() {
    const OLD: &str = "SELECT count(*) FROM generations WHERE projection = 'memories' AND generation = 1";
    let database = TestDatabase::new(Backend::Postgres).await;
    let ledger = open_ledger(&database).await;
    let mut watcher = PgConnection::connect(&database.url).await.unwrap();
    create(&ledger, "one").await;
    shown(&mut watcher, 1).await;
    sqlx::raw_sql("UPDATE generations SET touched_at = 0").execute(&mut watcher).await.unwrap();
    let reader = holds(&database.url, "SELECT count(*) FROM memories_g1").await.unwrap();
    Beside::built(&database, None).await.finish().await.unwrap();
    assert_eq!(number(&mut watcher, OLD).await, 1, "nobody reads it any more");
    reader.close().await.unwrap();

    Beside::built(&database, None).await.finish().await.unwrap();
    assert_eq!(number(&mut watcher, OLD).await, 1, "it was dropped under whoever may still read it");
    shown(&mut watcher, 1).await;
    ledger.close().await;
}

/// One index of a large ledger may take longer than after which a rebuild is taken for dead.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rebuild_that_makes_indexes_is_not_taken_for_dead() {
    const DEAD: &str = "SELECT count(*) FROM generations WHERE generation = 2 AND touched_at = 0";
    let database = TestDatabase::new(Backend::Postgres).await;
    let ledger = open_ledger(&database).await;
    let mut watcher = PgConnection::connect(&database.url).await.unwrap();
    create(&ledger, "one").await;
    shown(&mut watcher, 1).await;
    let beside = Beside::filled(&database, None).await;
    let held = holds(&database.url, "LOCK TABLE memories_g2 IN ROW EXCLUSIVE MODE").await.unwrap();
    let indexing = tokio::spawn(async move {
        beside.store.index_generation(&beside.models, &beside.building).await.unwrap();
        beside
    });
    ended_or(&mut watcher, &indexing, WAITING, 1).await;
    sqlx::raw_sql("UPDATE generations SET touched_at = 0").execute(&mut watcher).await.unwrap();
    eventually("it tells that it lives", async || number(&mut watcher, DEAD).await == 0).await;
    assert!(!indexing.is_finished());
    held.close().await.unwrap();

    indexing.await.unwrap().finish().await.unwrap();
    shown(&mut watcher, 1).await;
    ledger.close().await;
}

/// What a step that is under way holds would else be passed over, and missing after the switch.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rebuild_waits_for_its_own_checkpoints_before_it_switches() {
    let database = TestDatabase::new(Backend::Postgres).await;
    let ledger = open_ledger(&database).await;
    let mut watcher = PgConnection::connect(&database.url).await.unwrap();
    create(&ledger, "one").await;
    let Beside { store, models, building, .. } = Beside::built(&database, None).await;
    create(&ledger, "two").await;
    shown(&mut watcher, 2).await;
    let held =
        holds(&database.url, "SELECT 1 FROM checkpoints WHERE generation = 2 FOR UPDATE").await.unwrap();
    let finishing = tokio::spawn(async move {
        let compared = store.finish_generation(&models, &building, true, None).await.unwrap();
        store.close().await;
        compared
    });
    ended_or(&mut watcher, &finishing, WAITING, 1).await;
    held.close().await.unwrap();
    for table in finishing.await.unwrap() {
        assert_eq!(
            (table.live_rows, &table.live_digest),
            (table.rebuilt_rows, &table.rebuilt_digest),
            "{table:?}"
        );
    }
    shown(&mut watcher, 2).await;
    ledger.close().await;
}
