//! What a demo serves is its own until it ends, and it does not serve what another serves.

use memledger_tests::{
    Backend,
    server::{Ran, Server, cli_in},
};
use serde_json::json;
use tempfile::TempDir;

use crate::http::{World, active, remember};

fn check_refused(ran: Ran, why: &str) {
    let ran = ran.is(1);
    assert!(ran.stderr.contains(why), "{why:?} is not in {}", ran.stderr);
    assert_eq!(ran.stderr.trim().lines().count(), 1, "one line: {}", ran.stderr);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_demo_that_serves_keeps_its_file_to_itself() {
    let folder = TempDir::new().unwrap();
    let started = Server::try_demo(folder.path(), None).await;
    let server = started.unwrap_or_else(|ran| panic!("the demo ended with {}:\n{}", ran.code, ran.stderr));
    let api = server.admin();
    remember(&api, "ana", json!({"content": "told to the demo that serves"})).await;
    let before = active(&api, "ana").await;
    // A demo begins anew, and would take the file away for that.
    check_refused(cli_in(folder.path(), &["demo"]).await, "demo.db is already served by another process");
    let Err(ran) = Server::try_demo(folder.path(), None).await else { panic!("two demos serve one file") };
    check_refused(ran, "demo.db is already served by another process");
    let url = format!("sqlite://{}", folder.path().join("memledger-data/demo.db").display());
    let Err(ran) = Server::try_start(&url, &[], &[]).await else {
        panic!("a demo and a server serve one file")
    };
    check_refused(ran, "demo.db is already served by another process");
    assert_eq!(active(&api, "ana").await, before);
    server.cli(&["verify"]).await.is(0);
    server.stop().await;
    // The lock went with it.
    cli_in(folder.path(), &["demo"]).await.is(0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_demo_on_a_served_ledger_tells_its_story_and_does_not_serve() {
    let world = World::new(Backend::Sqlite).await;
    remember(&world.admin, "ana", json!({"content": "kept"})).await;
    let folder = TempDir::new().unwrap();
    let Err(ran) = Server::try_demo(folder.path(), Some(&world.database.url)).await else {
        panic!("a demo serves what a server serves")
    };
    check_refused(ran, "ledger.db is already served by another process");
    world.server.cli(&["demo"]).await.is(0);
    assert_eq!(active(&world.admin, "ana").await.len(), 1);
    world.server.cli(&["verify"]).await.is(0);
}
