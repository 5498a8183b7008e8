//! What is kept of a report: each tenant's own part of it, and no quotation.

use std::collections::BTreeMap;

use super::*;

fn report() -> Report {
    let row = |tenant: &str| {
        let (kind, message) = ("projection".to_owned(), "only in the live table".to_owned());
        let fault = Fault { kind, message, ..Fault::default() };
        fault.with_row("memories", format!("partition_id=3, tenant_id={tenant}, user_id=ana"))
    };
    let faults = vec![
        Fault::of("receipt", "acme", "ana", "its hash differs"),
        Fault::of("receipt", "other", "bo", "its hash differs"),
        row("acme"),
        row("other"),
        Fault::place("position_gap", 3, 7, "positions 7 to 7 are missing"),
    ];
    let by_tenant = BTreeMap::from([("acme".to_owned(), 4), ("other".to_owned(), 6)]);
    Report { events: 10, by_tenant, faults, ..Report::default() }
}

#[test]
fn a_tenant_is_told_of_its_own_faults_and_of_those_of_nobody() {
    for (tenant, user) in [("acme", "ana"), ("other", "bo")] {
        let own = OfTenant::of(tenant, &report());
        assert_eq!((own.count, own.first.len()), (3, 3), "{tenant}");
        assert_eq!(own.first[0].user_id.as_deref(), Some(user));
        assert!(own.first.iter().all(|fault| owner(fault).is_none_or(|it| it == tenant)), "{:?}", own.first);
    }
    let stranger = OfTenant::of("stranger", &report());
    assert_eq!((stranger.count, stranger.first[0].kind.as_str()), (1, "position_gap"));
}

#[test]
fn faults_that_were_too_many_are_everybodys() {
    let many = Report { more_faults: 5, ..report() };
    assert_eq!(OfTenant::of("stranger", &many).count, 6);
    let faults = vec![Fault::of("receipt", "acme", "ana", "its hash differs"); 50];
    let many = Report { faults, ..report() };
    let own = OfTenant::of("acme", &many);
    assert_eq!((own.count, own.first.len()), (50, 20));
}

#[test]
fn the_whole_ledgers_verification_is_every_tenants() {
    let whole = Scope::default();
    assert_eq!(tenants(&whole, &report()), [("acme", 4), ("other", 6)]);
    let one = Scope { tenant: Some("acme".to_owned()), user: None };
    assert_eq!(tenants(&one, &report()), [("acme", 10)]);
}

#[test]
fn what_a_message_quotes_is_not_kept() {
    let told = |message: &str| kept(&Fault::of("parked", "acme", "ana", message)).message;
    assert_eq!(told("positions 7 to 9 are missing"), "positions 7 to 9 are missing");
    assert_eq!(told("invalid type: string \"a text\", expected u64"), "invalid type: string …");
    assert_eq!(told("expected an integer, found Text(\"a text\")"), "expected an integer, found Text(…");
    assert_eq!(told("unknown variant `a text`, expected one of"), "unknown variant …");
}
