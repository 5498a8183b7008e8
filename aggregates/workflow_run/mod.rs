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

use cqrs_es::{Aggregate, DomainEvent, event_sink::EventSink};
use uuid::Uuid;

use crate::Decider;

pub use commands::{RunAction, RunCommand};
pub use decide::ANSWERS_ERASED;
pub use events::{EVENT_TYPES, RunChange, RunEvent, RunUsage, SCHEMA_VERSION, Trigger};
pub use ids::RunId;
pub use record::{RunRecord, RunStatus, StepRecord, StepStatus};
pub use rejection::RunRejection;
pub use state::WorkflowRuns;

/// Nothing in the configuration changes a decision over runs.
#[derive(Debug, Clone, Default)]
pub struct NoRules;

impl DomainEvent for RunEvent {
    fn event_type(&self) -> String {
        self.change.event_type().to_owned()
    }

    fn event_version(&self) -> String {
        SCHEMA_VERSION.to_string()
    }
}

impl Aggregate for WorkflowRuns {
    const TYPE: &'static str = "workflow_run";
    type Command = RunCommand;
    type Event = RunEvent;
    type Error = RunRejection;
    type Services = NoRules;

    /// Decides first and writes after, so that a refused command leaves the runs as they were.
    async fn handle(
        &mut self,
        command: RunCommand,
        rules: &NoRules,
        sink: &EventSink<Self>,
    ) -> Result<(), RunRejection> {
        for event in self.decide(command, rules)? {
            sink.write(event, self).await;
        }
        Ok(())
    }

    fn apply(&mut self, event: RunEvent) {
        self.fold(&event);
    }
}

impl Decider for WorkflowRuns {
    fn decide(&self, command: RunCommand, _rules: &NoRules) -> Result<Vec<RunEvent>, RunRejection> {
        decide::decide(self, command)
    }

    fn brought(event: &RunEvent) -> Vec<Uuid> {
        event.content_ref().map(|content| content.content_id).into_iter().collect()
    }

    fn erased(event: &RunEvent) -> &[Uuid] {
        event.erased()
    }

    fn weight(&self) -> usize {
        1 + self.iter().len() + self.held()
    }
}
