//! Between a memory's record and its row.

use std::sync::Arc;

use memledger_aggregates::{
    MemoryId, Timestamp,
    memory_book::{Attributes, Kind, MemoryRecord, MemoryState, Source},
};
use memledger_store::{Row, StoreError, Value};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

#[derive(Serialize, Deserialize)]
struct Lineage {
    contents: Vec<Uuid>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    derived_from: Vec<Source>,
}

/// Where a memory and its text come from, which its record does not say.
pub struct Provenance {
    pub created_by: String,
    /// Microseconds since the epoch.
    pub said_at: i64,
}

pub fn provenance(row: &[Value]) -> Result<Provenance, StoreError> {
    Ok(Provenance { created_by: row[23].text()?.to_owned(), said_at: row[24].int()? })
}

/// The row of a record: the key, then the other columns in the order of the table.
pub fn row(mut key: Row, record: &MemoryRecord, provenance: &Provenance) -> Result<Row, String> {
    let attributes = &record.attributes;
    let lineage = Lineage { contents: record.contents.clone(), derived_from: record.derived_from.clone() };
    let lineage = serde_json::to_string(&lineage).map_err(|e| e.to_string())?;
    key.extend([
        record.state.as_str().into(),
        attributes.kind.as_str().into(),
        attributes.category.clone().into(),
        attributes.bank.as_str().into(),
        i32::from(attributes.importance).into(),
        attributes.pinned.into(),
        attributes.thread_id.clone().into(),
        attributes.agent_id.clone().into(),
        attributes.run_id.clone().into(),
        attributes.actor_id.clone().into(),
        attributes.role.clone().into(),
        record.content_id.into(),
        record.revision.into(),
        record.rev.into(),
        record.created_at.0.into(),
        record.updated_at.0.into(),
        record.purge_at.map(|at| at.0).into(),
        record.merged_into.as_ref().map(MemoryId::as_str).into(),
        lineage.into(),
        provenance.created_by.as_str().into(),
        provenance.said_at.into(),
        record.recorded_at.0.into(),
    ]);
    Ok(key)
}

/// The record of a row that begins with the table's key.
pub fn record(row: &[Value]) -> Result<MemoryRecord, StoreError> {
    let damaged = |what: &str| StoreError::Corrupt(format!("a row of memories has an unknown {what}"));
    let text = |at: usize| row[at].maybe(Value::text).map(|text| text.map(str::to_owned));
    let count = |at: usize| row[at].int().and_then(|n| u64::try_from(n).map_err(StoreError::corrupt));
    let lineage: Lineage = serde_json::from_str(row[22].text()?).map_err(StoreError::corrupt)?;
    Ok(MemoryRecord {
        state: MemoryState::parse(row[4].text()?).ok_or_else(|| damaged("state"))?,
        revision: count(16)?,
        rev: count(17)?,
        attributes: Arc::new(Attributes {
            kind: Kind::parse(row[5].text()?).ok_or_else(|| damaged("kind"))?,
            category: text(6)?,
            bank: row[7].text()?.to_owned(),
            importance: u8::try_from(row[8].int()?).map_err(StoreError::corrupt)?,
            pinned: row[9].int()? != 0,
            thread_id: text(10)?,
            agent_id: text(11)?,
            run_id: text(12)?,
            actor_id: text(13)?,
            role: text(14)?,
        }),
        content_id: row[15].maybe(Value::uuid)?,
        contents: lineage.contents,
        merged_into: text(21)?.map(MemoryId::new).transpose().map_err(StoreError::corrupt)?,
        derived_from: lineage.derived_from,
        purge_at: row[20].maybe(Value::int)?.map(Timestamp),
        created_at: Timestamp(row[18].int()?),
        updated_at: Timestamp(row[19].int()?),
        recorded_at: Timestamp(row[25].int()?),
    })
}
