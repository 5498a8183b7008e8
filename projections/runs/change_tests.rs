//! Which events of runs a timeline tells, and what of each.

use std::{collections::BTreeMap, sync::Arc};

use memledger_aggregates::{
    Timestamp,
    memory_book::ContentRef,
    workflow_run::{RunId, RunUsage, Trigger},
};
use memledger_store::projection::{Projection, Recorded, RowSet};
use uuid::Uuid;

use super::*;
use crate::{changes, runs::Runs};

const WORKFLOW: &str = "memory-optimization";

/// Rows of timelines after a run's request and these changes, which stand at positions from 1 on.
fn rows_after(changes: Vec<RunChange>) -> Vec<Row> {
    let steps = vec!["fetch".to_owned(), "save".to_owned()];
    let requested = RunChange::Requested { steps, trigger: Trigger::Growth, workflow: WORKFLOW.to_owned() };
    let mut rows = RowSet::default();
    for (position, change) in (1..).zip([requested].into_iter().chain(changes)) {
        let event = RunEvent { at: Timestamp(position), change, run_id: RunId::from(Uuid::nil()) };
        let stored = StoredEvent {
            partition_id: 7,
            position,
            tenant_id: "default".to_owned(),
            stream_type: "workflow_run".to_owned(),
            stream_id: "ana".to_owned(),
            version: position,
            event_id: Uuid::nil(),
            event_type: event.change.event_type().to_owned(),
            schema_version: 1,
            body: String::new(),
            leaf_hash: Vec::new(),
            actor: format!("actor:{position}"),
            command_id: "c".to_owned(),
            correlation_id: "c".to_owned(),
            causation_id: None,
            recorded_at: 100 + position,
        };
        let recorded = Recorded { event: stored, decoded: Ok(Arc::new(event)) };
        Runs.apply(&recorded, &mut rows).unwrap();
    }
    let written = rows.into_changes().into_iter().find(|changes| changes.table == 1);
    written.map(|changes| changes.added).unwrap_or_default()
}

fn figures<const N: usize>(named: [(&str, i64); N]) -> BTreeMap<String, i64> {
    named.into_iter().map(|(name, figure)| (name.to_owned(), figure)).collect()
}

/// Position, event and detail of each row.
fn told(rows: &[Row]) -> Vec<(i64, &str, serde_json::Value)> {
    let detail = |row: &Row| serde_json::from_str(row[9].text().unwrap()).unwrap();
    rows.iter().map(|row| (row[3].int().unwrap(), row[4].text().unwrap(), detail(row))).collect()
}

#[test]
fn a_row_says_whose_run_it_is_and_who_did_it() {
    let wanted: Row = vec![
        7_i64.into(),
        "default".into(),
        "ana".into(),
        1_i64.into(),
        "RUN_REQUESTED".into(),
        Uuid::nil().to_string().into(),
        WORKFLOW.into(),
        "actor:1".into(),
        101_i64.into(),
        r#"{"trigger":"growth"}"#.into(),
    ];
    assert_eq!(rows_after(Vec::new()), [wanted]);
}

#[test]
fn the_work_of_a_run_is_not_told_but_what_it_came_to() {
    let saved = figures([("first_rev", 9), ("last_rev", 12), ("deleted", 3)]);
    let come_to = figures([("memories_after", 5), ("memories_before", 8)]);
    let content = ContentRef { commitment: String::new(), content_id: Uuid::nil() };
    let (step, attempt) = ("save".to_owned(), 1);
    let rows = rows_after(vec![
        RunChange::Claimed { attempt, node: "n".to_owned() },
        RunChange::StepStarted { attempt, cancellable: false, step: step.clone() },
        RunChange::StepFailed { attempt, error: "unavailable".to_owned(), step: step.clone() },
        RunChange::AnswerRecorded {
            attempt,
            content,
            fallback: false,
            item: 0,
            step: step.clone(),
            usage: RunUsage::default(),
        },
        RunChange::StepCompleted { attempt, duration_ms: 4, figures: saved, step },
        RunChange::Completed { attempt, duration_ms: 9, figures: come_to },
        RunChange::AnswersErased { erased: vec![Uuid::nil()] },
        RunChange::Restored { figures: figures([("restored", 3)]) },
    ]);
    let done = json!({
        "duration_ms": 9,
        "figures": {"memories_after": 5, "memories_before": 8},
        "first_rev": 9,
        "last_rev": 12,
    });
    let wanted = vec![
        (1, "RUN_REQUESTED", json!({"trigger": "growth"})),
        (7, "RUN_COMPLETED", done),
        (9, "RUN_RESTORED", json!({"figures": {"restored": 3}})),
    ];
    assert_eq!(told(&rows), wanted);
}

#[test]
fn a_run_that_comes_to_nothing_is_told_with_its_error() {
    let failed = rows_after(vec![RunChange::Failed {
        attempt: None,
        error: "answers_erased".to_owned(),
        reason: None,
    }]);
    assert_eq!(told(&failed)[1..], [(2, "RUN_FAILED", json!({"error": "answers_erased"}))]);
    let cancelled = rows_after(vec![RunChange::Cancelled {}]);
    assert_eq!(told(&cancelled)[1..], [(2, "RUN_CANCELLED", json!({}))]);
    // Without a save there are no revs of it.
    let done = rows_after(vec![RunChange::Completed { attempt: 1, duration_ms: 9, figures: figures([]) }]);
    let detail = json!({"duration_ms": 9, "figures": {}, "first_rev": null, "last_rev": null});
    assert_eq!(told(&done)[1..], [(2, "RUN_COMPLETED", detail)]);
}

#[test]
fn every_event_is_read_as_it_is_written() {
    for event in RunHistoryEvent::ALL {
        assert_eq!(RunHistoryEvent::parse(event.as_str()), Some(event));
    }
    assert_eq!(RunHistoryEvent::parse("RUN"), None);
}

#[test]
fn rows_have_the_columns_of_changes() {
    let wanted: Vec<&str> = changes::TABLES[0].columns.iter().map(|(name, _)| *name).collect();
    // The last word of each column is its name, or what it is called.
    let columns = AS_CHANGES.split(", ");
    let names = columns.clone().filter_map(|column| column.rsplit([' ', '.']).next());
    let found: Vec<&str> = names.collect();
    assert_eq!(found[..wanted.len()], wanted);
    assert_eq!(found[wanted.len()..], ["workflow"]);
    for column in columns.filter_map(|column| column.strip_prefix("r.")) {
        let is_stored = RUN_CHANGES.columns.iter().any(|(name, _)| *name == column);
        assert!(is_stored, "run_changes has no {column}");
    }
}
