//! How a tenant's ledger has grown: its events by day, and what its memories are.

use std::{
    collections::BTreeMap,
    num::NonZeroUsize,
    ops::RangeInclusive,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use lru::LruCache;
use memledger_aggregates::DAY_US;
use memledger_kernel::{Identity, LedgerError, time::now};
use memledger_projections::{daily_metrics, memories, runs, user_stats};
use serde::Serialize;
use utoipa::ToSchema;

use super::stats::date;
use crate::Audit;

/// How long a breakdown is answered again: it reads a row for every active memory.
const KEEP: Duration = Duration::from_secs(60);
/// Tenants whose breakdowns are kept.
const TENANTS: usize = 64;
/// Kinds, banks or categories that are told by name, the largest.
const NAMES: usize = 20;
/// Where the memories of all others are counted.
const OTHERS: &str = "(other)";

/// One day of a tenant.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct GrowthDay {
    /// YYYY-MM-DD, UTC.
    pub day: String,
    /// Events by type.
    pub events: BTreeMap<String, i64>,
    /// Memories that were created, except by merges.
    pub created: i64,
    /// Memories that were deleted, soft-deleted or merged away.
    pub ended: i64,
    /// The day's change of the number of active memories, merges, restores and purges included.
    pub net: i64,
    /// Active memories at the end of the day; today's, by now.
    pub active: i64,
    /// Workflow runs that were requested on the day and are completed, by workflow.
    pub runs: BTreeMap<String, i64>,
}

/// Memories by state, and the active ones by what they are, as they were at most a minute ago. The 20 largest of each are
/// named, the rest is under `(other)`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct MemoryCounts {
    pub active: i64,
    pub archived: i64,
    pub merged: i64,
    pub soft_deleted: i64,
    pub purged: i64,
    pub by_kind: BTreeMap<String, i64>,
    pub by_bank: BTreeMap<String, i64>,
    /// Those without a category under the empty name.
    pub by_category: BTreeMap<String, i64>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct LedgerGrowth {
    /// The oldest first, without gaps, today last.
    pub days: Vec<GrowthDay>,
    pub memories: MemoryCounts,
    pub users: i64,
}

#[derive(Debug, Default)]
struct Breakdown {
    by_kind: BTreeMap<String, i64>,
    by_bank: BTreeMap<String, i64>,
    by_category: BTreeMap<String, i64>,
}

type BreakdownCache = LruCache<String, (Instant, Arc<Breakdown>)>;

/// The breakdowns of the last minute, by tenant.
pub struct Breakdowns {
    kept: Mutex<BreakdownCache>,
    /// One is made at a time, whoever asks.
    making: tokio::sync::Mutex<()>,
}

impl Default for Breakdowns {
    fn default() -> Self {
        let most = NonZeroUsize::MIN.saturating_add(TENANTS - 1);
        Self { kept: Mutex::new(LruCache::new(most)), making: tokio::sync::Mutex::default() }
    }
}

impl Breakdowns {
    fn kept(&self) -> MutexGuard<'_, BreakdownCache> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn recent(&self, tenant: &str) -> Option<Arc<Breakdown>> {
        let mut kept = self.kept();
        let (made, breakdown) = kept.get(tenant)?;
        (made.elapsed() < KEEP).then(|| breakdown.clone())
    }
}

impl Audit {
    /// The last days of the tenant, today included, and what it has now.
    pub async fn ledger_growth(&self, identity: &Identity, days: u32) -> Result<LedgerGrowth, LedgerError> {
        identity.may_audit()?;
        for read_model in ["daily_metrics", "user_stats", "memories", "runs"] {
            self.core.fresh_everywhere(read_model).await?;
        }
        let (store, tenant) = (self.core.store.as_ref(), identity.tenant.as_str());
        let today = now().0.div_euclid(DAY_US);
        let first = today - i64::from(days) + 1;
        let daily = daily_metrics::daily(store, tenant, first).await?;
        let ([active, archived, merged, soft_deleted, purged], users) =
            user_stats::sums(store, tenant).await?;
        let breakdown = self.breakdown(tenant).await?;
        let runs = runs::completed_by_day(store, tenant, first).await?;
        Ok(LedgerGrowth {
            days: filled(first..=today, daily, runs),
            memories: MemoryCounts {
                active,
                archived,
                merged,
                soft_deleted,
                purged,
                by_kind: breakdown.by_kind.clone(),
                by_bank: breakdown.by_bank.clone(),
                by_category: breakdown.by_category.clone(),
            },
            users,
        })
    }

