//! A memory under the caller's own name for it.

use memledger_tests::{
    Backend,
    server::{Answer, Api},
};
use reqwest::Method;
use serde_json::{Value, json};

use super::{World, active, id, memory, rev};

on_both!(
    a_name_is_made_once_and_then_changed,
    what_was_deleted_stays_so,
    names_are_an_agent_s_own,
    a_put_is_guarded_and_repeated,
);

async fn put(api: &Api, key: &str, body: Value, headers: &[(&str, &str)]) -> Answer {
    api.send(Method::PUT, &format!("/api/users/ana/memories/by-key/{key}"), Some(&body), headers).await
}

async fn get(api: &Api, key: &str) -> Answer {
    api.get(&format!("/api/users/ana/memories/by-key/{key}")).await
}

async fn a_name_is_made_once_and_then_changed(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    get(api, "time%20zone").await.is_problem(404, "not_found", None);
    let lisbon =
        json!({"content": "Lives in UTC+0", "category": "profile", "importance": 4, "topics": ["place"]});
    let made = put(api, "time%20zone", lisbon.clone(), &[]).await.is(201);
    assert_eq!(put(api, "time%20zone", lisbon, &[]).await.is(200).body, made.body, "nothing to change");
    let berlin = json!({"content": "Lives in UTC+1", "category": "profile"});
    let changed = put(api, "time%20zone", berlin, &[]).await.is(200).body;
    assert_eq!(id(&changed), id(&made.body));
    let of_it = json!([changed["content"], changed["importance"], changed["topics"], changed["revision"]]);
    assert_eq!(of_it, json!(["Lives in UTC+1", 2, [], 2]), "what is absent gets its default");
    assert_eq!(get(api, "time%20zone").await.is(200).body["content"], "Lives in UTC+1");
    assert_eq!((active(api, "ana").await.len(), rev(api, "ana").await), (1, 2));
    put(api, "k", json!({"content": "x", "replaces": id(&changed)}), &[]).await.is_problem(
        400,
        "invalid_request",
        Some("replaces"),
    );
    let long = "k".repeat(256);
    put(api, &long, json!({"content": "x"}), &[]).await.is_problem(400, "invalid_request", Some("key"));
}

async fn what_was_deleted_stays_so(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    let path = memory("ana", &id(&put(api, "diet", json!({"content": "Eats meat"}), &[]).await.is(201).body));
    api.delete(&path).await.is(200);
    put(api, "diet", json!({"content": "Eats fish"}), &[]).await.is_problem(409, "state_conflict", None);
    assert_eq!(get(api, "diet").await.is(200).body["state"], "archived");
    api.send(Method::POST, &format!("{path}/restore"), None, &[]).await.is(200);
    put(api, "diet", json!({"content": "Eats fish"}), &[]).await.is(200);
}

async fn names_are_an_agent_s_own(backend: Backend) {
    let world = World::new(backend).await;
    let agent = async |name: &str| {
        world.server.with_key(&["--role", "agent", "--agent", name, "--user", "ana"]).await
    };
    let (planner, again, coach) = (agent("planner").await, agent("planner").await, agent("coach").await);
    let first = id(&put(&planner, "plan", json!({"content": "of the planner"}), &[]).await.is(201).body);
    let other = id(&put(&coach, "plan", json!({"content": "of the coach"}), &[]).await.is(201).body);
    assert_ne!(first, other);
    let changed = put(&again, "plan", json!({"content": "by its other key"}), &[]).await.is(200).body;
    assert_eq!((id(&changed), &changed["created_by"]), (first, &json!("agent:planner")));
    get(&world.admin, "plan").await.is_problem(404, "not_found", None);
}

async fn a_put_is_guarded_and_repeated(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    let body = |content: &str| json!({"content": content});
    put(api, "k", body("a"), &[("If-Match", "\"1\"")]).await.is_problem(412, "revision_mismatch", None);
    put(api, "k", body("a"), &[("Idempotency-Key", "1")]).await.is(201);
    put(api, "k", body("b"), &[("If-Match", "\"1\"")]).await.is(200);
    put(api, "k", body("c"), &[("If-Match", "\"1\"")]).await.is_problem(412, "revision_mismatch", None);
    let again = put(api, "k", body("a"), &[("Idempotency-Key", "1")]).await.is(201);
    assert!(again.is_replayed());
    assert_eq!(again.body["content"], "b", "as it is now");
    put(api, "k", body("z"), &[("Idempotency-Key", "1")]).await.is_problem(422, "idempotency_mismatch", None);
}
