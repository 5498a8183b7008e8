//! An account: a person who signs in to look after the ledger. One stream an account, under its id.

pub mod commands;
mod decide;
pub mod events;
pub mod rejection;
pub mod state;
#[cfg(test)]
mod tests;

use crate::{NoRules, Readers, Stream, stream};

pub use commands::{AccountAction, AccountCommand};
pub use events::{AccountChange, AccountEvent, AccountRole, EVENT_TYPES, SCHEMA_VERSION};
pub use rejection::AccountRejection;
pub use state::{Account, MAX_OPEN};

stream!(Account, "account", command: AccountCommand, event: AccountEvent, rejection: AccountRejection, rules: NoRules);

impl Stream for Account {
    const SCHEMA_VERSION: i32 = SCHEMA_VERSION;
    const EVENT_TYPES: &'static [&'static str] = &EVENT_TYPES;
    const SUBJECT: &'static str = "this account";
    const READERS: Option<Readers> = None;

    fn decide(
        &self,
        command: AccountCommand,
        _rules: &NoRules,
    ) -> Result<Vec<AccountEvent>, AccountRejection> {
        decide::decide(self, command)
    }

    fn weight(&self) -> usize {
        1 + self.sessions()
    }
}
