//! What happened to one user: changes of memories, what became of runs, and what was said in threads, asked for at once.
//!
//! A user's streams lie in one partition, so that positions put both in one order.

use std::cmp::Reverse;

use memledger_store::{Dialect, Row, StoreError, Value, projector::Query};

use crate::{
    UserKey,
    changes::{self, ChangeFilter, ChangeRow},
    runs::{self, RunChangeFilter, RunChangeRow},
    threads::{self, ThreadChangeFilter, ThreadChangeRow},
};

/// Where a row names its memory; that of a run or a thread has none.
const MEMORY_ID: usize = 5;
/// Where the row of a run names its workflow.
const WORKFLOW: usize = 16;

#[derive(Debug, Clone)]
pub enum TimelineRow {
    Memory(ChangeRow),
    Run(RunChangeRow),
    Thread(ThreadChangeRow),
}

impl TimelineRow {
    pub fn position(&self) -> i64 {
        match self {
            Self::Memory(change) => change.position,
            Self::Run(change) => change.position,
            Self::Thread(change) => change.position,
        }
    }

    /// The change of a memory, where it is one.
    pub fn memory(&self) -> Option<&ChangeRow> {
        match self {
            Self::Memory(change) => Some(change),
            Self::Run(_) | Self::Thread(_) => None,
        }
    }
}

/// What is asked for of each; none of what is not meant.
#[derive(Debug, Default)]
pub struct TimelineFilters {
    pub of_memories: Option<ChangeFilter>,
    pub of_runs: Option<RunChangeFilter>,
    pub of_threads: Option<ThreadChangeFilter>,
}

/// The newest of all, each up to its own limit: [`newest_first`] reads them. None where nothing is meant.
pub fn query(user: &UserKey, filters: &TimelineFilters, dialect: Dialect) -> Option<Query> {
    let mut parts: Vec<String> = Vec::new();
    let mut parameters = Vec::new();
    if let Some(filter) = &filters.of_memories {
        let memories = changes::timeline(user, filter, dialect);
        parts.push(format!("SELECT c.*, CAST(NULL AS text) AS workflow FROM ({}) c", memories.sql));
        parameters = memories.parameters;
    }
    if let Some(filter) = &filters.of_runs {
        let runs = runs::timeline(user, filter, parameters);
        parts.push(format!("SELECT r.* FROM ({}) r", runs.sql));
        parameters = runs.parameters;
    }
    if let Some(filter) = &filters.of_threads {
        let threads = threads::timeline(user, filter, parameters);
        parts.push(format!("SELECT t.* FROM ({}) t", threads.sql));
        parameters = threads.parameters;
    }
    (!parts.is_empty()).then(|| Query { sql: parts.join(" UNION ALL "), parameters })
}

/// What the rows of [`query`] hold, newest first, in whatever order they come.
pub fn newest_first(rows: &[Row]) -> Result<Vec<TimelineRow>, StoreError> {
    let read = |row: &Row| match row[MEMORY_ID] {
        Value::Null if row[WORKFLOW] == Value::Null => threads::change_of_row(row).map(TimelineRow::Thread),
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
