//! How sessions end: by their person, by time, by the operator, and by their number.

use std::time::{Duration, Instant};

use memledger_tests::{Backend, server::Api};
use reqwest::Method;

use super::{LOGOUT, Person, SESSION, change, login, no_logout, number};
use crate::http::World;

on_both!(
    a_logout_ends_one_session_at_once,
    a_session_expires,
    another_password_ends_every_session,
    who_is_disabled_is_out,
    an_account_has_no_more_than_64_sessions,
    no_session_outlives_a_restore,
);

/// Many times the second for which a session is believed without looking.
const PATIENCE: Duration = Duration::from_secs(30);

/// Waits until the server knows of the end.
async fn is_over(api: &Api) {
    let deadline = Instant::now() + PATIENCE;
    loop {
        let answer = api.get(SESSION).await;
        if answer.status == 401 {
            return answer.is_problem(401, "unauthenticated", None);
        }
        assert!(Instant::now() < deadline, "the session does not end: {} {}", answer.status, answer.text);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

async fn a_logout_ends_one_session_at_once(backend: Backend) {
    let world = World::new(backend).await;
    let ana = Person::new(&world, "ana@example.com", "admin").await;
    let (first, second) = (ana.token(&world).await, ana.token(&world).await);
    let (first, second) = (world.server.api(&first), world.server.api(&second));
    first.get("/api/users").await.is(200);
    first.send(Method::POST, LOGOUT, None, &[]).await.is(204);
    for path in ["/api/users", SESSION, "/api/events", "/metrics"] {
        first.get(path).await.is_problem(401, "unauthenticated", None);
    }
    no_logout(&first).await;
    second.get("/api/users").await.is(200);
    let told = ana.told(&world).await;
    assert_eq!(ana.types(&world).await, ["AccountCreated", "SignedIn", "SignedIn", "SignedOut"]);
    assert_eq!(told[3].1, format!("admin:{}", ana.id));
    assert_eq!(told[3].2["signed_out"]["session_id"], told[1].2["signed_in"]["session_id"]);
    // What was ended is ended after a restart too.
    let gone = number(&world, "SELECT count(*) FROM sessions WHERE ended_at IS NOT NULL").await;
    assert_eq!(gone, 1);
}

async fn a_session_expires(backend: Backend) {
    let world = World::new(backend).await;
    let ana = Person::new(&world, "ana@example.com", "admin").await;
    let api = world.server.api(&ana.token(&world).await);
    api.get("/api/users").await.is(200);
    assert_eq!(change(&world, "UPDATE sessions SET expires_at = 1").await, 1);
    is_over(&api).await;
    api.get("/api/users").await.is_problem(401, "unauthenticated", None);
    // The next one clears it away.
    world.server.api(&ana.token(&world).await).get(SESSION).await.is(200);
    assert_eq!(number(&world, "SELECT count(*) FROM sessions").await, 1);
    assert_eq!(ana.types(&world).await, ["AccountCreated", "SignedIn", "SignedIn"]);
}

async fn another_password_ends_every_session(backend: Backend) {
    let world = World::new(backend).await;
    let ana = Person::new(&world, "ana@example.com", "admin").await;
    let bo = Person::new(&world, "bo@example.com", "admin").await;
    let mut sessions = Vec::new();
    for _ in 0..2 {
        sessions.push(world.server.api(&ana.token(&world).await));
    }
    let others = world.server.api(&bo.token(&world).await);
    let words = ["admins", "password", "ANA@example.com", "--json"];
    let made = world.server.cli(&words).await.is(0).json();
    for session in &sessions {
        is_over(session).await;
    }
    others.get(SESSION).await.is(200);
    ana.login(&world).await.is_problem(401, "unauthenticated", None);
    login(&world, &ana.email, made["password"].as_str().unwrap()).await.is(200);
    let types = ana.types(&world).await;
    assert_eq!(types, ["AccountCreated", "SignedIn", "SignedIn", "PasswordChanged", "SignedIn"]);
    assert_eq!(ana.told(&world).await[3].1, "admin:cli");
}

async fn who_is_disabled_is_out(backend: Backend) {
    let world = World::new(backend).await;
    let ana = Person::new(&world, "ana@example.com", "admin").await;
    let api = world.server.api(&ana.token(&world).await);
    api.get(SESSION).await.is(200);
    // Twice is once.
    for _ in 0..2 {
        world.server.cli(&["admins", "disable", &ana.email]).await.is(0);
    }
    is_over(&api).await;
    ana.login(&world).await.is_problem(401, "unauthenticated", None);
    assert_eq!(ana.types(&world).await, ["AccountCreated", "SignedIn", "AccountDisabled"]);
    // A row that somebody puts back by hand opens nothing.
    change(&world, "UPDATE sessions SET ended_at = NULL").await;
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    api.get(SESSION).await.is_problem(401, "unauthenticated", None);
    change(&world, "UPDATE accounts SET disabled_at = NULL").await;
    ana.login(&world).await.is_problem(401, "unauthenticated", None);
}

async fn an_account_has_no_more_than_64_sessions(backend: Backend) {
    let world = World::new(backend).await;
    let ana = Person::new(&world, "ana@example.com", "admin").await;
    let oldest = world.server.api(&ana.token(&world).await);
    oldest.get(SESSION).await.is(200);
    // As many rows as sign-ins would make, in less time.
    let store = memledger_tests::open_store(&world.database).await;
    for n in 0..64 {
        let hash = bytes(backend, n);
        let one = format!(
            "INSERT INTO sessions SELECT {hash}, 'made-{n}', account_id, tenant_id, created_at + 1, \
             expires_at, NULL, NULL FROM sessions WHERE session_id NOT LIKE 'made-%'"
        );
        assert_eq!(store.execute(&one, Vec::new()).await.unwrap(), 1);
    }
    store.close().await;
    assert_eq!(number(&world, "SELECT count(*) FROM sessions").await, 65);
    let newest = world.server.api(&ana.token(&world).await);
    assert_eq!(number(&world, "SELECT count(*) FROM sessions").await, 64);
    is_over(&oldest).await;
    newest.get(SESSION).await.is(200);
}

/// A token's hash that belongs to no token, as the database writes bytes.
fn bytes(backend: Backend, number: u8) -> String {
    match backend {
        Backend::Sqlite => format!("x'{number:02x}'"),
        Backend::Postgres => format!("'\\x{number:02x}'::bytea"),
    }
}

/// The copy may be from before they were ended. A restore begins a new epoch, as this does.
async fn no_session_outlives_a_restore(backend: Backend) {
    let world = World::new(backend).await;
    let ana = Person::new(&world, "ana@example.com", "admin").await;
    let api = world.server.api(&ana.token(&world).await);
    api.get(SESSION).await.is(200);
    world.server.cli(&["epoch", "raise"]).await.is(0);
    is_over(&api).await;
    assert_eq!(number(&world, "SELECT count(*) FROM sessions").await, 0);
    ana.login(&world).await.is(200);
}
