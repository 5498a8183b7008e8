//! When a user's runs of a workflow are due: once in each slot of the workflow's interval, each user at another time of it.
//!
//! A slot's run is requested under the slot's number, so that it begins once however many servers look, and once after any time
//! without a server: the slots that passed meanwhile are not made up for.

use memledger_aggregates::{
    TenantId, Timestamp, UserId,
    memory_book::{MemoryBook, MemoryState},
    workflow_run::RunAction,
};
use memledger_kernel::{
    Identity, LedgerError, book_stream,
    executor::Executed,
    time::{now, rfc3339},
};
use memledger_projections::{UserKey, runs};
use serde::Serialize;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;
use uuid::Uuid;

use super::{RunKey, Trigger, ageing::PolicyName, runs_of};
use crate::Runs;

const HOUR_US: i64 = 3_600_000_000;
/// Users whose next runs are looked at to tell which is the first of a tenant's.
const LOOKED_AT: usize = 500;

/// One turn of a user's in a workflow's interval.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Slot {
    /// Counted from 1970.
    pub number: i64,
    pub begins_at: Timestamp,
    pub ends_at: Timestamp,
}

impl Slot {
    /// The user's slot at that time. Where it begins comes from the user's and the workflow's name.
    pub fn at(tenant: &TenantId, user: &UserId, workflow: &str, interval_hours: u32, at: Timestamp) -> Self {
        let interval = i64::from(interval_hours.max(1)) * HOUR_US;
        let digest = Sha256::digest(format!("{tenant}\u{0}{user}\u{0}{workflow}"));
        let spread = digest.iter().take(6).fold(0_i64, |all, byte| (all << 8) | i64::from(*byte));
        let offset = spread.rem_euclid(interval);
        let number = at.0.saturating_sub(offset).div_euclid(interval);
        let begins_at = number.saturating_mul(interval).saturating_add(offset);
        Self {
            number,
            begins_at: Timestamp(begins_at),
            ends_at: Timestamp(begins_at.saturating_add(interval)),
        }
    }
}

/// When a workflow runs by itself, as far as time decides that.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ScheduledWorkflow {
    pub workflow: String,
    pub enabled: bool,
    /// Its runs only report what they would take away, until an admin accepts such a report.
    pub dry_run: bool,
    pub interval_hours: u32,
    /// When the tenant's last run was requested.
    pub last_run: Option<String>,
    /// When the next user is looked at; none while it is off.
    pub next_run: Option<String>,
}

impl Runs {
    /// Whether the user had a run of the workflow in the slot.
    pub async fn ran_in_slot(
        &self,
        tenant: &TenantId,
        user: &UserId,
        workflow: &str,
        slot: Slot,
    ) -> Result<bool, LedgerError> {
        let stream = runs_of(tenant, user);
        self.core.fresh(&stream, &["runs"]).await?;
        let last = runs::last_requested(self.core.store.as_ref(), &UserKey::of(&stream), workflow).await?;
        Ok(last.is_some_and(|run| (slot.begins_at.0..slot.ends_at.0).contains(&run.requested_at)))
    }

    /// Requests the slot's run; none where it was requested already or another one is under way.
    pub async fn request_scheduled(
        &self,
        tenant: &TenantId,
        user: &UserId,
        workflow: &str,
        steps: Vec<String>,
        slot: Slot,
    ) -> Result<Option<RunKey>, LedgerError> {
        let run = RunKey {
            tenant: tenant.clone(),
            user: user.clone(),
            workflow: workflow.to_owned(),
            run_id: Uuid::now_v7().to_string(),
        };
        let command_id = format!("run:schedule:{workflow}:{}:{}", slot.number, slot.begins_at.0);
        let action =
            RunAction::RequestRun { workflow: workflow.to_owned(), trigger: Trigger::Schedule, steps };
        match self.tell_as(&run, command_id, action).await {
            Ok(Executed::Done { .. }) => Ok(Some(run)),
            Ok(_) | Err(LedgerError::State(_)) => Ok(None),
            Err(failed) => Err(failed),
        }
    }

