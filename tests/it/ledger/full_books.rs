//! An import that meets a book with no room left.

use memledger_aggregates::memory_book::BookRules;
use memledger_ledger::{
    LedgerOptions,
    import::{ImportReport, Source},
};
use memledger_store::projector::ProjectorOptions;
use memledger_tests::Backend;

use super::{World, operator, patient};
use crate::http::on_both;

on_both!(an_import_passes_over_a_full_book_and_names_its_lines);

const ROOM: usize = 3;

/// Five of ana's between three of bo's, and a line that is none.
const FILE: &str = r#"{"id": "a1", "user_id": "ana", "content": "one"}
{"id": "b1", "user_id": "bo", "content": "one"}
{"id": "a2", "user_id": "ana", "content": "two"}
{"id": "a3", "user_id": "ana", "content": "three"}
{"id": "a4", "user_id": "ana", "content": "four"}
no line
{"id": "b2", "user_id": "bo", "content": "two"}
{"id": "a5", "user_id": "ana", "content": "five"}
{"id": "b3", "user_id": "bo", "content": "three"}
"#;

async fn import(world: &World) -> ImportReport {
    world.ledger.memories.import(&operator(), Source::Jsonl, FILE, None, |_| {}).await.unwrap()
}

async fn an_import_passes_over_a_full_book_and_names_its_lines(backend: Backend) {
    let rules = BookRules { max_memories: ROOM };
    let options = LedgerOptions { rules, ..patient() };
    let world = World::with(backend, options, ProjectorOptions::default()).await;
    for (created, known) in [(6, 0), (0, 6)] {
        let report = import(&world).await;
        assert_eq!((report.read, report.created, report.known), (6, created, known), "{report:?}");
        let lines: Vec<usize> = report.bad.iter().map(|bad| bad.line).collect();
        assert_eq!(lines, [5, 6, 8], "{report:?}");
        for full in [&report.bad[0], &report.bad[2]] {
            assert!(full.message.starts_with("ana: ") && full.message.contains("3 memories"), "{full:?}");
        }
    }
    world.close().await;
}
