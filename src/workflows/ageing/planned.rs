//! What a policy has decided on, as it is kept among a run's answers.

use memledger_ledger::{
    Identity,
    runs::{SaveAction, SaveDelete, SaveSoftDelete, SeenMemory},
    words::MemoryId,
};
use memledger_offline::DecidedAction;
use serde::{Deserialize, Serialize};

use crate::engine::{Decision, Proposal, ProposedDelete, Trouble, Work};

/// Texts that a proposal shows; of more, the others are counted.
const SHOWN: usize = 1_000;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Planned {
    /// Out of recall, restorable for that many days.
    Forget { memory: Seen, reason: String, rule: String, keep_days: u32 },
    /// Into the archive.
    Archive { memory: Seen, reason: String, rule: String },
}

/// A memory as the policy saw it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seen {
    pub id: String,
    pub revision: u64,
}

impl Seen {
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
        Ok(match self {
            Self::Forget { memory, reason, keep_days, .. } => SaveAction::SoftDelete(SaveSoftDelete {
                seen: memory.seen()?,
                reason: reason.clone(),
                keep_days: Some(*keep_days),
            }),
            Self::Archive { memory, reason, .. } => {
                SaveAction::Delete(SaveDelete { seen: memory.seen()?, reason: reason.clone() })
            }
        })
    }

    /// As people are shown it.
    pub fn decision(&self) -> Decision {
        let (Self::Forget { memory, reason, rule, .. } | Self::Archive { memory, reason, rule }) = self;
        Decision {
            memory_id: memory.id.clone(),
            action: DecidedAction::Delete,
            merge_target: None,
            reason: reason.clone(),
            rule: Some(rule.clone()),
        }
    }
}

/// What it comes to, with the texts that it is about.
pub async fn proposal(work: &Work, planned: &[Planned], memories: usize) -> Result<Proposal, Trouble> {
    let identity = Identity::operator(work.run.tenant.clone());
    let mut proposal = Proposal { kept: memories.saturating_sub(planned.len()), ..Proposal::default() };
    for (at, one) in planned.iter().enumerate() {
        let Decision { memory_id, reason, .. } = one.decision();
        let content = if at < SHOWN {
            let id = MemoryId::new(&memory_id).map_err(|e| Trouble::failed("answer_unreadable", e.to_string()))?;
            let memory = work.ledger.memories.look_at(&identity, &work.run.user, &id).await?;
            memory.content.unwrap_or_default()
        } else {
            String::new()
        };
        proposal.deletes.push(ProposedDelete { memory_id, content, reason });
    }
    Ok(proposal)
}
