//! Workflow runs: all runs of one user, and every rule over them.

pub mod commands;
mod decide;
mod decide_steps;
pub mod events;
#[cfg(test)]
mod events_tests;
pub mod ids;
pub mod limits;
#[cfg(test)]
mod limits_tests;
pub mod record;
pub mod rejection;
pub mod state;
#[cfg(test)]
mod state_tests;
#[cfg(test)]
mod steps_tests;
#[cfg(test)]
mod tests;

use serde_json::{Value, json};
use uuid::Uuid;

use crate::{NoRules, Readers, ReceiptClaim, Stream, Verdict, memory_book::ContentRef, stream};

pub use commands::{RunAction, RunCommand};
pub use decide::ANSWERS_ERASED;
pub use events::{EVENT_TYPES, RunChange, RunEvent, RunUsage, SCHEMA_VERSION, Trigger};
pub use ids::RunId;
pub use record::{RunRecord, RunStatus, StepRecord, StepStatus};
pub use rejection::RunRejection;
pub use state::WorkflowRuns;

stream!(WorkflowRuns, "workflow_run", command: RunCommand, event: RunEvent, rejection: RunRejection, rules: NoRules);

impl Stream for WorkflowRuns {
    const SCHEMA_VERSION: i32 = SCHEMA_VERSION;
    const EVENT_TYPES: &'static [&'static str] = &EVENT_TYPES;
    const SUBJECT: &'static str = "this user's runs";
    const READERS: Option<Readers> = Some(Readers::Audit);

    fn decide(&self, command: RunCommand, _rules: &NoRules) -> Result<Vec<RunEvent>, RunRejection> {
        decide::decide(self, command)
    }

    fn texts(event: &RunEvent) -> Vec<&ContentRef> {
        event.content_ref().into_iter().collect()
    }

    fn erased(event: &RunEvent) -> &[Uuid] {
        event.erased()
    }

    fn weight(&self) -> usize {
        1 + self.iter().len() + self.held()
    }

    fn check_receipt(receipt: &ReceiptClaim, _first: &RunEvent, last: &RunEvent) -> Verdict {
        receipt.must_say(&outcome(receipt.events, Some(&last.run_id)), "its events say")
    }

    /// The command may be about another run than the event.
    fn check_idle_receipt(receipt: &ReceiptClaim, last: Option<(i64, &RunEvent)>) -> Verdict {
        if last.is_none() || receipt.outcome["events"] == 0 {
            return Ok(());
        }
        Err(format!("its outcome is {}", receipt.outcome))
    }
}

/// What a receipt keeps of a command to runs.
pub fn outcome(events: i64, run_id: Option<&RunId>) -> Value {
    json!({ "events": events, "run_id": run_id })
}
