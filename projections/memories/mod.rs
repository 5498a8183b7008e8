//! What is remembered now, and what is in the archive: one row a memory, in every state.

mod banks;
mod breakdown;
mod named;
mod query;
mod row;
mod topics;

use memledger_aggregates::memory_book::MemoryRecord;
use memledger_store::{
    StoreError, Value,
    projection::{Projection, Recorded, RowSet},
    table::{PARTITION, Table, Type},
};

pub use banks::{bank_counts, largest_banks, read_bank_counts};
pub use breakdown::{Share, breakdown};
pub use named::{categories, ending, makers};
pub use query::{
    FoundMemory, MemoryFilter, accesses, by_ids, contents, found, one, page, purged_among, read_accesses,
    with_parts,
};
use row::Provenance;
pub use topics::{topic_counts, topics_of};

/// Text, topics and metadata lie in `contents`, so nothing personal is copied here.
pub const TABLES: &[Table] = &[Table {
    name: "memories",
    columns: &[
        PARTITION,
        ("tenant_id", Type::Text),
        ("user_id", Type::Text),
        ("memory_id", Type::Text),
        ("state", Type::Text),
        ("kind", Type::Text),
        ("category", Type::Text),
        ("bank", Type::Text),
        ("importance", Type::Int),
        ("pinned", Type::Int),
        ("thread_id", Type::Text),
        ("agent_id", Type::Text),
        ("run_id", Type::Text),
        ("actor_id", Type::Text),
        ("role", Type::Text),
        ("content_id", Type::Uuid),
        ("revision", Type::Int),
        ("rev", Type::Int),
        ("created_at", Type::Int),
        ("updated_at", Type::Int),
        ("purge_at", Type::Int),
        ("merged_into", Type::Text),
        // JSON: every content id, and what the memory was made from.
        ("lineage", Type::Text),
        // Who made it.
        ("created_by", Type::Text),
        // When it came to say what it says: other labels, a pin or a restore change `updated_at` alone.
        ("said_at", Type::Int),
        ("recorded_at", Type::Int),
    ],
    key: 4,
    position: None,
    indexes: &[("newest", "(partition_id, tenant_id, user_id, state, created_at, memory_id)")],
}];

pub struct Memories;

impl Projection for Memories {
    fn name(&self) -> &'static str {
        "memories"
    }

    fn version(&self) -> i64 {
        4
    }

    fn tables(&self) -> &'static [Table] {
        TABLES
    }

    fn reads(&self, recorded: &Recorded, rows: &mut RowSet) {
        if let Some(event) = crate::memory(recorded)
            && event.revision > 1
            && !event.is_about_a_link()
        {
            rows.want(0, key(recorded, event.memory_id.as_str()));
        }
    }

    fn apply(&self, recorded: &Recorded, rows: &mut RowSet) -> Result<(), String> {
        let event = crate::memory(recorded).filter(|event| !event.is_about_a_link());
        let Some(event) = event else { return Ok(()) };
        let key = key(recorded, event.memory_id.as_str());
        let wrong = |e: StoreError| e.to_string();
        let known = rows.get(0, &key).map(|row| Ok((row::record(row)?, row::provenance(row)?)));
        let (current, provenance) = known.transpose().map_err(wrong)?.unzip();
        let before = current.as_ref().and_then(|record| record.content_id);
        let record = MemoryRecord::fold(current, event)
            .ok_or_else(|| format!("memory {} changes before it was created", event.memory_id))?;
        let mut provenance = provenance.unwrap_or_else(|| Provenance {
            created_by: recorded.event.actor.clone(),
            said_at: record.updated_at.0,
        });
        if record.content_id.is_some() && record.content_id != before {
            provenance.said_at = record.updated_at.0;
        }
        rows.put(0, TABLES[0].key, row::row(key, &record, &provenance)?);
        if !event.erased().is_empty() {
            rows.texts_destroyed();
        }
        Ok(())
    }
}

fn key(recorded: &Recorded, memory_id: &str) -> Vec<Value> {
    let event = &recorded.event;
    vec![
        event.partition_id.into(),
        event.tenant_id.as_str().into(),
        event.stream_id.as_str().into(),
        memory_id.into(),
    ]
}
