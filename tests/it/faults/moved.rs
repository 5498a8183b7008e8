//! Somebody moves, removes or replaces the SQLite file of a server: what it wrote from then on would be gone with it.

use std::{fs, time::Duration};

use memledger_tests::{
    Backend, TestDatabase,
    server::{Server, is_sound},
};
use serde_json::json;

use super::{Load, Note, check_refusal_names, each_counts_once, eventually, recovered};
use crate::http::active;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_acknowledged_while_the_file_is_not_where_it_was_opened() {
    let database = TestDatabase::new(Backend::Sqlite).await;
    let server = Server::start(&database.url).await;
    let api = server.admin();
    let path = std::path::PathBuf::from(database.url.strip_prefix("sqlite://").unwrap());
    let away = path.with_extension("away");
    let first = Note::new("ana", "first");
    first.send(&api).await.is(201);
    let mut notes = vec![first];
    for replaced in [false, true] {
        fs::rename(&path, &away).unwrap();
        if replaced {
            fs::copy(&away, &path).unwrap();
        }
        let refused = Note::new("ana", if replaced { "third" } else { "second" });
        check_refusal_names(&refused.send(&api).await, "was moved, removed or replaced");
        check_refusal_names(&api.get("/readyz").await, "was moved, removed or replaced");
        let many = (0..8).map(|number| {
            let api = api.clone();
            async move {
                let body = json!({"content": format!("lost {number}")});
                api.post(&format!("/api/users/user{number}/memories"), &body).await.status
            }
        });
        assert_eq!(futures::future::join_all(many).await, [503; 8]);
        api.get("/healthz").await.is(200);
        fs::rename(&away, &path).unwrap();
        eventually("the server writes again", async || api.get("/readyz").await.status == 200).await;
        recovered(&api).await;
        // The same request again, which was not done.
        let answer = refused.send(&api).await.is(201);
        assert!(!answer.is_replayed());
        notes.push(refused);
    }
    each_counts_once(&api, &notes).await;
    assert_eq!(active(&api, "ana").await.len(), 3);
    assert!(active(&api, "user0").await.is_empty());
    server.stop().await;
    is_sound(&database.url).await;
}

/// Also between the commit of a write and the disk's answer to it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_while_the_file_came_and_went_is_there() {
    const CLIENTS: usize = 16;
    let database = TestDatabase::new(Backend::Sqlite).await;
    let server = Server::start(&database.url).await;
    let path = std::path::PathBuf::from(database.url.strip_prefix("sqlite://").unwrap());
    let away = path.with_extension("away");
    let load = Load::start(&server.admin(), CLIENTS);
    for round in 0..15 {
        load.goes_on(CLIENTS * 2).await;
        fs::rename(&path, &away).unwrap();
        tokio::time::sleep(Duration::from_millis(10 + round * 7)).await;
        fs::rename(&away, &path).unwrap();
    }
    recovered(&server.admin()).await;
    load.goes_on(CLIENTS * 2).await;
    let notes = load.settle().await;
    server.stop().await;
    // What the file holds, and not what the process did.
    let server = Server::start(&database.url).await;
    each_counts_once(&server.admin(), &notes).await;
    server.stop().await;
    is_sound(&database.url).await;
}
