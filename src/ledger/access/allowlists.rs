//! Allowlists: the categories that each agent may see.

use std::collections::BTreeMap;

/// Agents with their categories, by [names](super::names) as they are compared.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Allowlists {
    by_agent: BTreeMap<String, Vec<String>>,
}

impl Allowlists {
    pub fn new(lists: impl IntoIterator<Item = (String, Vec<String>)>) -> Self {
        Self { by_agent: lists.into_iter().collect() }
    }

    /// Whether no agent has one, which leaves everything open to everyone.
    pub fn is_empty(&self) -> bool {
        self.by_agent.is_empty()
    }

    /// An agent's categories in the order they were written; an empty list opens nothing.
    pub fn of(&self, agent: &str) -> Option<&[String]> {
        self.by_agent.get(agent).map(Vec::as_slice)
    }
}
