//! Workflows: the engine that runs them, and one folder a workflow, one file a step.
//!
//! A run is event-sourced: a process killed anywhere leaves a run that the next start, here or on another
//! node, takes up at the step where it stood, and ends in the same state.

pub mod ageing;
mod cluster_summaries;
mod consolidation;
mod definition;
pub mod engine;
mod insights;
mod long_term_summaries;
pub mod memory_optimization;
mod options;
mod pruning;
mod request;
mod standard_topics;
mod summarize;
mod ttl;

pub use definition::{ALL, DEFAULT, by_name, named, of_run};
pub use engine::{Begins, Definition, Runner, RunnerOptions, StepSpec};
pub use options::Options;
pub use request::{accept_run, request_run};
pub use summarize::{SummarizePass, summarize};
