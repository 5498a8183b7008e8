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

    /// The agents that may see memories of a category. What is seen by the same agents lies behind the same wall.
    pub fn who_sees(&self, category: Option<&str>) -> Vec<&str> {
        let Some(category) = category else { return Vec::new() };
        let sees = |list: &[String]| list.iter().any(|name| name == category);
        self.by_agent.iter().filter(|(_, list)| sees(list)).map(|(agent, _)| agent.as_str()).collect()
    }

    /// An agent's categories in the order they were written; an empty list opens nothing.
    pub fn of(&self, agent: &str) -> Option<&[String]> {
        self.by_agent.get(agent).map(Vec::as_slice)
    }
}
