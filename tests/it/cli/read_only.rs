//! `verify --read-only FILE`: the file and its folder are as they were, byte for byte.

use std::{
    collections::BTreeMap,
    fs::{self, Permissions},
    os::unix::fs::{MetadataExt, PermissionsExt},
    path::Path,
};

use memledger_tests::{
    Backend,
    server::{Server, cli, cli_with},
};
use reqwest::Method;
use serde_json::json;
use tempfile::TempDir;

use super::{AGNO, Place};

/// Each file with its bytes and the time of its last change.
fn looked_at(folder: &Path) -> BTreeMap<String, (Vec<u8>, i64, i64)> {
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let name = |path: &Path| path.file_name().unwrap().to_str().unwrap().to_owned();
    let state = |path: &Path| {
        let found = fs::metadata(path).unwrap();
        (fs::read(path).unwrap(), found.mtime(), found.mtime_nsec())
    };
    files.map(|path| (name(&path), state(&path))).collect()
}

/// A place of its own for temporary files, to see what is left in it.
async fn verified(file: &Path, more: &[&str], code: i32) -> (String, String) {
    let temporary = TempDir::new().unwrap();
    let words = [&["verify", "--read-only", file.to_str().unwrap()][..], more].concat();
    let ran = cli_with(&words, &[("TMPDIR", temporary.path().to_str().unwrap())]).await.is(code);
    let left: Vec<_> =
        fs::read_dir(temporary.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert!(left.is_empty(), "left behind: {left:?}");
    (ran.stdout, ran.stderr)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn verifying_read_only_changes_no_byte() {
    let place = Place::new(Backend::Sqlite).await;
    place.import("agno", AGNO, &[]).await.is(0);
    place.run(&["verify"]).await.is(0);
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("copy.db");
    place.run(&["backup", "--out", file.to_str().unwrap()]).await.is(0);
    // As on a medium that can't be written; the one that runs the tests may be allowed everything all the same.
    fs::set_permissions(&file, Permissions::from_mode(0o444)).unwrap();
    fs::set_permissions(folder.path(), Permissions::from_mode(0o555)).unwrap();
    let before = looked_at(folder.path());
    let (said, _) = verified(&file, &[], 0).await;
    assert!(said.contains("3 events"), "{said}");
    assert!(said.contains("compared with 3 events that earlier verifications saw"), "{said}");
    assert!(said.contains("consistent in itself; the end of the log is not proven"), "{said}");
    verified(&file, &["--user", "ana", "--json"], 0).await;
    assert!(verified(&file, &["--user", "nobody"], 1).await.1.contains("nobody has no memories"));
    assert_eq!(looked_at(folder.path()), before);
    fs::set_permissions(folder.path(), Permissions::from_mode(0o755)).unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_lies_in_the_write_ahead_log_is_verified_too() {
    let place = Place::new(Backend::Sqlite).await;
    let server = Server::start(&place.database.url).await;
    let made = json!({"content": "Likes tea"});
    server.admin().send(Method::POST, "/api/users/ana/memories", Some(&made), &[]).await.is(201);
    let path = place.database.url.trim_start_matches("sqlite://").to_owned();
    // As after a power cut: the log is not in the file yet.
    server.kill_9();
    let folder = Path::new(&path).parent().unwrap();
    assert!(fs::metadata(format!("{path}-wal")).unwrap().len() > 0);
    let before = looked_at(folder);
    let report: serde_json::Value =
        serde_json::from_str(&verified(Path::new(&path), &["--json"], 0).await.0).unwrap();
    assert_eq!((&report["ok"], &report["contents"]), (&json!(true), &json!(1)));
    assert_eq!(looked_at(folder), before);

    let change = "UPDATE events SET actor = 'admin:nobody'";
    place.database.run(change).await;
    let before = looked_at(folder);
    let (said, _) = verified(Path::new(&path), &[], 3).await;
    assert!(said.contains("FAULT leaf_hash") && said.contains("a replay does not repair this"), "{said}");
    assert_eq!(looked_at(folder), before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_that_is_no_ledger_is_left_as_it_is() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("ledger.db");
    assert!(verified(&file, &[], 1).await.1.contains("there is no ledger at"));
    fs::write(&file, b"").unwrap();
    assert!(verified(&file, &[], 1).await.1.contains("the file is empty"));
    fs::write(&file, b"notes of somebody, not a database").unwrap();
    let before = looked_at(folder.path());
    verified(&file, &[], 1).await;
    assert_eq!(looked_at(folder.path()), before);
    let both = ["verify", "--read-only", file.to_str().unwrap(), "--database", "sqlite:///x.db"];
    cli(&both).await.is(2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_that_a_killed_process_left_is_removed() {
    let place = Place::new(Backend::Sqlite).await;
    place.import("agno", AGNO, &[]).await.is(0);
    let temporary = TempDir::new().unwrap();
    let left = temporary.path().join("memledger-copy-left");
    fs::create_dir(&left).unwrap();
    fs::write(left.join("lock"), "held").unwrap();
    fs::write(left.join("ledger.db"), "Likes tea").unwrap();
    let file = place.database.url.trim_start_matches("sqlite://");
    let words = ["verify", "--read-only", file];
    cli_with(&words, &[("TMPDIR", temporary.path().to_str().unwrap())]).await.is(0);
    assert_eq!(fs::read_dir(temporary.path()).unwrap().count(), 0);
}
