//! `verify`: recompute everything that can be recomputed.

use crate::output::{many, say};
use memledger_ledger::{
    Identity,
    verify::{Fault, Report, Scope, read_anchor},
};

use super::{print_json, tenant, user};
use crate::{arguments::Verify, failure::Failure, settings::Settings, wiring};

pub async fn run(settings: &Settings, verify: Verify) -> Result<(), Failure> {
    let only = verify.user.as_deref().map(user).transpose()?;
    // The operator at the machine verifies every tenant, unless one user is asked for.
    let tenant = tenant(&verify.tenant)?;
    let scope = Scope { tenant: only.as_ref().map(|_| tenant.to_string()), user: only };
    let earlier = match &verify.against {
        Some(path) => read_anchor(&std::fs::read_to_string(path).map_err(|e| Failure::file(path, &e))?)?,
        None => Vec::new(),
    };
    let ledger = wiring::existing_ledger(settings).await?;
    let actor = Identity::operator(tenant).actor();
    let report = ledger.verify_and_record(&scope, &earlier, &actor).await;
    ledger.close().await;
    let report = report?;
    if verify.json {
        print_json(&report)?;
    } else {
        print(&report);
    }
    if report.ok { Ok(()) } else { Err(Failure::Check) }
}

/// The report in words.
pub fn print(report: &Report) {
    say!("  {}: positions, versions, revs and leaf hashes", many(report.events, "event", "events"));
    let texts = many(report.contents, "text keeps its commitment", "texts keep their commitments");
    say!("  {texts}, {} destroyed", many(report.erased, "is", "are"));
    say!("  {}", many(report.receipts, "receipt tells of its events", "receipts tell of their events"));
    let rows = many(report.projection_rows, "row of read models equals", "rows of read models equal");
    say!("  {rows} a rebuild from the log");
    say!("  {} of {} memory books read alike by the second reader", report.second_reader_books, report.books);
    if let Some(digest) = &report.digest {
        say!("  digest {digest}");
    }
    if report.ok {
        say!("  no faults");
        return;
    }
    for fault in &report.faults {
        say!("  FAULT {}", words(fault));
    }
    if report.more_faults > 0 {
        say!("  and {} more", report.more_faults);
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
