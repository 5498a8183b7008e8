//! Histories and timelines: every change with the texts before and after, newest first.

mod changed;
mod filters;
mod linked;
mod threads;

use std::collections::{BTreeMap, HashMap};

use memledger_aggregates::{MemoryId, Timestamp, UserId, memory_book::MemoryState};
use memledger_kernel::{
    Identity, LedgerError, MEMORY_BOOK, Page, WORKFLOW_RUN, book_stream, cursor,
    texts::{memory_content, reason},
    time::rfc3339,
};
use memledger_people::access::Scope;
use memledger_projections::{
    UserKey,
    changes::{self, ChangeRow},
    memories,
    runs::RunChangeRow,
    threads::ThreadChangeRow,
    timeline::{self, TimelineRow},
};
use memledger_store::StreamKey;
use uuid::Uuid;

use self::{
    changed::changed,
    filters::{Before, end, filters},
};
use crate::{
    Memories,
    gathered::{PAGE_BYTES, WINDOW},
    reasons,
    views::HistoryItem,
};

#[derive(Debug, Clone, Default)]
pub struct TimelineQuery {
    pub from: Option<Timestamp>,
    pub to: Option<Timestamp>,
    /// ADD, UPDATE, DELETE, MERGE, LINK, TTL, RESTORE or PURGE of a memory; RUN_REQUESTED, RUN_COMPLETED,
    /// RUN_FAILED, RUN_CANCELLED or RUN_RESTORED of a run; MESSAGE, MESSAGES_ROLLED_BACK, MESSAGE_PURGED,
    /// THREAD_SUMMARIZED, SUMMARY_FAILED, SUMMARIES_WITHDRAWN, THREAD_PURGED, MESSAGES_EXTRACTED or EXTRACTION_FAILED of
    /// a thread; or several of them with commas in between.
    pub event: Option<String>,
    pub actor: Option<String>,
    /// Of this memory alone, and so of no run.
    pub memory_id: Option<MemoryId>,
    /// Only changes by this run or import or by undoing it, and the run's outcome.
    pub run_id: Option<String>,
    /// Only changes of memories after this rev, and so of no run.
    pub since_rev: Option<u64>,
    pub limit: usize,
    pub cursor: Option<String>,
}

impl Memories {
    /// Every change of one memory, newest first.
    pub async fn history(
        &self,
        identity: &Identity,
        user: &UserId,
        memory_id: &MemoryId,
        limit: usize,
        page: Option<&str>,
    ) -> Result<Page<HistoryItem>, LedgerError> {
        identity.may_read(user)?;
        let reach = self.people.access_rules().reach(identity)?;
        let before: Option<u64> = page.map(|page| cursor::decode("history", page)).transpose()?;
        let stream = book_stream(identity, user);
        let (user_key, id) = (UserKey::of(&stream), memory_id.as_str());
        let query =
            changes::history(&user_key, id, reach.names(), before, limit + 1, self.core.store.dialect());
        let (_, rows) = self.core.fresh_rows(&stream, &["changes", "memories"], &query).await?;
        if rows.is_empty() && before.is_none() {
            let mut found = memories::by_ids(self.core.store.as_ref(), &user_key, &[id]).await?;
            found.retain(|memory| reach.holds(memory.record.attributes.category.as_deref()));
            if found.is_empty() {
                return Err(LedgerError::unknown_memory(memory_id));
            }
        }
        let mut rows = changes::newest_first(&rows)?;
        let mut more = rows.len() > limit;
        rows.truncate(limit);
        let rows: Vec<TimelineRow> = rows.into_iter().map(TimelineRow::Memory).collect();
        let items = self.timeline_items(&stream, &reach, &rows).await?;
        more |= items.len() < rows.len();
        let last = items.last().filter(|_| more);
        let next_cursor = last.map(|last| cursor::encode("history", &last.rev));
        self.shown_in_history(identity, user, &items);
        Ok(Page { items, next_cursor })
    }

    /// Every change of one user's memories and, unless the caller sees some categories alone, what became of
    /// the user's runs and what was said in the user's threads, newest first.
    pub async fn timeline(
        &self,
        identity: &Identity,
        user: &UserId,
        query: TimelineQuery,
    ) -> Result<Page<HistoryItem>, LedgerError> {
        identity.may_read(user)?;
        let reach = self.people.access_rules().reach(identity)?;
        let before: Option<Before> =
            query.cursor.as_deref().map(|page| cursor::decode("timeline", page)).transpose()?;
        let filters = filters(&query, &reach, before)?;
        let stream = book_stream(identity, user);
        let user_key = UserKey::of(&stream);
        let Some(asked) = timeline::query(&user_key, &filters, self.core.store.dialect()) else {
            self.check_since(&stream, query.since_rev).await?;
            return Ok(Page { items: Vec::new(), next_cursor: None });
        };
        let mut read = Vec::new();
        if let Some(filter) = &filters.of_memories {
            read.push("changes");
            // What a change's memory is now stands in the other one.
            read.extend(filter.categories.as_ref().map(|_| "memories"));
        }
        read.extend(filters.of_runs.as_ref().map(|_| "runs"));
        read.extend(filters.of_threads.as_ref().map(|_| "threads"));
        let beside: &[&str] = if filters.of_runs.is_some() { &[WORKFLOW_RUN] } else { &[] };
        let (_, rows) = self.core.fresh_rows_beside(&stream, beside, &read, &asked).await?;
        let mut rows = timeline::newest_first(&rows)?;
        if rows.is_empty() {
            // Any row lies after that rev, so the newest rev does too and need not be asked for.
            self.check_since(&stream, query.since_rev).await?;
        }
        let mut more = rows.len() > query.limit;
        rows.truncate(query.limit);
        let items = self.timeline_items(&stream, &reach, &rows).await?;
        more |= items.len() < rows.len();
        rows.truncate(items.len());
        let next_cursor = if more { end(&rows, before) } else { None };
        self.shown_in_history(identity, user, &items);
        Ok(Page { items, next_cursor })
    }

