//! Bad input: a clear problem that names the field, and nothing half done.

use memledger_tests::{
    Backend,
    server::{Answer, encoded},
};
use reqwest::Method;
use serde_json::{Value, json};

use super::{World, export, id, memories, memory, remember, rev};

on_both!(
    bad_bodies_name_their_field,
    a_body_is_an_object,
    bad_changes_merges_and_purges_name_their_field,
    large_bodies_are_refused,
    bad_ids_are_refused,
    bad_queries_name_their_parameter,
    no_character_of_a_query_is_a_fault_of_the_server,
    bad_requests_of_operators_name_their_field,
    states_forbid_what_they_forbid,
    another_users_memory_is_not_there,
    bad_headers_are_refused,
    unknown_routes_and_methods_are_problems,
);

/// A world with something in it that no bad request may change.
struct Kept {
    world: World,
    /// An active memory of `ana`.
    own: String,
    before: Vec<Value>,
}

impl Kept {
    async fn new(backend: Backend) -> Self {
        let world = World::new(backend).await;
        let own = id(&remember(&world.admin, "ana", json!({"content": "kept", "topics": ["t"]})).await);
        let before = export(&world.admin, "ana").await;
        Self { world, own, before }
    }

    async fn send(&self, method: &Method, path: &str, body: Option<&str>) -> Answer {
        let body = body.map(|body| body.as_bytes().to_vec());
        let answered = self.world.admin.try_send(method.clone(), path, body, &[]).await;
        answered.unwrap_or_else(|failed| panic!("{method} {path}: {failed:?}"))
    }

    /// Each is refused with 400 and the name of its field.
    async fn refuses(&self, method: Method, path: &str, cases: &[(String, &str)]) {
        for (body, field) in cases {
            let answer = self.send(&method, path, Some(body)).await;
            println!("{method} {path} {body:.200}");
            answer.is_problem(400, "invalid_request", Some(field));
        }
    }

    async fn refuses_queries(&self, path: &str, cases: &[(&str, &str)]) {
        for (query, field) in cases {
            println!("GET {path}?{query}");
            let answer = self.world.admin.get(&format!("{path}?{query}")).await;
            answer.is_problem(400, "invalid_request", Some(field));
        }
    }

    async fn is_unchanged(self) {
        assert_eq!(rev(&self.world.admin, "ana").await, 1);
        assert_eq!(export(&self.world.admin, "ana").await, self.before);
        // Nothing was broken either: the next write finds its place.
        let answer = self.world.admin.post(&memories("ana"), &json!({"content": "next"})).await.is(201);
        assert_eq!(answer.rev(), 2);
    }
}

fn cases<'a>(cases: impl IntoIterator<Item = (Value, &'a str)>) -> Vec<(String, &'a str)> {
    cases.into_iter().map(|(body, field)| (body.to_string(), field)).collect()
}

/// A body with content and one field of this value.
fn with(field: &str, value: Value) -> Value {
    let mut body = json!({"content": "x"});
    body[field] = value;
    body
}

