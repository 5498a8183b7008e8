//! Writes that were done before: under the same idempotency key they have no second effect.

use memledger_aggregates::{MemoryId, memory_book::MemoryBook};
use memledger_kernel::{
    LedgerError, UserCall,
    call::scope_of,
    executor::{CommandOrigin, Replay},
};
use memledger_people::access::Scope;
use memledger_store::StreamKey;

use crate::{
    Memories,
    commands::{Answer, purged_sources},
    views::Memory,
};

impl Memories {
    /// What an agent did under one of its credentials before keys belonged to the agent.
    pub async fn done_before(
        &self,
        call: &UserCall,
        stream: &StreamKey,
        origin: &CommandOrigin,
    ) -> Result<Option<Replay>, LedgerError> {
        if call.identity.agent.is_none() || call.idempotency_key.is_none() {
            return Ok(None);
        }
        let former = CommandOrigin { scope: scope_of(&call.identity.credential, stream), ..origin.clone() };
        self.core.books.replay(stream, &former).await
    }

    /// The memory as it is now, with the rev from then: what the command did may have been changed since.
    pub async fn replayed(
        &self,
        call: &UserCall,
        stream: &StreamKey,
        reach: &Scope,
        replay: Replay,
    ) -> Result<Answer, LedgerError> {
        let unreadable = || LedgerError::Internal("a receipt names no memory".into());
        let rev = replay.outcome["rev"].as_u64().ok_or_else(unreadable)?;
        let memory_id = replay.outcome["memory_id"].as_str().ok_or_else(unreadable)?;
        let memory_id = MemoryId::new(memory_id).map_err(|_| unreadable())?;
        let seen = |book: &MemoryBook| {
            book.get(&memory_id).map(|record| (record.clone(), purged_sources(book, record)))
        };
        let (record, purged) = self.core.books.look(stream, seen).await?.ok_or_else(unreadable)?;
        // What the caller might do then it may not see now.
        if !reach.holds(record.attributes.category.as_deref()) {
            return Err(LedgerError::unknown_memory(&memory_id));
        }
        let is_new = replay.outcome["created"].as_u64().is_some_and(|created| created > 0);
        let content = self.text_of(stream.partition(), &record, &[]).await?;
        let memory = Memory::new(&call.user, &memory_id, &record, content, |id| purged.contains(id));
        // Keys are the caller's own: what was made under one of them, it made.
        let created_by =
            if is_new { Some(call.identity.actor()) } else { self.maker(stream, &memory_id).await };
        let memory = Memory { created_by, ..memory };
        let partition_id = stream.partition();
        Ok(Answer {
            memory,
            partition_id,
            position: replay.position,
            rev,
            replayed: true,
            unchanged: false,
            is_new,
        })
    }
}
