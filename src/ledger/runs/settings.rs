//! When workflows run by themselves: set by operators, tenant by tenant, each change an event.

use async_trait::async_trait;
use memledger_aggregates::{
    TenantId, Timestamp,
    settings::{
        STREAM_ID, Settings, SettingsAction, SettingsCommand, SettingsEvent, SettingsRejection,
        WorkflowConfig,
    },
};
use memledger_store::StreamKey;
use serde_json::Value;
use uuid::Uuid;

use crate::{
    Identity, Ledger, LedgerError,
    executor::{Asked, Draft, Executed, Realised},
};

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
    async fn realise(&self, settings: &Settings, at: Timestamp) -> Result<Realised<Settings>, LedgerError> {
        let was = settings.workflow(&self.workflow);
        let config = WorkflowConfig {
            cooldown_hours: self.change.cooldown_hours.unwrap_or(was.cooldown_hours),
            enabled: self.change.enabled.unwrap_or(was.enabled),
            threshold: self.change.threshold.unwrap_or(was.threshold),
        };
        let action = SettingsAction::SetWorkflow { name: self.workflow.clone(), config };
        let command = SettingsCommand { at, action };
        Ok(Realised { command, contents: Vec::new() })
    }

    fn outcome(&self, _: &Settings, _: &[SettingsEvent]) -> Value {
        Value::Null
    }

    fn kindred_content(&self, _: &Settings) -> Option<Uuid> {
        None
    }
}

impl Ledger {
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
        identity: &Identity,
        workflow: &str,
        change: WorkflowChange,
    ) -> Result<WorkflowConfig, LedgerError> {
        identity.may_operate()?;
        let asked = Asked {
            actor: identity.actor(),
            scope: String::new(),
            idempotency_key: None,
            fingerprint: String::new(),
            correlation_id: None,
            causation_id: None,
        };
        let draft = SettingsDraft { workflow: workflow.to_owned(), change };
        let nothing = |rejection: &SettingsRejection| *rejection == SettingsRejection::NothingToChange;
        let view = |settings: &Settings, _: &[SettingsEvent]| settings.workflow(workflow);
        match self.settings.execute(&stream(&identity.tenant), &asked, &draft, nothing, view).await? {
            Executed::Done { view, .. } | Executed::Unchanged { view, .. } => Ok(view),
            Executed::Replayed(_) => self.workflow_config(&identity.tenant, workflow).await,
        }
    }
}

fn stream(tenant: &TenantId) -> StreamKey {
    StreamKey {
        tenant_id: tenant.to_string(),
        stream_type: <Settings as cqrs_es::Aggregate>::TYPE.to_owned(),
        stream_id: STREAM_ID.to_owned(),
    }
}
