//! Decisions: yes, no, and that a value shall go again. The person's alone.

use async_trait::async_trait;
use memledger_aggregates::{
    ThreadId, Timestamp,
    thread::MessageRole,
    user_context::{
        Decider, MessageRef, SaidMessage, UserContext, UserContextAction, UserContextCommand,
        UserContextEvent,
    },
};
use memledger_kernel::{
    Done, LedgerError, Role, UserCall,
    executor::{Draft, Executed, PreparedCommand},
};
use serde_json::{Value, json};
use uuid::Uuid;

use crate::{
    UserContexts,
    proposing::field,
    stream_of,
    view::{ContextView, ProposalView},
};

/// The message in which the person answered, where somebody else passes the answer on.
#[derive(Debug, Clone)]
pub struct Answer {
    pub thread_id: ThreadId,
    pub seq: u32,
}

/// A yes.
#[derive(Debug, Clone)]
pub struct Acceptance {
    /// Of the proposal that the person saw.
    pub content_hash: String,
    pub message: Option<Answer>,
}

struct Deciding(UserContextAction);

#[async_trait]
impl Draft<UserContext> for Deciding {
    async fn realise(
        &self,
        _: &UserContext,
        at: Timestamp,
    ) -> Result<PreparedCommand<UserContext>, LedgerError> {
        let command = UserContextCommand { at, action: self.0.clone() };
        Ok(PreparedCommand { command, contents: Vec::new() })
    }

    fn outcome(&self, _: &UserContext, _: &[UserContextEvent]) -> Value {
        json!({})
    }

    fn kindred_content(&self, _: &UserContext) -> Option<Uuid> {
        None
    }
}

impl UserContexts {
    /// The person's yes to exactly that value.
    pub async fn accept(
        &self,
        call: UserCall,
        proposal_id: Uuid,
        yes: Acceptance,
    ) -> Result<Done<ProposalView>, LedgerError> {
        let request = format!("accept:{proposal_id}:{}:{}", yes.content_hash, named(yes.message.as_ref()));
        let action = |by| UserContextAction::Accept { proposal_id, content_hash: yes.content_hash, by };
        let done = self.decide(&call, (yes.message.as_ref(), "message"), request, action).await?;
        let answer = self.proposal(&call.identity, &call.user, proposal_id).await?;
        Ok(answering(done, answer))
    }

    /// The person's no. The value is destroyed, and is not proposed again for 90 days.
    pub async fn reject(
        &self,
        call: UserCall,
        proposal_id: Uuid,
        message: Option<Answer>,
    ) -> Result<Done<ProposalView>, LedgerError> {
        let request = format!("reject:{proposal_id}:{}", named(message.as_ref()));
        let action = |by| UserContextAction::Reject { proposal_id, by };
        let done = self.decide(&call, (message.as_ref(), "message"), request, action).await?;
        let answer = self.proposal(&call.identity, &call.user, proposal_id).await?;
        Ok(answering(done, answer))
    }

    /// Withdraws a value: it is destroyed in the commit that says so. Of a special class all facts, or the one of a proposal.
    pub async fn withdraw(
        &self,
        call: UserCall,
        (name, proposal_id): (&str, Option<Uuid>),
        message: Option<Answer>,
    ) -> Result<Done<ContextView>, LedgerError> {
        let field = field(name)?;
        let fact = proposal_id.map_or_else(String::new, |id| format!(":{id}"));
        let request = format!("withdraw:{name}{fact}:{}", named(message.as_ref()));
        let action = |by| UserContextAction::Withdraw { field, proposal_id, by };
        let done = self.decide(&call, (message.as_ref(), "thread_id"), request, action).await?;
        let answer = self.context(&call.identity, &call.user).await?;
        Ok(answering(done, answer))
    }

    /// Who decides, by the credential: the person, or whoever talks with the person and names the answer.
    async fn decider(
        &self,
        call: &UserCall,
        message: Option<&Answer>,
        name: &str,
    ) -> Result<Decider, LedgerError> {
        let (identity, user) = (&call.identity, &call.user);
        self.people.may_read(identity, user)?;
        match identity.role {
            Role::Person => Ok(Decider::Person),
            Role::Agent | Role::Supervisor => {
                let Some(Answer { thread_id, seq }) = message else {
                    let wrong = "is required: name the message in which the user answered, by thread_id and seq";
                    return Err(LedgerError::invalid(name, wrong));
                };
                let said = self.threads.said(identity, user, thread_id, *seq).await?;
                let Some(said) = said else {
                    let wrong = format!("message {seq} of thread {thread_id} does not exist");
                    return Err(LedgerError::invalid(name, wrong));
                };
                Ok(Decider::Message(SaidMessage {
                    message: MessageRef { thread_id: thread_id.clone(), seq: *seq },
                    is_of_user: said.role == MessageRole::User,
                    at: said.at,
                }))
            }
            Role::Admin | Role::Auditor | Role::Metrics => Err(LedgerError::Denied(
                "only the person decides, by a key of the role person, or an agent that names the person's answer"
                    .to_owned(),
            )),
        }
    }

    /// Decides, unless it was decided under the same key before: the message that was named may be gone since.
    async fn decide(
        &self,
        call: &UserCall,
        (message, field): (Option<&Answer>, &str),
        request: String,
        action: impl FnOnce(Decider) -> UserContextAction,
    ) -> Result<Done<()>, LedgerError> {
        self.people.may_read(&call.identity, &call.user)?;
        let stream = stream_of(&call.identity, &call.user);
        let origin = call.origin(&stream, request);
        let rev = self.rev(&call.identity, &call.user).await?;
        let partition_id = stream.partition();
        if let Some(replay) = self.contexts.replay(&stream, &origin).await? {
            return Ok(Done { answer: (), partition_id, position: replay.position, rev, replayed: true });
        }
        let deciding = Deciding(action(self.decider(call, message, field).await?));
        let purge = self.core.projector.purge();
        let (position, replayed) = match self.contexts.execute(&stream, &origin, &deciding, |_, _| ()).await?
        {
            Executed::Done { position, .. } | Executed::Unchanged { position, .. } => (position, false),
            Executed::Replayed(replay) => (replay.position, true),
        };
        drop(purge);
        self.core.scrub().await;
        self.records.note_answer(&call.identity, Some(&call.user));
        Ok(Done { answer: (), partition_id, position, rev, replayed })
    }
}

/// The message as requests are told apart by it.
fn named(message: Option<&Answer>) -> String {
    message.map_or_else(|| "ui".to_owned(), |Answer { thread_id, seq }| format!("{seq} of {thread_id}"))
}

fn answering<T>(done: Done<()>, answer: T) -> Done<T> {
    let Done { answer: (), partition_id, position, rev, replayed } = done;
    Done { answer, partition_id, position, rev, replayed }
}
