//! Changing a memory: its labels, its text, or both.

use async_trait::async_trait;
use memledger_aggregates::{
    MemoryId,
    memory_book::{
        Action, AttributePatch, MemoryBook, MemoryContent, RawContent,
        attributes::{MAX_FOREIGN_ID_CHARS, MAX_LABEL_CHARS, check_importance},
    },
};
use memledger_kernel::{LedgerError, UserCall};
use memledger_records::operations::Operation;
use serde_json::{Map, Value};
use uuid::Uuid;

use super::{
    Answer, MemoryDraft, fingerprint,
    labels::{label, thread},
    request::{BookRequest, BookState},
};
use crate::Memories;

/// A change of any of a memory's fields; see [`AttributePatch`] for absent and `null`.
#[derive(Debug, Clone, Default)]
pub struct MemoryPatch {
    pub set: AttributePatch,
    pub content: Option<String>,
    pub topics: Option<Vec<String>>,
    pub metadata: Option<Map<String, Value>>,
}

/// A change of text: an absent part stays.
#[derive(Debug, Clone, Default)]
pub struct TextPatch {
    pub content: Option<String>,
    pub topics: Option<Vec<String>>,
    pub metadata: Option<Map<String, Value>>,
    /// Entries of the metadata to set, or to take away if they are `null`; the others stay.
    pub entries: Map<String, Value>,
}

impl TextPatch {
    fn is_empty(&self) -> bool {
        self.content.is_none() && self.topics.is_none() && self.metadata.is_none() && self.entries.is_empty()
    }

    /// The metadata of a text that has this so far.
    fn changed_metadata(&self, old: &Map<String, Value>) -> Map<String, Value> {
        let mut metadata = self.metadata.as_ref().unwrap_or(old).clone();
        for (name, value) in &self.entries {
            match value {
                Value::Null => metadata.remove(name),
                value => metadata.insert(name.clone(), value.clone()),
            };
        }
        metadata
    }
}

pub struct Update {
    pub memory_id: MemoryId,
    pub set: AttributePatch,
    pub text: TextPatch,
}

impl Memories {
    pub async fn update(
        &self,
        call: UserCall,
        memory_id: MemoryId,
        patch: MemoryPatch,
    ) -> Result<Answer, LedgerError> {
        let MemoryPatch { set, content, topics, metadata } = patch;
        let set = self.check_patch(set)?;
        if set.is_empty() && content.is_none() && topics.is_none() && metadata.is_none() {
            return Err(LedgerError::invalid("body", "has no field to change"));
        }
        if let Some(category) = &set.category {
            call.identity.may_write(&call.user)?;
            self.people.access_rules().may_touch(&call.identity, category.as_deref()).map_err(|refusal| {
                self.records.refused(Operation::updating(&call, &memory_id, &set), "update", refusal)
            })?;
        }
        // The limits hold for the parts by themselves, so a bad one is refused before anything is read.
        MemoryContent::new(RawContent {
            content: content.clone().unwrap_or_else(|| "-".into()),
            topics: topics.clone().unwrap_or_default(),
            metadata: metadata.clone().unwrap_or_default(),
            input: None,
        })?;
        let fingerprint = fingerprint(&call, "update", &(&memory_id, &set, &content, &topics, &metadata))?;
        let text = TextPatch { content, topics, metadata, entries: Map::new() };
        let request = Update { memory_id: memory_id.clone(), set, text };
        self.write(call, request, None, fingerprint, memory_id).await
    }

