//! When a memory was last retrieved, and how often.

use memledger_tests::{Backend, eventually, server::Api};
use reqwest::Method;
use serde_json::{Value, json};
use sqlx::{Connection, PgConnection};

use super::QUERY;
use crate::http::{World, id, memories, memory, remember};

on_both!(
    searches_and_reads_of_one_memory_are_counted,
    a_rebuild_and_a_restart_leave_the_counts,
    a_purge_forgets_the_retrievals,
);

/// One of ana's memories as a list shows it, which counts nothing.
async fn listed(api: &Api, own: &str, filter: &str) -> Value {
    let list = api.get(&format!("{}?{filter}", memories("ana"))).await.is(200);
    let found = list.items().iter().find(|item| item["id"] == own);
    found.unwrap_or_else(|| panic!("{own} is not in {}", list.text)).clone()
}

/// Reads are counted a moment after they were answered.
pub async fn until_retrieved(api: &Api, own: &str, times: u64) {
    eventually("the retrievals are counted", async || {
        listed(api, own, "state=all").await["retrievals"] == times
    })
    .await;
}

/// Those whose reads count: the look of an admin is none.
pub async fn agent(world: &World) -> Api {
    world.server.with_key(&["--role", "agent", "--agent", "planner"]).await
}

async fn tea_and_a_bicycle(world: &World) -> (Value, Value) {
    let tea = remember(&world.admin, "ana", json!({"content": "Grows green tea"})).await;
    (tea, remember(&world.admin, "ana", json!({"content": "Rides a bicycle"})).await)
}

async fn search(api: &Api, full: bool) -> Value {
    let shown = if full { "full" } else { "bullets" };
    let asked = json!({"query": "green tea", "filters": {"user_id": "ana"}, "top_k": 1, "return": shown});
    api.post(QUERY, &asked).await.is(200).items()[0].clone()
}

async fn searches_and_reads_of_one_memory_are_counted(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    let (tea, bicycle) = tea_and_a_bicycle(&world).await;
    let own = id(&tea);
    assert_eq!((&tea["last_accessed_at"], &tea["retrievals"]), (&Value::Null, &json!(0)));
    let reader = agent(&world).await;
    for _ in 0..3 {
        assert_eq!(id(&search(&reader, false).await), own);
    }
    reader.get(&memory("ana", &own)).await.is(200);
    reader.get(&memory("ana", "no-such-memory")).await.is(404);
    until_retrieved(api, &own, 4).await;
    let first = listed(api, &own, "").await["last_accessed_at"].clone();
    assert!(first.as_str() >= tea["created_at"].as_str(), "{first} is before {tea}");
    // Lists, histories and refused reads are none, nor are looks at another memory.
    let never = listed(api, &id(&bicycle), "").await;
    assert_eq!((&never["last_accessed_at"], &never["retrievals"]), (&Value::Null, &json!(0)));
    reader.get(&format!("{}/history", memory("ana", &own))).await.is(200);
    let shown = search(&reader, true).await["memory"].clone();
    assert_eq!(shown["retrievals"], 4, "the count before this search: {shown}");
    until_retrieved(api, &own, 5).await;
    let last = listed(api, &own, "").await["last_accessed_at"].clone();
    assert!(last.as_str() > first.as_str(), "{last} is not after {first}");
    // A write and the past do not know it, and leave it as it is.
    let changed = api.patch(&memory("ana", &own), &json!({"importance": 5})).await.is(200).body;
    for unknown in [changed, listed(api, &own, "as_of_rev=1").await] {
        assert_eq!((&unknown["last_accessed_at"], &unknown["retrievals"]), (&Value::Null, &json!(0)));
    }
    assert_eq!(listed(api, &own, "").await["last_accessed_at"], last);
}

async fn a_rebuild_and_a_restart_leave_the_counts(backend: Backend) {
    let world = World::new(backend).await;
    let own = id(&tea_and_a_bicycle(&world).await.0);
    let reader = agent(&world).await;
    reader.get(&memory("ana", &own)).await.is(200);
    search(&reader, false).await;
    until_retrieved(&world.admin, &own, 2).await;
    let before = listed(&world.admin, &own, "").await;
    let rebuilt = world.admin.send(Method::POST, "/api/admin/ledger/rebuild", None, &[]).await.is(200);
    assert_eq!(rebuilt.body["equal"], true, "{}", rebuilt.text);
    assert_eq!(listed(&world.admin, &own, "").await, before);
    world.server.cli(&["replay"]).await.is(0);
    assert_eq!(listed(&world.admin, &own, "").await, before);
    let world = world.restarted().await;
    assert_eq!(listed(&world.admin, &own, "").await, before);
    agent(&world).await.get(&memory("ana", &own)).await.is(200);
    until_retrieved(&world.admin, &own, 3).await;
}

