//! Destroying a memory's contents, and everything that quotes them.

use memledger_aggregates::{
    MemoryId, UserId,
    memory_book::{MemoryBook, MemoryState, Reason},
};
use memledger_projections::UserKey;

use crate::{
    Identity, Ledger, LedgerError,
    drafts::Wish,
    memories::{Answer, Envelope, fingerprint},
};

impl Ledger {
    /// Destroys a memory's contents, old revisions included, and nothing else's. Irreversible.
    pub async fn purge(
        &self,
        envelope: Envelope,
        memory_id: MemoryId,
        reason: String,
    ) -> Result<Answer, LedgerError> {
        envelope.identity.may_read(&envelope.user)?;
        envelope.identity.may_administer()?;
        let (identity, user) = (envelope.identity.clone(), envelope.user.clone());
        let fingerprint = fingerprint(&envelope, "purge", &(&memory_id, &reason))?;
        let wish = Wish::Purge { memory_id: memory_id.clone() };
        let _purge = self.projector.purge();
        // What models answered about the user may quote the memory. A purge that will be refused erases nothing.
        Reason::new(&reason)?;
        if self.can_be_purged(&identity, &user, &memory_id, envelope.expected_revision).await? {
            self.erase_answers(&identity, &user).await?;
        }
        let answer = self.write(envelope, wish, Some(reason), fingerprint, memory_id).await?;
        // The purge stands whatever comes of the rest, so the caller must not be told that it failed.
        let stream = Self::stream(&identity, &user);
        // A run may have begun before the purge stood.
        if let Err(later) = self.erase_answers(&identity, &user).await {
            tracing::warn!(%later, "answers about a user whose memory was purged could not be looked through");
        }
        self.operations.forget(&Self::user_key(&identity, &user), &answer.memory.id).await;
        // Who reads the user's rows from now on finds none of that text.
        self.residents.forget(&UserKey::of(&stream));
        if let Err(later) = self.projector.scrub().await {
            tracing::warn!(%later, "the bytes of a purged text are still in the files; it is tried again");
        }
        Ok(answer)
    }

    async fn can_be_purged(
        &self,
        identity: &Identity,
        user: &UserId,
        memory_id: &MemoryId,
        revision: Option<u64>,
    ) -> Result<bool, LedgerError> {
        let can_be = |book: &MemoryBook| {
            let record = book.get(memory_id).filter(|record| record.state != MemoryState::Purged);
            record.is_some_and(|record| revision.is_none_or(|revision| revision == record.revision))
        };
        self.books.look(&Self::stream(identity, user), can_be).await
    }
}