    fn shown_in_history(&self, identity: &Identity, user: &UserId, items: &[HistoryItem]) {
        let with_text =
            items.iter().filter(|item| item.old.is_some() || item.new.is_some() || item.reason.is_some());
        self.records.shown(identity, user, with_text.filter_map(|item| item.memory_id.as_deref()));
    }

    /// Refuses a rev that the user's memories have not reached yet.
    async fn check_since(&self, stream: &StreamKey, since_rev: Option<u64>) -> Result<(), LedgerError> {
        let Some(since_rev) = since_rev else { return Ok(()) };
        let (_, head) = self.newest(stream).await?;
        if since_rev > head {
            let message = format!("{since_rev} is in the future; the newest rev is {head}");
            return Err(LedgerError::invalid("since_rev", message));
        }
        Ok(())
    }

    /// One item a row, as far as the texts of a page may go.
    async fn timeline_items(
        &self,
        stream: &StreamKey,
        reach: &Scope,
        rows: &[TimelineRow],
    ) -> Result<Vec<HistoryItem>, LedgerError> {
        let (mut items, mut bytes) = (Vec::with_capacity(rows.len()), 0);
        for window in rows.chunks(WINDOW) {
            let linked = self.linked(stream, reach, window).await?;
            let said = window.iter().filter_map(of_thread).filter_map(|change| change.content_id);
            let told = window.iter().filter_map(TimelineRow::memory).flat_map(contents).chain(said);
            let texts = told.chain(linked.values().filter_map(|now| now.content)).collect();
            let texts = self.texts(stream.partition(), texts).await?;
            for row in window {
                let mut told = match row.clone() {
                    TimelineRow::Memory(change) => item(change, &texts)?,
                    TimelineRow::Run(change) => run_item(change),
                    TimelineRow::Thread(change) => threads::item(change, &texts)?,
                };
                linked::complete(&mut told, &linked, &texts)?;
                told.reason = reasons::for_reader(reach, told.run_id.is_some(), told.reason);
                items.push(told);
            }
            bytes += texts.values().map(String::len).sum::<usize>();
            if bytes >= PAGE_BYTES {
                break;
            }
        }
        Ok(items)
    }

    /// Changes with their texts; those that were purged are `null`.
    pub async fn history_items(
        &self,
        user_key: &UserKey,
        rows: Vec<ChangeRow>,
    ) -> Result<Vec<HistoryItem>, LedgerError> {
        let ids = rows.iter().flat_map(contents).collect();
        let texts = self.texts(user_key.partition_id, ids).await?;
        rows.into_iter().map(|row| item(row, &texts)).collect()
    }
}

fn of_thread(row: &TimelineRow) -> Option<&ThreadChangeRow> {
    match row {
        TimelineRow::Thread(change) => Some(change),
        _ => None,
    }
}

fn contents(row: &ChangeRow) -> impl Iterator<Item = Uuid> {
    [row.old_content, row.new_content, row.reason].into_iter().flatten()
}

fn item(row: ChangeRow, texts: &HashMap<Uuid, String>) -> Result<HistoryItem, LedgerError> {
    let body = |id: Option<Uuid>| id.and_then(|id| texts.get(&id));
    let content = |id: Option<Uuid>| body(id).map(|body| memory_content(body)).transpose();
    let (old, new) = (content(row.old_content)?, content(row.new_content)?);
    let mut detail = row.detail;
    let changed = changed(&detail, old.as_ref(), new.as_ref());
    if let Some(at) = detail["purge_at"].as_i64() {
        detail["purge_at"] = rfc3339(Timestamp(at)).into();
    }
    Ok(HistoryItem {
        stream_type: MEMORY_BOOK.to_owned(),
        event: row.event.as_str().to_owned(),
        memory_id: Some(row.memory_id),
        old: old.map(|old| old.content),
        new: new.map(|new| new.content),
        old_state: row.old_state.map(|state| state.to_string()),
        new_state: Some(MemoryState::as_str(row.new_state).to_owned()),
        actor: row.actor,
        reason: body(row.reason).map(|body| reason(body).map(|why| why.reason)).transpose()?,
        run_id: row.run_id,
        detail,
        changed,
        rev: Some(row.rev),
        partition_id: row.partition_id,
        position: row.position,
        ts: rfc3339(Timestamp(row.recorded_at)),
    })
}

fn run_item(row: RunChangeRow) -> HistoryItem {
    let mut detail = row.detail;
    if let Some(detail) = detail.as_object_mut() {
        detail.insert("workflow".to_owned(), row.workflow.into());
    }
    HistoryItem {
        stream_type: WORKFLOW_RUN.to_owned(),
        event: row.event.as_str().to_owned(),
        memory_id: None,
        old: None,
        new: None,
        old_state: None,
        new_state: None,
        actor: row.actor,
        reason: None,
        run_id: Some(row.run_id),
        detail,
        changed: BTreeMap::new(),
        rev: None,
        partition_id: row.partition_id,
        position: row.position,
        ts: rfc3339(Timestamp(row.recorded_at)),
    }
}
