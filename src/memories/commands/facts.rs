//! Facts: a memory whose kind follows from its bank, and whose key is an entry of its metadata.

use async_trait::async_trait;
use memledger_aggregates::{
    MemoryId,
    memory_book::{Action, AttributePatch, Kind, MemoryBook, MemoryBookRejection, MemoryContent, RawContent},
};
use memledger_kernel::{LedgerError, UserCall};
use memledger_records::operations::Operation;
use serde_json::{Map, Value};

use super::{
    Answer, MemoryDraft, NewMemory, fingerprint,
    request::{BookRequest, BookState},
    update::{TextPatch, Update},
};
use crate::{Memories, facts::FACT_KEY};

/// A change of a fact: an absent field stays.
#[derive(Debug, Clone, Default)]
pub struct FactPatch {
    pub text: Option<String>,
    /// `None` within takes the key away.
    pub key: Option<Option<String>>,
    /// 1 to 5.
    pub importance: Option<u8>,
    pub bank: Option<String>,
    pub agent_id: Option<Option<String>>,
}

impl Memories {
    /// Makes a memory of a fact.
    pub async fn create_fact(&self, call: UserCall, new: NewMemory) -> Result<Answer, LedgerError> {
        check_text(&new.content)?;
        let kind = Some(self.options.kind_in(new.bank.as_deref()));
        self.create(call, NewMemory { kind, ..new }).await
    }

    /// Changes an active memory as a fact. The rest of its metadata stays.
    pub async fn update_fact(
        &self,
        call: UserCall,
        memory_id: MemoryId,
        patch: FactPatch,
    ) -> Result<Answer, LedgerError> {
        let FactPatch { text, key, importance, bank, agent_id } = patch;
        let kind = bank.as_deref().map(|bank| self.options.kind_in(Some(bank)));
        let set =
            self.check_patch(AttributePatch { importance, bank, agent_id, ..AttributePatch::default() })?;
        if set.is_empty() && text.is_none() && key.is_none() {
            return Err(LedgerError::invalid("body", "has no field to change"));
        }
        // Its limits hold before anything is read.
        text.as_deref().map(check_text).transpose()?;
        let fingerprint = fingerprint(&call, "update_fact", &(&memory_id, &set, &text, &key))?;
        let entries = key.map(|key| (FACT_KEY.to_owned(), key.map_or(Value::Null, Value::from)));
        let entries: Map<String, Value> = entries.into_iter().collect();
        let text = TextPatch { content: text, entries, ..TextPatch::default() };
        let request = UpdateFact { kind, update: Update { memory_id: memory_id.clone(), set, text } };
        self.write(call, request, None, fingerprint, memory_id).await
    }
}

/// Refuses what no memory can say, by the name that the text has here.
fn check_text(text: &str) -> Result<(), LedgerError> {
    match MemoryContent::new(RawContent { content: text.to_owned(), ..RawContent::default() }) {
        Ok(_) => Ok(()),
        Err(MemoryBookRejection::Invalid { field, message }) if field == "content" => {
            Err(LedgerError::invalid("fact_text", message))
        }
        Err(other) => Err(other.into()),
    }
}

struct UpdateFact {
    /// Of facts in the bank that it moves to, if it moves.
    kind: Option<Kind>,
    update: Update,
}

#[async_trait]
impl BookRequest for UpdateFact {
    fn name(&self) -> &'static str {
        "update"
    }

    fn memory_id(&self) -> Option<&MemoryId> {
        self.update.memory_id()
    }

    fn check_reach(&self, draft: &MemoryDraft, book: &MemoryBook) -> Result<(), LedgerError> {
        self.update.check_reach(draft, book)
    }

    async fn action(&self, draft: &MemoryDraft, at: &mut BookState<'_>) -> Result<Action, LedgerError> {
        let known = at.book.get(&self.update.memory_id).map(|record| record.attributes.kind);
        // Kinds that say more than the bank does, such as episodic, stay.
        let changes = known == Some(Kind::Procedural) || self.kind == Some(Kind::Procedural);
        let set = AttributePatch { kind: self.kind.filter(|_| changes), ..self.update.set.clone() };
        let Update { memory_id, text, .. } = &self.update;
        Update { memory_id: memory_id.clone(), set, text: text.clone() }.action(draft, at).await
    }

    fn operation(&self, call: &UserCall, memory_id: &MemoryId) -> Operation {
        self.update.operation(call, memory_id)
    }
}
