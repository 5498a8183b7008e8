//! Others at work on the same memories, and two nodes on the same run.

use std::{
    collections::BTreeSet,
    sync::{
        Mutex,
        atomic::{AtomicBool, Ordering::SeqCst},
    },
};

use futures::future::join_all;
use memledger_intelligence::{Check, Completion, Prompt};
use memledger_ledger::{MemoryPatch, StateFilter};
use memledger_tests::Backend;

use super::{model::TOPICS, *};

on_both!(
    edits_during_a_run_are_kept_and_counted,
    two_nodes_never_work_on_one_run_at_once,
    a_run_that_was_left_is_taken_over,
    a_node_that_slept_too_long_writes_nothing,
);

async fn edits_during_a_run_are_kept_and_counted(backend: Backend) {
    let world = World::with_memories(backend).await;
    let run = world.request().await;
    let id = |memory: Memory| MemoryId::new(&memory.id).unwrap();
    let (junk, tea) = (id(world.memory("junk one").await), id(world.memory("same tea: drinks tea").await));
    // Just before the save.
    let (begun, edited) = (Arc::new(tokio::sync::Notify::new()), Arc::new(tokio::sync::Notify::new()));
    let model = Arc::new(Pausing::at(TOPICS, begun.clone(), edited.clone()));
    let execution = execution(world.ledger.clone(), Some(model), "a");
    let key = run.clone();
    let working = tokio::spawn(async move { finish(&execution, &key).await });
    begun.notified().await;
    let patch = |text: &str| MemoryPatch { content: Some(text.into()), ..MemoryPatch::default() };
    world.ledger.memories.update(call(), junk, patch("not junk after all")).await.unwrap();
    world.ledger.memories.update(call(), tea, patch("drinks no tea any more")).await.unwrap();
    for n in 0..5 {
        world.create(&format!("came meanwhile {n}"), &[&format!("topic {n}")]).await;
    }
    edited.notify_one();
    let details = working.await.unwrap();
    assert_eq!(details.run.status, "completed");
    // The other two of the group are left alone with it.
    assert_eq!(
        (details.figures["skipped"], details.figures["deleted"], details.figures["merged_groups"]),
        (4, 1, 1)
    );
    // Its numbers are of what it saw and made: of nine one is deleted and two became one.
    assert_eq!((details.figures["memories_before"], details.figures["memories_after"]), (9, 7));
    assert_eq!(details.figures["kept"], 6);
    let left = |memory: &Memory| !memory.content.as_deref().is_some_and(|text| text.starts_with("came"));
    let active: Vec<Memory> = world.memories(StateFilter::Active).await.into_iter().filter(left).collect();
    let topics: BTreeSet<&String> = active.iter().flat_map(|memory| &memory.topics).collect();
    assert_eq!((active.len(), topics.len()), (7, usize::try_from(details.figures["topics_after"]).unwrap()));
    assert_eq!(world.memory("not junk after all").await.state, "active");
    assert_eq!(world.memory("same tea: likes green tea").await.state, "active");
    world.is_sound().await;
    world.close().await;
}

/// Waits at one sort of question: normalising topics is the last one before the save.
pub(super) struct Pausing {
    inner: Scripted,
    at: &'static str,
    begun: Arc<tokio::sync::Notify>,
    go_on: Arc<tokio::sync::Notify>,
}

impl Pausing {
    pub fn at(at: &'static str, begun: Arc<tokio::sync::Notify>, go_on: Arc<tokio::sync::Notify>) -> Self {
        Self { inner: Scripted::default(), at, begun, go_on }
    }

    async fn pause(&self, at: &str) {
        if at == self.at {
            self.begun.notify_one();
            self.go_on.notified().await;
        }
    }
}

#[async_trait::async_trait]
impl LanguageModel for Pausing {
    fn id(&self) -> &str {
        self.inner.id()
    }

    async fn complete(&self, prompt: &Prompt, check: Check<'_>) -> Completion {
        self.pause(prompt.name).await;
        self.inner.complete(prompt, check).await
    }
}

async fn two_nodes_never_work_on_one_run_at_once(backend: Backend) {
    let world = World::with_memories(backend).await;
    let run = world.request().await;
    let (working, seen) = (Arc::new(AtomicBool::new(false)), Arc::new(Mutex::new(Vec::new())));
    let nodes = ["a", "b", "c", "d"].map(|node| {
        let (mut execution, run) = (world.execution(node), run.clone());
        let (working, seen) = (working.clone(), seen.clone());
        execution.progress = Arc::new(move |step, _, _| {
            assert!(!working.swap(true, SeqCst), "two at once");
            seen.lock().unwrap().push((node, step.name));
            working.store(false, SeqCst);
        });
        tokio::spawn(async move { execution.run(&run).await })
    });
    let outcomes: Vec<_> = join_all(nodes).await.into_iter().map(Result::unwrap).collect();
    let ended = outcomes.iter().filter(|outcome| matches!(outcome, Ok(Worked::Ended))).count();
    assert_eq!(ended, 1, "{outcomes:?}");
    let workers: std::collections::BTreeSet<&str> =
        seen.lock().unwrap().iter().map(|(node, _)| *node).collect();
    assert_eq!(workers.len(), 1);
    let details = world.ledger.runs.run(&operator(), &run.run_id).await.unwrap();
    assert_eq!((details.run.status.as_str(), details.attempt), ("completed", 1));
    world.is_sound().await;
    world.close().await;
}

async fn a_run_that_was_left_is_taken_over(backend: Backend) {
    let world = World::with_memories(backend).await;
    let run = world.request().await;
    // It claims the run and is heard of no more.
    let mut left = world.execution("a");
    left.lease = Duration::from_millis(300);
    assert!(world.ledger.runs.lease_run(&run, "a", left.lease).await.unwrap());
    assert_eq!(world.ledger.runs.claim_run(&run, "a").await.unwrap(), 1);
    let other = world.execution("b");
    assert_eq!(other.run(&run).await.unwrap(), Worked::HeldElsewhere);
    let details = finish(&other, &run).await;
    assert_eq!(
        (details.run.status.as_str(), details.attempt, details.node.as_deref()),
        ("completed", 2, Some("b"))
    );
    world.close().await;
}

async fn a_node_that_slept_too_long_writes_nothing(backend: Backend) {
    let world = World::with_memories(backend).await;
    let run = world.request().await;
    let slept = world.ledger.runs.claim_run(&run, "a").await.unwrap();
    world.ledger.runs.start_step(&run, slept, "fetch", true).await.unwrap();
    world.ledger.runs.claim_run(&run, "b").await.unwrap();
    let late = world.ledger.runs.complete_step(&run, slept, "fetch", BTreeMap::new()).await.unwrap_err();
    assert!(late.to_string().contains("attempt 1"), "{late}");
    let details = world.finish(&run).await;
    assert_eq!(details.run.status, "completed");
    assert_eq!(world.memories(StateFilter::All).await.len(), 11);
    world.close().await;
}
