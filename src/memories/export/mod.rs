//! What an export holds of memories, each as it was and every change, and how they forget.

mod lines;

use std::collections::{HashMap, HashSet};

use async_trait::async_trait;
use memledger_aggregates::{
    MemoryId, Timestamp, UserId,
    memory_book::{MemoryBook, MemoryRecord, MemoryState},
};
use memledger_kernel::{
    Identity, LedgerError, book_stream,
    export::ExportLines,
    part::{ExportRequest, ForgottenMemories, Part},
    time::rfc3339,
    user_key,
};
use memledger_projections::{
    changes,
    memories::{self, FoundMemory},
};

use crate::{
    Memories,
    gathered::WINDOW,
    list::{AsOf, ListQuery, StateFilter},
    views::Memory,
};

impl Memories {
    async fn export_memories(
        &self,
        request: &ExportRequest<'_>,
        lines: &ExportLines,
    ) -> Result<(), LedgerError> {
        let ExportRequest { identity, user, .. } = *request;
        let mut cursor = None;
        loop {
            let as_of = Some(AsOf::Rev(request.rev));
            let query =
                ListQuery { state: StateFilter::All, limit: 500, cursor, as_of, ..ListQuery::default() };
            let mut page = self.list(identity, user, query).await?;
            if !request.is_past {
                self.add_what_no_past_knows(identity, user, &mut page.items).await?;
            }
            for memory in page.items {
                lines.send(memory).await?;
            }
            cursor = page.next_cursor;
            if cursor.is_none() {
                return Ok(());
            }
        }
    }

    async fn export_history(
        &self,
        request: &ExportRequest<'_>,
        lines: &ExportLines,
    ) -> Result<(), LedgerError> {
        let ExportRequest { identity, user, .. } = *request;
        let user_key = self.core.fresh(&book_stream(identity, user), &["changes"]).await?;
        let mut rev = 0;
        loop {
            let mut rows = changes::after_rev(self.core.store.as_ref(), &user_key, rev, WINDOW).await?;
            rows.retain(|row| row.rev <= request.rev);
            let Some(last) = rows.last() else { return Ok(()) };
            rev = last.rev;
            for item in self.history_items(&user_key, rows).await? {
                lines.send(item).await?;
            }
        }
    }

    /// How often memories were retrieved, as it is now, and which were purged while the export was sent: their texts are
    /// gone.
    async fn add_what_no_past_knows(
        &self,
        identity: &Identity,
        user: &UserId,
        memories: &mut [Memory],
    ) -> Result<(), LedgerError> {
        let ids: Vec<&str> = memories.iter().map(|memory| memory.id.as_str()).collect();
        let found = memories::by_ids(self.core.store.as_ref(), &user_key(identity, user), &ids).await?;
        let found: HashMap<String, FoundMemory> =
            found.into_iter().map(|found| (found.memory_id.to_string(), found)).collect();
        // From the log: the read model may not have heard of the purge yet.
        let purged = |book: &MemoryBook| -> HashSet<String> {
            let is_purged = |(_, record): &(&MemoryId, &MemoryRecord)| record.state == MemoryState::Purged;
            book.iter().filter(is_purged).map(|(id, _)| id.to_string()).collect()
        };
        let purged = match memories.iter().any(|memory| memory.content.is_none()) {
            true => self.core.books.look(&book_stream(identity, user), purged).await?,
            false => HashSet::new(),
        };
        for memory in memories {
            if purged.contains(&memory.id) {
                memory.state = MemoryState::Purged.to_string();
            }
            let Some(now) = found.get(&memory.id) else { continue };
            memory.retrievals = now.retrievals;
            memory.last_accessed_at = now.last_accessed_at.map(|at| rfc3339(Timestamp(at)));
        }
        Ok(())
    }
}

#[async_trait]
impl Part for Memories {
    fn name(&self) -> &'static str {
        "memories"
    }

    /// Their own texts go with the append that purges them.
    async fn forget(&self, forgotten: &ForgottenMemories<'_>) -> Result<(), LedgerError> {
        self.room.forget(forgotten.book);
        Ok(())
    }

    async fn export(&self, request: &ExportRequest<'_>, lines: &ExportLines) -> Result<(), LedgerError> {
        self.export_memories(request, lines).await?;
        self.export_history(request, lines).await
    }
}
