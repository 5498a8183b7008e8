//! A request with what its command needs besides: the caller's reach, the guard, the reason.

use std::{collections::HashMap, sync::Arc};

use async_trait::async_trait;
use memledger_aggregates::{
    MemoryId, Timestamp,
    memory_book::{Change, MemoryBook, MemoryCommand, MemoryContent, MemoryEvent, MemoryRecord, Reason},
};
use memledger_kernel::{
    LedgerError,
    executor::{Draft, PreparedCommand},
    texts::{memory_content, read_contents, set_apart},
};
use memledger_people::access::Scope;
use memledger_store::{EventStore, NewContent, StreamKey};
use serde_json::{Value, json};
use uuid::Uuid;

use super::request::{BookRequest, BookState};
use crate::room::Room;

pub struct MemoryDraft {
    pub store: Arc<dyn EventStore>,
    pub partition_id: i32,
    pub expected_revision: Option<u64>,
    pub reason: Option<Reason>,
    pub by_run: Option<String>,
    pub default_bank: String,
    /// The categories whose memories the caller may touch.
    pub reach: Scope,
    /// For how much text; none if the command brings none.
    pub room: Option<(Arc<Room>, StreamKey)>,
    pub request: Box<dyn BookRequest>,
}

#[async_trait]
impl Draft<MemoryBook> for MemoryDraft {
    async fn realise(
        &self,
        book: &MemoryBook,
        at: Timestamp,
    ) -> Result<PreparedCommand<MemoryBook>, LedgerError> {
        if self.reach != Scope::Every {
            self.request.check_reach(self, book)?;
        }
        let mut state = BookState { book, time: at, contents: Vec::new() };
        let action = self.request.action(self, &mut state).await?;
        let mut contents = state.contents;
        let mut reason = None;
        if let Some(text) = &self.reason {
            let (content, reference) = set_apart(text)?;
            contents.push(content);
            reason = Some(reference);
        }
        let command = MemoryCommand {
            at,
            by_run: self.by_run.clone(),
            reason,
            expected_revision: self.expected_revision,
            action,
        };
        Ok(PreparedCommand { command, contents })
    }

    async fn admit(&self, book: &MemoryBook, contents: &[NewContent]) -> Result<(), LedgerError> {
        let Some((room, stream)) = &self.room else { return Ok(()) };
        // Without the reason, which is the last: what ends a memory is never refused for want of room.
        let texts = contents.len() - usize::from(self.reason.is_some() && !contents.is_empty());
        room.admit(stream, book, &contents[..texts]).await
    }

    fn kindred_content(&self, book: &MemoryBook) -> Option<Uuid> {
        let memory_id = self.request.memory_id().filter(|_| self.request.is_about_text());
        memory_id.and_then(|id| book.get(id)).and_then(|record| record.content_id)
    }

    fn outcome(&self, book: &MemoryBook, events: &[MemoryEvent]) -> Value {
        let rev = events.last().map_or(book.rev(), |event| event.rev);
        // The first event is the one of the memory that the command named or made.
        let named = self.request.memory_id().map(MemoryId::as_str);
        let memory = events.first().map_or(named, |event| Some(event.memory_id.as_str()));
        let created = events.iter().filter(|e| matches!(e.change, Change::Created { .. })).count();
        let mut outcome =
            json!({"action": self.request.name(), "memory_id": memory, "rev": rev, "created": created});
        if self.request.lists_memories() {
            outcome["memory_ids"] = events.iter().map(|event| event.memory_id.as_str()).collect();
        }
        outcome
    }
}

impl MemoryDraft {
    /// The memory of that id, if there is one; an error if it is out of reach.
    pub fn found<'a>(
        &self,
        book: &'a MemoryBook,
        id: &MemoryId,
    ) -> Result<Option<&'a MemoryRecord>, LedgerError> {
        let found = book.get(id);
        match found {
            Some(record) if !self.reach.holds(record.attributes.category.as_deref()) => {
                Err(LedgerError::unknown_memory(id))
            }
            _ => Ok(found),
        }
    }

    pub fn not_allowed(&self, message: impl Into<String>) -> LedgerError {
        LedgerError::category_not_allowed(message, self.reach.names().unwrap_or_default())
    }

    /// The texts of contents that still exist.
    pub async fn texts(&self, ids: Vec<Uuid>) -> Result<HashMap<Uuid, MemoryContent>, LedgerError> {
        let found = read_contents(self.store.as_ref(), self.partition_id, ids).await?;
        found.iter().map(|content| Ok((content.content_id, memory_content(&content.body)?))).collect()
    }
}
