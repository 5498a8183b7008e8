//! How the file is opened, and what its errors become.

use memledger_store::{Database, Queries};
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

    std::fs::write(folder.path().join("file"), "not a folder").unwrap();
    let beneath = folder.path().join("file/ledger.db");
    let refused = SqliteStore::open(beneath, SqliteOptions::default()).await.err().unwrap().to_string();
    assert!(refused.contains("the folder") && refused.contains("can't be created"), "{refused}");
}

/// Somebody else, as far as this machine lets files be given away.
const ANOTHER: u32 = 65_534;

#[tokio::test]
async fn a_new_file_is_its_owners_alone_and_of_whom_its_folder_is() {
    use std::os::unix::fs::{MetadataExt, chown};
    let folder = tempfile::tempdir().unwrap();
    let owner = match chown(folder.path(), Some(ANOTHER), Some(ANOTHER)) {
        Ok(()) => ANOTHER,
        Err(_) => folder.path().metadata().unwrap().uid(),
    };
    let path = folder.path().join("ledger.db");
    let store = SqliteStore::open(path.clone(), SqliteOptions::default()).await.unwrap();
    for suffix in ["", "-wal", "-shm"] {
        let file = std::fs::metadata(path.with_extension(format!("db{suffix}"))).unwrap();
        assert_eq!((file.mode() & 0o777, file.uid()), (0o600, owner), "{suffix:?}");
    }
    store.close().await;
    let below = folder.path().join("data/of/ours/ledger.db");
    SqliteStore::open(below.clone(), SqliteOptions::default()).await.unwrap().close().await;
    for made in ["data", "data/of", "data/of/ours"] {
        let mode = std::fs::metadata(folder.path().join(made)).unwrap().mode();
        assert_eq!(mode & 0o777, 0o700, "{made}");
    }
    // One that is there stays as it is.
    std::fs::set_permissions(&path, std::os::unix::fs::PermissionsExt::from_mode(0o640)).unwrap();
    make_private(&path).unwrap();
    assert_eq!(std::fs::metadata(&path).unwrap().mode() & 0o777, 0o640);
}

async fn epoch(path: &std::path::Path) -> i64 {
    let store = SqliteStore::open(path.to_path_buf(), SqliteOptions::default()).await.unwrap();
    let found = store.query("SELECT min(epoch), max(epoch) FROM partitions", Vec::new()).await.unwrap();
    store.close().await;
    let (least, most) = (found[0][0].int().unwrap(), found[0][1].int().unwrap());
    assert_eq!(least, most, "all partitions are of one epoch");
    most
}

#[tokio::test]
async fn a_copy_begins_an_epoch_once_and_its_original_none() {
    let folder = tempfile::tempdir().unwrap();
    let (original, copy) = (folder.path().join("ledger.db"), folder.path().join("copy.db"));
    let first = epoch(&original).await;
    assert_eq!(epoch(&original).await, first);
    std::fs::copy(&original, &copy).unwrap();
    let begun = epoch(&copy).await;
    assert!(begun > first, "epoch {begun} after {first}");
    assert_eq!((epoch(&copy).await, epoch(&original).await), (begun, first));
    // A ledger made anew has nothing of the one before, whatever it is called.
    std::fs::remove_file(&original).unwrap();
    assert!(epoch(&original).await > begun);
}

#[tokio::test]
async fn a_link_means_the_file_that_it_leads_to() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    std::fs::create_dir(at("disk")).unwrap();
    std::os::unix::fs::symlink("disk/ledger.db", at("link.db")).unwrap();
    std::os::unix::fs::symlink("link.db", at("links.db")).unwrap();
    let itself = std::fs::canonicalize(at("disk")).unwrap().join("ledger.db");
    // As somebody may have left it.
    std::fs::write(at("link.db-wal"), "").unwrap();
    // Once to be made, then there.
    for _ in 0..2 {
        for name in ["links.db", "link.db", "disk/ledger.db"] {
            assert_eq!(resolved(&at(name)), itself, "{name}");
            let (synced, told) = std::sync::mpsc::channel();
            let sync = move |path: &std::path::Path| {
                synced.send(path.to_owned()).unwrap();
                durable::of_log(path)
            };
            let store = SqliteStore::open_syncing(at(name), SqliteOptions::default(), sync).await.unwrap();
            assert_eq!(told.recv().unwrap(), itself, "{name}");
            store.close().await;
        }
    }
    assert_eq!(std::fs::metadata(at("link.db-wal")).unwrap().len(), 0);
    let nowhere = at("nowhere/ledger.db");
    assert_eq!(resolved(&nowhere), nowhere);
    std::os::unix::fs::symlink("round.db", at("round.db")).unwrap();
    assert!(SqliteStore::open(at("round.db"), SqliteOptions::default()).await.is_err());
}

#[tokio::test]
async fn another_programs_file_is_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("other.db");
    let other = Connection::open(&path).unwrap();
    other.execute_batch("CREATE TABLE theirs (x); INSERT INTO theirs VALUES (1)").unwrap();
    drop(other);
    let before = std::fs::read(&path).unwrap();
    let refused = SqliteStore::open(path.clone(), SqliteOptions::default()).await.err().unwrap().to_string();
    assert!(refused.contains("other.db is another program's database"), "{refused}");
    assert_eq!(std::fs::read(&path).unwrap(), before);
    let files = std::fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(files, 1, "something was left beside it");
}
