//! The columns that an engine which distributes tables looks at: it places together only those of one type.

use memledger_tests::{Backend, TestDatabase, open_ledger};
use sqlx::{Connection, PgConnection};

use crate::golden::Golden;

/// Every column of that name with its type, the read models' views among them.
const COLUMNS: &str = "SELECT table_name::text, data_type::text FROM information_schema.columns \
    WHERE table_schema = current_schema() AND column_name = 'partition_id' ORDER BY table_name";

/// Of the log, next to it, and of a read model.
const AMONG_THEM: [&str; 5] = ["checkpoints", "contents", "events", "memories", "partitions"];

async fn every_partition_id_is_an_integer(database: &TestDatabase) {
    open_ledger(database).await.close().await;
    let mut connection = PgConnection::connect(&database.url).await.unwrap();
    let columns: Vec<(String, String)> =
        sqlx::query_as(COLUMNS).fetch_all(&mut connection).await.expect("the catalog answers");
    connection.close().await.unwrap();
    for table in AMONG_THEM {
        assert!(columns.iter().any(|(name, _)| name == table), "{table} is not among {columns:?}");
    }
    let others: Vec<_> = columns.iter().filter(|(_, kind)| kind != "integer").collect();
    assert!(others.is_empty(), "of another type: {others:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn partition_ids_have_one_type_in_all_tables() {
    every_partition_id_is_an_integer(&TestDatabase::new(Backend::Postgres).await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn partition_ids_have_one_type_after_an_upgrade() {
    for golden in Golden::all() {
        every_partition_id_is_an_integer(&golden.copied(Backend::Postgres).await).await;
    }
}