    pub fn check_patch(&self, mut set: AttributePatch) -> Result<AttributePatch, LedgerError> {
        let labelled = |field, value: Option<Option<String>>, max| match value {
            Some(value) => label(field, value, max).map(Some),
            None => Ok(None),
        };
        set.category = labelled("category", set.category, MAX_LABEL_CHARS)?;
        set.role = labelled("role", set.role, MAX_LABEL_CHARS)?;
        set.thread_id = set.thread_id.map(thread).transpose()?;
        set.agent_id = labelled("agent_id", set.agent_id, MAX_FOREIGN_ID_CHARS)?;
        set.run_id = labelled("run_id", set.run_id, MAX_FOREIGN_ID_CHARS)?;
        set.actor_id = labelled("actor_id", set.actor_id, MAX_FOREIGN_ID_CHARS)?;
        set.bank = set.bank.map(|bank| self.options.bank(Some(&bank)));
        set.importance = set.importance.map(check_importance).transpose()?;
        Ok(set)
    }
}

#[async_trait]
impl BookRequest for Update {
    fn name(&self) -> &'static str {
        "update"
    }

    /// A person corrects the text of a memory of theirs; what it is filed under is for others to say.
    fn may(&self, call: &UserCall) -> Result<(), LedgerError> {
        let is_text_alone = self.set.is_empty() && self.text.topics.is_none() && self.text.metadata.is_none();
        if is_text_alone { call.identity.may_amend(&call.user) } else { call.identity.may_write(&call.user) }
    }

    fn memory_id(&self) -> Option<&MemoryId> {
        Some(&self.memory_id)
    }

    fn check_reach(&self, draft: &MemoryDraft, book: &MemoryBook) -> Result<(), LedgerError> {
        draft.found(book, &self.memory_id).map(drop)
    }

    async fn action(&self, draft: &MemoryDraft, at: &mut BookState<'_>) -> Result<Action, LedgerError> {
        let content = self.changed_text(draft, at.book).await?;
        let (memory_id, set) = (self.memory_id.clone(), self.set.clone());
        Ok(match content {
            None if set.only_pin() => Action::PinMemory { memory_id, pinned: set.pinned.unwrap_or_default() },
            None if set.only_classification() => Action::ReclassifyMemory { memory_id, set },
            content => {
                let content = content.map(|content| at.set_apart(&content)).transpose()?;
                Action::UpdateMemory { memory_id, set, content }
            }
        })
    }

    fn operation(&self, call: &UserCall, memory_id: &MemoryId) -> Operation {
        Operation::updating(call, memory_id, &self.set)
    }
}

impl Update {
    /// The new text of a memory, or none where the patch changes nothing of it.
    async fn changed_text(
        &self,
        draft: &MemoryDraft,
        book: &MemoryBook,
    ) -> Result<Option<MemoryContent>, LedgerError> {
        let record = book.get(&self.memory_id);
        let Some(content_id) = record.and_then(|record| record.content_id).filter(|_| !self.text.is_empty())
        else {
            return Ok(None);
        };
        let texts = draft.texts(vec![content_id]).await?;
        let Some(old) = texts.get(&content_id) else {
            return in_place_of_a_lost(&self.memory_id, content_id, &self.text).map(Some);
        };
        let new = MemoryContent::new(RawContent {
            content: self.text.content.clone().unwrap_or_else(|| old.content.clone()),
            topics: self.text.topics.clone().unwrap_or_else(|| old.topics.clone()),
            metadata: self.text.changed_metadata(&old.metadata),
            input: old.input.clone(),
        })?;
        Ok((new != *old).then_some(new))
    }
}

/// The new text of a memory whose own is not there any more, though nobody purged it: only one that comes
/// whole can take its place.
fn in_place_of_a_lost(
    id: &MemoryId,
    content_id: Uuid,
    patch: &TextPatch,
) -> Result<MemoryContent, LedgerError> {
    let Some(content) = patch.content.clone() else {
        tracing::error!(memory_id = %id, %content_id, "a memory's text is lost");
        return Err(LedgerError::State(format!(
            "the text of memory {id} is lost: there is no content {content_id}. `memledger verify` names \
             all lost texts; to replace this one, change the memory's content"
        )));
    };
    Ok(MemoryContent::new(RawContent {
        content,
        topics: patch.topics.clone().unwrap_or_default(),
        metadata: patch.changed_metadata(&Map::new()),
        input: None,
    })?)
}
