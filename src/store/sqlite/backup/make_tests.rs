//! What a backup holds, and that one which fails leaves nothing.

use std::{fs::Permissions, os::unix::fs::PermissionsExt, path::PathBuf};

use super::*;
use crate::fixtures::{ledger, names_in, one_event, users_in};

/// A ledger with an event of ana's and one of ben's, and a name for its backup.
async fn place() -> (tempfile::TempDir, PathBuf, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let (path, out) = (folder.path().join("ledger.db"), folder.path().join("backup.db"));
    ledger(&path, &["ana", "ben"]).await;
    (folder, path, out)
}

fn backup(ledger: &Path, out: &Path) -> Result<Backup, BackupError> {
    make(ledger, out, &SqliteOptions::default())
}

#[tokio::test]
async fn a_backup_is_the_ledger_under_another_name() {
    let (folder, ledger, out) = place().await;
    fs::set_permissions(&ledger, Permissions::from_mode(0o640)).unwrap();
    let made = backup(&ledger, &out).unwrap();
    let file = fs::metadata(&out).unwrap();
    assert_eq!((made.events, made.bytes), (2, file.len()));
    assert_eq!(file.permissions().mode() & 0o777, 0o640);
    assert_eq!(users_in(&out), ["ana", "ben"]);
    assert_eq!(names_in(folder.path()), ["backup.db", "ledger.db"]);
    let known = "SELECT fingerprint FROM origin";
    let of: String = open(&out).unwrap().query_row(known, [], |row| row.get(0)).unwrap();
    assert!(of.starts_with("backup="), "{of}");
}

#[tokio::test]
async fn a_ledger_is_copied_while_it_is_open() {
    use crate::SqliteStore;
    use memledger_store::{Appender, Database};
    let (_folder, ledger, out) = place().await;
    let store = SqliteStore::open(ledger.clone(), SqliteOptions::default()).await.unwrap();
    store.append(one_event("cleo")).await.unwrap();
    assert_eq!(backup(&ledger, &out).unwrap().events, 3);
    store.append(one_event("dora")).await.unwrap();
    store.close().await;
    assert_eq!(users_in(&out), ["ana", "ben", "cleo"]);
}

#[tokio::test]
async fn nobody_else_reads_a_copy_that_is_not_whole() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new");
    let file = new_file(&path).unwrap();
    assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    assert_eq!(new_file(&path).unwrap_err().kind(), io::ErrorKind::AlreadyExists);
}

#[tokio::test]
async fn nothing_is_overwritten() {
    let (_folder, ledger, out) = place().await;
    fs::write(&out, "somebody's").unwrap();
    let refused = backup(&ledger, &out).unwrap_err();
    assert!(matches!(refused, BackupError::Exists(at) if at == out));
    assert_eq!(fs::read_to_string(&out).unwrap(), "somebody's");
}

#[tokio::test]
async fn a_backup_that_fails_leaves_nothing() {
    let (folder, ledger, out) = place().await;
    let missing = folder.path().join("missing.db");
    let refused = backup(&missing, &out).unwrap_err().to_string();
    assert!(refused.contains("missing.db: No such file"), "{refused}");
    let into = folder.path().join("no/folder.db");
    let refused = backup(&ledger, &into).unwrap_err().to_string();
    assert!(refused.contains("no/folder.db: No such file"), "{refused}");
    rusqlite::Connection::open(&ledger).unwrap().execute_batch("DELETE FROM schema_migrations").unwrap();
    let refused = backup(&ledger, &out).unwrap_err().to_string();
    assert!(refused.contains("its schema was never created"), "{refused}");
    assert_eq!(names_in(folder.path()), ["ledger.db"]);
}

#[tokio::test]
async fn what_a_killed_backup_left_is_not_in_the_way() {
    let (folder, ledger, out) = place().await;
    for suffix in [".partial", ".partial-journal"] {
        fs::write(beside(&out, suffix), "left").unwrap();
    }
    assert_eq!(backup(&ledger, &out).unwrap().events, 2);
    assert_eq!(names_in(folder.path()), ["backup.db", "ledger.db"]);
}
