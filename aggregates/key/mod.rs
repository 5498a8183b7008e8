//! An API key: who made it for whom, and how it ended. One stream a key, under its id; its secret is in none of them.

pub mod commands;
mod decide;
pub mod events;
pub mod rejection;
pub mod state;
#[cfg(test)]
mod tests;

use crate::{NoRules, Readers, Stream, stream};

pub use commands::{KeyAction, KeyCommand};
pub use events::{EVENT_TYPES, KeyChange, KeyEvent, KeyMade, SCHEMA_VERSION};
pub use rejection::KeyRejection;
pub use state::ApiKey;

stream!(ApiKey, "key", command: KeyCommand, event: KeyEvent, rejection: KeyRejection, rules: NoRules);

impl Stream for ApiKey {
    const SCHEMA_VERSION: i32 = SCHEMA_VERSION;
    const EVENT_TYPES: &'static [&'static str] = &EVENT_TYPES;
    const SUBJECT: &'static str = "this key";
    const READERS: Option<Readers> = None;

    fn decide(&self, command: KeyCommand, _rules: &NoRules) -> Result<Vec<KeyEvent>, KeyRejection> {
        decide::decide(self, command)
    }
}
