//! Answers of the API for callers that take gzip: the same, in fewer bytes; what must stay as it is does.

use std::io::Read;

use flate2::read::GzDecoder;
use memledger_tests::{Backend, server::Api};
use reqwest::{Method, header::HeaderMap};
use serde_json::json;

use super::{World, memories, remember, without_requests};

on_both!(
    long_answers_are_sent_compressed,
    exports_are_the_same_compressed,
    short_answers_and_secrets_are_sent_as_they_are,
    live_events_are_sent_as_they_come,
);

const TAKES: (&str, &str) = ("Accept-Encoding", "gzip, deflate, br");

/// What came over the wire, with its headers.
async fn sent(api: &Api, path: &str, headers: &[(&str, &str)]) -> (HeaderMap, Vec<u8>) {
    let response = api.open(path, headers).await.error_for_status().unwrap();
    let headers = response.headers().clone();
    (headers, response.bytes().await.unwrap().to_vec())
}

fn text<'a>(headers: &'a HeaderMap, name: &str) -> &'a str {
    headers.get(name).map_or("", |value| value.to_str().unwrap())
}

fn unpacked(packed: &[u8]) -> Vec<u8> {
    let mut plain = Vec::new();
    GzDecoder::new(packed).read_to_end(&mut plain).unwrap();
    plain
}

async fn fill(world: &World) {
    for number in 0..40 {
        let content = format!("Note {number}: the boat lies in the harbour until the wind turns");
        remember(&world.admin, "ana", json!({"content": content, "topics": ["sailing"]})).await;
    }
}

async fn long_answers_are_sent_compressed(backend: Backend) {
    let world = World::new(backend).await;
    fill(&world).await;
    for path in [
        memories("ana").as_str(),
        "/api/users/ana/timeline",
        "/api/events?limit=100",
        "/openapi.json",
        "/metrics",
    ] {
        let (plain_headers, plain) = sent(&world.admin, path, &[]).await;
        assert_eq!(text(&plain_headers, "content-encoding"), "", "{path}");
        assert_eq!(text(&plain_headers, "vary"), "Accept-Encoding", "{path}");
        let (refused, _) = sent(&world.admin, path, &[("Accept-Encoding", "br, gzip;q=0")]).await;
        assert_eq!(text(&refused, "content-encoding"), "", "{path}");
        let (headers, packed) = sent(&world.admin, path, &[TAKES]).await;
        assert_eq!(text(&headers, "content-encoding"), "gzip", "{path}");
        assert_eq!(text(&headers, "vary"), "Accept-Encoding", "{path}");
        assert_eq!(text(&headers, "content-type"), text(&plain_headers, "content-type"), "{path}");
        assert!(packed.len() * 2 < plain.len(), "{path} has {} bytes of {}", packed.len(), plain.len());
        // Metrics go on from one look to the next.
        if path == "/metrics" {
            assert!(unpacked(&packed).starts_with(b"# "), "{path}");
        } else {
            assert!(unpacked(&packed) == plain, "{path} is another one compressed");
        }
    }
    let head = world.admin.send(Method::HEAD, &memories("ana"), None, &[TAKES]).await.is(200);
    assert_eq!((head.text.as_str(), head.header("content-encoding")), ("", None));
}

async fn exports_are_the_same_compressed(backend: Backend) {
    let world = World::new(backend).await;
    fill(&world).await;
    for format in ["jsonl", "csv"] {
        let path = format!("/api/users/ana/export?format={format}");
        let (_, plain) = sent(&world.admin, &path, &[]).await;
        let (headers, packed) = sent(&world.admin, &path, &[TAKES]).await;
        assert_eq!(text(&headers, "content-encoding"), "gzip", "{format}");
        assert!(text(&headers, "content-disposition").ends_with(&format!("ana.{format}\"")), "{headers:?}");
        assert!(packed.len() * 2 < plain.len(), "{format} has {} bytes of {}", packed.len(), plain.len());
        let [plain, unpacked] = [plain, unpacked(&packed)].map(|bytes| String::from_utf8(bytes).unwrap());
        // The second has the first one's access.
        assert_eq!(without_requests(&unpacked), without_requests(&plain), "{format}");
    }
}

async fn short_answers_and_secrets_are_sent_as_they_are(backend: Backend) {
    let world = World::new(backend).await;
    fill(&world).await;
    let create = ["admins", "create", "--json", "--email", "ana@example.com", "--role", "admin"];
    let made = world.server.cli(&create).await.is(0).json();
    let login = json!({"email": "ana@example.com", "password": made["password"]});
    let anyone = world.admin.anonymous();
    let begun = anyone.send(Method::POST, "/api/auth/login", Some(&login), &[TAKES]).await.is(200);
    assert_eq!((begun.header("content-encoding"), begun.header("vary")), (None, None));
    let session = world.server.api(begun.body["token"].as_str().unwrap());
    let told = session.send(Method::GET, "/api/auth/session", None, &[TAKES]).await.is(200);
    assert_eq!((told.header("content-encoding"), told.header("vary")), (None, None));
    assert_eq!(told.body["csrf_token"], begun.body["csrf_token"]);
    let limited = format!("{}?limit=1", memories("ana"));
    for short in ["/healthz", "/api/users/nobody/memories", limited.as_str()] {
        let (headers, body) = sent(&world.admin, short, &[TAKES]).await;
        assert!(body.len() < 1_024, "{short} has {} bytes", body.len());
        assert_eq!(text(&headers, "content-encoding"), "", "{short}");
    }
}

async fn live_events_are_sent_as_they_come(backend: Backend) {
    let world = World::new(backend).await;
    for path in ["/api/events", "/api/admin/workflows/active"] {
        let response = world.admin.open(path, &[("Accept", "text/event-stream"), TAKES]).await;
        assert_eq!(response.status(), 200, "{path}");
        assert!(text(response.headers(), "content-type").starts_with("text/event-stream"), "{path}");
        assert_eq!(text(response.headers(), "content-encoding"), "", "{path}");
    }
}
