use std::time::{Duration, SystemTime};

use reqwest::header::{HeaderMap, HeaderName, HeaderValue};

use super::failure::{code, retry_after};

fn after(headers: &[(&'static str, &'static str)], now: SystemTime) -> Option<Duration> {
    let pairs = headers.iter().copied();
    let pairs = pairs.map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
    retry_after(&pairs.collect::<HeaderMap>(), now)
}

#[test]
fn a_wait_is_read_in_every_form_that_is_in_use() {
    let now = httpdate::parse_http_date("Wed, 21 Oct 2015 07:28:00 GMT").unwrap();
    type Case<'a> = (&'a [(&'a str, &'a str)], Option<Duration>);
    let cases: [Case<'_>; 8] = [
        (&[], None),
        (&[("retry-after", "7")], Some(Duration::from_secs(7))),
        (&[("retry-after", " 0 ")], Some(Duration::ZERO)),
        (&[("retry-after", "Wed, 21 Oct 2015 07:28:30 GMT")], Some(Duration::from_secs(30))),
        (&[("retry-after", "Wed, 21 Oct 2015 07:27:00 GMT")], Some(Duration::ZERO)),
        (&[("retry-after", "soon")], None),
        (&[("retry-after", "-3")], None),
        (&[("retry-after", "7"), ("retry-after-ms", "1250")], Some(Duration::from_millis(1_250))),
    ];
    for (headers, wanted) in cases {
        assert_eq!(after(headers, now), wanted, "{headers:?}");
    }
}

#[test]
fn of_a_refusal_nothing_is_repeated_but_its_name() {
    let long = format!(r#"{{"error":{{"code":"{}"}}}}"#, "a".repeat(65));
    let cases = [
        (r#"{"error":{"message":"m","type":"a_type","code":"a_code"}}"#, Some("a_code")),
        (r#"{"error":{"message":"m","type":"server_error","code":null}}"#, Some("server_error")),
        (r#"{"error":{"code":"You asked about Anna"}}"#, None),
        (r#"{"error":{"code":"sk-0123456789"}}"#, None),
        (r#"{"error":{"code":404}}"#, None),
        (r#"{"error":"Anna"}"#, None),
        (long.as_str(), None),
        ("<html>Anna</html>", None),
        ("", None),
    ];
    for (body, wanted) in cases {
        assert_eq!(code(body.as_bytes()).as_deref(), wanted, "{body}");
    }
}
