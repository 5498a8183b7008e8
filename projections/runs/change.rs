//! What became of runs, for timelines: a thin row for each event of a run that says so.

use memledger_aggregates::workflow_run::{RunChange, RunEvent};
use memledger_store::{
    Row, StoreError, StoredEvent, Value,
    projector::Query,
    table::{PARTITION, Table, Type},
};
use serde_json::json;

use super::Run;
use crate::{Conditions, UserKey};

pub(super) const RUN_CHANGES: Table = Table {
    name: "run_changes",
    columns: &[
        PARTITION,
        ("tenant_id", Type::Text),
        ("user_id", Type::Text),
        ("position", Type::Int),
        ("event", Type::Text),
        ("run_id", Type::Text),
        ("workflow", Type::Text),
        ("actor", Type::Text),
        ("recorded_at", Type::Int),
        // JSON: the trigger, the error's code, figures.
        ("detail", Type::Text),
    ],
    key: 4,
    position: None,
    indexes: &[],
};

/// What an event of a run is called in timelines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RunHistoryEvent {
    Requested,
    Completed,
    Failed,
    Cancelled,
    /// Undone as a whole.
    Restored,
}

impl RunHistoryEvent {
    pub const ALL: [Self; 5] =
        [Self::Requested, Self::Completed, Self::Failed, Self::Cancelled, Self::Restored];

    pub fn as_str(self) -> &'static str {
        match self {
            Self::Requested => "RUN_REQUESTED",
            Self::Completed => "RUN_COMPLETED",
            Self::Failed => "RUN_FAILED",
            Self::Cancelled => "RUN_CANCELLED",
            Self::Restored => "RUN_RESTORED",
        }
    }

    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|event| event.as_str() == name)
    }
}

/// One row as stored.
#[derive(Debug, Clone)]
pub struct RunChangeRow {
    pub partition_id: i64,
    pub position: i64,
    pub event: RunHistoryEvent,
    pub run_id: String,
    pub workflow: String,
    pub actor: String,
    /// Microseconds since the epoch.
    pub recorded_at: i64,
    pub detail: serde_json::Value,
}

#[derive(Debug, Clone, Default)]
pub struct RunChangeFilter {
    /// Microseconds, inclusive.
    pub from: Option<i64>,
    /// Microseconds, inclusive.
    pub to: Option<i64>,
    /// Any of these; none leaves it open.
    pub events: Option<Vec<RunHistoryEvent>>,
    pub actor: Option<String>,
    pub run_id: Option<String>,
    /// Only what lies before this position.
    pub before_position: Option<u64>,
    pub limit: usize,
}

/// The event's name and detail, if a timeline tells of it; `run` is as the event leaves it.
fn told(event: &RunEvent, run: &Run) -> Option<(RunHistoryEvent, serde_json::Value)> {
    // The revs that the run's changes took stand among the figures of the step that saved.
    let saved = |name: &str| run.steps.iter().find_map(|step| step.figures.get(name)).copied();
    match &event.change {
        RunChange::Requested { trigger, .. } => {
            Some((RunHistoryEvent::Requested, json!({"trigger": trigger})))
        }
        RunChange::Completed { duration_ms, figures, .. } => {
            let (first_rev, last_rev) = (saved("first_rev"), saved("last_rev"));
            let detail = json!({
                "duration_ms": duration_ms,
                "figures": figures,
                "first_rev": first_rev,
                "last_rev": last_rev,
            });
            Some((RunHistoryEvent::Completed, detail))
        }
        RunChange::Failed { error, .. } => Some((RunHistoryEvent::Failed, json!({"error": error}))),
        RunChange::Cancelled {} => Some((RunHistoryEvent::Cancelled, json!({}))),
        RunChange::Restored { figures } => Some((RunHistoryEvent::Restored, json!({"figures": figures}))),
        RunChange::Claimed { .. }
        | RunChange::StepStarted { .. }
        | RunChange::AnswerRecorded { .. }
        | RunChange::StepCompleted { .. }
        | RunChange::StepFailed { .. }
        | RunChange::AnswersErased { .. } => None,
    }
}

/// The row of an event; none where it says nothing to those who read timelines.
pub(super) fn row(stored: &StoredEvent, event: &RunEvent, run: &Run) -> Result<Option<Row>, String> {
    let Some((name, detail)) = told(event, run) else { return Ok(None) };
    Ok(Some(vec![
        stored.partition_id.into(),
        stored.tenant_id.as_str().into(),
        stored.stream_id.as_str().into(),
        stored.position.into(),
        name.as_str().into(),
        event.run_id.as_str().into(),
        run.workflow.as_str().into(),
        stored.actor.as_str().into(),
        stored.recorded_at.into(),
        serde_json::to_string(&detail).map_err(|e| e.to_string())?.into(),
    ]))
}

/// The columns in the places of those of a memory's change, each NULL that a run has not, and the workflow.
const AS_CHANGES: &str = "r.partition_id, r.tenant_id, r.user_id, CAST(NULL AS bigint) AS rev, \
     r.position, CAST(NULL AS text) AS memory_id, r.event, CAST(NULL AS text) AS old_state, \
     CAST(NULL AS text) AS new_state, CAST(NULL AS uuid) AS old_content, CAST(NULL AS uuid) AS new_content, \
     CAST(NULL AS uuid) AS reason, r.actor, r.run_id, r.recorded_at, r.detail, r.workflow";

/// What became of a user's runs, the newest first; the statement's parameters so far are `before`.
pub(crate) fn timeline(user: &UserKey, filter: &RunChangeFilter, before: Vec<Value>) -> Query {
    let mut conditions = Conditions::of_user_behind(before, "r", user);
    conditions.add_some("r.recorded_at >= ?", filter.from);
    conditions.add_some("r.recorded_at <= ?", filter.to);
    if let Some(events) = &filter.events {
        conditions.add_in("r.event", events.iter().map(|event| event.as_str().into()));
    }
    conditions.add_some("r.actor = ?", filter.actor.as_deref());
    conditions.add_some("r.run_id = ?", filter.run_id.as_deref());
    conditions.add_some("r.position < ?", filter.before_position);
    let limit = conditions.parameter(filter.limit as u64);
    let sql = format!(
        "SELECT {AS_CHANGES} FROM run_changes r WHERE {} ORDER BY r.position DESC LIMIT {limit}",
        conditions.sql()
    );
    Query { sql, parameters: conditions.values }
}

/// Reads a row of [`timeline`].
pub(crate) fn change_of_row(row: &[Value]) -> Result<RunChangeRow, StoreError> {
    let unknown = || StoreError::Corrupt("a row of run_changes has an unknown event".to_owned());
    Ok(RunChangeRow {
        partition_id: row[0].int()?,
        position: row[4].int()?,
        event: RunHistoryEvent::parse(row[6].text()?).ok_or_else(unknown)?,
        run_id: row[13].text()?.to_owned(),
        workflow: row[16].text()?.to_owned(),
        actor: row[12].text()?.to_owned(),
        recorded_at: row[14].int()?,
        detail: serde_json::from_str(row[15].text()?).map_err(StoreError::corrupt)?,
    })
}

#[cfg(test)]
#[path = "change_tests.rs"]
mod tests;
