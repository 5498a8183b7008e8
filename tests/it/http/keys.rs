//! API keys over HTTP: an admin of the tenant makes, lists and revokes them.

use std::collections::BTreeSet;

use memledger_tests::{
    Backend, TestDatabase,
    server::{Api, Server},
};
use reqwest::Method;
use serde_json::{Value, json};

use super::{World, active, column, id, memories, remember, routes::KEYS, walk};

on_both!(
    keys_are_made_listed_and_revoked,
    a_key_does_what_its_role_and_users_say,
    only_admins_of_the_whole_tenant_reach_its_keys,
    another_tenants_keys_are_not_there,
    a_key_does_not_revoke_itself,
    bad_requests_for_keys_name_their_field,
    a_keys_secret_stands_nowhere,
);

fn key(id: &str) -> String {
    format!("{KEYS}/{id}")
}

fn text<'a>(item: &'a Value, name: &str) -> &'a str {
    item[name].as_str().unwrap_or_else(|| panic!("no {name} in {item}"))
}

/// Makes a key and answers it with its secret.
async fn make(api: &Api, body: Value) -> Value {
    api.post(KEYS, &body).await.is(201).body
}

/// As the list shows it.
fn listed(made: &Value) -> Value {
    let mut item = made.clone();
    item.as_object_mut().unwrap().remove("key");
    item
}

async fn keys_are_made_listed_and_revoked(backend: Backend) {
    let world = World::new(backend).await;
    world.server.with_key(&["--role", "auditor", "--agent", "reviewer"]).await;
    let mut made = Vec::new();
    for body in [
        json!({"role": "admin"}),
        json!({"role": "auditor", "users": []}),
        json!({"role": "supervisor", "agent": "chief", "users": ["ana", "bob"]}),
        json!({"role": "agent", "agent": "planner", "users": null}),
    ] {
        let key = make(&world.admin, body.clone()).await;
        assert!(text(&key, "id").starts_with("k_") && text(&key, "key").starts_with("ml_"), "{key}");
        assert_eq!((&key["role"], &key["agent"]), (&body["role"], &body["agent"]));
        assert_eq!(key["users"], if body["agent"] == "chief" { json!(["ana", "bob"]) } else { json!([]) });
        assert!(text(&key, "created_at").ends_with('Z'));
        assert_eq!(key["revoked_at"], Value::Null);
        world.server.api(text(&key, "key")).get(&memories("ana")).await.is(200);
        made.push(key);
    }
    let whole = walk(&world.admin, KEYS, 500).await;
    // The admin's own and the one of the command line came first.
    assert_eq!(column(&whole[..2], "role"), ["admin", "auditor"]);
    assert_eq!(whole[2..], made.iter().map(listed).collect::<Vec<_>>());
    for limit in [1, 2, 4] {
        assert_eq!(walk(&world.admin, KEYS, limit).await, whole, "in pages of {limit}");
    }
    let names: BTreeSet<&str> = whole[1].as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(names, BTreeSet::from(["id", "role", "agent", "users", "created_at", "revoked_at"]));

    let (own, agent) = (&made[3], world.server.api(text(&made[3], "key")));
    let revoked = world.admin.delete(&key(text(own, "id"))).await.is(200).body;
    assert!(text(&revoked, "revoked_at").ends_with('Z'));
    assert_eq!(Value::Null, { listed(own)["revoked_at"].clone() });
    // At once, where it was asked of this server.
    agent.get(&memories("ana")).await.is_problem(401, "unauthenticated", None);
    // Asked again it is as it was then.
    assert_eq!(world.admin.delete(&key(text(own, "id"))).await.is(200).body, revoked);
    assert_eq!(walk(&world.admin, KEYS, 500).await[5], revoked);
    // The command line has the same list, with the tenant beside it.
    let mut at_the_machine = world.server.cli(&["keys", "list", "--json"]).await.is(0).json();
    for item in at_the_machine.as_array_mut().unwrap() {
        assert_eq!(item.as_object_mut().unwrap().remove("tenant"), Some(json!("default")));
    }
    assert_eq!(at_the_machine, Value::from(walk(&world.admin, KEYS, 500).await));
    for (path, status) in [("k_nosuchkey", 404), ("%00", 404), ("k_%C3%A9", 404), ("a%2Fb", 404)] {
        world.admin.delete(&key(path)).await.is_problem(status, "not_found", None);
    }
}

