//! What each kind of request to a memory book says of itself. The executor, receipts and records need no list of them.

use async_trait::async_trait;
use memledger_aggregates::{
    MemoryId, Timestamp,
    memory_book::{Action, ContentRef, MemoryBook, MemoryContent},
};
use memledger_kernel::{LedgerError, UserCall, texts::set_memory_apart};
use memledger_records::operations::{Op, Operation};
use memledger_store::NewContent;
use serde_json::Value;

use super::MemoryDraft;

#[async_trait]
pub trait BookRequest: Send + Sync {
    /// As metrics and receipts name it.
    fn name(&self) -> &'static str;

    /// The one memory that it is about, if it is one.
    fn memory_id(&self) -> Option<&MemoryId>;

    /// Refuses a caller who may not ask for it, whatever memory it is about.
    fn may(&self, call: &UserCall) -> Result<(), LedgerError> {
        call.identity.may_write(&call.user)
    }

    /// Whether the caller named that memory. The id of a new one is made up for each call.
    fn is_named(&self) -> bool {
        self.memory_id().is_some()
    }

    /// Whether it is about a text, whose key then serves the receipt. An edge holds none.
    fn is_about_text(&self) -> bool {
        true
    }

    /// Whether its receipt lists all memories that it made.
    fn lists_memories(&self) -> bool {
        false
    }

    /// Refuses what the caller may not touch. A memory out of reach is refused as one that is not there. What the rules of
    /// the book refuse before they come to that memory is left to them, or the difference would tell that it is there.
    fn check_reach(&self, draft: &MemoryDraft, book: &MemoryBook) -> Result<(), LedgerError>;

    /// The command against this state of the book, its texts set apart.
    async fn action(&self, draft: &MemoryDraft, at: &mut BookState<'_>) -> Result<Action, LedgerError>;

    /// What the operations log has of it.
    fn operation(&self, call: &UserCall, memory_id: &MemoryId) -> Operation {
        named_operation(call, Op::Update, memory_id)
    }
}

pub fn named_operation(call: &UserCall, op: Op, memory_id: &MemoryId) -> Operation {
    Operation { memory_id: Some(memory_id.to_string()), ..Operation::of(call, op) }
}

impl dyn BookRequest {
    /// Whether a receipt may be that of this request. Once its text is purged nobody can tell by its hash, but what was
    /// done to which memory still stands there.
    pub fn can_have_left(&self, outcome: &Value) -> bool {
        let named = self.memory_id().filter(|_| self.is_named());
        outcome["action"] == self.name() && named.is_none_or(|id| outcome["memory_id"] == id.as_str())
    }
}

/// A book as it is when a request becomes a command, and the texts that the command brings.
pub struct BookState<'a> {
    pub book: &'a MemoryBook,
    pub time: Timestamp,
    pub contents: Vec<NewContent>,
}

impl BookState<'_> {
    /// Sets a memory's text apart from the command.
    pub fn set_apart(&mut self, text: &MemoryContent) -> Result<ContentRef, LedgerError> {
        let (content, reference) = set_memory_apart(text)?;
        self.contents.push(content);
        Ok(reference)
    }
}
