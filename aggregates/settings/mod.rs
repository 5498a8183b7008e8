//! Settings: what operators set for one tenant while the program runs.

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

pub use commands::{SettingsAction, SettingsCommand};
pub use decide::{MAX_COOLDOWN_HOURS, MAX_THRESHOLD};
pub use events::{EVENT_TYPES, SCHEMA_VERSION, SettingsChange, SettingsEvent, WorkflowConfig};
pub use rejection::SettingsRejection;
pub use state::Settings;

/// The stream of a tenant's settings of its workflows.
pub const STREAM_ID: &str = "workflows";

/// Nothing in the configuration changes a decision over settings.
#[derive(Debug, Clone, Default)]
pub struct NoRules;

impl DomainEvent for SettingsEvent {
    fn event_type(&self) -> String {
        self.change.event_type().to_owned()
    }

    fn event_version(&self) -> String {
        SCHEMA_VERSION.to_string()
    }
}

impl Aggregate for Settings {
    const TYPE: &'static str = "settings";
    type Command = SettingsCommand;
    type Event = SettingsEvent;
    type Error = SettingsRejection;
    type Services = NoRules;

    /// Decides first and writes after, so that a refused command leaves the settings as they were.
    async fn handle(
        &mut self,
        command: SettingsCommand,
        rules: &NoRules,
        sink: &EventSink<Self>,
    ) -> Result<(), SettingsRejection> {
        for event in self.decide(command, rules)? {
            sink.write(event, self).await;
        }
        Ok(())
    }

    fn apply(&mut self, event: SettingsEvent) {
        self.fold(&event);
    }
}

impl Decider for Settings {
    fn decide(
        &self,
        command: SettingsCommand,
        _rules: &NoRules,
    ) -> Result<Vec<SettingsEvent>, SettingsRejection> {
        decide::decide(self, command)
    }

    /// Settings hold no personal text.
    fn brought(_event: &SettingsEvent) -> Vec<Uuid> {
        Vec::new()
    }

    fn erased(_event: &SettingsEvent) -> &[Uuid] {
        &[]
    }

    fn weight(&self) -> usize {
        1 + self.iter().len()
    }
}
