//! Sign-in: who gets a session, what it opens, and what the log tells of it.

mod cookies;
mod ends;
mod listed;
mod own;
mod places;
mod refused;

use std::time::Duration;

use memledger_tests::{
    Backend,
    server::{Answer, Api, is_sound},
};
use reqwest::Method;
use serde_json::{Value, json};

use super::{World, column, memories, remember, walk};

on_both!(
    a_person_signs_in_and_the_log_tells_so,
    the_log_knows_no_address_and_no_password,
    a_session_opens_what_a_key_of_its_role_does,
    an_auditor_who_signs_in_writes_nothing,
    what_is_wrong_is_not_told,
    too_many_failures_are_told_to_wait,
    bad_logins_name_their_field,
    a_key_has_no_session,
);

const LOGIN: &str = "/api/auth/login";
const SESSION: &str = "/api/auth/session";
const LOGOUT: &str = "/api/auth/logout";

/// Somebody with an account.
struct Person {
    id: String,
    email: String,
    password: String,
}

impl Person {
    async fn new(world: &World, email: &str, role: &str) -> Self {
        let words = ["admins", "create", "--email", email, "--role", role, "--json"];
        let made = world.server.cli(&words).await.is(0).json();
        let text = |name: &str| {
            let text = made[name].as_str();
            text.unwrap_or_else(|| panic!("no {name} in {made}")).to_owned()
        };
        Self { id: text("id"), email: text("email"), password: text("password") }
    }

    async fn login(&self, world: &World) -> Answer {
        login(world, &self.email, &self.password).await
    }

    /// Signs in and answers the token.
    async fn token(&self, world: &World) -> String {
        token(&self.login(world).await.is(200))
    }

    /// What the feed tells of the account: type, actor and change.
    async fn told(&self, world: &World) -> Vec<(String, String, Value)> {
        let page = world.admin.get("/api/events?limit=500").await.is(200);
        let own = page.items().iter().filter(|event| event["stream_id"] == self.id.as_str());
        let told = |event: &Value| {
            assert_eq!(event["stream_type"], "account", "{event}");
            let text = |name: &str| event[name].as_str().unwrap().to_owned();
            (text("event_type"), text("actor"), event["body"]["change"].clone())
        };
        own.map(told).collect()
    }

    async fn types(&self, world: &World) -> Vec<String> {
        self.told(world).await.into_iter().map(|(event_type, ..)| event_type).collect()
    }
}

async fn login(world: &World, email: &str, password: &str) -> Answer {
    world.admin.anonymous().post(LOGIN, &json!({"email": email, "password": password})).await
}

fn token(answer: &Answer) -> String {
    answer.body["token"].as_str().unwrap_or_else(|| panic!("no token in {}", answer.text)).to_owned()
}

/// A number in the database, such as a count.
async fn number(world: &World, sql: &str) -> i64 {
    let store = memledger_tests::open_store(&world.database).await;
    let rows = store.query(sql, Vec::new()).await.unwrap();
    store.close().await;
    rows[0][0].int().unwrap()
}

async fn change(world: &World, sql: &str) -> u64 {
    let store = memledger_tests::open_store(&world.database).await;
    let changed = store.execute(sql, Vec::new()).await.unwrap();
    store.close().await;
    changed
}

