//! What a run would do, for people and as JSON.

use std::fmt::{self, Display, Formatter};

use serde::Serialize;

/// What a run would do. It prints as people read it.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Proposal {
    pub deletes: Vec<ProposedDelete>,
    pub merges: Vec<ProposedMerge>,
    pub topics: Vec<ProposedTopics>,
    /// Memories that are neither deleted nor merged.
    pub kept: usize,
    /// Questions that the model gave no usable answer to: what they were about stays as it is.
    pub fallbacks: i64,
    /// Why the run would do none of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
}

#[derive(Debug, Clone, Serialize)]
pub struct ProposedDelete {
    pub memory_id: String,
    pub content: String,
    pub reason: String,
}

#[derive(Debug, Clone, Serialize)]
pub struct ProposedMerge {
    pub source_ids: Vec<String>,
    pub contents: Vec<String>,
    pub merged: String,
    pub topics: Vec<String>,
    pub reason: String,
}

#[derive(Debug, Clone, Serialize)]
pub struct ProposedTopics {
    pub memory_id: String,
    pub from: Vec<String>,
    pub to: Vec<String>,
}

impl Display for Proposal {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for delete in &self.deletes {
            writeln!(f, "delete {}  {}\n       {}", delete.memory_id, delete.content, delete.reason)?;
        }
        for merge in &self.merges {
            writeln!(f, "merge  {}", merge.source_ids.join(", "))?;
            for content in &merge.contents {
                writeln!(f, "     - {content}")?;
            }
            writeln!(f, "     = {} [{}]", merge.merged, merge.topics.join(", "))?;
        }
        for topics in &self.topics {
            let (from, to) = (topics.from.join(", "), topics.to.join(", "));
            writeln!(f, "topics {}  {from} → {to}", topics.memory_id)?;
        }
        self.sum_up(f)
    }
}

impl Proposal {
    /// The last lines: how much of what, and what nothing comes of.
    fn sum_up(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let merged: usize = self.merges.iter().map(|merge| merge.source_ids.len()).sum();
        write!(
            f,
            "{} to delete, {merged} to merge into {}, {} to keep, {} of them with other topics; nothing was written",
            self.deletes.len(),
            self.merges.len(),
            self.kept,
            self.topics.len()
        )?;
        match self.fallbacks {
            0 => {}
            1 => write!(f, "\n1 question had no usable answer; its memories stay as they are")?,
            n => write!(f, "\n{n} questions had no usable answer; their memories stay as they are")?,
        }
        match &self.refused {
            Some(why) => write!(f, "\na run would change nothing: {why}"),
            None => Ok(()),
        }
    }
}
