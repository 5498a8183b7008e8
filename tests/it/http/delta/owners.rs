//! A reader's place in a thread belongs to the key that noted it first, unless it is shared.

use memledger_tests::{
    Backend,
    server::{Answer, Api},
};
use reqwest::Method;
use serde_json::{Value, json};

use crate::http::{World, id, remember, routes::KEYS};

on_both!(
    another_key_neither_reads_nor_moves_a_place,
    a_query_keeps_to_places_of_its_own_key,
    a_shared_place_is_every_keys,
    a_place_from_before_stays_shared,
    an_admin_continues_everywhere_and_owns_nothing,
    the_place_of_a_key_that_ended_is_free,
    nobody_claims_the_place_of_another_agent,
    a_model_is_told_whose_its_place_is,
);

const DELTA: &str = "/api/users/ana/threads/t1/delta";
const ACK: &str = "/api/users/ana/threads/t1/ack";

/// Some memories, and two keys of one agent.
async fn two_keys(backend: Backend) -> (World, Api, Api) {
    let world = World::new(backend).await;
    for content in ["Grows tea", "Rides a bicycle", "Has a cat"] {
        remember(&world.admin, "ana", json!({"content": content})).await;
    }
    let [first, second] = [planner(&world).await, planner(&world).await];
    (world, first, second)
}

async fn planner(world: &World) -> Api {
    world.server.with_key(&["--role", "agent", "--agent", "planner", "--user", "ana"]).await
}

/// Where the planner's place in the thread is; an auditor moves none.
async fn place(world: &World) -> Value {
    let auditor = world.server.with_key(&["--role", "auditor"]).await;
    auditor.get(&format!("{DELTA}?reader=planner")).await.is(200).body["since_rev"].clone()
}

fn is_refused(answer: &Answer) {
    answer.is_problem(403, "forbidden", None);
    let message = answer.body["detail"].as_str().expect("a problem has a detail");
    for part in ["t1", "another key", "`reader`", "\"shared\": true"] {
        assert!(message.contains(part), "{part} is not in {message}");
    }
}

async fn query(api: &Api, more: Value) -> Answer {
    let mut body = json!({"query": "tea", "thread_id": "t1", "filters": {"user_id": "ana"}});
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    api.post("/api/memory/query", &body).await
}

async fn another_key_neither_reads_nor_moves_a_place(backend: Backend) {
    let (world, first, second) = two_keys(backend).await;
    first.post(ACK, &json!({"rev": 1})).await.is(200);
    let other = world.server.with_key(&["--role", "supervisor", "--user", "ana"]).await;
    for (api, reader) in [(&second, None), (&other, Some("planner"))] {
        is_refused(&api.post(ACK, &json!({"rev": 3, "reader": reader})).await);
        is_refused(&api.post(ACK, &json!({"rev": 0, "reader": reader, "shared": true})).await);
        let named = reader.map(|name| format!("&reader={name}")).unwrap_or_default();
        is_refused(&api.get(&format!("{DELTA}?max_lines=3{named}")).await);
        is_refused(&api.get(&format!("{DELTA}?seen_rev=3{named}")).await);
        // From a rev of its own it learns nothing of the place.
        api.get(&format!("{DELTA}?since_rev=2{named}")).await.is(200);
    }
    assert_eq!(place(&world).await, 1);
    assert_eq!(first.get(DELTA).await.is(200).body["since_rev"], 1);
    // Other readers of the thread are free.
    let writer = world.server.with_key(&["--role", "agent", "--agent", "writer", "--user", "ana"]).await;
    writer.post(ACK, &json!({"rev": 2})).await.is(200);
    second.post(ACK, &json!({"rev": 2, "reader": "second"})).await.is(200);
    assert_eq!(second.get(&format!("{DELTA}?reader=second")).await.is(200).body["since_rev"], 2);
    // Also for a server that was started again.
    let world = world.restarted().await;
    let third = planner(&world).await;
    is_refused(&third.post(ACK, &json!({"rev": 3})).await);
    assert_eq!(place(&world).await, 1);
    // Read models that are built anew leave places as they are.
    world.server.cli(&["replay"]).await.is(0);
    is_refused(&third.get(DELTA).await);
    assert_eq!(place(&world).await, 1);
}

async fn a_query_keeps_to_places_of_its_own_key(backend: Backend) {
    let (world, first, second) = two_keys(backend).await;
    query(&first, json!({"seen_rev": 1})).await.is(200);
    for more in [json!({}), json!({"seen_rev": 3})] {
        is_refused(&query(&second, more).await);
    }
    assert_eq!(place(&world).await, 1);
    query(&second, json!({"reader": "second"})).await.is(200);
    query(&second, json!({"thread_id": "t2"})).await.is(200);
    let told = query(&first, json!({})).await.is(200).body;
    assert!(told["delta_header"].as_str().is_some_and(|header| header.contains("rev 1:")), "{told}");
}

