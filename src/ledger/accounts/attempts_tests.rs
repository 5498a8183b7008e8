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
fn an_address_has_five_attempts_from_a_place_in_a_quarter_of_an_hour() {
    let (attempts, start) = (Attempts::default(), Instant::now());
    let at = |s: u64| start + Duration::from_secs(s);
    for n in 0..5 {
        assert_eq!(seconds(attempts.begin("ana", HOME, at(n * 10))), None, "{n}");
    }
    assert_eq!(seconds(attempts.begin("ana", HOME, at(50))), Some(851));
    assert_eq!(seconds(attempts.begin("ana", HOME, at(899))), Some(2));
    assert_eq!(seconds(attempts.begin("bob", HOME, at(899))), None);
    assert_eq!(seconds(attempts.begin("ana", HOME, at(900))), None);
    assert_eq!(seconds(attempts.begin("ana", HOME, at(900))), Some(11));
}

#[test]
fn a_stranger_uses_up_the_attempts_of_their_own_place() {
    let (attempts, start) = (Attempts::default(), Instant::now());
    for _ in 0..20 {
        attempts.begin("ana", place(7), start).ok();
    }
    assert!(seconds(attempts.begin("ana", place(7), start)).is_some());
    assert_eq!(seconds(attempts.begin("ana", HOME, start)), None);
}

#[test]
fn an_address_has_fifty_attempts_from_everywhere() {
    let (attempts, start) = (Attempts::default(), Instant::now());
    for n in 0..50 {
        assert_eq!(seconds(attempts.begin("ana", place(n), start)), None, "{n}");
    }
    assert_eq!(seconds(attempts.begin("ana", place(50), start)), Some(901));
    assert_eq!(seconds(attempts.begin("ana", HOME, start + WINDOW)), None);
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
