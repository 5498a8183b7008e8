//! What became of the memories that a change names: what those of a relation say, since two ids alone tell nothing, and
//! in which state those of a merge are by now.

use std::{
    collections::{BTreeSet, HashMap, HashSet},
    iter::once,
};

use memledger_kernel::{LedgerError, texts::memory_content};
use memledger_people::access::Scope;
use memledger_projections::{
    UserKey,
    changes::{ChangeRow, HistoryEvent},
    memories,
    timeline::TimelineRow,
};
use memledger_store::{StreamKey, Value};
use serde_json::Value as Json;
use uuid::Uuid;

use crate::{Memories, views::HistoryItem};

/// Most memories that one query names.
const AT_ONCE: usize = 1_000;

/// A memory as it is by now.
pub(super) struct Now {
    /// Of one that a relation joins; none once it was destroyed.
    pub content: Option<Uuid>,
    state: String,
}

/// By memory; those out of reach are left out.
pub(super) type LinkedMemories = HashMap<String, Now>;

impl Memories {
    /// The memories that the relations and merges among the rows name. Asks nothing if there are none.
    pub(super) async fn linked(
        &self,
        stream: &StreamKey,
        reach: &Scope,
        rows: &[TimelineRow],
    ) -> Result<LinkedMemories, LedgerError> {
        let ids: BTreeSet<&str> = rows.iter().filter_map(TimelineRow::memory).flat_map(named).collect();
        let ids: Vec<&str> = ids.into_iter().collect();
        let links = rows.iter().filter_map(TimelineRow::memory).filter(|row| row.event == HistoryEvent::Link);
        let joined: HashSet<&str> = links.flat_map(named).collect();
        let mut memories = LinkedMemories::with_capacity(ids.len());
        for ids in ids.chunks(AT_ONCE) {
            let query = memories::contents(&UserKey::of(stream), ids);
            let (_, rows) = self.core.fresh_rows(stream, &["memories"], &query).await?;
            for row in &rows {
                if reach.holds(row[1].maybe(Value::text)?) {
                    let id = row[0].text()?;
                    let content = row[2].maybe(Value::uuid)?.filter(|_| joined.contains(id));
                    memories.insert(id.to_owned(), Now { content, state: row[3].text()?.to_owned() });
                }
            }
        }
        Ok(memories)
    }
}

/// The memories that a relation joins, or that went into a merge and came out of it.
fn named(row: &ChangeRow) -> Vec<&str> {
    let own = row.memory_id.as_str();
    match row.event {
        HistoryEvent::Link => once(own).chain(row.detail["to"].as_str()).collect(),
        HistoryEvent::Merge => {
            let sources = row.detail["derived_from"].as_array().into_iter().flatten();
            once(own).chain(sources.filter_map(|source| source["memory_id"].as_str())).collect()
        }
        _ => Vec::new(),
    }
}

/// Completes the detail of a relation with what both memories say now, and that of a merge with the states of now.
pub(super) fn complete(
    item: &mut HistoryItem,
    memories: &LinkedMemories,
    texts: &HashMap<Uuid, String>,
) -> Result<(), LedgerError> {
    if item.event == HistoryEvent::Merge.as_str() {
        add_states(item, memories);
    }
    if item.event != HistoryEvent::Link.as_str() {
        return Ok(());
    }
    let said = |id: Option<&str>| -> Result<Option<String>, LedgerError> {
        let content = id.and_then(|id| memories.get(id)).and_then(|now| now.content);
        let body = content.and_then(|content| texts.get(&content));
        Ok(body.map(|body| memory_content(body)).transpose()?.map(|content| content.content))
    };
    let (own, other) = (said(item.memory_id.as_deref())?, said(item.detail["to"].as_str())?);
    if let Some(detail) = item.detail.as_object_mut() {
        detail.insert("text".to_owned(), own.into());
        detail.insert("to_text".to_owned(), other.into());
    }
    Ok(())
}

fn add_states(item: &mut HistoryItem, memories: &LinkedMemories) {
    let state = |id: &str| memories.get(id).map(|now| now.state.clone()).into();
    let own = item.memory_id.as_deref().map_or(Json::Null, state);
    let sources = item.detail.get_mut("derived_from").and_then(Json::as_array_mut);
    for source in sources.into_iter().flatten() {
        let of_source = source["memory_id"].as_str().map_or(Json::Null, state);
        source["state_now"] = of_source;
    }
    item.detail["state_now"] = own;
}
