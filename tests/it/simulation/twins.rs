//! The same commands, one after the other, give the same answers and the same state on both databases.

use std::{collections::BTreeMap, sync::Arc};

use memledger_aggregates::{MemoryId, ThreadId};
use memledger_ledger::{
    DeltaQuery, Ledger, LedgerError, ListQuery, RelationsQuery, StateFilter, TimelineQuery,
};
use memledger_tests::{Backend, TestDatabase, open_ledger};
use rand::{Rng, seq::IndexedMutRandom};
use serde_json::{Value as Json, json};

use super::{
    actor,
    answers::Told,
    cast::{self, Book},
    commands::{Command, Op, Reply},
    number,
    writers::Known,
};

const SEEDS: u64 = 3;
const COMMANDS: usize = 60;
const LIMIT: usize = 500;
/// Fields that two runs can't have in common.
const TIMES: [&str; 5] = ["created_at", "recorded_at", "updated_at", "purge_at", "ts"];

/// One ledger, and the names that the memories have in the script, by the ids that it gave them.
struct Side {
    ledger: Arc<Ledger>,
    names: BTreeMap<String, String>,
    _database: TestDatabase,
}

/// Keeps whether there is a time, and not which.
fn forget_times(value: &mut Json) {
    match value {
        Json::Object(fields) => {
            for (name, field) in fields.iter_mut() {
                if TIMES.contains(&name.as_str()) && !field.is_null() {
                    *field = json!("a time");
                } else {
                    forget_times(field);
                }
            }
        }
        Json::Array(items) => items.iter_mut().for_each(forget_times),
        _ => {}
    }
}

impl Side {
    async fn new(backend: Backend) -> Self {
        let database = TestDatabase::new(backend).await;
        Self { ledger: open_ledger(&database).await, names: BTreeMap::new(), _database: database }
    }

    /// The id that a memory of the script has here. An imported one has its own everywhere.
    fn id(&self, name: &MemoryId) -> MemoryId {
        let own = self.names.iter().find(|(_, known)| known.as_str() == name.as_str());
        own.map_or_else(|| name.clone(), |(id, _)| MemoryId::new(id).unwrap())
    }

    fn op(&self, op: &Op) -> Op {
        let mut op = op.clone();
        match &mut op {
            Op::Create { .. } | Op::Import { .. } => {}
            Op::Update { id, .. } | Op::Delete { id, .. } | Op::Restore { id } | Op::Purge { id } => {
                *id = self.id(id);
            }
            Op::Relate { from, to, .. } | Op::Unrelate { from, to } => {
                for id in [from, to] {
                    *id = self.id(id);
                }
            }
            Op::Merge { sources, target, .. } => {
                for id in sources.iter_mut().chain(target.as_mut()) {
                    *id = self.id(id);
                }
            }
        }
        op
    }

    /// The same words on both sides where the same is meant.
    fn words(&self, mut value: Json) -> String {
        forget_times(&mut value);
        let mut text = value.to_string();
        for (id, name) in &self.names {
            text = text.replace(id, name);
        }
        text
    }

    /// Sends a command of the script, and answers what was told and which memories it was about.
    async fn send(&mut self, command: &Command) -> (String, Vec<Known>) {
        let command = Command { op: self.op(&command.op), ..command.clone() };
        match command.send(&self.ledger).await {
            Ok(Reply::Imported(taken)) => {
                let known = |id: &MemoryId| Known { id: id.clone(), revision: 1 };
                (format!("imported {taken:?}"), taken.iter().map(known).collect())
            }
            Ok(Reply::Told(told)) => {
                command.is_answered_by(&told);
                let answer = match told {
                    Told::Memory(answer) => answer,
                    Told::Edge(edge) => {
                        let told =
                            json!([edge.answer, edge.partition_id, edge.position, edge.rev, edge.replayed]);
                        return (self.words(told), Vec::new());
                    }
                };
                let id = answer.memory.id.clone();
                let is_new = matches!(command.op, Op::Create { .. } | Op::Merge { target: None, .. });
                if is_new && !self.names.contains_key(&id) {
                    self.names.insert(id.clone(), format!("memory-{}", command.number));
                }
                let name = self.names.get(&id).unwrap_or(&id);
                let known = Known { id: MemoryId::new(name).unwrap(), revision: answer.memory.revision };
                let told =
                    json!([answer.memory, answer.partition_id, answer.position, answer.rev, answer.replayed]);
                (self.words(told), vec![known])
            }
            Err(failed) => (failed.code().to_owned(), Vec::new()),
        }
    }

