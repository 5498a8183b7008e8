//! What exports and verifications have of checkpoints, and what purges leave of them.

use std::collections::HashSet;

use async_trait::async_trait;
use memledger_kernel::{
    LedgerError,
    export::{Cells, ExportLines, Exported, json_text, tagged, text},
    part::{ExportRequest, ForgottenMemories, Part, PartFault, PartScope},
    time::rfc3339,
};
use memledger_projections::UserKey;
use serde::Serialize;
use serde_json::json;

use crate::{
    Checkpoints,
    model::{CheckpointTuple, ThreadState},
    read::Selection,
    thread_key::{ThreadKey, of_user, user_values},
    verify::verify,
};

/// Checkpoints read at once.
const AT_ONCE: usize = 4;
/// Keys read at once.
const KEYS: i64 = 1_000;

/// A line of an export: a checkpoint with those of its channels that no line of its thread before had.
#[derive(Debug, Serialize)]
struct CheckpointLine(CheckpointTuple);

impl Exported for CheckpointLine {
    fn kind(&self) -> &'static str {
        "checkpoint"
    }

    fn json(&self) -> Result<Vec<u8>, LedgerError> {
        tagged(self.kind(), &self.0)
    }

    fn cells(&self) -> Result<Cells, LedgerError> {
        let Self(tuple) = self;
        let serialised = |failed: serde_json::Error| LedgerError::Internal(failed.to_string());
        let detail = json!({
            "thread_id": tuple.thread_id, "ns": tuple.ns, "checkpoint": tuple.checkpoint, "blobs": tuple.blobs,
            "writes": tuple.writes, "metadata": tuple.metadata.get(),
        });
        Ok(Cells {
            id: tuple.checkpoint_id.clone(),
            content: serde_json::to_string(&tuple.channel_versions).map_err(serialised)?,
            reason: text(&tuple.parent_checkpoint_id),
            time: tuple.created_at.clone(),
            detail: json_text(&detail),
            ..Cells::default()
        })
    }
}

/// The latest state of a supervisor.
#[derive(Debug, Serialize)]
struct StateLine {
    thread_id: String,
    #[serde(flatten)]
    state: ThreadState,
}

impl Exported for StateLine {
    fn kind(&self) -> &'static str {
        "thread_state"
    }

    fn json(&self) -> Result<Vec<u8>, LedgerError> {
        tagged(self.kind(), self)
    }

    fn cells(&self) -> Result<Cells, LedgerError> {
        Ok(Cells {
            id: self.state.id.clone(),
            content: self.state.checkpoint_data.get().to_owned(),
            time: self.state.updated_at.clone(),
            detail: json_text(&json!({"thread_id": self.thread_id})),
            ..Cells::default()
        })
    }
}

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
                crate::thread_key::of_thread("c")
            );
            let values = thread.with([ns.as_str().into(), id.as_str().into(), until.into()]);
            let rows = self.core.store.query_partition(thread.user.partition_id, &sql, values).await?;
            let Some(last) = rows.last() else { return Ok(()) };
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
