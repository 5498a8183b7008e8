//! The pages for people: static files that the program holds, and what browsers may do with them.
//!
//! They need no credential: what they show, they ask of the API, which does.

mod files;

use axum::{
    Router,
    body::{Body, Bytes},
    http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri, header},
    middleware,
    response::{IntoResponse, Redirect, Response},
    routing::get,
};
use serde_json::json;

use files::File;

/// The address of each and its file, without the ending `.html`.
const PAGES: [(&str, &str); 11] = [
    ("/admin/account", "account"),
    ("/admin/audit", "audit"),
    ("/admin/keys", "keys"),
    ("/admin/ledger", "ledger"),
    ("/admin/memories", "memories"),
    ("/admin/sign-in", "sign-in"),
    ("/admin/workflows", "workflows"),
    ("/docs", "docs"),
    ("/docs/", "docs"),
    ("/me", "me"),
    ("/me/", "me"),
];
const HOME: &str = "/admin/workflows";
const ASSETS: &str = "/admin/assets/";

/// Nothing inline, nothing from elsewhere, in no other page's frame.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; \
                      frame-ancestors 'none'";

/// The pages and what they load.
pub fn router<S: Clone + Send + Sync + 'static>() -> Router<S> {
    let mut router = Router::new().route("/admin/assets/{*path}", get(asset));
    for way_in in ["/", "/admin", "/admin/"] {
        router = router.route(way_in, get(home));
    }
    for (address, name) in PAGES {
        let page = move |uri: Uri, asked: HeaderMap| async move { page(name, &uri, &asked) };
        router = router.route(address, get(page));
    }
    router.layer(middleware::map_response(guarded))
}

async fn home() -> Redirect {
    Redirect::to(HOME)
}

fn page(name: &str, uri: &Uri, asked: &HeaderMap) -> Response {
    match files::file(&format!("{name}.html")) {
        Some(file) => answer(file, asked),
        None => missing(uri),
    }
}

async fn asset(uri: Uri, asked: HeaderMap) -> Response {
    // Names hold nothing that would have to be escaped, and a page has one address.
    let name = uri.path().strip_prefix(ASSETS).filter(|name| !name.ends_with(".html"));
    match name.and_then(files::file) {
        Some(file) => answer(file, &asked),
        None => missing(&uri),
    }
}

/// The same as the API says where there is nothing.
fn missing(uri: &Uri) -> Response {
    let problem = json!({
        "type": "urn:memory-ledger:problem:not_found",
        "title": "Not Found",
        "status": 404,
        "detail": format!("no such path: {}; see /docs", uri.path()),
        "code": "not_found",
    });
    let content_type = [(header::CONTENT_TYPE, "application/problem+json")];
    (StatusCode::NOT_FOUND, content_type, problem.to_string()).into_response()
}

fn answer(file: &'static File, asked: &HeaderMap) -> Response {
    let packed = if takes_gzip(asked) { file.packed() } else { None };
    // Two forms of one content must not share a strong tag.
    let tag = format!("\"{}{}\"", file.digest, if packed.is_some() { "-gzip" } else { "" });
    let known = is_known(asked, &tag);
    let mut response = match (known, &packed) {
        (true, _) => StatusCode::NOT_MODIFIED.into_response(),
        (false, Some(packed)) => Body::from(packed.clone()).into_response(),
        (false, None) => Body::from(Bytes::from_static(file.bytes)).into_response(),
    };
    let headers = response.headers_mut();
    if !known {
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(file.content_type));
        if packed.is_some() {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
    }
    headers.insert(header::VARY, HeaderValue::from_static("Accept-Encoding"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    response
}

/// The members of a header that is a list, over all its lines.
fn members(asked: &HeaderMap, name: HeaderName) -> impl Iterator<Item = &str> {
    let lines = asked.get_all(name).iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).map(str::trim)
}

fn takes_gzip(asked: &HeaderMap) -> bool {
    members(asked, header::ACCEPT_ENCODING).any(|coding| {
        let (name, rest) = coding.split_once(';').unwrap_or((coding, ""));
        let weight = rest.trim().strip_prefix("q=").and_then(|weight| weight.trim().parse::<f32>().ok());
        name.trim().eq_ignore_ascii_case("gzip") && weight.is_none_or(|weight| weight > 0.0)
    })
}

/// Whether the browser has this form already; strength does not matter when that is asked.
fn is_known(asked: &HeaderMap, tag: &str) -> bool {
    members(asked, header::IF_NONE_MATCH).any(|known| known == "*" || known.trim_start_matches("W/") == tag)
}

/// What every answer says to the browser.
async fn guarded(mut response: Response) -> Response {
    let said = [
        (header::CACHE_CONTROL, "no-cache"),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::REFERRER_POLICY, "same-origin"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    ];
    for (name, value) in said {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(name: HeaderName, value: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(name, HeaderValue::from_static(value))])
    }

    #[test]
    fn gzip_is_sent_to_who_takes_it() {
        for yes in ["gzip", "br, GZIP;q=0.5", "deflate,gzip"] {
            assert!(takes_gzip(&asked(header::ACCEPT_ENCODING, yes)), "{yes}");
        }
        for no in ["", "br", "gzip;q=0", "gzip; q=0.0", "x-gzip", "identity"] {
            assert!(!takes_gzip(&asked(header::ACCEPT_ENCODING, no)), "{no}");
        }
        assert!(!takes_gzip(&HeaderMap::new()));
    }

    #[test]
    fn a_tag_is_known_in_whatever_form_it_comes_back() {
        for yes in ["\"a\"", "W/\"a\"", "\"b\", \"a\"", "*"] {
            assert!(is_known(&asked(header::IF_NONE_MATCH, yes), "\"a\""), "{yes}");
        }
        for no in ["", "a", "\"a-gzip\"", "\"b\""] {
            assert!(!is_known(&asked(header::IF_NONE_MATCH, no), "\"a\""), "{no}");
        }
    }
}
