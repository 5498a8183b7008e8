//! Whatever a caller does under a key, `verify` finds the receipt that it left to be right.

use memledger_aggregates::{MemoryId, memory_book::AttributePatch};
use memledger_ledger::{
    DeleteMode, MemoryPatch, MergeRequest, NewMemory, UserCall,
    runs::{Trigger, WorkflowChange},
    verify::Scope,
};
use memledger_store::projector::ProjectorOptions;
use memledger_tests::Backend;
use memledger_workflows::memory_optimization::{DEFINITION, NAME};

use super::{World, call, operator, patient};
use crate::http::on_both;

on_both!(the_receipt_of_every_kind_of_write_is_right);

fn new(content: &str) -> NewMemory {
    NewMemory { content: content.to_owned(), ..NewMemory::default() }
}

fn keyed(key: &str) -> UserCall {
    call("ana").keyed(key)
}

async fn the_receipt_of_every_kind_of_write_is_right(backend: Backend) {
    let world = World::with(backend, patient(), ProjectorOptions::default()).await;
    let ledger = &world.ledger;
    // Each twice: the first under a key does something, the second under another may find nothing to do.
    for round in 1..=2 {
        let key = |what: &str| keyed(&format!("{what} {round}"));
        ledger.memories.put_by_key(key("put"), "drink", new("Likes tea")).await.unwrap();
        ledger
            .memories
            .put_by_key(key("put other"), "drink", new(&format!("Likes coffee {round}")))
            .await
            .unwrap();
        let batch = ["one", "two", "three", "four"].map(|text| new(&format!("{text} {round}")));
        let made = ledger.memories.create_batch(key("batch"), batch.to_vec()).await.unwrap().answer;
        let [a, b, c, d] = [0, 1, 2, 3].map(|at: usize| MemoryId::new(&made[at].id).unwrap());
        let replacing = NewMemory { replaces: Some(a.clone()), ..new("replaces one") };
        let replaced = ledger.memories.create(key("replace"), replacing).await.unwrap();
        ledger.memories.restore(key("restore"), a.clone()).await.unwrap();
        for time in 1..=2 {
            let set = AttributePatch { category: Some(Some("work".to_owned())), ..AttributePatch::default() };
            let patch = MemoryPatch { set, ..MemoryPatch::default() };
            ledger.memories.update(key(&format!("label {time}")), b.clone(), patch).await.unwrap();
            ledger.memories.relate(key(&format!("relate {time}")), a.clone(), b.clone(), 0.5).await.unwrap();
            let change = WorkflowChange { threshold: Some(50 + round), ..WorkflowChange::default() };
            let asker = memledger_ledger::Call {
                idempotency_key: Some(format!("set {round} {time}")),
                ..(&operator()).into()
            };
            ledger.runs.set_workflow_config(asker, NAME, change).await.unwrap();
        }
        ledger.memories.unrelate(key("unrelate"), a.clone(), b.clone()).await.unwrap();
        let request = MergeRequest {
            source_ids: vec![b, c],
            content: "two and three".to_owned(),
            topics: None,
            target_id: Some(a.clone()),
            reason: Some("the same".to_owned()),
        };
        ledger.memories.merge(key("merge"), request).await.unwrap();
        ledger
            .memories
            .delete(key("delete"), d.clone(), DeleteMode::Soft, Some("old".to_owned()))
            .await
            .unwrap();
        ledger.audit.purge(key("purge"), d, "asked".to_owned()).await.unwrap();
        let replaced = MemoryId::new(&replaced.memory.id).unwrap();
        ledger.memories.delete(key("archive"), replaced, DeleteMode::Archive, None).await.unwrap();
    }
    let (identity, user) = (operator(), call("ana").user);
    ledger.runs.request_run(&identity, &user, NAME, Trigger::Manual, DEFINITION.step_names()).await.unwrap();
    let report = ledger.audit.verify_scope(&Scope::default()).await.unwrap();
    assert!(report.ok, "{:#?}", report.faults);
    assert_eq!(report.receipts, 2 * 16);
    world.close().await;
}
