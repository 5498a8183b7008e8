//! `import`: memories of this or another system.

use crate::output::say;
use std::io::Read;

use memledger_ledger::{
    Identity,
    import::{ImportReport, Source},
};
use serde_json::json;

use super::{print_json, tenant, user};
use crate::{arguments::Import, failure::Failure, progress::Progress, settings::Settings, wiring};

pub async fn run(settings: &Settings, import: Import) -> Result<(), Failure> {
    let operator = Identity::operator(tenant(&import.tenant)?);
    let user = import.user.as_deref().map(user).transpose()?;
    let source = Source::parse(&import.from)?;
    let mut bytes = Vec::new();
    if import.file.as_os_str() == "-" {
        std::io::stdin().read_to_end(&mut bytes).map_err(|e| Failure::file(&import.file, &e))?;
    } else {
        bytes = std::fs::read(&import.file).map_err(|e| Failure::file(&import.file, &e))?;
    }
    let ledger = wiring::ledger(settings).await?;
    let lines = bytes.split_inclusive(|byte| *byte == b'\n').count();
    let progress = Progress::new("memories", Some(lines as u64));
    let report =
        ledger.import(&operator, source, &bytes, user.as_ref(), |done| progress.at(done as u64)).await;
    progress.end();
    let caught_up = ledger.catch_up().await;
    ledger.close().await;
    let report = report?;
    caught_up?;
    if import.json {
        print_as_json(&report)?
    } else {
        print(&report)
    }
    if report.bad.is_empty() { Ok(()) } else { Err(Failure::Check) }
}

fn print_as_json(report: &ImportReport) -> Result<(), Failure> {
    let bad: Vec<_> =
        report.bad.iter().map(|bad| json!({"line": bad.line, "message": bad.message})).collect();
    print_json(&json!({
        "read": report.read,
        "created": report.created,
        "known": report.known,
        "passed_over": report.passed_over,
        "bad": bad,
    }))
}

fn print(report: &ImportReport) {
    for bad in &report.bad {
        eprintln!("line {}: {}", bad.line, bad.message);
    }
    say!(
        "{} memories read: {} created, {} known already; {} bad lines",
        report.read,
        report.created,
        report.known,
        report.bad.len()
    );
    if report.passed_over > 0 {
        say!("{} lines are no memories and were passed over", report.passed_over);
    }
}
