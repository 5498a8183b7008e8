//! Reading: what is, what was, what changed.

pub mod delta;
pub mod export;
pub mod feed;
pub mod list;
pub mod stats;
pub mod timeline;

use std::collections::HashMap;

use cqrs_es::Aggregate;
use memledger_aggregates::{
    MemoryId, UserId,
    memory_book::{MemoryBook, MemoryContent, MemoryEvent, MemoryRecord},
};
use memledger_projections::{UserKey, changes, memories, memory_event};
use memledger_store::StreamKey;
use uuid::Uuid;

use crate::{Identity, Ledger, LedgerError, Memory, texts::memory_content};

/// Events read at once.
const PAGE: usize = 2_000;

impl Ledger {
    /// One memory, in whatever state it is.
    pub async fn get(
        &self,
        identity: &Identity,
        user: &UserId,
        memory_id: &MemoryId,
    ) -> Result<Memory, LedgerError> {
        identity.may_read(user)?;
        let stream = Self::stream(identity, user);
        let user_key = UserKey::of(&stream);
        let query = memories::one(&user_key, memory_id.as_str());
        let (_, rows) = self.fresh_rows(&stream, &["memories"], &query).await?;
        let unknown = || LedgerError::NotFound(format!("memory {memory_id} does not exist"));
        self.views(&user_key, user, memories::found(&rows)?).await?.pop().ok_or_else(unknown)
    }

    /// Views of found memories, each with which of its sources are purged.
    pub(crate) async fn views(
        &self,
        user_key: &UserKey,
        user: &UserId,
        found: Vec<memories::FoundMemory>,
    ) -> Result<Vec<Memory>, LedgerError> {
        let sources: Vec<&str> =
            found.iter().flat_map(|m| &m.record.derived_from).map(|s| s.memory_id.as_str()).collect();
        let purged = memories::purged_among(self.store.as_ref(), user_key, &sources).await?;
        Ok(found.into_iter().map(|m| Memory::found(user, m, |id| purged.contains(id.as_str()))).collect())
    }

    /// The user a memory of that id belongs to, among those the caller may see.
    pub async fn user_of(&self, identity: &Identity, memory_id: &MemoryId) -> Result<UserId, LedgerError> {
        let unknown = || LedgerError::NotFound(format!("memory {memory_id} does not exist"));
        self.fresh_everywhere("changes").await?;
        let tenant = identity.tenant.as_str();
        // The others' are not looked at, so that they crowd out none of those that it may see.
        let (store, among) = (self.store.as_ref(), &identity.users);
        let users = changes::find_user_of(store, tenant, memory_id.as_str(), among).await?;
        match users.as_slice() {
            [] => Err(unknown()),
            [user] => UserId::new(user).map_err(|e| LedgerError::Internal(e.to_string())),
            _ => Err(LedgerError::Conflict(format!(
                "several users have a memory {memory_id}; ask under /api/users/{{user_id}}/memories"
            ))),
        }
    }

    /// The book folded from its events while they pass; whatever the read models say.
    pub(crate) async fn book_until(
        &self,
        stream: &StreamKey,
        passes: impl Fn(&MemoryEvent) -> bool,
    ) -> Result<MemoryBook, LedgerError> {
        let mut book = MemoryBook::default();
        let mut version = 0;
        loop {
            let events = self.store.read_stream(stream, version, PAGE).await?;
            for stored in &events {
                let event = memory_event(stored).map_err(LedgerError::Internal)?;
                if !passes(&event) {
                    return Ok(book);
                }
                book.apply(event);
                version = stored.version;
            }
            if events.len() < PAGE {
                return Ok(book);
            }
        }
    }

    /// The texts of contents that still exist.
    pub(crate) async fn texts(
        &self,
        partition_id: i32,
        mut ids: Vec<Uuid>,
    ) -> Result<HashMap<Uuid, String>, LedgerError> {
        ids.sort_unstable();
        ids.dedup();
        let mut texts = HashMap::with_capacity(ids.len());
        for chunk in ids.chunks(1_000) {
            let found = self.store.contents(partition_id, chunk).await?;
            texts.extend(found.into_iter().map(|content| (content.content_id, content.body)));
        }
        Ok(texts)
    }

    pub(crate) async fn memory_texts(
        &self,
        partition_id: i32,
        records: &[(&MemoryId, &MemoryRecord)],
    ) -> Result<HashMap<Uuid, MemoryContent>, LedgerError> {
        let ids = records.iter().filter_map(|(_, record)| record.content_id).collect();
        let texts = self.texts(partition_id, ids).await?;
        texts.into_iter().map(|(id, body)| Ok((id, memory_content(&body)?))).collect()
    }
}
