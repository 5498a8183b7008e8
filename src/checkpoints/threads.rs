//! Which threads an agent saved something of.

use memledger_aggregates::{ThreadId, Timestamp};
use memledger_kernel::LedgerError;
use memledger_projections::UserKey;
use memledger_store::Row;

use crate::{
    Checkpoints,
    thread_key::{OF_THREAD, user_values},
};

/// A thread with checkpoints or a state, and when the last of them was saved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SavedThread {
    pub thread_id: String,
    pub saved_at: Timestamp,
}

impl Checkpoints {
    /// What is saved of a thread, if anything is.
    pub async fn saved_thread(
        &self,
        user: &UserKey,
        thread: &ThreadId,
    ) -> Result<Option<SavedThread>, LedgerError> {
        let mut values = user_values(user);
        values.push(thread.as_str().into());
        let sql = format!(
            "SELECT '', saved_at FROM checkpoint_threads WHERE {OF_THREAD} \
             UNION ALL SELECT '', updated_at FROM thread_states WHERE {OF_THREAD} ORDER BY 2 DESC LIMIT 1"
        );
        let rows = self.core.store.query_partition(user.partition_id, &sql, values).await?;
        let saved =
            |row: &Row| Ok(SavedThread { thread_id: thread.to_string(), saved_at: Timestamp(row[1].int()?) });
        rows.first().map(saved).transpose()
    }

    /// A user's threads with checkpoints or a state but without messages, the last saved first; behind that time and thread.
    /// Whether the caller may see them was asked before.
    pub async fn threads_without_messages(
        &self,
        user: &UserKey,
        before: Option<(i64, &str)>,
        limit: usize,
    ) -> Result<Vec<SavedThread>, LedgerError> {
        let (time, name) = before.unwrap_or((i64::MAX, ""));
        let mut values = user_values(user);
        values.extend([time.into(), name.into(), (limit as u64).into()]);
        let of_user = "partition_id = $1 AND tenant_id = $2 AND user_id = $3";
        let sql = format!(
            "SELECT s.thread_id, s.saved_at FROM (SELECT thread_id, max(saved_at) AS saved_at FROM \
              (SELECT thread_id, saved_at FROM checkpoint_threads WHERE {of_user} \
               UNION ALL SELECT thread_id, updated_at FROM thread_states WHERE {of_user}) both_tables GROUP BY thread_id) s \
             WHERE (s.saved_at, s.thread_id) < ($4, $5) AND NOT EXISTS (SELECT 1 FROM threads t WHERE {of_user} \
              AND t.thread_id = s.thread_id AND t.messages > 0) \
             ORDER BY s.saved_at DESC, s.thread_id DESC LIMIT $6"
        );
        let rows = self.core.store.query_partition(user.partition_id, &sql, values).await?;
        let saved = |row: &Row| {
            Ok(SavedThread { thread_id: row[0].text()?.to_owned(), saved_at: Timestamp(row[1].int()?) })
        };
        rows.iter().map(saved).collect()
    }
}
