//! Every user with what optimisation did for them and how they have grown since.

use memledger_aggregates::{Timestamp, settings::WorkflowConfig};
use memledger_projections::{
    memories,
    runs::{self, Run},
    user_stats,
};
use serde::Serialize;
use utoipa::ToSchema;

use super::{Growth, views::reduction};
use crate::{
    Identity, Ledger, LedgerError, cursor,
    time::{now, rfc3339},
};

#[derive(Debug, Clone, Default)]
pub struct UsersStatsQuery {
    pub limit: usize,
    pub cursor: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct UsersStats {
    pub success: bool,
    pub users: Vec<UserRunsView>,
    /// Users of the tenant.
    pub total: i64,
    pub growth_threshold: u32,
    pub next_cursor: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct UserRunsView {
    pub user_id: String,
    /// The ledger knows users by id alone.
    pub email: Option<String>,
    pub memory_count: i64,
    pub topic_count: i64,
    pub last_optimization: Option<String>,
    pub total_runs: i64,
    /// Memories right after the last run that was completed; those before it, where it was taken back.
    pub post_optimization_count: Option<i64>,
    /// Memories since then; all of them before the first run.
    pub growth: i64,
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

impl Ledger {
    /// Users by id.
    pub async fn users_stats(
        &self,
        identity: &Identity,
        workflow: &str,
        query: UsersStatsQuery,
    ) -> Result<UsersStats, LedgerError> {
        identity.may_audit()?;
        let after: Option<String> =
            query.cursor.as_deref().map(|page| cursor::decode("users-stats", page)).transpose()?;
        for read_model in ["user_stats", "runs", "memories"] {
            self.fresh_everywhere(read_model).await?;
        }
        let (store, tenant) = (self.store.as_ref(), identity.tenant.as_str());
        let config = self.workflow_config(&identity.tenant, workflow).await?;
        let mut page = user_stats::list(store, tenant, after.as_deref(), query.limit + 1).await?;
        let more = page.len() > query.limit;
        page.truncate(query.limit);
        let ids: Vec<&str> = page.iter().map(|user| user.user_id.as_str()).collect();
        let mut runs = runs::user_runs(store, tenant, workflow, &ids).await?;
        let topics = memories::topic_counts(store, tenant, &ids).await?;
        let next_cursor =
            page.last().filter(|_| more).map(|user| cursor::encode("users-stats", &user.user_id));
        let users = page.iter().map(|user| {
            let runs = runs.remove(&user.user_id).unwrap_or_default();
            let topic_count = topics.get(&user.user_id).copied().unwrap_or_default();
            view(&user.user_id, user.counts[0], topic_count, &runs, &config)
        });
        Ok(UsersStats {
            success: true,
            users: users.collect(),
            total: user_stats::count(store, tenant).await?,
            growth_threshold: config.threshold,
            next_cursor,
        })
    }
}

fn view(
    user_id: &str,
    memory_count: i64,
    topic_count: i64,
    runs: &runs::UserRuns,
    config: &WorkflowConfig,
) -> UserRunsView {
    let completed = runs.last_completed.as_ref();
    let newest = runs.last.first();
    let growth = Growth {
        memories: memory_count,
        after_last_run: completed.and_then(Run::grown_from),
        last_requested_at: newest.map(|run| run.requested_at),
        active: newest.is_some_and(|run| run.status.is_active()),
    };
    let ended = completed.and_then(|run| run.ended_at);
    UserRunsView {
        user_id: user_id.to_owned(),
        email: None,
        memory_count,
        topic_count,
        last_optimization: ended.map(|at| rfc3339(Timestamp(at))),
        total_runs: runs.total,
        post_optimization_count: growth.after_last_run,
        growth: growth.growth(),
        should_trigger: growth.triggers(config, now().0),
        run_history: runs.last.iter().map(history).collect(),
    }
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
