//! The ledger in this process: what needs options, or a moment, that no server gives.

mod accesses;
mod accounts;
mod checkpoints;
mod cleaning;
mod contended;
mod counted;
mod exporting;
mod following;
mod former_keys;
mod full_books;
mod growing;
mod keys;
mod listing;
mod lost_texts;
mod parked_runs;
mod parts;
mod past;
mod rebuilding;
mod receipts;
mod room;
mod snapshots;
mod threads;
mod user_context;

use std::sync::Arc;

use memledger_aggregates::{MemoryId, TenantId};
use memledger_ledger::{
    Answer, Identity, Ledger, LedgerOptions, NewMemory, UserCall,
    import::Source,
    verify::{Report, Scope},
};
use memledger_store::{EventStore, projector::ProjectorOptions};
use memledger_tests::{Backend, TestDatabase, open_store, patient, user};

const TENANT: &str = "default";

fn operator() -> Identity {
    Identity::operator(TenantId::new(TENANT).unwrap())
}

pub fn call(name: &str) -> UserCall {
    UserCall::new(operator(), user(name))
}

/// A ledger, the store under it, and the database that both lie in.
struct World {
    ledger: Arc<Ledger>,
    store: Arc<dyn EventStore>,
    _database: TestDatabase,
}

impl World {
    async fn new(backend: Backend) -> Self {
        Self::with(backend, patient(), ProjectorOptions::default()).await
    }

    async fn with(backend: Backend, options: LedgerOptions, projector: ProjectorOptions) -> Self {
        let database = TestDatabase::new(backend).await;
        let store = open_store(&database).await;
        let ledger = Ledger::open(store.clone(), options, projector).await.unwrap();
        Self { ledger, store, _database: database }
    }

    async fn create(&self, name: &str, content: &str) -> Answer {
        let new = NewMemory { content: content.to_owned(), ..NewMemory::default() };
        self.ledger.memories.create(call(name), new).await.unwrap()
    }

    /// So many memories for a user, an event each.
    async fn import(&self, name: &str, memories: usize) {
        let line = |n: usize| format!("{{\"id\": \"{name}-{n}\", \"content\": \"fact {n} of {name}\"}}\n");
        let file: String = (0..memories).map(line).collect();
        let to = user(name);
        let imported =
            self.ledger.memories.import(&operator(), Source::Jsonl, &file, Some(&to), |_| {}).await;
        assert_eq!(imported.unwrap().created, memories);
    }

    /// What verify says of the whole.
    async fn verified(&self) -> Report {
        self.ledger.audit.verify_scope(&Scope::default()).await.unwrap()
    }

    async fn close(self) {
        self.ledger.close().await;
    }
}

fn id(answer: &Answer) -> MemoryId {
    MemoryId::new(&answer.memory.id).unwrap()
}
