//! API keys over HTTP: an admin of the tenant makes, lists and revokes them.

use std::collections::BTreeSet;

use memledger_ledger::{
    time::{now, rfc3339},
    words::Timestamp,
};
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
    what_becomes_of_a_key_is_an_event,
    a_key_ends_by_itself,
    the_last_use_is_told,
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

/// A key as it is whoever uses it meanwhile.
fn unused(mut key: Value) -> Value {
    key["last_used_at"] = Value::Null;
    key
}

/// Every key of the list as it is whoever uses it meanwhile.
async fn list(api: &Api, limit: usize) -> Vec<Value> {
    walk(api, KEYS, limit).await.into_iter().map(unused).collect()
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
    let whole = list(&world.admin, 500).await;
    // The admin's own and the one of the command line came first.
    assert_eq!(column(&whole[..2], "role"), ["admin", "auditor"]);
    assert_eq!(whole[2..], made.iter().map(listed).collect::<Vec<_>>());
    for limit in [1, 2, 4] {
        assert_eq!(list(&world.admin, limit).await, whole, "in pages of {limit}");
    }
    let names: BTreeSet<&str> = whole[1].as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(
        names,
        BTreeSet::from([
            "id",
            "role",
            "agent",
            "users",
            "created_at",
            "made_by",
            "expires_at",
            "last_used_at",
            "revoked_at",
            "revoked_by",
        ])
    );

    let (own, agent) = (&made[3], world.server.api(text(&made[3], "key")));
    let revoked = world.admin.delete(&key(text(own, "id"))).await.is(200).body;
    assert!(text(&revoked, "revoked_at").ends_with('Z'));
    assert_eq!(Value::Null, { listed(own)["revoked_at"].clone() });
    // At once, where it was asked of this server.
    agent.get(&memories("ana")).await.is_problem(401, "unauthenticated", None);
    // Asked again it is as it was then.
    assert_eq!(world.admin.delete(&key(text(own, "id"))).await.is(200).body, revoked);
    assert!(revoked["last_used_at"].is_string(), "{revoked}");
    assert_eq!(list(&world.admin, 500).await[5], unused(revoked));
    // The command line has the same list, with the tenant beside it.
    let mut at_the_machine = world.server.cli(&["keys", "list", "--json"]).await.is(0).json();
    for item in at_the_machine.as_array_mut().unwrap() {
        assert_eq!(item.as_object_mut().unwrap().remove("tenant"), Some(json!("default")));
        item["last_used_at"] = Value::Null;
    }
    assert_eq!(at_the_machine, Value::from(list(&world.admin, 500).await));
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
        let before = list(&world.admin, 500).await;
        // Who has a key is an auditor's question.
        match words {
            ["--role", "auditor"] => drop(caller.get(KEYS).await.is(200)),
            _ => caller.get(KEYS).await.is_problem(403, "forbidden", None),
        }
        for role in ["admin", "auditor"] {
            caller.post(KEYS, &json!({"role": role})).await.is_problem(403, "forbidden", None);
        }
        for id in [target.as_str(), "k_nosuchkey", text(before.last().unwrap(), "id")] {
            caller.delete(&key(id)).await.is_problem(403, "forbidden", None);
        }
        assert_eq!(list(&world.admin, 500).await, before, "{words:?} changes something");
    }
    let stranger = world.admin.anonymous();
    stranger.post(KEYS, &json!({"role": "admin"})).await.is_problem(401, "unauthenticated", None);
}