async fn a_key_does_what_its_role_and_users_say(backend: Backend) {
    let world = World::new(backend).await;
    for user in ["ana", "bob"] {
        remember(&world.admin, user, json!({"content": "a note"})).await;
    }
    let made = make(&world.admin, json!({"role": "agent", "agent": "planner", "users": ["ana"]})).await;
    let planner = world.server.api(text(&made, "key"));
    remember(&planner, "ana", json!({"content": "its own"})).await;
    planner.get(&memories("bob")).await.is_problem(404, "not_found", None);
    let timeline = walk(&world.admin, "/api/users/ana/timeline?actor=agent:planner", 5).await;
    assert_eq!(timeline.len(), 1);
    let made = make(&world.admin, json!({"role": "auditor"})).await;
    let auditor = world.server.api(text(&made, "key"));
    assert_eq!(active(&auditor, "bob").await.len(), 1);
    auditor.post(&memories("bob"), &json!({"content": "x"})).await.is_problem(403, "forbidden", None);
    // An admin made so makes keys as the first one does.
    let made = make(&world.admin, json!({"role": "admin"})).await;
    let admin = world.server.api(text(&made, "key"));
    let made = make(&admin, json!({"role": "auditor"})).await;
    admin.delete(&key(&id(&made))).await.is(200);
    // There is no telling a repeated request from a second one: the secret is shown once.
    let headers = [("Idempotency-Key", "make-a-key")];
    let body = json!({"role": "auditor"});
    let first = admin.send(Method::POST, KEYS, Some(&body), &headers).await.is(201);
    let second = admin.send(Method::POST, KEYS, Some(&body), &headers).await.is(201);
    assert!(!second.is_replayed() && id(&first.body) != id(&second.body));
}

async fn only_admins_of_the_whole_tenant_reach_its_keys(backend: Backend) {
    let world = World::new(backend).await;
    let target = id(&make(&world.admin, json!({"role": "auditor"})).await);
    for words in [
        &["--role", "admin", "--user", "ana"][..],
        &["--role", "auditor"],
        &["--role", "auditor", "--user", "ana"],
        &["--role", "supervisor"],
        &["--role", "agent", "--agent", "planner"],
    ] {
        let caller = world.server.with_key(words).await;
        let before = walk(&world.admin, KEYS, 500).await;
        caller.get(KEYS).await.is_problem(403, "forbidden", None);
        for role in ["admin", "auditor"] {
            caller.post(KEYS, &json!({"role": role})).await.is_problem(403, "forbidden", None);
        }
        for id in [target.as_str(), "k_nosuchkey", text(before.last().unwrap(), "id")] {
            caller.delete(&key(id)).await.is_problem(403, "forbidden", None);
        }
        assert_eq!(walk(&world.admin, KEYS, 500).await, before, "{words:?} changes something");
    }
    let stranger = world.admin.anonymous();
    stranger.post(KEYS, &json!({"role": "admin"})).await.is_problem(401, "unauthenticated", None);
}

async fn another_tenants_keys_are_not_there(backend: Backend) {
    let world = World::new(backend).await;
    let other = world.server.with_key(&["--role", "admin", "--tenant", "other"]).await;
    let ours = make(&world.admin, json!({"role": "auditor"})).await;
    let theirs = make(&other, json!({"role": "auditor"})).await;
    assert_eq!(walk(&other, KEYS, 500).await.len(), 2);
    assert!(!other.get(KEYS).await.is(200).text.contains(text(&ours, "id")));
    other.delete(&key(&id(&ours))).await.is_problem(404, "not_found", None);
    // To the letter as for one that there is not.
    let missing = other.delete(&key("k_nosuchkey")).await.text;
    let refused = other.delete(&key(&id(&ours))).await.text;
    assert_eq!(refused.replace(&id(&ours), "k_nosuchkey"), missing);
    remember(&world.admin, "ana", json!({"content": "ours"})).await;
    let of = async |made: &Value| active(&world.server.api(text(made, "key")), "ana").await.len();
    assert_eq!((of(&ours).await, of(&theirs).await), (1, 0));
}

