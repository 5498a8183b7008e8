//! Which workflow runs were there, how far is each, and what did it come to? One row a run, and one for each
//! event of it that a timeline tells.

mod change;
mod query;
mod run;

use memledger_aggregates::workflow_run::RunEvent;
use memledger_store::{
    Row, Value,
    projection::{Projection, Recorded, RowSet},
    table::{PARTITION, Table, Type},
};

pub use change::{RunChangeFilter, RunChangeRow, RunHistoryEvent};
pub(crate) use change::{change_of_row, timeline};
pub use query::{
    CompletedRuns, RunFilter, RunTotals, UserRuns, active, by_id, completed_by_day, last_completed, last_of,
    last_requested, list, of_user, read, tokens, totals, under_way, user_runs,
};
pub use run::{Run, RunStep};

/// Columns beside the record are those that runs are looked for and summed up by.
pub const TABLES: &[Table] = &[RUNS, change::RUN_CHANGES];

const RUNS: Table = Table {
    name: "runs",
    columns: &[
        PARTITION,
        ("tenant_id", Type::Text),
        ("user_id", Type::Text),
        ("run_id", Type::Text),
        ("workflow", Type::Text),
        ("status", Type::Text),
        ("requested_at", Type::Int),
        // Whether it is requested or running.
        ("active", Type::Int),
        ("duration_ms", Type::Int),
        ("before_count", Type::Int),
        ("after_count", Type::Int),
        ("prompt_tokens", Type::Int),
        ("completion_tokens", Type::Int),
        ("cost_micros", Type::Int),
        // The rest of [`Run`], as JSON.
        ("record", Type::Text),
    ],
    key: 4,
    position: None,
    indexes: &[
        ("by_id", "(tenant_id, run_id)"),
        ("by_time", "(tenant_id, requested_at, run_id)"),
        ("by_user", "(tenant_id, user_id, requested_at)"),
        ("by_activity", "(active, tenant_id)"),
    ],
};

pub struct Runs;

impl Projection for Runs {
    fn name(&self) -> &'static str {
        "runs"
    }

    fn version(&self) -> i64 {
        3
    }

    fn tables(&self) -> &'static [Table] {
        TABLES
    }

    fn reads(&self, recorded: &Recorded, rows: &mut RowSet) {
        if let Some(event) = recorded.get::<RunEvent>() {
            rows.want(0, key(recorded, event));
        }
    }

    fn apply(&self, recorded: &Recorded, rows: &mut RowSet) -> Result<(), String> {
        let Some(event) = recorded.get::<RunEvent>() else { return Ok(()) };
        let key = key(recorded, event);
        let before = rows.get(0, &key).map(run::of_row).transpose()?;
        let run = Run::fold(before, event, &recorded.event)
            .ok_or_else(|| format!("run {} was never requested", event.run_id))?;
        if let Some(row) = change::row(&recorded.event, event, &run)? {
            rows.put(1, TABLES[1].key, row);
        }
        rows.put(0, TABLES[0].key, run::row(key, &run)?);
        Ok(())
    }
}

fn key(recorded: &Recorded, event: &RunEvent) -> Row {
    let stored = &recorded.event;
    let key: [Value; 4] = [
        stored.partition_id.into(),
        stored.tenant_id.as_str().into(),
        stored.stream_id.as_str().into(),
        event.run_id.as_str().into(),
    ];
    key.into()
}
