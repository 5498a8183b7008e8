//! Good answers: what each of them tells, and whether it is one to what was asked.

use memledger_aggregates::MemoryId;
use memledger_ledger::{Answer, DeleteMode, Done, Relation};
use serde_json::{Value as Json, json};

use super::{
    commands::{Command, Op, Text},
    edges,
};

/// The answer to a change of a memory or of an edge.
#[derive(Debug, Clone)]
pub enum Told {
    Memory(Box<Answer>),
    Edge(Box<Done<Relation>>),
}

impl Told {
    /// What of an answer a receipt tells too: whether it is about a memory, at which rev and position.
    pub fn is_of(&self, memory_id: &str, rev: u64, position: i64) -> bool {
        match self {
            Self::Memory(answer) => {
                (answer.memory.id.as_str(), answer.rev, answer.position) == (memory_id, rev, position)
            }
            // Which side an edge was made from is told by the fold.
            Self::Edge(answer) => {
                [&answer.answer.from_id, &answer.answer.to_id].into_iter().any(|id| id == memory_id)
                    && (answer.rev, answer.position) == (Some(rev), position)
            }
        }
    }

    pub fn rev(&self) -> u64 {
        match self {
            Self::Memory(answer) => answer.rev,
            Self::Edge(answer) => answer.rev.expect("an edge is of a user"),
        }
    }

    pub fn is_replayed(&self) -> bool {
        match self {
            Self::Memory(answer) => answer.replayed,
            Self::Edge(answer) => answer.replayed,
        }
    }

    /// What every answer to one command has alike: which memory it is about, as it may have been changed since, or the edge.
    pub fn shown(&self) -> Json {
        match self {
            Self::Memory(answer) => json!(answer.memory.id),
            Self::Edge(answer) => json!(answer.answer),
        }
    }
}

impl Command {
    pub fn is_answered_by(&self, told: &Told) {
        let fits = match told {
            Told::Memory(answer) => self.fits(answer),
            Told::Edge(answer) => self.fits_edge(answer),
        };
        assert!(fits, "{self:?} was answered with {told:?}");
    }

    /// The answer shows the memory as the command must have left it, with no text where that is purged since.
    fn fits(&self, answer: &Answer) -> bool {
        let memory = &answer.memory;
        if answer.replayed {
            // As it is by then: others may have changed it since.
            return self.op.named().is_none_or(|id| memory.id == id.as_str());
        }
        let says = |wanted: &Text| memory.content.as_ref().is_none_or(|content| *content == wanted.words);
        match &self.op {
            Op::Create { text, importance, category, pinned } => {
                memory.state == "active"
                    && memory.revision == 1
                    && says(text)
                    && (memory.importance, memory.pinned) == (*importance, *pinned)
                    && memory.category == *category
            }
            Op::Update { id, text, importance, category, pinned } => {
                memory.id == id.as_str()
                    && memory.state == "active"
                    && text.as_ref().is_none_or(says)
                    && importance.is_none_or(|wanted| memory.importance == wanted)
                    && category.as_ref().is_none_or(|wanted| memory.category == *wanted)
                    && pinned.is_none_or(|wanted| memory.pinned == wanted)
            }
            Op::Merge { sources, target, text } => {
                let derived = |id: &MemoryId| memory.derived_from.iter().any(|s| s.memory_id == id.as_str());
                memory.state == "active"
                    && says(text)
                    && sources.iter().all(derived)
                    && target.as_ref().is_none_or(|id| memory.id == id.as_str())
            }
            Op::Delete { id, mode, .. } => {
                let state = if *mode == DeleteMode::Soft { "soft_deleted" } else { "archived" };
                memory.id == id.as_str() && memory.state == state
            }
            Op::Restore { id } => memory.id == id.as_str() && memory.state == "active",
            Op::Purge { id } => {
                memory.id == id.as_str() && memory.state == "purged" && memory.content.is_none()
            }
            Op::Import { .. } | Op::Relate { .. } | Op::Unrelate { .. } => false,
        }
    }

    /// The answer shows the edge between the two, as strong as it was asked for.
    fn fits_edge(&self, answer: &Done<Relation>) -> bool {
        let edge = &answer.answer;
        let (from, to, strength) = match &self.op {
            Op::Relate { from, to, strength } => (from, to, Some(*strength)),
            Op::Unrelate { from, to } => (from, to, None),
            _ => return false,
        };
        let told = edges::pair(&edge.from_id, &edge.to_id);
        let as_strong = |wanted| edges::thousandths(edge.strength) == edges::thousandths(wanted);
        told == edges::pair(from.as_str(), to.as_str()) && strength.is_none_or(as_strong)
    }
}
