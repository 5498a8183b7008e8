//! Whether a user's memories have grown enough for a run by itself.

use std::collections::HashSet;

use memledger_aggregates::{
    TenantId, UserId,
    settings::WorkflowConfig,
    workflow_run::{RunAction, RunStatus},
};
use memledger_kernel::{Identity, LedgerError, book_stream, busy::Commands, time::now};
use memledger_projections::{
    UserKey, changes,
    runs::{self, Run},
    user_stats,
};

use super::{Trigger, WORKFLOW_RUN, runs_of};
use crate::{RunKey, Runs};

const HOUR_US: i64 = 3_600_000_000;
/// A run that failed would fail again at once where no cooldown is set, and so on without end.
const AFTER_FAILURE_US: i64 = HOUR_US / 6;
/// How long after the last batch of an import another one may come.
const AFTER_IMPORT_US: i64 = 10_000_000;
/// Users looked at by one query of a sweep.
const PAGE: usize = 500;

/// What decides on a run by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Growth {
    pub memories: i64,
    /// Memories right after the last run that counts; none before the first.
    pub after_last_run: Option<i64>,
    /// When the last run was requested, and what has become of it.
    pub last_run: Option<(i64, RunStatus)>,
    /// The last run was to archive more than one that begins by itself may: the next one is an admin's.
    pub needs_admin: bool,
}

/// The error of a run that began by itself and was to archive more than it may.
pub const NEEDS_ADMIN: &str = "needs_admin";

/// Whether the run waits for an admin to start one.
pub(super) fn needs_admin(run: &Run) -> bool {
    run.error.as_deref() == Some(NEEDS_ADMIN)
}

impl Growth {
    /// Since the last run; all memories before the first.
    pub fn growth(&self) -> i64 {
        self.memories - self.after_last_run.unwrap_or_default()
    }

    pub fn has_grown(&self, config: &WorkflowConfig) -> bool {
        self.growth() >= i64::from(config.threshold)
    }

    /// Whether a run begins by itself now.
    pub fn triggers(&self, config: &WorkflowConfig, now_us: i64) -> bool {
        let rested = self.last_run.is_none_or(|(at, status)| {
            let cooldown = i64::from(config.cooldown_hours).saturating_mul(HOUR_US);
            let rest = if status == RunStatus::Failed { cooldown.max(AFTER_FAILURE_US) } else { cooldown };
            // One that lies far ahead was requested while the clock was wrong.
            let rest_is_over = now_us.saturating_sub(at) >= rest || at.saturating_sub(now_us) > HOUR_US;
            !status.is_active() && rest_is_over
        });
        config.enabled && rested && !self.needs_admin && self.has_grown(config)
    }
}

impl Runs {
    /// The users whose memories were changed by this process since it was last asked.
    pub fn changed_users(&self) -> Vec<(TenantId, UserId)> {
        let changed: HashSet<_> = self.core.books.take_changed();
        let key = |stream: memledger_store::StreamKey| {
            Some((TenantId::new(&stream.tenant_id).ok()?, UserId::new(&stream.stream_id).ok()?))
        };
        changed.into_iter().filter_map(key).collect()
    }

    /// How many commands on memories callers asked of this process.
    pub fn commands(&self) -> &Commands {
        &self.core.commands
    }

    /// Users of every tenant with their active memories, after the given one.
    pub async fn users_everywhere(
        &self,
        after: Option<&(TenantId, UserId)>,
    ) -> Result<Vec<(TenantId, UserId, i64)>, LedgerError> {
        let after = after.map(|(tenant, user)| (tenant.as_str(), user.as_str()));
        let found = user_stats::everywhere(self.core.store.as_ref(), after, PAGE).await?;
        let key = |(tenant, user, active): (String, String, i64)| {
            let wrong = |e: &dyn std::fmt::Display| LedgerError::Internal(format!("a user's row: {e}"));
            let tenant = TenantId::new(&tenant).map_err(|e| wrong(&e))?;
            Ok((tenant, UserId::new(&user).map_err(|e| wrong(&e))?, active))
        };
        found.into_iter().map(key).collect()
    }

