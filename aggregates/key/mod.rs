//! An API key: who made it for whom, and how it ended. One stream a key, under its id; its secret is in none of them.

pub mod commands;
mod decide;
pub mod events;
pub mod rejection;
pub mod state;
#[cfg(test)]
mod tests;

use cqrs_es::{Aggregate, DomainEvent, event_sink::EventSink};
use uuid::Uuid;

use crate::{Decider, account::NoRules};

pub use commands::{KeyAction, KeyCommand};
pub use events::{EVENT_TYPES, KeyChange, KeyEvent, KeyMade, SCHEMA_VERSION};
pub use rejection::KeyRejection;
pub use state::ApiKey;

impl DomainEvent for KeyEvent {
    fn event_type(&self) -> String {
        self.change.event_type().to_owned()
    }

    fn event_version(&self) -> String {
        SCHEMA_VERSION.to_string()
    }
}

impl Aggregate for ApiKey {
    const TYPE: &'static str = "key";
    type Command = KeyCommand;
    type Event = KeyEvent;
    type Error = KeyRejection;
    type Services = NoRules;

    /// Decides first and writes after, so that a refused command leaves the key as it was.
    async fn handle(
        &mut self,
        command: KeyCommand,
        rules: &NoRules,
        sink: &EventSink<Self>,
    ) -> Result<(), KeyRejection> {
        for event in self.decide(command, rules)? {
            sink.write(event, self).await;
        }
        Ok(())
    }

    fn apply(&mut self, event: KeyEvent) {
        self.fold(&event);
    }
}

impl Decider for ApiKey {
    fn decide(&self, command: KeyCommand, _rules: &NoRules) -> Result<Vec<KeyEvent>, KeyRejection> {
        decide::decide(self, command)
    }

    /// Keys hold no personal text.
    fn brought(_event: &KeyEvent) -> Vec<Uuid> {
        Vec::new()
    }

    fn erased(_event: &KeyEvent) -> &[Uuid] {
        &[]
    }

    fn weight(&self) -> usize {
        1
    }
}
