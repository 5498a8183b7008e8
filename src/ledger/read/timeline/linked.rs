//! What the memories of a relation say: a change that names two ids alone tells its reader nothing.

use std::{
    collections::{BTreeSet, HashMap},
    iter::once,
};

use memledger_projections::{
    UserKey,
    changes::{ChangeRow, HistoryEvent},
    memories,
    timeline::TimelineRow,
};
use memledger_store::{StreamKey, Value};
use uuid::Uuid;

use crate::{Ledger, LedgerError, access::Scope, texts::memory_content, views::HistoryItem};

/// The contents of memories as they are now, by memory; those that are destroyed or out of reach are left out.
pub(super) type Contents = HashMap<String, Uuid>;

impl Ledger {
    /// Of the memories that the relations among the rows join. Asks nothing where there are none.
    pub(super) async fn linked(
        &self,
        stream: &StreamKey,
        reach: &Scope,
        rows: &[TimelineRow],
    ) -> Result<Contents, LedgerError> {
        let changes = rows.iter().filter_map(TimelineRow::memory);
        let ids: BTreeSet<&str> = changes.filter(|row| is_link(row)).flat_map(ends).collect();
        if ids.is_empty() {
            return Ok(Contents::new());
        }
        let ids: Vec<&str> = ids.into_iter().collect();
        let query = memories::contents(&UserKey::of(stream), &ids);
        let (_, rows) = self.fresh_rows(stream, &["memories"], &query).await?;
        let mut contents = Contents::with_capacity(rows.len());
        for row in &rows {
            let (category, content) = (row[1].maybe(Value::text)?, row[2].maybe(Value::uuid)?);
            if let Some(content) = content.filter(|_| reach.holds(category)) {
                contents.insert(row[0].text()?.to_owned(), content);
            }
        }
        Ok(contents)
    }
}

fn is_link(row: &ChangeRow) -> bool {
    row.event == HistoryEvent::Link
}

/// The memories that a relation joins: the one whose change it is, and the other.
fn ends(row: &ChangeRow) -> impl Iterator<Item = &str> {
    once(row.memory_id.as_str()).chain(row.detail["to"].as_str())
}

/// Completes the detail of a relation with what both memories say now.
pub(super) fn complete(
    item: &mut HistoryItem,
    contents: &Contents,
    texts: &HashMap<Uuid, String>,
) -> Result<(), LedgerError> {
    if item.event != HistoryEvent::Link.as_str() {
        return Ok(());
    }
    let said = |id: Option<&str>| -> Result<Option<String>, LedgerError> {
        let body = id.and_then(|id| contents.get(id)).and_then(|content| texts.get(content));
        Ok(body.map(|body| memory_content(body)).transpose()?.map(|content| content.content))
    };
    let (own, other) = (said(item.memory_id.as_deref())?, said(item.detail["to"].as_str())?);
    if let Some(detail) = item.detail.as_object_mut() {
        detail.insert("text".to_owned(), own.into());
        detail.insert("to_text".to_owned(), other.into());
    }
    Ok(())
}
