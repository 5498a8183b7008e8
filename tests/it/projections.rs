//! The read models over one log on both databases: the same rows, however often and wherever they are made.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use memledger_aggregates::{
    MemoryId, ThreadId, UserId, memory_book::AttributePatch, stream_type, thread::MessageRole,
};
use memledger_ledger::{
    DeleteMode, Ledger, MemoryPatch, MergeRequest, NewMemory, UserCall,
    runs::Trigger,
    threads::{NewMessages, SentMessage},
};
use memledger_store::{Append, EventStore, NewContent, NewEvent, PARTITIONS, StoredEvent};
use memledger_tests::{Backend, TestDatabase, open_ledger, open_store, operator};
use memledger_workflows::{
    engine::{Execution, Worked},
    memory_optimization,
};

/// A run with all that stands in its log.
async fn optimise(ledger: &Arc<Ledger>) {
    let (operator, user) = (operator("default"), UserId::new("ana").unwrap());
    let steps = memory_optimization::DEFINITION.step_names();
    let name = memory_optimization::NAME;
    let run = ledger.runs.request_run(&operator, &user, name, Trigger::Manual, steps).await.unwrap().answer;
    let execution = Execution {
        workflows: memledger_workflows::ALL,
        incoming: 0,
        ledger: ledger.clone(),
        model: None,
        node: "a".into(),
        lease: Duration::from_secs(60),
        max_attempts: 1,
        options: Arc::default(),
        progress: Arc::new(|_, _, _| {}),
    };
    assert_eq!(execution.run(&run).await.unwrap(), Worked::Ended);
    ledger.runs.restore_run(&operator, &run.run_id).await.unwrap();
}