async fn a_key_does_not_revoke_itself(backend: Backend) {
    let world = World::new(backend).await;
    let made = make(&world.admin, json!({"role": "admin"})).await;
    let admin = world.server.api(text(&made, "key"));
    let own = key(&id(&made));
    let refused = admin.delete(&own).await;
    refused.is_problem(409, "state_conflict", None);
    assert!(text(&refused.body, "detail").contains("another admin's key"), "{}", refused.text);
    admin.get(KEYS).await.is(200);
    world.admin.delete(&own).await.is(200);
    admin.get(KEYS).await.is_problem(401, "unauthenticated", None);
}

async fn bad_requests_for_keys_name_their_field(backend: Backend) {
    let world = World::new(backend).await;
    let before = walk(&world.admin, KEYS, 500).await;
    let long = "x".repeat(129);
    for (body, field) in [
        (json!({}), "role"),
        (json!({"role": null}), "role"),
        (json!({"role": "root"}), "role"),
        (json!({"role": "Admin"}), "role"),
        (json!({"role": "agent"}), "agent"),
        (json!({"role": "agent", "agent": null}), "agent"),
        (json!({"role": "agent", "agent": ""}), "agent"),
        (json!({"role": "agent", "agent": "a\0b"}), "agent"),
        (json!({"role": "auditor", "agent": long}), "agent"),
        (json!({"role": "auditor", "users": "ana"}), "users"),
        (json!({"role": "auditor", "users": ["ana", ""]}), "users[1]"),
        (json!({"role": "auditor", "users": ["a\0b"]}), "users[0]"),
        (json!({"role": "auditor", "users": [7]}), "users[0]"),
        (json!({"role": "auditor", "user": "ana"}), "user"),
        (json!({"role": "auditor", "tenant": "other"}), "tenant"),
        (json!({"role": "auditor", "key": "ml_of-my-own-choice"}), "key"),
    ] {
        world.admin.post(KEYS, &body).await.is_problem(400, "invalid_request", Some(field));
    }
    for (query, field) in [("limit=0", "limit"), ("cursor=x", "cursor"), ("tenant=other", "tenant")] {
        let refused = world.admin.get(&format!("{KEYS}?{query}")).await;
        refused.is_problem(400, "invalid_request", Some(field));
    }
    assert_eq!(walk(&world.admin, KEYS, 500).await, before, "a refused request makes a key");
}

async fn a_keys_secret_stands_nowhere(backend: Backend) {
    let database = TestDatabase::new(backend).await;
    let server = Server::start_with(&database.url, &[], &[("MEMLEDGER_LOG_FILTER", "trace")]).await;
    let world = World { admin: server.admin(), server, database };
    let answer = world.admin.post(KEYS, &json!({"role": "agent", "agent": "planner"})).await.is(201);
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    let (made, secret) = (&answer.body, text(&answer.body, "key"));
    let planner = world.server.api(secret);
    remember(&planner, "ana", json!({"content": "a note"})).await;
    world.admin.delete(&key(&id(made))).await.is(200);
    for path in [KEYS, "/api/operations", "/api/events", "/metrics"] {
        let shown = world.admin.get(path).await.is(200).text;
        assert!(!shown.contains(secret), "{path} shows it: {shown}");
    }
    let log = world.server.logged();
    assert!(!log.contains(secret), "the log shows it: {log}");
    // What an operator looks for is there.
    for said in ["an API key was made", "an API key was revoked"] {
        let is_said = |line: &str| line.contains(said) && line.contains(text(made, "id"));
        assert!(log.lines().any(is_said), "{said} is not in {log}");
    }
}
