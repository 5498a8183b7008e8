//! A proposal of a value for a field of a person's context.

use std::collections::BTreeMap;

use async_trait::async_trait;
use memledger_aggregates::{
    ThreadId, Timestamp,
    thread::MessageRole,
    user_context::{
        Field, MAX_EVIDENCE, MessageRef, UserContext, UserContextAction, UserContextChange,
        UserContextCommand, UserContextEvent,
    },
};
use memledger_kernel::{
    Done, LedgerError, UserCall,
    executor::{CommandOrigin, Draft, Executed, PreparedCommand},
    texts::set_apart,
    user_key,
};
use memledger_statements::sensitive::findings;
use memledger_store::{StreamKey, envelope};
use serde_json::{Value, json};
use uuid::Uuid;

use crate::{
    UserContexts, fingerprint, stream_of, unreadable,
    view::{ProposalText, ProposalView},
};

/// Most characters of a value, and of a reason.
pub const MAX_VALUE: usize = 500;

/// A message of the person that the value comes from.
#[derive(Debug, Clone)]
pub struct Evidence {
    pub thread_id: ThreadId,
    pub seq: u32,
}

/// What is proposed.
#[derive(Debug, Clone)]
pub struct NewProposal {
    pub field: String,
    pub value: String,
    pub reason: Option<String>,
    pub evidence: Vec<Evidence>,
}

struct Proposing {
    proposal_id: Uuid,
    field: Field,
    text: ProposalText,
    fingerprint: String,
    is_special: bool,
    /// The turns that it comes from, each with when the person wrote last in it.
    evidence: BTreeMap<MessageRef, Timestamp>,
    /// Whether it comes from what was said alone, and not from who proposes it.
    is_extracted: bool,
}

#[async_trait]
impl Draft<UserContext> for Proposing {
    async fn realise(
        &self,
        context: &UserContext,
        at: Timestamp,
    ) -> Result<PreparedCommand<UserContext>, LedgerError> {
        let (new, content) = set_apart(&self.text)?;
        let withdrawn_at = context.withdrawn_at(self.field);
        let counted =
            self.evidence.iter().filter(|(_, at)| withdrawn_at.is_none_or(|withdrawn| **at > withdrawn));
        if self.is_extracted && counted.clone().next().is_none() {
            let field = self.field.as_str();
            return Err(LedgerError::State(format!("the user withdrew {field} after it was said")));
        }
        let action = UserContextAction::Propose {
            proposal_id: self.proposal_id,
            field: self.field,
            content,
            fingerprint: self.fingerprint.clone(),
            is_special: self.is_special,
            evidence: counted.map(|(message, _)| message.clone()).collect(),
        };
        Ok(PreparedCommand { command: UserContextCommand { at, action }, contents: vec![new] })
    }

    fn outcome(&self, context: &UserContext, events: &[UserContextEvent]) -> Value {
        let of = events.iter().find_map(|event| match &event.change {
            UserContextChange::ContextProposed { proposal_id, .. }
            | UserContextChange::ContextSignalled { proposal_id, .. } => Some(*proposal_id),
            _ => None,
        });
        let is_new = of == Some(self.proposal_id);
        json!({ "is_new": is_new, "proposal_id": of.or_else(|| self.same(context)).unwrap_or(self.proposal_id) })
    }

    /// The hash of a repeated proposal is made under the key of the text that says the same.
    fn kindred_content(&self, context: &UserContext) -> Option<Uuid> {
        let same = self.same(context)?;
        let waits = context.proposals().get(&same).map(|one| one.content.content_id);
        waits.or_else(|| context.held(self.field, &self.fingerprint).map(|held| held.content.content_id))
    }
}

impl Proposing {
    /// The proposal that says the same already.
    fn same(&self, context: &UserContext) -> Option<Uuid> {
        let waiting = context.proposals().iter();
        let waits = waiting.filter(|(_, one)| one.field == self.field && one.fingerprint == self.fingerprint);
        let held = context.held(self.field, &self.fingerprint);
        waits.map(|(id, _)| *id).next().or_else(|| held.map(|held| held.proposal_id))
    }
}

pub(crate) fn field(name: &str) -> Result<Field, LedgerError> {
    Field::parse(name).ok_or_else(|| {
        let names = Field::ALL.map(Field::as_str).join(", ");
        LedgerError::invalid("field", format!("must be one of {names}, is {name:?}"))
    })
}

fn text(name: &str, text: &str) -> Result<String, LedgerError> {
    let text = text.trim();
    let length = text.chars().count();
    if (1..=MAX_VALUE).contains(&length) {
        return Ok(text.to_owned());
    }
    Err(LedgerError::invalid(name, format!("must have 1 to {MAX_VALUE} characters, has {length}")))
}

impl UserContexts {
    /// Proposes what a person said in a conversation. What they withdrew since is refused.
    pub async fn propose_from_conversation(
        &self,
        call: UserCall,
        new: NewProposal,
    ) -> Result<Done<ProposalView>, LedgerError> {
        self.propose_as(call, new, true).await
    }