async fn a_person_signs_in_and_the_log_tells_so(backend: Backend) {
    let world = World::new(backend).await;
    let ana = Person::new(&world, "Ana@Example.com", "admin").await;
    assert_eq!(ana.email, "ana@example.com");
    let answer = login(&world, " ANA@example.com", &ana.password).await.is(200);
    let token = token(&answer);
    assert!(token.starts_with("mls_") && token.len() > 40, "{token}");
    assert_eq!((&answer.body["email"], &answer.body["role"]), (&json!("ana@example.com"), &json!("admin")));
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    let session = world.server.api(&token).get(SESSION).await.is(200);
    for name in ["email", "role", "expires_at", "csrf_token"] {
        assert_eq!(session.body[name], answer.body[name], "{name}");
    }
    let session_id = ana.told(&world).await[1].2["signed_in"]["session_id"].clone();
    let actor = format!("admin:{}", ana.id);
    let expected = [
        ("AccountCreated".to_owned(), "admin:cli".to_owned(), json!({"account_created": {"role": "admin"}})),
        ("SignedIn".to_owned(), actor.clone(), json!({"signed_in": {"session_id": session_id}})),
    ];
    assert_eq!(ana.told(&world).await, expected);
    // As whoever signed in, not as some key.
    remember(&world.server.api(&token), "bo", json!({"content": "Likes tea"})).await;
    let timeline = walk(&world.admin, "/api/users/bo/timeline", 10).await;
    assert_eq!(column(&timeline, "actor"), [actor]);
    let world = world.restarted().await;
    world.server.api(&token).get(SESSION).await.is(200);
    is_sound(&world.database.url).await;
}

async fn the_log_knows_no_address_and_no_password(backend: Backend) {
    let world = World::new(backend).await;
    let ana = Person::new(&world, "ana.the.marker@example.com", "admin").await;
    let token = ana.token(&world).await;
    world.server.api(&token).send(Method::POST, LOGOUT, None, &[]).await.is(204);
    world.server.cli(&["admins", "password", &ana.email]).await.is(0);
    world.server.cli(&["admins", "disable", &ana.email]).await.is(0);
    let store = memledger_tests::open_store(&world.database).await;
    let kept = store.query("SELECT password_hash FROM accounts", Vec::new()).await.unwrap();
    let hash = kept[0][0].text().unwrap().to_owned();
    assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
    let sql = "SELECT body, actor, stream_id, command_id, correlation_id FROM events";
    let events = store.query(sql, Vec::new()).await.unwrap();
    store.close().await;
    assert_eq!(events.len(), 6, "an event each: a key made; created, signed in and out, changed, disabled");
    let log = format!("{events:?}");
    for secret in ["marker", &ana.password, &token, &hash, "$argon2"] {
        assert!(!log.contains(secret), "{secret} is in {log}");
    }
}

async fn a_session_opens_what_a_key_of_its_role_does(backend: Backend) {
    let world = World::new(backend).await;
    let words = "admins create --email o@example.com --role admin --tenant other --json";
    let words: Vec<&str> = words.split(' ').collect();
    let made = world.server.cli(&words).await.is(0).json();
    let theirs = login(&world, "o@example.com", made["password"].as_str().unwrap()).await.is(200);
    let ours = Person::new(&world, "ana@example.com", "admin").await.token(&world).await;
    let (ours, theirs) = (world.server.api(&ours), world.server.api(&token(&theirs)));
    remember(&ours, "bo", json!({"content": "ours"})).await;
    for path in ["/api/users", "/api/operations", "/api/admin/ledger/projections", "/metrics"] {
        ours.get(path).await.is(200);
    }
    ours.send(Method::POST, "/api/admin/ledger/projections/retry", None, &[]).await.is(200);
    assert!(theirs.get(&memories("bo")).await.is(200).items().is_empty());
    assert!(walk(&theirs, "/api/users", 10).await.is_empty());
}

async fn an_auditor_who_signs_in_writes_nothing(backend: Backend) {
    let world = World::new(backend).await;
    remember(&world.admin, "bo", json!({"content": "Likes tea"})).await;
    let auditor = Person::new(&world, "rev@example.com", "auditor").await;
    let signed_in = auditor.login(&world).await.is(200);
    let api = world.server.api(&token(&signed_in));
    assert_eq!(api.get(&memories("bo")).await.is(200).items().len(), 1);
    api.get("/api/events").await.is(200);
    let body = json!({"content": "written by an auditor"});
    api.post(&memories("bo"), &body).await.is_problem(403, "forbidden", None);
    let cookie = format!("memledger_session={}", token(&signed_in));
    let csrf = signed_in.body["csrf_token"].as_str().unwrap();
    let headers = [("Cookie", cookie.as_str()), ("X-CSRF-Token", csrf)];
    let refused = world.admin.anonymous().send(Method::POST, &memories("bo"), Some(&body), &headers).await;
    refused.is_problem(403, "forbidden", None);
    assert!(refused.text.contains("auditor"), "it is refused for another reason: {}", refused.text);
    api.send(Method::POST, "/api/admin/ledger/rebuild", None, &[]).await.is_problem(403, "forbidden", None);
    assert_eq!(auditor.told(&world).await[1].1, format!("auditor:{}", auditor.id));
    assert_eq!(api.get(&memories("bo")).await.is(200).items().len(), 1);
}

