//! How many streams one credential may follow.

use std::time::{Duration, Instant};

use memledger_tests::{
    Backend, TestDatabase,
    server::{Api, Server},
};
use serde_json::{Value, json};

on_both!(a_credential_follows_so_many_streams_and_no_more);

const LIVE: [(&str, &str); 1] = [("Accept", "text/event-stream")];
const PATIENCE: Duration = Duration::from_secs(30);

/// A stream that is followed as long as it is held; or the status of the refusal.
async fn follow(api: &Api, path: &str) -> Result<reqwest::Response, u16> {
    let response = api.open(path, &LIVE).await;
    if response.status() == 200 { Ok(response) } else { Err(response.status().as_u16()) }
}

async fn a_credential_follows_so_many_streams_and_no_more(backend: Backend) {
    let database = TestDatabase::new(backend).await;
    let three = [("MEMLEDGER_HTTP_STREAMS_PER_CREDENTIAL", "3")];
    let server = Server::start_with(&database.url, &[], &three).await;
    let admin = server.admin();
    let (feed, active) = ("/api/events", "/api/admin/workflows/active");
    let mut followed = Vec::new();
    for path in [feed, active, feed] {
        followed.push(follow(&admin, path).await.unwrap());
    }
    for path in [feed, active] {
        let refused = admin.open(path, &LIVE).await;
        assert_eq!(refused.status(), 429, "{path}");
        assert_eq!(refused.headers()["content-type"], "application/problem+json", "{path}");
        let problem: Value = serde_json::from_slice(&refused.bytes().await.unwrap()).unwrap();
        assert_eq!(problem["code"], "rate_limited", "{problem}");
        let detail = problem["detail"].as_str().unwrap_or_default();
        for part in ["follows 3 streams", "http.streams_per_credential"] {
            assert!(detail.contains(part), "{part:?} is not in {detail}");
        }
        // What is no stream is answered, and so is another's.
        admin.get(path).await.is(200);
    }
    let auditor = server.with_key(&["--role", "auditor"]).await;
    let theirs = follow(&auditor, feed).await.unwrap();
    // Those that are followed go on.
    let mut stream = followed.remove(0);
    admin.post("/api/users/ana/memories", &json!({"content": "x"})).await.is(201);
    let mut heard = String::new();
    while !heard.contains("MemoryCreated") {
        let chunk = tokio::time::timeout(PATIENCE, stream.chunk()).await.expect("an event comes in time");
        heard.push_str(&String::from_utf8_lossy(&chunk.unwrap().expect("the stream goes on")));
    }
    // A place is free again once its stream has ended.
    drop(stream);
    let deadline = Instant::now() + PATIENCE;
    while let Err(status) = follow(&admin, feed).await {
        assert_eq!(status, 429);
        assert!(Instant::now() < deadline, "the place of a stream that ended stays taken");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    drop((followed, theirs));
    server.stop().await;
}
