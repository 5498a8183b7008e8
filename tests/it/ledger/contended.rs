//! A command that another server is ahead of says what was changed meanwhile.

use std::fmt::Debug;

use memledger_aggregates::TenantId;
use memledger_ledger::{
    Ledger, LedgerError, LedgerOptions, NewMemory, Role,
    accounts::NewAccount,
    runs::{RunKey, Trigger, WorkflowChange},
};
use memledger_store::projector::ProjectorOptions;
use memledger_tests::{Backend, open_store};
use memledger_workflows::memory_optimization::{DEFINITION, NAME};

use super::{TENANT, World, call, operator, patient, user};
use crate::http::on_both;

on_both!(a_conflict_names_what_was_changed);

/// Decides once, so that whatever it has in memory and another changed is a conflict.
fn hasty() -> LedgerOptions {
    LedgerOptions { conflict_retries: 0, ..patient() }
}

async fn remember(ledger: &Ledger, content: &str) -> Result<(), LedgerError> {
    let new = NewMemory { content: content.to_owned(), ..NewMemory::default() };
    ledger.memories.create(call("ana"), new).await.map(drop)
}

async fn set_threshold(ledger: &Ledger, threshold: u32) -> Result<(), LedgerError> {
    let change = WorkflowChange { threshold: Some(threshold), ..WorkflowChange::default() };
    ledger.runs.set_workflow_config(&operator(), NAME, change).await.map(drop)
}

async fn request(ledger: &Ledger) -> Result<RunKey, LedgerError> {
    let (by, steps) = (operator(), DEFINITION.step_names());
    let requested = ledger.runs.request_run(&by, &user("ana"), NAME, Trigger::Manual, steps).await;
    requested.map(|run| run.answer)
}

#[track_caller]
fn is_conflict<T: Debug>(answer: Result<T, LedgerError>, what: &str) {
    match answer {
        Err(LedgerError::Conflict(said)) => {
            assert_eq!(said, format!("others changed {what} at the same time; try again"));
        }
        other => panic!("{what}: {other:?}"),
    }
}

async fn a_conflict_names_what_was_changed(backend: Backend) {
    let world = World::with(backend, hasty(), ProjectorOptions::default()).await;
    let store = open_store(&world._database).await;
    let other = Ledger::open(store, hasty(), ProjectorOptions::default()).await.unwrap();
    let one = &world.ledger;

    remember(one, "one").await.unwrap();
    remember(&other, "two").await.unwrap();
    is_conflict(remember(one, "three").await, "this user's memories");
    remember(one, "three").await.unwrap();

    set_threshold(one, 5).await.unwrap();
    set_threshold(&other, 6).await.unwrap();
    is_conflict(set_threshold(one, 7).await, "this tenant's settings");

    let tenant = TenantId::new(TENANT).unwrap();
    let ana = NewAccount { tenant, email: "ana@example.com".to_owned(), role: Role::Admin };
    one.people.create_account(&ana, "the first password").await.unwrap();
    other.people.set_password(&ana.email, "the second password").await.unwrap();
    is_conflict(one.people.set_password(&ana.email, "the third password").await, "this account");

    let run = request(one).await.unwrap();
    other.runs.claim_run(&run, "elsewhere").await.unwrap();
    is_conflict(request(one).await, "this user's runs");
    other.close().await;
    world.close().await;
}