    /// All that there is to be read of a book.
    async fn account(&self, book: &Book, revs: &[u64]) -> Result<Vec<String>, LedgerError> {
        let (operator, user) = (book.operator(), &book.user);
        let all = ListQuery { state: StateFilter::All, limit: LIMIT, ..ListQuery::default() };
        let list = self.ledger.memories.list(&operator, user, all).await?;
        let whole = TimelineQuery { limit: LIMIT, ..TimelineQuery::default() };
        let timeline = self.ledger.memories.timeline(&operator, user, whole).await?;
        let edges = RelationsQuery { memory_id: None, limit: LIMIT, cursor: None };
        let edges = self.ledger.memories.relations(&operator, user, edges).await?;
        let mut account = vec![
            self.words(json!(list.items)),
            self.words(json!(timeline.items)),
            self.words(json!(edges.items)),
        ];
        let (head, ..) = self.ledger.memories.head(&operator, user).await?;
        let thread = ThreadId::new("thread").unwrap();
        for rev in revs.iter().filter(|rev| **rev <= head) {
            let delta = self.ledger.memories.delta(&operator, user, &thread, DeltaQuery::since(*rev)).await?;
            account.push(self.words(json!(delta)));
        }
        Ok(account)
    }

    /// The order of a tenant's events.
    async fn log(&self, book: &Book) -> Vec<(i32, i64, String, i64, String)> {
        let page = self.ledger.audit.feed(&book.operator(), None, 10_000).await.unwrap();
        let event = |e: memledger_ledger::FeedItem| {
            (e.partition_id, e.position, e.stream_id, e.version, e.event_type)
        };
        page.items.into_iter().map(event).collect()
    }
}

async fn run(seed: u64) {
    let mut sides = [Side::new(Backend::Sqlite).await, Side::new(Backend::Postgres).await];
    let books = cast::books();
    let mut writers = cast::writers(seed, &books);
    let mut known = vec![Vec::<Known>::new(); books.len()];
    let mut pairs = vec![Vec::new(); books.len()];
    let mut rng = actor(seed, 1);
    for step in 0..COMMANDS {
        let writer = writers.choose_mut(&mut rng).unwrap();
        let command = writer.next(step, &known[writer.book], &mut pairs[writer.book]);
        // Sometimes it is sent a second time under the same key.
        for _ in 0..rng.random_range(1..=5) / 4 + 1 {
            let [here, there] = &mut sides;
            let (told, memories) = here.send(&command).await;
            let (other, _) = there.send(&command).await;
            assert_eq!(told, other, "{command:?}");
            let known = &mut known[command.book];
            for memory in memories {
                // What was imported may have been known for long.
                if matches!(command.op, Op::Import { .. })
                    && known.iter().any(|before| before.id == memory.id)
                {
                    continue;
                }
                known.retain(|before| before.id != memory.id);
                known.push(memory);
            }
        }
    }
    let [here, there] = &sides;
    for book in &books {
        let revs = [0, rng.random_range(1..10), rng.random_range(1..20)];
        let (one, other) = (here.account(book, &revs).await, there.account(book, &revs).await);
        assert_eq!(one.unwrap(), other.unwrap(), "{book:?}");
        assert_eq!(here.log(book).await, there.log(book).await, "{book:?}");
    }
    for side in &sides {
        side.ledger.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn both_databases_answer_alike() {
    let seeds = number("MEMLEDGER_SIM_SEED").map_or(0..SEEDS, |seed| seed..seed + 1);
    for seed in seeds {
        println!("seed {seed}; MEMLEDGER_SIM_SEED={seed} scripts/test simulation::twins runs it alone");
        run(seed).await;
    }
}