async fn bad_bodies_name_their_field(backend: Backend) {
    let kept = Kept::new(backend).await;
    let long = |length: usize| Value::from("x".repeat(length));
    let many: Vec<String> = (0..17).map(|n| format!("topic {n}")).collect();
    let fields = cases([
        (json!({}), "content"),
        (with("content", json!(5)), "content"),
        (with("content", json!(null)), "content"),
        (with("content", json!(" \n\t ")), "content"),
        (with("content", json!("a\0b")), "content"),
        (with("content", json!("a\u{7}b")), "content"),
        (with("content", json!("a\u{85}b")), "content"),
        (with("content", long(8_193)), "content"),
        (with("contents", json!("x")), "contents"),
        (with("id", json!("m1")), "id"),
        (with("actor", json!("admin:me")), "actor"),
        (with("state", json!("archived")), "state"),
        (with("kind", json!("fact")), "kind"),
        (with("kind", json!(3)), "kind"),
        (with("topics", json!("one")), "topics"),
        (with("topics", json!(["ok", 5])), "topics[1]"),
        (with("topics", json!(["ok", " "])), "topics[1]"),
        (with("topics", json!(["a\0b"])), "topics[0]"),
        (with("topics", json!([long(129)])), "topics[0]"),
        (with("topics", json!(many)), "topics"),
        (with("importance", json!(0)), "importance"),
        (with("importance", json!(6)), "importance"),
        (with("importance", json!(-1)), "importance"),
        (with("importance", json!(300)), "importance"),
        (with("importance", json!(2.5)), "importance"),
        (with("importance", json!("3")), "importance"),
        (with("pinned", json!("yes")), "pinned"),
        (with("bank", json!(7)), "bank"),
        (with("metadata", json!([])), "metadata"),
        (with("metadata", json!({"k": long(8_192)})), "metadata"),
        (with("metadata", json!({"k": "a\0b"})), "metadata.k"),
        (with("metadata", json!({"a\0b": 1})), "metadata"),
        (with("metadata", json!({"k": [u64::MAX]})), "metadata.k[0]"),
        (with("category", json!("a\0b")), "category"),
        (with("category", long(65)), "category"),
        (with("role", json!("a\u{1f}b")), "role"),
        (with("thread_id", long(129)), "thread_id"),
        (with("agent_id", json!("a\nb")), "agent_id"),
        (with("run_id", json!("a\u{7f}b")), "run_id"),
        (with("actor_id", json!({})), "actor_id"),
    ]);
    kept.refuses(Method::POST, &memories("ana"), &fields).await;
    kept.is_unchanged().await;
}

async fn a_body_is_an_object(backend: Backend) {
    let kept = Kept::new(backend).await;
    let create = [
        "",
        "x",
        "{\"content\": \"x\"} {}",
        "{\"content\": \"x\"}]",
        "[]",
        "\"x\"",
        "null",
        "5",
        "{'content': 'x'}",
    ];
    for body in create {
        kept.refuses(Method::POST, &memories("ana"), &[(body.to_owned(), "body")]).await;
    }
    let twice = "{\"content\": \"x\", \"content\": \"y\"}".to_owned();
    kept.refuses(Method::POST, &memories("ana"), &[(twice, "content")]).await;
    // Where the text ends too early or is no Unicode, the field is wherever the reader stood.
    for body in [
        "{\"content\": ",
        "{\"content\": \"x",
        "{\"content\": \"\\ud800\"}",
        "{\"content\": \"x\", \"topics\": [}",
    ] {
        kept.send(&Method::POST, &memories("ana"), Some(body)).await.is_problem(400, "invalid_request", None);
    }
    let not_utf8 = b"{\"content\": \"\xff\xfe\"}".to_vec();
    let answer =
        kept.world.admin.try_send(Method::POST, &memories("ana"), Some(not_utf8), &[]).await.unwrap();
    answer.is_problem(400, "invalid_request", None);
    // Fields have names: a list of their values is no body.
    let positional = [
        (memories("ana"), format!("[\"x\"{}]", ", null".repeat(12))),
        (
            format!("{}/merge", memories("ana")),
            format!("[[\"{0}\", \"{0}\"], \"x\", null, null, null]", kept.own),
        ),
        (format!("{}/purge", memory("ana", &kept.own)), "[\"asked for it\"]".to_owned()),
        (format!("{}/restore", memory("ana", &kept.own)), "[]".to_owned()),
        ("/api/users/ana/threads/t/ack".to_owned(), "[1]".to_owned()),
    ];
    for (path, body) in positional {
        kept.refuses(Method::POST, &path, &[(body, "body")]).await;
    }
    kept.is_unchanged().await;
}

