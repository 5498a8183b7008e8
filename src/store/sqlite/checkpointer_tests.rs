//! The write-ahead log beside a writer that does not rest.

use std::time::Duration;

use memledger_store::Database;

use super::super::{SqliteOptions, SqliteStore, error};

const MIB: u64 = 1 << 20;

/// A page and more each, as rows of the ledger are with their part of an index.
const ROWS: &str = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500) \
                    INSERT INTO filler (bytes) SELECT zeroblob(4000) FROM n";

#[tokio::test]
async fn the_log_is_started_over_while_the_writer_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ledger.db");
    let store = SqliteStore::open(path.clone(), SqliteOptions::default()).await.unwrap();
    let made = "CREATE TABLE filler (bytes blob NOT NULL)";
    store.writer.write(false, move |c| c.execute_batch(made).map_err(error)).await.unwrap();
    let (mut written, mut longest) = (0, 0);
    while written < 400 * MIB {
        store.writer.write(false, |c| c.execute(ROWS, []).map_err(error)).await.unwrap();
        written += 500 * 4096;
        let log = std::fs::metadata(path.with_extension("db-wal")).unwrap().len();
        longest = longest.max(log);
        // A disk's share of time for who brings it over; a ledger's writer has more to do between rows.
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    store.close().await;
    assert!(longest > 32 * MIB, "it is brought over before anything is due: {longest}");
    assert!(longest < 300 * MIB, "it grew to {longest} bytes");
}
