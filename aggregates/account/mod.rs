//! An account: a person who signs in to look after the ledger. One stream an account, under its id.

pub mod commands;
mod decide;
pub mod events;
pub mod rejection;
pub mod state;
#[cfg(test)]
mod tests;

use cqrs_es::{Aggregate, DomainEvent, event_sink::EventSink};
use uuid::Uuid;

use crate::Decider;

pub use commands::{AccountAction, AccountCommand};
pub use events::{AccountChange, AccountEvent, AccountRole, EVENT_TYPES, SCHEMA_VERSION};
pub use rejection::AccountRejection;
pub use state::{Account, MAX_OPEN};

/// Nothing in the configuration changes a decision over accounts.
#[derive(Debug, Clone, Default)]
pub struct NoRules;

impl DomainEvent for AccountEvent {
    fn event_type(&self) -> String {
        self.change.event_type().to_owned()
    }

    fn event_version(&self) -> String {
        SCHEMA_VERSION.to_string()
    }
}

impl Aggregate for Account {
    const TYPE: &'static str = "account";
    type Command = AccountCommand;
    type Event = AccountEvent;
    type Error = AccountRejection;
    type Services = NoRules;

    /// Decides first and writes after, so that a refused command leaves the account as it was.
    async fn handle(
        &mut self,
        command: AccountCommand,
        rules: &NoRules,
        sink: &EventSink<Self>,
    ) -> Result<(), AccountRejection> {
        for event in self.decide(command, rules)? {
            sink.write(event, self).await;
        }
        Ok(())
    }

    fn apply(&mut self, event: AccountEvent) {
        self.fold(&event);
    }
}

impl Decider for Account {
    fn decide(
        &self,
        command: AccountCommand,
        _rules: &NoRules,
    ) -> Result<Vec<AccountEvent>, AccountRejection> {
        decide::decide(self, command)
    }

    /// Accounts hold no personal text.
    fn brought(_event: &AccountEvent) -> Vec<Uuid> {
        Vec::new()
    }

    fn erased(_event: &AccountEvent) -> &[Uuid] {
        &[]
    }

    fn weight(&self) -> usize {
        1 + self.sessions()
    }
}
