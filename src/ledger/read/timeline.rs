//! Histories and timelines: every change with the texts before and after, newest first.

use std::collections::HashMap;

use memledger_aggregates::{
    MemoryId, Timestamp, UserId,
    memory_book::{MemoryContent, MemoryState, Reason},
};
use memledger_projections::{
    Person,
    changes::{self, ChangeFilter, ChangeRow, HistoryEvent},
    memories,
};
use memledger_store::Row;
use uuid::Uuid;

use crate::{
    Identity, Ledger, LedgerError, MEMORY_BOOK, cursor,
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
        let before: Option<u64> = page.map(|page| cursor::decode("history", page)).transpose()?;
        let stream = Self::stream(identity, user);
        let (person, id) = (Person::of(&stream), memory_id.as_str());
        let query = changes::history(&person, id, before, limit + 1);
        let (_, rows) = self.fresh_rows(&stream, &["changes", "memories"], &query).await?;
        if rows.is_empty()
            && before.is_none()
            && memories::by_ids(self.store.as_ref(), &person, &[id]).await?.is_empty()
        {
            return Err(LedgerError::NotFound(format!("memory {memory_id} does not exist")));
        }
        self.page("history", &person, rows, limit).await
    }

    /// Every change of one user's memories, newest first.
    pub async fn timeline(
        &self,
        identity: &Identity,
        user: &UserId,
        query: TimelineQuery,
    ) -> Result<Page<HistoryItem>, LedgerError> {
        identity.may_read(user)?;
        let event = query.event.as_deref().map(parse_event).transpose()?;
        let before_rev = query.cursor.as_deref().map(|page| cursor::decode("timeline", page)).transpose()?;
        let stream = Self::stream(identity, user);
        let person = Person::of(&stream);
        let filter = ChangeFilter {
            from: query.from.map(|at| at.0),
            to: query.to.map(|at| at.0),
            event,
            actor: query.actor,
            memory_id: query.memory_id.map(|id| id.to_string()),
            before_rev,
            limit: query.limit + 1,
        };
        let (_, rows) = self.fresh_rows(&stream, &["changes"], &changes::timeline(&person, &filter)).await?;
        self.page("timeline", &person, rows, query.limit).await
    }

    async fn page(
        &self,
        list: &str,
        person: &Person,
        rows: Vec<Row>,
        limit: usize,
    ) -> Result<Page<HistoryItem>, LedgerError> {
        let mut rows = changes::newest_first(&rows)?;
        let more = rows.len() > limit;
        rows.truncate(limit);
        let next_cursor = rows.last().filter(|_| more).map(|row| cursor::encode(list, &row.rev));
        Ok(Page { items: self.history_items(person, rows).await?, next_cursor })
    }

    /// Changes with their texts; those that were purged are `null`.
    pub(crate) async fn history_items(
        &self,
        person: &Person,
        rows: Vec<ChangeRow>,
    ) -> Result<Vec<HistoryItem>, LedgerError> {
        let ids =
            rows.iter().flat_map(|row| [row.old_content, row.new_content, row.reason]).flatten().collect();
        let texts = self.texts(person.partition_id, ids).await?;
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
    let unreadable = |e: serde_json::Error| LedgerError::Internal(format!("a content is unreadable: {e}"));
    let text = |id: Option<Uuid>| -> Result<Option<String>, LedgerError> {
        let body = id.and_then(|id| texts.get(&id));
        body.map(|body| {
            serde_json::from_str::<MemoryContent>(body).map(|text| text.content).map_err(unreadable)
        })
        .transpose()
    };
    let mut detail = row.detail;
    if let Some(at) = detail["purge_at"].as_i64() {
        detail["purge_at"] = rfc3339(Timestamp(at)).into();
    }
    let reason = row.reason.and_then(|id| texts.get(&id));
    Ok(HistoryItem {
        stream_type: MEMORY_BOOK.to_owned(),
        event: row.event.as_str().to_owned(),
        memory_id: row.memory_id,
        old: text(row.old_content)?,
        new: text(row.new_content)?,
        old_state: row.old_state.map(|state| state.to_string()),
        new_state: MemoryState::as_str(row.new_state).to_owned(),
        actor: row.actor,
        reason: reason
            .map(|body| serde_json::from_str::<Reason>(body).map(|r| r.reason).map_err(unreadable))
            .transpose()?,
        run_id: row.run_id,
        detail,
        rev: row.rev,
        partition_id: row.partition_id,
        position: row.position,
        ts: rfc3339(Timestamp(row.recorded_at)),
    })
}
