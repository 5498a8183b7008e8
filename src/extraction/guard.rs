//! The error guard: an extractor that fails again and again is left in peace for a while. The turns wait meanwhile.

use std::time::Duration;

use async_trait::async_trait;
use memledger_aggregates::{
    TenantId, Timestamp,
    settings::{
        ErrorGuard, ErrorGuardConfig, GuardSignal, GuardState, Settings, SettingsAction, SettingsCommand,
        SettingsEvent, extraction::GUARD_STREAM_ID,
    },
};
use memledger_kernel::{
    LedgerError,
    call::scope_of,
    executor::{CommandOrigin, Draft, Executed, PreparedCommand},
    time::now,
};
use memledger_names as names;
use memledger_threads::EXTRACTION_ACTOR;
use serde_json::Value;
use uuid::Uuid;

use crate::{Extraction, config::settings_stream};

struct Signalling {
    config: ErrorGuardConfig,
    signal: GuardSignal,
}

#[async_trait]
impl Draft<Settings> for Signalling {
    async fn realise(&self, _: &Settings, at: Timestamp) -> Result<PreparedCommand<Settings>, LedgerError> {
        let action = SettingsAction::SignalGuard { config: self.config, signal: self.signal };
        Ok(PreparedCommand { command: SettingsCommand { at, action }, contents: Vec::new() })
    }

    fn outcome(&self, _: &Settings, _: &[SettingsEvent]) -> Value {
        Value::Null
    }

    fn kindred_content(&self, _: &Settings) -> Option<Uuid> {
        None
    }
}

/// Whether a turn may be tried.
pub(crate) enum Admission {
    Granted,
    /// As the one that tells whether the extractor works again.
    Probe,
    Wait(Duration),
}

impl Extraction {
    /// The errors of late of a tenant's extractor.
    pub async fn error_guard(&self, tenant: &TenantId) -> Result<ErrorGuard, LedgerError> {
        self.settings.look(&settings_stream(tenant, GUARD_STREAM_ID), |one| one.error_guard().clone()).await
    }

    pub(crate) async fn admit(
        &self,
        tenant: &TenantId,
        config: &ErrorGuardConfig,
    ) -> Result<Admission, LedgerError> {
        let at = now();
        Ok(match self.error_guard(tenant).await?.state(at, config) {
            GuardState::Closed => Admission::Granted,
            GuardState::Open { until } => {
                let wait = u64::try_from(until.0.saturating_sub(at.0)).unwrap_or_default();
                Admission::Wait(Duration::from_micros(wait))
            }
            GuardState::HalfOpen if self.signal(tenant, config, GuardSignal::Probed).await? => {
                Admission::Probe
            }
            // Another one was quicker.
            GuardState::HalfOpen => Admission::Wait(Duration::from_secs(1)),
        })
    }

    /// Tells the guard; whether that changed anything.
    pub(crate) async fn signal(
        &self,
        tenant: &TenantId,
        config: &ErrorGuardConfig,
        signal: GuardSignal,
    ) -> Result<bool, LedgerError> {
        let stream = settings_stream(tenant, GUARD_STREAM_ID);
        let origin = CommandOrigin {
            actor: EXTRACTION_ACTOR.to_owned(),
            scope: scope_of(EXTRACTION_ACTOR, &stream),
            idempotency_key: None,
            fingerprint: String::new(),
            correlation_id: None,
            causation_id: None,
        };
        let draft = Signalling { config: *config, signal };
        let opened = |settings: &Settings, events: &[SettingsEvent]| {
            !events.is_empty() && settings.error_guard().opened_at() == events.last().map(|event| event.at)
        };
        match self.settings.execute(&stream, &origin, &draft, opened).await? {
            Executed::Done { view: has_opened, .. } => {
                if has_opened && signal == GuardSignal::Failed {
                    tracing::warn!(%tenant, "the extractor failed again and again; its turns wait for a while");
                    metrics::counter!(names::ERROR_GUARD_ACTIVATIONS).increment(1);
                }
                Ok(true)
            }
            Executed::Unchanged { .. } | Executed::Replayed(_) => Ok(false),
        }
    }
}
