//! The events folded in the plainest way, over their JSON: a second opinion on what the ledger shows.

use std::collections::BTreeMap;

use memledger_ledger::Memory;
use serde_json::Value as Json;
use uuid::Uuid;

use super::evidence::Event;

/// A memory as its events leave it.
#[derive(Debug, Clone, Default)]
pub struct Folded {
    shown: Shown,
    content: Option<Uuid>,
}

/// What of a memory is compared with the ledger's own account.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Shown {
    pub state: String,
    pub revision: u64,
    pub rev: u64,
    pub importance: u64,
    pub pinned: bool,
    pub category: Option<String>,
    pub merged_into: Option<String>,
    pub text: Option<String>,
}

/// A book by memory id.
pub type Book = BTreeMap<String, Folded>;

impl Folded {
    /// As the ledger shows it, with the text that its content still has.
    pub fn shown(&self, contents: &BTreeMap<Uuid, String>) -> Shown {
        let body = self.content.and_then(|id| contents.get(&id));
        let text = body.map(|body| {
            let content: Json = serde_json::from_str(body).unwrap();
            content["content"].as_str().unwrap().to_owned()
        });
        Shown { text, ..self.shown.clone() }
    }

    pub fn is_active(&self) -> bool {
        self.shown.state == "active"
    }

    fn take(&mut self, event: &Event) {
        if event.edge().is_some() {
            return;
        }
        self.shown.revision = event.revision();
        self.shown.rev = event.rev();
        let (name, fields) = event.change();
        if let Some(id) = fields["content"]["content_id"].as_str() {
            self.content = Some(id.parse().unwrap());
        }
        for set in ["attributes", "set"] {
            self.set(&fields[set]);
        }
        let state = match name {
            "created" | "merged" | "restored" => "active",
            "updated" | "reclassified" => return,
            "pinned" => {
                self.shown.pinned = fields["pinned"].as_bool().unwrap();
                return;
            }
            "merged_away" => "merged",
            "deleted" => "archived",
            "soft_deleted" => "soft_deleted",
            "purged" => {
                self.content = None;
                "purged"
            }
            other => panic!("a change named {other} is not known here: {event:?}"),
        };
        self.shown.state = state.to_owned();
        match name {
            "merged_away" => self.shown.merged_into = fields["into"].as_str().map(str::to_owned),
            "restored" => self.shown.merged_into = None,
            _ => {}
        }
    }

    /// An absent field stays, and a `null` one is cleared.
    fn set(&mut self, fields: &Json) {
        if let Some(importance) = fields.get("importance") {
            self.shown.importance = importance.as_u64().unwrap();
        }
        if let Some(pinned) = fields.get("pinned") {
            self.shown.pinned = pinned.as_bool().unwrap();
        }
        if let Some(category) = fields.get("category") {
            self.shown.category = category.as_str().map(str::to_owned);
        }
    }
}

/// The book after each rev, from the empty one on.
pub fn fold(events: &[&Event]) -> Vec<Book> {
    let mut books = vec![Book::new()];
    for event in events {
        let mut book = books[books.len() - 1].clone();
        book.entry(event.memory_id().to_owned()).or_default().take(event);
        books.push(book);
    }
    books
}

/// The same of what the ledger shows.
pub fn of_ledger(memory: &Memory) -> Shown {
    Shown {
        state: memory.state.clone(),
        revision: memory.revision,
        rev: memory.rev,
        importance: memory.importance.into(),
        pinned: memory.pinned,
        category: memory.category.clone(),
        merged_into: memory.merged_into.clone(),
        text: memory.content.clone(),
    }
}
