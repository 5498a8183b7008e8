//! The disk is full, and then it is not any more.

use std::{
    io::Write,
    path::Path,
    process::{Command, Stdio},
};

use futures::future::join_all;
use memledger_store::partition_of;
use memledger_tests::server::{Answer, Api, Server, is_sound};
use tempfile::TempDir;

use super::{
    Note, check_refusal, check_refusal_names, children_of, each_counts_once, eventually,
    own_postgres::OwnPostgres, recovered, small_disk::SmallDisk,
};
use crate::http::{active, memories, without_requests};

/// Where a ledger lies, and how its room is taken away and given back.
enum Room {
    Disk(SmallDisk),
    /// Where mounting is not allowed: the server's files can't grow beyond a size.
    Files(TempDir),
}

impl Room {
    async fn new() -> Option<Self> {
        if let Some(disk) = SmallDisk::mount(12).await {
            return Some(Self::Disk(disk));
        }
        let limits = Command::new("prlimit").stdout(Stdio::null()).status();
        if limits.is_ok_and(|status| status.success()) {
            return Some(Self::Files(tempfile::tempdir().expect("a temporary folder can be made")));
        }
        None
    }

    fn path(&self) -> &Path {
        match self {
            Self::Disk(disk) => disk.path(),
            Self::Files(folder) => folder.path(),
        }
    }

    /// Leaves room for a few writes.
    fn take(&self, database: &str) {
        match self {
            Self::Disk(disk) => disk.fill(1 << 20),
            Self::Files(_) => limit_files(database, "1048576:"),
        }
    }

    fn give_back(&self, database: &str) {
        match self {
            Self::Disk(disk) => disk.free(),
            Self::Files(_) => limit_files(database, "unlimited:"),
        }
    }

    /// What a refusal must name.
    fn cause(&self) -> &'static str {
        match self {
            Self::Disk(_) => "disk is full",
            Self::Files(_) => "disk I/O error",
        }
    }
}

/// Sets how large files of the database's server may become; beyond that the system refuses as a full disk does.
fn limit_files(database: &str, size: &str) {
    let serves = |pid: &u32| {
        let words = std::fs::read(format!("/proc/{pid}/cmdline")).unwrap_or_default();
        words.split(|byte| *byte == 0).any(|word| word == database.as_bytes())
    };
    let server = children_of(std::process::id()).into_iter().find(serves).expect("the server runs");
    let limit =
        Command::new("prlimit").arg(format!("--pid={server}")).arg(format!("--fsize={size}")).status();
    assert!(limit.expect("prlimit can be started").success(), "the size of files can't be limited");
}

/// Past the test runner's own capture, so that nobody takes it for a pass.
fn skipped(test: &str, why: &str) {
    writeln!(std::io::stderr(), "SKIPPED {test}: {why}").ok();
}

/// Sends notes until one is refused; answers all of them and the refusal.
async fn write_until_refused(api: &Api, user: &str) -> (Vec<Note>, Answer) {
    let mut notes = Vec::new();
    for number in 0..5_000 {
        let note = Note::long(user, &format!("{user} {number}"));
        let answer = note.send(api).await;
        notes.push(note);
        if answer.status == 503 {
            return (notes, answer);
        }
    }
    panic!("{user}: the disk never gets full");
}

/// Users whose writes never keep a reader of this user waiting: read models follow the log by partition.
fn apart_from(user: &str, count: usize) -> Vec<String> {
    let partition = partition_of("default", user);
    let others = (0..).map(|n| format!("writer{n}"));
    others.filter(|other| partition_of("default", other) != partition).take(count).collect()
}

