//! Creating a memory, also in the place of another one.

use async_trait::async_trait;
use memledger_aggregates::{
    MemoryId,
    memory_book::{
        Action, Attributes, Kind, MemoryBook, MemoryContent, RawContent,
        attributes::{DEFAULT_IMPORTANCE, MAX_FOREIGN_ID_CHARS, MAX_LABEL_CHARS, check_importance},
    },
};
use memledger_kernel::{LedgerError, UserCall};
use memledger_records::operations::Operation;
use serde_json::{Map, Value};

use super::{
    Answer, MemoryDraft, fingerprint,
    labels::{label, thread},
    new_id,
    request::{BookRequest, BookState},
};
use crate::Memories;

/// A memory to create, as the caller wrote it.
#[derive(Debug, Clone, Default)]
pub struct NewMemory {
    pub content: String,
    pub kind: Option<Kind>,
    pub category: Option<String>,
    pub topics: Vec<String>,
    pub bank: Option<String>,
    pub importance: Option<u8>,
    pub pinned: bool,
    pub thread_id: Option<String>,
    pub agent_id: Option<String>,
    pub run_id: Option<String>,
    pub actor_id: Option<String>,
    pub role: Option<String>,
    pub metadata: Map<String, Value>,
    pub input: Option<String>,
    /// An active memory that it takes the place of: that one is archived with the same command, and can be restored.
    pub replaces: Option<MemoryId>,
}

pub struct Create {
    pub memory_id: MemoryId,
    pub attributes: Attributes,
    pub content: MemoryContent,
    /// What it takes the place of.
    pub replaces: Option<MemoryId>,
}

impl Memories {
    pub async fn create(&self, call: UserCall, new: NewMemory) -> Result<Answer, LedgerError> {
        let replaces = new.replaces.clone();
        let (attributes, content) = self.check_new(new)?;
        // Another's user is not there for the caller, whatever the category.
        call.identity.may_write(&call.user)?;
        self.people.access_rules().may_touch(&call.identity, attributes.category.as_deref()).map_err(
            |refusal| self.records.refused(Operation::creating(&call, &attributes), "create", refusal),
        )?;
        let memory_id = new_id();
        // The id is this call's own, so it is no part of what makes two requests the same.
        let (fingerprint, reason) = match &replaces {
            None => (fingerprint(&call, "create", &(&attributes, &content))?, None),
            Some(replaced) => {
                let reason = format!("memory {memory_id} replaces memory {replaced}");
                (fingerprint(&call, "replace", &(&attributes, &content, replaced))?, Some(reason))
            }
        };
        let request = Create { memory_id: memory_id.clone(), attributes, content, replaces };
        self.write(call, request, reason, fingerprint, memory_id).await
    }

    /// Refuses what no memory can say.
    pub fn check_content(content: &str) -> Result<(), LedgerError> {
        MemoryContent::new(RawContent { content: content.to_owned(), ..RawContent::default() })?;
        Ok(())
    }

    pub fn check_new(&self, new: NewMemory) -> Result<(Attributes, MemoryContent), LedgerError> {
        let id = |field, value| label(field, value, MAX_FOREIGN_ID_CHARS);
        let attributes = Attributes {
            kind: new.kind.unwrap_or_default(),
            category: label("category", new.category, MAX_LABEL_CHARS)?,
            bank: self.options.bank(new.bank.as_deref()),
            importance: check_importance(new.importance.unwrap_or(DEFAULT_IMPORTANCE))?,
            pinned: new.pinned,
            thread_id: thread(new.thread_id)?,
            agent_id: id("agent_id", new.agent_id)?,
            run_id: id("run_id", new.run_id)?,
            actor_id: id("actor_id", new.actor_id)?,
            role: label("role", new.role, MAX_LABEL_CHARS)?,
        };
        let content = MemoryContent::new(RawContent {
            content: new.content,
            topics: new.topics,
            metadata: new.metadata,
            input: new.input,
        })?;
        Ok((attributes, content))
    }
}

#[async_trait]
impl BookRequest for Create {
    fn name(&self) -> &'static str {
        "create"
    }

    fn memory_id(&self) -> Option<&MemoryId> {
        Some(&self.memory_id)
    }

    fn is_named(&self) -> bool {
        false
    }

    /// There is no memory yet, and its category was asked about when the request was read.
    fn check_reach(&self, draft: &MemoryDraft, book: &MemoryBook) -> Result<(), LedgerError> {
        self.replaces.as_ref().map_or(Ok(()), |replaced| draft.found(book, replaced).map(drop))
    }

    async fn action(&self, _: &MemoryDraft, at: &mut BookState<'_>) -> Result<Action, LedgerError> {
        let (memory_id, attributes, content) =
            (self.memory_id.clone(), self.attributes.clone(), at.set_apart(&self.content)?);
        Ok(match self.replaces.clone() {
            None => Action::CreateMemory { memory_id, attributes, content },
            Some(replaced) => Action::ReplaceMemory { replaced, memory_id, attributes, content },
        })
    }

    fn operation(&self, call: &UserCall, _: &MemoryId) -> Operation {
        Operation::creating(call, &self.attributes)
    }
}
