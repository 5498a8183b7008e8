use axum::http::{HeaderName, HeaderValue};

use super::*;

fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
    let pair = |(name, value): &(&'static str, &'static str)| {
        (HeaderName::from_static(name), HeaderValue::from_static(value))
    };
    pairs.iter().map(pair).collect()
}

fn seen(peer: &str, pairs: &[(&'static str, &'static str)]) -> Client {
    let trusted = ["10.0.0.0/8".parse().unwrap(), "fd00::/8".parse().unwrap()];
    Client::behind(Some(peer.parse().unwrap()), &headers(pairs), &trusted)
}

fn address(peer: &str, forwarded: &'static str) -> String {
    seen(peer, &[("x-forwarded-for", forwarded)]).address.unwrap().to_string()
}

#[test]
fn a_proxys_word_is_believed_from_trusted_addresses_alone() {
    assert_eq!(address("192.0.2.1", "198.51.100.7"), "192.0.2.1");
    assert_eq!(address("10.0.0.1", "198.51.100.7"), "198.51.100.7");
    assert_eq!(address("::ffff:10.0.0.1", "198.51.100.7"), "198.51.100.7");
    // What the client wrote itself stands before what our proxies added.
    assert_eq!(address("10.0.0.1", "203.0.113.9, 198.51.100.7, 10.0.0.2"), "198.51.100.7");
    assert_eq!(address("10.0.0.1", "198.51.100.7, nonsense"), "10.0.0.1");
    assert_eq!(address("fd00::1", "[2001:db8::5]:4711"), "2001:db8::5");
    assert_eq!(address("10.0.0.1", ""), "10.0.0.1");
    let tls = |peer: &str, proto: &'static str| seen(peer, &[("x-forwarded-proto", proto)]).by_tls;
    assert!(tls("10.0.0.1", "https") && tls("10.0.0.1", "http, https"));
    assert!(!tls("192.0.2.1", "https") && !tls("10.0.0.1", "http") && !tls("10.0.0.1", "https, http"));
}

#[test]
fn clients_of_ipv6_are_counted_by_their_64() {
    let place = |peer: &str| seen(peer, &[]).place();
    assert_eq!(place("2001:db8:1:2:3:4:5:6"), place("2001:db8:1:2::9"));
    assert_ne!(place("2001:db8:1:2::9"), place("2001:db8:1:3::9"));
    assert_ne!(place("192.0.2.1"), place("192.0.2.2"));
    assert_eq!(place("::ffff:192.0.2.1"), place("192.0.2.1"));
}

#[test]
fn another_hosts_name_is_refused_to_whoever_shows_no_key() {
    let own = |limits: &HttpLimits, peer: &str, pairs: &[(&'static str, &'static str)]| {
        is_for_us(&seen(peer, pairs), &headers(pairs), &Uri::from_static("/admin"), limits).is_ok()
    };
    let local = HttpLimits { is_loopback: true, ..HttpLimits::default() };
    for right in ["localhost:7777", "LOCALHOST", "127.0.0.1:7777", "[::1]:7777", "[::1]"] {
        assert!(own(&local, "127.0.0.1", &[("host", right)]), "{right}");
    }
    for wrong in ["evil.example", "evil.example:7777", "localhost.evil.example"] {
        assert!(!own(&local, "127.0.0.1", &[("host", wrong)]), "{wrong}");
        assert!(own(&local, "127.0.0.1", &[("host", wrong), ("authorization", "Bearer x")]), "{wrong}");
        assert!(own(&local, "10.0.0.1", &[("host", wrong)]), "a trusted proxy names the host");
    }
    let open = HttpLimits::default();
    assert!(own(&open, "192.0.2.1", &[("host", "ledger.example.com")]));
    let named = HttpLimits { allowed_hosts: vec!["ledger.example.com".to_owned()], ..open };
    assert!(own(&named, "192.0.2.1", &[("host", "Ledger.example.com:443")]));
    assert!(!own(&named, "10.0.0.1", &[("host", "evil.example")]));
}