/// Reads answer what is true, or that they can't.
async fn check_reads(api: &Api, cause: &str, reader: &str, writers: &[String]) {
    api.get("/healthz").await.is(200);
    // Who reads is not kept from it, and who would write is sent elsewhere.
    check_refusal_names(&api.get("/readyz").await, cause);
    assert_eq!(active(api, reader).await.len(), 1);
    // Each may wait for its read models as long as the server's patience lasts, so all at once.
    let paths: Vec<String> = writers.iter().map(|writer| memories(writer)).collect();
    for answer in join_all(paths.iter().map(|path| api.get(path))).await {
        if answer.status != 200 {
            check_refusal(&answer);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_on_a_full_disk_refuses_writes_and_reads_on() {
    let Some(room) = Room::new().await else {
        return skipped("sqlite_on_a_full_disk", "neither mount nor prlimit works here");
    };
    let database = format!("sqlite://{}", room.path().join("ledger.db").display());
    let server = Server::start(&database).await;
    let api = server.admin();
    let mut notes = vec![Note::new("ana", "before")];
    notes[0].insist(&api, || {}).await;
    assert_eq!(active(&api, "ana").await.len(), 1);

    room.take(&database);
    // Several at once, so that whole groups of commands are refused in the middle.
    let writers = apart_from("ana", 4);
    for (sent, refusal) in join_all(writers.iter().map(|user| write_until_refused(&api, user))).await {
        check_refusal_names(&refusal, room.cause());
        notes.extend(sent);
    }
    check_reads(&api, room.cause(), "ana", &writers).await;
    // A command opens the file by itself, and that needs no room. An export is noted first, where there is room for it:
    // at the machine itself it goes on unnoted, and over HTTP it waits.
    let exported = server.cli(&["export", "--user", "ana"]).await.is(0);
    let over_http = api.get("/api/users/ana/export").await;
    if over_http.status != 200 {
        check_refusal(&over_http);
    }

    room.give_back(&database);
    recovered(&api).await;
    let over_http = api.get("/api/users/ana/export").await.is(200).text;
    assert_eq!(without_requests(&exported.stdout), without_requests(&over_http));
    Note::insist_on_all(&notes, &api).await;
    recovered(&api).await;
    each_counts_once(&api, &notes).await;
    server.stop().await;
    is_sound(&database).await;
    let server = Server::start(&database).await;
    each_counts_once(&server.admin(), &notes).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgresql_on_a_full_disk_is_survived() {
    let Some(disk) = SmallDisk::mount(128).await else {
        return skipped("postgresql_on_a_full_disk", "mounting is not allowed here");
    };
    let postgres = OwnPostgres::start_in(disk.path()).await;
    let settings =
        [("MEMLEDGER_POSTGRES_ACQUIRE_TIMEOUT_MS", "1000"), ("MEMLEDGER_HTTP_REQUEST_TIMEOUT_MS", "5000")];
    let server = Server::start_with(&postgres.url, &[], &settings).await;
    let api = server.admin();
    let mut notes = vec![Note::new("ana", "before")];
    notes[0].insist(&api, || {}).await;
    assert_eq!(active(&api, "ana").await.len(), 1);

    // The tables can't grow: PostgreSQL refuses the write and lives on.
    disk.fill(0);
    let writers = apart_from("ana", 1);
    let (sent, refusal) = write_until_refused(&api, &writers[0]).await;
    check_refusal_names(&refusal, "No space left on device");
    check_reads(&api, "No space left on device", "ana", &writers).await;
    notes.extend(sent);

    // The write-ahead log can't grow: PostgreSQL ends itself and can't even recover.
    let mut session = postgres.session().await;
    for statement in ["SELECT pg_switch_wal()", "CHECKPOINT"] {
        // The session may well die of it.
        sqlx::query(statement).execute(&mut session).await.ok();
    }
    let last = notes[notes.len() - 1].clone();
    eventually("PostgreSQL is down", async || {
        last.send(&api).await;
        api.get("/readyz").await.status == 503
    })
    .await;
    check_refusal(&last.send(&api).await);
    api.get("/healthz").await.is(200);

    disk.free();
    postgres.halt().await;
    postgres.resume().await;
    recovered(&api).await;
    Note::insist_on_all(&notes, &api).await;
    recovered(&api).await;
    each_counts_once(&api, &notes).await;
    server.stop().await;
    is_sound(&postgres.url).await;
}
