//! Reading memories with their texts, one round trip a page.

use memledger_aggregates::{
    MemoryId,
    memory_book::{MemoryContent, MemoryRecord, MemoryState},
};
use memledger_store::{EventStore, Row, StoreError, Value};

use super::{TABLES, row};
use crate::{Conditions, Person};

/// A memory with its text; none once purged.
#[derive(Debug, Clone)]
pub struct FoundMemory {
    pub memory_id: MemoryId,
    pub record: MemoryRecord,
    pub content: Option<MemoryContent>,
}

/// What to list. An empty list of states means every state.
#[derive(Debug, Clone, Default)]
pub struct MemoryFilter {
    pub states: Vec<MemoryState>,
    pub category: Option<String>,
    pub bank: Option<String>,
    pub topic: Option<String>,
    pub pinned: Option<bool>,
    pub thread_id: Option<String>,
    /// After this one in the list: its creation time and id.
    pub after: Option<(i64, String)>,
    pub limit: usize,
}

fn select() -> String {
    let columns: Vec<String> = TABLES[0].columns.iter().map(|(name, _)| format!("m.{name}")).collect();
    format!(
        "SELECT {}, c.body FROM memories m LEFT JOIN contents c \
         ON c.partition_id = m.partition_id AND c.content_id = m.content_id",
        columns.join(", ")
    )
}

fn found(row: &Row) -> Result<FoundMemory, StoreError> {
    let body = row[TABLES[0].columns.len()].maybe(Value::text)?;
    Ok(FoundMemory {
        memory_id: MemoryId::new(row[3].text()?).map_err(StoreError::corrupt)?,
        record: row::record(row)?,
        content: body.map(serde_json::from_str).transpose().map_err(StoreError::corrupt)?,
    })
}

/// Memories, newest first by creation.
pub async fn list(
    store: &dyn EventStore,
    person: &Person,
    filter: &MemoryFilter,
) -> Result<Vec<FoundMemory>, StoreError> {
    let mut after = filter.after.clone();
    let mut answer = Vec::new();
    while answer.len() < filter.limit {
        let mut conditions = Conditions::person("m", person);
        narrow(&mut conditions, filter, after.as_ref());
        let limit = conditions.parameter(filter.limit as u64);
        let sql = format!(
            "{} WHERE {} ORDER BY m.created_at DESC, m.memory_id DESC LIMIT {limit}",
            select(),
            conditions.sql()
        );
        let rows = store.query(&sql, conditions.values).await?;
        let last_page = rows.len() < filter.limit;
        for row in &rows {
            let memory = found(row)?;
            after = Some((memory.record.created_at.0, memory.memory_id.to_string()));
            // The condition on topics finds them anywhere in the content, so it is checked here again.
            if has_topic(&memory, filter.topic.as_deref()) && answer.len() < filter.limit {
                answer.push(memory);
            }
        }
        if last_page {
            break;
        }
    }
    Ok(answer)
}

fn narrow(conditions: &mut Conditions, filter: &MemoryFilter, after: Option<&(i64, String)>) {
    if !filter.states.is_empty() {
        conditions.add_in("m.state", filter.states.iter().map(|state| state.as_str().into()));
    }
    conditions.add_some("m.category = ?", filter.category.as_deref());
    conditions.add_some("m.bank = ?", filter.bank.as_deref());
    conditions.add_some("m.pinned = ?", filter.pinned);
    conditions.add_some("m.thread_id = ?", filter.thread_id.as_deref());
    if let Some(topic) = &filter.topic {
        let quoted = serde_json::Value::from(topic.as_str()).to_string();
        let escaped = quoted.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
        conditions.add("c.body LIKE ? ESCAPE '\\'", format!("%{escaped}%"));
    }
    if let Some((created_at, memory_id)) = after {
        let (at, id) = (conditions.parameter(*created_at), conditions.parameter(memory_id.as_str()));
        conditions.raw(format!("(m.created_at, m.memory_id) < ({at}, {id})"));
    }
}

fn has_topic(memory: &FoundMemory, topic: Option<&str>) -> bool {
    topic.is_none_or(|topic| {
        memory.content.as_ref().is_some_and(|content| content.topics.iter().any(|t| t == topic))
    })
}

/// Those of the memories that exist, in no order.
pub async fn by_ids(
    store: &dyn EventStore,
    person: &Person,
    ids: &[&str],
) -> Result<Vec<FoundMemory>, StoreError> {
    let mut answer = Vec::with_capacity(ids.len());
    for chunk in ids.chunks(500) {
        let mut conditions = Conditions::person("m", person);
        conditions.add_in("m.memory_id", chunk.iter().map(|id| (*id).into()));
        let sql = format!("{} WHERE {}", select(), conditions.sql());
        for row in store.query(&sql, conditions.values).await? {
            answer.push(found(&row)?);
        }
    }
    Ok(answer)
}
