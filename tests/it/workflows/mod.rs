//! Workflow runs in this process: killed, done twice, edited under, taken over and undone.

mod ageing;
mod beside;
mod concurrent;
mod embedders;
mod exam;
mod faces;
mod killed;
mod many;
mod model;
mod model_faults;
mod optimisation;
mod purged;
mod resumed;
mod telling;
mod undo;
mod walls;

use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
    time::Duration,
};

use memledger_aggregates::{MemoryId, TenantId, UserId};
use memledger_intelligence::LanguageModel;
use memledger_ledger::{
    Identity, Ledger, ListQuery, Memory, NewMemory, StateFilter, UserCall,
    runs::{RunDetails, RunKey, Trigger},
    verify::Scope,
};
use memledger_store::{EventStore, projector::ProjectorOptions};
use memledger_tests::{Backend, TestDatabase, open_store, patient};
use memledger_workflows::{
    engine::{Execution, Trouble, Worked},
    memory_optimization, request_run,
};

pub(crate) use crate::http::on_both;
use model::Scripted;

pub const TENANT: &str = "default";
pub const USER: &str = "ana";

pub fn operator() -> Identity {
    Identity::operator(TenantId::new(TENANT).unwrap())
}

pub fn user() -> UserId {
    UserId::new(USER).unwrap()
}

pub fn call() -> UserCall {
    UserCall::new(operator(), user())
}

/// A ledger with what a run is worked on with.
pub struct World {
    pub ledger: Arc<Ledger>,
    pub model: Arc<Scripted>,
    pub database: TestDatabase,
}

impl World {
    pub async fn new(backend: Backend) -> Self {
        Self::over(TestDatabase::new(backend).await).await
    }

    pub async fn over(database: TestDatabase) -> Self {
        let store = open_store(&database).await;
        Self { ledger: open(store).await, model: Arc::default(), database }
    }

    /// Memories that a scripted model deletes, merges and keeps.
    pub async fn with_memories(backend: Backend) -> Self {
        let world = Self::new(backend).await;
        for (content, topics) in MEMORIES {
            world.create(content, topics).await;
        }
        world
    }

    pub async fn create(&self, content: &str, topics: &[&str]) -> MemoryId {
        let topics = topics.iter().map(|topic| (*topic).to_owned()).collect();
        let new = NewMemory { content: content.to_owned(), topics, ..NewMemory::default() };
        let answer = self.ledger.memories.create(call(), new).await.unwrap();
        MemoryId::new(&answer.memory.id).unwrap()
    }

    /// Why a memory was changed last.
    pub async fn newest_reason(&self, id: &str) -> Option<String> {
        let id = MemoryId::new(id).unwrap();
        let history = self.ledger.memories.history(&operator(), &user(), &id, 1, None).await.unwrap();
        history.items.into_iter().next().expect("it was made once").reason
    }

    pub async fn request(&self) -> RunKey {
        let requested = request_run(&self.ledger, call(), memory_optimization::NAME, Trigger::Manual);
        requested.await.unwrap().answer
    }

    pub fn execution(&self, node: &str) -> Execution {
        execution(self.ledger.clone(), Some(self.model.clone()), node)
    }

    /// Works on the run on one node until it has ended.
    pub async fn finish(&self, run: &RunKey) -> RunDetails {
        finish(&self.execution("a"), run).await
    }

    pub async fn optimise(&self) -> RunDetails {
        let run = self.request().await;
        self.finish(&run).await
    }

    /// By how much the user's memories have grown since the last run.
    pub async fn growth(&self) -> i64 {
        let name = memory_optimization::NAME;
        self.ledger.runs.growth(&operator().tenant, &user(), name).await.unwrap().growth()
    }

    pub async fn memories(&self, state: StateFilter) -> Vec<Memory> {
        memories(&self.ledger, state).await
    }

    pub async fn memory(&self, content: &str) -> Memory {
        let all = self.memories(StateFilter::All).await;
        let found = all.into_iter().find(|memory| memory.content.as_deref() == Some(content));
        found.unwrap_or_else(|| panic!("no memory says {content:?}"))
    }

    pub async fn is_sound(&self) {
        let report = self.ledger.audit.verify_scope(&Scope::default()).await.unwrap();
        assert!(report.ok, "{:#?}", report.faults);
    }

    pub async fn close(self) {
        self.ledger.close().await;
    }
}

/// Two of each sort, and a pinned one that is never touched but for its topics.
pub const MEMORIES: [(&str, &[&str]); 9] = [
    ("junk one", &["Misc"]),
    ("same cat: has a cat", &["Family", "PETS"]),
    ("keep her name is Ana", &["Identity", "identity"]),
    ("junk two", &["Errands"]),
    ("same cat: has a cat called Mia", &["family"]),
    ("same tea: drinks tea", &["preferences"]),
    ("same tea: likes green tea", &["Preferences"]),
    ("same tea: tea every morning", &["tea"]),
    ("keep plays the cello", &["music"]),
];

pub async fn open(store: Arc<dyn EventStore>) -> Arc<Ledger> {
    Ledger::open(store, patient(), ProjectorOptions::default()).await.unwrap()
}

/// Without a model the rules decide.
pub fn execution(ledger: Arc<Ledger>, model: Option<Arc<dyn LanguageModel>>, node: &str) -> Execution {
    Execution {
        workflows: memledger_workflows::ALL,
        incoming: 0,
        ledger,
        model,
        node: node.to_owned(),
        lease: Duration::from_secs(60),
        max_attempts: 100,
        options: Arc::default(),
        progress: Arc::new(|_, _, _| {}),
    }
}

pub async fn finish(execution: &Execution, run: &RunKey) -> RunDetails {
    loop {
        match execution.run(run).await {
            // The lease of one that is dead ends by itself.
            Ok(_) | Err(Trouble::Later(_) | Trouble::Stopped(_)) => {}
            Err(trouble) => panic!("{trouble}"),
        }
        let details = execution.ledger.runs.run(&operator(), &run.run_id).await.unwrap();
        if !matches!(details.run.status.as_str(), "requested" | "running") {
            return details;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

pub async fn memories(ledger: &Ledger, state: StateFilter) -> Vec<Memory> {
    let query = ListQuery { state, limit: 500, ..ListQuery::default() };
    ledger.memories.list(&operator(), &user(), query).await.unwrap().items
}

/// Every memory of somebody by its id, page by page.
pub async fn all(ledger: &Ledger, owner: &UserId) -> HashMap<String, Memory> {
    let (mut found, mut cursor) = (HashMap::new(), None);
    loop {
        let query = ListQuery { state: StateFilter::All, limit: 500, cursor, ..ListQuery::default() };
        let page = ledger.memories.list(&operator(), owner, query).await.unwrap();
        found.extend(page.items.into_iter().map(|memory| (memory.id.clone(), memory)));
        match page.next_cursor {
            Some(next) => cursor = Some(next),
            None => return found,
        }
    }
}

/// What is remembered, whatever the ids: text, topics and state of each, and how many are alike.
pub async fn picture(ledger: &Ledger) -> BTreeMap<(String, Vec<String>, String), usize> {
    let mut picture = BTreeMap::new();
    for memory in memories(ledger, StateFilter::All).await {
        let key = (memory.content.unwrap_or_default(), memory.topics, memory.state);
        *picture.entry(key).or_default() += 1;
    }
    picture
}
