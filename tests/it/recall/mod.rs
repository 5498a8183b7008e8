//! Recall: what a query finds, what it never finds, and what it tells a thread.

mod answers;
mod beside;
mod budget;
mod categories;
mod contexts;
mod embedders;
mod endpoint;
mod filters;
mod hostile;
mod isolation;
mod judged;
mod linking;
mod order;
mod padding;
mod plans;
mod related;
mod resident;
mod spellings;
mod threads;

use std::sync::Arc;

use memledger_aggregates::ThreadId;
use memledger_ledger::{
    Identity, Ledger, LedgerOptions, RecallFilters, RecallOptions, RecallQuery, import::Source,
};
use memledger_store::projector::ProjectorOptions;
use memledger_tests::{
    Backend, TestDatabase, open_store, operator, patient,
    server::{Answer, Api},
    user,
};
use serde_json::{Value, json};

/// The route of queries.
const PATH: &str = "/api/memory/query";

/// The body of a query. `more` are further fields; those of `filters` stand beside the user.
fn asked(name: &str, words: &str, more: Value) -> Value {
    let mut body = json!({"query": words, "filters": {"user_id": name}});
    for (field, value) in more.as_object().into_iter().flatten() {
        match value.as_object() {
            Some(filters) if field == "filters" => {
                filters.iter().for_each(|(filter, value)| body["filters"][filter] = value.clone());
            }
            _ => body[field] = value.clone(),
        }
    }
    body
}

async fn ask(api: &Api, name: &str, words: &str, more: Value) -> Answer {
    api.post(PATH, &asked(name, words, more)).await
}

/// The ids of what was found, in order.
fn ids(answer: &Answer) -> Vec<String> {
    answer.items().iter().map(crate::http::id).collect()
}

/// Whether a whole item shares a word with the query, and is not just a little like it.
fn has_a_word(item: &Value) -> bool {
    item["scores"]["lexical"].as_f64().expect("a whole item has scores") > 0.0
}

/// A ledger in this process, and the database that it lies in.
pub struct Opened {
    ledger: Arc<Ledger>,
    _database: TestDatabase,
}

impl Opened {
    /// Where candidates are proposed by what is held in memory, of however few memories.
    async fn new(backend: Backend) -> Self {
        Self::with(backend, RecallOptions { resident_from: 1, ..RecallOptions::default() }).await
    }

    async fn with(backend: Backend, recall: RecallOptions) -> Self {
        let database = TestDatabase::new(backend).await;
        // No query gives up because this machine is busy.
        let options = LedgerOptions { recall, ..patient() };
        let ledger = Ledger::open(open_store(&database).await, options, ProjectorOptions::default()).await;
        Self { ledger: ledger.expect("the ledger opens"), _database: database }
    }

    /// Makes memories of lines as an import has them.
    async fn import(&self, identity: &Identity, name: &str, lines: &[Value]) {
        let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
        let to = user(name);
        let imported =
            self.ledger.memories.import(identity, Source::Jsonl, &text, Some(&to), |_| {}).await.unwrap();
        assert_eq!((imported.created, imported.bad.len()), (lines.len(), 0), "{:?}", imported.bad);
    }

    async fn close(self) {
        self.ledger.close().await;
    }
}

fn thread(name: &str) -> Option<ThreadId> {
    Some(ThreadId::new(name).unwrap())
}

/// A query that narrows nothing.
fn query(name: &str, words: &str) -> RecallQuery {
    RecallQuery::new(words, RecallFilters::of_user(user(name)))
}

/// A bullet without the day of the memory's last change, which it ends with.
pub fn undated(text: &str) -> &str {
    let (before, day) = text.rsplit_once(" (").expect("a bullet ends with a day");
    let is_day = day.len() == "2026-11-20)".len() && day.starts_with("20") && day.ends_with(')');
    assert!(is_day, "{text}");
    before
}

/// The texts of an answer's bullets, in their order.
pub fn texts(items: &[Value]) -> Vec<&str> {
    items.iter().map(|item| undated(item["text"].as_str().expect("an item has a text"))).collect()
}
