//! The memory-optimisation: what is of no lasting worth goes, what says the same is merged, topics become few.
//!
//! ```text
//! fetch ─► classify ─► resolve_merges ─► normalise_topics ─► save ─► report
//! ```
//!
//! Everything a step decides is worked out from the memories as of one rev and from answers that are kept, so a
//! run that is taken up again decides the same. Only `save` changes memories, in one append.

mod answers;
mod classify;
mod decision;
mod fetch;
mod markdown;
mod merges;
mod normalise;
mod options;
mod question;
mod report;
mod resolve;
mod save;
mod share;
mod standard_topics;

use std::sync::Arc;

use async_trait::async_trait;
use tokio::sync::OnceCell;

use crate::{
    Definition,
    engine::{Figures, StepSpec, Trouble, Work, Workflow},
};
pub use answers::{Decided, decided};
pub use decision::Decision;
pub use fetch::Memories;
pub use markdown::markdown;
pub use resolve::Merged;
pub use save::{Proposal, ProposedDelete, ProposedMerge, ProposedTopics};
pub use standard_topics::STANDARD_TOPICS;

pub const NAME: &str = "memory-optimization";

const fn step(name: &'static str, title: &'static str) -> StepSpec {
    StepSpec { name, title, cancellable: true }
}

pub const DEFINITION: Definition = Definition {
    name: NAME,
    title: "Memory optimisation",
    description: "Deletes memories without lasting value, merges duplicates and reduces topics to a few.",
    steps: &[
        step(fetch::STEP, "Fetch memories"),
        step(classify::STEP, "Classify"),
        step(resolve::STEP, "Resolve merges"),
        step(normalise::STEP, "Normalise topics"),
        StepSpec { name: save::STEP, title: "Validate and save", cancellable: false },
        StepSpec { name: report::STEP, title: "Report", cancellable: false },
    ],
    begin: || Arc::new(MemoryOptimization::default()),
};

/// One run, with the memories that it works on while it is under way here.
#[derive(Default)]
pub struct MemoryOptimization {
    memories: OnceCell<Memories>,
}

#[async_trait]
impl Workflow for MemoryOptimization {
    async fn step(&self, name: &str, work: &Work) -> Result<Figures, Trouble> {
        match name {
            fetch::STEP => fetch::run(work, &self.memories).await,
            classify::STEP => classify::run(work, self.memories(work).await?).await,
            resolve::STEP => resolve::run(work, self.memories(work).await?).await,
            normalise::STEP => normalise::run(work, self.memories(work).await?).await,
            save::STEP => save::run(work, self.memories(work).await?).await,
            report::STEP => report::run(work, self.memories(work).await?).await,
            other => Err(Trouble::failed("unknown_step", format!("there is no step {other}"))),
        }
    }
}

impl MemoryOptimization {
    /// As of the rev that the run fetched, whoever fetched it.
    async fn memories(&self, work: &Work) -> Result<&Memories, Trouble> {
        let rev = u64::try_from(work.figure(fetch::STEP, fetch::REV)?).unwrap_or_default();
        self.memories.get_or_try_init(|| Memories::fetch(work, Some(rev))).await
    }
}

/// Decides all that a run would, and writes nothing.
pub async fn dry_run(work: &mut Work) -> Result<Proposal, Trouble> {
    let workflow = MemoryOptimization::default();
    for step in [fetch::STEP, classify::STEP, resolve::STEP, normalise::STEP] {
        let figures = workflow.step(step, work).await?;
        work.figures.insert(step.to_owned(), figures);
    }
    save::proposal(work, workflow.memories(work).await?).await
}
