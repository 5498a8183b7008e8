//! Who asks for what is about no one memory, and what a write of it answers.

use memledger_store::StreamKey;

use crate::{Identity, executor::Asked};

/// Who asks, and under which ids.
#[derive(Debug, Clone)]
pub struct Asker {
    pub identity: Identity,
    pub idempotency_key: Option<String>,
    pub correlation_id: Option<String>,
    pub causation_id: Option<String>,
}

impl From<&Identity> for Asker {
    fn from(identity: &Identity) -> Self {
        Self { identity: identity.clone(), idempotency_key: None, correlation_id: None, causation_id: None }
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

/// The same of whoever has that name.
pub fn scope_of(asks: &str, stream: &StreamKey) -> String {
    format!("{asks}/{}/{}", stream.stream_type, stream.stream_id)
}

impl Asker {
    /// A command to the stream. `fingerprint` tells requests apart that come under one key; it holds ids and
    /// settings, never text.
    pub fn asked(&self, stream: &StreamKey, fingerprint: String) -> Asked {
        Asked {
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
pub struct Written<T> {
    pub answer: T,
    pub partition_id: i32,
    pub position: i64,
    /// Of the user that it was about; none where it was about nobody.
    pub rev: Option<u64>,
    /// The command was done before and this is its answer from then.
    pub replayed: bool,
}