async fn a_purge_forgets_the_retrievals(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    let (tea, bicycle) = tea_and_a_bicycle(&world).await;
    let reader = agent(&world).await;
    for memory_id in [id(&tea), id(&bicycle)] {
        reader.get(&memory("ana", &memory_id)).await.is(200);
        until_retrieved(api, &memory_id, 1).await;
    }
    // One that is not stored yet goes too.
    reader.get(&memory("ana", &id(&tea))).await.is(200);
    let purge = format!("{}/purge", memory("ana", &id(&tea)));
    api.post(&purge, &json!({"reason": "asked for it"})).await.is(200);
    let gone = api.get(&memory("ana", &id(&tea))).await.is(200).body;
    assert_eq!((&gone["last_accessed_at"], &gone["retrievals"]), (&Value::Null, &json!(0)));
    // What is recorded later is stored later, so by now nothing of the purged one would be missing.
    reader.get(&memory("ana", &id(&bicycle))).await.is(200);
    until_retrieved(api, &id(&bicycle), 2).await;
    assert_eq!(listed(api, &id(&tea), "state=purged").await["retrievals"], 0);
}

/// What this server counted a moment ago is stored once another server has purged the memory.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_purge_on_another_server_forgets_them_too() {
    let world = World::new(Backend::Postgres).await;
    let other = memledger_tests::server::Server::start(&world.database.url).await;
    let reader = other.with_key(&["--role", "agent", "--agent", "planner"]).await;
    for round in 0..5 {
        let own = id(&remember(&world.admin, "ana", json!({"content": format!("Grows tea {round}")})).await);
        reader.get(&memory("ana", &own)).await.is(200);
        let purge = format!("{}/purge", memory("ana", &own));
        world.admin.post(&purge, &json!({"reason": "asked to"})).await.is(200);
    }
    // What is counted after them is stored after them.
    let last = id(&remember(&world.admin, "ana", json!({"content": "Rides a bicycle"})).await);
    reader.get(&memory("ana", &last)).await.is(200);
    until_retrieved(&world.admin, &last, 1).await;
    let store = memledger_tests::open_store(&world.database).await;
    let rows = store.query("SELECT memory_id FROM memory_access", Vec::new()).await.unwrap();
    let kept: Vec<&str> = rows.iter().map(|row| row[0].text().unwrap()).collect();
    assert_eq!(kept, [last.as_str()]);
    store.close().await;
}

/// The read model does not show the purge yet when another server stores what it counted.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_purge_forgets_them_before_a_read_model_shows_it() {
    let world = World::new(Backend::Postgres).await;
    let other = memledger_tests::server::Server::start(&world.database.url).await;
    let reader = other.with_key(&["--role", "agent", "--agent", "planner"]).await;
    let [own, last] = tea_and_a_bicycle(&world).await.into();
    let (own, last) = (id(&own), id(&last));
    let mut holder = PgConnection::connect(&world.database.url).await.unwrap();
    for read in [&own, &last] {
        reader.get(&memory("ana", read)).await.is(200);
    }
    sqlx::raw_sql("BEGIN; LOCK TABLE checkpoints IN EXCLUSIVE MODE").execute(&mut holder).await.unwrap();
    let purge = format!("{}/purge", memory("ana", &own));
    world.admin.post(&purge, &json!({"reason": "asked to"})).await.is(200);
    let store = memledger_tests::open_store(&world.database).await;
    let kept = async || -> Vec<String> {
        let rows = store.query("SELECT memory_id FROM memory_access", Vec::new()).await.unwrap();
        rows.iter().map(|row| row[0].text().unwrap().to_owned()).collect()
    };
    eventually("the other one is stored", async || kept().await.contains(&last)).await;
    assert_eq!(kept().await, [last]);
    sqlx::raw_sql("ROLLBACK").execute(&mut holder).await.unwrap();
    store.close().await;
}
