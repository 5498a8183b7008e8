//! How messages become memories: set by operators, tenant by tenant, each change an event.

use std::time::Duration;

use async_trait::async_trait;
use cqrs_es::Aggregate;
use memledger_aggregates::{
    TenantId, Timestamp,
    settings::{
        self, ErrorGuardConfig, ExtractionConfig, ExtractorKind, Settings, SettingsAction, SettingsCommand,
        SettingsEvent,
    },
};
use memledger_kernel::{
    Call, Done, LedgerError,
    executor::{Draft, Executed, PreparedCommand},
};
use memledger_store::{StreamKey, locked};
use serde_json::Value;
use tokio::time::Instant;
use uuid::Uuid;

use crate::Extraction;

/// How long it may take until a change is known to appends on other servers.
const KNOWN_FOR: Duration = Duration::from_secs(1);

/// What is to be set; what is absent stays.
#[derive(Debug, Clone, Default)]
pub struct ExtractionChange {
    pub enabled: Option<bool>,
    pub extractor: Option<ExtractorKind>,
    pub max_writes_per_turn: Option<u32>,
    pub max_writes_per_day: Option<u32>,
    pub short_preference_shortcut: Option<bool>,
    pub short_preference_max_length: Option<u32>,
    pub preference_keywords: Option<Vec<String>>,
    /// In thousandths, as the other two.
    pub duplicate_embedding: Option<u16>,
    pub duplicate_text: Option<u16>,
    pub check_low: Option<u16>,
    pub guard_enabled: Option<bool>,
    pub guard_threshold: Option<u32>,
    pub guard_window_seconds: Option<u32>,
    pub guard_cooldown_seconds: Option<u32>,
}

impl ExtractionChange {
    fn on(&self, was: &ExtractionConfig) -> ExtractionConfig {
        let guard = was.error_guard;
        ExtractionConfig {
            check_low: self.check_low.unwrap_or(was.check_low),
            duplicate_embedding: self.duplicate_embedding.unwrap_or(was.duplicate_embedding),
            duplicate_text: self.duplicate_text.unwrap_or(was.duplicate_text),
            enabled: self.enabled.unwrap_or(was.enabled),
            error_guard: ErrorGuardConfig {
                cooldown_seconds: self.guard_cooldown_seconds.unwrap_or(guard.cooldown_seconds),
                enabled: self.guard_enabled.unwrap_or(guard.enabled),
                threshold: self.guard_threshold.unwrap_or(guard.threshold),
                window_seconds: self.guard_window_seconds.unwrap_or(guard.window_seconds),
            },
            extractor: self.extractor.unwrap_or(was.extractor),
            max_writes_per_day: self.max_writes_per_day.unwrap_or(was.max_writes_per_day),
            max_writes_per_turn: self.max_writes_per_turn.unwrap_or(was.max_writes_per_turn),
            preference_keywords: self.preference_keywords.clone().unwrap_or(was.preference_keywords.clone()),
            short_preference_max_length: self
                .short_preference_max_length
                .unwrap_or(was.short_preference_max_length),
            short_preference_shortcut: self
                .short_preference_shortcut
                .unwrap_or(was.short_preference_shortcut),
        }
    }
}

#[async_trait]
impl Draft<Settings> for ExtractionChange {
    async fn realise(
        &self,
        settings: &Settings,
        at: Timestamp,
    ) -> Result<PreparedCommand<Settings>, LedgerError> {
        let action = SettingsAction::SetExtraction(Box::new(self.on(settings.extraction())));
        Ok(PreparedCommand { command: SettingsCommand { at, action }, contents: Vec::new() })
    }

    fn outcome(&self, settings: &Settings, _: &[SettingsEvent]) -> Value {
        settings::outcome(&self.on(settings.extraction()))
    }

    fn kindred_content(&self, _: &Settings) -> Option<Uuid> {
        None
    }
}

impl Extraction {
    /// How messages of a tenant become memories.
    pub async fn config(&self, tenant: &TenantId) -> Result<ExtractionConfig, LedgerError> {
        let stream = settings_stream(tenant, settings::extraction::STREAM_ID);
        self.settings.look(&stream, |settings| settings.extraction().clone()).await
    }

    /// Whether messages are extracted if the request does not say, and by what. Changes elsewhere are known a second later.
    pub(crate) async fn known_config(&self, tenant: &TenantId) -> Result<(bool, ExtractorKind), LedgerError> {
        if let Some((known, enabled, extractor)) = locked(&self.known).get(tenant)
            && known.elapsed() < KNOWN_FOR
        {
            return Ok((*enabled, *extractor));
        }
        let ExtractionConfig { enabled, extractor, .. } = self.config(tenant).await?;
        locked(&self.known).insert(tenant.clone(), (Instant::now(), enabled, extractor));
        Ok((enabled, extractor))
    }

    pub async fn set_config(
        &self,
        caller: impl Into<Call>,
        change: ExtractionChange,
    ) -> Result<Done<ExtractionConfig>, LedgerError> {
        let caller = caller.into();
        caller.identity.may_operate()?;
        let stream = settings_stream(&caller.identity.tenant, settings::extraction::STREAM_ID);
        let origin = caller.origin(&stream, format!("set:extraction:{change:?}"));
        let view = |settings: &Settings, _: &[SettingsEvent]| settings.extraction().clone();
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
        locked(&self.known).remove(&caller.identity.tenant);
        Ok(Done { answer, partition_id: stream.partition(), position, rev: None, replayed })
    }
}

pub(crate) fn settings_stream(tenant: &TenantId, stream_id: &str) -> StreamKey {
    StreamKey {
        tenant_id: tenant.to_string(),
        stream_type: Settings::TYPE.to_owned(),
        stream_id: stream_id.to_owned(),
    }
}
