//! What a policy has decided on, as it is kept among a run's answers.

use memledger_ledger::{
    Identity, NewMemory,
    runs::{SaveAction, SaveCreate, SaveDelete, SaveMerge, SaveProduct, SaveSoftDelete, SeenMemory},
    words::{Kind, MemoryId},
};
use memledger_offline::{DecidedAction, MergedText};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::engine::{Decision, Merged, Proposal, ProposedDelete, ProposedMerge, RunDecisions, Trouble, Work};

/// Texts that a proposal shows; of more, the others are counted.
const SHOWN: usize = 1_000;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Planned {
    /// Out of recall, restorable for that many days.
    Forget { memory: SeenRevision, reason: String, rule: String, keep_days: u32 },
    /// Into the archive.
    Archive { memory: SeenRevision, reason: String, rule: String },
    /// One memory in the place of several, which are archived into it.
    Merge { product: Product, sources: Vec<SeenRevision>, reason: String, rule: String },
    /// A memory that says something of others, which stay.
    Create { product: Product, sources: Vec<SeenRevision>, reason: String, rule: String },
}

/// A memory as the policy saw it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeenRevision {
    pub id: String,
    pub revision: u64,
}

/// A memory that is made.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Product {
    pub content: String,
    pub topics: Vec<String>,
    pub kind: Kind,
    /// The default one where none is given.
    pub bank: Option<String>,
    pub category: Option<String>,
    pub importance: u8,
    pub pinned: bool,
    pub metadata: Map<String, Value>,
}

impl SeenRevision {
    pub fn of(id: &MemoryId, revision: u64) -> Self {
        Self { id: id.to_string(), revision }
    }

    fn seen(&self) -> Result<SeenMemory, Trouble> {
        let wrong = |e| Trouble::failed("answer_unreadable", format!("memory {}: {e}", self.id));
        Ok(SeenMemory { memory_id: MemoryId::new(&self.id).map_err(wrong)?, revision: self.revision })
    }
}

impl Planned {
    /// As it is saved.
    pub fn action(&self) -> Result<SaveAction, Trouble> {
        let all =
            |sources: &[SeenRevision]| sources.iter().map(SeenRevision::seen).collect::<Result<Vec<_>, _>>();
        Ok(match self {
            Self::Forget { memory, reason, keep_days, .. } => SaveAction::SoftDelete(SaveSoftDelete {
                seen: memory.seen()?,
                reason: reason.clone(),
                keep_days: Some(*keep_days),
            }),
            Self::Archive { memory, reason, .. } => {
                SaveAction::Delete(SaveDelete { seen: memory.seen()?, reason: reason.clone() })
            }
            Self::Merge { product, sources, reason, .. } => SaveAction::Merge(SaveMerge {
                sources: all(sources)?,
                content: product.content.clone(),
                topics: product.topics.clone(),
                reason: reason.clone(),
                product: Some(SaveProduct { kind: product.kind, metadata: product.metadata.clone() }),
            }),
            Self::Create { product, sources, reason, .. } => SaveAction::Create(SaveCreate {
                new: NewMemory {
                    content: product.content.clone(),
                    topics: product.topics.clone(),
                    kind: Some(product.kind),
                    bank: product.bank.clone(),
                    category: product.category.clone(),
                    importance: Some(product.importance),
                    pinned: product.pinned,
                    metadata: product.metadata.clone(),
                    ..NewMemory::default()
                },
                sources: all(sources)?,
                reason: reason.clone(),
            }),
        })
    }

    /// Adds it to what people are shown of a run.
    pub fn add_to(&self, decisions: &mut RunDecisions) {
        let decision = |memory: &SeenRevision, action, reason: &String, rule: &String| Decision {
            memory_id: memory.id.clone(),
            action,
            merge_target: None,
            reason: reason.clone(),
            rule: Some(rule.clone()),
        };
        match self {
            Self::Forget { memory, reason, rule, .. } | Self::Archive { memory, reason, rule } => {
                decisions.decisions.push(decision(memory, DecidedAction::Delete, reason, rule));
            }
            Self::Merge { product, sources, reason, rule } => {
                let of = |memory| decision(memory, DecidedAction::Merge, reason, rule);
                decisions.decisions.extend(sources.iter().map(of));
                decisions.merges.push(merged(product, sources));
            }
            Self::Create { product, sources, reason, rule } => {
                let of = |memory| decision(memory, DecidedAction::Keep, reason, rule);
                decisions.decisions.extend(sources.iter().map(of));
                decisions.merges.push(merged(product, sources));
            }
        }
    }

    /// Ids of the memories that it takes out of recall.
    pub fn taken(&self) -> Vec<&str> {
        match self {
            Self::Forget { memory, .. } | Self::Archive { memory, .. } => vec![memory.id.as_str()],
            Self::Merge { sources, .. } => sources.iter().map(|seen| seen.id.as_str()).collect(),
            Self::Create { .. } => Vec::new(),
        }
    }

    /// Memories that it is about.
    pub fn touches(&self) -> usize {
        match self {
            Self::Forget { .. } | Self::Archive { .. } => 1,
            Self::Merge { sources, .. } | Self::Create { sources, .. } => sources.len() + 1,
        }
    }

    /// Memories that it takes out of recall.
    pub fn takes(&self) -> usize {
        match self {
            Self::Forget { .. } | Self::Archive { .. } => 1,
            Self::Merge { sources, .. } => sources.len(),
            Self::Create { .. } => 0,
        }
    }
}

fn merged(product: &Product, sources: &[SeenRevision]) -> Merged {
    let merged = MergedText { content: product.content.clone(), topics: product.topics.clone() };
    Merged { source_ids: sources.iter().map(|seen| seen.id.clone()).collect(), merged: Some(merged) }
}

/// What it comes to, with the texts that it is about.
pub async fn proposal(work: &Work, planned: &[Planned], memories: usize) -> Result<Proposal, Trouble> {
    let taken: usize = planned.iter().map(Planned::takes).sum();
    let mut proposal = Proposal { kept: memories.saturating_sub(taken), ..Proposal::default() };
    let mut texts = Texts { work, left: SHOWN };
    for one in planned {
        match one {
            Planned::Forget { memory, reason, .. } | Planned::Archive { memory, reason, .. } => {
                let (memory_id, content, reason) =
                    (memory.id.clone(), texts.of(memory).await?, reason.clone());
                proposal.deletes.push(ProposedDelete { memory_id, content, reason });
            }
            Planned::Merge { product, sources, reason, .. }
            | Planned::Create { product, sources, reason, .. } => {
                let mut contents = Vec::with_capacity(sources.len());
                for source in sources {
                    contents.push(texts.of(source).await?);
                }
                proposal.merges.push(ProposedMerge {
                    source_ids: sources.iter().map(|seen| seen.id.clone()).collect(),
                    contents,
                    merged: product.content.clone(),
                    topics: product.topics.clone(),
                    reason: reason.clone(),
                });
            }
        }
    }
    Ok(proposal)
}

struct Texts<'a> {
    work: &'a Work,
    left: usize,
}

impl Texts<'_> {
    async fn of(&mut self, memory: &SeenRevision) -> Result<String, Trouble> {
        if self.left == 0 {
            return Ok(String::new());
        }
        self.left -= 1;
        let identity = Identity::operator(self.work.run.tenant.clone());
        let id = memory.seen()?.memory_id;
        let memory = self.work.ledger.memories.look_at(&identity, &self.work.run.user, &id).await?;
        Ok(memory.content.unwrap_or_default())
    }
}
