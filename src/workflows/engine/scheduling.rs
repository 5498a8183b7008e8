//! Workflows whose time has come: a run is requested for each user in the user's slot, beside the work on runs.

use std::{
    collections::HashMap,
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
    time::{Duration, Instant},
};

use async_trait::async_trait;
use memledger_ledger::{
    LedgerError,
    busy::Traffic,
    runs::{
        Slot,
        ageing::{Ageing, PolicyName},
    },
    time::now,
    words::{TenantId, UserId},
    worker::{Next, Schedule, StopSignal, Task, Worker},
};

use super::{Begins, Definition, Execution, InMemory, Trouble, purging::purge_overdue};

/// Runs that wait or are under way; while there are more, none is added: after a time without a server, all users are due.
const MOST_OPEN: usize = 64;

pub struct Scheduling {
    execution: Execution,
    /// How often to look at all users.
    sweep: Duration,
    /// How often to look whether there is room for more runs.
    look: Duration,
    /// When the next sweep is due.
    due: Instant,
    /// The user after whom a sweep goes on that had no room.
    after: Option<(TenantId, UserId)>,
    /// The last slot of each user and workflow that was seen to; a number stands for the three names.
    seen: HashMap<u64, i64>,
    traffic: Traffic,
}

/// How a sweep ended.
enum Swept {
    All,
    /// There was no room for more runs, or somebody waits for the server to end.
    Partly,
}

#[async_trait]
impl Task for Scheduling {
    async fn round(&mut self, stop: &StopSignal) -> Result<Next, LedgerError> {
        if Instant::now() < self.due && self.after.is_none() {
            return Ok(Next::Wait);
        }
        // Sooner where it fails.
        self.due = Instant::now() + self.sweep / 10;
        if let Swept::All = self.sweep(stop).await? {
            self.due = Instant::now() + self.sweep;
        }
        Ok(Next::Wait)
    }
}

impl Scheduling {
    pub fn watch(execution: Execution, look: Duration, sweep: Duration) -> Worker {
        let traffic = Traffic::of(execution.ledger.runs.commands().clone());
        let (due, seen) = (Instant::now(), HashMap::new());
        let scheduling = Self { execution, sweep, look, due, after: None, seen, traffic };
        Worker::start(
            Schedule { drops_round: true, ..Schedule::every("workflow schedule", look) },
            scheduling,
        )
    }

    async fn sweep(&mut self, stop: &StopSignal) -> Result<Swept, LedgerError> {
        let ledger = self.execution.ledger.clone();
        let mut room = MOST_OPEN.saturating_sub(ledger.runs.open_runs().await?.len());
        let mut known: HashMap<TenantId, Arc<Ageing>> = HashMap::new();
        loop {
            let users = ledger.runs.users_everywhere(self.after.as_ref()).await?;
            if users.is_empty() {
                self.after = None;
                return Ok(Swept::All);
            }
            for (tenant, user, active) in users {
                if room == 0 || stop.is_requested() {
                    return Ok(Swept::Partly);
                }
                let ageing = match known.get(&tenant) {
                    Some(ageing) => ageing.clone(),
                    None => {
                        let ageing = Arc::new(self.ageing_of(&tenant).await?);
                        known.entry(tenant.clone()).or_insert(ageing).clone()
                    }
                };
                for definition in self.scheduled() {
                    match self.see_to(definition, &ageing, &tenant, &user, active, stop).await {
                        Ok(requested) => room = room.saturating_sub(usize::from(requested)),
                        Err(failed) => {
                            tracing::warn!(%user, workflow = definition.name, %failed, "a scheduled run could not be requested");
                        }
                    }
                }
                self.after = Some((tenant, user));
            }
        }
    }

    fn scheduled(&self) -> impl Iterator<Item = &'static Definition> + use<> {
        self.execution.workflows.iter().filter(|definition| definition.begins == Begins::Scheduled)
    }

    /// The clock of a tenant is read where a policy needs it.
    async fn ageing_of(&self, tenant: &TenantId) -> Result<Ageing, LedgerError> {
        let runs = &self.execution.ledger.runs;
        let ageing = runs.ageing(tenant).await?;
        let is_any_on = PolicyName::ALL.iter().any(|policy| ageing.policies().get(*policy).is_enabled());
        if is_any_on { runs.ageing_now(tenant).await } else { Ok(ageing) }
    }

    /// Whether a run was requested.
    async fn see_to(
        &mut self,
        definition: &'static Definition,
        ageing: &Ageing,
        tenant: &TenantId,
        user: &UserId,
        active: i64,
        stop: &StopSignal,
    ) -> Result<bool, LedgerError> {
        let Some(policy) = PolicyName::parse(definition.name) else { return Ok(false) };
        let config = ageing.policies().get(policy);
        let slot = Slot::at(tenant, user, definition.name, config.interval_hours(), now());
        // A slot that had begun when the policy was set is none of it, so that users do not all begin at once.
        let begun_before = ageing.set_at(policy).is_none_or(|set_at| slot.begins_at < set_at);
        if !config.is_enabled() || begun_before {
            return Ok(false);
        }
        let key = key(tenant, user, definition.name);
        if self.seen.get(&key) == Some(&slot.begins_at.0) {
            return Ok(false);
        }
        let ledger = self.execution.ledger.clone();
        let requested = if ledger.runs.ran_in_slot(tenant, user, definition.name, slot).await? {
            false
        } else {
            let work = self.execution.beside_runs(definition, tenant, user, Arc::new(InMemory::default()));
            let workflow = (definition.begin)();
            let failed = |trouble: Trouble| LedgerError::Unavailable(trouble.to_string());
            purge_overdue(workflow.as_ref(), &work, stop).await.map_err(failed)?;
            let has_work = active > 0 && workflow.has_work(&work).await.map_err(failed)?;
            has_work && self.request(definition, tenant, user, slot).await?
        };
        self.seen.insert(key, slot.begins_at.0);
        Ok(requested)
    }

    async fn request(
        &self,
        definition: &'static Definition,
        tenant: &TenantId,
        user: &UserId,
        slot: Slot,
    ) -> Result<bool, LedgerError> {
        // Those who wait for an answer share the database with it.
        if self.traffic.is_busy() {
            tokio::time::sleep(self.look).await;
        }
        let (runs, steps) = (&self.execution.ledger.runs, definition.step_names());
        let run = runs.request_scheduled(tenant, user, definition.name, steps, slot).await?;
        if let Some(run) = &run {
            tracing::info!(
                run = run.run_id,
                workflow = definition.name,
                %user,
                "starting a scheduled run; POST /api/admin/workflows/runs/{}/cancel stops it, …/restore undoes it",
                run.run_id
            );
        }
        Ok(run.is_some())
    }
}

fn key(tenant: &TenantId, user: &UserId, workflow: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    (tenant.as_str(), user.as_str(), workflow).hash(&mut hasher);
    hasher.finish()
}
