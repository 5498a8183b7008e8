//! How often a read asks the database: each time is a round trip, which no cache gives back.

pub mod counting_store;
mod past;

use std::sync::Arc;

use memledger_aggregates::{MemoryId, TenantId, UserId};
use memledger_ledger::{
    Identity, Ledger, LedgerError, LedgerOptions, MemoryPatch, NewMemory, TimelineQuery, UserCall,
};
use memledger_store::projector::ProjectorOptions;
use memledger_tests::{Backend, TestDatabase, open_store};

use crate::http::on_both;
use counting_store::{CountingStore, asking};

on_both!(a_history_asks_twice, a_timeline_asks_twice, a_read_over_all_users_asks_twice);

const MEMORIES: usize = 3;

fn operator() -> Identity {
    Identity::operator(TenantId::new("default").unwrap())
}

fn ana() -> UserId {
    UserId::new("ana").unwrap()
}

/// A ledger that has applied some changes; its user's first memory comes with it.
async fn ledger(backend: Backend) -> (Arc<Ledger>, MemoryId, TestDatabase) {
    let database = TestDatabase::new(backend).await;
    let store = Arc::new(CountingStore::over(open_store(&database).await));
    let ledger = Ledger::open(store, LedgerOptions::default(), ProjectorOptions::default()).await.unwrap();
    let call = || UserCall::new(operator(), ana());
    let mut ids = Vec::new();
    for number in 0..MEMORIES {
        let new = NewMemory { content: format!("fact {number}"), ..NewMemory::default() };
        ids.push(MemoryId::new(&ledger.memories.create(call(), new).await.unwrap().memory.id).unwrap());
    }
    for content in ["fact 0, corrected", "fact 0, corrected again"] {
        let patch = MemoryPatch { content: Some(content.into()), ..MemoryPatch::default() };
        ledger.memories.update(call(), ids[0].clone(), patch).await.unwrap();
    }
    // Else a read looks again and again until its read models have caught up.
    ledger.core.catch_up().await.unwrap();
    (ledger, ids.swap_remove(0), database)
}

async fn a_history_asks_twice(backend: Backend) {
    let (ledger, id, _database) = ledger(backend).await;
    let (page, asked) = asking(ledger.memories.history(&operator(), &ana(), &id, 50, None)).await;
    let news: Vec<Option<String>> = page.unwrap().items.into_iter().map(|item| item.new).collect();
    let newest_first = ["fact 0, corrected again", "fact 0, corrected", "fact 0"];
    assert_eq!(news, newest_first.map(|text| Some(text.to_owned())));
    assert!((1..=2).contains(&asked), "{asked} times");

    let nothing = MemoryId::new("no-such-memory").unwrap();
    let (page, asked) = asking(ledger.memories.history(&operator(), &ana(), &nothing, 50, None)).await;
    assert!(matches!(page, Err(LedgerError::NotFound(_))), "{page:?}");
    assert!((1..=2).contains(&asked), "{asked} times for what is not there");
    ledger.close().await;
}

async fn a_timeline_asks_twice(backend: Backend) {
    let (ledger, _, _database) = ledger(backend).await;
    let query = TimelineQuery { limit: 50, ..TimelineQuery::default() };
    let (page, asked) = asking(ledger.memories.timeline(&operator(), &ana(), query)).await;
    let revs: Vec<u64> = page.unwrap().items.iter().filter_map(|item| item.rev).collect();
    assert_eq!(revs, (1..=MEMORIES as u64 + 2).rev().collect::<Vec<_>>());
    assert!((1..=2).contains(&asked), "{asked} times");
    ledger.close().await;
}

async fn a_read_over_all_users_asks_twice(backend: Backend) {
    let (ledger, id, _database) = ledger(backend).await;
    let (users, asked) = asking(ledger.audit.users(&operator(), None, 50, None)).await;
    assert_eq!(users.unwrap().items.len(), 1);
    assert!((1..=2).contains(&asked), "{asked} times for the users");
    let (user, asked) = asking(ledger.memories.user_of(&operator(), &id)).await;
    assert_eq!(user.unwrap(), ana());
    assert!((1..=2).contains(&asked), "{asked} times for whose memory it is");
    ledger.close().await;
}
