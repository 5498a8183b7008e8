//! A person's context, folded from its events: the fields with what they were agreed by, and the proposals that wait.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::{
    events::{Consent, MessageRef, UserContextChange, UserContextEvent},
    field::Field,
};
use crate::{Timestamp, memory_book::ContentRef};

/// A proposal that waits for its decision.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proposal {
    pub field: Field,
    pub content: ContentRef,
    pub fingerprint: String,
    pub is_sensitive: bool,
    pub evidence: BTreeSet<MessageRef>,
    pub made_at: Timestamp,
    pub expires_at: Timestamp,
}

/// The value of a field.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FieldValue {
    pub content: ContentRef,
    pub evidence: BTreeSet<MessageRef>,
    pub fingerprint: String,
    pub proposal_id: Uuid,
    pub since: Timestamp,
    /// Whether the person said yes to it. Another one then needs a yes as well, in a benign field too.
    pub is_agreed: bool,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct UserContext {
    fields: BTreeMap<Field, FieldValue>,
    /// What the person agreed to of special classes, by the proposal that it comes from.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    facts: BTreeMap<Uuid, (Field, FieldValue)>,
    proposals: BTreeMap<Uuid, Proposal>,
    /// Proposals that ended, newest last, of which a repeated decision is told apart from one on nothing.
    ended: BTreeSet<Uuid>,
    /// Fingerprints of rejected values, and until when they are not proposed again.
    rejected: BTreeMap<String, Timestamp>,
    /// Messages by which a person decided, and when: each counts once. After a roll-back another message may have its place.
    answers: BTreeSet<(MessageRef, Timestamp)>,
    /// When each field was withdrawn last.
    withdrawn: BTreeMap<Field, Timestamp>,
    changes: u64,
}

impl UserContext {
    pub fn fields(&self) -> &BTreeMap<Field, FieldValue> {
        &self.fields
    }

    /// Of special classes, in the order in which they were proposed.
    pub fn facts(&self) -> impl ExactSizeIterator<Item = (Field, &FieldValue)> {
        self.facts.values().map(|(class, value)| (*class, value))
    }

    /// The value that says this already.
    pub fn held(&self, field: Field, fingerprint: &str) -> Option<&FieldValue> {
        let facts = self.facts().filter(|(class, _)| *class == field).map(|(_, value)| value);
        facts.chain(self.fields.get(&field)).find(|value| value.fingerprint == fingerprint)
    }

    /// The values of a field, of a class all of them or the one of that proposal.
    pub(super) fn values(&self, field: Field, proposal_id: Option<Uuid>) -> Vec<&FieldValue> {
        let facts = self.facts().filter(|(class, _)| *class == field).map(|(_, value)| value);
        let is_meant = |value: &&FieldValue| proposal_id.is_none_or(|id| value.proposal_id == id);
        facts.chain(self.fields.get(&field)).filter(is_meant).collect()
    }

    /// Those that are not decided; one whose time is over is among them until that is noted.
    pub fn proposals(&self) -> &BTreeMap<Uuid, Proposal> {
        &self.proposals
    }

    /// How many events there were.
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// Whether the field has a value that the person said yes to.
    pub(super) fn is_agreed(&self, field: Field) -> bool {
        self.fields.get(&field).is_some_and(|value| value.is_agreed)
    }

    /// When the field was withdrawn last: what was said before it does not bring a value back.
    pub fn withdrawn_at(&self, field: Field) -> Option<Timestamp> {
        self.withdrawn.get(&field).copied()
    }

    pub(super) fn has_ended(&self, proposal_id: Uuid) -> bool {
        self.ended.contains(&proposal_id)
    }

    pub(super) fn rejected_until(&self, fingerprint: &str) -> Option<Timestamp> {
        self.rejected.get(fingerprint).copied()
    }

    /// Whether the person decided by the message of that place and time.
    pub(super) fn is_used(&self, message: &MessageRef, stored_at: Timestamp) -> bool {
        self.answers.iter().any(|(used, at)| used == message && stored_at <= *at)
    }

    pub fn fold(&mut self, event: &UserContextEvent) {
        self.changes += 1;
        match &event.change {
            UserContextChange::ContextProposed {
                content,
                evidence,
                expires_at,
                field,
                fingerprint,
                is_sensitive,
                proposal_id,
            } => {
                let proposal = Proposal {
                    field: *field,
                    content: content.clone(),
                    fingerprint: fingerprint.clone(),
                    is_sensitive: *is_sensitive,
                    evidence: evidence.iter().cloned().collect(),
                    made_at: event.at,
                    expires_at: *expires_at,
                };
                self.proposals.insert(*proposal_id, proposal);
            }
            UserContextChange::ContextSignalled { evidence, proposal_id } => {
                if let Some(proposal) = self.proposals.get_mut(proposal_id) {
                    proposal.evidence.extend(evidence.iter().cloned());
                }
            }
            UserContextChange::ProposalAccepted { consent, proposal_id, .. } => {
                if let Consent::Chat { message } = consent {
                    self.answers.insert((message.clone(), event.at));
                }
                if let Some(Proposal { field, content, fingerprint, evidence, .. }) = self.end(*proposal_id) {
                    let (proposal_id, since) = (*proposal_id, event.at);
                    let is_agreed = !matches!(consent, Consent::Signals { .. });
                    let value = FieldValue { content, evidence, fingerprint, proposal_id, since, is_agreed };
                    if field.is_class() {
                        self.facts.insert(proposal_id, (field, value));
                    } else {
                        self.fields.insert(field, value);
                    }
                }
            }
            UserContextChange::ProposalRejected { fingerprint, message, proposal_id, until, .. } => {
                self.answers.extend(message.iter().map(|message| (message.clone(), event.at)));
                self.end(*proposal_id);
                // What may be proposed again is forgotten.
                self.rejected.retain(|_, until| *until > event.at);
                self.rejected.insert(fingerprint.clone(), *until);
            }
            UserContextChange::ProposalsExpired { proposal_ids, .. } => {
                for proposal_id in proposal_ids {
                    self.end(*proposal_id);
                }
            }
            UserContextChange::FieldWithdrawn { field, message, proposal_id, .. } => {
                self.answers.extend(message.iter().map(|message| (message.clone(), event.at)));
                self.withdrawn.insert(*field, event.at);
                self.fields.remove(field);
                self.facts
                    .retain(|id, (class, _)| class != field || proposal_id.is_some_and(|one| one != *id));
            }
        }
    }

    fn end(&mut self, proposal_id: Uuid) -> Option<Proposal> {
        let proposal = self.proposals.remove(&proposal_id)?;
        self.ended.insert(proposal_id);
        Some(proposal)
    }
}
