//! How the file is opened, and what its errors become.

use rusqlite::ffi;

use super::*;

fn failed(code: i32) -> StoreError {
    error(rusqlite::Error::SqliteFailure(ffi::Error::new(code), Some("what SQLite says".into())))
}

#[test]
fn what_may_pass_by_itself_is_told_from_what_will_not() {
    let passing = [
        ffi::SQLITE_BUSY,
        ffi::SQLITE_LOCKED,
        ffi::SQLITE_FULL,
        ffi::SQLITE_CANTOPEN,
        ffi::SQLITE_READONLY,
        ffi::SQLITE_PERM,
        ffi::SQLITE_NOMEM,
        ffi::SQLITE_INTERRUPT,
        ffi::SQLITE_PROTOCOL,
        ffi::SQLITE_SCHEMA,
        ffi::SQLITE_IOERR,
    ];
    for code in passing {
        assert!(matches!(failed(code), StoreError::Unavailable(_)), "{code}: {:?}", failed(code));
    }
    for code in [ffi::SQLITE_CORRUPT, ffi::SQLITE_CONSTRAINT, ffi::SQLITE_NOTADB, ffi::SQLITE_MISUSE] {
        assert!(matches!(failed(code), StoreError::Corrupt(_)), "{code}: {:?}", failed(code));
    }
}

#[test]
fn a_locked_file_and_a_disk_that_fails_are_named() {
    assert!(failed(ffi::SQLITE_BUSY).to_string().contains("another process is writing to the file"));
    let sync = failed(ffi::SQLITE_IOERR_FSYNC).to_string();
    assert!(
        sync.contains(&ffi::SQLITE_IOERR_FSYNC.to_string()) && sync.contains("what SQLite says"),
        "{sync}"
    );
}

#[tokio::test]
async fn the_folders_of_the_file_are_made() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("made/here/ledger.db");
    let store = SqliteStore::open(path.clone(), SqliteOptions::default()).await.unwrap();
    store.close().await;
    assert!(path.is_file());

    std::fs::write(folder.path().join("file"), "no folder").unwrap();
    let beneath = folder.path().join("file/ledger.db");
    let refused = SqliteStore::open(beneath, SqliteOptions::default()).await.err().unwrap().to_string();
    assert!(refused.contains("the folder") && refused.contains("can't be made"), "{refused}");
}
