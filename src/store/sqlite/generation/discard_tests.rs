use std::path::Path;

use super::*;

const ROWS: usize = 20_000;
/// Of one row.
const BYTES: usize = 200;

/// A ledger's connection with one old generation of a read model, all of it in the file.
fn with_an_old_generation(file: &Path) -> Connection {
    let connection = Connection::open(file).unwrap();
    let sql = format!(
        "PRAGMA journal_mode = WAL; PRAGMA secure_delete = ON; PRAGMA wal_autocheckpoint = 0;
         CREATE TABLE checkpoints (projection TEXT, generation INTEGER);
         CREATE TABLE parked_events (projection TEXT, generation INTEGER);
         CREATE TABLE generations (projection TEXT, generation INTEGER);
         CREATE TABLE memories_g1 (id INTEGER PRIMARY KEY, body BLOB);
         WITH RECURSIVE ids(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM ids WHERE id < {ROWS})
         INSERT INTO memories_g1 SELECT id, zeroblob({BYTES}) FROM ids;
         PRAGMA wal_checkpoint(TRUNCATE);"
    );
    connection.execute_batch(&sql).unwrap();
    connection
}

fn old(tables: &[&str]) -> Discarded {
    let tables = tables.iter().map(|table| (*table).to_owned()).collect();
    Discarded { projection: "memories".to_owned(), generation: 1, tables }
}

fn overwrites(connection: &Connection) -> i64 {
    connection.query_row("PRAGMA secure_delete", [], |row| row.get(0)).unwrap()
}

/// What is written is kept until the statement ends, so a rebuild of a long log would take memory by its length.
#[test]
fn dropping_a_table_writes_little_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("ledger.db");
    let connection = with_an_old_generation(&file);
    connection.execute_batch("BEGIN IMMEDIATE").unwrap();
    discard_all(&connection, &[old(&["memories_g1"])]).unwrap();
    connection.execute_batch("COMMIT").unwrap();
    let written = std::fs::metadata(file.with_extension("db-wal")).unwrap().len();
    assert!(written < (ROWS * BYTES / 10) as u64, "{written} bytes");
    let left: i64 = connection
        .query_row("SELECT count(*) FROM sqlite_schema WHERE name = 'memories_g1'", [], |row| row.get(0))
        .unwrap();
    assert_eq!(left, 0);
    assert_eq!(overwrites(&connection), 1, "texts are overwritten as before");
}

#[test]
fn texts_are_overwritten_again_after_a_drop_that_fails() {
    let folder = tempfile::tempdir().unwrap();
    let connection = with_an_old_generation(&folder.path().join("ledger.db"));
    connection.execute_batch("CREATE VIEW no_table AS SELECT 1").unwrap();
    discard_all(&connection, &[old(&["no_table"])]).unwrap_err();
    assert_eq!(overwrites(&connection), 1);
}
