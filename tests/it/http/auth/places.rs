//! Where requests come from: proxies that are believed, names that the server is reached by, and guesses that cost nobody
//! else anything.

use memledger_tests::{
    Backend,
    server::{ADMIN_KEY, Answer, Server},
};
use reqwest::Method;
use serde_json::json;

use super::{LOGIN, Person, SESSION, token};
use crate::http::World;

on_both!(
    behind_a_trusted_proxy_each_client_counts_by_itself,
    a_proxy_that_is_not_trusted_is_not_believed,
    guessed_keys_keep_nobody_out,
    behind_tls_the_cookie_is_bound_to_the_host,
    a_page_of_another_name_is_refused,
);

/// The same world with a server of those settings.
async fn with(world: World, environment: &[(&str, &str)]) -> World {
    let World { server, database, .. } = world;
    server.stop().await;
    let server = Server::start_with(&database.url, &[], environment).await;
    World { admin: server.admin(), server, database }
}

/// A sign-in that came through a proxy from that address.
async fn login_through(world: &World, person: &Person, password: &str, from: &str) -> Answer {
    let body = json!({"email": person.email, "password": password});
    let headers = [("X-Forwarded-For", from), ("X-Forwarded-Proto", "https")];
    world.admin.anonymous().send(Method::POST, LOGIN, Some(&body), &headers).await
}

const TRUSTING: (&str, &str) = ("MEMLEDGER_HTTP_TRUSTED_PROXIES", "127.0.0.0/8, ::1");

async fn behind_a_trusted_proxy_each_client_counts_by_itself(backend: Backend) {
    let world = with(World::new(backend).await, &[TRUSTING]).await;
    let ana = Person::new(&world, "ana@example.com", "admin").await;
    for _ in 0..5 {
        login_through(&world, &ana, "a wrong password", "203.0.113.9").await.is(401);
    }
    login_through(&world, &ana, "a wrong password", "203.0.113.9").await.is(429);
    login_through(&world, &ana, &ana.password, "198.51.100.7").await.is(200);
    // What a client claims before the proxy adds its address changes nothing.
    login_through(&world, &ana, "a wrong password", "192.0.2.1, 203.0.113.9").await.is(429);
    assert!(world.server.logged().contains("203.0.113.9"), "{}", world.server.logged());
}

async fn a_proxy_that_is_not_trusted_is_not_believed(backend: Backend) {
    let world = World::new(backend).await;
    let ana = Person::new(&world, "ana@example.com", "admin").await;
    for n in 0..5 {
        login_through(&world, &ana, "a wrong password", &format!("192.0.2.{n}")).await.is(401);
    }
    let told = login_through(&world, &ana, "a wrong password", "192.0.2.9").await.is(429);
    assert_eq!(told.header("strict-transport-security"), None);
}

async fn guessed_keys_keep_nobody_out(backend: Backend) {
    let few = ("MEMLEDGER_HTTP_ANONYMOUS_RATE_PER_SECOND", "1");
    let world = with(World::new(backend).await, &[TRUSTING, few]).await;
    let ana = Person::new(&world, "ana@example.com", "admin").await;
    world.admin.get("/api/users").await.is(200);
    let from = [("X-Forwarded-For", "203.0.113.9")];
    let guess = async |n: usize| {
        let key = format!("Bearer ml_a_guess_{n}");
        let headers = [from[0], ("Authorization", key.as_str())];
        world.admin.anonymous().send(Method::GET, "/api/users", None, &headers).await.status
    };
    let mut refused = Vec::new();
    for n in 0..30 {
        refused.push(guess(n).await);
    }
    assert!(refused.iter().filter(|status| **status == 429).count() > 15, "{refused:?}");
    // A key that is known passes from there, too; one that is not known yet, and a sign-in, from elsewhere.
    let known = format!("Bearer {ADMIN_KEY}");
    let headers = [from[0], ("Authorization", known.as_str())];
    world.admin.anonymous().send(Method::GET, "/api/users", None, &headers).await.is(200);
    world.server.with_key(&["--role", "auditor"]).await.get("/api/users").await.is(200);
    let answer = login_through(&world, &ana, &ana.password, "203.0.113.9").await.is(200);
    let session = format!("Bearer {}", token(&answer));
    let headers = [("X-Forwarded-For", "198.51.100.7"), ("Authorization", session.as_str())];
    world.admin.anonymous().send(Method::GET, SESSION, None, &headers).await.is(200);
    let log = world.server.logged();
    assert_eq!(log.matches("requests without a valid key or session are refused").count(), 1, "{log}");
}

async fn behind_tls_the_cookie_is_bound_to_the_host(backend: Backend) {
    let world = with(World::new(backend).await, &[TRUSTING]).await;
    let ana = Person::new(&world, "ana@example.com", "admin").await;
    let answer = login_through(&world, &ana, &ana.password, "203.0.113.9").await.is(200);
    let cookie = answer.header("set-cookie").unwrap();
    let named = format!("__Host-memledger_session={}", token(&answer));
    assert_eq!(cookie, format!("{named}; Path=/; HttpOnly; SameSite=Strict; Max-Age=28800; Secure"));
    assert_eq!(answer.header("strict-transport-security"), Some("max-age=31536000"));
    let session = world.admin.anonymous().send(Method::GET, SESSION, None, &[("Cookie", &named)]).await;
    session.is(200);
}

async fn a_page_of_another_name_is_refused(backend: Backend) {
    let world = World::new(backend).await;
    let named = async |world: &World, host: &str, key: Option<&str>| {
        let key = key.map(|key| format!("Bearer {key}"));
        let mut headers = vec![("Host", host)];
        headers.extend(key.as_deref().map(|key| ("Authorization", key)));
        world.admin.anonymous().send(Method::GET, "/admin/sign-in", None, &headers).await
    };
    assert_ne!(named(&world, "localhost:7777", None).await.status, 403);
    let refused = named(&world, "evil.example:7777", None).await;
    refused.is_problem(403, "forbidden", None);
    assert_ne!(named(&world, "evil.example", Some(ADMIN_KEY)).await.status, 403);
    let world = with(world, &[("MEMLEDGER_HTTP_ALLOWED_HOSTS", "ledger.example.com, l.example.com")]).await;
    assert_ne!(named(&world, "ledger.example.com", None).await.status, 403);
    named(&world, "evil.example", None).await.is_problem(403, "forbidden", None);
}
