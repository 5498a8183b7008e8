//! What an export holds of threads: their messages and the lines of their summaries.

use async_trait::async_trait;
use memledger_aggregates::ThreadId;
use memledger_kernel::{
    LedgerError, book_stream,
    export::{Cells, ExportLines, Exported, json_text, tagged, text},
    part::{ExportRequest, ForgottenMemories, Part},
    user_key,
};
use memledger_projections::threads::{by_id, read_threads};
use serde::Serialize;
use serde_json::{Value, json};

use crate::{MessageView, READ_MODEL, SummaryView, THREAD, Threads};

/// Threads, messages and summaries that are read at once.
const AT_ONCE: usize = 500;

#[derive(Debug, Serialize)]
struct MessageLine {
    user_id: String,
    thread_id: String,
    #[serde(flatten)]
    message: MessageView,
}

#[derive(Debug, Serialize)]
struct SummaryLineOfThread {
    user_id: String,
    thread_id: String,
    #[serde(flatten)]
    summary: SummaryView,
}

impl Exported for MessageLine {
    fn kind(&self) -> &'static str {
        "message"
    }

    fn json(&self) -> Result<Vec<u8>, LedgerError> {
        tagged(self.kind(), self)
    }

    fn cells(&self) -> Result<Cells, LedgerError> {
        let MessageView { seq, role, content, actor, at, metadata, .. } = &self.message;
        Ok(Cells {
            id: format!("{}/{seq}", self.thread_id),
            event: role.as_str().to_owned(),
            content: text(content),
            actor: actor.clone(),
            time: at.clone(),
            metadata: json_text(&Value::Object(metadata.clone())),
            detail: json_text(&json!({ "tool_calls": self.message.tool_calls })),
            ..Cells::default()
        })
    }
}

impl Exported for SummaryLineOfThread {
    fn kind(&self) -> &'static str {
        "summary"
    }

    fn json(&self) -> Result<Vec<u8>, LedgerError> {
        tagged(self.kind(), self)
    }

    fn cells(&self) -> Result<Cells, LedgerError> {
        let SummaryView { id, status, lines, created_at, start_seq, end_seq, .. } = &self.summary;
        let texts: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
        Ok(Cells {
            id: format!("{}/{id}", self.thread_id),
            state: status.clone(),
            content: texts.join("\n"),
            time: created_at.clone(),
            detail: json_text(&json!({ "start_seq": start_seq, "end_seq": end_seq })),
            ..Cells::default()
        })
    }
}

#[async_trait]
impl Part for Threads {
    fn name(&self) -> &'static str {
        "threads"
    }

    /// A memory's purge leaves the messages, which are what somebody said and not what is remembered; they have purges of
    /// their own.
    async fn forget(&self, _: &ForgottenMemories<'_>) -> Result<(), LedgerError> {
        Ok(())
    }

    /// As threads are now; what was rolled back is in no export.
    async fn export(&self, request: &ExportRequest<'_>, lines: &ExportLines) -> Result<(), LedgerError> {
        if request.is_past {
            return Ok(());
        }
        let stream = book_stream(request.identity, request.user);
        let key = user_key(request.identity, request.user);
        let mut after: Option<String> = None;
        loop {
            // By their ids: in the order of their changes, one that changes meanwhile would be missed.
            let query = by_id(&key, after.as_deref(), AT_ONCE);
            let (_, rows) = self.core.fresh_rows_beside(&stream, &[THREAD], &[READ_MODEL], &query).await?;
            let mut threads = read_threads(&rows)?;
            threads.sort_unstable_by(|one, other| one.thread_id.cmp(&other.thread_id));
            for thread in &threads {
                let id = ThreadId::new(&thread.thread_id)
                    .map_err(|wrong| LedgerError::Internal(wrong.to_string()))?;
                match self.export_thread(request, &id, lines).await {
                    // It was purged meanwhile.
                    Err(LedgerError::NotFound(_)) => {}
                    exported => exported?,
                }
            }
            if threads.len() < AT_ONCE {
                return Ok(());
            }
            after = threads.last().map(|last| last.thread_id.clone());
        }
    }
}

impl Threads {
    async fn export_thread(
        &self,
        request: &ExportRequest<'_>,
        thread: &ThreadId,
        lines: &ExportLines,
    ) -> Result<(), LedgerError> {
        let ExportRequest { identity, user, .. } = *request;
        let names = || (user.to_string(), thread.to_string());
        let mut page = None;
        loop {
            let messages =
                self.list_messages(identity, user, thread, (None, AT_ONCE, page.as_deref())).await?;
            for message in messages.items {
                let (user_id, thread_id) = names();
                lines.send(MessageLine { user_id, thread_id, message }).await?;
            }
            page = messages.next_cursor;
            if page.is_none() {
                break;
            }
        }
        loop {
            let summaries = self.list_summaries(identity, user, thread, (AT_ONCE, page.as_deref())).await?;
            for summary in summaries.items {
                let (user_id, thread_id) = names();
                lines.send(SummaryLineOfThread { user_id, thread_id, summary }).await?;
            }
            page = summaries.next_cursor;
            if page.is_none() {
                return Ok(());
            }
        }
    }
}
