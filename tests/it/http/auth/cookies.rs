//! The cookie of a session: how it is set, and what guards it against other sites' pages.

use std::{
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
    time::Duration,
};

use memledger_tests::{
    Backend,
    server::{ADMIN_KEY, Answer, Api, Server, binary},
};
use reqwest::Method;
use serde_json::{Value, json};

use super::{LOGIN, LOGOUT, Person, SESSION, token};
use crate::http::{World, memories};

on_both!(
    the_cookie_is_for_the_server_alone,
    off_loopback_the_cookie_needs_tls,
    a_cookie_changes_nothing_without_its_csrf_token,
    a_header_stands_above_the_cookie,
    another_sites_page_can_not_sign_in,
    a_stream_lives_by_its_cookie,
    others_cookies_hide_none_and_nobody_keeps_an_answer,
);

/// Many times what a stream takes to tell something or to end; a sign of life comes more often.
const PATIENCE: Duration = Duration::from_secs(60);

/// A browser with the cookie of a session.
struct Browser<'a> {
    world: &'a World,
    cookie: String,
    csrf: String,
}

impl<'a> Browser<'a> {
    async fn new(world: &'a World, person: &Person) -> Self {
        let answer = person.login(world).await.is(200);
        let cookie = format!("theme=dark; memledger_session={}; other=1", token(&answer));
        let csrf = answer.body["csrf_token"].as_str().unwrap().to_owned();
        Self { world, cookie, csrf }
    }

    async fn send(&self, method: Method, path: &str, body: Option<&Value>, more: &[(&str, &str)]) -> Answer {
        let headers = [&[("Cookie", self.cookie.as_str())][..], more].concat();
        self.world.admin.anonymous().send(method, path, body, &headers).await
    }
}

/// Signs in as a page at that address would.
async fn login_from(world: &World, person: &Person, origin: &str) -> Answer {
    let body = json!({"email": person.email, "password": person.password});
    world.admin.anonymous().send(Method::POST, LOGIN, Some(&body), &[("Origin", origin)]).await
}

async fn the_cookie_is_for_the_server_alone(backend: Backend) {
    let world = World::new(backend).await;
    let ana = Person::new(&world, "ana@example.com", "admin").await;
    let answer = ana.login(&world).await.is(200);
    let attributes = "Path=/; HttpOnly; SameSite=Strict; Max-Age=28800";
    let expected = format!("memledger_session={}; {attributes}", token(&answer));
    assert_eq!(answer.header("set-cookie"), Some(expected.as_str()), "on loopback");
    let World { server, database, .. } = world;
    server.stop().await;
    let environment = [("MEMLEDGER_HTTP_SESSION_HOURS", "1")];
    let server = Server::start_with(&database.url, &[], &environment).await;
    let world = World { admin: server.admin(), server, database };
    let answer = ana.login(&world).await.is(200);
    assert!(answer.header("set-cookie").unwrap().ends_with("; Max-Age=3600"), "{:?}", answer.headers);
    // A proxy that ends TLS stands before it: the page's own address says so.
    let host = world.server.url.trim_start_matches("http://").to_owned();
    let answer = login_from(&world, &ana, &format!("https://{host}")).await.is(200);
    assert!(answer.header("set-cookie").unwrap().ends_with("; Max-Age=3600; Secure"), "{:?}", answer.headers);
}

/// A server that other machines reach; it ends with this.
struct Open(Child);

impl Drop for Open {
    fn drop(&mut self) {
        self.0.kill().ok();
        self.0.wait().ok();
    }
}

impl Open {
    /// With the port that it listens on.
    fn start(database: &str) -> (Self, u16) {
        let mut command = Command::new(binary());
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("MEMLEDGER_") {
                command.env_remove(name);
            }
        }
        let words = ["serve", "--listen", "0.0.0.0:0", "--database", database];
        command.args(words).env("MEMLEDGER_ADMIN_KEY", ADMIN_KEY);
        let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn();
        let mut open = Self(child.expect("memledger can be started"));
        let out = BufReader::new(open.0.stdout.take().expect("stdout is piped"));
        let mut lines = out.lines().map_while(Result::ok);
        let url = lines.find_map(|line| line.strip_prefix("listening on ").map(str::to_owned));
        let url = url.expect("it listens");
        let (_, port) = url.rsplit_once(':').expect("an address ends with the port");
        (open, port.parse().expect("a port is a number"))
    }
}

async fn off_loopback_the_cookie_needs_tls(backend: Backend) {
    let world = World::new(backend).await;
    let ana = Person::new(&world, "ana@example.com", "admin").await;
    let World { server, database, .. } = world;
    server.stop().await;
    let url = database.url.clone();
    let (_open, port) = tokio::task::spawn_blocking(move || Open::start(&url)).await.unwrap();
    let api = Api::new(&format!("http://127.0.0.1:{port}"), None);
    let body = json!({"email": ana.email, "password": ana.password});
    let answer = api.post(LOGIN, &body).await.is(200);
    let cookie = answer.header("set-cookie").unwrap();
    assert!(cookie.ends_with("; HttpOnly; SameSite=Strict; Max-Age=28800; Secure"), "{cookie}");
    let bearer = format!("Bearer {}", token(&answer));
    let cleared = api.send(Method::POST, LOGOUT, None, &[("Authorization", &bearer)]).await.is(204);
    let cookie = cleared.header("set-cookie").unwrap();
    assert!(
        cookie.starts_with("__Host-memledger_session=;") && cookie.ends_with("; Max-Age=0; Secure"),
        "{cookie}"
    );
}

