//! Files to import, of every source.

use memledger_ledger::{
    import::{ImportReport, Source},
    words::UserId,
};
use serde_json::Value;

use super::Inputs;

const SOURCES: [Source; 3] = [Source::Jsonl, Source::Agno, Source::Mem0];

/// Most memories of one page.
const PAGE: usize = 500;

impl Inputs {
    /// Imports the bytes as a file of each source: for the users it names, and for one given.
    pub(super) async fn import_files(&self, data: &[u8]) {
        for source in SOURCES {
            self.import_again(source, data, None).await;
            let user = self.new_user();
            let report = self.import_again(source, data, Some(&user)).await;
            let list = format!("/api/users/{user}/memories?state=all&limit={PAGE}");
            let kept = self.get(&list).await.is(200).items().len();
            assert_eq!(kept, report.created.min(PAGE), "{source:?}: {report:?}");
        }
    }

    /// Imports twice: every line is accounted for, and the second time adds nothing.
    async fn import_again(&self, source: Source, text: &[u8], user: Option<&UserId>) -> ImportReport {
        let first = self.import(source, text, user).await;
        accounted(source, text, &first);
        let second = self.import(source, text, user).await;
        let told = |report: &ImportReport| (report.read, report.passed_over, report.bad.clone());
        assert_eq!(told(&second), told(&first), "{source:?}");
        assert_eq!((second.created, second.known), (0, first.read), "{source:?}");
        first
    }
}

/// Every line with something in it was taken, passed over or named by its number.
fn accounted(source: Source, text: &[u8], report: &ImportReport) {
    let lines = numbers(source, text);
    let told = report.read + report.passed_over + report.bad.len();
    assert_eq!(told, lines.len(), "{source:?}: {report:?}");
    assert_eq!(report.created + report.known, report.read, "{source:?}: {report:?}");
    let bad: Vec<usize> = report.bad.iter().map(|bad| bad.line).collect();
    assert!(bad.is_sorted_by(|one, next| one < next), "{source:?}: {bad:?}");
    assert!(bad.iter().all(|line| lines.contains(line)), "{source:?}: {bad:?}");
    assert!(report.bad.iter().all(|bad| !bad.message.trim().is_empty()), "{source:?}: {report:?}");
}

/// The numbers of what an import reads: of lines with something in them, or of the items of a mem0 answer.
fn numbers(source: Source, mut text: &[u8]) -> Vec<usize> {
    while let Some(rest) = text.strip_prefix("\u{feff}".as_bytes()) {
        text = rest;
    }
    if source == Source::Mem0
        && let Some(items) = items(text)
    {
        return (1..=items).collect();
    }
    if source == Source::Mem0
        && let Ok(list) = std::str::from_utf8(text)
        && list.trim_start().starts_with('[')
        && let Err(wrong) = serde_json::from_str::<Value>(list)
    {
        // A list that is none is one fault.
        return vec![wrong.line().max(1)];
    }
    let lines = text.split(|byte| *byte == b'\n').zip(1..);
    let is_blank = |line: &[u8]| std::str::from_utf8(line).is_ok_and(|line| line.trim().is_empty());
    let filled: Vec<(&[u8], usize)> = lines.filter(|(line, _)| !is_blank(line)).collect();
    let is_bad = |line: &[u8]| std::str::from_utf8(line).is_err();
    if source == Source::Mem0 && items(String::from_utf8_lossy(text).as_bytes()).is_some() {
        // An answer as a whole, of which one byte spoils all.
        let bad = filled.iter().find(|(line, _)| is_bad(line)).expect("else it could be read");
        return vec![bad.1];
    }
    filled.into_iter().map(|(_, number)| number).collect()
}

fn items(text: &[u8]) -> Option<usize> {
    match serde_json::from_slice(text).ok()? {
        Value::Array(items) => Some(items.len()),
        Value::Object(answer) => answer.get("results")?.as_array().map(Vec::len),
        _ => None,
    }
}
