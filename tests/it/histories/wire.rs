//! Calls as they go over HTTP, and their answers as they are recorded.

use memledger_tests::server::Answer;
use reqwest::Method;
use serde_json::{Value, json};

use super::record::{Ask, Changed, Outcome, Seen, Set};
use crate::http::{memories, memory};

/// More than a run lets a user have, so that one page shows all.
const PAGE: usize = 500;

pub struct Request {
    pub method: Method,
    pub path: String,
    pub body: Option<Value>,
    pub guard: Option<u64>,
}

pub fn request(user: &str, ask: &Ask) -> Request {
    let (method, path, body, guard) = match ask {
        Ask::Create { content, importance, category } => {
            let body = json!({"content": content, "importance": importance, "category": category});
            (Method::POST, memories(user), Some(body), None)
        }
        Ask::Change { id, set, guard } => {
            let body = match set {
                Set::Text { content, importance } => json!({"content": content, "importance": importance}),
                Set::Pin(pinned) => json!({"pinned": pinned}),
                Set::Category(category) => json!({"category": category}),
            };
            (Method::PATCH, memory(user, id), Some(body), *guard)
        }
        Ask::Delete { id, soft, guard } => {
            let mode = if *soft { "soft" } else { "archive" };
            (Method::DELETE, format!("{}?mode={mode}", memory(user, id)), None, *guard)
        }
        Ask::Restore { id, guard } => (Method::POST, format!("{}/restore", memory(user, id)), None, *guard),
        Ask::Merge { sources, into, content, guard } => {
            let body = json!({"source_ids": sources, "target_id": into, "content": content});
            (Method::POST, format!("{}/merge", memories(user)), Some(body), *guard)
        }
        Ask::Get { id } => (Method::GET, memory(user, id), None, None),
        Ask::List { all } => {
            let state = if *all { "all" } else { "active" };
            (Method::GET, format!("{}?state={state}&limit={PAGE}", memories(user)), None, None)
        }
        Ask::Delta { since } => {
            let path = format!("/api/users/{user}/threads/history/delta?since_rev={since}");
            (Method::GET, path, None, None)
        }
    };
    Request { method, path, body, guard }
}

/// What an answer tells; none that came whole tells nothing.
pub fn outcome(ask: &Ask, answered: reqwest::Result<Answer>) -> Outcome {
    let Ok(answer) = answered else { return Outcome::Unknown };
    match (answer.status, ask) {
        (503, _) => Outcome::Unknown,
        (200 | 201, Ask::Get { .. }) => Outcome::Memory(seen(&answer.body)),
        (200 | 201, Ask::List { .. }) => {
            assert!(answer.body["next_cursor"].is_null(), "a user of the run has more than {PAGE} memories");
            Outcome::Memories(answer.items().iter().map(seen).collect())
        }
        (200 | 201, Ask::Delta { .. }) => changes(&answer.body),
        (200 | 201, _) => {
            Outcome::Done { rev: answer.rev(), memory: seen(&answer.body), replayed: answer.is_replayed() }
        }
        _ => Outcome::Refused { code: text(&answer.body["code"]).unwrap_or(answer.text) },
    }
}

fn text(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_else(|| panic!("{value} is no whole number from 0 on"))
}

pub fn seen(memory: &Value) -> Seen {
    Seen {
        id: text(&memory["id"]).expect("a memory has an id"),
        content: text(&memory["content"]),
        state: text(&memory["state"]).expect("a memory has a state"),
        revision: number(&memory["revision"]),
        rev: number(&memory["rev"]),
        importance: number(&memory["importance"]),
        pinned: memory["pinned"].as_bool().expect("a memory is pinned or not"),
        category: text(&memory["category"]),
        merged_into: text(&memory["merged_into"]),
    }
}

fn changes(delta: &Value) -> Outcome {
    assert_eq!(delta["more"], false, "a delta of a run fits into one answer");
    let listed = delta["changes"].as_array().expect("a delta has changes");
    let change = |change: &Value| {
        let event = change["event"].as_str().expect("a change has an event");
        // A source of a merge is told as merged, too, but it is gone.
        let gone = !change["meta"]["merged_into"].is_null();
        Changed {
            rev: number(&change["rev"]),
            id: text(&change["memory_id"]).expect("a change has a memory"),
            text: text(&change["text"]),
            arrives: !gone && matches!(event, "created" | "updated" | "restored" | "merged"),
        }
    };
    Outcome::Changes { rev: number(&delta["rev"]), changes: listed.iter().map(change).collect() }
}
