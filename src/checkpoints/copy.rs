//! A thread's checkpoints under another thread.

use memledger_aggregates::{ThreadId, UserId};
use memledger_kernel::{Identity, LedgerError, time::now};
use memledger_store::{Statement, StoreError};

use crate::{
    Checkpoints,
    save::{new_generation, touch},
    thread_key::{ThreadKey, of_thread},
};

/// The columns of each table behind the thread.
const COLUMNS: [(&str, &str); 3] = [
    (
        "thread_checkpoints",
        "ns, checkpoint_id, parent_id, run_id, kind, size, body, facts_size, facts, blobs, created_at",
    ),
    (
        "thread_checkpoint_blobs",
        "ns, channel, version, base, kind, size, hash, digest, depth, delta_bytes, whole_bytes, body",
    ),
    ("thread_checkpoint_writes", "ns, checkpoint_id, task_id, task_path, idx, channel, kind, size, body"),
];

impl Checkpoints {
    /// Copies all checkpoints of a thread, with their blobs and writes, to one that has none; answers how many.
    pub async fn copy_thread(
        &self,
        identity: &Identity,
        user: &UserId,
        from: &ThreadId,
        to: &ThreadId,
    ) -> Result<u64, LedgerError> {
        self.people.may_write(identity, user)?;
        if from == to {
            return Err(LedgerError::invalid("to", "is the thread itself; name another one"));
        }
        let (source, target) = (ThreadKey::new(identity, user, from), ThreadKey::new(identity, user, to));
        let _turn = self.turn(&target).await;
        let is_there = format!("SELECT 1 FROM checkpoint_threads t WHERE {}", of_thread("t"));
        let partition = source.user.partition_id;
        if self.core.store.query_partition(partition, &is_there, source.values()).await?.is_empty() {
            return Ok(0);
        }
        let mut together = vec![touch(&target, None, &new_generation(), now())];
        together.extend(COLUMNS.map(|(table, columns)| {
            let sql = format!(
                "INSERT INTO {table} (partition_id, tenant_id, user_id, thread_id, {columns}) \
                 SELECT t.partition_id, t.tenant_id, t.user_id, CAST($5 AS text), {columns} FROM {table} t WHERE {}",
                of_thread("t")
            );
            Statement::new(sql, source.with([target.thread_id.as_str().into()]))
        }));
        let copied = match self.core.store.execute_together(together).await {
            Err(StoreError::Conflict(_)) => {
                let message = format!(
                    "thread {to} has checkpoints or writes already; delete them first or copy to another thread"
                );
                return Err(LedgerError::Conflict(message));
            }
            copied => copied?,
        };
        self.records.note_answer(identity, Some(user));
        Ok(copied.get(1).copied().unwrap_or(0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::remove::TABLES;

    #[test]
    fn every_table_is_copied() {
        assert_eq!(COLUMNS.map(|(table, _)| table), TABLES);
    }
}