async fn bad_changes_merges_and_purges_name_their_field(backend: Backend) {
    let kept = Kept::new(backend).await;
    let own = memory("ana", &kept.own);
    let many: Vec<String> = (0..17).map(|n| format!("topic {n}")).collect();
    let changes = cases([
        (json!({}), "body"),
        (json!({"content": ""}), "content"),
        (json!({"content": "x".repeat(8_193)}), "content"),
        (json!({"topics": many}), "topics"),
        (json!({"importance": 6}), "importance"),
        (json!({"category": "a\0b"}), "category"),
        (json!({"metadata": {"k": "x".repeat(8_192)}}), "metadata"),
        (json!({"kind": "fact"}), "kind"),
        (json!({"pinned": 1}), "pinned"),
        (json!({"content": "y", "state": "archived"}), "state"),
        (json!({"revision": 7}), "revision"),
    ]);
    kept.refuses(Method::PATCH, &own, &changes).await;
    let merges = cases([
        (json!({"content": "x"}), "source_ids"),
        (json!({"source_ids": [], "content": "x"}), "source_ids"),
        (json!({"source_ids": [kept.own], "content": "x"}), "source_ids"),
        (json!({"source_ids": [kept.own, kept.own], "content": "x"}), "source_ids"),
        (json!({"source_ids": kept.own, "content": "x"}), "source_ids"),
        (json!({"source_ids": [kept.own, "a b"], "content": "x"}), "source_ids[1]"),
        (json!({"source_ids": [kept.own, "b"], "content": " "}), "content"),
        (json!({"source_ids": [kept.own, "b"], "content": "x", "target_id": "\0"}), "target_id"),
        (json!({"source_ids": [kept.own, "b"], "content": "x", "topics": ["\0"]}), "topics[0]"),
        (json!({"source_ids": [kept.own, "b"], "content": "x", "into": "b"}), "into"),
    ]);
    kept.refuses(Method::POST, &format!("{}/merge", memories("ana")), &merges).await;
    let purges = cases([
        (json!({}), "reason"),
        (json!({"reason": " "}), "reason"),
        (json!({"reason": "a\0b"}), "reason"),
        (json!({"reason": "x".repeat(1_001)}), "reason"),
        (json!({"reason": "x", "force": true}), "force"),
    ]);
    kept.refuses(Method::POST, &format!("{own}/purge"), &purges).await;
    let restores = cases([(json!({"reason": "x"}), "reason")]);
    kept.refuses(Method::POST, &format!("{own}/restore"), &restores).await;
    let acknowledgements = cases([
        (json!({}), "rev"),
        (json!({"rev": 2}), "rev"),
        (json!({"rev": -1}), "rev"),
        (json!({"rev": "1"}), "rev"),
        (json!({"rev": 1.5}), "rev"),
        (json!({"rev": 1, "force": true}), "force"),
    ]);
    kept.refuses(Method::POST, "/api/users/ana/threads/t/ack", &acknowledgements).await;
    let reasons =
        [("mode=hard", "mode"), ("reason=%00", "reason"), ("why=x", "why"), ("mode=soft&mode=soft", "mode")];
    for (query, field) in reasons {
        let answer = kept.world.admin.delete(&format!("{own}?{query}")).await;
        answer.is_problem(400, "invalid_request", Some(field));
    }
    let answer = kept.world.admin.delete(&format!("{own}?reason={}", "x".repeat(1_001))).await;
    answer.is_problem(400, "invalid_request", Some("reason"));
    kept.is_unchanged().await;
}

async fn large_bodies_are_refused(backend: Backend) {
    let kept = Kept::new(backend).await;
    let body = json!({"content": "x".repeat(1 << 20)}).to_string();
    let paths = [
        (Method::POST, memories("ana")),
        (Method::PATCH, memory("ana", &kept.own)),
        (Method::POST, format!("{}/merge", memories("ana"))),
    ];
    for (method, path) in paths {
        // The server answers before it has read all, so the sender may find the door shut while it still sends.
        let mut answer = None;
        for _ in 0..10 {
            let sent = kept.world.admin.try_send(method.clone(), &path, Some(body.clone().into_bytes()), &[]);
            answer = sent.await.ok();
            if answer.is_some() {
                break;
            }
        }
        answer.expect("the answer arrives now and then").is_problem(413, "too_large", None);
    }
    kept.is_unchanged().await;
}

