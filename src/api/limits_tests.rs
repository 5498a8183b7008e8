use super::*;

#[test]
fn a_credential_follows_so_many_streams_and_no_other_pays_for_it() {
    let limits =
        Limits::new(HttpLimits { concurrency: 3, streams_per_credential: 2, ..HttpLimits::default() });
    let (first, _second) = (limits.stream("ana").unwrap(), limits.stream("ana").unwrap());
    let refused = limits.stream("ana").err().unwrap();
    assert_eq!((refused.status, refused.code), (StatusCode::TOO_MANY_REQUESTS, "rate_limited"));
    let other = limits.stream("bob").unwrap();
    // All places are taken; whom that refuses has none counted for it.
    assert_eq!(limits.stream("cy").err().map(|full| full.code), Some("unavailable"));
    assert!(!limits.followed.counts().contains_key("cy"));
    drop(first);
    let _third = limits.stream("ana").unwrap();
    drop(other);
    assert_eq!(*limits.followed.counts(), HashMap::from([("ana".to_owned(), 2)]));
}
