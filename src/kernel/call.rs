//! A caller's request to change something: who calls, under which ids and guards; and what a change answers.

use std::ops::Deref;

use memledger_aggregates::UserId;
use memledger_store::StreamKey;

use crate::{Identity, executor::CommandOrigin};

/// Who calls, and under which ids.
#[derive(Debug, Clone)]
pub struct Call {
    pub identity: Identity,
    pub idempotency_key: Option<String>,
    pub correlation_id: Option<String>,
    pub causation_id: Option<String>,
}

impl From<Identity> for Call {
    fn from(identity: Identity) -> Self {
        Self { identity, idempotency_key: None, correlation_id: None, causation_id: None }
    }
}

impl From<&Identity> for Call {
    fn from(identity: &Identity) -> Self {
        identity.clone().into()
    }
}

/// A call about one user's memories.
#[derive(Debug, Clone)]
pub struct UserCall {
    pub call: Call,
    pub user: UserId,
    /// The revision that an `If-Match` names.
    pub expected_revision: Option<u64>,
    /// The workflow run or import that calls.
    pub by_run: Option<String>,
}

impl UserCall {
    pub fn new(call: impl Into<Call>, user: UserId) -> Self {
        Self { call: call.into(), user, expected_revision: None, by_run: None }
    }

    /// The same under an idempotency key.
    pub fn keyed(self, key: impl Into<String>) -> Self {
        let call = Call { idempotency_key: Some(key.into()), ..self.call };
        Self { call, ..self }
    }
}

impl Deref for UserCall {
    type Target = Call;

    fn deref(&self) -> &Call {
        &self.call
    }
}

/// What an idempotency key counts for: the requests of one agent to one stream, whichever of its API keys it uses; without an
/// agent, those of one credential.
pub fn scope(identity: &Identity, stream: &StreamKey) -> String {
    match &identity.agent {
        Some(agent) => scope_of(&format!("agent:{}", agent.replace('%', "%25").replace('/', "%2F")), stream),
        None => scope_of(&identity.credential, stream),
    }
}

/// The same of the caller of that name.
pub fn scope_of(caller: &str, stream: &StreamKey) -> String {
    format!("{caller}/{}/{}", stream.stream_type, stream.stream_id)
}

impl Call {
    /// A command to the stream. `fingerprint` tells requests apart that come under one key; it holds ids and
    /// settings, never text.
    pub fn origin(&self, stream: &StreamKey, fingerprint: String) -> CommandOrigin {
        CommandOrigin {
            actor: self.identity.actor(),
            scope: scope(&self.identity, stream),
            idempotency_key: self.idempotency_key.clone(),
            fingerprint,
            correlation_id: self.correlation_id.clone(),
            causation_id: self.causation_id.clone(),
        }
    }
}

/// The answer to a write, with where the ledger stands after it.
#[derive(Debug, Clone)]
pub struct Done<T> {
    pub answer: T,
    pub partition_id: i32,
    pub position: i64,
    /// Of the user that it was about; none if it was about nobody.
    pub rev: Option<u64>,
    /// The command was done before and this is its answer from then.
    pub replayed: bool,
}
