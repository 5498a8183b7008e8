//! Edges between memories and deltas: a memory may have several, and none changes a memory.

use memledger_tests::{Backend, TestDatabase, server::Server};
use serde_json::{Value, json};
use sqlx::{Connection, PgConnection};

use super::delta;
use crate::http::{id, relations::relate, remember};

on_both!(edges_take_no_place_in_a_delta);

/// `[the delta's rev, whether there is more, the revs of its changes]`.
fn outline(delta: &Value) -> Value {
    let revs: Vec<&Value> =
        delta["changes"].as_array().unwrap().iter().map(|change| &change["rev"]).collect();
    json!([delta["rev"], delta["more"], revs])
}

async fn edges_take_no_place_in_a_delta(backend: Backend) {
    let database = TestDatabase::new(backend).await;
    let two = [("MEMLEDGER_MEMORY_DELTA_LIMIT", "2")];
    let server = Server::start_with(&database.url, &[], &two).await;
    let admin = server.admin();
    let mut ids = Vec::new();
    for content in ["Plays chess on Sundays", "Allergic to peanuts"] {
        ids.push(id(&remember(&admin, "ana", json!({"content": content})).await));
    }
    relate(&admin, "ana", &json!({"from_id": ids[0], "to_id": ids[1], "strength": 0.5})).await;
    assert_eq!(outline(&delta(&admin, 2).await), json!([3, false, []]), "an edge alone");
    assert_eq!(outline(&delta(&admin, 3).await), json!([3, false, []]));

    remember(&admin, "ana", json!({"content": "Works from Lisbon"})).await;
    assert_eq!(outline(&delta(&admin, 1).await), json!([4, false, [2, 4]]), "as many as there may be");
    assert_eq!(outline(&delta(&admin, 0).await), json!([2, true, [1, 2]]));
    assert_eq!(outline(&delta(&admin, 2).await), json!([4, false, [4]]));
}

/// Rows of memories that the ledger's sessions took by an index, so far as they have told.
async fn fetched(watcher: &mut PgConnection) -> i64 {
    let sql = "SELECT idx_tup_fetch FROM pg_stat_user_tables WHERE relname = 'memories_g1'";
    sqlx::query_scalar(sql).fetch_one(watcher).await.expect("tables have statistics")
}

/// PostgreSQL plans a statement once. While it has no statistics of a young ledger's tables, it takes them for
/// empty, and read all memories of the user for each change.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_delta_of_a_young_ledger_takes_each_memory_by_its_key() {
    const MEMORIES: i64 = 200;
    let database = TestDatabase::new(Backend::Postgres).await;
    let unlinked = [("MEMLEDGER_RELATIONS_ENABLED", "false")];
    let server = Server::start_with(&database.url, &[], &unlinked).await;
    let admin = server.admin();
    // Asked for once, so that there is a plan.
    delta(&admin, 0).await;
    for n in 0..MEMORIES {
        remember(&admin, "ana", json!({"content": format!("note {n}")})).await;
    }

    let mut watcher = PgConnection::connect(&database.url).await.unwrap();
    let before = fetched(&mut watcher).await;
    let mut asked = 0;
    let mut taken = 0;
    // Sessions tell of what they did after a second.
    while taken < MEMORIES {
        assert_eq!(delta(&admin, 0).await["changes"].as_array().unwrap().len() as i64, MEMORIES);
        asked += 1;
        taken = fetched(&mut watcher).await - before;
    }
    assert!(taken <= asked * MEMORIES * 3, "{taken} rows for {asked} deltas of {MEMORIES} memories");
}
