//! Users whose memories have grown: a run is requested for each, beside the work on runs.

use std::{
    collections::HashMap,
    sync::Arc,
    time::{Duration, Instant},
};

use memledger_ledger::{
    Ledger, LedgerError,
    busy::Traffic,
    runs::WorkflowConfig,
    words::{TenantId, UserId},
};

use crate::{Definition, request_run_by_growth};

#[derive(Clone)]
pub struct Growing {
    pub ledger: Arc<Ledger>,
    /// How often to look at the users that this process changed.
    pub look: Duration,
    /// How often to look at all of them.
    pub sweep: Duration,
}

/// Whether many commands came between the last two looks.
struct Pace {
    traffic: Traffic,
    busy: bool,
}

impl Pace {
    fn look(&mut self) {
        self.busy = self.traffic.is_busy();
    }
}

impl Growing {
    /// Looks again and again. Dropped in the middle, what it missed is found by the first look at all users after the
    /// next start.
    pub async fn watch(self) {
        let mut due = Instant::now();
        let mut pace = Pace { traffic: Traffic::of(self.ledger.runs.commands().clone()), busy: false };
        loop {
            if let Err(failed) = self.trigger(&mut due, &mut pace).await {
                tracing::warn!(
                    %failed,
                    "users whose memories have grown could not be searched for; trying again"
                );
            }
            tokio::time::sleep(self.look).await;
        }
    }

    async fn trigger(&self, due: &mut Instant, pace: &mut Pace) -> Result<(), LedgerError> {
        pace.look();
        for (tenant, user) in &self.ledger.runs.changed_users() {
            self.trigger_user(tenant, user, pace).await;
        }
        let now = Instant::now();
        if now < *due {
            return Ok(());
        }
        // Sooner where it fails.
        *due = now + self.sweep / 10;
        for definition in crate::ALL {
            self.sweep(definition, pace).await?;
        }
        *due = now + self.sweep;
        Ok(())
    }

    /// Looks at everyone, since what other processes changed, or this one before it ended, is not told.
    async fn sweep(&self, definition: &Definition, pace: &mut Pace) -> Result<(), LedgerError> {
        let mut configs: HashMap<TenantId, WorkflowConfig> = HashMap::new();
        let mut after = None;
        loop {
            let users = self.ledger.runs.users_everywhere(after.as_ref()).await?;
            let Some((tenant, user, _)) = users.last() else { return Ok(()) };
            after = Some((tenant.clone(), user.clone()));
            for (tenant, user, active) in users {
                let config = match configs.get(&tenant) {
                    Some(config) => *config,
                    None => {
                        let config = self.ledger.runs.workflow_config(&tenant, definition.name).await?;
                        *configs.entry(tenant.clone()).or_insert(config)
                    }
                };
                if config.enabled && active >= i64::from(config.threshold) {
                    self.trigger_user(&tenant, &user, pace).await;
                }
            }
        }
    }

    /// While many commands come, one run is requested each look: those who wait for an answer share the database
    /// with it.
    async fn trigger_user(&self, tenant: &TenantId, user: &UserId, pace: &mut Pace) {
        for definition in crate::ALL {
            match request_run_by_growth(&self.ledger, tenant, user, definition.name).await {
                Ok(Some(run)) => {
                    tracing::info!(
                        run = run.run_id,
                        workflow = definition.name,
                        %user,
                        "starting a run because this user's memories have grown; POST \
                         /api/admin/workflows/runs/{}/cancel stops it, …/restore undoes it, and PUT \
                         /api/admin/workflows/config with enabled: false prevents such runs",
                        run.run_id
                    );
                    if pace.busy {
                        tokio::time::sleep(self.look).await;
                        pace.look();
                    }
                }
                Ok(None) => {}
                Err(failed) => {
                    tracing::warn!(%user, %failed, "the growth of memories could not be checked");
                }
            }
        }
    }
}
