//! Workflows whose time has come: a run is requested for each user in the user's slot, while other runs are executed.

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
const HOUR_US: i64 = 3_600_000_000;

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
                        // One tenant's settings that can't be read keep no other tenant waiting.
                        let ageing = self.ageing_of(&tenant).await.unwrap_or_else(|failed| {
                            tracing::error!(%tenant, %failed, "policies could not be read; none of them runs");
                            Ageing::default()
                        });
                        known.entry(tenant.clone()).or_insert(Arc::new(ageing)).clone()
                    }
                };
                match self.see_to(&ageing, &tenant, &user, active, stop).await {
                    Ok(requested) => room = room.saturating_sub(requested),
                    Err(failed) => tracing::warn!(%user, %failed, "scheduled runs could not be requested"),
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

    /// Purges what is overdue and requests the runs that are due; answers how many.
    async fn see_to(
        &mut self,
        ageing: &Ageing,
        tenant: &TenantId,
        user: &UserId,
        active: i64,
        stop: &StopSignal,
    ) -> Result<usize, LedgerError> {
        let ledger = self.execution.ledger.clone();
        let failed = |trouble: Trouble| LedgerError::Unavailable(trouble.to_string());
        let mut due = Vec::new();
        for definition in self.scheduled() {
            let Some(slot) = self.due_slot(definition, ageing, tenant, user) else { continue };
            if !ledger.runs.ran_in_slot(tenant, user, definition.name, slot).await? {
                let work =
                    self.execution.beside_runs(definition, tenant, user, Arc::new(InMemory::default()));
                due.push((definition, slot, work));
            } else {
                self.seen.insert(key(tenant, user, definition.name), slot.begins_at.0);
            }
        }
        // First, since a purge ends the runs that are under way: they may have read what it destroys.
        for (definition, _, work) in &due {
            purge_overdue((definition.begin)().as_ref(), work, stop).await.map_err(failed)?;
        }
        let mut requested = 0;
        for (definition, slot, work) in due {
            let has_work = active > 0 && (definition.begin)().has_work(&work).await.map_err(failed)?;
            if has_work && self.request(definition, tenant, user, slot).await? {
                requested += 1;
            }
            self.seen.insert(key(tenant, user, definition.name), slot.begins_at.0);
        }
        Ok(requested)
    }

    /// The user's slot, if the policy is on and the slot was not seen to yet.
    fn due_slot(
        &self,
        definition: &Definition,
        ageing: &Ageing,
        tenant: &TenantId,
        user: &UserId,
    ) -> Option<Slot> {
        let policy = PolicyName::parse(definition.name)?;
        let config = ageing.policies().get(policy);
        let at = now();
        let slot = Slot::at(tenant, user, definition.name, config.interval_hours(), at);
        // A slot that had begun when the policy was set is none of it, so that users do not all begin at once. A policy that was
        // set in what is the future was set while the clock was wrong.
        let set_at = ageing.set_at(policy)?;
        let begun_before = slot.begins_at < set_at && set_at.0 <= at.0.saturating_add(HOUR_US);
        let is_seen = self.seen.get(&key(tenant, user, definition.name)) == Some(&slot.begins_at.0);
        (config.is_enabled() && !begun_before && !is_seen).then_some(slot)
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
