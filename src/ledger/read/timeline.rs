//! Histories and timelines: every change with the texts before and after, newest first.

use std::collections::HashMap;

use memledger_aggregates::{MemoryId, Timestamp, UserId, memory_book::MemoryState};
use memledger_projections::{
    UserKey,
    changes::{self, ChangeFilter, ChangeRow, HistoryEvent},
    memories,
};
use memledger_store::Row;
use uuid::Uuid;

use super::unknown;
use crate::{
    Identity, Ledger, LedgerError, MEMORY_BOOK, cursor,
    texts::{memory_content, reason},
    time::rfc3339,
    views::{HistoryItem, Page},
};

#[derive(Debug, Clone, Default)]
pub struct TimelineQuery {
    pub from: Option<Timestamp>,
    pub to: Option<Timestamp>,
    /// ADD, UPDATE, DELETE, MERGE, LINK, TTL, RESTORE or PURGE.
    pub event: Option<String>,
    pub actor: Option<String>,
    pub memory_id: Option<MemoryId>,
    pub limit: usize,
    pub cursor: Option<String>,
}

impl Ledger {
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
        let reach = self.access_rules().reach(identity)?;
        let before: Option<u64> = page.map(|page| cursor::decode("history", page)).transpose()?;
        let stream = Self::stream(identity, user);
        let (user_key, id) = (UserKey::of(&stream), memory_id.as_str());
        let query = changes::history(&user_key, id, reach.names(), before, limit + 1);
        let (_, rows) = self.fresh_rows(&stream, &["changes", "memories"], &query).await?;
        if rows.is_empty() && before.is_none() {
            let mut found = memories::by_ids(self.store.as_ref(), &user_key, &[id]).await?;
            found.retain(|memory| reach.holds(memory.record.attributes.category.as_deref()));
            if found.is_empty() {
                return Err(unknown(memory_id));
            }
        }
        self.page("history", &user_key, rows, limit).await
    }

    /// Every change of one user's memories, newest first.
    pub async fn timeline(
        &self,
        identity: &Identity,
        user: &UserId,
        query: TimelineQuery,
    ) -> Result<Page<HistoryItem>, LedgerError> {
        identity.may_read(user)?;
        let reach = self.access_rules().reach(identity)?;
        let event = query.event.as_deref().map(parse_event).transpose()?;
        let before_rev = query.cursor.as_deref().map(|page| cursor::decode("timeline", page)).transpose()?;
        let stream = Self::stream(identity, user);
        let user_key = UserKey::of(&stream);
        let filter = ChangeFilter {
            from: query.from.map(|at| at.0),
            to: query.to.map(|at| at.0),
            event,
            actor: query.actor,
            memory_id: query.memory_id.map(|id| id.to_string()),
            categories: reach.names().map(<[String]>::to_vec),
            before_rev,
            limit: query.limit + 1,
        };
        // What a change's memory is now stands in the other one.
        let read: &[&str] = if reach.names().is_some() { &["changes", "memories"] } else { &["changes"] };
        let (_, rows) = self.fresh_rows(&stream, read, &changes::timeline(&user_key, &filter)).await?;
        self.page("timeline", &user_key, rows, query.limit).await
    }

    async fn page(
        &self,
        list: &str,
        user_key: &UserKey,
        rows: Vec<Row>,
        limit: usize,
    ) -> Result<Page<HistoryItem>, LedgerError> {
        let mut rows = changes::newest_first(&rows)?;
        let more = rows.len() > limit;
        rows.truncate(limit);
        let next_cursor = rows.last().filter(|_| more).map(|row| cursor::encode(list, &row.rev));
        Ok(Page { items: self.history_items(user_key, rows).await?, next_cursor })
    }

    /// Changes with their texts; those that were purged are `null`.
    pub(crate) async fn history_items(
        &self,
        user_key: &UserKey,
        rows: Vec<ChangeRow>,
    ) -> Result<Vec<HistoryItem>, LedgerError> {
        let ids =
            rows.iter().flat_map(|row| [row.old_content, row.new_content, row.reason]).flatten().collect();
        let texts = self.texts(user_key.partition_id, ids).await?;
        rows.into_iter().map(|row| item(row, &texts)).collect()
    }
}

fn parse_event(name: &str) -> Result<HistoryEvent, LedgerError> {
    HistoryEvent::parse(name).ok_or_else(|| {
        let names: Vec<&str> = HistoryEvent::ALL.iter().map(|event| event.as_str()).collect();
        LedgerError::invalid("event", format!("{name:?} is none of {}", names.join(", ")))
    })
}

fn item(row: ChangeRow, texts: &HashMap<Uuid, String>) -> Result<HistoryItem, LedgerError> {
    let body = |id: Option<Uuid>| id.and_then(|id| texts.get(&id));
    let text = |id: Option<Uuid>| -> Result<Option<String>, LedgerError> {
        body(id).map(|body| memory_content(body).map(|text| text.content)).transpose()
    };
    let mut detail = row.detail;
    if let Some(at) = detail["purge_at"].as_i64() {
        detail["purge_at"] = rfc3339(Timestamp(at)).into();
    }
    Ok(HistoryItem {
        stream_type: MEMORY_BOOK.to_owned(),
        event: row.event.as_str().to_owned(),
        memory_id: row.memory_id,
        old: text(row.old_content)?,
        new: text(row.new_content)?,
        old_state: row.old_state.map(|state| state.to_string()),
        new_state: MemoryState::as_str(row.new_state).to_owned(),
        actor: row.actor,
        reason: body(row.reason).map(|body| reason(body).map(|why| why.reason)).transpose()?,
        run_id: row.run_id,
        detail,
        rev: row.rev,
        partition_id: row.partition_id,
        position: row.position,
        ts: rfc3339(Timestamp(row.recorded_at)),
    })
}
