//! What happened to one user: changes of memories, and what became of runs, asked for at once.
//!
//! A user's memories and runs lie in one partition, so that positions put both in one order.

use std::cmp::Reverse;

use memledger_store::{Dialect, Row, StoreError, Value, projector::Query};

use crate::{
    UserKey,
    changes::{self, ChangeFilter, ChangeRow},
    runs::{self, RunChangeFilter, RunChangeRow},
};

/// Where a row names its memory; that of a run has none.
const MEMORY_ID: usize = 5;

#[derive(Debug, Clone)]
pub enum TimelineRow {
    Memory(ChangeRow),
    Run(RunChangeRow),
}

impl TimelineRow {
    pub fn position(&self) -> i64 {
        match self {
            Self::Memory(change) => change.position,
            Self::Run(change) => change.position,
        }
    }

    /// The change of a memory, where it is one.
    pub fn memory(&self) -> Option<&ChangeRow> {
        match self {
            Self::Memory(change) => Some(change),
            Self::Run(_) => None,
        }
    }
}

/// The newest of both, each up to its own limit, or of the one that is wanted: [`newest_first`] reads them.
/// None where neither is.
pub fn query(
    user: &UserKey,
    of_memories: Option<&ChangeFilter>,
    of_runs: Option<&RunChangeFilter>,
    dialect: Dialect,
) -> Option<Query> {
    match (of_memories, of_runs) {
        (None, None) => None,
        (Some(filter), None) => Some(changes::timeline(user, filter, dialect)),
        (None, Some(filter)) => Some(runs::timeline(user, filter, Vec::new())),
        (Some(of_memories), Some(of_runs)) => {
            let memories = changes::timeline(user, of_memories, dialect);
            let runs = runs::timeline(user, of_runs, memories.parameters);
            let sql = format!(
                "SELECT c.*, CAST(NULL AS text) AS workflow FROM ({}) c UNION ALL SELECT r.* FROM ({}) r",
                memories.sql, runs.sql
            );
            Some(Query { sql, parameters: runs.parameters })
        }
    }
}

/// What the rows of [`query`] hold, newest first, in whatever order they come.
pub fn newest_first(rows: &[Row]) -> Result<Vec<TimelineRow>, StoreError> {
    let read = |row: &Row| match row[MEMORY_ID] {
        Value::Null => runs::change_of_row(row).map(TimelineRow::Run),
        _ => changes::change(row).map(TimelineRow::Memory),
    };
    let mut found: Vec<TimelineRow> = rows.iter().map(read).collect::<Result<_, _>>()?;
    found.sort_by_key(|row| Reverse(row.position()));
    Ok(found)
}

#[cfg(test)]
#[path = "timeline_tests.rs"]
mod tests;
