//! What a thread is told that comes new to a user of many memories: all of it at once, and what a delta would say.

use memledger_tests::{
    Backend, TestDatabase,
    server::{Api, Server},
};
use rand::{SeedableRng, rngs::StdRng};
use serde_json::{Value, json};

use super::ask;
use crate::http::{allowlists::Ruled, delta::random_command, id, memories, memory, on_both, remember};

on_both!(
    a_new_thread_is_told_what_a_delta_says,
    whatever_happened_a_new_thread_is_told_what_a_delta_says,
    a_new_thread_is_told_all_at_once,
);

/// More than a header looks at one by one.
const MANY: usize = 110;

/// Of every importance, some of them in `tasks`; answers their ids.
async fn make(api: &Api, user: &str) -> Vec<String> {
    let mut ids = Vec::new();
    for n in 0..MANY {
        let category = ["tasks", "secrets"].get(n % 3);
        let body = json!({"content": format!("Ship v{n}"), "importance": n % 5 + 1, "category": category});
        ids.push(id(&remember(api, user, body).await));
    }
    ids
}

async fn told(api: &Api, user: &str, thread: &str) -> (Value, Value) {
    let answer = ask(api, user, "ship", json!({"thread_id": thread})).await.is(200);
    (answer.body["delta_header"].clone(), answer.body["rev"].clone())
}

/// A query with a new thread is told what that thread's delta says, and then nothing more.
async fn is_told_the_same(api: &Api, user: &str, thread: &str) -> String {
    let delta = api.get(&format!("/api/users/{user}/threads/{thread}/delta")).await.is(200).body;
    assert_eq!(delta["more"], false);
    assert_eq!(told(api, user, thread).await, (delta["header"].clone(), delta["rev"].clone()));
    assert_eq!(told(api, user, thread).await, (Value::Null, delta["rev"].clone()));
    delta["header"].as_str().unwrap_or_default().to_owned()
}

async fn merge(api: &Api, user: &str, sources: &[String]) {
    let body = json!({"source_ids": sources, "content": "Ship them together"});
    api.post(&format!("{}/merge", memories(user)), &body).await.is(201);
}

async fn a_new_thread_is_told_what_a_delta_says(backend: Backend) {
    let ruled = Ruled::new(backend).await;
    let (admin, planner) = (&ruled.world.admin, &ruled.planner);

    let ids = make(admin, "ana").await;
    let whole = is_told_the_same(admin, "ana", "t1").await;
    assert!(whole.contains("(imp=5)") && whole.ends_with(&format!("(+{} more)", MANY - 3)), "{whole}");
    let tasks = is_told_the_same(planner, "ana", "p1").await;
    assert!(tasks.contains("[tasks]") && !tasks.contains("[secrets]"), "{tasks}");
    assert!(tasks.ends_with(&format!("(+{} more)", MANY.div_ceil(3) - 3)), "{tasks}");

    // The newest and most important ones go, change, or come back.
    for (at, change) in ["", "?mode=soft", ""].iter().enumerate() {
        admin.delete(&format!("{}{change}", memory("ana", &ids[MANY - 1 - 5 * at]))).await.is(200);
    }
    admin.post(&format!("{}/restore", memory("ana", &ids[MANY - 1])), &json!({})).await.is(200);
    admin.patch(&memory("ana", &ids[4]), &json!({"content": "Ship v4 at last"})).await.is(200);
    merge(admin, "ana", &ids[20..22]).await;
    let whole = is_told_the_same(admin, "ana", "t2").await;
    assert!(
        whole.contains("Ship v4 at last") && whole.ends_with(&format!("(+{} more)", MANY - 6)),
        "{whole}"
    );
    is_told_the_same(planner, "ana", "p2").await;
    // And those who have been told go on from there, be it a long way.
    admin.post("/api/users/ana/threads/t1b/ack", &json!({"rev": 1})).await.is(200);
    assert!(is_told_the_same(admin, "ana", "t1b").await.contains("since rev 1:\n"));
    let since = told(admin, "ana", "t1").await.0;
    assert!(since.as_str().is_some_and(|told| told.contains("since rev 110:\n")), "{since}");

    // Merges come behind others, unless they matter more.
    for id in &ids {
        let path = memory("ana", id);
        if admin.get(&path).await.body["state"] == "active" {
            admin.patch(&path, &json!({"importance": 2})).await.is(200);
        }
    }
    assert!(is_told_the_same(admin, "ana", "t3").await.contains("+created"));
    admin.patch(&memory("ana", &ids[30]), &json!({"importance": 5})).await.is(200);
    merge(admin, "ana", &ids[30..33]).await;
    let whole = is_told_the_same(admin, "ana", "t4").await;
    assert!(whole.contains("↔merged: Combined 3 notes"), "{whole}");
}

async fn whatever_happened_a_new_thread_is_told_what_a_delta_says(backend: Backend) {
    let ruled = Ruled::new(backend).await;
    let (admin, planner) = (&ruled.world.admin, &ruled.planner);
    let seed: u64 = rand::random();
    // Shown when the test fails; put it here to see the same commands again.
    println!("seed {seed}");
    let mut rng = StdRng::seed_from_u64(seed);
    let mut ids = make(admin, "ana").await;
    for n in 0..40 {
        for _ in 0..4 {
            random_command(admin, &mut rng, &mut ids).await;
        }
        is_told_the_same(admin, "ana", &format!("t{n}")).await;
        is_told_the_same(planner, "ana", &format!("p{n}")).await;
    }
}

/// However few changes a delta tells at once.
async fn a_new_thread_is_told_all_at_once(backend: Backend) {
    let database = TestDatabase::new(backend).await;
    let server = Server::start_with(&database.url, &[], &[("MEMLEDGER_MEMORY_DELTA_LIMIT", "10")]).await;
    let admin = server.admin();
    make(&admin, "ana").await;
    let (header, to) = told(&admin, "ana", "t1").await;
    let header = header.as_str().expect("all of it is new");
    assert!(header.ends_with(&format!("(+{} more)", MANY - 3)), "{header}");
    assert_eq!(to, MANY);
    assert_eq!(told(&admin, "ana", "t1").await.0, Value::Null);
    // One that was told something is told the rest in parts.
    admin.post("/api/users/ana/threads/t2/ack", &json!({"rev": 5})).await.is(200);
    let (header, to) = told(&admin, "ana", "t2").await;
    assert!(header.as_str().is_some_and(|told| told.ends_with("(+7 more)")), "{header}");
    assert_eq!(to, 15);
    server.stop().await;
}
