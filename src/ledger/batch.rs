//! Many memories as one command: all of them or none.

use std::sync::Arc;

use memledger_aggregates::{
    MemoryId,
    memory_book::{MemoryBook, MemoryBookRejection, MemoryEvent, MemoryRecord, MemoryState},
};
use memledger_projections::UserKey;
use serde_json::Value;

use crate::{
    Envelope, Ledger, LedgerError, Memory, NewMemory, Written,
    drafts::{ImportDraft, Wish},
    executor::Executed,
    memories::{count, fingerprint, new_id},
    operations::Operation,
    read::unknown,
};

/// Most memories of one batch.
pub const MAX_BATCH: usize = 500;

impl Ledger {
    /// Makes all of these memories, in their order, or none of them.
    pub async fn create_batch(
        &self,
        envelope: Envelope,
        new: Vec<NewMemory>,
    ) -> Result<Written<Vec<Memory>>, LedgerError> {
        let (items, request) = self.batch(&envelope, new)?;
        self.commands.count();
        let operation = Operation::creating_batch(&envelope);
        let made = self.create_items(&envelope, items, request).await;
        self.operations.record(operation.batched(&made));
        count("create_batch", made.as_ref().map(|made| made.replayed));
        made
    }

    /// The memories to make, and what tells the request apart from others.
    fn batch(
        &self,
        envelope: &Envelope,
        new: Vec<NewMemory>,
    ) -> Result<(Vec<Arc<ImportDraft>>, String), LedgerError> {
        envelope.identity.may_write(&envelope.user)?;
        if !(1..=MAX_BATCH).contains(&new.len()) {
            let message = format!("must be 1 to {MAX_BATCH}, are {}", new.len());
            return Err(LedgerError::invalid("memories", message));
        }
        let rules = self.access_rules();
        let mut items = Vec::with_capacity(new.len());
        for (at, new) in new.into_iter().enumerate() {
            if new.replaces.is_some() {
                let message = "a batch replaces nothing; create this memory by itself";
                return Err(LedgerError::invalid(format!("memories[{at}].replaces"), message));
            }
            let (attributes, content) = self.check_new(new).map_err(|wrong| match wrong {
                LedgerError::Invalid { field, message } => {
                    LedgerError::invalid(format!("memories[{at}].{field}"), message)
                }
                other => other,
            })?;
            rules.may_touch(&envelope.identity, attributes.category.as_deref())?;
            items.push((attributes, content));
        }
        let request = fingerprint(envelope, "create_batch", &items)?;
        let draft = |(attributes, content)| ImportDraft {
            memory_id: new_id(),
            attributes,
            content,
            created_at: None,
            updated_at: None,
            state: MemoryState::Active,
        };
        Ok((items.into_iter().map(draft).map(Arc::new).collect(), request))
    }

    async fn create_items(
        &self,
        envelope: &Envelope,
        items: Vec<Arc<ImportDraft>>,
        request: String,
    ) -> Result<Written<Vec<Memory>>, LedgerError> {
        let (stream, asked) = self.asked(envelope, request)?;
        let ids: Vec<MemoryId> = items.iter().map(|item| item.memory_id.clone()).collect();
        let draft = self.draft(envelope, &stream, Wish::CreateBatch { items }, None)?;
        let view = |book: &MemoryBook, _: &[MemoryEvent]| book.rev();
        let never: fn(&MemoryBookRejection) -> bool = |_| false;
        let (ids, rev, position, replayed) =
            match self.books.execute(&stream, &asked, &draft, never, view).await? {
                Executed::Done { view, position, .. } | Executed::Unchanged { view, position } => {
                    (ids, view, position, false)
                }
                Executed::Replayed(replay) => {
                    if !draft.wish.can_have_left(&replay.outcome) {
                        return Err(LedgerError::IdempotencyMismatch);
                    }
                    let rev = replay.outcome["rev"].as_u64().unwrap_or_default();
                    (made_then(&replay.outcome)?, rev, replay.position, true)
                }
            };
        // As they are now, also where they were made before.
        let seen = |book: &MemoryBook| -> Vec<Option<MemoryRecord>> {
            ids.iter().map(|id| book.get(id).cloned()).collect()
        };
        let records = self.books.look(&stream, seen).await?;
        let mut memories = Vec::with_capacity(ids.len());
        let known: Vec<(&MemoryId, &MemoryRecord)> =
            ids.iter().zip(&records).filter_map(|(id, record)| Some((id, record.as_ref()?))).collect();
        let mut texts = self.memory_texts(stream.partition(), &known).await?;
        let names: Vec<&str> = if replayed { ids.iter().map(MemoryId::as_str).collect() } else { Vec::new() };
        let mut makers = self.makers(&UserKey::of(&stream), &names).await?;
        for (id, record) in known {
            // What the caller might do then it may not see now.
            if !draft.reach.holds(record.attributes.category.as_deref()) {
                return Err(unknown(id));
            }
            let content = record.content_id.and_then(|content| texts.remove(&content));
            let memory = Memory::new(&envelope.user, id, record, content, |_| false);
            let created_by = if replayed { makers.remove(id.as_str()) } else { Some(asked.actor.clone()) };
            memories.push(Memory { created_by, ..memory });
        }
        let partition_id = stream.partition();
        Ok(Written { answer: memories, partition_id, position, rev: Some(rev), replayed })
    }
}

/// The memories that a batch made when it was done.
fn made_then(outcome: &Value) -> Result<Vec<MemoryId>, LedgerError> {
    let unreadable = || LedgerError::Internal("the receipt of a batch names no memories".into());
    let ids = outcome["memory_ids"].as_array().ok_or_else(unreadable)?;
    let read = |id: &Value| MemoryId::new(id.as_str().unwrap_or_default()).map_err(|_| unreadable());
    ids.iter().map(read).collect()
}
