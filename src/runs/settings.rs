//! When workflows run by themselves: set by operators, tenant by tenant, each change an event.

use async_trait::async_trait;
use memledger_aggregates::{
    TenantId, Timestamp,
    settings::{
        STREAM_ID, Settings, SettingsAction, SettingsCommand, SettingsEvent, WorkflowConfig, outcome,
    },
};
use memledger_kernel::{
    Call, Done, LedgerError,
    executor::{Draft, Executed, PreparedCommand},
};
use memledger_store::StreamKey;
use serde_json::Value;
use uuid::Uuid;

use crate::Runs;

/// What is to be set; what is absent stays.
#[derive(Debug, Clone, Copy, Default)]
pub struct WorkflowChange {
    pub cooldown_hours: Option<u32>,
    pub enabled: Option<bool>,
    pub threshold: Option<u32>,
}

struct SettingsDraft {
    workflow: String,
    change: WorkflowChange,
}

#[async_trait]
impl Draft<Settings> for SettingsDraft {
    async fn realise(
        &self,
        settings: &Settings,
        at: Timestamp,
    ) -> Result<PreparedCommand<Settings>, LedgerError> {
        let was = settings.workflow(&self.workflow);
        let config = WorkflowConfig {
            cooldown_hours: self.change.cooldown_hours.unwrap_or(was.cooldown_hours),
            enabled: self.change.enabled.unwrap_or(was.enabled),
            threshold: self.change.threshold.unwrap_or(was.threshold),
        };
        let action = SettingsAction::SetWorkflow { name: self.workflow.clone(), config };
        let command = SettingsCommand { at, action };
        Ok(PreparedCommand { command, contents: Vec::new() })
    }

    fn outcome(&self, settings: &Settings, events: &[SettingsEvent]) -> Value {
        let set = events.last().map(|event| event.change.outcome());
        set.unwrap_or_else(|| outcome(&settings.workflow(&self.workflow)))
    }

    fn kindred_content(&self, _: &Settings) -> Option<Uuid> {
        None
    }
}

impl Runs {
    /// What is set for the workflow, or the default.
    pub async fn workflow_config(
        &self,
        tenant: &TenantId,
        workflow: &str,
    ) -> Result<WorkflowConfig, LedgerError> {
        self.settings.look(&stream(tenant), |settings| settings.workflow(workflow)).await
    }

    pub async fn set_workflow_config(
        &self,
        asker: impl Into<Call>,
        workflow: &str,
        change: WorkflowChange,
    ) -> Result<Done<WorkflowConfig>, LedgerError> {
        let asker = asker.into();
        asker.identity.may_operate()?;
        let stream = stream(&asker.identity.tenant);
        let WorkflowChange { cooldown_hours, enabled, threshold } = change;
        let asked =
            asker.origin(&stream, format!("set:{workflow}:{cooldown_hours:?}:{enabled:?}:{threshold:?}"));
        let draft = SettingsDraft { workflow: workflow.to_owned(), change };
        let view = |settings: &Settings, _: &[SettingsEvent]| settings.workflow(workflow);
        let executed = self.settings.execute(&stream, &asked, &draft, view).await?;
        let (answer, position, replayed) = match executed {
            Executed::Done { view, position, .. } => {
                self.records.note_answer(&asker.identity, None);
                (view, position, false)
            }
            Executed::Unchanged { view, position } => (view, position, false),
            Executed::Replayed(replay) => {
                let config = serde_json::from_value(replay.outcome["config"].clone());
                let unreadable =
                    |e| LedgerError::Internal(format!("a receipt of settings is unreadable: {e}"));
                (config.map_err(unreadable)?, replay.position, true)
            }
        };
        Ok(Done { answer, partition_id: stream.partition(), position, rev: None, replayed })
    }
}

fn stream(tenant: &TenantId) -> StreamKey {
    stream_of(tenant, STREAM_ID)
}

pub(super) fn stream_of(tenant: &TenantId, stream_id: &str) -> StreamKey {
    StreamKey {
        tenant_id: tenant.to_string(),
        stream_type: <Settings as cqrs_es::Aggregate>::TYPE.to_owned(),
        stream_id: stream_id.to_owned(),
    }
}
