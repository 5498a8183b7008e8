//! How far the read models are with the events of one tenant.

use std::{
    num::NonZeroUsize,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use lru::LruCache;
use memledger_aggregates::DAY_US;
use memledger_kernel::{Identity, LedgerError, time::now};
use memledger_projections::daily_metrics;
use memledger_store::projector::status::TenantStatus;
use serde::Serialize;
use utoipa::ToSchema;

use crate::Audit;

/// How long the count of the days that are over is answered again: they are many and hardly ever change.
const KEEP: Duration = Duration::from_secs(60);
/// Tenants whose counts are kept.
const TENANTS: usize = 1_024;

/// A count of all days before one, and when it was made.
#[derive(Debug, Clone, Copy)]
struct Older {
    before_day: i64,
    made: Instant,
    events: i64,
}

/// The events of the days that are over, by tenant.
pub struct OlderEvents(Mutex<LruCache<String, Older>>);

impl Default for OlderEvents {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(NonZeroUsize::MIN.saturating_add(TENANTS - 1))))
    }
}

impl OlderEvents {
    fn kept(&self) -> MutexGuard<'_, LruCache<String, Older>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn recent(&self, tenant: &str, before_day: i64) -> Option<i64> {
        let mut kept = self.kept();
        let older = kept.get(tenant)?;
        (older.before_day == before_day && older.made.elapsed() < KEEP).then_some(older.events)
    }
}

/// How far a read model is. All counts are of the caller's tenant only.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ProjectionView {
    pub projection: String,
    pub version: i64,
    pub rebuilding: bool,
    /// Events of the tenant.
    pub events: i64,
    /// Those of them that are applied or parked.
    pub applied: i64,
    pub lag: i64,
    pub parked: i64,
}

impl Audit {
    /// How far each read model is with the events of the caller's tenant.
    pub async fn tenant_projections(&self, identity: &Identity) -> Result<Vec<ProjectionView>, LedgerError> {
        identity.may_audit()?;
        let tenant = identity.tenant.as_str();
        // Events of a day may be counted a little after it is over, and another server's clock may be behind.
        let day = now().0.div_euclid(DAY_US) - 1;
        let older = self.events_before(tenant, day).await?;
        let counted = daily_metrics::since(tenant, day);
        let (newer, statuses) = self.core.projector.status_of(tenant, &counted).await?;
        let counting = statuses.iter().find(|status| status.projection == daily_metrics::NAME);
        // What the counts themselves don't hold yet, or can't, is in the log all the same.
        let uncounted = counting.map_or(0, |status| status.lag + status.parked);
        Ok(views(older + newer + uncounted, statuses))
    }

    async fn events_before(&self, tenant: &str, day: i64) -> Result<i64, LedgerError> {
        if let Some(events) = self.older_events.recent(tenant, day) {
            return Ok(events);
        }
        let events = daily_metrics::before(self.core.store.as_ref(), tenant, day).await?;
        let older = Older { before_day: day, made: Instant::now(), events };
        self.older_events.kept().put(tenant.to_owned(), older);
        Ok(events)
    }
}

fn views(events: i64, statuses: Vec<TenantStatus>) -> Vec<ProjectionView> {
    let view = |status: TenantStatus| {
        let TenantStatus { projection, version, rebuilding, lag, parked } = status;
        ProjectionView { projection, version, rebuilding, events, applied: events - lag, lag, parked }
    };
    statuses.into_iter().map(view).collect()
}
