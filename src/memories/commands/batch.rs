//! Many memories as one command: all of them or none.

use std::sync::Arc;

use async_trait::async_trait;
use memledger_aggregates::{
    MemoryId,
    memory_book::{Action, MemoryBook, MemoryEvent, MemoryRecord, MemoryState},
};
use memledger_kernel::{Done, LedgerError, UserCall, executor::Executed};
use memledger_people::access::Scope;
use memledger_records::operations::{Op, Operation};
use memledger_store::StreamKey;
use serde_json::Value;

use crate::{
    Memories,
    commands::{
        MemoryDraft, NewMemory, count, fingerprint,
        import::{ImportDraft, check_items, import_items},
        new_id, purged_sources,
        request::{BookRequest, BookState},
    },
    views::Memory,
};

/// Most memories of one batch.
const MAX_BATCH: usize = 500;

impl Memories {
    /// Makes all of these memories, in their order, or none of them.
    pub async fn create_batch(
        &self,
        call: UserCall,
        new: Vec<NewMemory>,
    ) -> Result<Done<Vec<Memory>>, LedgerError> {
        let (items, request) = self.batch(&call, new)?;
        self.core.commands.count();
        let operation = Operation::creating_batch(&call);
        let made = self.create_items(&call, items, request).await;
        if let Ok(made) = &made {
            self.shown_after_write(&call.identity, &call.user, &made.answer, !made.replayed);
        }
        self.records.operations.record(operation.batched(&made));
        count("create_batch", made.as_ref().map(|made| made.replayed));
        made
    }

    /// The memories to make, and what tells the request apart from others.
    fn batch(
        &self,
        call: &UserCall,
        new: Vec<NewMemory>,
    ) -> Result<(Vec<Arc<ImportDraft>>, String), LedgerError> {
        call.identity.may_write(&call.user)?;
        if !(1..=MAX_BATCH).contains(&new.len()) {
            let message = format!("must be 1 to {MAX_BATCH}, but there are {}", new.len());
            return Err(LedgerError::invalid("memories", message));
        }
        let rules = self.people.access_rules();
        let mut items = Vec::with_capacity(new.len());
        for (at, new) in new.into_iter().enumerate() {
            if new.replaces.is_some() {
                let message = "a batch can't replace memories; create this memory on its own";
                return Err(LedgerError::invalid(format!("memories[{at}].replaces"), message));
            }
            let (attributes, content) = self.check_new(new).map_err(|wrong| match wrong {
                LedgerError::Invalid { field, message } => {
                    LedgerError::invalid(format!("memories[{at}].{field}"), message)
                }
                other => other,
            })?;
            rules.may_touch(&call.identity, attributes.category.as_deref())?;
            items.push((attributes, content));
        }
        let request = fingerprint(call, "create_batch", &items)?;
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
        call: &UserCall,
        items: Vec<Arc<ImportDraft>>,
        request: String,
    ) -> Result<Done<Vec<Memory>>, LedgerError> {
        let (stream, origin) = self.origin(call, request)?;
        let drafts = items.clone();
        let draft = self.draft(call, &stream, CreateBatch { items }, None)?;
        let ids: Vec<MemoryId> = drafts.iter().map(|item| item.memory_id.clone()).collect();
        let view = |book: &MemoryBook, _: &[MemoryEvent]| (seen(book, &ids), book.rev());
        let executed = self.execute_noted(call, &stream, &origin, &draft, view).await?;
        let (memories, rev, position, replayed) = match executed {
            // Made of what is at hand: the write is done, and its answer asks for nothing that could fail.
            Executed::Done { view: (records, rev), position, .. }
            | Executed::Unchanged { view: (records, rev), position } => {
                let made = drafts.iter().zip(records).filter_map(|(item, record)| {
                    let (record, _) = record?;
                    let content = Some(item.content.clone());
                    let memory = Memory::new(&call.user, &item.memory_id, &record, content, |_| false);
                    Some(Memory { created_by: Some(origin.actor.clone()), ..memory })
                });
                (made.collect(), rev, position, false)
            }
            Executed::Replayed(replay) => {
                if !draft.request.can_have_left(&replay.outcome) {
                    return Err(LedgerError::IdempotencyMismatch);
                }
                let ids = made_then(&replay.outcome)?;
                let rev = replay.outcome["rev"].as_u64().unwrap_or_default();
                (self.as_they_are(call, &stream, &draft.reach, &ids).await?, rev, replay.position, true)
            }
        };
        let partition_id = stream.partition();
        Ok(Done { answer: memories, partition_id, position, rev: Some(rev), replayed })
    }

