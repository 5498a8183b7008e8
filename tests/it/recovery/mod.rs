//! A ledger of whose tables only the log's own are left, or whose read models are another's: it says so, and everything
//! that can be made from the log is made again.

use std::collections::BTreeMap;

use memledger_ledger::read_models;
use memledger_tests::{
    Backend, eventually,
    server::{Server, cli, is_sound},
};
use serde_json::{Value, json};

use crate::{
    http::on_both,
    tampering::base::{ALL, ANA, BRUNO, Base, Copied, is_named},
};

on_both!(
    replay_restores_everything_under_a_running_server,
    a_restart_restores_everything,
    migrate_restores_everything,
    a_rebuild_over_http_restores_everything,
    verify_and_a_check_name_what_is_lost_and_change_nothing,
    tables_of_that_name_with_other_columns_count_as_none,
    one_lost_table_and_one_lost_checkpoint_are_restored,
    the_log_alone_is_a_ledger,
    without_a_table_of_the_log_nothing_is_made_up,
);

/// What keeps the read models' books, and other things that may be forgotten.
const BOOKS: [&str; 8] = [
    "snapshots",
    "projections",
    "generations",
    "checkpoints",
    "parked_events",
    "followers",
    "run_leases",
    "residue",
];

/// What can't be rebuilt, and is no part of the log.
const OTHERS: [&str; 17] = [
    "schema_migrations",
    "vectors",
    "thread_acks",
    "checkpoint_threads",
    "thread_checkpoints",
    "thread_checkpoint_blobs",
    "thread_checkpoint_writes",
    "thread_states",
    "operations",
    "memory_access",
    "verifications",
    "upkeep",
    "api_keys",
    "accounts",
    "accesses",
    "sessions",
    "origin",
];

fn tables() -> Vec<&'static str> {
    read_models().iter().flat_map(|model| model.tables().iter().map(|table| table.name)).collect()
}

/// Drops all read models and all that is known of them.
async fn drop_read_models(copy: &Copied) {
    for table in tables() {
        copy.run(&format!("DROP VIEW {table}")).await;
        copy.run(&format!("DROP TABLE {table}_g1")).await;
    }
    copy.run("DROP VIEW cqrs_events").await;
    for table in BOOKS {
        copy.run(&format!("DROP TABLE {table}")).await;
    }
}

/// By table: how many rows there are, and their digest. Both are those of a rebuild, too. The statistics of the days are
/// left out: a server that starts makes its key, which is an event.
async fn digests(copy: &Copied) -> BTreeMap<String, (u64, String)> {
    let checked = cli(&["replay", "--check", "--json", "--database", copy.url()]).await.is(0).json();
    let tables = checked["tables"].as_array().unwrap().iter();
    let digest = |table: &Value| {
        let name = table["table"].as_str().unwrap().to_owned();
        (name, (table["live_rows"].as_u64().unwrap(), table["live_digest"].as_str().unwrap().to_owned()))
    };
    tables.map(digest).filter(|(name, _)| name != "daily_metrics").collect()
}

async fn memories(server: &Server) -> [Value; 2] {
    let of = async |user: &str| {
        server.admin().get(&format!("/api/users/{user}/memories?state=all")).await.is(200).body
    };
    [of(ANA).await, of(BRUNO).await]
}

async fn is_not_ready(server: &Server, reason: &str) {
    let answer = server.admin().get("/readyz").await.is(503);
    assert!(answer.text.contains(reason), "{reason} is not named: {}", answer.text);
    server.admin().get("/healthz").await.is(200);
}

/// Once the worker has looked again.
async fn is_ready(server: &Server) {
    eventually("the server is ready", async || server.admin().get("/readyz").await.status == 200).await;
}

async fn replay_restores_everything_under_a_running_server(backend: Backend) {
    let copy = Base::new(backend).await.copy().await;
    let before = digests(&copy).await;
    assert!(before.values().filter(|(rows, _)| *rows > 0).count() >= 5, "{before:?}");
    let server = Server::start(copy.url()).await;
    let seen = memories(&server).await;
    server.admin().get("/readyz").await.is(200);
    drop_read_models(&copy).await;
    is_not_ready(&server, "missing").await;
    let read = server.admin().get(&format!("/api/users/{ANA}/memories")).await.is(503);
    assert_eq!(read.body["code"], "unavailable", "{}", read.text);
    let metrics = server.admin().get("/metrics").await.is(200).text;
    let lag = metrics
        .lines()
        .find_map(|line| line.strip_prefix("memledger_projection_lag_events{projection=\"memories\"} "));
    let lag: i64 = lag.expect("it has a lag").parse().unwrap();
    assert!(lag >= ALL, "{lag} of {ALL} events wait");

    let replayed = server.cli(&["replay"]).await.is(0);
    assert!(replayed.stdout.contains("memories: LOST"), "{}", replayed.stdout);
    is_ready(&server).await;
    assert_eq!(memories(&server).await, seen);
    server.stop().await;
    assert_eq!(digests(&copy).await, before);
    is_sound(copy.url()).await;
}

async fn a_restart_restores_everything(backend: Backend) {
    let copy = Base::new(backend).await.copy().await;
    let before = digests(&copy).await;
    drop_read_models(&copy).await;
    let server = Server::start(copy.url()).await;
    server.admin().get("/readyz").await.is(200);
    memories(&server).await;
    server.stop().await;
    assert_eq!(digests(&copy).await, before);
    is_sound(copy.url()).await;
}

