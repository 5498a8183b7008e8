//! A context and proposals as callers see them.

use std::collections::BTreeMap;

use memledger_aggregates::Timestamp;
use memledger_kernel::{LedgerError, time::rfc3339};
use memledger_projections::user_context::{FoundProposal, status};
use memledger_store::commitment;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::unreadable;

/// The text of a proposal, set apart from its event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ProposalText {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    pub value: String,
}

pub(crate) fn read(body: &str) -> Result<ProposalText, LedgerError> {
    serde_json::from_str(body).map_err(|wrong| unreadable("a proposal", wrong))
}

/// A message of a conversation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct MessageOf {
    pub thread_id: String,
    pub seq: u32,
}

impl From<(String, u32)> for MessageOf {
    fn from((thread_id, seq): (String, u32)) -> Self {
        Self { thread_id, seq }
    }
}

/// The value of a field, and by what it is one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ContextValue {
    pub value: String,
    /// Since when.
    pub since: String,
    /// The proposal that it comes from.
    pub proposal_id: String,
    /// Where the person said it.
    pub source: Vec<MessageOf>,
}

/// A fact of a special class.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ContextFact {
    /// health, religion, sexuality, politics, union, biometrics, contact or finance.
    pub field: String,
    #[serde(flatten)]
    pub value: ContextValue,
}

/// What agents know a person by.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ContextView {
    /// By field: `preferred_name`, `pronouns`, `city`, `language`, `tone`, `goals`. Those without a value are absent.
    pub fields: BTreeMap<String, ContextValue>,
    /// What the person agreed to of special classes, such as health; each class may have several.
    pub facts: Vec<ContextFact>,
    /// How many changes there were.
    pub rev: u64,
}

/// A proposal of a value.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ProposalView {
    pub id: String,
    pub field: String,
    /// `null` once it is destroyed: after a no, in time, after a later value and after a withdrawal.
    pub value: Option<String>,
    pub reason: Option<String>,
    /// The turns that it comes from, each by the message that begins it.
    pub evidence: Vec<MessageOf>,
    /// Whether it needs the person's yes.
    pub is_sensitive: bool,
    /// pending, applied, accepted, rejected or expired.
    pub status: String,
    /// What a yes must name.
    pub content_hash: String,
    pub created_at: String,
    pub expires_at: String,
    pub decided_at: Option<String>,
    pub decided_by: Option<String>,
    /// The message in which the person decided, if it was one.
    pub message: Option<MessageOf>,
}

pub(crate) fn view(found: FoundProposal, now: Timestamp) -> Result<ProposalView, LedgerError> {
    let is_over = found.status == status::PENDING && found.expires_at <= now.0;
    if let (Some(body), Some(key)) = (&found.body, &found.key)
        && commitment::commit_hex(key, body.as_bytes()) != found.content_hash
    {
        let id = found.proposal_id;
        return Err(LedgerError::Internal(format!(
            "the text of proposal {id} was changed; run memledger verify"
        )));
    }
    let text = found.body.filter(|_| !is_over).as_deref().map(read).transpose()?;
    let (value, reason) = text.map_or((None, None), |text| (Some(text.value), text.reason));
    Ok(ProposalView {
        id: found.proposal_id.to_string(),
        field: found.field,
        value,
        reason,
        evidence: found.evidence.into_iter().map(MessageOf::from).collect(),
        is_sensitive: found.is_sensitive,
        status: if is_over { status::EXPIRED.to_owned() } else { found.status },
        content_hash: found.content_hash,
        created_at: rfc3339(Timestamp(found.created_at)),
        expires_at: rfc3339(Timestamp(found.expires_at)),
        decided_at: found.decided_at.map(|at| rfc3339(Timestamp(at))),
        decided_by: found.decided_by,
        message: found.decision.map(MessageOf::from),
    })
}
