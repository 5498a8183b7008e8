//! What becomes of a memory whose text is gone though nobody purged it.

use memledger_aggregates::{MemoryId, memory_book::AttributePatch};
use memledger_ledger::{LedgerError, MemoryPatch};
use memledger_tests::Backend;
use serde_json::{Map, json};
use uuid::Uuid;

use super::{World, call, id, operator, user};
use crate::http::on_both;

on_both!(a_change_of_a_lost_text_is_refused, a_new_text_takes_the_place_of_a_lost_one);

/// A ledger of one memory, whose text is lost; with it the text's id.
async fn with_a_lost_text(backend: Backend) -> (World, MemoryId, Uuid) {
    let world = World::new(backend).await;
    let memory = id(&world.create("ana", "No milk").await);
    let texts = world.store.query("SELECT content_id FROM contents", Vec::new()).await.unwrap();
    assert_eq!(world.store.execute("DELETE FROM contents", Vec::new()).await.unwrap(), 1);
    (world, memory, texts[0][0].uuid().unwrap())
}

fn topics() -> MemoryPatch {
    MemoryPatch { topics: Some(vec!["diet".to_owned()]), ..MemoryPatch::default() }
}

async fn a_change_of_a_lost_text_is_refused(backend: Backend) {
    let (world, memory, lost) = with_a_lost_text(backend).await;
    let metadata = Map::from_iter([("source".to_owned(), json!("chat"))]);
    let important = AttributePatch { importance: Some(5), ..AttributePatch::default() };
    let patches = [
        topics(),
        MemoryPatch { metadata: Some(metadata), ..MemoryPatch::default() },
        MemoryPatch { set: important, ..topics() },
    ];
    for patch in patches {
        let told = world.ledger.memories.update(call("ana"), memory.clone(), patch.clone()).await;
        let Err(LedgerError::State(said)) = &told else { panic!("{patch:?} was answered {told:?}") };
        assert!(said.contains(memory.as_str()) && said.contains(&lost.to_string()), "{said}");
    }
    let seen = world.ledger.memories.get(&operator(), &user("ana"), &memory).await.unwrap();
    assert_eq!((seen.revision, seen.importance, seen.content), (1, 2, None));
    // What does not touch the text does not need it.
    let set = AttributePatch { pinned: Some(true), ..AttributePatch::default() };
    let pin = MemoryPatch { set, ..MemoryPatch::default() };
    let pinned = world.ledger.memories.update(call("ana"), memory, pin).await.unwrap().memory;
    assert_eq!((pinned.revision, pinned.pinned), (2, true));
    world.close().await;
}

async fn a_new_text_takes_the_place_of_a_lost_one(backend: Backend) {
    let (world, memory, lost) = with_a_lost_text(backend).await;
    let patch = MemoryPatch { content: Some("No dairy".to_owned()), ..topics() };
    let changed = world.ledger.memories.update(call("ana"), memory.clone(), patch).await.unwrap().memory;
    assert_eq!((changed.revision, changed.content.as_deref()), (2, Some("No dairy")));
    assert_eq!(changed.topics, ["diet"]);
    assert_eq!(world.ledger.memories.get(&operator(), &user("ana"), &memory).await.unwrap(), changed);
    let metadata = Some(Map::from_iter([("source".to_owned(), json!("chat"))]));
    let patch = MemoryPatch { metadata, ..MemoryPatch::default() };
    let again = world.ledger.memories.update(call("ana"), memory, patch).await.unwrap().memory;
    assert_eq!((again.revision, again.content, again.topics), (3, changed.content, changed.topics));
    // The loss is told all the same.
    let report = world.verified().await;
    let missing = report.faults.iter().filter(|fault| fault.kind == "content_missing");
    let missing: Vec<_> = missing.map(|fault| fault.content_id.clone()).collect();
    assert_eq!(missing, [Some(lost.to_string())], "{:?}", report.faults);
    world.close().await;
}
