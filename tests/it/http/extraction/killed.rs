//! Servers that are killed while messages are extracted.

use std::time::{Duration, Instant};

use memledger_tests::{
    Backend, TestDatabase,
    server::{Api, Server, is_sound},
};
use reqwest::Method;
use serde_json::json;

use super::background::outcomes;
use crate::http::memories;

on_both!(each_message_has_one_outcome_whenever_the_server_is_killed);

const THINGS: [&str; 12] =
    ["canoe", "harp", "lathe", "kiln", "loom", "raft", "sledge", "anvil", "easel", "kayak", "tent", "drone"];
const PATIENCE: Duration = Duration::from_secs(60);

async fn say(api: &Api, at: usize) -> Option<String> {
    let body = json!({"thread_id": format!("t{}", at % 3), "messages": [
        {"role": "user", "content": format!("I own a {}.", THINGS[at])},
        {"role": "assistant", "content": "Noted."},
    ]});
    let key = format!("turn-{at}");
    let headers = [("Idempotency-Key", key.as_str())];
    let sent =
        api.try_send(Method::POST, "/api/users/ana/turns", Some(body.to_string().into_bytes()), &headers);
    let answer = sent.await.ok()?;
    (answer.status == 201).then(|| answer.body["extraction_id"].as_str().unwrap().to_owned())
}

async fn each_message_has_one_outcome_whenever_the_server_is_killed(backend: Backend) {
    let database = TestDatabase::new(backend).await;
    let (mut ids, mut next) = (Vec::new(), 0);
    for pause_ms in [0, 3, 8, 15] {
        let server = Server::start(&database.url).await;
        let api = server.admin();
        for at in next..next + 3 {
            ids.push(say(&api, at).await.expect("it is acknowledged"));
        }
        next += 3;
        tokio::time::sleep(Duration::from_millis(pause_ms)).await;
        server.kill_9();
    }
    let server = Server::start(&database.url).await;
    let api = server.admin();
    let deadline = Instant::now() + PATIENCE;
    loop {
        let done = api.get("/api/users/ana/extractions?limit=500").await.is(200);
        if done.items().len() == ids.len() && done.items().iter().all(|one| one["status"] == "completed") {
            assert!(done.items().iter().all(|one| outcomes(one) == ["created"]), "{}", done.text);
            break;
        }
        assert!(Instant::now() < deadline, "{}", done.text);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    // The same request again is the same turn.
    for (at, id) in ids.iter().enumerate() {
        assert_eq!(say(&api, at).await.as_ref(), Some(id));
    }
    assert_eq!(api.get(&format!("{}?limit=500", memories("ana"))).await.is(200).items().len(), THINGS.len());
    is_sound(&database.url).await;
    server.stop().await;
}
