//! A model-based property test of the whole: random commands against both databases and against a naive
//! model that shares no code with the ledger. Each command is sent twice under one key.

mod naive;

use std::{collections::BTreeMap, sync::Arc};

use memledger_aggregates::{MemoryId, TenantId, ThreadId, UserId, memory_book::AttributePatch};
use memledger_ledger::{
    Answer, AsOf, DeleteMode, DeltaQuery, Identity, Ledger, LedgerError, ListQuery, Memory, MemoryPatch,
    MergeRequest, NewMemory, StateFilter, UserCall, verify::Scope,
};
use memledger_tests::{Backend, TestDatabase, open_ledger};
use naive::{Naive, NaiveMemory, Op, ops};
use proptest::{
    strategy::{Strategy, ValueTree},
    test_runner::{Config, RngAlgorithm, TestRng, TestRunner},
};
use uuid::Uuid;

/// One ledger under test with the ids it gave, by the order of their creation.
struct Side {
    ledger: Arc<Ledger>,
    identity: Identity,
    user: UserId,
    ids: Vec<MemoryId>,
}

impl Side {
    fn id(&self, at: usize) -> MemoryId {
        self.ids.get(at).cloned().unwrap_or_else(|| MemoryId::new("unknown").unwrap())
    }

    fn call(&self, key: &str) -> UserCall {
        UserCall::new(self.identity.clone(), self.user.clone()).keyed(key)
    }

    async fn send(&self, op: &Op, key: &str) -> Result<Answer, LedgerError> {
        let (ledger, call) = (&self.ledger, self.call(key));
        match op {
            Op::Create { text, importance, category } => {
                let new = NewMemory {
                    content: text.clone(),
                    importance: Some(*importance),
                    category: category.clone(),
                    topics: vec![format!("t{importance}")],
                    ..NewMemory::default()
                };
                ledger.memories.create(call, new).await
            }
            Op::Update { at, text, importance } => {
                let set = AttributePatch { importance: *importance, ..AttributePatch::default() };
                let patch = MemoryPatch { set, content: text.clone(), ..MemoryPatch::default() };
                ledger.memories.update(call, self.id(*at), patch).await
            }
            Op::Pin { at, pinned } => {
                let set = AttributePatch { pinned: Some(*pinned), ..AttributePatch::default() };
                let patch = MemoryPatch { set, ..MemoryPatch::default() };
                ledger.memories.update(call, self.id(*at), patch).await
            }
            Op::Reclassify { at, category } => {
                let set = AttributePatch { category: Some(category.clone()), ..AttributePatch::default() };
                let patch = MemoryPatch { set, ..MemoryPatch::default() };
                ledger.memories.update(call, self.id(*at), patch).await
            }
            Op::Merge { sources, into, text } => {
                let request = MergeRequest {
                    source_ids: sources.iter().map(|at| self.id(*at)).collect(),
                    content: text.clone(),
                    topics: Some(Vec::new()),
                    target_id: into.map(|at| self.id(at)),
                    reason: None,
                };
                ledger.memories.merge(call, request).await
            }
            Op::Delete { at } => {
                let why = Some("because".to_owned());
                ledger.memories.delete(call, self.id(*at), DeleteMode::Archive, why).await
            }
            Op::SoftDelete { at } => ledger.memories.delete(call, self.id(*at), DeleteMode::Soft, None).await,
            Op::Restore { at } => ledger.memories.restore(call, self.id(*at)).await,
            Op::Purge { at } => ledger.audit.purge(call, self.id(*at), "asked".to_owned()).await,
        }
    }

    /// The memory as the model would have it.
    fn as_naive(&self, memory: &Memory) -> NaiveMemory {
        let place = |id: &str| self.ids.iter().position(|known| known.as_str() == id).unwrap();
        NaiveMemory {
            state: memory.state.clone(),
            text: memory.content.clone(),
            importance: memory.importance,
            pinned: memory.pinned,
            category: memory.category.clone(),
            revision: memory.revision,
            merged_into: memory.merged_into.as_deref().map(place),
            sources: memory.derived_from.iter().map(|source| place(&source.memory_id)).collect(),
            purged_sources: memory
                .derived_from
                .iter()
                .filter(|s| s.purged)
                .map(|s| place(&s.memory_id))
                .collect(),
        }
    }

    async fn all(&self, as_of: Option<AsOf>) -> BTreeMap<usize, NaiveMemory> {
        let mut found = BTreeMap::new();
        let mut cursor = None;
        loop {
            // A small page, so that cursors are walked too.
            let query =
                ListQuery { state: StateFilter::All, as_of, limit: 3, cursor, ..ListQuery::default() };
            let page = self.ledger.memories.list(&self.identity, &self.user, query).await.unwrap();
            for memory in &page.items {
                let place = self.ids.iter().position(|id| id.as_str() == memory.id).unwrap();
                assert!(found.insert(place, self.as_naive(memory)).is_none(), "a memory on two pages");
            }
            cursor = page.next_cursor;
            if cursor.is_none() {
                return found;
            }
        }
    }
}

