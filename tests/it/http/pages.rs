//! The pages for people: who may fetch them, what browsers are told of them, and how little is sent.

use std::io::Read;

use flate2::read::GzDecoder;
use memledger_tests::{
    Backend,
    server::{Answer, Api},
};
use reqwest::Method;

use super::World;

on_both!(pages_are_there_for_everybody, what_is_known_already_is_not_sent_again, texts_are_sent_compressed,);

const PAGES: [&str; 9] = [
    "/admin/account",
    "/admin/audit",
    "/admin/keys",
    "/admin/ledger",
    "/admin/memories",
    "/admin/sign-in",
    "/admin/workflows",
    "/docs",
    "/me",
];
const STYLE: &str = "/admin/assets/shared/base.css";

/// Exactly what protects the reader, on whatever is answered.
#[track_caller]
fn is_guarded(answer: &Answer) {
    let policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                  font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; \
                  frame-ancestors 'none'";
    for (name, value) in [
        ("content-security-policy", policy),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "same-origin"),
        ("cross-origin-opener-policy", "same-origin"),
        ("x-frame-options", "DENY"),
        ("cache-control", "no-cache"),
    ] {
        assert_eq!(answer.header(name), Some(value), "{name}");
    }
}

/// What a page loads, by the addresses in its markup.
fn loaded(page: &str) -> Vec<String> {
    let addresses = page.split('"').filter(|text| text.starts_with("/admin/assets/"));
    addresses.map(str::to_owned).collect()
}

async fn head(api: &Api, path: &str) -> Answer {
    api.send(Method::HEAD, path, None, &[]).await
}

async fn pages_are_there_for_everybody(backend: Backend) {
    let world = World::new(backend).await;
    let anyone = world.admin.anonymous();
    for way_in in ["/", "/admin", "/admin/"] {
        let moved = redirected(&world, way_in).await;
        assert_eq!(moved, (303, Some("/admin/workflows".to_owned())), "{way_in}");
    }
    for path in PAGES {
        let page = anyone.get(path).await.is(200);
        is_guarded(&page);
        assert_eq!(page.header("content-type"), Some("text/html; charset=utf-8"), "{path}");
        assert!(page.text.contains("<html lang="), "{path}: {}", page.text);
        // What the policy would not let run must not be there.
        for inline in ["<script>", "<style", " style=", " onclick=", "javascript:"] {
            assert!(!page.text.contains(inline), "{path} has {inline}");
        }
        let assets = loaded(&page.text);
        assert!(assets.iter().any(|asset| asset == STYLE), "{path} loads {assets:?}");
        for asset in assets {
            let answer = anyone.get(&asset).await.is(200);
            is_guarded(&answer);
            let known = answer.header("content-type").unwrap_or_default();
            let fits = match asset.rsplit('.').next() {
                Some("css") => "text/css; charset=utf-8",
                Some("js") => "text/javascript; charset=utf-8",
                Some("svg") => "image/svg+xml; charset=utf-8",
                _ => known,
            };
            assert_eq!(known, fits, "{asset}");
            assert!(!known.is_empty() && known != "application/octet-stream", "{asset} is {known:?}");
        }
        let only_head = head(&anyone, path).await.is(200);
        assert_eq!((only_head.text.as_str(), only_head.header("etag")), ("", page.header("etag")), "{path}");
        let length = page.text.len().to_string();
        assert_eq!(only_head.header("content-length"), Some(length.as_str()), "{path}");
        let wrong = anyone.send(Method::POST, path, None, &[]).await;
        wrong.is_problem(405, "method_not_allowed", None);
    }
    for nothing in [
        "/admin/assets/shared/no-such-file.js",
        "/admin/assets/shared",
        "/admin/assets/shared/",
        "/admin/assets/workflows.html",
        "/admin/assets/%2e%2e/lib.rs",
        "/admin/assets/shared%2fbase.css",
        "/admin/assets/",
        "/admin/no-such-page",
        "/admin/workflows.html",
    ] {
        anyone.get(nothing).await.is_problem(404, "not_found", None);
    }
    anyone.send(Method::DELETE, STYLE, None, &[]).await.is_problem(405, "method_not_allowed", None);
}

/// Status and target of an answer that is not followed.
async fn redirected(world: &World, path: &str) -> (u16, Option<String>) {
    let client = reqwest::Client::builder().no_proxy().redirect(reqwest::redirect::Policy::none()).build();
    let answer = client.unwrap().get(format!("{}{path}", world.server.url)).send().await.unwrap();
    let target = answer.headers().get("location").map(|target| target.to_str().unwrap().to_owned());
    (answer.status().as_u16(), target)
}

async fn what_is_known_already_is_not_sent_again(backend: Backend) {
    let world = World::new(backend).await;
    let anyone = world.admin.anonymous();
    let mut tags = Vec::new();
    for path in ["/admin/workflows", "/admin/audit", STYLE] {
        for coding in ["identity", "gzip"] {
            let response = anyone.open(path, &[("Accept-Encoding", coding)]).await;
            assert_eq!(response.headers()["vary"], "Accept-Encoding", "{path}");
            let tag = response.headers()["etag"].to_str().unwrap().to_owned();
            assert!(tag.starts_with('"') && tag.ends_with('"'), "{tag} is not strong");
            for known in [tag.clone(), format!("W/{tag}"), format!("\"another\", {tag}"), "*".to_owned()] {
                let headers = [("Accept-Encoding", coding), ("If-None-Match", known.as_str())];
                let same = anyone.send(Method::GET, path, None, &headers).await.is(304);
                assert_eq!((same.text.as_str(), same.header("etag")), ("", Some(tag.as_str())), "{path}");
                is_guarded(&same);
            }
            let headers = [("Accept-Encoding", coding), ("If-None-Match", "\"another\"")];
            anyone.open(path, &headers).await.error_for_status().unwrap().bytes().await.unwrap();
            tags.push(tag);
        }
    }
    tags.sort_unstable();
    tags.dedup();
    // The two forms of a text may be one, where compressing it gains nothing.
    assert!(tags.len() >= 3, "different contents have one tag: {tags:?}");
    let again = world.restarted().await;
    let after = again.admin.anonymous().get(STYLE).await.is(200);
    let tag = after.header("etag").unwrap_or_default();
    assert!(tags.iter().any(|known| known == tag), "{tag} is another one after a new start: {tags:?}");
}

async fn texts_are_sent_compressed(backend: Backend) {
    let world = World::new(backend).await;
    let anyone = world.admin.anonymous();
    for path in PAGES {
        let plain = anyone.open(path, &[("Accept-Encoding", "gzip;q=0")]).await;
        assert_eq!(plain.headers().get("content-encoding"), None, "{path}");
        let plain = plain.bytes().await.unwrap();
        let packed = anyone.open(path, &[("Accept-Encoding", "br, gzip")]).await;
        assert_eq!(packed.headers()["content-encoding"], "gzip", "{path}");
        assert_eq!(packed.headers()["content-type"], "text/html; charset=utf-8", "{path}");
        let packed = packed.bytes().await.unwrap();
        assert!(packed.len() < plain.len(), "{path} has {} bytes of {}", packed.len(), plain.len());
        let mut unpacked = Vec::new();
        GzDecoder::new(&packed[..]).read_to_end(&mut unpacked).unwrap();
        assert_eq!(unpacked, plain, "{path}");
    }
}
