//! How threads are summarised: set by operators, tenant by tenant, each change an event.

use async_trait::async_trait;
use cqrs_es::Aggregate;
use memledger_aggregates::{
    TenantId, Timestamp,
    settings::{
        Settings, SettingsAction, SettingsCommand, SettingsEvent, THREADS_STREAM_ID, ThreadSummaryConfig,
        outcome,
    },
};
use memledger_kernel::{
    Call, Done, LedgerError,
    executor::{Draft, Executed, PreparedCommand},
};
use memledger_store::StreamKey;
use serde_json::Value;
use uuid::Uuid;

use crate::Threads;

pub use memledger_aggregates::settings::ThreadSummaryConfig as SummaryConfig;

/// What is to be set; what is absent stays.
#[derive(Debug, Clone, Copy, Default)]
pub struct SummaryChange {
    pub enabled: Option<bool>,
    pub rolling_window_size: Option<u32>,
    pub summarize_after_seq: Option<u32>,
}

impl SummaryChange {
    fn on(self, was: ThreadSummaryConfig) -> ThreadSummaryConfig {
        ThreadSummaryConfig {
            enabled: self.enabled.unwrap_or(was.enabled),
            rolling_window_size: self.rolling_window_size.unwrap_or(was.rolling_window_size),
            summarize_after_seq: self.summarize_after_seq.unwrap_or(was.summarize_after_seq),
        }
    }
}

#[async_trait]
impl Draft<Settings> for SummaryChange {
    async fn realise(
        &self,
        settings: &Settings,
        at: Timestamp,
    ) -> Result<PreparedCommand<Settings>, LedgerError> {
        let config = self.on(settings.thread_summaries());
        let command = SettingsCommand { at, action: SettingsAction::SetThreadSummaries { config } };
        Ok(PreparedCommand { command, contents: Vec::new() })
    }

    fn outcome(&self, settings: &Settings, _: &[SettingsEvent]) -> Value {
        outcome(&self.on(settings.thread_summaries()))
    }

    fn kindred_content(&self, _: &Settings) -> Option<Uuid> {
        None
    }
}

impl Threads {
    /// How the threads of a tenant are summarised.
    pub async fn summary_config(&self, tenant: &TenantId) -> Result<ThreadSummaryConfig, LedgerError> {
        self.settings.look(&stream(tenant), Settings::thread_summaries).await
    }

    pub async fn set_summary_config(
        &self,
        caller: impl Into<Call>,
        change: SummaryChange,
    ) -> Result<Done<ThreadSummaryConfig>, LedgerError> {
        let caller = caller.into();
        caller.identity.may_operate()?;
        let stream = stream(&caller.identity.tenant);
        let origin = caller.origin(&stream, format!("set:thread-summaries:{change:?}"));
        let view = |settings: &Settings, _: &[SettingsEvent]| settings.thread_summaries();
        let (answer, position, replayed) =
            match self.settings.execute(&stream, &origin, &change, view).await? {
                Executed::Done { view, position, .. } => {
                    self.records.note_answer(&caller.identity, None);
                    (view, position, false)
                }
                Executed::Unchanged { view, position } => (view, position, false),
                Executed::Replayed(replay) => {
                    let unreadable =
                        |e| LedgerError::Internal(format!("a receipt of settings is unreadable: {e}"));
                    let config =
                        serde_json::from_value(replay.outcome["config"].clone()).map_err(unreadable)?;
                    (config, replay.position, true)
                }
            };
        Ok(Done { answer, partition_id: stream.partition(), position, rev: None, replayed })
    }
}

fn stream(tenant: &TenantId) -> StreamKey {
    StreamKey {
        tenant_id: tenant.to_string(),
        stream_type: Settings::TYPE.to_owned(),
        stream_id: THREADS_STREAM_ID.to_owned(),
    }
}
