//! What a run begins with: all active memories of a user as of one rev, read alike however often.

use memledger_aggregates::{MemoryId, TenantId, UserId, memory_book::MemoryState};

use crate::{Identity, Ledger, LedgerError, texts::memory_content};

/// Everything of a user that a run works on.
#[derive(Debug, Clone)]
pub struct Fetched {
    /// As of which rev.
    pub rev: u64,
    /// The oldest first.
    pub memories: Vec<FetchedMemory>,
}

#[derive(Debug, Clone)]
pub struct FetchedMemory {
    pub memory_id: MemoryId,
    pub revision: u64,
    pub content: String,
    pub topics: Vec<String>,
    pub pinned: bool,
    pub category: Option<String>,
}

impl Ledger {
    /// The active memories as of that rev, or of now. One whose text was destroyed meanwhile is left out.
    pub async fn fetch_for_run(
        &self,
        tenant: &TenantId,
        user: &UserId,
        rev: Option<u64>,
    ) -> Result<Fetched, LedgerError> {
        let stream = Self::stream(&Identity::operator(tenant.clone()), user);
        let book = self.book_until(&stream, |event| rev.is_none_or(|rev| event.rev <= rev)).await?;
        let mut active: Vec<_> =
            book.iter().filter(|(_, record)| record.state == MemoryState::Active).collect();
        active.sort_by(|(a, x), (b, y)| (x.created_at, *a).cmp(&(y.created_at, *b)));
        let ids = active.iter().filter_map(|(_, record)| record.content_id).collect();
        let texts = self.texts(stream.partition(), ids).await?;
        let mut memories = Vec::with_capacity(active.len());
        for (memory_id, record) in active {
            let Some(body) = record.content_id.and_then(|id| texts.get(&id)) else { continue };
            let text = memory_content(body)?;
            memories.push(FetchedMemory {
                memory_id: memory_id.clone(),
                revision: record.revision,
                content: text.content,
                topics: text.topics,
                pinned: record.attributes.pinned,
                category: record.attributes.category.clone(),
            });
        }
        Ok(Fetched { rev: book.rev(), memories })
    }
}
