//! Memories that come with their past: as one atomic append, those that are there already left out.

use std::sync::Arc;

use async_trait::async_trait;
use memledger_aggregates::{
    MemoryId, Timestamp,
    memory_book::{Action, Attributes, ImportItem, MemoryBook, MemoryContent, MemoryEvent, MemoryState},
};
use memledger_kernel::{LedgerError, UserCall, executor::Executed};
use memledger_records::operations::{Op, Operation};

use super::{
    MemoryDraft,
    request::{BookRequest, BookState},
};
use crate::Memories;

/// One memory to import.
#[derive(Debug, Clone)]
pub struct ImportDraft {
    pub memory_id: MemoryId,
    pub attributes: Attributes,
    pub content: MemoryContent,
    pub created_at: Option<Timestamp>,
    pub updated_at: Option<Timestamp>,
    pub state: MemoryState,
}

pub struct Import {
    pub items: Vec<Arc<ImportDraft>>,
}

impl Memories {
    /// Imports memories of one user as one atomic append; answers how many were new.
    pub async fn import_batch(
        &self,
        call: UserCall,
        items: Vec<Arc<ImportDraft>>,
    ) -> Result<usize, LedgerError> {
        self.core.commands.count();
        let (stream, origin) = self.origin(&call, String::new())?;
        let draft = self.draft(&call, &stream, Import { items }, None)?;
        let created =
            |_: &MemoryBook, events: &[MemoryEvent]| events.iter().filter(|e| e.revision == 1).count();
        match self.execute_noted(&call, &stream, &origin, &draft, created).await? {
            Executed::Done { view, .. } | Executed::Unchanged { view, .. } => Ok(view),
            Executed::Replayed(_) => Ok(0),
        }
    }
}

#[async_trait]
impl BookRequest for Import {
    fn name(&self) -> &'static str {
        "import"
    }

    fn memory_id(&self) -> Option<&MemoryId> {
        None
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

/// Refuses a memory whose category is out of reach.
pub fn check_items(draft: &MemoryDraft, items: &[Arc<ImportDraft>]) -> Result<(), LedgerError> {
    let closed = items.iter().find(|item| !draft.reach.holds(item.attributes.category.as_deref()));
    closed.map_or(Ok(()), |item| {
        let id = &item.memory_id;
        Err(draft.not_allowed(format!("the category of memory {id} is not open to this key; omit it")))
    })
}

/// The command that makes these memories. Known ones are left out here already, or their texts would be stored with no event.
pub fn import_items(at: &mut BookState<'_>, items: &[Arc<ImportDraft>]) -> Result<Action, LedgerError> {
    let book = at.book;
    let new = items.iter().filter(|item| book.get(&item.memory_id).is_none());
    let items = new.map(|item| {
        Ok(ImportItem {
            memory_id: item.memory_id.clone(),
            attributes: item.attributes.clone(),
            content: at.set_apart(&item.content)?,
            created_at: item.created_at,
            updated_at: item.updated_at,
            state: item.state,
        })
    });
    Ok(Action::ImportMemories { items: items.collect::<Result<_, LedgerError>>()? })
}
