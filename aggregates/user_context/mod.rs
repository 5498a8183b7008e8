//! The context of a person: a few fields that agents know the person by, and the person's consent to each. Sensitive ones
//! change only after a yes to exactly that content.

pub mod commands;
mod decide;
pub mod events;
pub mod field;
pub mod rejection;
pub mod state;
#[cfg(test)]
mod tests;

use uuid::Uuid;

use crate::{NoRules, Readers, Stream, memory_book::ContentRef, stream};

pub use commands::{Decider, SaidMessage, UserContextAction, UserContextCommand};
pub use events::{Consent, EVENT_TYPES, MessageRef, SCHEMA_VERSION, UserContextChange, UserContextEvent};
pub use field::Field;
pub use rejection::UserContextRejection;
pub use state::{FieldValue, Proposal, UserContext};

/// Most proposals of a person that wait at a time.
pub const MAX_PROPOSALS: usize = 50;
/// Most turns that a proposal is told to come from.
pub const MAX_EVIDENCE: usize = 20;
/// How long a proposal waits.
pub const PROPOSAL_DAYS: i64 = 7;
/// How long a rejected value is not proposed again.
pub const REJECTION_DAYS: i64 = 90;
/// From how many messages of different turns a benign value must come.
pub const SIGNALS: usize = 2;

stream!(
    UserContext, "user_context", command: UserContextCommand, event: UserContextEvent, rejection: UserContextRejection,
    rules: NoRules
);

impl Stream for UserContext {
    const SCHEMA_VERSION: i32 = SCHEMA_VERSION;
    const EVENT_TYPES: &'static [&'static str] = &EVENT_TYPES;
    const SUBJECT: &'static str = "this person's context";
    const READERS: Option<Readers> = Some(Readers::Audit);

    fn decide(
        &self,
        command: UserContextCommand,
        _rules: &NoRules,
    ) -> Result<Vec<UserContextEvent>, UserContextRejection> {
        decide::decide(self, command)
    }

    fn texts(event: &UserContextEvent) -> Vec<&ContentRef> {
        match &event.change {
            UserContextChange::ContextProposed { content, .. } => vec![content],
            _ => Vec::new(),
        }
    }

    fn erased(event: &UserContextEvent) -> &[Uuid] {
        event.change.erased()
    }

    fn weight(&self) -> usize {
        1 + self.proposals().len() + self.fields().len() + self.facts().len()
    }
}
