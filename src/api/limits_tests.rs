use axum::http::StatusCode;

use super::*;

const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

fn there(last: u8) -> IpAddr {
    IpAddr::from([192, 0, 2, last])
}

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
    drop(first);
    let _third = limits.stream("ana").unwrap();
    drop(other);
}

#[test]
fn whoever_guesses_keys_takes_nothing_from_another_address() {
    let limits = Limits::new(HttpLimits { anonymous_rate_per_second: 5, ..HttpLimits::default() });
    let tried = (0..100).filter(|_| limits.unknown(HERE).is_ok()).count();
    assert!((10..20).contains(&tried), "{tried}");
    limits.unknown(there(1)).unwrap();
    // From everywhere there are ten times as many.
    let from_all = (2..=255).flat_map(|last| [last; 10]).filter(|last| limits.unknown(there(*last)).is_ok());
    assert!((80..150).contains(&from_all.count()));
}

#[test]
fn the_first_refusal_of_a_minute_is_reported() {
    let rates = PlaceRates::new(quota(1), None);
    assert_eq!(rates.first_of_a_minute(), Some(1));
    assert_eq!(rates.first_of_a_minute(), None);
    rates.refusals.lock().unwrap().reported = Instant::now().checked_sub(REPORT_EVERY);
    assert_eq!(rates.first_of_a_minute(), Some(2));
}

#[test]
fn sign_ins_have_a_bucket_and_places_of_their_own() {
    let options =
        HttpLimits { anonymous_rate_per_second: 1, sign_ins_per_minute: 3, ..HttpLimits::default() };
    let limits = Limits::new(options);
    while limits.unknown(HERE).is_ok() {}
    (0..3).for_each(|_| limits.sign_in(HERE).unwrap());
    assert_eq!(limits.sign_in(HERE).err().map(|full| full.code), Some("rate_limited"));
    limits.sign_in(there(1)).unwrap();
    let held: Vec<_> = std::iter::from_fn(|| limits.stranger(HERE).ok()).collect();
    assert_eq!(held.len(), SIGNING_IN_OF_ONE);
    limits.stranger(there(1)).unwrap();
}

#[test]
fn watchers_and_admins_keep_places() {
    let limits = Limits::new(HttpLimits { concurrency: 2, ..HttpLimits::default() });
    let held: Vec<_> = std::iter::from_fn(|| limits.place(false, false).ok()).collect();
    assert_eq!(held.len(), 2);
    drop(limits.place(true, false).unwrap());
    let admins: Vec<_> = std::iter::from_fn(|| limits.place(false, true).ok()).collect();
    assert_eq!(admins.len(), ADMINISTERING);
}

#[test]
fn answers_that_nobody_takes_are_bounded() {
    let limits = Limits::new(HttpLimits { unread_bytes: 8 << 20, ..HttpLimits::default() });
    let part = 512 * 1_024;
    let first = limits.answer("ana", part, false).unwrap();
    let _second = limits.answer("ana", part, false).unwrap();
    let refused = limits.answer("ana", part, false).err().unwrap();
    assert_eq!((refused.status, refused.code), (StatusCode::TOO_MANY_REQUESTS, "rate_limited"));
    // What a write did is said all the same, and others are given theirs, a large one too.
    let _told = limits.answer("ana", part, true).unwrap();
    let _small = limits.answer("ana", 100, false).unwrap();
    let _large = limits.answer("bo", 2 << 20, false).unwrap();
    drop(first);
    assert!(limits.answer("ana", part, false).is_err(), "a write's answer counts");
}

#[test]
fn a_credential_has_so_many_requests_under_way() {
    let limits = Limits::new(HttpLimits { concurrency_per_credential: 2, ..HttpLimits::default() });
    let ana = "ana".to_owned();
    let (first, _second) = (limits.known(&ana).unwrap(), limits.known(&ana).unwrap());
    assert_eq!(limits.known(&ana).err().map(|full| full.code), Some("rate_limited"));
    limits.known(&"bo".to_owned()).unwrap();
    drop(first);
    limits.known(&ana).unwrap();
}
