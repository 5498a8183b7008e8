//! `verify`: recompute everything that can be recomputed.

use crate::output::{many, say};
use memledger_ledger::{
    Identity, Opening,
    verify::{Anchor, Fault, Report, Scope, read_anchor},
};

use super::{print_json, tenant, user};
use crate::{arguments::Verify, failure::Failure, settings::Settings, wiring};

pub async fn run(settings: &Settings, verify: Verify) -> Result<(), Failure> {
    let only = verify.user.as_deref().map(user).transpose()?;
    // The operator at the machine verifies every tenant, unless one user is asked for.
    let tenant = tenant(&verify.tenant)?;
    let scope = Scope { tenant: only.as_ref().map(|_| tenant.to_string()), user: only };
    let anchor = match &verify.against {
        Some(path) => {
            Some(read_anchor(&std::fs::read_to_string(path).map_err(|e| Failure::file(path, &e))?)?)
        }
        None => None,
    };
    let actor = Identity::operator(tenant).actor();
    let is_anchored = anchor.is_some();
    let report = match verify.read_only {
        Some(file) => {
            let copy = wiring::ReadCopy::of(&file).await?;
            let settings = Settings { database: copy.database(), ..settings.clone() };
            let report = report(&settings, &scope, anchor, &actor).await;
            copy.remove()?;
            report
        }
        None => report(settings, &scope, anchor, &actor).await,
    }?;
    if verify.json {
        print_json(&report)?;
    } else {
        print(&report, is_anchored);
    }
    match report.ok {
        true => Ok(()),
        false if report.replay_mends() => Err(Failure::Check),
        false => Err(Failure::Log),
    }
}

async fn report(
    settings: &Settings,
    scope: &Scope,
    anchor: Option<Anchor>,
    actor: &str,
) -> Result<Report, Failure> {
    let ledger = wiring::existing_ledger_as(settings, Opening::AsItIs).await?;
    let report = ledger.audit.verify_and_record(scope, anchor, actor).await;
    ledger.close().await;
    Ok(report?)
}

/// The report in words; `is_anchored` if the log was held against an anchor.
pub fn print(report: &Report, is_anchored: bool) {
    say!("  {}: positions, versions, revs and leaf hashes", many(report.events, "event", "events"));
    let texts = many(report.contents, "text keeps its commitment", "texts keep their commitments");
    say!("  {texts}, {} destroyed", many(report.erased, "is", "are"));
    say!("  {}", many(report.receipts, "receipt matches its events", "receipts match their events"));
    let rows = many(report.projection_rows, "row of read models equals", "rows of read models equal");
    say!("  {rows} a rebuild from the log");
    say!(
        "  {} of {} memory books are read alike by the second reader",
        report.second_reader_books,
        report.books
    );
    match &report.earlier {
        Some(earlier) => {
            let events = many(earlier.events.unsigned_abs(), "event", "events");
            say!("  compared with {events} that earlier verifications saw, the last at {}", earlier.at);
        }
        None => say!("  there is no earlier verification to compare with"),
    }
    say!("  digest {}", report.digest);
    for fault in &report.faults {
        say!("  FAULT {}", words(fault));
    }
    if report.more_faults > 0 {
        say!("  and {} more", report.more_faults);
    }
    say!("  {}", conclusion(report, is_anchored));
}

/// No more than was shown.
fn conclusion(report: &Report, is_anchored: bool) -> &'static str {
    match (report.ok, is_anchored) {
        (true, false) => "no faults: consistent in itself; the end of the log is not proven",
        (true, true) => {
            "no faults: consistent in itself, with all events of the anchor; later events are not proven"
        }
        (false, _) if report.replay_mends() => "only read models are wrong: `memledger replay` repairs them",
        (false, _) => {
            "a replay does not repair this: keep the database as it is, and compare it with a backup"
        }
    }
}

fn words(fault: &Fault) -> String {
    let mut words = fault.kind.clone();
    if let (Some(partition), Some(position)) = (fault.partition_id, fault.position) {
        words.push_str(&format!(" at {partition}:{position}"));
    }
    let named = [
        ("tenant", &fault.tenant_id),
        ("user", &fault.user_id),
        ("memory", &fault.memory_id),
        ("content", &fault.content_id),
        ("table", &fault.table),
        ("key", &fault.key),
    ];
    for (name, value) in named {
        if let Some(value) = value {
            words.push_str(&format!(" {name} {value}"));
        }
    }
    format!("{words}: {}", fault.message)
}
