//! A step that was worked out before something else changed the same rows.

use memledger_conformance::{
    fixtures::{append, events, stream},
    tally::tally,
};
use memledger_store::{Appender, Database, Generations, ReadModels};

use super::*;
use crate::{SqliteOptions, SqliteStore};

#[tokio::test]
async fn a_step_from_before_a_rebuild_of_one_user_is_done_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ledger.db");
    let ledger = SqliteStore::open(path.clone(), SqliteOptions::default()).await.unwrap();
    let (projections, ana) = (tally(1), stream("acme", "ana"));
    ledger.register(&projections).await.unwrap();
    ledger.append(append(&ana, 0, events(1))).await.unwrap();
    let live = || Step { partitions: vec![ana.partition()], limit: 100, target: Target::Live, only: None };
    ledger.step(&projections, live()).await.unwrap();
    let building = ledger.begin_generation(&projections).await.unwrap();
    let target = Target::Building(building.clone());
    let rebuilding = Step { target, only: Some(ana.clone()), ..live() };
    ledger.step(&projections, rebuilding).await.unwrap();
    ledger.append(append(&ana, 1, events(1))).await.unwrap();

    let mut other = Connection::open(&path).unwrap();
    let prepared = prepare(&other.transaction().unwrap(), &projections, &live()).unwrap();
    ledger.finish_generation(&projections, &building, true, Some(&ana)).await.unwrap();
    let late = store(&other.transaction().unwrap(), prepared);
    assert!(matches!(late, Err(StoreError::Conflict(Conflict::Version))), "{late:?}");
    assert_eq!(ledger.step(&projections, live()).await.unwrap().events, 1);
    ledger.close().await;
}
