//! What rules read of a person's memories, and what they make of them.

use serde::{Deserialize, Serialize};

/// A memory as a judge sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct MemoryText {
    pub id: String,
    pub content: String,
    pub topics: Vec<String>,
    /// It must not go: neither deleted nor merged away.
    pub pinned: bool,
}

/// A topic, and some of the memories that have it: what it means depends on them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TopicInUse {
    pub topic: String,
    /// Their texts.
    pub memories: Vec<String>,
}

/// Of no memory that could be shown.
impl From<&str> for TopicInUse {
    fn from(topic: &str) -> Self {
        Self { topic: topic.to_owned(), memories: Vec::new() }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DecidedAction {
    Delete,
    Keep,
    Merge,
}

impl DecidedAction {
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Delete => "delete",
            Self::Keep => "keep",
            Self::Merge => "merge",
        }
    }
}

/// One memory that says what several said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct MergedText {
    pub content: String,
    /// 1 to 3 of the sources' topics or better ones.
    pub topics: Vec<String>,
}