    /// The memories that a batch made, by what became of them since.
    async fn as_they_are(
        &self,
        call: &UserCall,
        stream: &StreamKey,
        reach: &Scope,
        ids: &[MemoryId],
    ) -> Result<Vec<Memory>, LedgerError> {
        let records = self.core.books.look(stream, |book| seen(book, ids)).await?;
        let known: Vec<(&MemoryId, &(MemoryRecord, Vec<MemoryId>))> =
            ids.iter().zip(&records).filter_map(|(id, record)| Some((id, record.as_ref()?))).collect();
        // What the caller might do then it may not see now.
        let hidden =
            known.iter().find(|(_, (record, _))| !reach.holds(record.attributes.category.as_deref()));
        if let Some((id, _)) = hidden {
            return Err(LedgerError::unknown_memory(id));
        }
        let origin: Vec<(&MemoryId, &MemoryRecord)> =
            known.iter().map(|(id, (record, _))| (*id, record)).collect();
        let mut texts = self.memory_texts(stream.partition(), &origin).await?;
        let view = |(id, (record, purged)): (&MemoryId, &(MemoryRecord, Vec<MemoryId>))| {
            let content = record.content_id.and_then(|content| texts.remove(&content));
            let memory = Memory::new(&call.user, id, record, content, |id| purged.contains(id));
            // Keys are the caller's own: what was made under one of them, it made.
            Memory { created_by: Some(call.identity.actor()), ..memory }
        };
        Ok(known.into_iter().map(view).collect())
    }
}

/// What a book has of these memories now, each with which of its sources are purged.
fn seen(book: &MemoryBook, ids: &[MemoryId]) -> Vec<Option<(MemoryRecord, Vec<MemoryId>)>> {
    let record = |id| book.get(id).map(|record| (record.clone(), purged_sources(book, record)));
    ids.iter().map(record).collect()
}

/// The memories that a batch made when it was done.
fn made_then(outcome: &Value) -> Result<Vec<MemoryId>, LedgerError> {
    let unreadable = || LedgerError::Internal("the receipt of a batch names no memories".into());
    let ids = outcome["memory_ids"].as_array().ok_or_else(unreadable)?;
    let read = |id: &Value| MemoryId::new(id.as_str().unwrap_or_default()).map_err(|_| unreadable());
    ids.iter().map(read).collect()
}

pub struct CreateBatch {
    pub items: Vec<Arc<ImportDraft>>,
}

#[async_trait]
impl BookRequest for CreateBatch {
    fn name(&self) -> &'static str {
        "create_batch"
    }

    fn memory_id(&self) -> Option<&MemoryId> {
        None
    }

    fn lists_memories(&self) -> bool {
        true
    }

    fn check_reach(&self, draft: &MemoryDraft, _: &MemoryBook) -> Result<(), LedgerError> {
        check_items(draft, &self.items)
    }

    async fn action(&self, _: &MemoryDraft, at: &mut BookState<'_>) -> Result<Action, LedgerError> {
        import_items(at, &self.items)
    }

    fn operation(&self, call: &UserCall, _: &MemoryId) -> Operation {
        Operation::of(call, Op::Create)
    }
}
