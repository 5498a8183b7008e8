//! PostgreSQL goes away, or hangs, and comes back.

use memledger_tests::server::{Server, is_sound};

use super::{Load, Note, check_refusal, each_counts_once, eventually, own_postgres::OwnPostgres, recovered};
use crate::http::memories;

/// Shorter than by default, so that an outage is noticed soon.
const IMPATIENT: [(&str, &str); 2] =
    [("MEMLEDGER_POSTGRES_ACQUIRE_TIMEOUT_MS", "1000"), ("MEMLEDGER_HTTP_REQUEST_TIMEOUT_MS", "5000")];

const CLIENTS: usize = 8;

fn rounds() -> usize {
    if memledger_tests::all_is_wanted() { 10 } else { 3 }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_outlives_its_postgresql() {
    let postgres = OwnPostgres::start().await;
    let server = Server::start_with(&postgres.url, &[], &IMPATIENT).await;
    let api = server.admin();
    let load = Load::start(&api, CLIENTS);
    for _ in 0..rounds() {
        load.goes_on(CLIENTS * 5).await;
        postgres.halt().await;
        let refused = load.refused();
        check_refusal(&api.get("/readyz").await);
        check_refusal(&api.get(&memories("user0")).await);
        check_refusal(&api.get("/api/users").await);
        api.get("/healthz").await.is(200);
        eventually("writers are refused", async || load.refused() >= refused + CLIENTS).await;
        postgres.resume().await;
        recovered(&api).await;
    }
    load.goes_on(CLIENTS).await;
    let notes = load.settle().await;
    recovered(&api).await;
    each_counts_once(&api, &notes).await;
    server.stop().await;
    is_sound(&postgres.url).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_stops_while_postgresql_is_down_and_says_why_it_does_not_start() {
    let postgres = OwnPostgres::start().await;
    let server = Server::start_with(&postgres.url, &[], &IMPATIENT).await;
    let note = Note::new("ana", "kept");
    note.insist(&server.admin(), || {}).await;
    postgres.halt().await;
    server.stop().await;
    let Err(refused) = Server::try_start(&postgres.url, &[], &IMPATIENT).await else {
        panic!("a server starts without its database");
    };
    assert_eq!(refused.code, 1, "{}", refused.stderr);
    let message = refused.stderr.lines().last().unwrap_or_default();
    assert!(message.starts_with("memledger: ") && message.contains("refused"), "{}", refused.stderr);
    postgres.resume().await;
    let server = Server::start_with(&postgres.url, &[], &IMPATIENT).await;
    assert!(note.insist(&server.admin(), || {}).await.is_replayed());
    each_counts_once(&server.admin(), &[note]).await;
    server.stop().await;
    is_sound(&postgres.url).await;
}

/// No connection breaks, so nothing tells the server but the time that passes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_postgresql_that_hangs_is_given_up_in_time() {
    let postgres = OwnPostgres::start().await;
    let server = Server::start_with(&postgres.url, &[], &IMPATIENT).await;
    let api = server.admin();
    let load = Load::start(&api, CLIENTS);
    load.goes_on(CLIENTS * 5).await;
    let frozen = postgres.freeze();
    let refused = load.refused();
    check_refusal(&api.get("/readyz").await);
    check_refusal(&api.get(&memories("user0")).await);
    api.get("/healthz").await.is(200);
    eventually("every writer is refused", async || load.refused() >= refused + CLIENTS).await;
    drop(frozen);
    recovered(&api).await;
    load.goes_on(CLIENTS * 5).await;
    let notes = load.settle().await;
    recovered(&api).await;
    each_counts_once(&api, &notes).await;
    server.stop().await;
    is_sound(&postgres.url).await;
}