async fn migrate_restores_everything(backend: Backend) {
    let copy = Base::new(backend).await.copy().await;
    let before = digests(&copy).await;
    drop_read_models(&copy).await;
    cli(&["migrate", "--database", copy.url()]).await.is(0);
    assert_eq!(digests(&copy).await, before);
    is_sound(copy.url()).await;
}

async fn a_rebuild_over_http_restores_everything(backend: Backend) {
    let copy = Base::new(backend).await.copy().await;
    let before = digests(&copy).await;
    let server = Server::start(copy.url()).await;
    let seen = memories(&server).await;
    drop_read_models(&copy).await;
    let rebuilt = server.admin().post("/api/admin/ledger/rebuild", &json!({})).await.is(200).body;
    assert_eq!(rebuilt["equal"], false, "what was lost was not equal: {rebuilt}");
    is_ready(&server).await;
    assert_eq!(memories(&server).await, seen);
    let again = server.admin().post("/api/admin/ledger/rebuild", &json!({"check": true})).await.is(200).body;
    assert_eq!(again["equal"], true, "{again}");
    server.stop().await;
    assert_eq!(digests(&copy).await, before);
}

async fn verify_and_a_check_name_what_is_lost_and_change_nothing(backend: Backend) {
    let copy = Base::new(backend).await.copy().await;
    let before = digests(&copy).await;
    drop_read_models(&copy).await;
    for _ in 0..2 {
        let report = copy.verify(&[]).await.is(1).json();
        for table in tables() {
            let wanted = json!({"kind": "projection", "table": table, "message": "is lost"});
            assert!(is_named(&report, &wanted), "{wanted} is not named: {report:#}");
        }
        let checked = cli(&["replay", "--check", "--json", "--database", copy.url()]).await.is(1).json();
        assert_eq!((&checked["equal"], &checked["switched"]), (&json!(false), &json!(false)));
        let lost = checked["tables"].as_array().unwrap().iter().filter(|table| table["lost"].is_string());
        assert_eq!(lost.count(), tables().len(), "{checked:#}");
    }
    cli(&["replay", "--database", copy.url()]).await.is(0);
    assert_eq!(digests(&copy).await, before);
    copy.verify(&[]).await.is(0);
}

async fn tables_of_that_name_with_other_columns_count_as_none(backend: Backend) {
    let copy = Base::new(backend).await.copy().await;
    let before = digests(&copy).await;
    copy.run("DROP VIEW memories").await;
    copy.run("DROP TABLE memories_g1").await;
    copy.run("CREATE TABLE memories_g1 (partition_id integer, note text)").await;
    copy.run("CREATE TABLE memories (note text)").await;
    // In the next generation's way.
    copy.run("CREATE TABLE memories_g2 (note text)").await;
    copy.run("DROP TABLE parked_events").await;
    copy.run("CREATE TABLE parked_events (note text)").await;
    let report = copy.verify(&[]).await.is(1).json();
    let wanted =
        json!({"kind": "projection", "table": "memories", "message": "memories_g1 has other columns"});
    assert!(is_named(&report, &wanted), "{wanted} is not named: {report:#}");
    cli(&["replay", "--database", copy.url()]).await.is(0);
    assert_eq!(digests(&copy).await, before);
    is_sound(copy.url()).await;
}

async fn one_lost_table_and_one_lost_checkpoint_are_restored(backend: Backend) {
    let copy = Base::new(backend).await.copy().await;
    let before = digests(&copy).await;
    let server = Server::start(copy.url()).await;
    copy.run("DELETE FROM checkpoints WHERE partition_id = 7 AND projection = 'user_stats'").await;
    is_not_ready(&server, "user_stats: it has 63 of 64 checkpoints").await;
    copy.run("DROP VIEW memories").await;
    is_not_ready(&server, "its view memories is missing").await;
    copy.run("DROP TABLE memories_g1").await;
    is_not_ready(&server, "its table memories_g1 is missing").await;
    let one = server.cli(&["replay", "--user", ANA]).await.is(1);
    assert!(one.stderr.contains("lost; rebuild it whole before one user"), "{}", one.stderr);
    server.cli(&["replay", "--projection", "memories", "--projection", "user_stats"]).await.is(0);
    is_ready(&server).await;
    server.stop().await;
    assert_eq!(digests(&copy).await, before);
}

async fn the_log_alone_is_a_ledger(backend: Backend) {
    let copy = Base::new(backend).await.copy().await;
    let before = digests(&copy).await;
    drop_read_models(&copy).await;
    for table in OTHERS {
        copy.run(&format!("DROP TABLE {table}")).await;
    }
    cli(&["replay", "--database", copy.url()]).await.is(0);
    assert_eq!(digests(&copy).await, before);
    is_sound(copy.url()).await;
    // Keys are gone; the operator's own one opens it.
    let server = Server::start(copy.url()).await;
    let created = json!({"content": "written after the loss"});
    server.admin().post(&format!("/api/users/{ANA}/memories"), &created).await.is(201);
    server.stop().await;
    is_sound(copy.url()).await;
}

async fn without_a_table_of_the_log_nothing_is_made_up(backend: Backend) {
    let copy = Base::new(backend).await.copy().await;
    copy.run("DROP TABLE commands").await;
    for command in [["replay"], ["migrate"], ["verify"]] {
        let ran = cli(&[&command[..], &["--database", copy.url()]].concat()).await.is(1);
        let said = "commands, a table of the log itself, is missing: restore a backup";
        assert!(ran.stderr.contains(said), "{}", ran.stderr);
    }
}
