//! Another process holds the SQLite file's write lock, for a moment or for too long.

use std::{
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
    time::Duration,
};

use memledger_tests::{
    Backend, TestDatabase,
    server::{Server, is_sound},
};

use super::{Note, blocking, check_refusal_names, each_counts_once, eventually, recovered};
use crate::http::{active, memories};

/// Both keep writers out; with a write-ahead log neither keeps readers out.
const MODES: [&str; 2] = ["IMMEDIATE", "EXCLUSIVE"];

const HOLD: &str = "
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], timeout=30, isolation_level=None)
connection.execute('BEGIN ' + sys.argv[2])
connection.execute('CREATE TABLE half_done (number)')
print('held', flush=True)
sys.stdin.read()
connection.execute('ROLLBACK')
";

/// A process with a write transaction under way; dropping it kills the process.
pub struct Holder(Child);

impl Holder {
    pub async fn take(database: &TestDatabase, mode: &str) -> Self {
        let path = database.url.strip_prefix("sqlite://").expect("it is a SQLite file");
        let mut command = Command::new("python3");
        command.args(["-c", HOLD, path, mode]).stdin(Stdio::piped()).stdout(Stdio::piped());
        blocking(move || {
            let mut child = command.spawn().expect("python3 can be started");
            let stdout = child.stdout.take().expect("stdout is piped");
            let told = BufReader::new(stdout).lines().next().and_then(Result::ok);
            assert_eq!(told.as_deref(), Some("held"), "python3 and its module sqlite3 are needed");
            Self(child)
        })
        .await
    }

    /// Lets go in good order.
    pub fn release(mut self) {
        drop(self.0.stdin.take());
        assert!(self.0.wait().expect("python3 ends").success());
    }
}

impl Drop for Holder {
    fn drop(&mut self) {
        self.0.kill().ok();
        self.0.wait().ok();
    }
}

async fn server_with(settings: &[(&str, &str)]) -> (TestDatabase, Server) {
    let database = TestDatabase::new(Backend::Sqlite).await;
    let server = Server::start_with(&database.url, &[], settings).await;
    (database, server)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_short_lock_only_delays_a_write() {
    let patient =
        [("MEMLEDGER_SQLITE_BUSY_TIMEOUT_MS", "60000"), ("MEMLEDGER_HTTP_REQUEST_TIMEOUT_MS", "60000")];
    let (database, server) = server_with(&patient).await;
    let api = server.admin();
    let mut notes = vec![Note::new("ana", "before")];
    notes[0].insist(&api, || {}).await;
    for mode in MODES {
        // What was written before is in the read models before the lock is.
        recovered(&api).await;
        let before = active(&api, "ana").await;
        let holder = Holder::take(&database, mode).await;
        let (note, caller) = (Note::new("ana", &format!("during {mode}")), api.clone());
        notes.push(note.clone());
        let sent = tokio::spawn(async move { note.send(&caller).await });
        for _ in 0..10 {
            assert_eq!(active(&api, "ana").await, before);
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
        assert!(!sent.is_finished(), "a write went past the lock");
        holder.release();
        let answer = sent.await.expect("the writer gets its answer").is(201);
        assert!(!answer.is_replayed());
    }
    each_counts_once(&api, &notes).await;
    is_sound(&database.url).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_long_lock_is_named_and_reads_go_on() {
    let (database, server) = server_with(&[("MEMLEDGER_SQLITE_BUSY_TIMEOUT_MS", "300")]).await;
    let api = server.admin();
    let mut notes = vec![Note::new("ana", "before")];
    notes[0].insist(&api, || {}).await;
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("impatient.yaml");
    std::fs::write(&config, "sqlite:\n  busy_timeout_ms: 300\n").unwrap();
    for mode in MODES {
        recovered(&api).await;
        let before = active(&api, "ana").await;
        let holder = Holder::take(&database, mode).await;
        let refused: Vec<Note> = ["ana", "bob", "eve"]
            .iter()
            .map(|user| Note::new(user, &format!("{user} during {mode}")))
            .collect();
        for note in &refused {
            check_refusal_names(&note.send(&api).await, "locked");
        }
        assert_eq!(active(&api, "ana").await, before);
        check_refusal_names(&api.get("/readyz").await, "locked");
        api.get("/healthz").await.is(200);
        let export = ["export", "--user", "ana", "--config", config.to_str().unwrap()];
        let ran = server.cli(&export).await.is(1);
        assert!(ran.stderr.trim().lines().count() == 1 && ran.stderr.contains("locked"), "{}", ran.stderr);
        if mode == MODES[0] {
            holder.release();
        } else {
            // The lock goes with its process, however it ends.
            drop(holder);
        }
        for answer in Note::insist_on_all(&refused, &api).await {
            assert!(!answer.is_replayed(), "a write went past the lock: {}", answer.text);
        }
        notes.extend(refused);
    }
    recovered(&api).await;
    each_counts_once(&api, &notes).await;
    // Beside the running server.
    server.cli(&["export", "--user", "ana", "--config", config.to_str().unwrap()]).await.is(0);
    is_sound(&database.url).await;
    server.stop().await;
}

/// Else what nobody waits for any more would pile up without an end while the lock is held.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn work_that_outlives_its_caller_keeps_its_place() {
    let narrow = [
        ("MEMLEDGER_SQLITE_BUSY_TIMEOUT_MS", "60000"),
        ("MEMLEDGER_HTTP_REQUEST_TIMEOUT_MS", "1000"),
        ("MEMLEDGER_HTTP_CONCURRENCY", "2"),
    ];
    let (database, server) = server_with(&narrow).await;
    // No admin's, which has places kept for it.
    let api = server.with_key(&["--role", "supervisor"]).await;
    Note::new("ana", "before").insist(&api, || {}).await;
    recovered(&server.admin()).await;
    let holder = Holder::take(&database, MODES[0]).await;
    let given_up = [Note::new("bob", "given up"), Note::new("eve", "given up too")];
    for note in &given_up {
        check_refusal_names(&note.send(&api).await, "no answer within");
    }
    check_refusal_names(&api.get(&memories("ana")).await, "under way");
    check_refusal_names(&Note::new("bob", "one too many").send(&api).await, "under way");
    // The process is well, so nobody may restart it for this.
    api.get("/healthz").await.is(200);
    holder.release();
    eventually("there are places again", async || api.get(&memories("ana")).await.status == 200).await;
    // Both were done in the end, and their keys tell so.
    for note in &given_up {
        assert!(note.insist(&api, || {}).await.is_replayed(), "{}", note.key);
    }
    each_counts_once(&api, &given_up).await;
}