    /// How a user's memories have grown since the workflow's last run.
    pub async fn growth(
        &self,
        tenant: &TenantId,
        user: &UserId,
        workflow: &str,
    ) -> Result<Growth, LedgerError> {
        let stream = runs_of(tenant, user);
        let user_key = UserKey::of(&stream);
        // A run of which an event could not be applied may have ended, or have counted memories, unseen.
        let book = book_stream(&Identity::operator(tenant.clone()), user);
        self.core.fresh_beside(&book, &[WORKFLOW_RUN], &["user_stats", "runs"]).await?;
        let memories = user_stats::active(self.core.store.as_ref(), &user_key).await?;
        let completed = runs::last_completed(self.core.store.as_ref(), &user_key, workflow).await?;
        let last_run = runs::last_requested(self.core.store.as_ref(), &user_key, workflow).await?;
        Ok(Growth {
            memories,
            after_last_run: completed.and_then(|run| run.grown_from()),
            needs_admin: last_run.as_ref().is_some_and(needs_admin),
            last_run: last_run.map(|run| (run.requested_at, run.status)),
        })
    }

    /// What made a run begin.
    pub async fn run_trigger(&self, run: &RunKey) -> Result<Trigger, LedgerError> {
        self.core.fresh(&runs_of(&run.tenant, &run.user), &["runs"]).await?;
        let query = runs::by_id(run.tenant.as_str(), &run.run_id);
        let found = runs::read(&self.core.store.query(&query.sql, query.parameters).await?)?;
        let missing = || LedgerError::Internal(format!("run {} is not in the read model", run.run_id));
        Ok(found.first().ok_or_else(missing)?.1.trigger)
    }

    /// Whether an import wrote for the user a moment ago, so that more of it may be on its way.
    async fn is_being_imported(&self, tenant: &TenantId, user: &UserId) -> Result<bool, LedgerError> {
        let stream = book_stream(&Identity::operator(tenant.clone()), user);
        let query = changes::imported_since(&UserKey::of(&stream), now().0 - AFTER_IMPORT_US);
        let (_, rows) = self.core.fresh_rows(&stream, &["changes"], &query).await?;
        Ok(!rows.is_empty())
    }

    /// Requests a run if the user's memories have grown enough, and none are being imported; none where they have not.
    pub async fn trigger_run(
        &self,
        tenant: &TenantId,
        user: &UserId,
        workflow: &str,
        steps: Vec<String>,
    ) -> Result<Option<RunKey>, LedgerError> {
        let config = self.workflow_config(tenant, workflow).await?;
        if !config.enabled {
            return Ok(None);
        }
        let growth = self.growth(tenant, user, workflow).await?;
        if !growth.triggers(&config, now().0) || self.is_being_imported(tenant, user).await? {
            return Ok(None);
        }
        let run = RunKey {
            tenant: tenant.clone(),
            user: user.clone(),
            workflow: workflow.to_owned(),
            run_id: uuid::Uuid::now_v7().to_string(),
        };
        let action = RunAction::RequestRun { workflow: workflow.to_owned(), trigger: Trigger::Growth, steps };
        match self.tell(&run, "request", action).await {
            Ok(()) => Ok(Some(run)),
            // Another node was first.
            Err(LedgerError::State(_)) => Ok(None),
            Err(failed) => Err(failed),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grown(last_run: Option<(i64, RunStatus)>) -> Growth {
        Growth { memories: 5, after_last_run: None, last_run, needs_admin: false }
    }

    #[test]
    fn a_run_that_waits_for_an_admin_is_followed_by_none() {
        let config = WorkflowConfig { enabled: true, threshold: 1, cooldown_hours: 0 };
        let failed = grown(Some((0, RunStatus::Failed)));
        assert!(failed.triggers(&config, AFTER_FAILURE_US));
        assert!(!Growth { needs_admin: true, ..failed }.triggers(&config, i64::MAX));
    }

    #[test]
    fn a_run_that_failed_rests_where_no_cooldown_is_set() {
        let config = WorkflowConfig { enabled: true, threshold: 1, cooldown_hours: 0 };
        let after = |status, us| {
            let growth = grown(Some((0, status)));
            growth.triggers(&config, us)
        };
        assert!(after(RunStatus::Cancelled, 1));
        assert!(!after(RunStatus::Running, 2 * HOUR_US), "one is enough");
        assert!(!after(RunStatus::Failed, AFTER_FAILURE_US - 1));
        assert!(after(RunStatus::Failed, AFTER_FAILURE_US));
    }

    #[test]
    fn a_run_that_was_requested_under_a_wrong_clock_keeps_none_waiting() {
        let config = WorkflowConfig { enabled: true, threshold: 1, cooldown_hours: 24 };
        let requested = |us| {
            let growth = grown(Some((us, RunStatus::Completed)));
            growth.triggers(&config, 0)
        };
        assert!(!requested(HOUR_US), "the clock of another server");
        assert!(requested(HOUR_US + 1));
    }
}
