//! Workflows: the engine that runs them, and one folder a workflow, one file a step.
//!
//! A run is event-sourced: a process killed anywhere leaves a run that the next start, here or on another
//! node, takes up at the step where it stood, and ends in the same state.

pub mod engine;
pub mod memory_optimization;
mod options;

use std::sync::Arc;

use engine::Workflow;

pub use engine::{Runner, RunnerOptions, StepSpec};
pub use options::Options;

/// A workflow that this program knows.
pub struct Definition {
    pub name: &'static str,
    pub title: &'static str,
    pub description: &'static str,
    pub steps: &'static [StepSpec],
    /// Makes what one run holds.
    pub begin: fn() -> Arc<dyn Workflow>,
}

impl Definition {
    /// As a run is requested with.
    pub fn step_names(&self) -> Vec<String> {
        self.steps.iter().map(|step| step.name.to_owned()).collect()
    }

    /// A step's name for people.
    pub fn step_title(&self, name: &str) -> &'static str {
        self.steps.iter().find(|step| step.name == name).map_or("", |step| step.title)
    }
}

/// All workflows.
pub const ALL: &[Definition] = &[memory_optimization::DEFINITION];

/// The workflow of that name.
pub fn by_name(name: &str) -> Option<&'static Definition> {
    ALL.iter().find(|definition| definition.name == name)
}