async fn a_shared_place_is_every_keys(backend: Backend) {
    let (world, first, second) = two_keys(backend).await;
    first.post(ACK, &json!({"rev": 1})).await.is(200);
    is_refused(&second.post(ACK, &json!({"rev": 2})).await);
    first.post(ACK, &json!({"rev": 1, "shared": true})).await.is(200);
    second.post(ACK, &json!({"rev": 2})).await.is(200);
    assert_eq!(first.get(DELTA).await.is(200).body["since_rev"], 2);
    query(&second, json!({"seen_rev": 3})).await.is(200);
    // It stays so, whoever acknowledges without saying so.
    first.post(ACK, &json!({"rev": 3, "shared": false})).await.is(200);
    second.get(DELTA).await.is(200);
    assert_eq!(place(&world).await, 3);
    // From the start, also by an admin.
    let share = json!({"rev": 1, "reader": "planner", "shared": true});
    world.admin.post("/api/users/ana/threads/t2/ack", &share).await.is(200);
    for api in [&second, &first] {
        let delta = api.get("/api/users/ana/threads/t2/delta").await.is(200).body;
        assert_eq!(delta["since_rev"], 1);
    }
}

async fn a_place_from_before_stays_shared(backend: Backend) {
    let (world, first, second) = two_keys(backend).await;
    first.post(ACK, &json!({"rev": 1})).await.is(200);
    // As an earlier version left it.
    world.database.run("UPDATE thread_acks SET owner = NULL").await;
    second.post(ACK, &json!({"rev": 2})).await.is(200);
    first.post(ACK, &json!({"rev": 3})).await.is(200);
    assert_eq!(second.get(DELTA).await.is(200).body["since_rev"], 3);
}

async fn an_admin_continues_everywhere_and_owns_nothing(backend: Backend) {
    let (world, first, second) = two_keys(backend).await;
    query(&world.admin, json!({"agent": "planner", "seen_rev": 1})).await.is(200);
    // The first key that acknowledges it owns it, also where that moves nothing.
    first.post(ACK, &json!({"rev": 1})).await.is(200);
    is_refused(&second.post(ACK, &json!({"rev": 2})).await);
    world.admin.post(ACK, &json!({"rev": 2, "reader": "planner"})).await.is(200);
    assert_eq!(first.get(DELTA).await.is(200).body["since_rev"], 2);
    is_refused(&second.get(DELTA).await);
}

async fn the_place_of_a_key_that_ended_is_free(backend: Backend) {
    let (world, _, second) = two_keys(backend).await;
    let body = json!({"role": "agent", "agent": "planner", "users": ["ana"]});
    let made = world.admin.post(KEYS, &body).await.is(201).body;
    let old = world.server.api(made["key"].as_str().unwrap());
    old.post(ACK, &json!({"rev": 1})).await.is(200);
    is_refused(&second.get(DELTA).await);
    world.admin.delete(&format!("{KEYS}/{}", id(&made))).await;
    // It goes on where the old one was, and is the owner from its first acknowledgement on.
    assert_eq!(second.get(DELTA).await.is(200).body["since_rev"], 1);
    second.post(ACK, &json!({"rev": 2})).await.is(200);
    is_refused(&planner(&world).await.get(DELTA).await);
    assert_eq!(place(&world).await, 2);
}

async fn nobody_claims_the_place_of_another_agent(backend: Backend) {
    let (world, first, second) = two_keys(backend).await;
    let writer = world.server.with_key(&["--role", "agent", "--agent", "writer", "--user", "ana"]).await;
    is_refused(&writer.post(ACK, &json!({"rev": 0, "reader": "planner"})).await);
    is_refused(&writer.get(&format!("{DELTA}?reader=planner")).await);
    first.post(ACK, &json!({"rev": 1})).await.is(200);
    is_refused(&writer.post(ACK, &json!({"rev": 2, "reader": "planner"})).await);
    is_refused(&second.post(ACK, &json!({"rev": 2})).await);
    assert_eq!(place(&world).await, 1);
}

/// Over MCP a reader is the agent, in a thread of its own.
async fn a_model_is_told_whose_its_place_is(backend: Backend) {
    let (world, first, second) = two_keys(backend).await;
    let changes = async |api: &Api| {
        let body = json!({"jsonrpc": "2.0", "id": 1, "method": "tools/call",
                          "params": {"name": "memory_changes", "arguments": {}}});
        let headers = [("accept", "application/json, text/event-stream")];
        api.send(Method::POST, "/mcp", Some(&body), &headers).await.is(200).body["result"].clone()
    };
    let is_error = |told: &Value| told["isError"].as_bool().expect("a result says whether it is an error");
    assert!(!is_error(&changes(&first).await));
    let refused = changes(&second).await;
    let message = refused["content"][0]["text"].as_str().unwrap_or_default();
    assert!(is_error(&refused) && message.contains("\"shared\": true"), "{refused}");
    // What the other one calls says nothing of what this one has heard.
    remember(&world.admin, "ana", json!({"content": "Keeps bees"})).await;
    let told = changes(&first).await;
    assert!(told.to_string().contains("Keeps bees"), "{told}");
    changes(&second).await;
    let place = world.admin.get("/api/users/ana/threads/mcp/delta?reader=planner").await.is(200).body;
    assert_eq!(place["since_rev"], 3, "it is not known yet whether the answer arrived");
    first
        .post("/api/users/ana/threads/mcp/ack", &json!({"rev": 3, "reader": "planner", "shared": true}))
        .await
        .is(200);
    let told = changes(&second).await;
    assert!(!is_error(&told) && told.to_string().contains("Keeps bees"), "{told}");
}
