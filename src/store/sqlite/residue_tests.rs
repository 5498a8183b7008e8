use std::{collections::HashSet, path::Path};

use rand::{Rng, SeedableRng, rngs::StdRng, seq::SliceRandom};
use rusqlite::{Connection, TransactionBehavior, params};

use super::{check, done, due, empty_log, find, note, overwrite};
use crate::{
    EventStore,
    sqlite::{SqliteOptions, SqliteStore, connect, schema},
};

const TEXTS: usize = 400;
const SEEDS: u64 = 30;
/// What follows the word in a marker: the number, and its end.
const MARKED: usize = 9;

fn open(path: &Path) -> Connection {
    let mut connection = connect(path, &SqliteOptions::default(), false).unwrap();
    schema::migrate(&mut connection).unwrap();
    // A test need not wait for the disk.
    connection.execute_batch("PRAGMA synchronous = OFF").unwrap();
    connection
}

fn marker(n: usize) -> String {
    format!("marker{n:06}end")
}

fn body(n: usize, rng: &mut StdRng) -> String {
    // Some are longer than a page.
    let length = if rng.random_ratio(1, 20) { 9_000 } else { 400 };
    format!("{} {}", marker(n), "x".repeat(rng.random_range(0..length)))
}

/// Stores texts, lets some change their length, and deletes a few or nearly all. Answers which are gone.
fn work(connection: &Connection, rng: &mut StdRng) -> Vec<usize> {
    let mut ids: Vec<(usize, [u8; 16])> = Vec::new();
    let insert = "INSERT INTO contents (partition_id, content_id, tenant_id, stream_type, stream_id, key, body) \
                  VALUES (?1, ?2, 'acme', 'memory_book', 'ann', x'00', ?3)";
    for n in 0..TEXTS {
        let id: [u8; 16] = rng.random();
        connection.execute(insert, params![rng.random_range(0..256), id, body(n, rng)]).unwrap();
        ids.push((n, id));
        if rng.random_ratio(1, 3) {
            let (n, id) = ids[rng.random_range(0..ids.len())];
            let sql = "UPDATE contents SET body = ?2 WHERE content_id = ?1";
            connection.execute(sql, params![id, body(n, rng)]).unwrap();
        }
    }
    ids.shuffle(rng);
    ids.truncate(*[20, 200, 390].get(rng.random_range(0..3)).unwrap());
    for (_, id) in &ids {
        assert_eq!(connection.execute("DELETE FROM contents WHERE content_id = ?1", [id]).unwrap(), 1);
    }
    note(connection, "contents").unwrap();
    ids.into_iter().map(|(n, _)| n).collect()
}

fn held(path: &Path, gone: &[usize]) -> usize {
    let file = std::fs::read(path).unwrap();
    let text = String::from_utf8_lossy(&file);
    let found: HashSet<&str> = text.split("marker").filter_map(|after| after.get(..MARKED)).collect();
    gone.iter().filter(|n| found.contains(&marker(**n)["marker".len()..])).count()
}

fn clean(connection: &mut Connection) {
    let due = due(connection).unwrap();
    let pages = find(connection, &due).unwrap();
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate).unwrap();
    overwrite(&transaction, &pages).unwrap();
    done(&transaction, &due).unwrap();
    transaction.commit().unwrap();
}

#[test]
fn no_copy_of_a_moved_row_outlives_its_deletion() {
    let mut left_by_sqlite = 0;
    for seed in 0..SEEDS {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("ledger.db");
        let mut connection = open(&path);
        check(&connection).unwrap();
        let gone = work(&connection, &mut StdRng::seed_from_u64(seed));
        assert!(empty_log(&mut connection).unwrap());
        left_by_sqlite += held(&path, &gone);
        clean(&mut connection);
        assert!(empty_log(&mut connection).unwrap());
        assert_eq!(held(&path, &gone), 0, "seed {seed}");
        assert!(due(&connection).unwrap().is_empty());
        let sound: String = connection.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
        assert_eq!(sound, "ok", "seed {seed}");
        let kept: usize =
            connection.query_row("SELECT count(*) FROM contents", [], |row| row.get(0)).unwrap();
        assert_eq!(kept, TEXTS - gone.len());
    }
    println!("without cleaning {left_by_sqlite} texts were left");
    assert!(left_by_sqlite > 0, "nothing was left behind, so nothing was shown");
}

#[test]
fn what_is_deleted_meanwhile_stays_due() {
    let folder = tempfile::tempdir().unwrap();
    let connection = open(&folder.path().join("ledger.db"));
    note(&connection, "contents").unwrap();
    let seen = due(&connection).unwrap();
    note(&connection, "contents").unwrap();
    done(&connection, &seen).unwrap();
    let left = due(&connection).unwrap();
    assert_eq!((left.len(), left[0].deletions), (1, 2));
    done(&connection, &left).unwrap();
    assert!(due(&connection).unwrap().is_empty());
}

#[test]
fn a_table_that_is_gone_is_clean() {
    let folder = tempfile::tempdir().unwrap();
    let mut connection = open(&folder.path().join("ledger.db"));
    note(&connection, "search_g7").unwrap();
    clean(&mut connection);
    assert!(due(&connection).unwrap().is_empty());
}

#[tokio::test]
async fn what_a_killed_purge_left_goes_when_the_file_is_opened() {
    for seed in 0..SEEDS {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("ledger.db");
        let mut connection = open(&path);
        let gone = work(&connection, &mut StdRng::seed_from_u64(seed));
        assert!(empty_log(&mut connection).unwrap());
        drop(connection);
        if held(&path, &gone) == 0 {
            continue;
        }
        let store = SqliteStore::open(path.clone(), SqliteOptions::default()).await.unwrap();
        assert_eq!(held(&path, &gone), 0, "seed {seed}");
        store.close().await;
        return;
    }
    panic!("nothing was left behind, so nothing was shown");
}
