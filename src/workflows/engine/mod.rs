//! The engine: takes runs up, does their steps in order, and takes over those that a dead node left.

mod answers;
mod decisions;
mod definition;
mod dry_run;
mod execution;
mod growing;
mod making_room;
mod proposal;
mod purging;
mod report;
mod runner;
mod scheduling;
mod step_result;
mod workflow;

pub use answers::{Answers, InMemory, StoredAnswer, all_kept, answer, free_items};
pub use decisions::{Decision, Merged, RunDecisions, TopicMapping};
pub use definition::{Begins, Definition};
pub use dry_run::DryRun;
pub use execution::{Execution, Watch, Worked};
pub use proposal::{Proposal, ProposedDelete, ProposedMerge, ProposedTopics};
pub use runner::{Runner, RunnerOptions};
pub use step_result::StepResult;
pub use workflow::{Figures, StepSpec, Trouble, Work, Workflow};
