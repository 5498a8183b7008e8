//! What exports and verifications have of checkpoints, and what purges leave of them.

use std::collections::HashSet;

use async_trait::async_trait;
use memledger_kernel::{
    LedgerError,
    export::ExportLines,
    part::{ExportRequest, ForgottenMemories, Part, PartFault, PartScope},
    time::rfc3339,
};
use memledger_projections::UserKey;

use crate::{
    Checkpoints,
    lines::{CheckpointLine, StateLine, WriteLine},
    read::{Selection, StoredWrite, WRITE_COLUMNS},
    thread_key::{ThreadKey, of_thread, of_user, user_values},
    verify::verify,
};

/// Checkpoints read at once.
const AT_ONCE: usize = 4;
/// Keys read at once.
const KEYS: i64 = 1_000;

impl Checkpoints {
    /// The threads of a user that a table knows, behind that one.
    async fn threads(&self, user: &UserKey, table: &str, behind: &str) -> Result<Vec<String>, LedgerError> {
        let of_user = of_user("t");
        let sql = format!(
            "SELECT t.thread_id FROM {table} t WHERE {of_user} AND t.thread_id > $4 ORDER BY t.thread_id LIMIT {KEYS}"
        );
        let mut values = user_values(user);
        values.push(behind.into());
        let rows = self.core.store.query_partition(user.partition_id, &sql, values).await?;
        rows.iter().map(|row| Ok(row[0].text()?.to_owned())).collect()
    }

    async fn export_thread(
        &self,
        thread: &ThreadKey,
        until: i64,
        lines: &ExportLines,
    ) -> Result<(), LedgerError> {
        let mut sent = HashSet::new();
        let (mut ns, mut id) = (String::new(), String::new());
        loop {
            let sql = format!(
                "SELECT c.ns, c.checkpoint_id FROM thread_checkpoints c WHERE {} AND (c.ns, c.checkpoint_id) > ($5, $6) \
                 AND c.created_at <= $7 ORDER BY c.ns, c.checkpoint_id LIMIT {AT_ONCE}",
                of_thread("c")
            );
            let values = thread.with([ns.as_str().into(), id.as_str().into(), until.into()]);
            let rows = self.core.store.query_partition(thread.user.partition_id, &sql, values).await?;
            let Some(last) = rows.last() else { return self.export_writes_alone(thread, lines).await };
            (ns, id) = (last[0].text()?.to_owned(), last[1].text()?.to_owned());
            let mut places = Vec::with_capacity(rows.len());
            for row in &rows {
                places.push((row[0].text()?.to_owned(), row[1].text()?.to_owned()));
            }
            for mut tuple in self.tuples(thread, &Selection::These(places)).await? {
                let ns = tuple.ns.clone();
                tuple
                    .blobs
                    .retain(|blob| sent.insert((ns.clone(), blob.channel.clone(), blob.version.clone())));
                lines.send(CheckpointLine(tuple)).await?;
            }
        }
    }

    /// Writes whose checkpoint is not there.
    async fn export_writes_alone(&self, thread: &ThreadKey, lines: &ExportLines) -> Result<(), LedgerError> {
        let mut behind = (String::new(), String::new(), String::new(), i64::MIN);
        loop {
            let sql = format!(
                "SELECT {WRITE_COLUMNS} FROM thread_checkpoint_writes w WHERE {} \
                 AND (w.ns, w.checkpoint_id, w.task_id, w.idx) > ($5, $6, $7, $8) \
                 AND NOT EXISTS (SELECT 1 FROM thread_checkpoints c WHERE {} AND c.ns = w.ns \
                  AND c.checkpoint_id = w.checkpoint_id) \
                 ORDER BY w.ns, w.checkpoint_id, w.task_id, w.idx LIMIT {AT_ONCE}",
                of_thread("w"),
                of_thread("c")
            );
            let (ns, id, task, idx) = &behind;
            let values =
                thread.with([ns.as_str().into(), id.as_str().into(), task.as_str().into(), (*idx).into()]);
            let rows = self.core.store.query_partition(thread.user.partition_id, &sql, values).await?;
            if rows.is_empty() {
                return Ok(());
            }
            for row in &rows {
                let stored = StoredWrite::read(row)?;
                let (ns, checkpoint_id) = (stored.ns.clone(), stored.checkpoint_id.clone());
                let write = stored.write()?;
                behind = (ns.clone(), checkpoint_id.clone(), write.task_id.clone(), write.idx);
                let thread_id = thread.thread_id.clone();
                lines.send(WriteLine { thread_id, ns, checkpoint_id, write }).await?;
            }
        }
    }
}

/// Checkpoints quote no memory that the ledger knows of, so that the purge of one leaves them. They go with their thread or
/// their user: [`Checkpoints::forget_thread`], [`Checkpoints::forget_user`].
#[async_trait]
impl Part for Checkpoints {
    fn name(&self) -> &'static str {
        "checkpoints"
    }

    async fn forget(&self, _: &ForgottenMemories<'_>) -> Result<(), LedgerError> {
        Ok(())
    }

    async fn export(&self, request: &ExportRequest<'_>, lines: &ExportLines) -> Result<(), LedgerError> {
        // What was saved then is on no record.
        if request.is_past {
            return Ok(());
        }
        let user = UserKey::of(request.book);
        for table in ["checkpoint_threads", "thread_states"] {
            let mut behind = String::new();
            loop {
                let threads = self.threads(&user, table, &behind).await?;
                let Some(last) = threads.last() else { break };
                behind.clone_from(last);
                for thread_id in threads {
                    let thread = ThreadKey { user: user.clone(), thread_id };
                    if table == "checkpoint_threads" {
                        self.export_thread(&thread, request.time.0, lines).await?;
                        continue;
                    }
                    let state = self.state(&thread).await?;
                    // Of a former state nothing is left.
                    if let Some(state) = state.filter(|state| state.updated_at <= rfc3339(request.time)) {
                        lines.send(StateLine { thread_id: thread.thread_id, state }).await?;
                    }
                }
            }
        }
        Ok(())
    }

    async fn verify(&self, scope: &PartScope<'_>) -> Result<Vec<PartFault>, LedgerError> {
        verify(self, scope).await
    }
}
