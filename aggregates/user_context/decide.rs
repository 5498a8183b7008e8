//! The rules: which events a command makes, or why it is refused.

use uuid::Uuid;

use super::{
    MAX_EVIDENCE, MAX_PROPOSALS, PROPOSAL_DAYS, REJECTION_DAYS, SIGNALS,
    commands::{Decider, SaidMessage, UserContextAction, UserContextCommand},
    events::{Consent, MessageRef, UserContextChange, UserContextEvent},
    field::Field,
    rejection::UserContextRejection,
    state::{Proposal, UserContext},
};
use crate::{DAY_US, Timestamp, memory_book::ContentRef};

type Decision = Result<Vec<UserContextChange>, UserContextRejection>;

pub(super) fn decide(
    context: &UserContext,
    command: UserContextCommand,
) -> Result<Vec<UserContextEvent>, UserContextRejection> {
    let UserContextCommand { at, action } = command;
    let changes = match action {
        UserContextAction::Propose { proposal_id, field, content, fingerprint, is_special, evidence } => {
            let is_sensitive = field.is_sensitive() || is_special || context.is_agreed(field);
            let new = NewProposal { proposal_id, field, content, fingerprint, is_sensitive, evidence };
            propose(context, at, new)?
        }
        UserContextAction::Accept { proposal_id, content_hash, by } => {
            accept(context, at, proposal_id, content_hash, by)?
        }
        UserContextAction::Reject { proposal_id, by } => reject(context, at, proposal_id, by)?,
        UserContextAction::Expire => expire(context, at)?,
        UserContextAction::Withdraw { field, proposal_id, by } => withdraw(context, field, proposal_id, by)?,
    };
    Ok(changes.into_iter().map(|change| UserContextEvent { at, change }).collect())
}

struct NewProposal {
    proposal_id: Uuid,
    field: Field,
    content: ContentRef,
    fingerprint: String,
    is_sensitive: bool,
    evidence: Vec<MessageRef>,
}

fn propose(context: &UserContext, at: Timestamp, new: NewProposal) -> Decision {
    if context.held(new.field, &new.fingerprint).is_some() {
        return Err(UserContextRejection::NothingToChange);
    }
    if context.rejected_until(&new.fingerprint).is_some_and(|until| at < until) {
        return Err(UserContextRejection::RejectedBefore);
    }
    let is_same = |(_, proposal): &(&Uuid, &Proposal)| {
        is_open(proposal, at) && proposal.field == new.field && proposal.fingerprint == new.fingerprint
    };
    if let Some((proposal_id, proposal)) = context.proposals().iter().find(is_same) {
        return signal(context, *proposal_id, proposal, new.evidence, new.is_sensitive);
    }
    let open = context.proposals().values().filter(|proposal| is_open(proposal, at)).count();
    if open >= MAX_PROPOSALS {
        return Err(UserContextRejection::TooManyProposals(open));
    }
    let NewProposal { proposal_id, field, content, fingerprint, is_sensitive, mut evidence } = new;
    evidence.sort();
    evidence.dedup();
    let expires_at = Timestamp(at.0 + PROPOSAL_DAYS * DAY_US);
    let hash = content.commitment.clone();
    let mut changes = vec![UserContextChange::ContextProposed {
        content,
        evidence: evidence.clone(),
        expires_at,
        field,
        fingerprint,
        is_sensitive,
        proposal_id,
    }];
    if !is_sensitive && evidence.len() >= SIGNALS {
        changes.push(applied(context, field, (proposal_id, hash), Consent::Signals { messages: evidence }));
    }
    Ok(changes)
}

/// The same value again: more evidence for a proposal that waits. A benign one is applied once there is enough.
fn signal(
    context: &UserContext,
    proposal_id: Uuid,
    proposal: &Proposal,
    evidence: Vec<MessageRef>,
    is_sensitive: bool,
) -> Decision {
    let mut new: Vec<MessageRef> =
        evidence.into_iter().filter(|message| !proposal.evidence.contains(message)).collect();
    new.sort();
    new.dedup();
    new.truncate(MAX_EVIDENCE.saturating_sub(proposal.evidence.len()));
    if new.is_empty() {
        return Err(UserContextRejection::NothingToChange);
    }
    let messages: Vec<MessageRef> = proposal.evidence.iter().chain(&new).cloned().collect();
    let mut changes = vec![UserContextChange::ContextSignalled { evidence: new, proposal_id }];
    // The person may have said yes to another value meanwhile.
    let needs_yes = proposal.is_sensitive || is_sensitive || context.is_agreed(proposal.field);
    if !needs_yes && messages.len() >= SIGNALS {
        let of = (proposal_id, proposal.content.commitment.clone());
        changes.push(applied(context, proposal.field, of, Consent::Signals { messages }));
    }
    Ok(changes)
}

