//! Workflow runs: what the engine does to them, and what people ask of them.
//!
//! A run is one of its user's stream of runs. A node works on it while it holds its lease; what it writes names
//! its attempt, so that a node that slept too long writes nothing.

mod admin;
pub mod ageing;
mod budget;
mod commands;
mod export;
mod fetch;
mod lease;
mod noted;
pub mod reasons;
mod save;
mod schedule;
mod settings;
mod trigger;
mod undo;
mod users;
mod views;

use std::sync::Arc;

use memledger_aggregates::{TenantId, UserId, settings::Settings};
use memledger_kernel::{Call, Core, Identity, UserCall, executor::Executor, part::Part};
use memledger_memories::Memories;
use memledger_records::Records;
use memledger_store::StreamKey;

pub use admin::{DRY_RUN, RunCancelled, RunRestored, RunsQuery};
pub use commands::StepState;
pub use fetch::{FetchedMemory, MemoryHead};
pub use memledger_aggregates::{
    settings::WorkflowConfig,
    workflow_run::{RunUsage, Trigger},
};
pub use memledger_kernel::WORKFLOW_RUN;
pub use memledger_memories::reasons::{JUDGED_THE_SAME, JUDGED_WORTHLESS, RESTATED, WORD_FOR_WORD};
pub use save::{
    SaveAction, SaveCreate, SaveDelete, SaveLabels, SaveMerge, SavePlan, SaveProduct, SaveSoftDelete,
    SaveTopics, SaveUpdate, Saved, SeenMemory,
};
pub use schedule::{ScheduledWorkflow, Slot};
pub use settings::WorkflowChange;
pub use trigger::{Growth, NEEDS_ADMIN};
pub use undo::{RetainedMemory, Undone};
pub use users::{UserOrder, UserRunsView, UsersStats, UsersStatsQuery};
pub use views::{RunAnswer, RunDetails, RunStatsView, RunStepView, RunSummary, reduction};

/// The runs of one ledger.
pub struct Runs {
    core: Arc<Core>,
    records: Arc<Records>,
    memories: Arc<Memories>,
    settings: Executor<Settings>,
}

impl Runs {
    pub fn new(core: Arc<Core>, records: Arc<Records>, memories: Arc<Memories>) -> Self {
        let (store, projector) = (core.store.clone(), core.projector.clone());
        let settings = Executor::new(store, projector, Default::default(), core.options.executor);
        Self { core, records, memories, settings }
    }

    /// What of this crate keeps something of a person, in the order of an export.
    pub fn parts(self: &Arc<Self>) -> Vec<Arc<dyn Part>> {
        vec![self.clone()]
    }
}

/// What stands in the log and in receipts as who worked.
pub const CREDENTIAL: &str = "workflow";

/// One run: whose, of which workflow.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct RunKey {
    pub tenant: TenantId,
    pub user: UserId,
    pub workflow: String,
    pub run_id: String,
}

impl RunKey {
    /// As it stands in the log.
    pub fn actor(&self) -> String {
        format!("workflow:{}", self.workflow)
    }

    fn identity(&self) -> Identity {
        Identity { credential: CREDENTIAL.to_owned(), ..Identity::operator(self.tenant.clone()) }
    }

    /// For a command to the user's memories, under an id that comes from the run and the step.
    fn call(&self, step: &str) -> UserCall {
        let call = Call {
            idempotency_key: Some(self.command_id(step)),
            correlation_id: Some(self.run_id.clone()),
            ..self.identity().into()
        };
        UserCall { by_run: Some(self.run_id.clone()), ..UserCall::new(call, self.user.clone()) }
    }

    fn command_id(&self, what: &str) -> String {
        format!("run:{}:{what}", self.run_id)
    }

    fn stream(&self) -> StreamKey {
        runs_of(&self.tenant, &self.user)
    }
}

pub fn runs_of(tenant: &TenantId, user: &UserId) -> StreamKey {
    StreamKey {
        tenant_id: tenant.to_string(),
        stream_type: WORKFLOW_RUN.to_owned(),
        stream_id: user.to_string(),
    }
}
