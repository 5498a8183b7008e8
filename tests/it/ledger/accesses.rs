//! The access log stays within its time and its bytes, and makes room at the cost of who fills it.

use std::collections::BTreeSet;

use memledger_aggregates::MemoryId;
use memledger_ledger::{
    Identity, LedgerOptions,
    access_log::{AccessView, AccessesQuery, Via},
    export::item,
};
use memledger_store::{EventStore, Value, projector::ProjectorOptions};
use memledger_tests::{Backend, patient, user};

use super::{World, operator};
use crate::http::on_both;

on_both!(
    what_is_old_goes,
    who_fills_it_makes_room,
    none_are_kept_where_none_are_wanted,
    an_export_holds_each_access_once,
);

fn asking(key: &str, route: &str) -> Identity {
    Identity { credential: key.to_owned(), ..operator() }.by(Via::new(route, None))
}

async fn kept(store: &dyn EventStore, key: &str) -> usize {
    let sql = "SELECT recorded_at FROM accesses WHERE credential_id = $1";
    store.query(sql, vec![key.into()]).await.unwrap().len()
}

async fn store(world: &World) {
    let query = AccessesQuery { limit: 1, ..AccessesQuery::default() };
    world.ledger.records.accesses(&operator(), query).await.unwrap();
}

fn options(keep_days: u32, max_bytes: u64) -> LedgerOptions {
    LedgerOptions { accesses_keep_days: keep_days, accesses_max_bytes: max_bytes, ..patient() }
}

/// Reads one memory by so many ways, each of which is a row.
async fn read(world: &World, key: &str, ways: usize) {
    let id = MemoryId::new(&world.create("ana", "Grows tea").await.memory.id).unwrap();
    for way in 0..ways {
        world.ledger.memories.get(&asking(key, &format!("GET /{way}")), &user("ana"), &id).await.unwrap();
    }
}

async fn what_is_old_goes(backend: Backend) {
    let world = World::with(backend, options(7, 1 << 30), ProjectorOptions::default()).await;
    read(&world, "k_1", 3).await;
    store(&world).await;
    let day = 86_400_000_000_i64;
    let sql = "UPDATE accesses SET recorded_at = recorded_at - $1 WHERE route = 'GET /0'";
    world.store.execute(sql, vec![Value::from(8 * day)]).await.unwrap();
    world.ledger.records.prune_accesses().await.unwrap();
    assert_eq!(kept(world.store.as_ref(), "k_1").await, 2);
}

async fn who_fills_it_makes_room(backend: Backend) {
    let world = World::with(backend, options(365, 1 << 20), ProjectorOptions::default()).await;
    read(&world, "k_quiet", 10).await;
    read(&world, "k_loud", 4_000).await;
    store(&world).await;
    // The ledger's own worker may have begun already.
    world.ledger.records.prune_accesses().await.unwrap();
    let loud = kept(world.store.as_ref(), "k_loud").await;
    assert!((1_000..4_000).contains(&loud), "{loud}");
    assert_eq!(kept(world.store.as_ref(), "k_quiet").await, 10);
    let sql = "SELECT min(route), count(*) FROM accesses WHERE credential_id = 'k_loud' AND route = 'GET /0'";
    let rows = world.store.query(sql, Vec::new()).await.unwrap();
    assert_eq!(rows[0][1], Value::from(0_i64), "the oldest go first");
}

async fn none_are_kept_where_none_are_wanted(backend: Backend) {
    let world = World::with(backend, options(0, 1 << 30), ProjectorOptions::default()).await;
    read(&world, "k_1", 3).await;
    store(&world).await;
    assert_eq!(kept(world.store.as_ref(), "k_1").await, 0);
}

/// However many there are, and though more come while they are sent.
async fn an_export_holds_each_access_once(backend: Backend) {
    const WAYS: usize = 350;
    let world = World::new(backend).await;
    read(&world, "k_1", WAYS).await;
    let mut export =
        world.ledger.audit.export(&asking("k_2", "GET /export"), &user("ana"), None).await.unwrap();
    let mut routes = BTreeSet::new();
    let mut lines = 0;
    while let Some(line) = export.recv().await {
        let line = line.unwrap();
        let Some(access) = item::<AccessView>(&line) else { continue };
        if lines == 0 {
            read(&world, "k_3", 200).await;
            store(&world).await;
        }
        lines += 1;
        assert_eq!(access.credential_id, "k_1", "the export holds a later access: {access:?}");
        routes.insert(access.route.clone());
    }
    assert_eq!((lines, routes.len()), (WAYS, WAYS));
}
