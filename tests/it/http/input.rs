//! Bad bodies: a clear problem that names the field, and nothing half done.

use memledger_tests::{Backend, server::Answer};
use reqwest::Method;
use serde_json::{Value, json};

use super::{World, export, id, memories, memory, remember, rev};

on_both!(
    bad_bodies_name_their_field,
    a_body_is_an_object,
    bad_changes_merges_and_purges_name_their_field,
    large_bodies_are_refused,
    bad_requests_of_operators_name_their_field,
);

/// A world with something in it that no bad request may change.
pub struct Kept {
    pub world: World,
    /// An active memory of `ana`.
    pub own: String,
    before: Vec<Value>,
}

impl Kept {
    pub async fn new(backend: Backend) -> Self {
        let world = World::new(backend).await;
        let own = id(&remember(&world.admin, "ana", json!({"content": "kept", "topics": ["t"]})).await);
        let before = export(&world.admin, "ana").await;
        Self { world, own, before }
    }

    pub async fn send(&self, method: &Method, path: &str, body: Option<&str>) -> Answer {
        let body = body.map(|body| body.as_bytes().to_vec());
        let answered = self.world.admin.try_send(method.clone(), path, body, &[]).await;
        answered.unwrap_or_else(|failed| panic!("{method} {path}: {failed:?}"))
    }

    /// Each is refused with 400 and the name of its field.
    pub async fn refuses(&self, method: Method, path: &str, cases: &[(String, &str)]) {
        for (body, field) in cases {
            let answer = self.send(&method, path, Some(body)).await;
            println!("{method} {path} {body:.200}");
            answer.is_problem(400, "invalid_request", Some(*field));
        }
    }

    pub async fn refuses_queries(&self, path: &str, cases: &[(&str, &str)]) {
        for (query, field) in cases {
            println!("GET {path}?{query}");
            let answer = self.world.admin.get(&format!("{path}?{query}")).await;
            answer.is_problem(400, "invalid_request", Some(*field));
            let twice = format!("{field}: {field}: ");
            assert!(!answer.text.contains(&twice), "{}", answer.text);
        }
    }

    pub async fn check_unchanged(self) {
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
        (with("thread_id", json!("é".repeat(65))), "thread_id"),
        (with("thread_id", json!("a\u{200b}b")), "thread_id"),
        (with("thread_id", json!("..")), "thread_id"),
        (with("agent_id", json!("a\nb")), "agent_id"),
        (with("run_id", json!("a\u{7f}b")), "run_id"),
        (with("actor_id", json!({})), "actor_id"),
    ]);
    kept.refuses(Method::POST, &memories("ana"), &fields).await;
    kept.check_unchanged().await;
}

async fn a_body_is_an_object(backend: Backend) {
    let kept = Kept::new(backend).await;
    let create = ["", "x", "{\"content\": \"x\"} {}", "{\"content\": \"x\"}]", "[]", "\"x\"", "null", "5"];
    for body in create {
        kept.refuses(Method::POST, &memories("ana"), &[(body.to_owned(), "body")]).await;
    }
    let twice = "{\"content\": \"x\", \"content\": \"y\"}".to_owned();
    kept.refuses(Method::POST, &memories("ana"), &[(twice, "content")]).await;
    // Where the text ends too early or is no Unicode, the field is wherever the reader stood.
    for body in [
        "{\"content\": ",
        "{\"content\": \"x",
        "{'content': 'x'}",
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
    kept.check_unchanged().await;
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
        (json!({"thread_id": "a\u{200b}b"}), "thread_id"),
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
    kept.check_unchanged().await;
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
    kept.check_unchanged().await;
}

async fn bad_requests_of_operators_name_their_field(backend: Backend) {
    let kept = Kept::new(backend).await;
    kept.refuses_queries("/api/admin/ledger/verify", &[("user_id=%00", "user_id"), ("all=1", "all")]).await;
    let days = ["days=0", "days=367", "days=x", "days=%2B7"].map(|query| (query, "days"));
    kept.refuses_queries("/api/admin/ledger/metrics", &days).await;
    kept.refuses_queries("/api/admin/ledger/metrics", &[("from=1", "from")]).await;
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
    kept.check_unchanged().await;
}
