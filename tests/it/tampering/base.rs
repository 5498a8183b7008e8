//! A ledger with memories in every state, and copies of it to tamper with.

use std::{
    collections::HashSet,
    time::{Duration, Instant},
};

use memledger_aggregates::{MemoryId, TenantId, UserId, memory_book::AttributePatch};
use memledger_ledger::{
    Call, DeleteMode, Identity, Ledger, LedgerOptions, MemoryPatch, MergeRequest, NewMemory, UserCall,
    runs::{RunKey, Trigger},
};
use memledger_projections::memory_event;
use memledger_store::{StoredEvent, StreamKey, all_partitions, partition_of, projector::ProjectorOptions};
use memledger_tests::{
    Backend, TestDatabase, open_store,
    server::{Ran, cli},
};
use memledger_workflows::memory_optimization::{DEFINITION, NAME};
use serde_json::{Value, json};
use uuid::Uuid;

pub const TENANT: &str = "default";
pub const ANA: &str = "ana";
pub const BRUNO: &str = "bruno";
/// Who has two memories, an edge between them, and a run that nobody works on.
pub const DORA: &str = "dora";
/// Her events.
pub const LINKED: i64 = 3;
pub const REQUESTED: i64 = 4;
/// Of everybody.
pub const ALL: i64 = 2 * LAST + REQUESTED;

/// Of everybody: of the commands above and in a user's life, see `live`. A run is asked for without a key.
pub const RECEIPTS: u64 = 2 * 14 + 4;

/// Versions of the events in a user's life, see `live`.
pub const UPDATED: i64 = 7;
pub const PURGED: i64 = 13;
pub const PINNED: i64 = 14;
pub const LAST: i64 = 15;

/// The memory that is purged was the sixth to be created.
pub const PURGED_MEMORY: i64 = 6;

/// Of what is made from the log.
const MENDED_BY_REPLAY: [&str; 4] = ["checkpoint", "parked", "projection", "snapshot"];

const PATIENCE: Duration = Duration::from_secs(20);

/// One user's commands, each under a key of its own.
struct Life<'a> {
    ledger: &'a Ledger,
    user: &'a str,
    told: usize,
}

impl Life<'_> {
    fn call(&mut self) -> UserCall {
        self.told += 1;
        let operator = Identity::operator(TenantId::new(TENANT).unwrap());
        let call = UserCall::new(operator, UserId::new(self.user).unwrap());
        call.keyed(format!("{} command {}", self.user, self.told))
    }

    async fn create(&mut self, content: String) -> MemoryId {
        let new = NewMemory { content, ..NewMemory::default() };
        let answer = self.ledger.memories.create(self.call(), new).await.unwrap();
        MemoryId::new(&answer.memory.id).unwrap()
    }

    async fn patch(&mut self, id: &MemoryId, set: AttributePatch, content: Option<&str>) {
        let content = content.map(str::to_owned);
        let patch = MemoryPatch { set, content, ..MemoryPatch::default() };
        self.ledger.memories.update(self.call(), id.clone(), patch).await.unwrap();
    }

    /// Memories in every state: 15 events, each of a command with a receipt, and one receipt more.
    async fn live(&mut self) {
        let mut ids = Vec::new();
        for number in 1..=6 {
            ids.push(self.create(format!("memory {number} of {}", self.user)).await);
        }
        let important = AttributePatch { importance: Some(5), ..AttributePatch::default() };
        self.patch(&ids[0], important, Some("changed")).await;
        let request = MergeRequest {
            source_ids: ids[1..3].to_vec(),
            content: "merged".to_owned(),
            topics: None,
            target_id: None,
            reason: None,
        };
        self.ledger.memories.merge(self.call(), request).await.unwrap();
        let (archived, soft, purged) = (ids[3].clone(), ids[4].clone(), ids[5].clone());
        let why = Some("done".to_owned());
        self.ledger.memories.delete(self.call(), archived, DeleteMode::Archive, why).await.unwrap();
        self.ledger.memories.delete(self.call(), soft, DeleteMode::Soft, None).await.unwrap();
        self.ledger.audit.purge(self.call(), purged, "asked".to_owned()).await.unwrap();
        // The second time there is nothing to do, which has a receipt all the same.
        for _ in 0..2 {
            let pinned = AttributePatch { pinned: Some(true), ..AttributePatch::default() };
            self.patch(&ids[0], pinned, None).await;
        }
        self.create(format!("the last of {}", self.user)).await;
    }

    async fn link_and_request(&mut self) -> RunKey {
        let [from, to] = [self.create("one".to_owned()).await, self.create("another".to_owned()).await];
        // The second time there is nothing to do, either.
        for _ in 0..2 {
            self.ledger.memories.relate(self.call(), from.clone(), to.clone(), 0.5).await.unwrap();
        }
        let UserCall { call: Call { identity, .. }, user, .. } = self.call();
        let steps = DEFINITION.step_names();
        self.ledger.runs.request_run(&identity, &user, NAME, Trigger::Manual, steps).await.unwrap().answer
    }
}

pub fn stream(user: &str) -> StreamKey {
    StreamKey { tenant_id: TENANT.into(), stream_type: "memory_book".into(), stream_id: user.into() }
}

/// The ledger as nobody has tampered with it. Nothing runs on it.
pub struct Base {
    database: TestDatabase,
    pub backend: Backend,
    events: Vec<StoredEvent>,
    pub run_id: String,
}

