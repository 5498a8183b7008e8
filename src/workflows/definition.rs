//! The workflows that this program knows, and what each of them offers.

use std::sync::Arc;

use memledger_ledger::LedgerError;

use crate::{
    engine::{StepSpec, Workflow},
    memory_optimization,
};

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

/// The workflow of that name, or an error that names those that exist.
pub fn named(name: &str) -> Result<&'static Definition, LedgerError> {
    by_name(name).ok_or_else(|| {
        let known: Vec<&str> = ALL.iter().map(|definition| definition.name).collect();
        LedgerError::NotFound(format!("no workflow is named {name}; there is {}", known.join(", ")))
    })
}
