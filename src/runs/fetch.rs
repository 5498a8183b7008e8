//! What a run begins with: all active memories of a user as of one rev, read alike however often, and never all at once.

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
};

use memledger_aggregates::{
    MemoryId, TenantId, Timestamp, UserId,
    memory_book::{Attributes, Kind, MemoryBook, MemoryContent, MemoryRecord, MemoryState},
};
use memledger_kernel::{Identity, LedgerError, book_stream, texts::memory_content};
use memledger_projections::{UserKey, memories};
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

/// A memory as of now, without its text.
#[derive(Debug, Clone)]
pub struct MemoryHead {
    pub memory_id: MemoryId,
    pub state: MemoryState,
    pub revision: u64,
    pub attributes: Arc<Attributes>,
    /// Those that went into it. What is still there, such as what an insight is about, has accesses of its own.
    pub merged_from: Vec<MemoryId>,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
    /// The latest time at which its text may have been said: labels that were changed since make no text a newer one.
    pub written_at: Timestamp,
    /// Whether it has another text than the one it was made with.
    pub is_rewritten: bool,
    pub content_id: Uuid,
    /// Texts that it had before, and reasons that were given.
    pub former: Vec<Uuid>,
    /// When a search or a read last returned it, or one that it was made of, at most a second late.
    pub last_accessed_at: Option<Timestamp>,
}

impl Runs {
    /// The memories of a user that are in one of these states, the oldest first, and as of which rev.
    pub async fn heads_for_run(
        &self,
        tenant: &TenantId,
        user: &UserId,
        states: &[MemoryState],
    ) -> Result<(u64, Vec<MemoryHead>), LedgerError> {
        let stream = run_stream(tenant, user);
        let look = |book: &MemoryBook| {
            let wanted = book.iter().filter(|(_, record)| states.contains(&record.state));
            let head = |(id, record): (&MemoryId, &MemoryRecord)| {
                Some(MemoryHead {
                    memory_id: id.clone(),
                    state: record.state,
                    revision: record.revision,
                    merged_from: merged_sources(book, record),
                    attributes: record.attributes.clone(),
                    created_at: record.created_at,
                    updated_at: record.updated_at,
                    written_at: written_at(record),
                    is_rewritten: record.contents.first() != record.content_id.as_ref(),
                    former: record
                        .contents
                        .iter()
                        .copied()
                        .filter(|id| Some(*id) != record.content_id)
                        .collect(),
                    content_id: record.content_id?,
                    last_accessed_at: None,
                })
            };
            (book.rev(), wanted.filter_map(head).collect::<Vec<_>>())
        };
        let (rev, mut heads) = self.core.books.look(&stream, look).await?;
        heads.sort_by(|a, b| (a.created_at, &a.memory_id).cmp(&(b.created_at, &b.memory_id)));
        let query = memories::accesses(&UserKey::of(&stream));
        let rows = self.core.store.query_partition(stream.partition(), &query.sql, query.parameters).await?;
        let accesses: HashMap<String, i64> = memories::read_accesses(&rows)?;
        for head in &mut heads {
            let ids = head.merged_from.iter().chain([&head.memory_id]);
            let last = ids.filter_map(|id| accesses.get(id.as_str())).max();
            head.last_accessed_at = last.copied().map(Timestamp);
        }
        Ok((rev, heads))
    }

    /// What summaries were made of that are no longer there: somebody deleted, undid or purged them, or the limit took them away.
    /// What changed since may be summarised anew.
    pub async fn once_summarised(
        &self,
        tenant: &TenantId,
        user: &UserId,
    ) -> Result<HashSet<MemoryId>, LedgerError> {
        let is_gone = |record: &&MemoryRecord| {
            record.attributes.kind == Kind::Summary && record.state != MemoryState::Active
        };
        let look = |book: &MemoryBook| {
            let is_as_it_was = |summary: &MemoryRecord, id: &MemoryId| {
                book.get(id).is_some_and(|source| written_at(source) <= summary.recorded_at)
            };
            let sources = |summary: &MemoryRecord| -> Vec<MemoryId> {
                let ids = summary.derived_from.iter().map(|source| &source.memory_id);
                ids.filter(|id| is_as_it_was(summary, id)).cloned().collect()
            };
            book.iter().map(|(_, record)| record).filter(is_gone).flat_map(sources).collect()
        };
        self.core.books.look(&run_stream(tenant, user), look).await
    }

    /// The texts of memories with what stands beside them, without those that were destroyed meanwhile, and without what is no
    /// text of a memory.
    pub async fn contents_for_run(
        &self,
        tenant: &TenantId,
        user: &UserId,
        content_ids: &[Uuid],
    ) -> Result<HashMap<Uuid, MemoryContent>, LedgerError> {
        let partition = run_stream(tenant, user).partition();
        let texts = self.memories.texts(partition, content_ids.to_vec()).await?;
        Ok(texts.into_iter().filter_map(|(id, body)| Some((id, memory_content(&body).ok()?))).collect())
    }

    /// Shows each active memory as of that rev, or of now, the oldest first, and answers which rev that is. One whose text was
    /// destroyed meanwhile is left out, and so is what was made of others, such as summaries.
    pub async fn fetch_for_run(
        &self,
        tenant: &TenantId,
        user: &UserId,
        rev: Option<u64>,
        mut each: impl FnMut(FetchedMemory) + Send,
    ) -> Result<u64, LedgerError> {
        let stream = run_stream(tenant, user);
        let book = self.memories.book_until(&stream, |event| rev.is_none_or(|rev| event.rev <= rev)).await?;
        let is_original = |record: &MemoryRecord| {
            record.derived_from.is_empty() || !matches!(record.attributes.kind, Kind::Summary | Kind::Insight)
        };
        let mut active: Vec<(&MemoryId, &MemoryRecord)> = book
            .iter()
            .filter(|(_, record)| record.state == MemoryState::Active && is_original(record))
            .collect();
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

/// A text that was changed, merged or imported is from some time until the last change. Whoever merges may write a text of its own,
/// though the product is no newer than its sources: such a text is from when it was stored at the latest.
fn written_at(record: &MemoryRecord) -> Timestamp {
    if !record.derived_from.is_empty() {
        let stored = record.content_id.and_then(|id| id.get_timestamp()).map(|at| at.to_unix());
        let stored_us = stored.and_then(|(seconds, nanos)| {
            i64::try_from(seconds).ok()?.checked_mul(1_000_000)?.checked_add(i64::from(nanos / 1_000))
        });
        return Timestamp(stored_us.unwrap_or_default()).max(record.updated_at).max(record.recorded_at);
    }
    let is_as_made = record.contents.first() == record.content_id.as_ref();
    if is_as_made && record.recorded_at == record.created_at { record.created_at } else { record.updated_at }
}

fn merged_sources(book: &MemoryBook, record: &MemoryRecord) -> Vec<MemoryId> {
    let sources = record.derived_from.iter().map(|source| &source.memory_id);
    let is_there = |id: &&MemoryId| book.get(id).is_some_and(|of| of.state == MemoryState::Active);
    sources.filter(|id| !is_there(id)).cloned().collect()
}

fn run_stream(tenant: &TenantId, user: &UserId) -> StreamKey {
    book_stream(&Identity::operator(tenant.clone()), user)
}
