//! Users and metrics of a tenant.

use chrono::DateTime;
use memledger_aggregates::{DAY_US, Timestamp};
use memledger_kernel::{
    Identity, LedgerError, Page, cursor,
    time::{now, rfc3339},
};
use memledger_memories::views::{DailyView, UserView};
use memledger_projections::{daily_metrics, user_stats};

use crate::Audit;

impl Audit {
    /// Users of the tenant with their counts, by id; of those whose ids begin with the prefix.
    pub async fn users(
        &self,
        identity: &Identity,
        prefix: Option<&str>,
        limit: usize,
        page: Option<&str>,
    ) -> Result<Page<UserView>, LedgerError> {
        identity.may_audit()?;
        let prefix = memledger_memories::views::checked_prefix(prefix)?;
        let after: Option<String> = page.map(|page| cursor::decode("users", page)).transpose()?;
        self.core.fresh_everywhere("user_stats").await?;
        let tenant = identity.tenant.as_str();
        let store = self.core.store.as_ref();
        let mut users = user_stats::list(store, tenant, prefix, after.as_deref(), limit + 1).await?;
        let next_cursor = cursor::behind(&mut users, limit, |user| cursor::encode("users", &user.user_id));
        let items = users.into_iter().map(|user| UserView {
            user_id: user.user_id,
            active: user.counts[0],
            archived: user.counts[1],
            merged: user.counts[2],
            soft_deleted: user.counts[3],
            purged: user.counts[4],
            rev: user.rev,
            first_at: rfc3339(Timestamp(user.first_at)),
            last_at: rfc3339(Timestamp(user.last_at)),
        });
        Ok(Page { items: items.collect(), next_cursor })
    }

    /// Events of the tenant by day and type, for the last days.
    pub async fn daily_metrics(&self, identity: &Identity, days: u32) -> Result<Vec<DailyView>, LedgerError> {
        identity.may_audit()?;
        self.core.fresh_everywhere("daily_metrics").await?;
        let from = now().0.div_euclid(DAY_US) - i64::from(days) + 1;
        let daily = daily_metrics::daily(self.core.store.as_ref(), identity.tenant.as_str(), from).await?;
        Ok(daily
            .counts
            .into_iter()
            .map(|c| DailyView { day: date(c.day), event_type: c.event_type, events: c.events })
            .collect())
    }
}

/// A day, counted from 1970-01-01, as YYYY-MM-DD.
pub(super) fn date(day: i64) -> String {
    DateTime::from_timestamp_micros(day * DAY_US)
        .map_or_else(|| day.to_string(), |time| time.format("%Y-%m-%d").to_string())
}
