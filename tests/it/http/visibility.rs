//! Reads see every write acknowledged before them, on whichever server they ask.

use futures::future::join_all;
use memledger_tests::{
    Backend, TestDatabase,
    server::{Api, Server},
};
use reqwest::Method;
use serde_json::{Value, json};

use super::{World, active, column, id, memories, memory, of_type, remember, rev, unread};

on_both!(
    a_write_is_seen_by_the_next_read,
    a_new_memory_is_found_by_its_id_alone,
    a_new_user_is_listed_at_once
);

const WRITERS: usize = 8;
const ROUNDS: usize = 8;

/// Whether a list holds exactly this memory under its id.
fn holds(items: &[Value], memory: &Value) -> bool {
    items.iter().any(|item| unread(item) == *memory)
}

/// Writes through one server and looks for each write through the other at once.
async fn write_and_look(writes: Api, reads: Api, writer: usize) {
    for round in 0..ROUNDS {
        let text = format!("writer {writer} round {round}");
        let made = remember(&writes, "ana", json!({"content": text})).await;
        let path = memory("ana", &id(&made));
        assert_eq!(unread(&reads.get(&path).await.is(200).body), made, "the memory itself");
        assert!(holds(&active(&reads, "ana").await, &made), "{text} is not listed");
        let changed = writes.patch(&path, &json!({"importance": 5})).await.is(200);
        assert_eq!(unread(&reads.get(&path).await.is(200).body), changed.body, "the change");
        let history = reads.get(&format!("{path}/history")).await.is(200);
        assert_eq!(column(history.items(), "event"), ["UPDATE", "ADD"]);
        let deleted = writes.delete(&path).await.is(200);
        let last = deleted.rev();
        assert!(rev(&reads, "ana").await >= last, "the delta ends before rev {last}");
        assert!(!holds(&active(&reads, "ana").await, &changed.body), "{text} is still listed");
        let archive = reads.get("/api/users/ana/archive?limit=500").await.is(200);
        assert!(holds(archive.items(), &deleted.body), "{text} is not in the archive");
        let timeline = reads.get("/api/users/ana/timeline?event=DELETE&limit=500").await.is(200);
        assert!(timeline.items().iter().any(|item| item["rev"] == last), "{text} is not in the timeline");
        let restored = writes.send(Method::POST, &format!("{path}/restore"), None, &[]).await.is(200);
        let export = super::export(&reads, "ana").await;
        let mut line = restored.body.clone();
        line["type"] = json!("memory");
        assert!(holds(&of_type(&export, "memory"), &line), "{text} is not in the export");
    }
}

async fn a_write_is_seen_by_the_next_read(backend: Backend) {
    let world = World::new(backend).await;
    let writers = (0..WRITERS).map(|n| write_and_look(world.admin.clone(), world.admin.clone(), n));
    join_all(writers).await;
    assert_eq!(active(&world.admin, "ana").await.len(), WRITERS * ROUNDS);
}

/// The second server hardly ever looks for work by itself, so that only the wait of a read can help.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_write_is_seen_by_the_next_read_on_another_server() {
    let database = TestDatabase::new(Backend::Postgres).await;
    let one = Server::start(&database.url).await;
    let idle = [("MEMLEDGER_PROJECTOR_POLL_MS", "60000")];
    let two = Server::start_with(&database.url, &[], &idle).await;
    let writers = (0..WRITERS).map(|n| match n % 2 {
        0 => write_and_look(one.admin(), two.admin(), n),
        _ => write_and_look(two.admin(), one.admin(), n),
    });
    join_all(writers).await;
    assert_eq!(active(&one.admin(), "ana").await, active(&two.admin(), "ana").await);
}

async fn a_new_memory_is_found_by_its_id_alone(backend: Backend) {
    let world = World::new(backend).await;
    for round in 0..40 {
        let made = remember(&world.admin, "ana", json!({"content": "x"})).await;
        let found = world.admin.get(&format!("/memory/{}/history", id(&made))).await;
        assert_eq!(found.status, 200, "round {round}: {}", found.text);
        assert_eq!(column(found.items(), "event"), ["ADD"]);
    }
}

async fn a_new_user_is_listed_at_once(backend: Backend) {
    let world = World::new(backend).await;
    for round in 0..40 {
        let user = format!("user-{round:02}");
        world.admin.post(&memories(&user), &json!({"content": "x"})).await.is(201);
        let users = world.admin.get("/api/users?limit=500").await.is(200);
        assert_eq!(users.items().len(), round + 1, "{user} is not listed");
        let path = "/api/admin/ledger/metrics";
        let days = world.admin.get(path).await.is(200).body;
        let counted = days.as_array().unwrap().iter().filter(|day| day["event_type"] == "MemoryCreated");
        let counted: u64 = counted.filter_map(|day| day["events"].as_u64()).sum();
        assert_eq!(counted, round as u64 + 1, "the event of {user} is not counted");
    }
}
