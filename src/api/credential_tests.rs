use axum::http::HeaderValue;

use super::*;

#[test]
fn the_sessions_cookie_is_found_among_any_others() {
    let token = format!("{TOKEN_PREFIX}abc");
    let own = format!("{PLAIN_COOKIE}={token}");
    let found = |line: Vec<u8>| {
        let headers = HeaderMap::from_iter([(header::COOKIE, HeaderValue::from_bytes(&line).unwrap())]);
        cookie_named(&headers, PLAIN_COOKIE).map(str::to_owned)
    };
    for before in ["", "other=\u{e9}t\u{e9}; ", "memledger_session=x; ", "=;; memledger_session; "] {
        assert_eq!(found(format!("{before}{own}").into_bytes()).as_deref(), Some(token.as_str()), "{before}");
    }
    let latin = [b"other=\xe9t\xe9;".as_slice(), own.as_bytes()].concat();
    assert_eq!(found(latin).as_deref(), Some(token.as_str()));
    assert_eq!(found(b"memledger_session=x; other=1".to_vec()), None);
}
