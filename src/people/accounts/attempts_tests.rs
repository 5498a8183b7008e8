use std::net::Ipv4Addr;

use super::*;

const HOME: Option<IpAddr> = Some(IpAddr::V4(Ipv4Addr::LOCALHOST));

fn place(n: u32) -> Option<IpAddr> {
    Some(IpAddr::V4(Ipv4Addr::from(n)))
}

fn seconds(refused: Result<(), LedgerError>) -> Option<u32> {
    match refused {
        Ok(()) => None,
        Err(LedgerError::RateLimited { retry_after_s, .. }) => Some(retry_after_s),
        Err(other) => panic!("{other}"),
    }
}

#[test]
fn whoever_fails_often_waits_ever_longer_and_is_never_shut_out() {
    let (attempts, start) = (Attempts::default(), Instant::now());
    let at = |s: u64| start + Duration::from_secs(s);
    for n in 0..5 {
        assert_eq!(seconds(attempts.begin("ana", HOME, at(n))), None, "{n}");
    }
    assert_eq!(seconds(attempts.begin("ana", HOME, at(4))), Some(2));
    assert_eq!(seconds(attempts.begin("bob", HOME, at(4))), None);
    let mut now = 4;
    for wait in [2, 4, 8, 16, 32, 60, 60, 60] {
        assert_eq!(seconds(attempts.begin("ana", HOME, at(now + wait - 1))), Some(1));
        now += wait;
        assert_eq!(seconds(attempts.begin("ana", HOME, at(now))), None, "after {wait} s");
    }
    assert_eq!(seconds(attempts.begin("ana", HOME, at(now) + WINDOW)), None);
    assert_eq!(seconds(attempts.begin("ana", HOME, at(now) + WINDOW)), None, "all is forgotten but one");
}

#[test]
fn a_stranger_slows_down_their_own_place() {
    let (attempts, start) = (Attempts::default(), Instant::now());
    for _ in 0..20 {
        attempts.begin("ana", place(7), start).ok();
    }
    assert!(seconds(attempts.begin("ana", place(7), start)).is_some());
    assert_eq!(seconds(attempts.begin("ana", HOME, start)), None);
}

#[test]
fn the_addresses_of_one_64_are_one_place() {
    let (attempts, start) = (Attempts::default(), Instant::now());
    let of = |last: &str| Some(format!("2001:db8:1:2:{last}").parse().unwrap());
    for n in 1..=5 {
        assert_eq!(seconds(attempts.begin("ana", of(&format!(":{n}")), start)), None);
    }
    assert_eq!(seconds(attempts.begin("ana", of("3:4:5:6"), start)), Some(2));
}

#[test]
fn failures_from_everywhere_slow_down_places_that_an_address_is_not_known_from() {
    let (attempts, start) = (Attempts::default(), Instant::now());
    attempts.begin("ana", HOME, start).unwrap();
    attempts.accept("ana", HOME);
    for n in 0..49 {
        assert_eq!(seconds(attempts.begin("ana", place(n), start)), None, "{n}");
    }
    assert_eq!(seconds(attempts.begin("ana", place(50), start)), Some(10));
    assert_eq!(seconds(attempts.begin("ana", HOME, start)), None);
    assert_eq!(seconds(attempts.begin("ana", place(50), start + WAIT_EVERYWHERE)), None);
    assert_eq!(seconds(attempts.begin("ana", place(51), start + WAIT_EVERYWHERE)), Some(10));
}

#[test]
fn who_signs_in_starts_anew() {
    let (attempts, start) = (Attempts::default(), Instant::now());
    for _ in 0..5 {
        attempts.begin("ana", HOME, start).unwrap();
    }
    attempts.accept("ana", HOME);
    assert_eq!(seconds(attempts.begin("ana", HOME, start)), None);
}

#[test]
fn an_attempt_that_did_not_fail_is_forgotten() {
    let (attempts, start) = (Attempts::default(), Instant::now());
    for n in 0..100 {
        let began = start + Duration::from_millis(n);
        assert_eq!(seconds(attempts.begin("ana", HOME, began)), None, "{n}");
        attempts.forgive("ana", HOME, began);
    }
    for _ in 0..5 {
        assert_eq!(seconds(attempts.begin("ana", HOME, start)), None);
    }
    assert!(seconds(attempts.begin("ana", HOME, start)).is_some());
}

#[test]
fn a_refused_attempt_pushes_nobody_out() {
    let (attempts, start) = (Attempts::default(), Instant::now());
    let refused = |email: &str| seconds(attempts.begin(email, HOME, start)).is_some();
    for email in ["ana", "bob"] {
        (0..5).for_each(|_| assert!(!refused(email)));
    }
    for _ in 0..2 * REMEMBERED.get() {
        assert!(refused("bob"));
    }
    assert!(refused("ana"));
    let counted = attempts.counted();
    assert_eq!((counted.by_email.len(), counted.by_place.len()), (2, 2));
}

#[test]
fn addresses_are_remembered_within_a_limit() {
    let (attempts, start) = (Attempts::default(), Instant::now());
    for n in 0..REMEMBERED.get() as u32 + 100 {
        attempts.begin(&format!("{n}"), place(n), start).unwrap();
    }
    let counted = attempts.counted();
    assert_eq!((counted.by_email.len(), counted.by_place.len()), (REMEMBERED.get(), REMEMBERED.get()));
}
