//! The workflows that this program knows, and what each of them offers.

use std::sync::Arc;

use async_trait::async_trait;
use memledger_ledger::LedgerError;

use crate::{
    cluster_summaries, consolidation,
    engine::{Begins, Definition, Figures, Trouble, Work, Workflow},
    insights, long_term_summaries, memory_optimization, pruning, ttl,
};

/// All workflows.
pub const ALL: &[Definition] = &[
    memory_optimization::DEFINITION,
    ttl::DEFINITION,
    pruning::DEFINITION,
    cluster_summaries::DEFINITION,
    long_term_summaries::DEFINITION,
    consolidation::DEFINITION,
    insights::DEFINITION,
];

/// The workflow that a request means if it names none.
pub const DEFAULT: &Definition = &memory_optimization::DEFINITION;

/// The workflow of that name.
pub fn by_name(name: &str) -> Option<&'static Definition> {
    ALL.iter().find(|definition| definition.name == name)
}

/// The workflow of that name, or an error that names those that exist.
pub fn named(name: &str) -> Result<&'static Definition, LedgerError> {
    by_name(name).ok_or_else(|| {
        let known: Vec<&str> = ALL.iter().map(|definition| definition.name).collect();
        LedgerError::NotFound(format!("there is no workflow {name}; there is {}", known.join(", ")))
    })
}

/// The workflow that a run is of. A run may be of one that only another version of this program knows: what every workflow has
/// can be shown of it all the same.
pub fn of_run(workflow: &str) -> &'static Definition {
    by_name(workflow).unwrap_or(UNKNOWN)
}

const UNKNOWN: &Definition = &Definition {
    name: "",
    title: "Workflow",
    description: "",
    steps: &[],
    begins: Begins::Growth,
    begin: || Arc::new(Unknown),
};

/// A workflow without steps.
struct Unknown;

#[async_trait]
impl Workflow for Unknown {
    async fn step(&self, name: &str, _: &Work) -> Result<Figures, Trouble> {
        Err(Trouble::unknown_step(name))
    }
}