    /// Proposes a value. A sensitive one waits for the person's yes; a benign one is applied once it comes from two turns.
    pub async fn propose(&self, call: UserCall, new: NewProposal) -> Result<Done<ProposalView>, LedgerError> {
        self.propose_as(call, new, false).await
    }

    async fn propose_as(
        &self,
        call: UserCall,
        new: NewProposal,
        is_extracted: bool,
    ) -> Result<Done<ProposalView>, LedgerError> {
        self.people.may_write(&call.identity, &call.user)?;
        let field = field(&new.field)?;
        let value = text("value", &new.value)?;
        let reason = new.reason.as_deref().map(|reason| text("reason", reason)).transpose()?;
        let is_special =
            [Some(&value), reason.as_ref()].into_iter().flatten().any(|text| !findings(text).is_empty());
        let text = ProposalText { reason, value };
        let own_value = text.value.clone();
        let stream = stream_of(&call.identity, &call.user);
        let sent: Vec<(&str, u32)> =
            new.evidence.iter().map(|said| (said.thread_id.as_str(), said.seq)).collect();
        let origin = call.origin(&stream, envelope::canonical(&(field.as_str(), &text, sent))?);
        // The messages that were named may be gone since.
        let (outcome, position, replayed) = match self.contexts.replay(&stream, &origin).await? {
            Some(replay) => (replay.outcome, replay.position, true),
            None => {
                let evidence = self.turns(&call, &new.evidence, is_extracted).await?;
                let user = user_key(&call.identity, &call.user);
                let key = fingerprint::key(self.core.store.as_ref(), &user).await?;
                let fingerprint = fingerprint::fingerprint(&key, field, &text.value);
                let proposal_id = Uuid::now_v7();
                let proposing =
                    Proposing { proposal_id, field, text, fingerprint, is_special, evidence, is_extracted };
                self.store_proposal(&stream, &origin, &proposing).await?
            }
        };
        let id: Uuid = serde_json::from_value(outcome["proposal_id"].clone())
            .map_err(|wrong| unreadable("a receipt of a proposal", wrong))?;
        let mut answer = self.proposal(&call.identity, &call.user, id).await?;
        if outcome["is_new"] != true && !call.identity.sees_proposals() {
            // What another one proposed is told by its hash alone: it waits for the person, and no agent reads it.
            answer = ProposalView {
                value: answer.value.map(|_| own_value),
                reason: None,
                evidence: Vec::new(),
                ..answer
            };
        }
        self.records.note_answer(&call.identity, Some(&call.user));
        let rev = self.rev(&call.identity, &call.user).await?;
        Ok(Done { answer, partition_id: stream.partition(), position, rev, replayed })
    }

    async fn store_proposal(
        &self,
        stream: &StreamKey,
        origin: &CommandOrigin,
        proposing: &Proposing,
    ) -> Result<(Value, i64, bool), LedgerError> {
        let purge = self.core.projector.purge();
        let view = |context: &UserContext, events: &[UserContextEvent]| proposing.outcome(context, events);
        let stored = match self.contexts.execute(stream, origin, proposing, view).await? {
            Executed::Done { view, position, .. } | Executed::Unchanged { view, position } => {
                (view, position, false)
            }
            Executed::Replayed(replay) => (replay.outcome, replay.position, true),
        };
        drop(purge);
        // The value that it may have taken the place of.
        self.core.scrub().await;
        Ok(stored)
    }

    /// The turns of these messages, each by the message that begins it: two messages in a row are one turn.
    async fn turns(
        &self,
        call: &UserCall,
        evidence: &[Evidence],
        is_extracted: bool,
    ) -> Result<BTreeMap<MessageRef, Timestamp>, LedgerError> {
        if evidence.len() > MAX_EVIDENCE {
            let message = format!("must be at most {MAX_EVIDENCE}, but there are {}", evidence.len());
            return Err(LedgerError::invalid("evidence", message));
        }
        let mut turns = BTreeMap::new();
        for (at, Evidence { thread_id, seq }) in evidence.iter().enumerate() {
            let said = self.threads.said(&call.identity, &call.user, thread_id, *seq).await?;
            let said = said.ok_or_else(|| {
                let message = format!("message {seq} of thread {thread_id} does not exist");
                LedgerError::invalid(format!("evidence[{at}]"), message)
            })?;
            let said = Some(said).filter(|said| said.role == MessageRole::User).ok_or_else(|| {
                LedgerError::invalid(
                    format!("evidence[{at}]"),
                    format!("message {seq} of thread {thread_id} was not written by the user"),
                )
            })?;
            // What is extracted names the very message: nothing is applied by its number of signals.
            let seq = if is_extracted { *seq } else { said.turn };
            let last = turns.entry(MessageRef { thread_id: thread_id.clone(), seq }).or_insert(said.at);
            *last = said.at.max(*last);
        }
        Ok(turns)
    }
}