impl Base {
    pub async fn new(backend: Backend) -> Self {
        let partitions: HashSet<i32> = [ANA, BRUNO, DORA].map(|user| partition_of(TENANT, user)).into();
        assert_eq!(partitions.len(), 3, "each has a partition alone");
        let database = TestDatabase::new(backend).await;
        let store = open_store(&database).await;
        let options = LedgerOptions { snapshot_every: 5, ..LedgerOptions::default() };
        let ledger = Ledger::open(store.clone(), options, ProjectorOptions::default()).await.unwrap();
        for user in [ANA, BRUNO] {
            Life { ledger: &ledger, user, told: 0 }.live().await;
            // Snapshots are written aside.
            let deadline = Instant::now() + PATIENCE;
            while store.load_snapshot(&stream(user)).await.unwrap().is_none() {
                assert!(Instant::now() < deadline, "no snapshot of {user}");
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        }
        let run = Life { ledger: &ledger, user: DORA, told: 0 }.link_and_request().await;
        ledger.core.catch_up().await.unwrap();
        let mut events = Vec::new();
        for partition in all_partitions() {
            events.extend(store.read_partition(partition, 0, 1_000, None).await.unwrap());
        }
        assert_eq!(events.len() as i64, ALL);
        ledger.close().await;
        Self { database, backend, events, run_id: run.run_id }
    }

    /// The event of that version; its position is the same, since a user is alone in the partition.
    pub fn event(&self, user: &str, version: i64) -> &StoredEvent {
        let found = self.events.iter().find(|event| event.stream_id == user && event.version == version);
        let event = found.expect("the user has an event of that version");
        assert_eq!(event.position, version);
        event
    }

    /// The content that an event brought in.
    pub fn content(&self, user: &str, version: i64) -> Uuid {
        let change = memory_event(self.event(user, version)).unwrap();
        change.content_refs().next().expect("the event brought a content").content_id
    }

    pub async fn copy(&self) -> Copied {
        Copied(self.database.copy().await)
    }

    /// Runs the statements on a copy and asks `verify`, which must fail and name everything expected; answers its report.
    pub async fn names(&self, statements: &[String], expected: &[Value]) -> Value {
        let copy = self.copy().await;
        for sql in statements {
            assert!(copy.run(sql).await > 0, "nothing was tampered with: {sql}");
        }
        let ran = copy.verify(&[]).await;
        let report = ran.json();
        let faults = report["faults"].as_array().expect("a report lists its faults");
        let is_mended =
            faults.iter().all(|fault| MENDED_BY_REPLAY.iter().any(|kind| fault["kind"] == **kind));
        ran.is(if is_mended { 1 } else { 3 });
        assert_eq!(report["ok"], false);
        for wanted in expected {
            assert!(is_named(&report, wanted), "{wanted} is not named after {statements:#?}: {report:#}");
        }
        drop(copy);
        report
    }
}

/// Whether a fault has every field wanted; of keys and messages a part.
pub fn is_named(report: &Value, wanted: &Value) -> bool {
    let faults = report["faults"].as_array().expect("a report lists its faults");
    let has = |fault: &Value, name: &str, value: &Value| match name {
        "key" | "message" => {
            fault[name].as_str().is_some_and(|text| text.contains(value.as_str().unwrap_or("\0")))
        }
        _ => fault[name] == *value,
    };
    let fields = wanted.as_object().expect("what is wanted are fields");
    faults.iter().any(|fault| fields.iter().all(|(name, value)| has(fault, name, value)))
}

/// A database to tamper with.
pub struct Copied(TestDatabase);

impl Copied {
    pub fn url(&self) -> &str {
        &self.0.url
    }

    pub fn database(&self) -> &TestDatabase {
        &self.0
    }

    /// Runs a statement as somebody else's program; answers how many rows it changed.
    pub async fn run(&self, sql: &str) -> u64 {
        self.0.run(sql).await
    }

    pub async fn verify(&self, more: &[&str]) -> Ran {
        cli(&[&["verify", "--json", "--database", self.url()][..], more].concat()).await
    }
}

/// The row of an event.
pub fn place(event: &StoredEvent) -> String {
    format!("partition_id = {} AND position = {}", event.partition_id, event.position)
}

/// How a fault names an event.
pub fn at(kind: &str, event: &StoredEvent) -> Value {
    json!({
        "kind": kind,
        "partition_id": event.partition_id,
        "position": event.position,
        "tenant_id": event.tenant_id,
        "user_id": event.stream_id,
        "version": event.version,
    })
}

pub fn memory_of(event: &StoredEvent) -> String {
    memory_event(event).unwrap().memory_id.to_string()
}

/// The same bytes in the words of either database.
pub fn bytes(backend: Backend, bytes: &[u8]) -> String {
    let digits: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    match backend {
        Backend::Sqlite => format!("X'{digits}'"),
        Backend::Postgres => format!("'\\x{digits}'::bytea"),
    }
}

pub fn uuid(backend: Backend, id: Uuid) -> String {
    match backend {
        Backend::Sqlite => bytes(backend, id.as_bytes()),
        Backend::Postgres => format!("'{id}'::uuid"),
    }
}

pub fn text(text: &str) -> String {
    memledger_store::table::quoted(text)
}