async fn bad_ids_are_refused(backend: Backend) {
    let kept = Kept::new(backend).await;
    let long = "x".repeat(129);
    for user in ["%00", "a%00b", "a%07b", "a%0Ab", "%20ana", "a%E2%80%AEb", "e%CC%81", long.as_str()] {
        let body = json!({"content": "x"});
        let answers = [
            kept.world.admin.get(&memories(user)).await,
            kept.world.admin.post(&memories(user), &body).await,
            kept.world.admin.get(&format!("/api/users/{user}/export")).await,
            kept.world.admin.get(&format!("/api/users/{user}/threads/t/delta")).await,
        ];
        for answer in answers {
            answer.is_problem(400, "invalid_request", Some("user_id"));
        }
    }
    for own in ["%00", "a%00b", "a%20b", "a%2Fb", "%C3%A9", long.as_str()] {
        let path = memory("ana", own);
        let answers = [
            kept.world.admin.get(&path).await,
            kept.world.admin.patch(&path, &json!({"content": "x"})).await,
            kept.world.admin.delete(&path).await,
            kept.world.admin.get(&format!("{path}/history")).await,
            kept.world.admin.get(&format!("/memory/{own}/history")).await,
        ];
        for answer in answers {
            answer.is_problem(400, "invalid_request", Some("id"));
        }
    }
    for thread in ["%00", "a%0Db", "%20", long.as_str()] {
        let path = format!("/api/users/ana/threads/{thread}");
        let answers = [
            kept.world.admin.get(&format!("{path}/delta")).await,
            kept.world.admin.post(&format!("{path}/ack"), &json!({"rev": 1})).await,
        ];
        for answer in answers {
            answer.is_problem(400, "invalid_request", Some("thread_id"));
        }
    }
    // Bytes that are no text at all.
    kept.world.admin.get(&memories("%FF%FE")).await.is_problem(400, "invalid_request", None);
    kept.is_unchanged().await;
}

async fn bad_queries_name_their_parameter(backend: Backend) {
    let kept = Kept::new(backend).await;
    remember(&kept.world.admin, "bob", json!({"content": "x"})).await;
    let pages = [
        ("limit=0", "limit"),
        ("limit=501", "limit"),
        ("limit=-1", "limit"),
        ("limit=many", "limit"),
        ("limit=", "limit"),
        ("limit=1&limit=2", "limit"),
        ("cursor=", "cursor"),
        ("cursor=!!!", "cursor"),
        ("cursor=AAAA", "cursor"),
        ("cursor=WyJvdGhlciIsMV0", "cursor"),
        ("nosuch=1", "nosuch"),
    ];
    let history = format!("{}/history", memory("ana", &kept.own));
    let by_id = format!("/memory/{}/history", kept.own);
    let lists =
        ["/api/users/ana/memories", "/api/users/ana/archive", "/api/users/ana/timeline", "/api/users"];
    for path in lists.into_iter().chain([history.as_str(), by_id.as_str()]) {
        kept.refuses_queries(path, &pages).await;
    }
    let list = [
        ("state=deleted", "state"),
        ("state=", "state"),
        ("pinned=maybe", "pinned"),
        ("as_of=yesterday", "as_of"),
        ("as_of=9999999999", "as_of"),
        ("as_of_rev=2", "as_of_rev"),
        ("as_of_rev=99999999999999999999", "as_of_rev"),
        ("as_of_rev=-1", "as_of_rev"),
        ("as_of_rev=1.5", "as_of_rev"),
        ("as_of=2020-01-01&as_of_rev=1", "as_of"),
    ];
    kept.refuses_queries("/api/users/ana/memories", &list).await;
    let timeline = [
        ("from=soon", "from"),
        ("to=2024-13-01", "to"),
        ("event=FORGET", "event"),
        ("memory_id=a%20b", "memory_id"),
    ];
    kept.refuses_queries("/api/users/ana/timeline", &timeline).await;
    let delta = [
        ("since_rev=2", "since_rev"),
        ("since_rev=-1", "since_rev"),
        ("since_rev=x", "since_rev"),
        ("since=1", "since"),
    ];
    kept.refuses_queries("/api/users/ana/threads/t/delta", &delta).await;
    kept.refuses_queries("/api/users/ana/export", &[("format=xml", "format"), ("as=csv", "as")]).await;
    kept.refuses_queries("/api/events", &[("limit=0", "limit"), ("limit=501", "limit"), ("from=1", "from")])
        .await;
    kept.is_unchanged().await;
}