    async fn breakdown(&self, tenant: &str) -> Result<Arc<Breakdown>, LedgerError> {
        if let Some(recent) = self.breakdowns.recent(tenant) {
            return Ok(recent);
        }
        let _turn = self.breakdowns.making.lock().await;
        // Whoever had the turn before may have made it.
        if let Some(recent) = self.breakdowns.recent(tenant) {
            return Ok(recent);
        }
        let (shares, active) = memories::breakdown(self.core.store.as_ref(), tenant, NAMES).await?;
        let made = Arc::new(Breakdown::of(shares, active));
        self.breakdowns.kept().put(tenant.to_owned(), (Instant::now(), made.clone()));
        Ok(made)
    }
}

impl Breakdown {
    fn of(shares: Vec<memories::Share>, active: i64) -> Self {
        let mut breakdown = Self::default();
        for memories::Share { by, name, memories } in shares {
            let names = match by.as_str() {
                "kind" => &mut breakdown.by_kind,
                "bank" => &mut breakdown.by_bank,
                _ => &mut breakdown.by_category,
            };
            names.insert(name, memories);
        }
        for names in [&mut breakdown.by_kind, &mut breakdown.by_bank, &mut breakdown.by_category] {
            let others = active - names.values().sum::<i64>();
            if others > 0 {
                *names.entry(OTHERS.to_owned()).or_default() += others;
            }
        }
        breakdown
    }
}

/// Every day of the range, whether something happened or not.
fn filled(
    range: RangeInclusive<i64>,
    daily: daily_metrics::Daily,
    runs: Vec<runs::CompletedRuns>,
) -> Vec<GrowthDay> {
    let mut days: BTreeMap<i64, GrowthDay> =
        range.map(|day| (day, GrowthDay { day: date(day), ..GrowthDay::default() })).collect();
    for count in daily.counts {
        // Another server's clock may be a day ahead.
        let Some(day) = days.get_mut(&count.day) else { continue };
        match count.event_type.as_str() {
            "MemoryCreated" => day.created += count.events,
            "MemoryDeleted" | "MemorySoftDeleted" | "MemoryMergedAway" => day.ended += count.events,
            _ => {}
        }
        day.net += count.net;
        day.events.insert(count.event_type, count.events);
    }
    for runs::CompletedRuns { day, workflow, runs } in runs {
        if let Some(day) = days.get_mut(&day) {
            day.runs.insert(workflow, runs);
        }
    }
    let mut active = daily.before;
    for day in days.values_mut() {
        active += day.net;
        day.active = active;
    }
    days.into_values().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share(by: &str, name: &str, memories: i64) -> memories::Share {
        memories::Share { by: by.to_owned(), name: name.to_owned(), memories }
    }

    #[test]
    fn what_is_not_told_by_name_is_counted_as_other() {
        let shares =
            vec![share("kind", "semantic", 9), share("bank", "General", 5), share("category", OTHERS, 2)];
        let breakdown = Breakdown::of(shares, 9);
        assert_eq!(breakdown.by_kind, BTreeMap::from([("semantic".to_owned(), 9)]));
        assert_eq!(breakdown.by_bank, BTreeMap::from([("General".to_owned(), 5), (OTHERS.to_owned(), 4)]));
        // A category of that name is not lost.
        assert_eq!(breakdown.by_category, BTreeMap::from([(OTHERS.to_owned(), 9)]));
    }

    #[test]
    fn days_have_no_gaps() {
        let count = |day, event_type: &str, events, net| daily_metrics::DailyCount {
            day,
            event_type: event_type.to_owned(),
            events,
            net,
        };
        let counts = vec![
            count(1, "MemoryCreated", 3, 3),
            count(3, "MemoryDeleted", 1, -1),
            count(3, "MemoryMergedAway", 2, -2),
            count(3, "MemoryPurged", 2, -1),
            count(4, "MemoryCreated", 1, 1),
        ];
        let run = |day| runs::CompletedRuns { day, workflow: "ttl".to_owned(), runs: 2 };
        let days = filled(0..=3, daily_metrics::Daily { before: 5, counts }, vec![run(2), run(9)]);
        assert_eq!(days.iter().map(|day| day.runs.len()).collect::<Vec<_>>(), [0, 0, 1, 0]);
        let dates: Vec<&str> = days.iter().map(|day| day.day.as_str()).collect();
        assert_eq!(dates, ["1970-01-01", "1970-01-02", "1970-01-03", "1970-01-04"]);
        let figures: Vec<(i64, i64)> = days.iter().map(|day| (day.created, day.ended)).collect();
        assert_eq!(figures, [(0, 0), (3, 0), (0, 0), (0, 3)]);
        let active: Vec<(i64, i64)> = days.iter().map(|day| (day.net, day.active)).collect();
        assert_eq!(active, [(0, 5), (3, 8), (0, 8), (-4, 4)]);
        assert!(days[2].events.is_empty() && days[3].events.len() == 3);
    }
}
