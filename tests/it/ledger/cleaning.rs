//! A clean-up after purges that does not come to its end.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use memledger_ledger::{Ledger, ListQuery};
use memledger_store::projector::ProjectorOptions;
use memledger_tests::{Backend, TestDatabase, open_store};

use super::{call, operator, user};
use crate::{http::on_both, round_trips::counting_store::CountingStore};

on_both!(a_clean_up_that_hangs_holds_up_neither_reads_nor_the_end);

/// Longer than the end waits for it, and than a read for its read models.
const LIMIT: Duration = Duration::from_secs(40);

async fn a_clean_up_that_hangs_holds_up_neither_reads_nor_the_end(backend: Backend) {
    let database = TestDatabase::new(backend).await;
    let store = Arc::new(CountingStore::that_cleans_for_ever(open_store(&database).await));
    let ledger = Ledger::open(store, super::patient(), ProjectorOptions::default()).await.unwrap();
    let since = Instant::now();
    for content in ["one", "two"] {
        let new = memledger_ledger::NewMemory { content: content.to_owned(), ..Default::default() };
        ledger.memories.create(call("ana"), new).await.unwrap();
        let query = ListQuery { limit: 10, ..ListQuery::default() };
        let list = ledger.memories.list(&operator(), &user("ana"), query).await.unwrap();
        assert_eq!(list.items[0].content.as_deref(), Some(content));
    }
    assert!(since.elapsed() < LIMIT, "read after {:?}", since.elapsed());
    tokio::time::timeout(LIMIT, ledger.close()).await.expect("it ends all the same");
}
