//! What a run begins with: all active memories of a user as of one rev, read alike however often, and never all at once.

use std::collections::HashMap;

use memledger_aggregates::{
    MemoryId, TenantId, UserId,
    memory_book::{MemoryRecord, MemoryState},
};
use memledger_kernel::{Identity, LedgerError, book_stream, texts::memory_content};
use memledger_store::StreamKey;
use uuid::Uuid;

use crate::Runs;

/// Texts that are read at once.
const WINDOW: usize = 128;

#[derive(Debug, Clone)]
pub struct FetchedMemory {
    pub memory_id: MemoryId,
    pub revision: u64,
    /// Reads its text again; see [`Runs::texts_for_run`].
    pub content_id: Uuid,
    pub content: String,
    pub topics: Vec<String>,
    pub pinned: bool,
    pub category: Option<String>,
}

impl Runs {
    /// Shows each active memory as of that rev, or of now, the oldest first, and answers which rev that is. One whose text was
    /// destroyed meanwhile is left out.
    pub async fn fetch_for_run(
        &self,
        tenant: &TenantId,
        user: &UserId,
        rev: Option<u64>,
        mut each: impl FnMut(FetchedMemory) + Send,
    ) -> Result<u64, LedgerError> {
        let stream = run_stream(tenant, user);
        let book = self.memories.book_until(&stream, |event| rev.is_none_or(|rev| event.rev <= rev)).await?;
        let mut active: Vec<(&MemoryId, &MemoryRecord)> =
            book.iter().filter(|(_, record)| record.state == MemoryState::Active).collect();
        active.sort_by(|(a, x), (b, y)| (x.created_at, *a).cmp(&(y.created_at, *b)));
        for window in active.chunks(WINDOW) {
            let mut texts = self.memories.memory_texts(stream.partition(), window).await?;
            for (memory_id, record) in window {
                let Some(content_id) = record.content_id else { continue };
                let Some(text) = texts.remove(&content_id) else { continue };
                each(FetchedMemory {
                    memory_id: (*memory_id).clone(),
                    revision: record.revision,
                    content_id,
                    content: text.content,
                    topics: text.topics,
                    pinned: record.attributes.pinned,
                    category: record.attributes.category.clone(),
                });
            }
        }
        Ok(book.rev())
    }

    /// The texts of some of those memories, without those that were destroyed meanwhile.
    pub async fn texts_for_run(
        &self,
        tenant: &TenantId,
        user: &UserId,
        content_ids: &[Uuid],
    ) -> Result<HashMap<Uuid, String>, LedgerError> {
        let partition = run_stream(tenant, user).partition();
        let mut texts = HashMap::with_capacity(content_ids.len());
        for window in content_ids.chunks(WINDOW) {
            for (id, body) in self.memories.texts(partition, window.to_vec()).await? {
                texts.insert(id, memory_content(&body)?.content);
            }
        }
        Ok(texts)
    }
}

fn run_stream(tenant: &TenantId, user: &UserId) -> StreamKey {
    book_stream(&Identity::operator(tenant.clone()), user)
}
