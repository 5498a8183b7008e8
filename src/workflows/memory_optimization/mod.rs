//! The memory-optimisation: what is of no lasting worth goes, what says the same is merged, topics become few.
//!
//! ```text
//! fetch ─► classify ─► resolve_merges ─► normalise_topics ─► save ─► report
//! ```
//!
//! Everything a step decides is worked out from the memories as of one rev and from answers that are kept, so a
//! run that is taken up again decides the same. A step is handed what those before it found out; a step that another
//! process did is not done again, and what it kept is read. Only `save` changes memories, in one append.

mod classify;
mod comparing;
mod decisions;
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

use std::sync::Arc;

use async_trait::async_trait;
use memledger_ledger::runs::RunAnswer;

use crate::engine::{
    Begins, Decision, Definition, Figures, Proposal, RunDecisions, StepResult, StepSpec, TopicMapping,
    Trouble, Work, Workflow,
};
use fetch::Memories;
use resolve::Merges;
use save::Plan;

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
    begins: Begins::Growth,
    begin: || Arc::new(MemoryOptimization::default()),
};

/// One run, with what its steps found out.
#[derive(Default)]
pub struct MemoryOptimization {
    memories: StepResult<Memories>,
    decisions: StepResult<Vec<Decision>>,
    merges: StepResult<Merges>,
    topics: StepResult<TopicMapping>,
}

#[async_trait]
impl Workflow for MemoryOptimization {
    async fn step(&self, name: &str, work: &Work) -> Result<Figures, Trouble> {
        match name {
            fetch::STEP => Ok(self.memories.done(fetch::run(work).await?)),
            classify::STEP => Ok(self.decisions.done(classify::run(work, self.memories(work).await?).await?)),
            resolve::STEP => {
                let (memories, decisions) = (self.memories(work).await?, self.decisions(work).await?);
                Ok(self.merges.done(resolve::run(work, memories, decisions).await?))
            }
            normalise::STEP => {
                let (memories, merges) = (self.memories(work).await?, self.merges(work).await?);
                Ok(self.topics.done(normalise::run(work, memories, merges).await?))
            }
            save::STEP => save::run(work, self.memories(work).await?, self.plan(work).await?).await,
            report::STEP => report::run(work, self.memories(work).await?).await,
            other => Err(Trouble::unknown_step(other)),
        }
    }

    async fn proposal(&self, work: &Work) -> Result<Proposal, Trouble> {
        save::proposal(work, self.memories(work).await?, self.plan(work).await?).await
    }

    fn read_answer(&self, answer: &RunAnswer, decisions: &mut RunDecisions) {
        decisions::read_answer(answer, decisions);
    }

    fn report(&self, title: &str, run_id: &str, figures: &Figures) -> Option<String> {
        markdown::markdown(title, run_id, figures)
    }
}

/// The results of the steps, whichever process did them.
impl MemoryOptimization {
    /// As of the rev that the run fetched.
    async fn memories(&self, work: &Work) -> Result<&Memories, Trouble> {
        self.memories.or_read(fetch::again(work)).await
    }

    async fn decisions(&self, work: &Work) -> Result<&[Decision], Trouble> {
        Ok(self.decisions.or_read(classify::kept(work)).await?)
    }

    async fn merges(&self, work: &Work) -> Result<&Merges, Trouble> {
        let (memories, decisions) = (self.memories(work).await?, self.decisions(work).await?);
        self.merges.or_read(resolve::kept(work, memories, decisions)).await
    }

    async fn topics(&self, work: &Work) -> Result<&TopicMapping, Trouble> {
        self.topics.or_read(normalise::kept(work)).await
    }

    /// What all of them come to.
    async fn plan(&self, work: &Work) -> Result<Plan, Trouble> {
        Ok(Plan::of(self.memories(work).await?, self.merges(work).await?, self.topics(work).await?))
    }
}