    /// Requests a run that makes room for memories that wait to be added; none while another one is under way.
    pub async fn request_to_make_room(
        &self,
        tenant: &TenantId,
        user: &UserId,
        workflow: &str,
        steps: Vec<String>,
    ) -> Result<Option<RunKey>, LedgerError> {
        let run = RunKey {
            tenant: tenant.clone(),
            user: user.clone(),
            workflow: workflow.to_owned(),
            run_id: Uuid::now_v7().to_string(),
        };
        let action = RunAction::RequestRun { workflow: workflow.to_owned(), trigger: Trigger::Growth, steps };
        match self.tell(&run, "request", action).await {
            Ok(()) => Ok(Some(run)),
            Err(LedgerError::State(_)) => Ok(None),
            Err(failed) => Err(failed),
        }
    }

    /// How many active memories a user has.
    pub async fn active_memories(&self, tenant: &TenantId, user: &UserId) -> Result<usize, LedgerError> {
        let stream = book_stream(&Identity::operator(tenant.clone()), user);
        let active =
            |book: &MemoryBook| book.iter().filter(|(_, record)| record.state == MemoryState::Active).count();
        self.core.books.look(&stream, active).await
    }

    /// When each policy's workflow ran last and runs next, for the tenant or for one user.
    pub async fn schedule(
        &self,
        identity: &Identity,
        user: Option<&UserId>,
    ) -> Result<Vec<ScheduledWorkflow>, LedgerError> {
        identity.may_audit()?;
        self.core.fresh_everywhere("runs").await?;
        let tenant = &identity.tenant;
        let ageing = self.ageing(tenant).await?;
        let users = match user {
            Some(user) => vec![user.clone()],
            None => self.first_users(tenant).await?,
        };
        let mut all = Vec::with_capacity(PolicyName::ALL.len());
        for policy in PolicyName::ALL {
            let config = ageing.policies().get(policy);
            let (name, interval_hours) = (policy.as_str(), config.interval_hours());
            let set_at = ageing.set_at(policy);
            let next = users.iter().map(|user| {
                let slot = Slot::at(tenant, user, name, interval_hours, now());
                // One that began before the policy was set is none of it.
                slot.ends_at.max(set_at.unwrap_or(slot.ends_at))
            });
            let next = next.min().filter(|_| config.is_enabled());
            let user = user.map(UserId::as_str);
            let last = runs::last_of(self.core.store.as_ref(), tenant.as_str(), user, name).await?;
            all.push(ScheduledWorkflow {
                workflow: name.to_owned(),
                enabled: config.is_enabled(),
                dry_run: ageing.is_dry(policy),
                interval_hours,
                last_run: last.map(|at| rfc3339(Timestamp(at))),
                next_run: next.map(rfc3339),
            });
        }
        Ok(all)
    }

    async fn first_users(&self, tenant: &TenantId) -> Result<Vec<UserId>, LedgerError> {
        let store = self.core.store.as_ref();
        let found =
            memledger_projections::user_stats::list(store, tenant.as_str(), None, None, LOOKED_AT).await?;
        let user = |id: &str| UserId::new(id).map_err(|e| LedgerError::Internal(e.to_string()));
        found.iter().map(|row| user(&row.user_id)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slot(user: &str, hours: u32, at: i64) -> Slot {
        let (tenant, user) = (TenantId::new("default").unwrap(), UserId::new(user).unwrap());
        Slot::at(&tenant, &user, "ttl", hours, Timestamp(at))
    }

    #[test]
    fn slots_follow_on_one_another() {
        let first = slot("ana", 24, 1_000 * 24 * HOUR_US);
        assert_eq!(first.ends_at.0 - first.begins_at.0, 24 * HOUR_US);
        assert_eq!(slot("ana", 24, first.ends_at.0 - 1), first);
        let next = slot("ana", 24, first.ends_at.0);
        assert_eq!((next.number, next.begins_at), (first.number + 1, first.ends_at));
    }

    #[test]
    fn users_are_spread_over_the_interval() {
        let mut hours = [0; 24];
        for user in 0..2_400 {
            let offset = slot(&format!("user-{user}"), 24, 0).begins_at.0.rem_euclid(24 * HOUR_US);
            hours[usize::try_from(offset / HOUR_US).unwrap()] += 1;
        }
        assert!(hours.iter().all(|users| (50..200).contains(users)), "{hours:?}");
    }
}
