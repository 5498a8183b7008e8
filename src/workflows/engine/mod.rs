//! The engine: takes runs up, does their steps in order, and takes over those that a dead node left.

mod answers;
mod execution;
mod growing;
mod runner;
mod workflow;

pub use answers::{Answers, InMemory, StoredAnswer, all_kept, answer, free_items};
pub use execution::{Execution, Watch, Worked};
pub use runner::{Runner, RunnerOptions};
pub use workflow::{Figures, StepSpec, Trouble, Work, Workflow};