async fn another_tenants_keys_are_not_there(backend: Backend) {
    let world = World::new(backend).await;
    let other = world.server.with_key(&["--role", "admin", "--tenant", "other"]).await;
    let ours = make(&world.admin, json!({"role": "auditor"})).await;
    let theirs = make(&other, json!({"role": "auditor"})).await;
    assert_eq!(list(&other, 500).await.len(), 2);
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
    let before = list(&world.admin, 500).await;
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
    assert_eq!(list(&world.admin, 500).await, before, "a refused request makes a key");
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

/// What the log says of a key: the type, the actor and the body's change of each event.
async fn events_of(api: &Api, key_id: &str) -> Vec<(String, String, Value)> {
    let events = api.get("/api/events?limit=500").await.is(200);
    let of_it =
        events.items().iter().filter(|event| event["stream_type"] == "key" && event["stream_id"] == key_id);
    of_it
        .map(|event| {
            let change = event["body"]["change"].as_object().unwrap().values().next().unwrap();
            (text(event, "event_type").to_owned(), text(event, "actor").to_owned(), change.clone())
        })
        .collect()
}

async fn what_becomes_of_a_key_is_an_event(backend: Backend) {
    let world = World::new(backend).await;
    let whole = walk(&world.admin, KEYS, 500).await;
    let (own, of_own) = (id(&whole[0]), events_of(&world.admin, &id(&whole[0])).await);
    assert_eq!(of_own.len(), 1, "{of_own:?}");
    assert_eq!((of_own[0].1.as_str(), &of_own[0].2["chosen"]), ("admin:cli", &json!(true)));
    let made = make(&world.admin, json!({"role": "agent", "agent": "planner", "users": ["ana"]})).await;
    let (key_id, admin) = (id(&made), format!("admin:{own}"));
    assert_eq!(made["made_by"], json!(admin));
    let revoked = world.admin.delete(&key(&key_id)).await.is(200).body;
    assert_eq!(revoked["revoked_by"], json!(admin));
    world.admin.delete(&key(&key_id)).await.is(200);
    let change =
        json!({"agent": "planner", "chosen": false, "expires_at": null, "role": "agent", "users": ["ana"]});
    let expected =
        [("KeyMade".to_owned(), admin.clone(), change), ("KeyRevoked".to_owned(), admin.clone(), json!({}))];
    assert_eq!(events_of(&world.admin, &key_id).await, expected);
    // The same from the command line, and a start with the same key makes no other.
    let made = world.server.cli(&["keys", "create", "--role", "auditor", "--json"]).await.is(0).json();
    world.server.cli(&["keys", "revoke", text(&made, "id")]).await.is(0);
    let of_it = events_of(&world.admin, text(&made, "id")).await;
    let named: Vec<_> = of_it.iter().map(|(name, actor, _)| (name.as_str(), actor.as_str())).collect();
    assert_eq!(named, [("KeyMade", "admin:cli"), ("KeyRevoked", "admin:cli")]);
    let world = world.restarted().await;
    assert_eq!(walk(&world.admin, KEYS, 500).await.len(), 3);
    assert_eq!(events_of(&world.admin, &own).await.len(), 1);
    // The id says nothing of the secret, as what SHA-256 makes of it would.
    assert_ne!(own, "k_8ef701db42bc");
}

async fn a_key_ends_by_itself(backend: Backend) {
    let world = World::new(backend).await;
    let soon = rfc3339(Timestamp(now().0 + 1_500_000));
    let body = json!({"role": "agent", "agent": "planner", "expires_at": soon});
    let made = make(&world.admin, body).await;
    let planner = world.server.api(text(&made, "key"));
    planner.get(&memories("ana")).await.is(200);
    memledger_tests::eventually("the key has expired", async || {
        planner.get(&memories("ana")).await.status == 401
    })
    .await;
    assert!(rfc3339(now()) >= soon);
    let shown = walk(&world.admin, KEYS, 500).await.pop().unwrap();
    assert_eq!((&shown["expires_at"], &shown["revoked_at"]), (&made["expires_at"], &Value::Null));
    let of_it = events_of(&world.admin, &id(&made)).await;
    assert_eq!((of_it.len(), of_it[1].0.as_str()), (2, "KeyExpired"), "{of_it:?}");
    let path = format!("/api/accesses?actor={}&status=unauthenticated", id(&made));
    let refused = world.admin.get(&path).await.is(200);
    assert_eq!(refused.items().len(), 1, "who comes with it is on record: {}", refused.text);
    let past = json!({"role": "auditor", "expires_at": "2020-01-01T00:00:00Z"});
    world.admin.post(KEYS, &past).await.is_problem(400, "invalid_request", Some("expires_at"));
    let words = ["keys", "create", "--role", "auditor", "--expires-days", "30", "--json"];
    world.server.cli(&words).await.is(0);
    let ends = walk(&world.admin, KEYS, 500).await.pop().unwrap()["expires_at"].clone();
    let in_days = |days: i64| rfc3339(Timestamp(now().0 + days * 86_400_000_000));
    assert!((in_days(29)..in_days(30)).contains(&ends.as_str().unwrap().to_owned()), "{ends}");
}

async fn the_last_use_is_told(backend: Backend) {
    let world = World::new(backend).await;
    let made = make(&world.admin, json!({"role": "auditor"})).await;
    let used = async || walk(&world.admin, KEYS, 500).await[1]["last_used_at"].clone();
    assert_eq!(used().await, Value::Null);
    let before = rfc3339(now());
    world.server.api(text(&made, "key")).get(&memories("ana")).await.is(200);
    let at = used().await;
    assert!(at.as_str() >= Some(before.as_str()), "{at}");
}
