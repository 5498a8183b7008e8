//! `import`: memories of this or another system.

use crate::output::{many, say};
use std::io::Read;

use memledger_ledger::{
    Identity,
    import::{ImportReport, Note, NotedRows, Source},
};
use serde_json::json;

use super::{langgraph, print_json, tenant, user};
use crate::{arguments::Import, failure::Failure, progress::Progress, settings::Settings, wiring};

/// How many bad lines are printed: a file of the wrong kind has nothing else.
const BAD_SHOWN: usize = 50;

/// What a file in gzip's format begins with (RFC 1952, 2.3.1).
const GZIP: [u8; 2] = [0x1f, 0x8b];
/// What an archive in ZIP's format begins with (APPNOTE 4.3.7).
const ZIP: &[u8] = b"PK\x03\x04";
/// How many lines are named with a note.
const LINES_SHOWN: usize = 10;

pub async fn run(settings: &Settings, import: Import) -> Result<(), Failure> {
    if import.from == langgraph::NAME {
        return langgraph::run(settings, import).await;
    }
    let operator = Identity::operator(tenant(&import.tenant)?);
    let user = import.user.as_deref().map(user).transpose()?;
    let source = Source::parse(&import.from)?;
    let mut bytes = Vec::new();
    if import.file.as_os_str() == "-" {
        std::io::stdin().read_to_end(&mut bytes).map_err(|e| Failure::file(&import.file, &e))?;
    } else {
        bytes = std::fs::read(&import.file).map_err(|e| Failure::file(&import.file, &e))?;
    }
    if bytes.starts_with(&GZIP) {
        let (file, from) = (import.file.display(), &import.from);
        let told = format!("is compressed; `gunzip -c FILE | memledger import --from {from} -` reads it");
        return Err(Failure::Usage(format!("{file}: {told}")));
    }
    if bytes.starts_with(ZIP) {
        let (file, from) = (import.file.display(), &import.from);
        let told = format!(
            "is an archive; `unzip -p {file} memories.json | memledger import --from {from} -` reads the memories of \
             an OpenMemory backup"
        );
        return Err(Failure::Usage(format!("{file}: {told}")));
    }
    let ledger = wiring::ledger(settings).await?;
    let lines = bytes.split_inclusive(|byte| *byte == b'\n').count();
    let progress = Progress::new("memories", Some(lines as u64));
    let report = ledger
        .memories
        .import(&operator, source, &bytes, user.as_ref(), |done| progress.at(done as u64))
        .await;
    progress.end();
    let caught_up = ledger.core.catch_up().await;
    ledger.close().await;
    let report = report?;
    caught_up?;
    if import.json {
        print_as_json(&report)?
    } else {
        print(&report, source)
    }
    if report.bad.is_empty() { Ok(()) } else { Err(Failure::Check) }
}

fn print_as_json(report: &ImportReport) -> Result<(), Failure> {
    let bad: Vec<_> =
        report.bad.iter().map(|bad| json!({"line": bad.line, "message": bad.message})).collect();
    let noted = |(note, noted): (&Note, &NotedRows)| {
        (note.name().to_owned(), json!({"count": noted.count, "lines": noted.lines}))
    };
    let notes: serde_json::Map<_, _> = report.notes.iter().map(noted).collect();
    print_json(&json!({
        "read": report.read,
        "created": report.created,
        "known": report.known,
        "passed_over": report.passed_over,
        "bad": bad,
        "ignored": report.ignored,
        "kept_in_metadata": report.kept_in_metadata,
        "notes": notes,
        "part": report.part.map(|part| json!({
            "page": part.page, "pages": part.pages, "rows": part.rows, "total": part.total,
        })),
    }))
}

fn print(report: &ImportReport, source: Source) {
    // Others have lists, whose items are counted; with one item a line it is the same.
    let entry = if source == Source::Jsonl { "line" } else { "entry" };
    for bad in report.bad.iter().take(BAD_SHOWN) {
        eprintln!("{entry} {}: {}", bad.line, bad.message);
    }
    if let Some(more) = report.bad.len().checked_sub(BAD_SHOWN).filter(|more| *more > 0) {
        eprintln!("and {more} more bad lines; --json lists all");
    }
    say!(
        "{} read: {} created, {} already known; {}",
        many(report.read, "memory", "memories"),
        report.created,
        report.known,
        many(report.bad.len(), "bad line", "bad lines")
    );
    if report.passed_over > 0 {
        say!("{} lines are not memories and were skipped", report.passed_over);
    }
    for (note, noted) in &report.notes {
        let lines: Vec<String> = noted.lines.iter().take(LINES_SHOWN).map(usize::to_string).collect();
        let more = if noted.count > lines.len() { ", …" } else { "" };
        say!("{}: {} ({entry} {}{more})", noted.count, note.meaning(), lines.join(", "));
    }
    if !report.kept_in_metadata.is_empty() {
        say!("kept in metadata: {}", counts(report.kept_in_metadata.iter()));
    }
    if !report.ignored.is_empty() {
        say!("ignored: {}", counts(report.ignored.iter()));
    }
    if let Some(part) = report.part {
        let page = match (part.page, part.pages) {
            (Some(page), Some(pages)) => format!("page {page} of {pages}"),
            (Some(page), None) => format!("page {page}"),
            _ => "a part".to_owned(),
        };
        let total = part.total.map(|total| format!(" of {total}")).unwrap_or_default();
        say!("the file is {page}: {}{total}; import the others, too", many(part.rows, "memory", "memories"));
    }
}

/// "feedback 1, score 2".
fn counts<'a>(fields: impl Iterator<Item = (impl std::fmt::Display, &'a usize)>) -> String {
    fields.map(|(name, count)| format!("{name} {count}")).collect::<Vec<_>>().join(", ")
}
