//! Summaries as callers see them, and a summary that a caller asks for.

use memledger_aggregates::{ThreadId, Timestamp, UserId};
use memledger_kernel::{Done, Identity, LedgerError, Page, UserCall, cursor, time::rfc3339};
use memledger_projections::{
    UserKey,
    threads::{FoundSummary, read_summaries, summaries},
};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::lines::{SummaryLine, SummaryLines};
use crate::{READ_MODEL, Threads, thread_stream};

/// One version of a thread's summary.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct SummaryView {
    pub id: String,
    /// The summary that it continues.
    pub base_id: Option<String>,
    /// The first and the last message that it covers.
    pub start_seq: u32,
    pub end_seq: u32,
    /// Messages between its base and its window, which it did not read since they would have slid out at once.
    pub skipped: u32,
    /// processing, completed, failed or withdrawn.
    pub status: String,
    pub created_at: String,
    pub generation_time_ms: Option<u64>,
    /// The model that wrote it, or `offline`.
    pub model: Option<String>,
    pub error: Option<String>,
    /// Empty unless it is completed.
    pub lines: Vec<SummaryLine>,
}

impl Threads {
    /// All summaries of a thread, newest first.
    pub async fn list_summaries(
        &self,
        identity: &Identity,
        user: &UserId,
        thread: &ThreadId,
        (limit, page): (usize, Option<&str>),
    ) -> Result<Page<SummaryView>, LedgerError> {
        self.people.may_read(identity, user)?;
        let before: Option<(i64, Uuid)> = page.map(|page| cursor::decode("summaries", page)).transpose()?;
        let stream = thread_stream(identity, user, thread);
        let query = summaries(&UserKey::of(&stream), thread.as_str(), before, limit + 1);
        let (_, rows) = self.core.fresh_rows(&stream, &[READ_MODEL], &query).await?;
        let mut found = read_summaries(&rows)?;
        found.sort_unstable_by_key(|summary| {
            std::cmp::Reverse((summary.created_at, summary.summary_id.to_string()))
        });
        let next = cursor::behind(&mut found, limit, |last| (last.created_at, last.summary_id));
        if found.iter().any(|summary| summary.body.is_some()) {
            self.records.note_answer(identity, Some(user));
        }
        let items = found.into_iter().map(view).collect::<Result<_, _>>()?;
        Ok(Page { items, next_cursor: next.map(|end| cursor::encode("summaries", &end)) })
    }

    /// Begins the summary that is due, and has it written in the background; none if there is nothing to do.
    pub async fn summarise(
        &self,
        call: UserCall,
        thread: &ThreadId,
    ) -> Result<Done<Option<String>>, LedgerError> {
        self.people.may_write(&call.identity, &call.user)?;
        self.must_exist(&call.identity, &call.user, thread).await?;
        let stream = thread_stream(&call.identity, &call.user, thread);
        let place = self.start_summary(&stream).await?;
        let answer = place.as_ref().map(|place| place.summary.summary_id.to_string());
        if let Some(place) = place {
            self.summariser.write_later(stream.clone(), place);
        }
        let (rev, partition_id, position) = self.memories.head(&call.identity, &call.user).await?;
        Ok(Done { answer, partition_id, position, rev: Some(rev), replayed: false })
    }
}

fn view(found: FoundSummary) -> Result<SummaryView, LedgerError> {
    let lines = found.body.as_deref().map(SummaryLines::read).transpose()?.unwrap_or_default();
    Ok(SummaryView {
        id: found.summary_id.to_string(),
        base_id: found.base_id.map(|id| id.to_string()),
        start_seq: found.start_seq,
        end_seq: found.end_seq,
        skipped: found.skipped,
        status: found.status.as_str().to_owned(),
        created_at: rfc3339(Timestamp(found.created_at)),
        generation_time_ms: found.generation_time_ms,
        model: found.model,
        error: found.error,
        lines: lines.lines,
    })
}
