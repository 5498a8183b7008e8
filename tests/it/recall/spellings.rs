//! A word is found by its other forms and spellings, whatever language it is of, in a book of some 340 memories of that
//! language.

use std::collections::BTreeMap;

use memledger_ledger::RecallOptions;
use memledger_tests::{Backend, operator};
use serde::Deserialize;
use serde_json::json;

use super::{Opened, query};
use crate::http::on_both;

on_both!(
    a_word_is_found_by_its_other_forms_and_spellings,
    a_word_is_found_by_its_other_forms_of_users_with_many_memories,
);

/// Cases that users reported, and further ones of the same kinds.
const REPORTED: &str = include_str!("../../cases/recall/find.jsonl");
const FURTHER: &str = include_str!("../../cases/recall/further.jsonl");
/// What the rest of a book is put together from: each doing in each circumstance.
const BOOKS: &str = include_str!("../../cases/recall/books.json");

/// How many of them are found at least.
const LEAST_REPORTED: usize = 54;
const LEAST_FURTHER: usize = 148;

/// Among how many of the first a memory must be.
const FIRST: usize = 5;

#[derive(Debug, Deserialize)]
struct Case {
    stored: String,
    query: String,
    language: String,
}

#[derive(Deserialize)]
struct Book {
    doings: Vec<String>,
    circumstances: Vec<String>,
}

fn cases(lines: &str) -> Vec<Case> {
    lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

async fn a_word_is_found_by_its_other_forms_and_spellings(backend: Backend) {
    // All of a book is read for each query.
    are_found(
        Opened::with(backend, RecallOptions { resident_from: 1_000, ..RecallOptions::default() }).await,
    )
    .await;
}

async fn a_word_is_found_by_its_other_forms_of_users_with_many_memories(backend: Backend) {
    are_found(Opened::new(backend).await).await;
}

async fn are_found(opened: Opened) {
    let (reported, further) = (cases(REPORTED), cases(FURTHER));
    let books: BTreeMap<String, Book> = serde_json::from_str(BOOKS).unwrap();
    for (language, book) in &books {
        let of_book = book.doings.iter().flat_map(|doing| {
            book.circumstances
                .iter()
                .map(move |circumstance| json!({"content": format!("{doing} {circumstance}")}))
        });
        let of_cases = reported.iter().chain(&further).filter(|case| case.language == *language);
        let of_cases = of_cases.map(|case| json!({"content": case.stored}));
        let lines: Vec<_> = of_cases.chain(of_book).collect();
        opened.import(&operator("default"), language, &lines).await;
    }
    for (cases, least) in [(&reported, LEAST_REPORTED), (&further, LEAST_FURTHER)] {
        let mut missed = Vec::new();
        for case in cases {
            let mut asked = query(&case.language, &case.query);
            (asked.top_k, asked.full) = (FIRST, true);
            let answer = opened.ledger.recall.recall(&operator("default"), asked).await.unwrap();
            let is_found = answer.items.iter().any(|item| {
                item.memory
                    .as_ref()
                    .is_some_and(|memory| memory.content.as_deref() == Some(case.stored.as_str()))
                    && item.scores.is_some_and(|scores| scores.lexical > 0.0)
            });
            if !is_found {
                missed.push(case);
            }
        }
        let found = cases.len() - missed.len();
        assert!(found >= least, "{found} of {} are found, and {least} must be: {missed:#?}", cases.len());
    }
    opened.close().await;
}
