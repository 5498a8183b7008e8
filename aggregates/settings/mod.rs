//! Settings: what operators set for one tenant while the program runs.

pub mod ageing;
pub mod commands;
mod decide;
pub mod events;
pub mod extraction;
#[cfg(test)]
mod extraction_tests;
pub mod rejection;
pub mod retention;
pub mod state;
#[cfg(test)]
mod tests;

use crate::{NoRules, Readers, ReceiptClaim, Stream, Verdict, stream};

pub use commands::{SettingsAction, SettingsCommand};
pub use decide::{MAX_COOLDOWN_HOURS, MAX_THRESHOLD, MAX_WINDOW};
pub use events::{
    EVENT_TYPES, SCHEMA_VERSION, SettingsChange, SettingsEvent, ThreadSummaryConfig, WorkflowConfig, outcome,
};
pub use extraction::{
    ErrorGuard, ErrorGuardConfig, ExtractionConfig, ExtractorKind, GuardSignal, GuardState,
};
pub use rejection::SettingsRejection;
pub use retention::CheckpointRetention;
pub use state::Settings;

/// The stream of a tenant's settings of its workflows.
pub const STREAM_ID: &str = "workflows";
/// That of how its threads are summarised.
pub const THREADS_STREAM_ID: &str = "threads";

stream!(Settings, "settings", command: SettingsCommand, event: SettingsEvent, rejection: SettingsRejection, rules: NoRules);

impl Stream for Settings {
    const SCHEMA_VERSION: i32 = SCHEMA_VERSION;
    const EVENT_TYPES: &'static [&'static str] = &EVENT_TYPES;
    const SUBJECT: &'static str = "this tenant's settings";
    const READERS: Option<Readers> = None;

    fn decide(
        &self,
        command: SettingsCommand,
        _rules: &NoRules,
    ) -> Result<Vec<SettingsEvent>, SettingsRejection> {
        decide::decide(self, command)
    }

    fn weight(&self) -> usize {
        1 + self.iter().len()
    }

    fn check_receipt(receipt: &ReceiptClaim, _first: &SettingsEvent, last: &SettingsEvent) -> Verdict {
        receipt.must_say(&last.change.outcome(), "its events say")
    }

    /// Before the first event they are what they are by default, and a caller can ask for just that.
    fn check_idle_receipt(receipt: &ReceiptClaim, last: Option<(i64, &SettingsEvent)>) -> Verdict {
        let Some((position, last)) = last else { return Ok(()) };
        let mut expected = last.change.outcome();
        expected["position"] = position.into();
        receipt.must_say(&expected, "the log says")
    }
}
