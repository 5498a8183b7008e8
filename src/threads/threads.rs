//! A user's threads: listed, and purged as a whole.

use memledger_aggregates::{ThreadId, Timestamp, UserId};
use memledger_checkpoints::SavedThread;
use memledger_kernel::{
    Done, Identity, LedgerError, Page, UserCall, book_stream, cursor, time::rfc3339, user_key,
};
use memledger_projections::threads::{FoundThread, list, read_threads, thread};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{READ_MODEL, THREAD, Threads, thread_stream};

/// A thread: one with messages, or one that an agent saved checkpoints or a state of.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ThreadView {
    pub thread_id: String,
    /// How many messages it has: the seq of its next one.
    pub messages: u32,
    /// When its first message came; of a thread without messages, when it was saved last.
    pub created_at: String,
    /// When it changed last.
    pub updated_at: String,
}

/// What was destroyed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ThreadPurge {
    pub thread_id: String,
    /// Messages that are left: none.
    pub messages: u32,
    /// Checkpoints that were destroyed.
    pub checkpoints: u64,
}

impl Threads {
    /// A user's threads, the last changed first: those with messages, and those with nothing but checkpoints or a state, so
    /// that all that is kept of a user is found.
    pub async fn list(
        &self,
        identity: &Identity,
        user: &UserId,
        limit: usize,
        page: Option<&str>,
    ) -> Result<Page<ThreadView>, LedgerError> {
        self.people.may_read(identity, user)?;
        let before: Option<(i64, String)> = page.map(|page| cursor::decode("threads", page)).transpose()?;
        let before = before.as_ref().map(|(time, id)| (*time, id.as_str()));
        let key = user_key(identity, user);
        let query = list(&key, before, limit + 1);
        let stream = book_stream(identity, user);
        let (_, rows) = self.core.fresh_rows_beside(&stream, &[THREAD], &[READ_MODEL], &query).await?;
        let mut found = read_threads(&rows)?;
        let without = self.checkpoints.threads_without_messages(&key, before, limit + 1).await?;
        found.extend(without.into_iter().map(saved));
        found.sort_unstable_by(|a, b| (b.updated_at, &b.thread_id).cmp(&(a.updated_at, &a.thread_id)));
        let next = cursor::behind(&mut found, limit, |last| (last.updated_at, last.thread_id.clone()));
        let next_cursor = next.map(|end| cursor::encode("threads", &end));
        Ok(Page { items: found.into_iter().map(view).collect(), next_cursor })
    }

    pub async fn get(
        &self,
        identity: &Identity,
        user: &UserId,
        thread_id: &ThreadId,
    ) -> Result<ThreadView, LedgerError> {
        self.people.may_read(identity, user)?;
        let query = thread(&user_key(identity, user), thread_id.as_str());
        let stream = thread_stream(identity, user, thread_id);
        let (_, rows) = self.core.fresh_rows(&stream, &[READ_MODEL], &query).await?;
        let found = read_threads(&rows)?.into_iter().find(|thread| thread.messages > 0);
        let found = match found {
            None => self.checkpoints.saved_thread(&user_key(identity, user), thread_id).await?.map(saved),
            found => found,
        };
        found.map(view).ok_or_else(|| unknown(thread_id))
    }

    /// Refuses a thread that has no messages.
    pub(crate) async fn must_exist(
        &self,
        identity: &Identity,
        user: &UserId,
        thread_id: &ThreadId,
    ) -> Result<(), LedgerError> {
        let has_messages = self.get(identity, user, thread_id).await?.messages > 0;
        has_messages.then_some(()).ok_or_else(|| unknown(thread_id))
    }

    /// Destroys all that is kept of a thread: messages, summaries and checkpoints. Irreversible.
    pub async fn purge(
        &self,
        call: UserCall,
        thread_id: &ThreadId,
        reason: &str,
    ) -> Result<Done<ThreadPurge>, LedgerError> {
        let (identity, user) = (call.identity.clone(), call.user.clone());
        let saved = self.checkpoints.saved_thread(&user_key(&identity, &user), thread_id).await?;
        let purged = self.purge_messages(call, thread_id, reason, saved.is_some()).await?;
        let Done { answer: messages, partition_id, position, rev, replayed } = purged;
        let mut checkpoints = 0;
        // A repeated request finds what was saved since, which it did not mean.
        if !replayed {
            checkpoints = self.checkpoints.forget_thread(&identity, &user, thread_id).await?;
            self.core.scrub().await;
        }
        let answer = ThreadPurge { thread_id: thread_id.to_string(), messages, checkpoints };
        Ok(Done { answer, partition_id, position, rev, replayed })
    }
}

fn unknown(thread_id: &ThreadId) -> LedgerError {
    LedgerError::NotFound(format!("thread {thread_id} has no messages"))
}

fn saved(thread: SavedThread) -> FoundThread {
    let SavedThread { thread_id, saved_at } = thread;
    FoundThread { thread_id, messages: 0, created_at: saved_at.0, updated_at: saved_at.0 }
}

fn view(found: FoundThread) -> ThreadView {
    let FoundThread { thread_id, messages, created_at, updated_at } = found;
    let (created_at, updated_at) = (rfc3339(Timestamp(created_at)), rfc3339(Timestamp(updated_at)));
    ThreadView { thread_id, messages, created_at, updated_at }
}