/// Sends the op twice under one key and holds both answers against the model.
async fn step(side: &mut Side, model: &Naive, op: &Op, expected: &Result<usize, &'static str>, key: &str) {
    let first = side.send(op, key).await;
    match (&first, expected) {
        (Ok(answer), Ok(place)) => {
            if *place == side.ids.len() {
                side.ids.push(MemoryId::new(&answer.memory.id).unwrap());
            }
            assert_eq!(side.id(*place).as_str(), answer.memory.id, "{op:?}");
            assert_eq!(side.as_naive(&answer.memory), model.memories[*place], "{op:?}");
            assert_eq!(answer.rev, model.rev, "{op:?}");
            let again = side.send(op, key).await.unwrap();
            assert_eq!(again.memory, answer.memory, "the second answer to {op:?}");
            assert_eq!(again.rev, model.rev);
        }
        (Err(error), Err(code)) => assert_eq!(error.code(), *code, "{op:?}: {error}"),
        (first, expected) => {
            let first = first.as_ref().map(|answer| &answer.memory);
            panic!("{op:?}: the ledger says {first:?}, the model {expected:?}");
        }
    }
}

/// The state at a rev and the delta since it give the state now.
async fn check_delta(side: &Side, then: &Naive, now: &Naive) {
    let thread = ThreadId::new("t").unwrap();
    let delta = side
        .ledger
        .memories
        .delta(&side.identity, &side.user, &thread, DeltaQuery::since(then.rev))
        .await
        .unwrap();
    assert_eq!(delta.rev, now.rev);
    let mut seen = then.active();
    for change in &delta.changes {
        let place = side.ids.iter().position(|id| id.as_str() == change.memory_id).unwrap();
        let arrives = matches!(change.event.as_str(), "created" | "updated" | "restored" | "merged")
            && change.meta.get("merged_into").is_none();
        if arrives {
            seen.insert(place, change.text.clone());
        } else {
            assert!(seen.remove(&place).is_some(), "{change:?} takes away what was not there");
        }
    }
    assert_eq!(seen, now.active(), "delta since {}", then.rev);
    assert_eq!(delta.header.is_none(), delta.changes.is_empty());
}

async fn check_whole(side: &Side, history: &[Naive]) {
    let now = history.last().unwrap();
    let expected: BTreeMap<usize, NaiveMemory> = now.memories.iter().cloned().enumerate().collect();
    assert_eq!(side.all(None).await, expected, "the list of all memories");
    for then in history.iter().step_by(5) {
        check_delta(side, then, now).await;
        if then.rev == 0 {
            continue;
        }
        // Time travel shows everything but what was purged since.
        let mut past: BTreeMap<usize, NaiveMemory> = then.memories.iter().cloned().enumerate().collect();
        for (place, memory) in &mut past {
            if now.memories[*place].state == "purged" {
                memory.text = None;
            }
            // Which sources are purged is told as of now.
            let purged = |place: &usize| now.memories[*place].state == "purged";
            memory.purged_sources = memory.sources.iter().copied().filter(purged).collect();
        }
        assert_eq!(side.all(Some(AsOf::Rev(then.rev))).await, past, "as of rev {}", then.rev);
    }
    let timeline = memledger_ledger::TimelineQuery { limit: 500, ..Default::default() };
    let page = side.ledger.memories.timeline(&side.identity, &side.user, timeline).await.unwrap();
    let revs: Vec<u64> = page.items.iter().rev().filter_map(|item| item.rev).collect();
    let gap_free: Vec<u64> = (1..=now.rev).rev().take(500).collect::<Vec<_>>().into_iter().rev().collect();
    assert_eq!(revs, gap_free, "revs without gaps");
}

async fn run(backend: Backend, cases: u32) {
    let database = TestDatabase::new(backend).await;
    let ledger = open_ledger(&database).await;
    let seed = std::env::var("MEMLEDGER_TEST_SEED").ok().and_then(|seed| seed.parse().ok());
    let seed: u64 = seed.unwrap_or_else(|| Uuid::new_v4().as_u64_pair().0);
    // Printed only where the test fails: run it again with MEMLEDGER_TEST_SEED.
    println!("seed {seed}");
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
    let mut runner = TestRunner::new_with_rng(Config::default(), rng);
    for case in 0..cases {
        let ops = ops().new_tree(&mut runner).unwrap().current();
        let tenant = TenantId::new(format!("case-{case}")).unwrap();
        let mut side = Side {
            ledger: ledger.clone(),
            identity: Identity::operator(tenant.clone()),
            user: UserId::new("u").unwrap(),
            ids: Vec::new(),
        };
        let mut model = Naive::default();
        let mut history = vec![model.clone()];
        for (at, op) in ops.iter().enumerate() {
            let expected = model.apply(op);
            step(&mut side, &model, op, &expected, &format!("key-{at}")).await;
            history.push(model.clone());
        }
        check_whole(&side, &history).await;
        let scope = Scope { tenant: Some(tenant.to_string()), user: Some(side.user.clone()) };
        let report = ledger.audit.verify_scope(&scope).await.unwrap();
        assert!(report.ok, "{:?}", report.faults);
    }
    let operator = Identity::operator(TenantId::new("default").unwrap());
    let rebuilt = ledger.audit.rebuild(&operator, Vec::new(), None, true, |_| {}).await.unwrap();
    assert!(rebuilt.is_equal(), "{:?}", rebuilt.comparisons);
    let report = ledger.audit.verify_scope(&Scope::default()).await.unwrap();
    assert!(report.ok, "{:?}", report.faults);
    ledger.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn random_commands_on_sqlite_are_what_the_model_says() {
    run(Backend::Sqlite, 30).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn random_commands_on_postgresql_are_what_the_model_says() {
    run(Backend::Postgres, 8).await;
}
