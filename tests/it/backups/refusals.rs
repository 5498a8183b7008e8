//! What `backup` and `restore` refuse, and that a refusal leaves everything as it was.

use std::{fs, path::PathBuf};

use memledger_tests::{
    Backend, TestDatabase,
    server::{Ran, Server, cli},
    sqlite,
};
use serde_json::{Value, json};
use tempfile::TempDir;

use super::epoch;
use crate::http::{World, active, column, remember};

/// A ledger with one memory, a backup of it, and another memory since.
struct Place {
    database: TestDatabase,
    folder: TempDir,
}

impl Place {
    async fn new() -> Self {
        let world = World::new(Backend::Sqlite).await;
        remember(&world.admin, "ana", json!({"content": "old"})).await;
        let folder = TempDir::new().unwrap();
        let World { admin, server, database } = world;
        let place = Self { database, folder };
        place.run(&["backup", "--out", &place.file("backup.db")]).await.is(0);
        remember(&admin, "ana", json!({"content": "new"})).await;
        server.stop().await;
        place
    }

    fn file(&self, name: &str) -> String {
        self.folder.path().join(name).display().to_string()
    }

    fn ledger(&self) -> PathBuf {
        PathBuf::from(self.database.url.trim_start_matches("sqlite://"))
    }

    async fn run(&self, arguments: &[&str]) -> Ran {
        cli(&[arguments, &["--database", self.database.url.as_str()][..]].concat()).await
    }

    async fn restore(&self, from: &str, more: &[&str]) -> Ran {
        self.run(&[&["restore", "--from", from][..], more].concat()).await
    }

    /// Fails with 1 and says so in one line.
    async fn is_refused(&self, from: &str, more: &[&str], why: &str) {
        let ran = self.restore(from, more).await.is(1);
        assert!(ran.stderr.contains(why), "{why:?} is not in {:?}", ran.stderr);
        assert_eq!(ran.stderr.trim().lines().count(), 1, "{}", ran.stderr);
        let left: Vec<String> = fs::read_dir(self.ledger().parent().unwrap())
            .unwrap()
            .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
            .filter(|name| name.contains("restoring") || name.contains("before"))
            .collect();
        assert!(left.is_empty(), "{left:?} were left behind");
    }
}