/// A label that can't be is found nowhere, and is no reason to fail.
async fn no_character_of_a_query_is_a_fault_of_the_server(backend: Backend) {
    let kept = Kept::new(backend).await;
    let path = memories("ana");
    for odd in
        ["\0", "a\0b", "\u{7}", "\u{1b}[31m", "'", "\"", "\\", "%", "$1", "?1", "\u{202e}", "\u{10ffff}"]
    {
        let odd = encoded(odd);
        for name in ["category", "bank", "topic", "thread_id"] {
            let answer = kept.world.admin.get(&format!("{path}?{name}={odd}")).await;
            assert!(answer.status == 400 || answer.items().is_empty(), "{name}={odd}: {}", answer.text);
        }
        let answer = kept.world.admin.get(&format!("/api/users/ana/timeline?actor={odd}")).await;
        assert!(answer.status == 400 || answer.items().is_empty(), "actor={odd}: {}", answer.text);
    }
    // Cursors are opaque, but anybody can write one: here a NUL in the place of an id.
    for (list, cursor) in
        [(path.as_str(), "WyJtZW1vcmllcyIsWzEsIlx1MDAwMCJdXQ"), ("/api/users", "WyJ1c2VycyIsIlx1MDAwMCJd")]
    {
        let answer = kept.world.admin.get(&format!("{list}?cursor={cursor}")).await;
        assert!(answer.status < 500, "{list}: {}", answer.text);
    }
    kept.is_unchanged().await;
}

async fn bad_requests_of_operators_name_their_field(backend: Backend) {
    let kept = Kept::new(backend).await;
    kept.refuses_queries("/api/admin/ledger/verify", &[("user_id=%00", "user_id"), ("all=1", "all")]).await;
    let days = [("days=0", "days"), ("days=367", "days"), ("days=x", "days"), ("from=1", "from")];
    kept.refuses_queries("/api/admin/ledger/metrics", &days).await;
    let rebuilds = cases([
        (json!({"projections": ["nosuch"]}), "projections"),
        (json!({"projections": "changes"}), "projections"),
        (json!({"user_id": "a\0b"}), "user_id"),
        (json!({"check": "yes"}), "check"),
        (json!({"force": true}), "force"),
    ]);
    kept.refuses(Method::POST, "/api/admin/ledger/rebuild", &rebuilds).await;
    let retries = cases([(json!({"force": true}), "force")]);
    kept.refuses(Method::POST, "/api/admin/ledger/projections/retry", &retries).await;
    kept.is_unchanged().await;
}

async fn states_forbid_what_they_forbid(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let mut paths = Vec::new();
    for content in ["active", "archived", "soft", "purged"] {
        paths.push(memory("ana", &id(&remember(admin, "ana", json!({"content": content})).await)));
    }
    admin.delete(&paths[1]).await.is(200);
    admin.delete(&format!("{}?mode=soft", paths[2])).await.is(200);
    admin.post(&format!("{}/purge", paths[3]), &json!({"reason": "x"})).await.is(200);
    let before = export(admin, "ana").await;
    let restore = async |path: &str| admin.send(Method::POST, &format!("{path}/restore"), None, &[]).await;
    restore(&paths[0]).await.is_problem(409, "state_conflict", None);
    restore(&paths[3]).await.is_problem(409, "state_conflict", None);
    let own = |path: &str| path.rsplit('/').next().unwrap().to_owned();
    for gone in &paths[1..] {
        for change in [
            json!({"content": "x"}),
            json!({"pinned": true}),
            json!({"category": "c"}),
            json!({"topics": null}),
        ] {
            admin.patch(gone, &change).await.is_problem(409, "state_conflict", None);
        }
        admin.delete(gone).await.is_problem(409, "state_conflict", None);
        admin.delete(&format!("{gone}?mode=soft")).await.is_problem(409, "state_conflict", None);
        let sources = json!({"source_ids": [own(&paths[0]), own(gone)], "content": "x"});
        let merged = admin.post(&format!("{}/merge", memories("ana")), &sources).await;
        merged.is_problem(409, "state_conflict", None);
    }
    let again = admin.post(&format!("{}/purge", paths[3]), &json!({"reason": "x"})).await;
    again.is_problem(409, "state_conflict", None);
    assert_eq!(export(admin, "ana").await, before);
}

