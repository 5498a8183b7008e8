//! What is kept of a report: each tenant's own part of it, and no quotation.

use std::collections::BTreeMap;

use super::*;
use crate::verify::report::TenantPart;

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
    let part = |events, digest: &str| TenantPart {
        events,
        heads: vec![Head { partition_id: 3, position: 9, digest: digest.to_owned() }],
    };
    let by_tenant = BTreeMap::from([("acme".to_owned(), part(4, "a")), ("other".to_owned(), part(6, "b"))]);
    Report { events: 10, by_tenant, faults, ..Report::default() }
}

#[test]
fn a_tenant_is_told_of_its_own_faults_and_of_those_of_nobody() {
    for (tenant, user) in [("acme", "ana"), ("other", "bo")] {
        let report = report();
        let own = OfTenant::of(tenant, &report, 4, &[]);
        assert_eq!((own.count, own.first.len()), (3, 3), "{tenant}");
        assert_eq!(own.first[0].user_id.as_deref(), Some(user));
        assert!(own.first.iter().all(|fault| owner(fault).is_none_or(|it| it == tenant)), "{:?}", own.first);
    }
    let report = report();
    let stranger = OfTenant::of("stranger", &report, 0, &[]);
    assert_eq!((stranger.count, stranger.first[0].kind.as_str()), (1, "position_gap"));
}

#[test]
fn faults_that_were_too_many_are_everybodys() {
    let many = Report { more_faults: 5, ..report() };
    assert_eq!(OfTenant::of("stranger", &many, 0, &[]).count, 6);
    let faults = vec![Fault::of("receipt", "acme", "ana", "its hash differs"); 50];
    let many = Report { faults, ..report() };
    let own = OfTenant::of("acme", &many, 0, &[]);
    assert_eq!((own.count, own.first.len()), (50, 20));
}

#[test]
fn the_whole_ledgers_verification_is_every_tenants() {
    fn recorded<'a>(scope: &'a Scope, report: &'a Report) -> Vec<(&'a str, u64, &'a str)> {
        let digest = |of: &OfTenant<'a>| of.heads.map_or("none", |heads| heads[0].digest.as_str());
        tenants(scope, report).iter().map(|of| (of.tenant, of.events, digest(of))).collect()
    }
    let heads = vec![Head { partition_id: 3, position: 10, digest: "own".to_owned() }];
    let report = Report { heads, ..report() };
    assert_eq!(recorded(&Scope::default(), &report), [("acme", 4, "a"), ("other", 6, "b")]);
    let one = Scope { tenant: Some("acme".to_owned()), user: None };
    assert_eq!(recorded(&one, &report), [("acme", 10, "own")]);
    // One who lost events keeps the heads of before.
    let lost = Fault { kind: "anchor".into(), tenant_id: Some("acme".into()), ..Fault::default() };
    let report = Report { faults: vec![lost], ..report };
    assert_eq!(recorded(&Scope::default(), &report), [("acme", 4, "none"), ("other", 6, "b")]);
}

#[test]
fn fewer_events_than_an_earlier_run_saw_are_named() {
    let of = |tenant: &str| Scope { tenant: Some(tenant.to_owned()), user: None };
    let records =
        Records { counts: vec![(of("acme"), 5), (of("gone"), 1), (of("other"), 6)], ..Records::default() };
    let mut report = Report { faults: Vec::new(), ..report() };
    records.compare_counts(&Scope::default(), &mut report);
    let named: Vec<_> = report.faults.iter().map(|fault| fault.tenant_id.as_deref()).collect();
    assert_eq!(named, [Some("acme"), Some("gone")]);
    let records = Records { counts: vec![(of("acme"), 10)], ..Records::default() };
    let mut report = Report { faults: Vec::new(), ..report };
    records.compare_counts(&of("acme"), &mut report);
    assert!(report.faults.is_empty(), "{:?}", report.faults);
}

#[test]
fn what_a_message_quotes_is_not_kept() {
    let told = |message: &str| kept(&Fault::of("parked", "acme", "ana", message)).message;
    assert_eq!(told("positions 7 to 9 are missing"), "positions 7 to 9 are missing");
    assert_eq!(told("invalid type: string \"a text\", expected u64"), "invalid type: string …");
    assert_eq!(told("expected an integer, found Text(\"a text\")"), "expected an integer, found Text(…");
    assert_eq!(told("unknown variant `a text`, expected one of"), "unknown variant …");
}
