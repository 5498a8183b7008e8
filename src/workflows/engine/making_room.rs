//! Room for memories that wait to be added: the workflow that limits their number runs at once, without waiting for the schedule.

use std::{
    collections::HashMap,
    hash::{DefaultHasher, Hash, Hasher},
    sync::{Arc, Mutex, PoisonError, Weak},
    time::{Duration, Instant},
};

use async_trait::async_trait;
use memledger_ledger::{
    LedgerError,
    memories::MakesRoom,
    runs::ageing::PolicyName,
    words::{TenantId, UserId},
};
use tokio::sync::Mutex as TurnMutex;

use super::{Definition, Execution, Runner};

/// How long it may take until a change of the policy is known to writes.
const KNOWN_FOR: Duration = Duration::from_secs(1);
/// How long it is waited for a run of another server's.
const LOOK: Duration = Duration::from_millis(20);
/// Users for whom room is made at once.
const AT_ONCE: usize = 16;

pub struct RoomByRuns {
    runner: Weak<Runner>,
    known: Mutex<HashMap<TenantId, (Instant, Option<usize>)>>,
    /// One run makes room for all who wait.
    turns: [TurnMutex<()>; AT_ONCE],
}

impl RoomByRuns {
    pub fn of(runner: &Arc<Runner>) -> Self {
        let turns = std::array::from_fn(|_| TurnMutex::new(()));
        Self { runner: Arc::downgrade(runner), known: Mutex::default(), turns }
    }

    fn turn(&self, tenant: &TenantId, user: &UserId) -> Option<&TurnMutex<()>> {
        let mut hasher = DefaultHasher::new();
        (tenant.as_str(), user.as_str()).hash(&mut hasher);
        let at = usize::try_from(hasher.finish() % AT_ONCE as u64).unwrap_or_default();
        self.turns.get(at)
    }
}

#[async_trait]
impl MakesRoom for RoomByRuns {
    async fn limit(&self, tenant: &TenantId) -> Result<Option<usize>, LedgerError> {
        let Some(runner) = self.runner.upgrade() else { return Ok(None) };
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner).get(tenant).copied();
        if let Some((_, limit)) = known.filter(|(at, _)| at.elapsed() < KNOWN_FOR) {
            return Ok(limit);
        }
        let ageing = runner.ledger().runs.ageing(tenant).await?;
        let pruning = ageing.policies().pruning;
        let in_force = pruning.enabled && !ageing.is_dry(PolicyName::Pruning);
        let limit = in_force.then_some(pruning.max_total_memories as usize);
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.insert(tenant.clone(), (Instant::now(), limit));
        Ok(limit)
    }

    async fn make_room(
        &self,
        tenant: &TenantId,
        user: &UserId,
        incoming: usize,
    ) -> Result<bool, LedgerError> {
        let (Some(runner), Some(turn)) = (self.runner.upgrade(), self.turn(tenant, user)) else {
            return Ok(false);
        };
        let _turn = turn.lock().await;
        let (Some(limit), Some(definition)) = (self.limit(tenant).await?, runner.pruning()) else {
            return Ok(true);
        };
        let runs = &runner.ledger().runs;
        let has_room =
            async || Ok::<_, LedgerError>(runs.active_memories(tenant, user).await? + incoming <= limit);
        if has_room().await? {
            return Ok(true);
        }
        let steps = definition.step_names();
        let Some(run) = runs.request_to_make_room(tenant, user, definition.name, steps).await? else {
            tokio::time::sleep(LOOK).await;
            return Ok(true);
        };
        let execution = Execution { incoming, ..runner.execution().clone() };
        if let Err(trouble) = execution.run(&run).await {
            tracing::warn!(run = run.run_id, %trouble, "room for new memories could not be made");
            return Ok(false);
        }
        has_room().await
    }
}

impl Runner {
    fn pruning(&self) -> Option<&'static Definition> {
        let mut workflows = self.execution().workflows.iter();
        workflows.find(|definition| definition.name == PolicyName::Pruning.as_str())
    }
}
