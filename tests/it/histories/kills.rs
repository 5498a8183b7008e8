//! Servers killed while they write, rebuild, purge and import: after each start everything acknowledged is
//! there, nothing else is, `verify` finds no fault, and the feed goes on where its readers were.

use std::{
    collections::{BTreeMap, BTreeSet},
    io::Write as _,
    path::Path,
    process::Command,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use futures::future::join_all;
use memledger_tests::{
    Backend, TestDatabase, all_is_wanted,
    server::{Api, Server, cli},
};
use rand::{Rng, SeedableRng, rngs::StdRng};
use reqwest::Method;
use serde_json::{Value, json};
use tempfile::NamedTempFile;

use super::{
    load::{BATCH, Did, IMPORTED, Import, import_file, imported, purge, rebuild, write},
    log::{REBUILD, Reader, answer},
    seed,
};
use crate::http::{column, id, memories, on_both, walk};

on_both!(a_server_killed_at_any_moment_goes_on_from_there);

/// Kills on one database. The long run has more databases and not more kills of each, since every start is
/// followed by checks of the whole.
const KILLS: usize = 6;
const MANY_DATABASES: usize = 10;
/// After this long no further database is begun: a test is ended after five minutes.
const LONGEST: Duration = Duration::from_secs(200);
const WRITERS: usize = 4;
/// Writes answered before each kill, at least.
const WRITES: usize = 40;
/// For the load to come on, and for a purged text to go where another process was in the way.
const PATIENCE: Duration = Duration::from_secs(60);
const IMPORT_PATIENCE: Duration = Duration::from_secs(3);

/// What must be there, whatever happens.
#[derive(Default)]
struct Acknowledged {
    /// Each memory as the last answer has it, by user and id.
    memories: BTreeMap<String, BTreeMap<String, Value>>,
    erased: Vec<String>,
    imported: Vec<String>,
    reader: Reader,
}

async fn a_server_killed_at_any_moment_goes_on_from_there(backend: Backend) {
    let mut rng = StdRng::seed_from_u64(seed());
    let databases = if all_is_wanted() { MANY_DATABASES } else { 1 };
    let began = Instant::now();
    for number in 0..databases {
        if began.elapsed() > LONGEST {
            println!("the machine is slow: {} kills instead of {}", number * KILLS, databases * KILLS);
            return;
        }
        let database = TestDatabase::new(backend).await;
        let mut acknowledged = Acknowledged::default();
        let mut server = Server::start(&database.url).await;
        for kill in 0..KILLS {
            server = acknowledged.outlive(server, &database, kill, &mut rng).await;
        }
        // The rebuilds that were cut off are in nobody's way.
        assert_eq!(server.admin().post(REBUILD, &json!({})).await.is(200).body["equal"], true);
        server.stop().await;
        let report = cli(&["verify", "--json", "--database", &database.url]).await.is(0).json();
        assert_eq!((&report["ok"], &report["faults"]), (&json!(true), &json!([])), "{report}");
        assert_eq!(report["events"], acknowledged.reader.events.len(), "what the feed showed of the log");
    }
}

impl Acknowledged {
    /// Puts load on the server, kills it and answers the next one, once all is found there.
    async fn outlive(
        &mut self,
        server: Server,
        database: &TestDatabase,
        kill: usize,
        rng: &mut StdRng,
    ) -> Server {
        let api = server.admin();
        let progress = Arc::new(AtomicUsize::new(0));
        let mut parts = Vec::new();
        for number in 0..WRITERS {
            let (user, name) = (format!("user{}", number % 3), format!("kill {kill} writer {number}"));
            parts.push(tokio::spawn(write(api.clone(), user, name, progress.clone())));
        }
        let secrets = StdRng::seed_from_u64(rng.random());
        let (user, name) = ("user0".to_owned(), format!("kill {kill} purger"));
        parts.push(tokio::spawn(purge(api.clone(), user, name, secrets, progress.clone())));
        let rebuilding = tokio::spawn(rebuild(api.clone()));
        let reading = tokio::spawn(std::mem::take(&mut self.reader).follow(api.clone()));
        let new_user = format!("imported{kill}");
        let file = import_file(&new_user);
        let import = Import::start(&database.url, file.path());

        let most_ms = if kill.is_multiple_of(2) {
            is_on(&progress).await;
            400
        } else {
            begins(&api, &new_user).await;
            30
        };
        tokio::time::sleep(Duration::from_millis(rng.random_range(0..most_ms))).await;
        server.kill_9();
        import.kill_9();
        let server = Server::start(&database.url).await;
        let api = server.admin();
        rebuilding.await.expect("the rebuilding ends with the server");
        self.reader = reading.await.expect("the reader ends with the server");
        for part in join_all(parts).await {
            self.settle(part.expect("a part of the load ends with the server"), &api).await;
        }
        self.import_the_rest(&server, &new_user, file.path()).await;
        self.is_all_there(&server).await;
        self.nothing_erased_is_left(database).await;
        server
    }

    /// Takes in what was answered, and repeats what was not: it was done or it was not.
    async fn settle(&mut self, did: Did, api: &Api) {
        let mut done = did.done;
        if let Some(write) = did.unanswered {
            let answered = write.send(api).await.expect("the new server answers");
            done.push((write, answered));
        }
        for (write, mut memory) in done {
            // Of the answer to a purge alone.
            memory.as_object_mut().expect("a memory").remove("still_held_by");
            self.erased.extend(write.erases);
            self.memories.entry(write.user).or_default().insert(id(&memory), memory);
        }
    }

    /// A killed import has added whole batches; the same import again adds the rest.
    async fn import_the_rest(&mut self, server: &Server, user: &str, file: &Path) {
        let before = walk(&server.admin(), &memories(user), 500).await.len();
        assert_eq!(before % BATCH, 0, "a part of a batch was imported: {before} memories");
        let path = file.to_str().expect("the path of a temporary file is UTF-8");
        let report = server.cli(&["import", "--from", "jsonl", path, "--json"]).await.is(0).json();
        let count = |name: &str| report[name].as_u64().expect("a report counts");
        assert_eq!(count("created") + count("known"), IMPORTED as u64, "{report}");
        assert!(count("known") >= before as u64, "{report}, but there were {before}");
        self.imported.push(user.to_owned());
    }

    /// All that was acknowledged, and nothing else; and what is made of the log is what the log says.
    async fn is_all_there(&mut self, server: &Server) {
        let api = server.admin();
        self.reader.catch_up(&api).await;
        for (user, expected) in &self.memories {
            let listed = walk(&api, &format!("{}?state=all", memories(user)), 500).await;
            let found: BTreeMap<String, Value> = listed.into_iter().map(|it| (id(&it), it)).collect();
            for (id, memory) in expected {
                let mut now = found.get(id).cloned();
                // Who made it may not have been known yet to an answer.
                if let Some(now) = now.as_mut().filter(|_| memory["created_by"].is_null()) {
                    now["created_by"] = Value::Null;
                }
                assert_eq!(now.as_ref(), Some(memory), "memory {id} of {user}");
            }
            assert_eq!(found.len(), expected.len(), "{user} has memories that nobody made");
        }
        for user in &self.imported {
            let found = walk(&api, &memories(user), 500).await;
            let texts: BTreeSet<String> = column(&found, "content").into_iter().map(str::to_owned).collect();
            assert_eq!(found.len(), IMPORTED, "memories of {user}");
            let expected: BTreeSet<String> = (0..IMPORTED).map(imported).collect();
            assert_eq!(texts, expected, "texts of {user}");
        }
        let report = api.get("/api/admin/ledger/verify").await.is(200).body;
        assert_eq!((&report["ok"], &report["faults"]), (&json!(true), &json!([])), "{report}");
        assert_eq!(report["events"], self.reader.events.len(), "what the feed showed of the log");
    }

    /// The start cleans up what a purge had no time for. Only SQLite's files are this database's alone.
    async fn nothing_erased_is_left(&self, database: &TestDatabase) {
        if database.backend != Backend::Sqlite {
            return;
        }
        assert!(!lying_in(database, &[imported(0)]).is_empty(), "the scan does not find what is there");
        let deadline = Instant::now() + PATIENCE;
        loop {
            let left = lying_in(database, &self.erased);
            if left.is_empty() {
                return;
            }
            assert!(Instant::now() < deadline, "still in the files: {left}");
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
    }
}

/// Those of the texts that a file of the SQLite database holds, found by a program that reads every byte.
fn lying_in(database: &TestDatabase, texts: &[String]) -> String {
    let mut wanted = NamedTempFile::new().expect("a file for the texts can be made");
    texts.iter().for_each(|text| writeln!(wanted, "{text}").expect("the texts can be written"));
    let path = database.url.trim_start_matches("sqlite://");
    // `-s`: the write-ahead log is not always there.
    let found = Command::new("grep")
        .args(["-a", "-o", "-h", "-s", "-F", "-f"])
        .arg(wanted.path())
        .arg(path)
        .arg(format!("{path}-wal"))
        .env("LC_ALL", "C")
        .output()
        .expect("grep can be started");
    String::from_utf8_lossy(&found.stdout).into_owned()
}

/// Waits until the import has added its first batch. Where the load leaves it no turn to write for long, the
/// kill comes without it.
async fn begins(api: &Api, user: &str) {
    let deadline = Instant::now() + IMPORT_PATIENCE;
    let path = format!("{}?limit=1", memories(user));
    while Instant::now() < deadline {
        let page = answer(api, Method::GET, &path, None, &[]).await.expect("the server answers").is(200);
        if !page.items().is_empty() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// Waits until the load is on.
async fn is_on(progress: &AtomicUsize) {
    let deadline = Instant::now() + PATIENCE;
    while progress.load(Ordering::Relaxed) < WRITES {
        assert!(Instant::now() < deadline, "fewer than {WRITES} writes are answered within {PATIENCE:?}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}
