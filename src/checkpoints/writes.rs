//! Writes of tasks that are not part of a checkpoint yet.

use std::{collections::HashMap, iter};

use memledger_aggregates::{ThreadId, UserId};
use memledger_kernel::{Identity, LedgerError, time::now};
use memledger_store::{Statement, Value};

use crate::{
    Checkpoints,
    codec::pack,
    model::{NewWrite, NewWrites},
    names,
    save::{check_writes, new_generation},
    thread_key::ThreadKey,
};

const COLUMNS: &str = "partition_id, tenant_id, user_id, thread_id, ns, checkpoint_id, task_id, task_path, idx, channel, kind, \
     size, body";
const KEY: &str = "partition_id, tenant_id, user_id, thread_id, ns, checkpoint_id, task_id, idx";

impl Checkpoints {
    /// Stores writes of a task; the checkpoint need not be there yet. One that is there stays, but for those with a number
    /// below 0, which are replaced. Answers how many were stored.
    pub async fn save_writes(
        &self,
        identity: &Identity,
        user: &UserId,
        thread: &ThreadId,
        (ns, checkpoint_id): (&str, &str),
        new: NewWrites,
    ) -> Result<u64, LedgerError> {
        self.people.may_write(identity, user)?;
        names::namespace(ns)?;
        names::checkpoint_id("checkpoint_id", checkpoint_id)?;
        check_writes(&new)?;
        let thread = ThreadKey::new(identity, user, thread);
        let _turn = self.turn(&thread).await;
        let stored = self.store_writes(&thread, (ns, checkpoint_id), &new).await?;
        self.records.note_answer(identity, Some(user));
        Ok(stored)
    }

    /// The same for what was checked before.
    pub(crate) async fn store_writes(
        &self,
        thread: &ThreadKey,
        of: (&str, &str),
        new: &NewWrites,
    ) -> Result<u64, LedgerError> {
        let together: Vec<Statement> = statements(thread, of, new);
        if together.is_empty() {
            return Ok(0);
        }
        // A thread that has writes alone is found too, when all that is kept of a user is looked for.
        let thread_first = iter::once(count_save(thread)).chain(together).collect();
        Ok(self.core.store.execute_together(thread_first).await?.into_iter().skip(1).sum())
    }
}

/// Counts a save, so that a removal that did not see it begins again; makes the thread if it is not there.
fn count_save(thread: &ThreadKey) -> Statement {
    let values = thread.with([(&*new_generation()).into(), now().0.into()]);
    let sql = "INSERT INTO checkpoint_threads (partition_id, tenant_id, user_id, thread_id, generation, saved_at, saves) \
               VALUES ($1, $2, $3, $4, $5, $6, 1) ON CONFLICT (partition_id, tenant_id, user_id, thread_id) \
               DO UPDATE SET saves = checkpoint_threads.saves + 1, saved_at = excluded.saved_at";
    Statement::new(sql.to_owned(), values)
}

fn statements(thread: &ThreadKey, of: (&str, &str), new: &NewWrites) -> Vec<Statement> {
    // Of a number that comes twice, what a second request would leave counts.
    let mut by_idx: HashMap<i64, &NewWrite> = HashMap::new();
    for write in &new.writes {
        if write.idx < 0 || !by_idx.contains_key(&write.idx) {
            by_idx.insert(write.idx, write);
        }
    }
    let mut writes: Vec<&NewWrite> = by_idx.into_values().collect();
    writes.sort_by_key(|write| write.idx);
    let (replacing, adding): (Vec<_>, Vec<_>) = writes.into_iter().partition(|write| write.idx < 0);
    let replace = format!(
        "({KEY}) DO UPDATE SET task_path = excluded.task_path, channel = excluded.channel, kind = excluded.kind, \
         size = excluded.size, body = excluded.body"
    );
    [(replacing, &*replace), (adding, "DO NOTHING")]
        .into_iter()
        .filter(|(writes, _)| !writes.is_empty())
        .map(|(writes, on_conflict)| statement(thread, of, new, &writes, on_conflict))
        .collect()
}

fn statement(
    thread: &ThreadKey,
    (ns, checkpoint_id): (&str, &str),
    new: &NewWrites,
    writes: &[&NewWrite],
    on_conflict: &str,
) -> Statement {
    let task = [ns, checkpoint_id, &new.task_id, &new.task_path].map(Value::from);
    let mut values = thread.with(task);
    let mut rows = Vec::with_capacity(writes.len());
    for write in writes {
        let first = values.len() + 1;
        let names: Vec<String> = (first..first + 5).map(|number| format!("${number}")).collect();
        rows.push(format!("($1, $2, $3, $4, $5, $6, $7, $8, {})", names.join(", ")));
        values.extend([
            write.idx.into(),
            write.channel.as_str().into(),
            write.value.kind.as_str().into(),
            (write.value.data.len() as u64).into(),
            Value::Bytes(pack(&write.value.data)),
        ]);
    }
    let rows = rows.join(", ");
    let sql =
        format!("INSERT INTO thread_checkpoint_writes ({COLUMNS}) VALUES {rows} ON CONFLICT {on_conflict}");
    Statement::new(sql, values)
}
