//! Bad paths, queries, headers and methods: a clear problem that names what is wrong.

use memledger_tests::{
    Backend,
    server::{Answer, encoded},
};
use reqwest::Method;
use serde_json::json;

use super::{input::Kept, memories, memory, remember};

on_both!(
    bad_ids_are_refused,
    bad_queries_name_their_parameter,
    no_character_of_a_query_is_a_fault_of_the_server,
    bad_headers_are_refused,
    unknown_routes_and_methods_are_problems,
);

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
    kept.check_unchanged().await;
}

async fn bad_queries_name_their_parameter(backend: Backend) {
    let kept = Kept::new(backend).await;
    remember(&kept.world.admin, "bob", json!({"content": "x"})).await;
    let pages = [
        ("limit=0", "limit"),
        ("limit=501", "limit"),
        ("limit=-1", "limit"),
        ("limit=%2B1", "limit"),
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
        ("as_of_rev=%2B1", "as_of_rev"),
        ("as_of=%2B1577836800", "as_of"),
        ("as_of=0001-01-01", "as_of"),
        ("as_of_rev=1.5", "as_of_rev"),
        ("as_of=2020-01-01&as_of_rev=1", "as_of"),
        ("category=%FF", "category"),
        ("limit=5&bank=a%C3", "bank"),
        ("%FF=x", "query"),
    ];
    kept.refuses_queries("/api/users/ana/memories", &list).await;
    let timeline = [
        ("from=soon", "from"),
        ("to=2024-13-01", "to"),
        ("to=9999-12-31", "to"),
        ("from=%2B0", "from"),
        ("event=FORGET", "event"),
        ("memory_id=a%20b", "memory_id"),
    ];
    kept.refuses_queries("/api/users/ana/timeline", &timeline).await;
    let delta = [
        ("since_rev=2", "since_rev"),
        ("since_rev=-1", "since_rev"),
        ("since_rev=%2B1", "since_rev"),
        ("since_rev=x", "since_rev"),
        ("since=1", "since"),
    ];
    kept.refuses_queries("/api/users/ana/threads/t/delta", &delta).await;
    kept.refuses_queries("/api/users/ana/export", &[("format=xml", "format"), ("as=csv", "as")]).await;
    kept.refuses_queries("/api/events", &[("limit=0", "limit"), ("limit=501", "limit"), ("from=1", "from")])
        .await;
    kept.check_unchanged().await;
}

fn none_found(answer: &Answer) -> bool {
    answer.status == 400 || (answer.status == 200 && answer.items().is_empty())
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
            assert!(none_found(&answer), "{name}={odd}: {}", answer.text);
        }
        let answer = kept.world.admin.get(&format!("/api/users/ana/timeline?actor={odd}")).await;
        assert!(none_found(&answer), "actor={odd}: {}", answer.text);
    }
    // Cursors are opaque, but anybody can write one: here a NUL in the place of an id.
    for (list, cursor) in
        [(path.as_str(), "WyJtZW1vcmllcyIsWzEsIlx1MDAwMCJdXQ"), ("/api/users", "WyJ1c2VycyIsIlx1MDAwMCJd")]
    {
        let answer = kept.world.admin.get(&format!("{list}?cursor={cursor}")).await;
        assert!(answer.status < 500, "{list}: {}", answer.text);
    }
    kept.check_unchanged().await;
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
        ("If-Match", "+1"),
        ("If-Match", "\"+1\""),
    ] {
        let answer = kept.world.admin.send(Method::PATCH, &own, Some(&change), &[(name, value)]).await;
        answer.is_problem(400, "invalid_request", Some(name));
    }
    let twice = [("If-Match", "\"1\""), ("If-Match", "\"9\"")];
    let answer = kept.world.admin.send(Method::PATCH, &own, Some(&change), &twice).await;
    answer.is_problem(400, "invalid_request", Some("If-Match"));
    for coding in ["gzip", "br, gzip"] {
        let coded = [("Content-Encoding", coding)];
        let answer = kept.world.admin.send(Method::PATCH, &own, Some(&change), &coded).await;
        answer.is_problem(400, "invalid_request", Some("Content-Encoding"));
    }
    let as_it_is = [("Content-Encoding", "identity")];
    let answer = kept.world.admin.send(Method::PATCH, &own, Some(&json!({})), &as_it_is).await;
    answer.is_problem(400, "invalid_request", Some("body"));
    kept.check_unchanged().await;
}

async fn unknown_routes_and_methods_are_problems(backend: Backend) {
    let kept = Kept::new(backend).await;
    let own = memory("ana", &kept.own);
    for path in [
        "/nosuch",
        "/api",
        "/api/user",
        "/api/users/ana",
        "/api/users/ana/memories/",
        "/memory",
        "/api/nosuch",
        "/docs/nosuch.js",
    ] {
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
    kept.check_unchanged().await;
}
