//! An export is of one moment, whatever is written while it is sent.

use memledger_ledger::{
    DeleteMode, Memory, MemoryPatch, export::item, operations::OperationView, views::HistoryItem,
};

use super::*;
use crate::http::on_both;

on_both!(what_is_written_during_an_export_is_not_in_it);

/// More than an export reads at once and sends ahead.
const MEMORIES: usize = 1_200;

async fn what_is_written_during_an_export_is_not_in_it(backend: Backend) {
    let world = World::new(backend).await;
    let lines: Vec<String> =
        (0..MEMORIES).map(|n| format!("{{\"id\": \"m{n}\", \"content\": \"fact {n}\"}}")).collect();
    let owner = user("ana");
    let imported = world
        .ledger
        .memories
        .import(&operator(), Source::Jsonl, lines.join("\n"), Some(&owner), |_| {})
        .await;
    assert_eq!(imported.unwrap().created, MEMORIES);
    let mut export = world.ledger.audit.export(&operator(), &owner, None).await.unwrap();
    let mut sent = vec![export.recv().await.unwrap().unwrap()];
    // The rest is still to be read.
    for n in 0..20 {
        world.create("ana", &format!("later {n}")).await;
        let id = MemoryId::new(format!("m{n}")).unwrap();
        let change = MemoryPatch { content: Some(format!("changed {n}")), ..MemoryPatch::default() };
        world.ledger.memories.update(call("ana"), id, change).await.unwrap();
        let id = MemoryId::new(format!("m{}", MEMORIES - 1 - n)).unwrap();
        world.ledger.memories.delete(call("ana"), id, DeleteMode::Archive, None).await.unwrap();
    }
    // The oldest, which come last.
    let purged = MemoryId::new("m0").unwrap();
    world.ledger.audit.purge(call("ana"), purged, "asked to".to_owned()).await.unwrap();
    while let Some(line) = export.recv().await {
        sent.push(line.unwrap());
    }
    let (mut memories, mut history, mut events) = (0, 0, 0);
    for line in &sent {
        if let Some(memory) = item::<Memory>(line) {
            memories += 1;
            if memory.id == "m0" {
                assert_eq!((memory.state.as_str(), &memory.content), ("purged", &None), "{memory:?}");
                continue;
            }
            assert_eq!((memory.state.as_str(), memory.revision), ("active", 1), "{memory:?}");
            assert!(memory.content.as_ref().is_some_and(|text| text.starts_with("fact")), "{memory:?}");
        } else if let Some(item) = item::<HistoryItem>(line) {
            assert!(item.rev.is_some_and(|rev| rev <= MEMORIES as u64), "{item:?}");
            history += 1;
        } else if line.kind() == "event" {
            events += 1;
        } else {
            // What was asked of the ledger until then: the import.
            let operation = item::<OperationView>(line).unwrap_or_else(|| panic!("{line:?}"));
            assert_eq!(operation.node, "worker", "{operation:?}");
        }
    }
    assert_eq!((memories, history, events), (MEMORIES, MEMORIES, MEMORIES));
    world.ledger.close().await;
}
