//! Commands: what is asked for, how it is sent, and what its answer must show.

use std::sync::Arc;

use memledger_aggregates::{MemoryId, UserId, memory_book::AttributePatch};
use memledger_ledger::{
    DeleteMode, Identity, Ledger, LedgerError, MemoryPatch, MergeRequest, NewMemory, UserCall, import::Source,
};
use serde_json::{Map, json};

use super::answers::Told;

/// A text that can be told from all others, wherever its bytes lie.
#[derive(Debug, Clone)]
pub struct Text {
    pub marker: String,
    pub words: String,
}

impl Text {
    /// Short enough that no database divides it among pages.
    pub fn new(number: usize, length: usize) -> Self {
        let marker = format!("marker{number:06}end");
        Self { words: format!("{marker}{}", " word".repeat(length)), marker }
    }
}

/// The markers within a text.
pub fn markers(text: &str) -> impl Iterator<Item = String> {
    let numbers = text.split("marker").skip(1).filter_map(|rest| rest.split_once("end"));
    numbers.map(|(number, _)| format!("marker{number}end"))
}

#[derive(Debug, Clone)]
pub struct Item {
    pub id: MemoryId,
    pub text: Text,
    pub archived: bool,
}

#[derive(Debug, Clone)]
pub enum Op {
    Create {
        text: Text,
        importance: u8,
        category: Option<String>,
        pinned: bool,
    },
    Update {
        id: MemoryId,
        text: Option<Text>,
        importance: Option<u8>,
        category: Option<Option<String>>,
        pinned: Option<bool>,
    },
    Merge {
        sources: Vec<MemoryId>,
        target: Option<MemoryId>,
        text: Text,
    },
    Delete {
        id: MemoryId,
        mode: DeleteMode,
        reason: Option<Text>,
    },
    Restore {
        id: MemoryId,
    },
    Purge {
        id: MemoryId,
    },
    Import {
        items: Vec<Item>,
    },
    Relate {
        from: MemoryId,
        to: MemoryId,
        strength: f64,
    },
    Unrelate {
        from: MemoryId,
        to: MemoryId,
    },
}

impl Op {
    /// As a receipt names it.
    pub fn action(&self) -> &'static str {
        match self {
            Self::Create { .. } => "create",
            Self::Update { .. } => "update",
            Self::Merge { .. } => "merge",
            Self::Delete { mode: DeleteMode::Archive, .. } => "delete",
            Self::Delete { mode: DeleteMode::Soft, .. } => "soft_delete",
            Self::Restore { .. } => "restore",
            Self::Purge { .. } => "purge",
            Self::Import { .. } => "import",
            Self::Relate { .. } => "link",
            Self::Unrelate { .. } => "unlink",
        }
    }

    /// The memory that is asked about, where there may be nothing to change.
    pub fn named(&self) -> Option<&MemoryId> {
        match self {
            Self::Update { id, .. } | Self::Relate { from: id, .. } => Some(id),
            _ => None,
        }
    }
}

/// One request; whatever happens, it is the same each time that it is sent.
#[derive(Debug, Clone)]
pub struct Command {
    pub number: usize,
    pub book: usize,
    pub identity: Identity,
    pub user: UserId,
    /// Not sent with an import: its ids alone keep it from having an effect twice.
    pub key: String,
    /// The revision of an `If-Match`.
    pub expected: Option<u64>,
    pub op: Op,
}

/// A good answer.
pub enum Reply {
    Told(Told),
    /// The memories that were taken; a full book takes no more.
    Imported(Vec<MemoryId>),
}

impl Command {
    pub async fn send(&self, ledger: &Arc<Ledger>) -> Result<Reply, LedgerError> {
        let call = UserCall::new(self.identity.clone(), self.user.clone()).keyed(&self.key);
        let call = UserCall { expected_revision: self.expected, ..call };
        let answer = match &self.op {
            Op::Create { text, importance, category, pinned } => {
                let new = NewMemory {
                    content: text.words.clone(),
                    topics: vec![text.marker.clone()],
                    metadata: Map::from_iter([("about".to_owned(), json!(text.marker))]),
                    importance: Some(*importance),
                    category: category.clone(),
                    pinned: *pinned,
                    ..NewMemory::default()
                };
                ledger.memories.create(call, new).await?
            }
            Op::Update { id, text, importance, category, pinned } => {
                let set = AttributePatch {
                    importance: *importance,
                    category: category.clone(),
                    pinned: *pinned,
                    ..AttributePatch::default()
                };
                let content = text.as_ref().map(|text| text.words.clone());
                let patch = MemoryPatch { set, content, ..MemoryPatch::default() };
                ledger.memories.update(call, id.clone(), patch).await?
            }
            Op::Merge { sources, target, text } => {
                let request = MergeRequest {
                    source_ids: sources.clone(),
                    content: text.words.clone(),
                    topics: Some(vec![text.marker.clone()]),
                    target_id: target.clone(),
                    reason: None,
                };
                ledger.memories.merge(call, request).await?
            }
            Op::Delete { id, mode, reason } => {
                let reason = reason.as_ref().map(|reason| reason.words.clone());
                ledger.memories.delete(call, id.clone(), *mode, reason).await?
            }
            Op::Restore { id } => ledger.memories.restore(call, id.clone()).await?,
            Op::Purge { id } => ledger.audit.purge(call, id.clone(), "asked for it".to_owned()).await?,
            Op::Import { items } => {
                let lines = lines(items);
                let report = ledger
                    .memories
                    .import(&self.identity, Source::Jsonl, &lines, Some(&self.user), |_| {})
                    .await?;
                let full = report.bad.iter().all(|bad| bad.message.contains("memories, the limit"));
                assert!(full, "{self:?}: {:?}", report.bad);
                assert_eq!(report.created + report.known + report.bad.len(), items.len(), "{self:?}");
                let taken =
                    items.iter().zip(1..).filter(|(_, line)| report.bad.iter().all(|b| b.line != *line));
                return Ok(Reply::Imported(taken.map(|(item, _)| item.id.clone()).collect()));
            }
            Op::Relate { from, to, strength } => {
                let answer = ledger.memories.relate(call, from.clone(), to.clone(), *strength).await?;
                return Ok(Reply::Told(Told::Edge(Box::new(answer))));
            }
            Op::Unrelate { from, to } => {
                let answer = ledger.memories.unrelate(call, from.clone(), to.clone()).await?;
                return Ok(Reply::Told(Told::Edge(Box::new(answer))));
            }
        };
        Ok(Reply::Told(Told::Memory(Box::new(answer))))
    }

    /// The texts that become contents of the memory that the command's first event is about.
    pub fn texts(&self) -> Vec<&Text> {
        match &self.op {
            Op::Create { text, .. } | Op::Merge { text, .. } => vec![text],
            Op::Update { text, .. } => text.iter().collect(),
            Op::Delete { reason, .. } => reason.iter().collect(),
            Op::Restore { .. } | Op::Purge { .. } | Op::Import { .. } => Vec::new(),
            Op::Relate { .. } | Op::Unrelate { .. } => Vec::new(),
        }
    }
}

fn lines(items: &[Item]) -> String {
    let line = |item: &Item| {
        let state = if item.archived { "archived" } else { "active" };
        let text = &item.text;
        json!({"id": item.id, "content": text.words, "topics": [text.marker], "state": state}).to_string()
    };
    items.iter().map(line).collect::<Vec<_>>().join("\n")
}
