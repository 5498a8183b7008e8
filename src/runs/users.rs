//! Users with what optimisation did for them and how they have grown since, in whatever order is asked for.

use memledger_aggregates::{Timestamp, settings::WorkflowConfig};
use memledger_kernel::{
    Identity, LedgerError, cursor,
    time::{now, rfc3339},
};
use memledger_memories::views::checked_prefix;
use memledger_projections::{
    memories,
    ranking::{self, Ranking},
    runs::{self, Run},
};
use serde::Serialize;
use utoipa::ToSchema;

pub use memledger_projections::ranking::UserOrder;

use super::{Growth, trigger::needs_admin, views::reduction};
use crate::Runs;

const LIST: &str = "users-stats";

#[derive(Debug, Clone, Default)]
pub struct UsersStatsQuery {
    pub order: UserOrder,
    pub descending: bool,
    /// Only users whose ids begin with this.
    pub prefix: Option<String>,
    /// Only users who have grown by four fifths of the threshold at least.
    pub due: bool,
    pub limit: usize,
    pub cursor: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct UsersStats {
    pub success: bool,
    pub users: Vec<UserRunsView>,
    /// Users that fit the filters, on all pages together.
    pub total: i64,
    pub growth_threshold: u32,
    pub next_cursor: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct UserRunsView {
    pub user_id: String,
    /// The id, if it is an e-mail address.
    pub email: Option<String>,
    pub memory_count: i64,
    pub topic_count: i64,
    pub last_optimization: Option<String>,
    pub total_runs: i64,
    /// Memories right after the last completed run; those before it, if it was undone.
    pub post_optimization_count: Option<i64>,
    /// Memories since the last run; all of them before the first run.
    pub growth: i64,
    /// The growth as a share of the threshold, 0 to 1.
    pub progress: f64,
    pub should_trigger: bool,
    /// The newest five.
    pub run_history: Vec<RunHistoryItem>,
}

#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct RunHistoryItem {
    pub run_id: String,
    pub status: String,
    pub started_at: Option<String>,
    pub completed_at: Option<String>,
    pub before_count: Option<i64>,
    pub after_count: Option<i64>,
    pub reduction_percent: Option<f64>,
}

/// Where a page ended: its order, and the last user's place in it.
type End = (String, bool, Option<i64>, String);

impl UsersStatsQuery {
    /// The end of the page before, which must have been in the same order.
    fn end(&self) -> Result<Option<End>, LedgerError> {
        let end: Option<End> = self.cursor.as_deref().map(|page| cursor::decode(LIST, page)).transpose()?;
        let is_of = |(order, descending, ..): &End| {
            order.as_str() == self.order.as_str() && *descending == self.descending
        };
        if end.as_ref().is_none_or(is_of) {
            return Ok(end);
        }
        let message = "is a cursor for another order; keep the sort and order of the previous page";
        Err(LedgerError::invalid("cursor", message))
    }
}

/// The growth from which on a user is nearly at the threshold: four fifths of it, rounded up.
fn nearly(threshold: u32) -> i64 {
    (i64::from(threshold) * 4 + 4) / 5
}

impl Runs {
    /// Users of the tenant, in the order that is asked for.
    pub async fn users_stats(
        &self,
        identity: &Identity,
        workflow: &str,
        query: UsersStatsQuery,
    ) -> Result<UsersStats, LedgerError> {
        identity.may_audit()?;
        let prefix = checked_prefix(query.prefix.as_deref())?;
        let end = query.end()?;
        for read_model in ["user_stats", "runs", "memories"] {
            self.core.fresh_everywhere(read_model).await?;
        }
        let (store, tenant) = (self.core.store.as_ref(), identity.tenant.as_str());
        let config = self.workflow_config(&identity.tenant, workflow).await?;
        let asked = Ranking {
            tenant_id: tenant,
            workflow,
            order: query.order,
            descending: query.descending,
            prefix,
            least_growth: query.due.then(|| nearly(config.threshold)),
            after: end.as_ref().map(|(.., place, user_id)| (*place, user_id.as_str())),
            limit: query.limit + 1,
        };
        let mut page = ranking::ranked(store, &asked).await?;
        let end = |user: &ranking::RankedUser| {
            let end = (query.order.as_str(), query.descending, user.place, &user.user_id);
            cursor::encode(LIST, &end)
        };
        let next_cursor = cursor::behind(&mut page, query.limit, end);
        let ids: Vec<&str> = page.iter().map(|user| user.user_id.as_str()).collect();
        let mut runs = runs::user_runs(store, tenant, workflow, &ids).await?;
        let topics = memories::topic_counts(store, tenant, &ids).await?;
        let users = page.iter().map(|user| {
            let runs = runs.remove(&user.user_id).unwrap_or_default();
            let topic_count = topics.get(&user.user_id).copied().unwrap_or_default();
            view(user, topic_count, &runs, &config)
        });
        Ok(UsersStats {
            success: true,
            users: users.collect(),
            total: ranking::count(store, &asked).await?,
            growth_threshold: config.threshold,
            next_cursor,
        })
    }
}

fn view(
    user: &ranking::RankedUser,
    topic_count: i64,
    runs: &runs::UserRuns,
    config: &WorkflowConfig,
) -> UserRunsView {
    let completed = runs.last_completed.as_ref();
    let newest = runs.last.first();
    let growth = Growth {
        memories: user.active,
        after_last_run: completed.and_then(Run::grown_from),
        needs_admin: newest.is_some_and(needs_admin),
        last_run: newest.map(|run| (run.requested_at, run.status)),
    };
    let ended = completed.and_then(|run| run.ended_at);
    UserRunsView {
        user_id: user.user_id.clone(),
        email: user.is_address.then(|| user.user_id.clone()),
        memory_count: user.active,
        topic_count,
        last_optimization: ended.map(|at| rfc3339(Timestamp(at))),
        total_runs: runs.total,
        post_optimization_count: growth.after_last_run,
        growth: growth.growth(),
        progress: progress(growth.growth(), config.threshold),
        should_trigger: growth.triggers(config, now().0),
        run_history: runs.last.iter().map(history).collect(),
    }
}

fn progress(growth: i64, threshold: u32) -> f64 {
    (growth.max(0) as f64 / f64::from(threshold.max(1))).min(1.0)
}

fn history(run: &Run) -> RunHistoryItem {
    let time = |at: Option<i64>| at.map(|at| rfc3339(Timestamp(at)));
    let (before, after) = (run.figure("memories_before"), run.figure("memories_after"));
    RunHistoryItem {
        run_id: run.run_id.clone(),
        status: run.status.to_string(),
        started_at: time(run.started_at),
        completed_at: time(run.ended_at),
        before_count: before,
        after_count: after,
        reduction_percent: before.zip(after).map(|(before, after)| reduction(before, after)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearly_is_four_fifths_of_the_threshold() {
        let nearest = [1, 2, 3, 4, 5, 99, 100, 1_000_000].map(nearly);
        assert_eq!(nearest, [1, 2, 3, 4, 4, 80, 80, 800_000]);
        for threshold in 1..200 {
            assert!(progress(nearly(threshold), threshold) >= 0.8, "{threshold}");
            assert!(progress(nearly(threshold) - 1, threshold) < 0.8, "{threshold}");
        }
    }

    #[test]
    fn progress_stays_between_0_and_1() {
        assert_eq!([-3, 0, 25, 100, 250].map(|growth| progress(growth, 100)), [0.0, 0.0, 0.25, 1.0, 1.0]);
    }

    #[test]
    fn a_cursor_is_of_one_order() {
        let cursor = cursor::encode(LIST, &("growth", true, Some(5), "ana"));
        let asked = UsersStatsQuery {
            order: UserOrder::Growth,
            descending: true,
            cursor: Some(cursor),
            ..UsersStatsQuery::default()
        };
        assert_eq!(asked.end().unwrap(), Some(("growth".to_owned(), true, Some(5), "ana".to_owned())));
        assert!(UsersStatsQuery { descending: false, ..asked.clone() }.end().is_err());
        assert!(UsersStatsQuery { order: UserOrder::TotalRuns, ..asked }.end().is_err());
    }
}
