//! No connection is left: others hold the locks that ours wait for, or all of the server's places.

use std::{
    collections::HashSet,
    time::{Duration, Instant},
};

use futures::future::join_all;
use memledger_store::partition_of;
use memledger_tests::{
    Backend, TestDatabase, open_store,
    server::{Api, Server, is_sound},
};
use sqlx::{Connection, PgConnection};

use super::{
    Note, RECOVERY, check_refusal, check_refusal_names, each_counts_once, eventually,
    own_postgres::OwnPostgres, recovered,
};
use crate::http::memories;

/// Sessions of the ledger that wait for somebody's lock.
async fn blocked(watcher: &mut PgConnection) -> i64 {
    let sql = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() \
               AND application_name = 'memledger' AND wait_event_type = 'Lock'";
    sqlx::query_scalar(sql).fetch_one(watcher).await.expect("sessions are counted")
}

/// A user of each of two lanes, which share the partitions out among them.
fn one_a_lane() -> [String; 2] {
    [0, 1].map(|lane| {
        let mut users = (0..).map(|n| format!("waiting{n}"));
        users.find(|user| partition_of("default", user) % 2 == lane).expect("there are users without end")
    })
}

/// Neither reads nor writes: nothing but the process's own life is left.
async fn check_exhausted(api: &Api) {
    check_refusal_names(&api.get("/readyz").await, "connection");
    check_refusal_names(&api.get(&memories("ana")).await, "connection");
    check_refusal(&Note::new("zoe", "while there is no connection").send(api).await);
    api.get("/healthz").await.is(200);
}

