//! What a step kept, as the steps after it get it: in the process that did the step, and in one that resumes the run.

use std::sync::Mutex;

use memledger_intelligence::Usage;
use memledger_tests::Backend;
use memledger_workflows::engine::{Answers, InMemory, Proposal, Work};
use serde_json::Value;

use super::*;

on_both!(what_a_step_kept_is_read_once_by_who_resumes_the_run_and_never_by_who_did_it);

/// Counts how often each answer that is kept is read.
#[derive(Default)]
struct Counting {
    inner: InMemory,
    reads: Mutex<BTreeMap<(String, u32), usize>>,
}

#[async_trait::async_trait]
impl Answers for Counting {
    async fn items(&self, step: &str) -> Result<Vec<u32>, Trouble> {
        self.inner.items(step).await
    }

    async fn get(&self, step: &str, item: u32) -> Result<Option<String>, Trouble> {
        let found = self.inner.get(step, item).await?;
        if found.is_some() {
            *self.reads.lock().unwrap().entry((step.to_owned(), item)).or_default() += 1;
        }
        Ok(found)
    }

    async fn put(&self, step: &str, item: u32, body: Value, usage: Usage, own: bool) -> Result<(), Trouble> {
        self.inner.put(step, item, body, usage, own).await
    }
}

fn text(proposal: Result<Proposal, Trouble>) -> String {
    proposal.unwrap().to_string()
}

async fn what_a_step_kept_is_read_once_by_who_resumes_the_run_and_never_by_who_did_it(backend: Backend) {
    let world = World::with_memories(backend).await;
    let definition = &memory_optimization::DEFINITION;
    let answers = Arc::new(Counting::default());
    let mut work = Work {
        incoming: 0,
        ledger: world.ledger.clone(),
        model: Some(world.model.clone()),
        options: Arc::default(),
        run: world.request().await,
        answers: answers.clone(),
        figures: BTreeMap::new(),
        progress: Arc::new(|_, _| {}),
    };
    let first = (definition.begin)();
    for step in definition.steps.iter().take_while(|step| step.cancellable) {
        let figures = first.step(step.name, &work).await.unwrap();
        work.figures.insert(step.name.to_owned(), figures);
    }
    let proposed = text(first.proposal(&work).await);
    let reads = std::mem::take(&mut *answers.reads.lock().unwrap());
    assert!(reads.is_empty(), "what it did itself it has: {reads:?}");

    let resumed = (definition.begin)();
    for _ in 0..2 {
        assert_eq!(text(resumed.proposal(&work).await), proposed);
    }
    let reads = answers.reads.lock().unwrap().clone();
    let steps: Vec<&str> = reads.keys().map(|(step, _)| step.as_str()).collect();
    assert_eq!(steps, ["classify", "normalise_topics", "resolve_merges"]);
    assert!(reads.values().all(|times| *times == 1), "{reads:?}");
    assert!(proposed.contains("2 to delete, 5 to merge into 2"), "{proposed}");
    world.close().await;
}
