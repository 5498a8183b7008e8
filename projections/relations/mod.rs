//! Which memories belong to which? A row for each side of an edge, so that either is found by its key.

mod query;

use memledger_aggregates::memory_book::Change;
use memledger_store::{
    Row, Value,
    projection::{Projection, Recorded, RowSet},
    table::{PARTITION, Table, Type},
};

pub use query::{EDGE, Edge, EdgeFilter, list, of_memories, read};

/// Rows of memories that are not active stay, since these may come back; whoever reads looks at `memories` too.
pub const TABLES: &[Table] = &[Table {
    name: "relations",
    columns: &[
        PARTITION,
        ("tenant_id", Type::Text),
        ("user_id", Type::Text),
        ("memory_id", Type::Text),
        ("other_id", Type::Text),
        // Whether the edge was made from this side.
        ("outgoing", Type::Int),
        // In thousandths.
        ("strength", Type::Int),
        ("by_hand", Type::Int),
        ("rev", Type::Int),
        ("recorded_at", Type::Int),
    ],
    key: 5,
    position: None,
    indexes: &[("by_rev", "(partition_id, tenant_id, user_id, rev)")],
}];

pub struct Relations;

impl Projection for Relations {
    fn name(&self) -> &'static str {
        "relations"
    }

    fn version(&self) -> i64 {
        2
    }

    fn tables(&self) -> &'static [Table] {
        TABLES
    }

    fn reads(&self, _: &Recorded, _: &mut RowSet) {}

    fn apply(&self, recorded: &Recorded, rows: &mut RowSet) -> Result<(), String> {
        let Some(event) = crate::memory(recorded) else { return Ok(()) };
        let from = event.memory_id.as_str();
        match &event.change {
            Change::Linked { by_hand, strength, to } => {
                let to = to.as_str();
                for (one, other, outgoing) in [(from, to, true), (to, from, false)] {
                    let mut row = key(recorded, one, other);
                    row.extend([
                        i64::from(outgoing).into(),
                        i64::from(*strength).into(),
                        i64::from(*by_hand).into(),
                        event.rev.into(),
                        recorded.event.recorded_at.into(),
                    ]);
                    rows.put(0, TABLES[0].key, row);
                }
            }
            Change::Unlinked { to, .. } => {
                rows.delete(0, key(recorded, from, to.as_str()));
                rows.delete(0, key(recorded, to.as_str(), from));
            }
            _ => {}
        }
        Ok(())
    }
}

fn key(recorded: &Recorded, memory_id: &str, other_id: &str) -> Row {
    let event = &recorded.event;
    let key: [Value; 5] = [
        event.partition_id.into(),
        event.tenant_id.as_str().into(),
        event.stream_id.as_str().into(),
        memory_id.into(),
        other_id.into(),
    ];
    key.into()
}
