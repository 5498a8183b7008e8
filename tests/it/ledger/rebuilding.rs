//! Rebuilds beside writes, and of users with names that SQL could stumble over.

use std::sync::Arc;

use memledger_ledger::{Ledger, ListQuery, NewMemory};
use memledger_store::{EventStore, Queries, Value, projector::ProjectorOptions};
use memledger_tests::{Backend, TestDatabase, open_store};
use sqlx::{Connection, PgConnection};

use super::{call, operator, patient, user};
use crate::{http::on_both, round_trips::counting_store::CountingStore};

on_both!(
    what_is_written_while_indexes_are_made_is_filled_in_before_the_switch,
    a_rebuild_leaves_every_table_with_the_keys_and_indexes_that_it_had,
);

async fn create(ledger: &Ledger, name: &str, content: String) {
    ledger.memories.create(call(name), NewMemory { content, ..NewMemory::default() }).await.unwrap();
}

/// The switch stops the live projectors until nothing is left, so it should find hardly anything.
async fn what_is_written_while_indexes_are_made_is_filled_in_before_the_switch(backend: Backend) {
    let database = TestDatabase::new(backend).await;
    let store = Arc::new(CountingStore::that_waits_behind_its_indexes(open_store(&database).await));
    let ledger = Ledger::open(store.clone(), patient(), ProjectorOptions::default()).await.unwrap();
    create(&ledger, "ana", "before".to_owned()).await;
    ledger.core.catch_up().await.unwrap();
    let rebuilding = tokio::spawn({
        let ledger = ledger.clone();
        async move { ledger.audit.rebuild(&operator(), Vec::new(), None, false, |_| {}).await }
    });
    store.indexed().await;
    for n in 0..20 {
        create(&ledger, "ana", format!("meanwhile {n}")).await;
    }
    // A generation being built never passes the live one.
    ledger.core.catch_up().await.unwrap();
    let count = store.query("SELECT count(*) FROM events", Vec::new()).await.unwrap();
    store.go_on();
    let rebuilt = rebuilding.await.unwrap().unwrap();
    assert!(rebuilt.is_equal(), "{:?}", rebuilt.comparisons);
    assert_eq!(count, [[Value::Int(rebuilt.events as i64)]], "filled in before the live projectors stop");
    ledger.close().await;
}

/// The definitions of a generation's tables and indexes, or what PostgreSQL has of them, without its number.
async fn made(store: &dyn EventStore, backend: Backend, generation: i64) -> Vec<String> {
    let mark = format!("_g{generation}");
    let sql = match backend {
        Backend::Sqlite => "SELECT sql FROM sqlite_master WHERE instr(tbl_name, $1) > 0 AND sql IS NOT NULL",
        Backend::Postgres => "SELECT indexdef FROM pg_indexes WHERE strpos(tablename, $1) > 0",
    };
    let rows = store.query(sql, vec![mark.as_str().into()]).await.unwrap();
    let mut made: Vec<String> = rows.iter().map(|row| row[0].text().unwrap().replace(&mark, "_g")).collect();
    made.sort();
    made
}

async fn a_rebuild_leaves_every_table_with_the_keys_and_indexes_that_it_had(backend: Backend) {
    let database = TestDatabase::new(backend).await;
    let store = open_store(&database).await;
    let ledger = Ledger::open(store.clone(), patient(), ProjectorOptions::default()).await.unwrap();
    create(&ledger, "ana", "before".to_owned()).await;
    ledger.core.catch_up().await.unwrap();
    let before = made(store.as_ref(), backend, 1).await;
    assert!(before.len() > 10, "{before:?}");
    let rebuilt = ledger.audit.rebuild(&operator(), Vec::new(), None, false, |_| {}).await.unwrap();
    assert!(rebuilt.is_equal(), "{:?}", rebuilt.comparisons);
    assert_eq!(made(store.as_ref(), backend, 2).await, before);
    assert!(made(store.as_ref(), backend, 1).await.is_empty(), "the old ones are gone");
    create(&ledger, "ana", "after".to_owned()).await;
    ledger.core.catch_up().await.unwrap();
    ledger.close().await;
}

/// Where a server takes backslashes for escapes, this name would end its own quotation.
#[tokio::test]
async fn a_users_rebuild_touches_nobody_else_whatever_the_server_makes_of_backslashes() {
    const ODD: &str = r"\' OR 1 = 1 --";
    let database = TestDatabase::new(Backend::Postgres).await;
    let mut session = PgConnection::connect(&database.url).await.unwrap();
    let name: String =
        sqlx::query_scalar("SELECT current_database()::text").fetch_one(&mut session).await.unwrap();
    let sql = format!("ALTER DATABASE \"{name}\" SET standard_conforming_strings = off");
    sqlx::query(&sql).execute(&mut session).await.unwrap();

    let store = open_store(&database).await;
    let ledger = Ledger::open(store, patient(), ProjectorOptions::default()).await.unwrap();
    for name in ["ana", ODD] {
        create(&ledger, name, format!("a fact of {name}")).await;
    }
    ledger.core.catch_up().await.unwrap();
    ledger.audit.rebuild(&operator(), Vec::new(), Some(&user(ODD)), false, |_| {}).await.unwrap();
    for name in ["ana", ODD] {
        let query = ListQuery { limit: 10, ..ListQuery::default() };
        let list = ledger.memories.list(&operator(), &user(name), query).await.unwrap();
        assert_eq!(list.items.len(), 1, "memories of {name}");
    }
    ledger.close().await;
}