async fn texts(url: &str) -> Vec<String> {
    let server = Server::start(url).await;
    let memories: Vec<Value> = active(&server.admin(), "ana").await;
    server.stop().await;
    column(&memories, "content").into_iter().map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restore_that_is_refused_leaves_the_ledger_as_it_was() {
    let place = Place::new().await;
    let backup = place.file("backup.db");
    let before = epoch(&place.database.url).await;
    place.is_refused(&backup, &[], "--force").await;
    place.is_refused(&place.file("missing.db"), &["--force"], "missing.db").await;
    let ledger = place.ledger().display().to_string();
    place.is_refused(&ledger, &["--force"], "the ledger itself").await;
    let directory = place.file("directory.db");
    fs::create_dir(&directory).unwrap();
    let staged = fs::canonicalize(place.ledger()).unwrap().display().to_string() + ".restoring";
    place.is_refused(&directory, &["--force"], &format!("{directory} can't be copied to {staged}: ")).await;

    let garbage = place.file("garbage.db");
    fs::write(&garbage, "this is no database, but it is long enough to look at".repeat(100)).unwrap();
    place.is_refused(&garbage, &["--force"], "is not a valid ledger").await;
    let foreign = place.file("foreign.db");
    sqlite(&foreign).execute_batch("CREATE TABLE notes (text)").unwrap();
    place.is_refused(&foreign, &["--force"], "is not a valid ledger").await;
    // A page in the middle that is none any more.
    let torn = place.file("torn.db");
    let mut bytes = fs::read(&backup).unwrap();
    let middle = bytes.len() / 8_192 * 4_096;
    bytes[middle..middle + 4_096].fill(7);
    fs::write(&torn, &bytes).unwrap();
    place.is_refused(&torn, &["--force"], "is not a valid ledger").await;

    let other = sqlite(&place.database.url);
    other.query_row("SELECT count(*) FROM events", [], |row| row.get::<_, i64>(0)).unwrap();
    place.is_refused(&backup, &["--force"], "open in another process").await;
    other.close().unwrap();
    let server = Server::start(&place.database.url).await;
    place.is_refused(&backup, &["--force"], "is already served").await;
    server.stop().await;

    assert_eq!(epoch(&place.database.url).await, before);
    assert_eq!(texts(&place.database.url).await, ["new", "old"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_ledger_that_was_replaced_is_kept_beside() {
    let place = Place::new().await;
    let before = epoch(&place.database.url).await;
    let restored = place.restore(&place.file("backup.db"), &["--force", "--json"]).await.is(0).json();
    assert_eq!(restored["events"], 2, "the making of the admin's key, and the old memory");
    assert_eq!(texts(&place.database.url).await, ["old"]);
    assert_eq!(restored["epoch"], epoch(&place.database.url).await);
    let kept = restored["kept"].as_str().expect("the old ledger is kept").to_owned();
    assert!(kept.starts_with(&*place.ledger().to_string_lossy()), "{kept}");
    assert_eq!(texts(&format!("sqlite://{kept}")).await, ["new", "old"]);
    // And can be put back in its turn, which is another epoch again.
    let again = place.restore(&kept, &["--force", "--json"]).await.is(0).json();
    let [first, second] = [restored, again].map(|told| told["epoch"].as_i64().unwrap());
    assert!(before < first && first < second, "{before}, {first}, {second}");
    assert_eq!(texts(&place.database.url).await, ["new", "old"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_makes_a_ledger_where_there_is_none() {
    let place = Place::new().await;
    let url = format!("sqlite://{}", place.file("elsewhere/ledger.db"));
    let backup = place.file("backup.db");
    let restored = cli(&["restore", "--from", &backup, "--json", "--database", &url]).await.is(0).json();
    assert_eq!(restored["kept"], Value::Null);
    assert_eq!(texts(&url).await, ["old"]);
    cli(&["verify", "--database", &url]).await.is(0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_overwrites_nothing() {
    let place = Place::new().await;
    let taken = place.file("taken");
    fs::write(&taken, "somebody's").unwrap();
    let ran = place.run(&["backup", "--out", &taken]).await.is(1);
    assert!(ran.stderr.contains("taken already exists"), "{}", ran.stderr);
    assert_eq!(fs::read_to_string(&taken).unwrap(), "somebody's");
    let out = place.file("out.db");
    let missing = format!("sqlite://{}", place.file("missing.db"));
    let ran = cli(&["backup", "--out", &out, "--database", &missing]).await.is(1);
    assert!(ran.stderr.contains("there is no ledger at"), "{}", ran.stderr);
    fs::write(place.file("garbage.db"), "no database ".repeat(500)).unwrap();
    let garbage = format!("sqlite://{}", place.file("garbage.db"));
    cli(&["backup", "--out", &out, "--database", &garbage]).await.is(1);
    let entries = fs::read_dir(place.folder.path()).unwrap();
    let mut left: Vec<_> = entries.map(|entry| entry.unwrap().file_name()).collect();
    left.sort();
    assert_eq!(left, ["backup.db", "garbage.db", "taken"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgresql_is_left_to_its_own_tools() {
    let url = "postgres://nobody@127.0.0.1:1/x";
    for words in [["backup", "--out", "x"], ["restore", "--from", "x"]] {
        let ran = cli(&[&words[..], &["--database", url]].concat()).await.is(2);
        for part in ["pg_dump", "docs/OPERATIONS.md"] {
            assert!(ran.stderr.contains(part), "{part} is not in {}", ran.stderr);
        }
    }
}

/// The log of a ledger that was killed, and then moved away without it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_log_that_was_left_alone_is_not_replayed_into_a_restored_ledger() {
    let place = Place::new().await;
    let server = Server::start(&place.database.url).await;
    for n in 0..20 {
        remember(&server.admin(), "ana", json!({"content": format!("later {n}")})).await;
    }
    server.kill_9();
    let log = PathBuf::from(format!("{}-wal", place.ledger().display()));
    assert!(fs::metadata(&log).unwrap().len() > 0, "a killed ledger leaves its log");
    fs::rename(place.ledger(), place.file("broken.db")).unwrap();
    let ran = place.restore(&place.file("backup.db"), &[]).await.is(0);
    assert_eq!(texts(&place.database.url).await, ["old"], "{}", ran.stderr);
    place.run(&["verify"]).await.is(0);
    let folder = fs::read_dir(place.ledger().parent().unwrap()).unwrap();
    let names = folder.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned());
    let kept: Vec<String> = names.filter(|name| name.contains(".before-")).collect();
    assert!(kept.len() == 1 && kept[0].ends_with("-wal"), "the log is kept: {kept:?}");
}
