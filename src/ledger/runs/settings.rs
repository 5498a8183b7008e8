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

struct SettingsDraft {
    workflow: String,
    config: WorkflowConfig,
}

#[async_trait]
impl Draft<Settings> for SettingsDraft {
    async fn realise(&self, _: &Settings, at: Timestamp) -> Result<Realised<Settings>, LedgerError> {
        let action = SettingsAction::SetWorkflow { name: self.workflow.clone(), config: self.config };
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
        config: WorkflowConfig,
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
        let draft = SettingsDraft { workflow: workflow.to_owned(), config };
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