/// A conversation that was summarised, and rolled back a little.
async fn talk(ledger: &Ledger, tenant: &str, user: &str) {
    let (identity, user) = (operator(tenant), UserId::new(user).unwrap());
    let thread = ThreadId::new("t1").unwrap();
    for turn in 0..4 {
        let say = |role, content: String| SentMessage { role: Some(role), content, ..SentMessage::default() };
        let messages = vec![
            say(MessageRole::User, format!("question {turn}")),
            say(MessageRole::Assistant, "answer".into()),
        ];
        let new = NewMessages { messages, ..NewMessages::default() };
        ledger.threads.append(UserCall::new(identity.clone(), user.clone()), &thread, new).await.unwrap();
    }
    // Nothing is written behind the test's back once all is summarised.
    let until_summarised = async |end: u32| loop {
        let summaries = ledger.threads.list_summaries(&identity, &user, &thread, (50, None)).await.unwrap();
        if summaries.items.iter().any(|summary| summary.status == "completed" && summary.end_seq == end) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    until_summarised(7).await;
    ledger.threads.roll_back(UserCall::new(identity.clone(), user.clone()), &thread, 7).await.unwrap();
    until_summarised(5).await;
}

/// Changes of every kind for one user.
async fn live_a_life(ledger: &Ledger, tenant: &str, user: &str) {
    talk(ledger, tenant, user).await;
    let call = || UserCall::new(operator(tenant), UserId::new(user).unwrap());
    let mut ids = Vec::new();
    for n in 0..8 {
        let new = NewMemory {
            content: format!("fact {n} of {user}"),
            category: (n % 2 == 0).then(|| "work".to_owned()),
            topics: vec![format!("t{n}")],
            importance: Some(n % 5 + 1),
            ..NewMemory::default()
        };
        let answer = ledger.memories.create(call(), new).await.unwrap();
        ids.push(MemoryId::new(&answer.memory.id).unwrap());
    }
    ledger.memories.relate(call(), ids[0].clone(), ids[1].clone(), 0.5).await.unwrap();
    ledger.memories.relate(call(), ids[1].clone(), ids[2].clone(), 1.0).await.unwrap();
    ledger.memories.unrelate(call(), ids[1].clone(), ids[0].clone()).await.unwrap();
    let set = AttributePatch { category: Some(None), pinned: Some(true), ..AttributePatch::default() };
    let patch = MemoryPatch { set, content: Some("changed".into()), ..MemoryPatch::default() };
    ledger.memories.update(call(), ids[0].clone(), patch).await.unwrap();
    for (sources, target_id) in [([1, 2], None), ([3, 4], Some(ids[3].clone()))] {
        let source_ids = sources.iter().map(|at| ids[*at].clone()).collect();
        let content = "merged".to_owned();
        let request = MergeRequest { source_ids, content, topics: None, target_id, reason: None };
        ledger.memories.merge(call(), request).await.unwrap();
    }
    let why = Some("done".to_owned());
    ledger.memories.delete(call(), ids[5].clone(), DeleteMode::Archive, why).await.unwrap();
    ledger.memories.delete(call(), ids[6].clone(), DeleteMode::Soft, None).await.unwrap();
    ledger.memories.restore(call(), ids[1].clone()).await.unwrap();
    ledger.memories.restore(call(), ids[6].clone()).await.unwrap();
    ledger.audit.purge(call(), ids[7].clone(), "asked".to_owned()).await.unwrap();
}

/// Appends one event of another ledger's log as it was.
async fn append_again(from: &dyn EventStore, to: &dyn EventStore, event: &StoredEvent) {
    let stream = stream_type(&event.stream_type).unwrap();
    let change = stream.decode(&event.event_type, event.schema_version, &event.body).unwrap();
    let ids: Vec<_> = stream.texts(&change).into_iter().map(|content| content.content_id).collect();
    let erased = stream.erased(&change).to_vec();
    let contents = from.contents(event.partition_id, &ids).await.unwrap();
    let content = |content: memledger_store::Content| NewContent {
        content_id: content.content_id,
        key: content.key.try_into().unwrap(),
        body: content.body,
    };
    let append = Append {
        stream: event.stream(),
        expected_version: event.version - 1,
        takeovers: 0,
        events: vec![NewEvent {
            event_id: event.event_id,
            event_type: event.event_type.clone(),
            schema_version: event.schema_version,
            body: event.body.clone(),
        }],
        contents: contents.into_iter().map(content).collect(),
        erase: erased,
        receipt: None,
        actor: event.actor.clone(),
        command_id: event.command_id.clone(),
        correlation_id: event.correlation_id.clone(),
        causation_id: event.causation_id.clone(),
        recorded_at: event.recorded_at,
    };
    let appended = to.append(append).await.unwrap();
    assert_eq!(appended.first_position, event.position);
}

/// The live tables' digests, after a rebuild has shown that they are what the log says.
async fn digests(ledger: &Arc<Ledger>) -> BTreeMap<String, (u64, String)> {
    ledger.core.catch_up().await.unwrap();
    let rebuilt = ledger.audit.rebuild(&operator("default"), Vec::new(), None, false, |_| {}).await.unwrap();
    assert!(rebuilt.is_equal(), "{:?}", rebuilt.comparisons);
    let tables = rebuilt.comparisons.into_iter();
    tables.map(|table| (table.table, (table.live_rows, table.live_digest))).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_log_makes_the_same_rows_on_both_databases_every_time() {
    let (sqlite, postgres) =
        (TestDatabase::new(Backend::Sqlite).await, TestDatabase::new(Backend::Postgres).await);
    let here = open_ledger(&sqlite).await;
    for (tenant, user) in [("default", "ana"), ("default", "bruno"), ("other", "ana"), ("other", "çelik")] {
        live_a_life(&here, tenant, user).await;
    }
    optimise(&here).await;
    let (from, to) = (open_store(&sqlite).await, open_store(&postgres).await);
    let mut leaves = Vec::new();
    for partition in 0..PARTITIONS {
        for event in from.read_partition(partition, 0, 10_000, None).await.unwrap() {
            append_again(from.as_ref(), to.as_ref(), &event).await;
            leaves.push((partition, event.leaf_hash));
        }
    }
    let mut again = Vec::new();
    for partition in 0..PARTITIONS {
        let events = to.read_partition(partition, 0, 10_000, None).await.unwrap();
        again.extend(events.into_iter().map(|event| (partition, event.leaf_hash)));
    }
    assert_eq!(again, leaves, "both databases make the same leaf hashes");
    let there = open_ledger(&postgres).await;
    let once = digests(&here).await;
    let empty: Vec<_> = once.iter().filter(|(_, (rows, _))| *rows == 0).map(|(table, _)| table).collect();
    // Nobody has messages extracted or proposes anything here; the rebuilds of `verify` in the tests over HTTP compare these.
    assert!(empty.len() <= 3, "these are compared without rows: {empty:?}");
    assert_eq!(digests(&there).await, once, "SQLite = PostgreSQL");
    assert_eq!(digests(&here).await, once, "twice = once");
    assert_eq!(digests(&there).await, once, "twice = once");
    here.close().await;
    there.close().await;
}
