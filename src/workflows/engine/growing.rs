//! Users whose memories have grown: a run is requested for each, beside the work on runs.

use std::{
    collections::HashMap,
    sync::Arc,
    time::{Duration, Instant},
};

use async_trait::async_trait;
use memledger_ledger::{
    Ledger, LedgerError,
    busy::Traffic,
    runs::WorkflowConfig,
    words::{TenantId, UserId},
    worker::{Next, Schedule, StopSignal, Task, Worker},
};

use super::{Begins, Definition};

pub struct Growing {
    workflows: &'static [Definition],
    ledger: Arc<Ledger>,
    /// How often to look at the users that this process changed.
    look: Duration,
    /// How often to look at all of them.
    sweep: Duration,
    /// When that is next.
    due: Instant,
    traffic: Traffic,
    /// Whether many commands came between the last two looks.
    is_busy: bool,
}

#[async_trait]
impl Task for Growing {
    async fn round(&mut self, _stop: &StopSignal) -> Result<Next, LedgerError> {
        self.is_busy = self.traffic.is_busy();
        for (tenant, user) in &self.ledger.runs.changed_users() {
            self.trigger_user(tenant, user).await;
        }
        let now = Instant::now();
        if now >= self.due {
            // Sooner where it fails.
            self.due = now + self.sweep / 10;
            for definition in self.begun_by_growth() {
                self.sweep(definition).await?;
            }
            self.due = now + self.sweep;
        }
        Ok(Next::Wait)
    }
}

impl Growing {
    /// Looks again and again. Stopped in the middle, what it missed is found by the first look at all users after the
    /// next start.
    pub fn watch(
        workflows: &'static [Definition],
        ledger: Arc<Ledger>,
        look: Duration,
        sweep: Duration,
    ) -> Worker {
        let traffic = Traffic::of(ledger.runs.commands().clone());
        let growing = Self { workflows, ledger, look, sweep, due: Instant::now(), traffic, is_busy: false };
        Worker::start(Schedule { drops_round: true, ..Schedule::every("growth of memories", look) }, growing)
    }

    fn begun_by_growth(&self) -> impl Iterator<Item = &'static Definition> + use<> {
        self.workflows.iter().filter(|definition| definition.begins == Begins::Growth)
    }

    /// Looks at everyone, since what other processes changed, or this one before it ended, is not told.
    async fn sweep(&mut self, definition: &Definition) -> Result<(), LedgerError> {
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
                    self.trigger_user(&tenant, &user).await;
                }
            }
        }
    }

    /// While many commands come, one run is requested each look: those who wait for an answer share the database
    /// with it.
    async fn trigger_user(&mut self, tenant: &TenantId, user: &UserId) {
        for definition in self.begun_by_growth() {
            let steps = definition.step_names();
            match self.ledger.runs.trigger_run(tenant, user, definition.name, steps).await {
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
                    if self.is_busy {
                        tokio::time::sleep(self.look).await;
                        self.is_busy = self.traffic.is_busy();
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