async fn a_cookie_changes_nothing_without_its_csrf_token(backend: Backend) {
    let world = World::new(backend).await;
    let ana = Person::new(&world, "ana@example.com", "admin").await;
    let (browser, other) = (Browser::new(&world, &ana).await, Browser::new(&world, &ana).await);
    for path in [SESSION, "/api/users", "/api/events", "/metrics"] {
        browser.send(Method::GET, path, None, &[]).await.is(200);
    }
    let csrf = browser.send(Method::GET, SESSION, None, &[]).await.is(200).body["csrf_token"].clone();
    assert_eq!(csrf, browser.csrf);
    let (path, body) = (memories("bo"), json!({"content": "Likes tea"}));
    let longer = format!("{}x", browser.csrf);
    let missing: [&[(&str, &str)]; 4] = [
        &[],
        &[("X-CSRF-Token", "")],
        &[("X-CSRF-Token", other.csrf.as_str())],
        &[("X-CSRF-Token", longer.as_str())],
    ];
    for headers in missing {
        let refused = browser.send(Method::POST, &path, Some(&body), headers).await;
        refused.is_problem(403, "forbidden", None);
        assert!(refused.text.contains("X-CSRF-Token"), "it does not say what to send: {}", refused.text);
        for (method, path) in [(Method::POST, LOGOUT), (Method::PUT, "/api/admin/workflows/config")] {
            let refused = browser.send(method, path, Some(&json!({})), headers).await;
            refused.is_problem(403, "forbidden", None);
        }
    }
    assert!(world.admin.get(&path).await.is(200).items().is_empty(), "a refused request wrote something");
    let right = [("X-CSRF-Token", browser.csrf.as_str())];
    browser.send(Method::POST, &path, Some(&body), &right).await.is(201);
    let cleared = browser.send(Method::POST, LOGOUT, None, &right).await.is(204);
    let expected = "memledger_session=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0";
    assert_eq!(cleared.header("set-cookie"), Some(expected));
    browser.send(Method::GET, SESSION, None, &[]).await.is_problem(401, "unauthenticated", None);
    other.send(Method::GET, SESSION, None, &[]).await.is(200);
}

async fn a_header_stands_above_the_cookie(backend: Backend) {
    let world = World::new(backend).await;
    let ana = Person::new(&world, "ana@example.com", "auditor").await;
    let browser = Browser::new(&world, &ana).await;
    for wrong in ["Bearer no-such-key", "Bearer ", "Basic eDp5"] {
        let refused = browser.send(Method::GET, "/api/users", None, &[("Authorization", wrong)]).await;
        refused.is_problem(401, "unauthenticated", None);
    }
    // With the admin's key it is the admin who asks, and no browser.
    let key = format!("Bearer {ADMIN_KEY}");
    let body = json!({"content": "Likes tea"});
    let made = browser.send(Method::POST, &memories("bo"), Some(&body), &[("Authorization", &key)]).await;
    made.is(201);
    // A key in the cookie is none.
    let keyed = format!("memledger_session={ADMIN_KEY}");
    for cookie in [keyed.as_str(), "memledger_session=", "memledger_session", "=", ""] {
        let headers = [("Cookie", cookie)];
        let refused = world.admin.anonymous().send(Method::GET, "/api/users", None, &headers).await;
        refused.is_problem(401, "unauthenticated", None);
    }
}

async fn another_sites_page_can_not_sign_in(backend: Backend) {
    let world = World::new(backend).await;
    let ana = Person::new(&world, "ana@example.com", "admin").await;
    let own = world.server.url.clone();
    for origin in ["https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", "", &own[7..]] {
        let refused = login_from(&world, &ana, origin).await;
        refused.is_problem(403, "forbidden", None);
        assert_eq!(refused.header("set-cookie"), None, "{origin}");
    }
    login_from(&world, &ana, &own).await.is(200);
    assert_eq!(ana.types(&world).await, ["AccountCreated", "SignedIn"]);
}

async fn a_stream_lives_by_its_cookie(backend: Backend) {
    let world = World::new(backend).await;
    let ana = Person::new(&world, "ana@example.com", "admin").await;
    let browser = Browser::new(&world, &ana).await;
    let headers = [("Accept", "text/event-stream"), ("Cookie", browser.cookie.as_str())];
    let mut stream = world.admin.anonymous().open("/api/events", &headers).await;
    assert_eq!(stream.status(), 200);
    let mut told = String::new();
    while !told.contains("SignedIn") {
        told.push_str(&more(&mut stream).await.expect("the stream goes on"));
    }
    let right = [("X-CSRF-Token", browser.csrf.as_str())];
    browser.send(Method::POST, LOGOUT, None, &right).await.is(204);
    while more(&mut stream).await.is_some() {}
}

/// The next piece of a stream; none once the server has ended it.
async fn more(stream: &mut reqwest::Response) -> Option<String> {
    let chunk = tokio::time::timeout(PATIENCE, stream.chunk()).await.expect("the stream ends in time");
    chunk.ok().flatten().map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
}

/// Cookies know no ports: another program of the host may set its own, and one of our name.
async fn others_cookies_hide_none_and_nobody_keeps_an_answer(backend: Backend) {
    let world = World::new(backend).await;
    let ana = Person::new(&world, "ana@example.com", "admin").await;
    let token = token(&ana.login(&world).await.is(200));
    for before in ["memledger_session=x", "memledger_session", "=;;;"] {
        let cookie = format!("{before}; memledger_session={token}");
        let answer =
            world.admin.anonymous().send(Method::GET, "/api/users", None, &[("Cookie", &cookie)]).await;
        let answer = answer.is(200);
        assert_eq!(answer.header("cache-control"), Some("no-store"), "{before}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{before}");
    }
    let docs = world.admin.anonymous().get("/docs/").await;
    assert_eq!(docs.header("x-frame-options"), Some("DENY"), "{:?}", docs.headers);
}
