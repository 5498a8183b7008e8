//! What changed: one thin row a change serves the delta header, the history and the timeline.

pub mod delta;
pub mod header;
mod query;
mod row;
mod since;
pub mod weight;

use memledger_store::{
    projection::{Projection, Recorded, RowSet},
    table::{PARTITION, Table, Type},
};

pub use query::{
    ChangeFilter, ChangeRow, after_rev, find_user_of, head_rev, history, imported_since, newest_first, rev,
};
pub(crate) use query::{change, timeline};
pub use row::HistoryEvent;
pub use since::{Current, Reader, Since, since};

pub const TABLES: &[Table] = &[Table {
    name: "changes",
    columns: &[
        PARTITION,
        ("tenant_id", Type::Text),
        ("user_id", Type::Text),
        ("rev", Type::Int),
        ("position", Type::Int),
        ("memory_id", Type::Text),
        ("event", Type::Text),
        ("old_state", Type::Text),
        ("new_state", Type::Text),
        ("old_content", Type::Uuid),
        ("new_content", Type::Uuid),
        ("reason", Type::Uuid),
        ("actor", Type::Text),
        ("run_id", Type::Text),
        ("recorded_at", Type::Int),
        // JSON: changed fields, where it was merged to or came from.
        ("detail", Type::Text),
    ],
    key: 4,
    position: Some("position"),
    // Without the user, so that a memory is found by its id alone.
    indexes: &[("by_memory", "(partition_id, tenant_id, memory_id, rev)")],
}];

pub struct Changes;

impl Projection for Changes {
    fn name(&self) -> &'static str {
        "changes"
    }

    fn version(&self) -> i64 {
        2
    }

    fn tables(&self) -> &'static [Table] {
        TABLES
    }

    /// An event says both what was and what is, so no row has to be read.
    fn reads(&self, _: &Recorded, _: &mut RowSet) {}

    fn apply(&self, recorded: &Recorded, rows: &mut RowSet) -> Result<(), String> {
        if let Some(event) = crate::memory(recorded) {
            rows.put(0, TABLES[0].key, row::row(&recorded.event, event)?);
        }
        Ok(())
    }
}