async fn another_users_memory_is_not_there(backend: Backend) {
    let kept = Kept::new(backend).await;
    let admin = &kept.world.admin;
    let first = id(&remember(admin, "bob", json!({"content": "bob's first"})).await);
    let second = id(&remember(admin, "bob", json!({"content": "bob's second"})).await);
    let before = export(admin, "bob").await;
    for other in [first.as_str(), "no-such-memory", "01890000-0000-7000-8000-000000000000"] {
        let path = memory("ana", other);
        let answers = [
            admin.get(&path).await,
            admin.get(&format!("{path}/history")).await,
            admin.patch(&path, &json!({"content": "x"})).await,
            admin.delete(&path).await,
            admin.delete(&format!("{path}?mode=soft")).await,
            admin.send(Method::POST, &format!("{path}/restore"), None, &[]).await,
            admin.post(&format!("{path}/purge"), &json!({"reason": "x"})).await,
        ];
        for answer in answers {
            answer.is_problem(404, "not_found", None);
        }
        for merge in [
            json!({"source_ids": [kept.own, other], "content": "x"}),
            json!({"source_ids": [other, second], "content": "x"}),
        ] {
            let answer = admin.post(&format!("{}/merge", memories("ana")), &merge).await;
            answer.is_problem(404, "not_found", None);
        }
    }
    let into = json!({"source_ids": [first, second], "target_id": kept.own, "content": "x"});
    let answer = admin.post(&format!("{}/merge", memories("bob")), &into).await;
    answer.is_problem(404, "not_found", None);
    admin.get("/memory/no-such-memory/history").await.is_problem(404, "not_found", None);
    assert_eq!(export(admin, "bob").await, before);
    kept.is_unchanged().await;
}

async fn bad_headers_are_refused(backend: Backend) {
    let kept = Kept::new(backend).await;
    let long = "x".repeat(256);
    let own = memory("ana", &kept.own);
    let change = json!({"content": "x"});
    for (name, value) in [
        ("Idempotency-Key", ""),
        ("Idempotency-Key", long.as_str()),
        ("Correlation-Id", long.as_str()),
        ("Causation-Id", long.as_str()),
        ("If-Match", "newest"),
        ("If-Match", "\"one\""),
        ("If-Match", "\"-1\""),
    ] {
        let answer = kept.world.admin.send(Method::PATCH, &own, Some(&change), &[(name, value)]).await;
        answer.is_problem(400, "invalid_request", Some(name));
    }
    kept.is_unchanged().await;
}

async fn unknown_routes_and_methods_are_problems(backend: Backend) {
    let kept = Kept::new(backend).await;
    let own = memory("ana", &kept.own);
    for path in
        ["/", "/api", "/api/user", "/api/users/ana", "/api/users/ana/memories/", "/memory", "/api/nosuch"]
    {
        kept.world.admin.get(path).await.is_problem(404, "not_found", None);
    }
    let wrong = [
        (Method::PUT, memories("ana")),
        (Method::DELETE, memories("ana")),
        (Method::PUT, own.clone()),
        (Method::POST, own.clone()),
        (Method::GET, format!("{own}/purge")),
        (Method::POST, "/api/events".to_owned()),
        (Method::DELETE, "/api/users".to_owned()),
        (Method::PATCH, "/api/admin/ledger/verify".to_owned()),
    ];
    for (method, path) in wrong {
        let answer = kept.world.admin.send(method, &path, Some(&json!({"content": "x"})), &[]).await;
        answer.is_problem(405, "method_not_allowed", None);
        assert!(answer.header("allow").is_some_and(|allowed| !allowed.is_empty()), "{path}");
    }
    kept.is_unchanged().await;
}