fn accept(
    context: &UserContext,
    at: Timestamp,
    proposal_id: Uuid,
    content_hash: String,
    by: Decider,
) -> Decision {
    let proposal = open(context, at, proposal_id)?;
    let consent = match by {
        Decider::Person => Consent::Ui,
        Decider::Message(said) => Consent::Chat { message: answer(context, proposal, said)? },
        Decider::Other => return Err(UserContextRejection::NotThePerson),
    };
    if content_hash != proposal.content.commitment {
        return Err(UserContextRejection::OtherContent);
    }
    Ok(vec![applied(context, proposal.field, (proposal_id, content_hash), consent)])
}

fn reject(context: &UserContext, at: Timestamp, proposal_id: Uuid, by: Decider) -> Decision {
    let proposal = open(context, at, proposal_id)?;
    let message = match by {
        Decider::Person => None,
        Decider::Message(said) => Some(answer(context, proposal, said)?),
        Decider::Other => return Err(UserContextRejection::NotThePerson),
    };
    Ok(vec![UserContextChange::ProposalRejected {
        erased: vec![proposal.content.content_id],
        fingerprint: proposal.fingerprint.clone(),
        message,
        proposal_id,
        until: Timestamp(at.0 + REJECTION_DAYS * DAY_US),
    }])
}

fn expire(context: &UserContext, at: Timestamp) -> Decision {
    let over: Vec<(&Uuid, &Proposal)> =
        context.proposals().iter().filter(|(_, proposal)| !is_open(proposal, at)).collect();
    if over.is_empty() {
        return Err(UserContextRejection::NothingToChange);
    }
    let erased = over.iter().map(|(_, proposal)| proposal.content.content_id).collect();
    let proposal_ids = over.iter().map(|(proposal_id, _)| **proposal_id).collect();
    Ok(vec![UserContextChange::ProposalsExpired { erased, proposal_ids }])
}

fn withdraw(context: &UserContext, field: Field, proposal_id: Option<Uuid>, by: Decider) -> Decision {
    let values = context.values(field, proposal_id);
    let since = values.iter().map(|value| value.since).max();
    let message = match by {
        Decider::Person => None,
        Decider::Message(said) => {
            // What a person said before they had the value does not speak of it.
            if !said.is_of_user || since.is_some_and(|since| said.at <= since) {
                return Err(UserContextRejection::NotAnAnswer);
            }
            if context.is_used(&said.message, said.at) {
                return Err(UserContextRejection::MessageUsed);
            }
            Some(said.message)
        }
        Decider::Other => return Err(UserContextRejection::NotThePerson),
    };
    if values.is_empty() {
        return Err(UserContextRejection::FieldEmpty(field));
    }
    let erased = values.iter().map(|value| value.content.content_id).collect();
    let proposal_id = proposal_id.filter(|_| field.is_class());
    Ok(vec![UserContextChange::FieldWithdrawn { erased, field, message, proposal_id }])
}

fn is_open(proposal: &Proposal, at: Timestamp) -> bool {
    at < proposal.expires_at
}

fn open(context: &UserContext, at: Timestamp, proposal_id: Uuid) -> Result<&Proposal, UserContextRejection> {
    match context.proposals().get(&proposal_id) {
        Some(proposal) if is_open(proposal, at) => Ok(proposal),
        Some(_) => Err(UserContextRejection::ProposalEnded(proposal_id)),
        None if context.has_ended(proposal_id) => Err(UserContextRejection::ProposalEnded(proposal_id)),
        None => Err(UserContextRejection::ProposalNotFound(proposal_id)),
    }
}

/// The message, if the person wrote it after the proposal, and decided nothing else by it.
fn answer(
    context: &UserContext,
    proposal: &Proposal,
    said: SaidMessage,
) -> Result<MessageRef, UserContextRejection> {
    if !said.is_of_user || said.at <= proposal.made_at || proposal.evidence.contains(&said.message) {
        return Err(UserContextRejection::NotAnAnswer);
    }
    if context.is_used(&said.message, said.at) {
        return Err(UserContextRejection::MessageUsed);
    }
    Ok(said.message)
}

/// The field gets the proposal's value; that of the one before goes.
fn applied(
    context: &UserContext,
    field: Field,
    (proposal_id, content_hash): (Uuid, String),
    consent: Consent,
) -> UserContextChange {
    let before = context.fields().get(&field).map(|value| value.content.content_id);
    UserContextChange::ProposalAccepted {
        consent,
        content_hash,
        erased: before.into_iter().collect(),
        field,
        proposal_id,
    }
}
