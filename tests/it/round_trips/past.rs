//! How much of the log a walk through the past reads: a moment's book is folded for its first page alone.

use std::{collections::HashSet, sync::Arc};

use memledger_aggregates::{MemoryId, Timestamp, memory_book::AttributePatch};
use memledger_ledger::{AsOf, Ledger, LedgerError, ListQuery, Memory, MemoryPatch, UserCall, import::Source};
use memledger_store::{EventStore, projector::ProjectorOptions};
use memledger_tests::{Backend, TestDatabase, open_store, patient};
use uuid::Uuid;

use super::{
    ana,
    counting_store::{CountingStore, reading},
    operator,
};
use crate::http::on_both;

on_both!(
    a_walk_through_the_past_folds_it_once,
    a_kept_book_tells_no_text_that_was_purged_since,
    a_log_that_was_restored_is_folded_anew,
);

const MEMORIES: usize = 230;
const PAGE: usize = 50;

/// A ledger whose user has so many memories, an event each; with the store under it.
async fn filled(backend: Backend) -> (Arc<Ledger>, Arc<dyn EventStore>, TestDatabase) {
    let database = TestDatabase::new(backend).await;
    let store = open_store(&database).await;
    let counting = Arc::new(CountingStore::over(store.clone()));
    let options = patient();
    let ledger = Ledger::open(counting, options, ProjectorOptions::default()).await.unwrap();
    let line = |n: usize| format!("{{\"id\": \"m{n}\", \"content\": \"fact {n}\"}}\n");
    let file: String = (0..MEMORIES).map(line).collect();
    let imported =
        ledger.memories.import(&operator(), Source::Jsonl, &file, Some(&ana()), |_| {}).await.unwrap();
    assert_eq!(imported.created, MEMORIES);
    (ledger, store, database)
}

/// All memories as of a moment, and how many events each page read.
async fn walk(ledger: &Ledger, as_of: AsOf) -> (Vec<Memory>, Vec<usize>) {
    let (mut memories, mut read, mut cursor) = (Vec::new(), Vec::new(), None);
    loop {
        let query = ListQuery { as_of: Some(as_of), limit: PAGE, cursor, ..ListQuery::default() };
        let (page, events) = reading(ledger.memories.list(&operator(), &ana(), query)).await;
        let page = page.unwrap();
        memories.extend(page.items);
        read.push(events);
        cursor = page.next_cursor;
        if cursor.is_none() {
            return (memories, read);
        }
    }
}

async fn important(ledger: &Ledger, id: &str, importance: u8) {
    let set = AttributePatch { importance: Some(importance), ..AttributePatch::default() };
    let patch = MemoryPatch { set, ..MemoryPatch::default() };
    let id = MemoryId::new(id).unwrap();
    ledger.memories.update(UserCall::new(operator(), ana()), id, patch).await.unwrap();
}

/// The importance of a memory in a list.
fn importance(memories: &[Memory], id: &str) -> u8 {
    memories.iter().find(|memory| memory.id == id).expect("the memory is listed").importance
}

async fn a_walk_through_the_past_folds_it_once(backend: Backend) {
    let (ledger, _, _database) = filled(backend).await;
    let head = MEMORIES as u64;
    let (first, read) = walk(&ledger, AsOf::Rev(head)).await;
    let ids: HashSet<&str> = first.iter().map(|memory| memory.id.as_str()).collect();
    assert_eq!((first.len(), ids.len()), (MEMORIES, MEMORIES));
    assert_eq!(read.len(), MEMORIES.div_ceil(PAGE));
    assert!(read[0] >= MEMORIES, "the first page folds the book: {read:?}");
    assert!(read[1..].iter().all(|events| *events <= 2), "the others fold nothing: {read:?}");

    // What comes later changes nothing of the moment, and is told of a later one.
    important(&ledger, "m7", 5).await;
    let (again, read) = walk(&ledger, AsOf::Rev(head)).await;
    assert_eq!(again, first);
    assert!(read.iter().all(|events| *events <= 2), "{read:?}");
    let (now, read) = walk(&ledger, AsOf::Rev(head + 1)).await;
    assert_eq!((importance(&first, "m7"), importance(&now, "m7")), (2, 5));
    assert!(read.iter().all(|events| *events < 5), "a later moment goes on from an earlier one: {read:?}");

    // By time it is the same book.
    let updated = now.iter().map(|memory| memory.updated_at.as_str()).max().expect("there are memories");
    let at = memledger_ledger::time::parse("as_of", updated).unwrap();
    let (by_time, read) = walk(&ledger, AsOf::Time(at)).await;
    assert_eq!(by_time, now);
    assert!(read.iter().all(|events| *events <= 2), "{read:?}");
    assert!(walk(&ledger, AsOf::Time(Timestamp(at.0 - 3_600_000_000))).await.0.is_empty());

    // A kept book is not taken for one of a rev that is still to come.
    let query = ListQuery { as_of: Some(AsOf::Rev(head + 2)), limit: PAGE, ..ListQuery::default() };
    let refused = ledger.memories.list(&operator(), &ana(), query).await;
    assert!(
        matches!(&refused, Err(LedgerError::Invalid { field, .. }) if field == "as_of_rev"),
        "{refused:?}"
    );
    ledger.close().await;
}

async fn a_kept_book_tells_no_text_that_was_purged_since(backend: Backend) {
    let (ledger, _, _database) = filled(backend).await;
    let head = AsOf::Rev(MEMORIES as u64);
    let (before, _) = walk(&ledger, head).await;
    let gone = MemoryId::new("m3").unwrap();
    ledger.audit.purge(UserCall::new(operator(), ana()), gone, "asked for".to_owned()).await.unwrap();
    let (after, read) = walk(&ledger, head).await;
    assert!(read.iter().all(|events| *events <= 2), "{read:?}");
    for (then, now) in before.iter().zip(&after) {
        assert_eq!(then.id, now.id);
        let text = then.content.as_deref().filter(|_| then.id != "m3");
        assert_eq!(now.content.as_deref(), text, "{}", then.id);
    }
    ledger.close().await;
}

async fn a_log_that_was_restored_is_folded_anew(backend: Backend) {
    let (ledger, store, _database) = filled(backend).await;
    let head = MEMORIES as u64;
    assert_eq!(importance(&walk(&ledger, AsOf::Rev(head)).await.0, "m7"), 2);
    // As if the log had been taken back, and other events had come in the place of what was.
    let others = "UPDATE events SET event_id = $1, body = replace(body, $2, $3) WHERE stream_id = $4";
    let [was, is] = ["\"importance\":2", "\"importance\":4"];
    let parameters = vec![Uuid::new_v4().into(), was.into(), is.into(), ana().as_str().into()];
    assert_eq!(store.execute(others, parameters).await.unwrap(), head);
    let (memories, read) = walk(&ledger, AsOf::Rev(head)).await;
    assert!(memories.iter().all(|memory| memory.importance == 4), "a book of before is told");
    assert!(read[0] >= MEMORIES && read[1..].iter().all(|events| *events <= 2), "{read:?}");
    ledger.close().await;
}