async fn what_is_wrong_is_not_told(backend: Backend) {
    let world = World::new(backend).await;
    let ana = Person::new(&world, "ana@example.com", "admin").await;
    let gone = Person::new(&world, "gone@example.com", "auditor").await;
    world.server.cli(&["admins", "disable", &gone.email]).await.is(0);
    let wrong = [
        login(&world, &ana.email, "not the password").await,
        login(&world, "nobody@example.com", &ana.password).await,
        login(&world, &ana.email, "").await,
        gone.login(&world).await,
    ];
    for answer in &wrong {
        answer.is_problem(401, "unauthenticated", None);
        assert_eq!(answer.text, wrong[0].text);
        assert_eq!(answer.header("set-cookie"), None);
    }
    assert_eq!(ana.types(&world).await, ["AccountCreated"]);
    assert_eq!(gone.types(&world).await, ["AccountCreated", "AccountDisabled"]);
    ana.login(&world).await.is(200);
}

async fn too_many_failures_are_told_to_wait(backend: Backend) {
    let world = World::new(backend).await;
    let ana = Person::new(&world, "ana@example.com", "admin").await;
    let bo = Person::new(&world, "bo@example.com", "admin").await;
    // What succeeds does not count.
    for _ in 0..6 {
        ana.login(&world).await.is(200);
    }
    for _ in 0..5 {
        login(&world, "ANA@example.com", "a wrong password").await.is(401);
    }
    // Also the right one has to wait now, or guessing would go on.
    for password in ["a wrong password", &ana.password] {
        let told = login(&world, &ana.email, password).await;
        told.is_problem(429, "rate_limited", None);
        let seconds: u32 = told.header("retry-after").expect("it says how long").parse().unwrap();
        assert!((1..=2).contains(&seconds), "{seconds}");
    }
    bo.login(&world).await.is(200);
    // It is slowed down and not shut out.
    tokio::time::sleep(Duration::from_millis(2_100)).await;
    ana.login(&world).await.is(200);
    login(&world, &ana.email, "a wrong password").await.is(401);
    ana.login(&world).await.is(200);
}

async fn bad_logins_name_their_field(backend: Backend) {
    let world = World::new(backend).await;
    let long = "x".repeat(1_025);
    for (body, field) in [
        (json!({"email": "ana@example.com"}), "password"),
        (json!({"password": "x"}), "email"),
        (json!({"email": "ana", "password": "x"}), "email"),
        (json!({"email": "a b@example.com", "password": "x"}), "email"),
        (json!({"email": 1, "password": "x"}), "email"),
        (json!({"email": "ana@example.com", "password": long}), "password"),
        (json!({"email": "ana@example.com", "password": "x", "role": "admin"}), "role"),
    ] {
        let answer = world.admin.anonymous().post(LOGIN, &body).await;
        answer.is_problem(400, "invalid_request", Some(field));
    }
}

async fn a_key_has_no_session(backend: Backend) {
    let world = World::new(backend).await;
    world.admin.get(SESSION).await.is_problem(404, "not_found", None);
    let logout = world.admin.send(Method::POST, LOGOUT, None, &[]).await;
    logout.is_problem(404, "not_found", None);
    world.admin.get("/api/users").await.is(200);
    for nobody in [world.admin.anonymous(), world.server.api("mls_no_such_token")] {
        nobody.get(SESSION).await.is_problem(401, "unauthenticated", None);
        no_logout(&nobody).await;
    }
}

async fn no_logout(api: &Api) {
    api.send(Method::POST, LOGOUT, None, &[]).await.is_problem(401, "unauthenticated", None);
}
