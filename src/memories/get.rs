//! Reading memories by id: what is, who made it, and their texts.

use std::collections::{HashMap, HashSet};

use memledger_aggregates::{
    MemoryId, UserId,
    memory_book::{MemoryBook, MemoryContent, MemoryRecord},
};
use memledger_kernel::{Identity, LedgerError, MEMORY_BOOK, book_stream, texts, user_key};
use memledger_people::access::Scope;
use memledger_projections::{UserKey, changes, memories};
use memledger_store::StreamKey;
use uuid::Uuid;

use crate::{Memories, views::Memory};

/// How long an answer waits for who made a memory.
const MAKER_WAIT: std::time::Duration = std::time::Duration::from_millis(200);

impl Memories {
    /// One memory, in any state.
    pub async fn get(
        &self,
        identity: &Identity,
        user: &UserId,
        memory_id: &MemoryId,
    ) -> Result<Memory, LedgerError> {
        let memory = self.look_at(identity, user, memory_id).await?;
        // Of what is destroyed, nothing is retrieved.
        if memory.content.is_some() {
            self.records.shown(identity, user, [memory.id.as_str()]);
            self.records.operations.accessed(identity, &user_key(identity, user), [memory.id.as_str()]);
        }
        Ok(memory)
    }

    /// The same for the ledger's own use, which is no retrieval.
    pub async fn look_at(
        &self,
        identity: &Identity,
        user: &UserId,
        memory_id: &MemoryId,
    ) -> Result<Memory, LedgerError> {
        identity.may_read(user)?;
        let reach = self.people.access_rules().reach(identity)?;
        let stream = book_stream(identity, user);
        let user_key = UserKey::of(&stream);
        let query = memories::one(&user_key, memory_id.as_str(), self.core.store.dialect());
        let (_, rows) = self.core.fresh_rows(&stream, &["memories"], &query).await?;
        let mut found = memories::found(&rows)?;
        found.retain(|memory| reach.holds(memory.record.attributes.category.as_deref()));
        self.views(&user_key, user, found).await?.pop().ok_or_else(|| LedgerError::unknown_memory(memory_id))
    }

    /// Views of found memories, each with which of its sources are purged.
    pub async fn views(
        &self,
        user_key: &UserKey,
        user: &UserId,
        found: Vec<memories::FoundMemory>,
    ) -> Result<Vec<Memory>, LedgerError> {
        let sources: Vec<&str> =
            found.iter().flat_map(|m| &m.record.derived_from).map(|s| s.memory_id.as_str()).collect();
        let purged = memories::purged_among(self.core.store.as_ref(), user_key, &sources).await?;
        // Of the past it is not read with the rest.
        let unknown = found.iter().filter(|memory| memory.created_by.is_none());
        let ids: Vec<&str> = unknown.map(|memory| memory.memory_id.as_str()).collect();
        let mut makers = self.makers(user_key, &ids).await?;
        let view = |mut memory: memories::FoundMemory| {
            let known = memory.created_by.take();
            let created_by = known.or_else(|| makers.remove(memory.memory_id.as_str()));
            Memory { created_by, ..Memory::found(user, memory, |id| purged.contains(id.as_str())) }
        };
        Ok(found.into_iter().map(view).collect())
    }

    /// Who made a memory, for the answer to a write, which is done: where it can't be told the answer leaves it out.
    pub async fn maker(&self, stream: &StreamKey, memory_id: &MemoryId) -> Option<String> {
        match self.makers(&UserKey::of(stream), &[memory_id.as_str()]).await {
            Ok(mut makers) => makers.remove(memory_id.as_str()),
            Err(failed) => {
                tracing::warn!(%failed, "the creator of a memory is unknown");
                None
            }
        }
    }

    /// Who made these memories, by id. What was made a moment ago is waited for, and left out where its read model is late.
    async fn makers(&self, user: &UserKey, ids: &[&str]) -> Result<HashMap<String, String>, LedgerError> {
        let look = || memories::makers(self.core.store.as_ref(), user, ids);
        let makers = look().await?;
        if makers.len() >= ids.len() {
            return Ok(makers);
        }
        let stream = StreamKey {
            tenant_id: user.tenant_id.clone(),
            stream_type: MEMORY_BOOK.to_owned(),
            stream_id: user.user_id.clone(),
        };
        match tokio::time::timeout(MAKER_WAIT, self.core.fresh(&stream, &["memories"])).await {
            Ok(Ok(_)) => Ok(look().await?),
            Ok(Err(_)) | Err(_) => Ok(makers),
        }
    }

    /// The user a memory of that id belongs to, among those the caller may see.
    pub async fn user_of(&self, identity: &Identity, memory_id: &MemoryId) -> Result<UserId, LedgerError> {
        let reach = self.people.access_rules().reach(identity)?;
        self.core.fresh_everywhere("changes").await?;
        if reach.names().is_some() {
            self.core.fresh_everywhere("memories").await?;
        }
        let (tenant, id) = (identity.tenant.as_str(), memory_id.as_str());
        // The others' are not looked at, so that they crowd out none of those that it may see.
        let (store, among) = (self.core.store.as_ref(), &identity.users);
        let users = changes::find_user_of(store, tenant, id, among, reach.names()).await?;
        match users.as_slice() {
            [] => Err(LedgerError::unknown_memory(memory_id)),
            [user] => UserId::new(user).map_err(|e| LedgerError::Internal(e.to_string())),
            _ => Err(LedgerError::Conflict(format!(
                "several users have a memory {memory_id}; use /api/users/{{user_id}}/memories"
            ))),
        }
    }

    /// The memories that are out of reach by what they are now: what was moved out of reach is so in its past
    /// too. Where everything is within reach, nothing is read.
    pub async fn out_of_reach(
        &self,
        stream: &StreamKey,
        reach: &Scope,
    ) -> Result<HashSet<MemoryId>, LedgerError> {
        if *reach == Scope::Every {
            return Ok(HashSet::new());
        }
        let outside = |book: &MemoryBook| {
            let hidden = |record: &MemoryRecord| !reach.holds(record.attributes.category.as_deref());
            book.iter().filter(|(_, record)| hidden(record)).map(|(id, _)| id.clone()).collect()
        };
        self.core.books.look(stream, outside).await
    }

    /// The texts of contents that still exist.
    pub async fn texts(
        &self,
        partition_id: i32,
        ids: Vec<Uuid>,
    ) -> Result<HashMap<Uuid, String>, LedgerError> {
        let found = texts::read_contents(self.core.store.as_ref(), partition_id, ids).await?;
        Ok(found.into_iter().map(|content| (content.content_id, content.body)).collect())
    }

    pub async fn memory_texts(
        &self,
        partition_id: i32,
        records: &[(&MemoryId, &MemoryRecord)],
    ) -> Result<HashMap<Uuid, MemoryContent>, LedgerError> {
        let ids = records.iter().filter_map(|(_, record)| record.content_id).collect();
        let found = self.texts(partition_id, ids).await?;
        found.into_iter().map(|(id, body)| Ok((id, texts::memory_content(&body)?))).collect()
    }
}