/// Who reads has connections of their own.
async fn check_writes_stopped(api: &Api) {
    check_refusal(&Note::new("zoe", "while there is no connection").send(api).await);
    check_refusal_names(&api.get("/readyz").await, "writes are refused");
    let found = api.get(&memories("ana")).await.is(200);
    assert!(found.text.contains("before"), "{}", found.text);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_foreign_lock_that_uses_up_the_lanes_is_survived() {
    let database = TestDatabase::new(Backend::Postgres).await;
    let small = [
        ("MEMLEDGER_POSTGRES_CONNECTIONS", "4"),
        ("MEMLEDGER_POSTGRES_GROUP_LANES", "2"),
        ("MEMLEDGER_POSTGRES_ACQUIRE_TIMEOUT_MS", "1000"),
        ("MEMLEDGER_HTTP_REQUEST_TIMEOUT_MS", "3000"),
    ];
    let server = Server::start_with(&database.url, &[], &small).await;
    let api = server.admin();
    let mut notes = vec![Note::new("ana", "before")];
    notes[0].insist(&api, || {}).await;
    let mut watcher = PgConnection::connect(&database.url).await.unwrap();
    let mut holder = PgConnection::connect(&database.url).await.unwrap();
    sqlx::raw_sql("BEGIN; SELECT * FROM partitions FOR UPDATE").execute(&mut holder).await.unwrap();
    let mut writers = Vec::new();
    for user in one_a_lane() {
        let (note, api) = (Note::new(&user, &format!("{user} waits")), api.clone());
        notes.push(note.clone());
        writers.push(tokio::spawn(async move { note.send(&api).await }));
        let waiting = writers.len() as i64;
        eventually("a write waits for the lock", async || blocked(&mut watcher).await == waiting).await;
    }
    check_writes_stopped(&api).await;
    for writer in writers {
        check_refusal(&writer.await.expect("a writer gets its answer"));
    }
    check_writes_stopped(&api).await;
    holder.close().await.unwrap();
    recovered(&api).await;
    notes.extend((0..20).map(|n| Note::new(&format!("user{n}"), &format!("after {n}"))));
    notes.push(Note::new("zoe", "while there is no connection"));
    Note::insist_on_all(&notes, &api).await;
    each_counts_once(&api, &notes).await;
    server.stop().await;
    is_sound(&database.url).await;
}

/// Every place that the server has.
const PLACES: usize = 10;

/// Ends the ledger's sessions and takes their places, until it has none.
async fn take_all(postgres: &OwnPostgres, taken: &mut Vec<PgConnection>) {
    let deadline = Instant::now() + RECOVERY;
    while taken.len() < PLACES {
        assert!(Instant::now() < deadline, "the ledger always holds one of the places");
        let sql =
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'memledger'";
        sqlx::query(sql).execute(&mut taken[0]).await.expect("sessions can be ended");
        match PgConnection::connect(&postgres.url).await {
            Ok(session) => taken.push(session),
            Err(_) => tokio::time::sleep(Duration::from_millis(10)).await,
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_without_free_places_is_survived() {
    let postgres = OwnPostgres::start().await;
    let mut session = postgres.session().await;
    let sql = format!("ALTER SYSTEM SET max_connections = {PLACES}");
    sqlx::raw_sql(&sql).execute(&mut session).await.unwrap();
    postgres.halt().await;
    postgres.resume().await;
    // More connections than PostgreSQL has places.
    let greedy = [
        ("MEMLEDGER_POSTGRES_CONNECTIONS", "20"),
        ("MEMLEDGER_POSTGRES_ACQUIRE_TIMEOUT_MS", "1000"),
        ("MEMLEDGER_HTTP_REQUEST_TIMEOUT_MS", "5000"),
    ];
    let mut taken = vec![postgres.session().await];
    let server = Server::start_with(&postgres.url, &[], &greedy).await;
    let api = server.admin();
    let mut notes: Vec<Note> =
        (0..60).map(|n| Note::new(&format!("user{}", n % 20), &format!("burst {n}"))).collect();
    Note::insist_on_all(&notes, &api).await;
    take_all(&postgres, &mut taken).await;
    check_exhausted(&api).await;
    join_all(taken.into_iter().map(PgConnection::close)).await;
    recovered(&api).await;
    notes.push(Note::new("zoe", "while there is no connection"));
    Note::insist_on_all(&notes, &api).await;
    recovered(&api).await;
    server.stop().await;
    // One that asks for more than there is may lack a connection now and then, in the middle of an export too.
    let modest = [("MEMLEDGER_POSTGRES_CONNECTIONS", "6")];
    let server = Server::start_with(&postgres.url, &[], &modest).await;
    each_counts_once(&server.admin(), &notes).await;
    server.stop().await;
    is_sound(&postgres.url).await;
}

/// It has its plans and data at hand.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_asks_alone_is_answered_by_the_session_that_answered_last() {
    let database = TestDatabase::new(Backend::Postgres).await;
    let store = open_store(&database).await;
    // As many sessions as are asked at once.
    let at_once = (0..4).map(|_| store.query("SELECT pg_sleep(0.2)", Vec::new()));
    assert!(join_all(at_once).await.iter().all(Result::is_ok));
    let mut sessions = HashSet::new();
    for _ in 0..10 {
        let rows = store.query("SELECT pg_backend_pid()", Vec::new()).await.unwrap();
        sessions.insert(rows[0][0].int().unwrap());
    }
    assert_eq!(sessions.len(), 1);
    store.close().await;
}

/// Whoever is given up waits on in the server, unless that looks whether anybody is left to wait for it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sessions_that_were_given_up_leave_the_server() {
    const CONNECTIONS: i64 = 4;
    let database = TestDatabase::new(Backend::Postgres).await;
    let small = [
        ("MEMLEDGER_POSTGRES_CONNECTIONS", "4"),
        ("MEMLEDGER_POSTGRES_ACQUIRE_TIMEOUT_MS", "1000"),
        ("MEMLEDGER_POSTGRES_ANSWER_TIMEOUT_MS", "2000"),
        ("MEMLEDGER_HTTP_REQUEST_TIMEOUT_MS", "3000"),
    ];
    let server = Server::start_with(&database.url, &[], &small).await;
    let api = server.admin();
    let note = Note::new("ana", "before");
    note.insist(&api, || {}).await;
    let mut watcher = PgConnection::connect(&database.url).await.unwrap();
    let mut holder = PgConnection::connect(&database.url).await.unwrap();
    sqlx::raw_sql("BEGIN; LOCK TABLE contents IN ACCESS EXCLUSIVE MODE").execute(&mut holder).await.unwrap();
    let until = Instant::now() + Duration::from_secs(12);
    while Instant::now() < until {
        let path = memories("ana");
        join_all((0..8).map(|_| api.get(&path))).await;
        // Those that were given up lately, and their successors.
        let sessions = blocked(&mut watcher).await;
        assert!(sessions <= 2 * CONNECTIONS, "{sessions} sessions wait for one process");
    }
    holder.close().await.unwrap();
    recovered(&api).await;
    each_counts_once(&api, &[note]).await;
    server.stop().await;
}
