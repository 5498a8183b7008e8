//! An event of a run that could not be applied keeps its user's runs from being told as if it had not been.

use memledger_aggregates::TenantId;
use memledger_ledger::{LedgerError, ListQuery, NewMemory, UserCall, runs::RunsQuery};
use memledger_store::{Append, NewEvent, StreamKey};
use memledger_tests::Backend;
use serde_json::json;
use uuid::Uuid;

use super::{TENANT, World, operator, user};
use crate::http::on_both;

on_both!(runs_are_not_told_past_a_parked_event);

const WORKFLOW: &str = "memory-optimization";
/// More than it takes for a run by itself.
const MEMORIES: usize = 120;

/// An event that every program reads, of a run that was never asked for: no read model can apply it, and the
/// stream itself goes on as if it were not there.
fn of_no_run(name: &str, expected_version: i64) -> Append {
    let body = json!({"at": 1, "change": {"cancelled": {}}, "run_id": Uuid::new_v4()});
    Append {
        stream: StreamKey {
            tenant_id: TENANT.to_owned(),
            stream_type: "workflow_run".to_owned(),
            stream_id: name.to_owned(),
        },
        expected_version,
        takeovers: 0,
        events: vec![NewEvent {
            event_id: Uuid::new_v4(),
            event_type: "RunCancelled".to_owned(),
            schema_version: 1,
            body: body.to_string(),
        }],
        contents: Vec::new(),
        erase: Vec::new(),
        receipt: None,
        actor: "admin:other".to_owned(),
        command_id: "c".to_owned(),
        correlation_id: "c".to_owned(),
        causation_id: None,
        recorded_at: 1,
    }
}

#[track_caller]
fn is_refused<T>(answer: Result<T, LedgerError>) {
    match answer.map(|_| ()) {
        Err(LedgerError::Unavailable(said)) => assert!(said.contains("could not be applied to"), "{said}"),
        other => panic!("it was answered {other:?}"),
    }
}

async fn runs_are_not_told_past_a_parked_event(backend: Backend) {
    let world = World::new(backend).await;
    let (ledger, tenant) = (&world.ledger, TenantId::new(TENANT).unwrap());
    let (ana, bob) = (user("ana"), user("bob"));
    for name in ["ana", "bob"] {
        // Not imported: no run begins within an import.
        let note = |n: usize| NewMemory { content: format!("note {n}"), ..NewMemory::default() };
        let notes = (0..MEMORIES).map(note).collect();
        ledger.memories.create_batch(UserCall::new(operator(), user(name)), notes).await.unwrap();
    }
    let grown = ledger.runs.growth(&tenant, &ana, WORKFLOW).await.unwrap();
    assert_eq!((grown.growth(), grown.last_run), (MEMORIES as i64, None));
    let of = |user| RunsQuery { user: Some(user), limit: 9, ..RunsQuery::default() };
    let steps = || vec!["fetch".to_owned()];

    world.store.append(of_no_run("ana", 0)).await.unwrap();
    is_refused(ledger.runs.growth(&tenant, &ana, WORKFLOW).await);
    is_refused(ledger.runs.trigger_run(&tenant, &ana, WORKFLOW, steps()).await);
    is_refused(ledger.runs.runs(&operator(), of(ana.clone())).await);
    // What is of the memories alone is told, and so is what is of others.
    let list = ListQuery { limit: 9, ..ListQuery::default() };
    assert_eq!(ledger.memories.list(&operator(), &ana, list).await.unwrap().items.len(), 9);
    let run = ledger.runs.trigger_run(&tenant, &bob, WORKFLOW, steps()).await.unwrap();
    let run = run.expect("bob's memories have grown enough").run_id;
    assert_eq!(ledger.runs.runs(&operator(), of(bob)).await.unwrap().items.len(), 1);
    let everyone = RunsQuery { limit: 9, ..RunsQuery::default() };
    assert_eq!(ledger.runs.runs(&operator(), everyone).await.unwrap().items.len(), 1);
    ledger.runs.run(&operator(), &run).await.unwrap();

    // A run that is found is not told without what became of it.
    world.store.append(of_no_run("bob", 1)).await.unwrap();
    is_refused(ledger.runs.run(&operator(), &run).await);
    world.close().await;
}
